// SPDX-License-Identifier: MIT
// What a page holds once nothing is left that could be thrown away.

import type { CDPSession, Page } from '@playwright/test';

export interface PageSize {
  /** In the page and out of it, without the attributes that a test has looked at. */
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

/** The browser makes one of each when a test looks at an element, which holds it from then on. */
const kAttribute = 2;

/** Trees out of the page that something still holds. */
async function detachedTrees(session: CDPSession): Promise<readonly TreeNode[]> {
  // What was told would be held from then on.
  await session.send('DOM.enable');
  const { detachedNodes } = await session.send('DOM.getDetachedDomNodes');
  await session.send('DOM.disable');
  const trees = detachedNodes.map(({ treeNode }) => treeNode);
  return trees.filter(({ nodeType }) => nodeType !== kAttribute);
}

/** How many elements of that name are out of the page and held. */
export async function detached(session: CDPSession, name: string): Promise<number> {
  await collect(session);
  const count = ({ localName, children = [], shadowRoots = [] }: TreeNode): number =>
    [...children, ...shadowRoots].reduce(
      (sum, one) => sum + count(one),
      localName === name ? 1 : 0,
    );
  return (await detachedTrees(session)).reduce((sum, tree) => sum + count(tree), 0);
}

/** How many nodes are in the page, and how many out of it something still holds. */
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

/** What waits for a collection may hold what a second one frees. */
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

/** Once two looks at it say the same: some of a board comes when the page has nothing else to do. */
export async function sizeAtRest(page: Page, session: CDPSession): Promise<PageSize> {
  for (let before = await pageSize(page, session); ;) {
    const size = await pageSize(page, session);
    if (JSON.stringify(size) === JSON.stringify(before)) return size;
    before = size;
  }
}
