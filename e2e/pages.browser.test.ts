// Checks every page of the build with axe, anonymous, signed in and as a super-admin, on a wide screen in light colours and
// on a phone in dark ones. routes.browser.test.ts says which address leads to which page: each page is looked at once.
// pages.look.test.ts has the other two views.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { expectAccessible } from './src/browser/axe.ts';
import { launchBrowser } from './src/browser/browser.ts';
import { addresses, examples, isOpen, pages } from './src/browser/routes/addresses.ts';
import type { State } from './src/browser/routes/states.ts';
import { rowsOf } from './src/browser/routes/table.ts';
import { walkOn } from './src/browser/routes/walk.ts';
import { arizona, countOf, endOf, requestDownload, usageOf } from './src/downloads/download-path.ts';
import { saveSearch } from './src/people/save-search.ts';
import { eventually } from './src/eventually.ts';
import { superAdmin } from './src/people/impersonate.ts';
import { password, signUp } from './src/people/sign-up.ts';
import { productUnderTest, type ProductUnderTest } from './src/product/product-under-test.ts';

const email = `reader.${randomUUID().slice(0, 8)}@canary.test`;
let product: ProductUnderTest;
let browser: Browser;
let downloadId: string;

beforeAll(async () => {
  product = await productUnderTest();
  const client = await signUp(product.url, email);
  await eventually(
    () => usageOf(client),
    ({ leads }) => leads > 0,
  );
  const { datasetVersion } = await countOf(client, arizona);
  downloadId = (await requestDownload(client, arizona, 3, datasetVersion)) ?? '';
  await endOf(client, downloadId);
  await saveSearch(client, 'Arizona');
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await product.close();
});

describe('the list of pages', () => {
  it('has an example for every pattern with a parameter', () => {
    expect(pages.length).toBeGreaterThan(5);
    expect(pages.filter((pattern) => isOpen(pattern) && examples[pattern] === undefined)).toEqual([]);
  });
});

async function signIn(page: Page, who: { email: string; password: string }): Promise<void> {
  await page.goto(`${product.url}/login`);
  await page.getByLabel('E-mail').fill(who.email);
  await page.getByLabel('Password').fill(who.password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'What leads are you looking for?' }).waitFor();
}

/** Waits until the page has followed what was changed, no colour transition is running and nothing is busy. */
async function untilStill(page: Page): Promise<void> {
  // A change of colours or width is told before the next frame, and drawn by the one after.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
  await page.waitForFunction(
    () =>
      document.querySelector('[aria-busy=true]') === null &&
      document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
}

const views = [
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 360 },
] as const;

async function lookAt(page: Page): Promise<void> {
  for (const { colorScheme, width } of views) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await untilStill(page);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
}

const rows = rowsOf(readFileSync(path.join(__dirname, '../docs/routes.md'), 'utf8'));

/** Articles differ by their text alone: one of each kind stands for the others, and pages.look.test.ts looks at each. */
const isArticle = (address: string): boolean => /^\/(?:resources|support)\/(?!all$|welcome$)/.test(address);
const articles = addresses.filter(isArticle);
const firsts = ['/resources/', '/support/'].map((kind) => articles.find((address) => address.startsWith(kind)));

/** The pages that somebody sees: the first address that leads to each. */
function pagesOf(state: State) {
  const seen = new Set<string>();
  return rows.filter((row) => {
    if (row.state !== state || (isArticle(row.address) && !firsts.includes(row.address))) return false;
    // Many addresses lead a visitor to log-in, each with another way back.
    const shown = state === 'signed out' ? row.heading : row.at;
    return !seen.has(shown) && seen.add(shown);
  });
}

/** What only a super-admin sees; the other pages are the same for everybody. */
const ofSuperAdmins = pagesOf('super-admin').filter(({ at }) => /^\/(superadmin|finance|api\/)/.test(at));

describe.each([
  { who: 'a visitor', loggedIn: null, looksAt: pagesOf('signed out') },
  {
    who: 'somebody who is signed in',
    loggedIn: { email, password },
    looksAt: pagesOf('free trial').filter(({ address }) => !isArticle(address)),
  },
  { who: 'a super-admin', loggedIn: superAdmin, looksAt: ofSuperAdmins },
])('as $who', ({ loggedIn, looksAt }) => {
  let page: Page;
  let go: ReturnType<typeof walkOn>;
  beforeAll(async () => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    page = await context.newPage();
    page.setDefaultTimeout(30_000);
    go = walkOn(page, { downloadId });
    if (loggedIn === null) await page.goto(`${product.url}/login`);
    else await signIn(page, loggedIn);
  });
  afterAll(() => page.context().close());

  it.each(looksAt)('axe finds nothing at $at, light on a wide screen and dark on a phone', async (row) => {
    const { at, title, heading } = row;
    expect(await go(row.address, { at, title, heading })).toMatchObject({ at, title, heading });
    await lookAt(page);
  });
});

it('axe finds nothing at /dev/mailbox, which is the gateway’s own and the same for everybody', async () => {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await page.goto(`${product.url}/dev/mailbox`);
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await lookAt(page);
  await page.close();
});
