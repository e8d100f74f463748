// SPDX-License-Identifier: MIT
// chuhe/react: the elements as components, which also work when a server has rendered them: React
// drops the listeners of custom elements when it hydrates (react/react#35446). element-types.ts
// generates the declarations.

import {
  createElement,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ReactElement,
  type Ref,
} from 'react';
import './elements.ts';

/** From the comments of the elements; vite.config.ts puts it in. */
declare const elementNames: {
  readonly attributes: readonly string[];
  readonly properties: readonly string[];
  /** By the names of their props: `onMove`. */
  readonly events: Readonly<Record<string, string>>;
};

const names = elementNames;

interface Given {
  readonly ref?: Ref<HTMLElement>;
  readonly [prop: string]: unknown;
}

/** As markup has it; null for none. */
function attributeOf(value: unknown): string | null {
  if (value === undefined || value === null || value === false) return null;
  if (value === true) return '';
  return Array.isArray(value) ? value.join(' ') : String(value);
}

type Attributes = Readonly<Record<string, string>>;

function attributesOf(props: Given): Attributes {
  const found = names.attributes.map((name) => [name, attributeOf(props[name])] as const);
  return Object.fromEntries(
    found.flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );
}

function isOurs(name: string): boolean {
  const { attributes, properties, events } = names;
  return Object.hasOwn(events, name) || attributes.includes(name) || properties.includes(name);
}

/**
 * React gets the attributes of the first time, for the markup, and never hears of another: it would set
 * properties instead, and a property set to nothing is not an attribute taken away.
 */
function component(tag: string): (props: Given) => ReactElement {
  return function Chuhe(props) {
    const { ref, ...rest } = props;
    const own = useRef<HTMLElement>(null);
    const attributes = attributesOf(props);
    const [first] = useState(attributes);
    const shown = useRef<Attributes>(first);
    useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => own.current, []);

    useLayoutEffect(() => {
      const element = own.current;
      if (element === null) return;
      for (const name of names.attributes) {
        const value = attributes[name];
        if (value === shown.current[name]) continue;
        if (value === undefined) element.removeAttribute(name);
        else element.setAttribute(name, value);
      }
      shown.current = attributes;
      for (const name of names.properties) {
        const value = props[name];
        if (value !== undefined && Reflect.get(element, name) !== value) {
          Reflect.set(element, name, value);
        }
      }
    });

    useLayoutEffect(() => {
      const ending = new AbortController();
      for (const [prop, event] of Object.entries(names.events)) {
        const listener = props[prop];
        if (typeof listener !== 'function') continue;
        const hear = (heard: Event): unknown => Reflect.apply(listener, undefined, [heard]);
        own.current?.addEventListener(event, hear, { signal: ending.signal });
      }
      return () => ending.abort();
    });

    const left = Object.fromEntries(Object.entries(rest).filter(([name]) => !isOurs(name)));
    return createElement(tag, { ...left, ...first, ref: own });
  };
}

export const ChuheGame = component('chuhe-game');
export const ChuheBoard = component('chuhe-board');
export const ChuheViewer = component('chuhe-viewer');
export const ChuhePuzzle = component('chuhe-puzzle');
export const ChuheAnalysis = component('chuhe-analysis');
