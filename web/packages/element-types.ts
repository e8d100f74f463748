// SPDX-License-Identifier: MIT
// Declares the attributes and events of the elements for TypeScript, React, Vue and Svelte. They
// come from the same comments as custom-elements.json.

import { declarations, type Member, type Named } from '../custom-elements.ts';
import { elementSources } from '../element-sources.ts';

const elements = Object.entries(declarations());

/** `chuhe-before-move` → `onBeforeMove` */
export function propOf(event: string): string {
  const words = event.split('-').slice(1);
  return `on${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}`;
}

type Element = (typeof elements)[number][1];

/** Properties that can be set and have no attribute. */
function propertiesOf({ attributes, members }: Element): readonly Member[] {
  return members.filter(
    ({ kind, name, readonly }) =>
      kind === 'field' && readonly === false && attributes.every((one) => one.name !== name),
  );
}

const all = (list: (element: Element) => readonly Named[]): string[] => [
  ...new Set(elements.flatMap(([, element]) => list(element).map(({ name }) => name))),
];

/** What `chuhe/react` has to know of the elements. */
export const elementNames = {
  attributes: all(({ attributes }) => attributes),
  properties: all(propertiesOf),
  events: Object.fromEntries(all(({ events }) => events).map((name) => [propOf(name), name])),
};

/** In markup and from scripts a number may be written as text. */
const valueTypes: Readonly<Record<string, string>> = { number: 'number | `${number}`' };

const line = (name: string, type: string, description: string): string =>
  `  /** ${description} */\n  ${name}?: ${type} | undefined;`;

const attributeType = ({ type }: Named): string =>
  valueTypes[type?.text ?? ''] ?? type?.text ?? 'string';

function lists([, element]: (typeof elements)[number]): string {
  const { name, attributes, events, members } = element;
  const isList = (one: Named): boolean =>
    members.some((member) => member.name === one.name && member.type?.text.includes('[]') === true);
  const reactAttributes = attributes.filter(isList).map((one) => {
    return line(one.name, `${attributeType(one)} | readonly string[]`, one.description);
  });
  const properties = propertiesOf(element).map((one) => {
    return line(one.name, `${name}['${one.name}']`, one.description);
  });
  return `
export interface ${name}Attributes {
${attributes.map((one) => line(one.name, attributeType(one), one.description)).join('\n')}
}

/** Properties without an attribute. */
export interface ${name}Properties {
${properties.join('\n')}
}

/** As components take them: lists as arrays too. */
export interface ${name}Given extends Omit<${name}Attributes, keyof ${name}Lists>, ${name}Lists, ${name}Properties {}

interface ${name}Lists {
${reactAttributes.join('\n')}
}

export interface ${name}Events {
${events.map((one) => `  /** ${one.description} */\n  '${one.name}': ${one.type?.text ?? 'CustomEvent'};`).join('\n')}
}

interface ${name}EventMap extends Omit<HTMLElementEventMap, keyof ${name}Events>, ${name}Events {}
`;
}

/** The listeners of each element by its own events. */
function augmented([tag, { name }]: (typeof elements)[number]): string {
  const source = Object.entries(elementSources).find(([one]) => one === tag)?.[1] ?? '';
  const methods = ['add', 'remove'].map((does) => {
    const options = does === 'add' ? 'AddEventListenerOptions' : 'EventListenerOptions';
    return `    ${does}EventListener<Name extends keyof ${name}EventMap>(
      type: Name,
      listener: (this: ${name}, event: ${name}EventMap[Name]) => unknown,
      options?: boolean | ${options},
    ): void;
    ${does}EventListener(
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: boolean | ${options},
    ): void;`;
  });
  return `
declare module '../../../${source}' {
  interface ${name} {
${methods.join('\n')}
  }
}
`;
}

/** Every event on whatever hears it bubble: of several elements, with the detail of one of them. */
function heard(): string {
  const types = new Map<string, Set<string>>();
  for (const [, { events }] of elements) {
    for (const { name, type } of events) {
      types.set(name, (types.get(name) ?? new Set()).add(type?.text ?? 'CustomEvent'));
    }
  }
  return [...types].map(([name, some]) => `    '${name}': ${[...some].join(' | ')};`).join('\n');
}

const names = elements.map(([, { name }]) => name);

const classes = `import type { ${names.join(', ')} } from './elements.ts';`;

const imported = (...suffixes: readonly string[]): string =>
  `import type {\n${names.flatMap((name) => suffixes.map((end) => `  ${name}${end},`)).join('\n')}\n} from './element-types.ts';`;

const dom = `${classes}
import type { BoardMove, Embedded, ToldGame } from './details.ts';
${elements.map(lists).join('')}${elements.map(augmented).join('')}
declare global {
  interface HTMLElementTagNameMap {
${elements.map(([tag, { name }]) => `    '${tag}': ${name};`).join('\n')}
  }
  interface GlobalEventHandlersEventMap {
${heard()}
  }
}
`;

const intrinsic = (type: (name: string) => string, indent: string): string =>
  elements.map(([tag, { name }]) => `${indent}'${tag}': ${type(name)};`).join('\n');

const react = `import type { DetailedHTMLProps, HTMLAttributes, ReactElement, Ref } from 'react';
import type {
${names.map((name) => `  ${name} as ${name}Element,`).join('\n')}
} from './elements.ts';
${imported('Attributes', 'Events', 'Given')}
export type { ElementName } from './elements.ts';

type Props<Kind, Own> = Omit<HTMLAttributes<Kind>, keyof Own> & Own & { ref?: Ref<Kind> | undefined };

type Intrinsic<Kind, Own, Events> = Omit<DetailedHTMLProps<HTMLAttributes<Kind>, Kind>, keyof Own> & Own & {
  [Name in keyof Events & string as \`on\${Name}\`]?: ((event: Events[Name]) => void) | undefined;
};
${elements
  .map(([, { name, description, events }]) => {
    const listeners = events.map((one) =>
      line(
        propOf(one.name),
        `((event: ${name}Events['${one.name}']) => void)`,
        `\`${one.name}\`: ${one.description}`,
      ),
    );
    return `
interface ${name}Listeners {
${listeners.join('\n')}
}

export type ${name}Props = Props<${name}Element, ${name}Given & ${name}Listeners>;

/** ${description.replace(/\s+/g, ' ')} */
export declare function ${name}(props: ${name}Props): ReactElement;
`;
  })
  .join('')}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${intrinsic((name) => `Intrinsic<${name}Element, ${name}Attributes, ${name}Events>`, '      ')}
    }
  }
}
`;

/** Vue and Svelte write `true` and `false` into attributes; only their absence means no. */
const presence = `type Presence<Own> = {
  [Name in keyof Own]: [Own[Name]] extends [boolean | undefined] ? '' | true | undefined : Own[Name];
};
`;

const vue = `import type { HTMLAttributes, PublicProps } from 'vue';
${classes}
${imported('Given', 'Events')}
export type { ElementName } from './elements.ts';
export { load, watch } from './elements.ts';

${presence}
type Component<Kind, Own, Events> = new () => Kind & {
  $props: HTMLAttributes & Presence<Own> & PublicProps;
  $emit: <Name extends keyof Events>(event: Name, payload: Events[Name]) => void;
};

declare module 'vue' {
  interface GlobalComponents {
${intrinsic((name) => `Component<${name}, ${name}Given, ${name}Events>`, '    ')}
  }
}
`;

const svelte = `import type { HTMLAttributes } from 'svelte/elements';
${classes}
${imported('Given', 'Events')}
export type { ElementName } from './elements.ts';
export { load, watch } from './elements.ts';

${presence}
type Attributes<Kind extends EventTarget, Own, Events> = Omit<HTMLAttributes<Kind>, keyof Own> & Presence<Own> & {
  [Name in keyof Events & string as \`on\${Name}\`]?: ((event: Events[Name]) => void) | undefined;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
${intrinsic((name) => `Attributes<${name}, ${name}Given, ${name}Events>`, '    ')}
  }
}
`;

/** The declarations by the name of their module in the package. */
export const elementTypes = { 'element-types': dom, react, vue, svelte };
