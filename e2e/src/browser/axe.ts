// Runs axe on the current page.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';

type Node = { html: string; any: { message: string }[] };
type Options = { resultTypes: string[]; selectors: boolean };
type Axe = { run(options: Options): Promise<{ violations: { id: string; nodes: Node[] }[] }> };

const axeSource = readFileSync(path.join(path.dirname(require.resolve('axe-core')), 'axe.min.js'), 'utf8');

/** Fails with every rule that the page breaks, each with its first element. Waits for the page's heading. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await problemsOnPage(page)).toEqual([]);
}

/** Every rule that the page breaks, each with its first element; see `expectAccessible`. */
export async function problemsOnPage(page: Page): Promise<string[]> {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  // evaluate() runs without a script element, which the content policy would block.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: Axe };
    // What passed is not described: describing it is most of axe's work.
    const { violations } = await axe.run({ resultTypes: ['violations'], selectors: false });
    return violations.map(({ id, nodes: [first] }) => `${id}: ${first?.html} ${first?.any[0]?.message ?? ''}`.trim());
  });
}
