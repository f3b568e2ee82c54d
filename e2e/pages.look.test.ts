// Every page as everybody sees it: a picture of each into .cache/looks, 360 and 1440 px wide, light and dark, and axe on
// each of them. Takes many minutes, so it is a level of its own: `npm run look`.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { problemsOnPage } from './src/browser/axe.ts';
import { launchBrowser } from './src/browser/browser.ts';
import { addresses } from './src/browser/routes/addresses.ts';
import { pageOf, readersOf, states, type Reader } from './src/browser/routes/states.ts';
import { productUnderTest, type ProductUnderTest } from './src/product/product-under-test.ts';

const folder = path.join(__dirname, '../.cache/looks');
const STATE_MS_MAX = 1_800_000;
/** Two pages are one to look at if their elements differ in nothing but ids, addresses and times. */
const varying = /\b(?:id|for|href|aria-\w+|datetime)="[^"]*"|:r\w+:|[0-9a-f]{8}-[0-9a-f-]{27}|\d{1,2}:\d{2}/g;

let product: ProductUnderTest;
let browser: Browser;
let readers: readonly Reader[];
const seen = new Map<string, string>();
const shots: string[] = [];

beforeAll(async () => {
  product = await productUnderTest();
  browser = await launchBrowser();
  readers = await readersOf(product.url);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}, 120_000);
afterAll(async () => {
  writeFileSync(path.join(folder, 'index.md'), `${shots.join('\n')}\n`);
  await browser.close();
  await product.close();
});

it.each(states)(
  'axe finds nothing on any page of who is %s, and no page is wider than the screen',
  async (state) => {
    const reader = readers.find((each) => each.state === state) ?? { state };
    const page = await pageOf(browser, product.url, reader);
    const problems: string[] = [];
    for (const address of addresses) {
      await page.goto(product.url + address.replaceAll(':its-own', reader.downloadId ?? 'none'));
      await untilStill(page);
      const look = (await page.locator('body').innerHTML()).replaceAll(varying, '');
      const before = seen.get(look);
      if (before === undefined) problems.push(...(await lookAt(page, state, address)));
      else shots.push(`${state} ${address}: as ${before}`);
      seen.set(look, before ?? `${state} ${address}`);
    }
    await page.context().close();
    expect(problems).toEqual([]);
  },
  STATE_MS_MAX,
);

async function lookAt(page: Page, state: string, address: string): Promise<string[]> {
  const name = `${state}-${address}`.replaceAll(/[^a-z0-9]+/gi, '-').slice(0, 120);
  const problems: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await untilStill(page);
      const file = `${name}-${width}-${colorScheme}.png`;
      await page.screenshot({ path: path.join(folder, file), fullPage: true });
      shots.push(`${state} ${address}: ${file}`);
      const found = await problemsOnPage(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      if (wide > width) found.push(`is ${wide} px wide`);
      problems.push(...found.map((problem) => `${state} ${address} ${width} ${colorScheme}: ${problem}`));
    }
  }
  return problems;
}

/** Waits until nothing loads and nothing moves. */
async function untilStill(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.waitForFunction(
    () =>
      document.querySelector('[aria-busy=true]') === null &&
      document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
}
