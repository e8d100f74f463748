// SPDX-License-Identifier: MIT
// The size of a page after garbage collection.

import type { CDPSession, Page } from '@playwright/test';

export interface PageSize {
  /** Attached and detached nodes, without the attributes that a test has read. */
  readonly nodes: number;
  readonly listeners: number;
  readonly documents: number;
  readonly workers: number;
}

interface TreeNode {
  readonly localName: string;
  readonly nodeType: number;
  readonly children?: readonly TreeNode[];
  readonly shadowRoots?: readonly TreeNode[];
}

function countOf({ children = [], shadowRoots = [] }: TreeNode): number {
  return [...children, ...shadowRoots].reduce((sum, one) => sum + countOf(one), 1);
}

/** Reading an element's attribute in a test creates an attribute node, which the element keeps. */
const kAttribute = 2;

/** Detached trees that are still referenced. */
async function detachedTrees(session: CDPSession): Promise<readonly TreeNode[]> {
  // Trees listed earlier would stay referenced.
  await session.send('DOM.enable');
  const { detachedNodes } = await session.send('DOM.getDetachedDomNodes');
  await session.send('DOM.disable');
  const trees = detachedNodes.map(({ treeNode }) => treeNode);
  return trees.filter(({ nodeType }) => nodeType !== kAttribute);
}

/** The number of detached elements of that name that are still referenced. */
export async function detached(session: CDPSession, name: string): Promise<number> {
  await collect(session);
  const count = ({ localName, children = [], shadowRoots = [] }: TreeNode): number =>
    [...children, ...shadowRoots].reduce(
      (sum, one) => sum + count(one),
      localName === name ? 1 : 0,
    );
  return (await detachedTrees(session)).reduce((sum, tree) => sum + count(tree), 0);
}

/** The number of attached nodes and of detached ones that are still referenced. */
async function nodesOf(page: Page, session: CDPSession): Promise<number> {
  const attached = await page.evaluate(() => {
    const count = (node: Node): number => {
      const root = node instanceof Element ? node.shadowRoot : null;
      const below = [...node.childNodes, ...(root === null ? [] : [root])];
      return below.reduce((sum, one) => sum + count(one), 1);
    };
    return count(document);
  });
  return (await detachedTrees(session)).reduce((sum, tree) => sum + countOf(tree), attached);
}

/** Objects waiting for one collection may reference others that only the next one frees. */
async function collect(session: CDPSession): Promise<void> {
  for (let i = 0; i < 3; i++) await session.send('HeapProfiler.collectGarbage');
}

export async function measurer(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return session;
}

export async function pageSize(page: Page, session: CDPSession): Promise<PageSize> {
  await collect(session);
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string): number => metrics.find((one) => one.name === name)?.value ?? 0;
  return {
    nodes: await nodesOf(page, session),
    listeners: metric('JSEventListeners'),
    documents: metric('Documents'),
    workers: page.workers().length,
  };
}

/** Returns the size once two measurements agree: parts of a board load in idle time. */
export async function sizeAtRest(page: Page, session: CDPSession): Promise<PageSize> {
  for (let before = await pageSize(page, session); ;) {
    const size = await pageSize(page, session);
    if (JSON.stringify(size) === JSON.stringify(before)) return size;
    before = size;
  }
}
