// Checks every page of the build with axe, anonymous, signed in and as a super-admin, on a wide screen in light colours and
// on a phone in dark ones. pages.look.test.ts has the other two.
import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { expectAccessible } from './src/browser/axe.ts';
import { launchBrowser } from './src/browser/browser.ts';
import { addresses, examples, isOpen, pages } from './src/browser/routes/addresses.ts';
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

/** Waits until no request and no colour transition is running. */
async function untilStill(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' });
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

/** What only a super-admin sees; the other pages are the same for everybody. */
const ofSuperAdmins = addresses.filter((address) => /^\/(superadmin|finance|api\/)/.test(address));

/** Articles differ by their text alone: one of each kind stands for the others, and pages.look.test.ts looks at each. */
const isArticle = (address: string): boolean => /^\/(?:resources|support)\/(?!all$|welcome$)/.test(address);
const notArticles = addresses.filter((address) => !isArticle(address));
const examplesOfArticles = ['/resources/', '/support/'].flatMap((kind) =>
  addresses.filter((address) => address.startsWith(kind) && isArticle(address)).slice(0, 1),
);

describe.each([
  { who: 'a visitor', loggedIn: null, looksAt: [...notArticles, ...examplesOfArticles] },
  { who: 'somebody who is signed in', loggedIn: { email, password }, looksAt: notArticles },
  { who: 'a super-admin', loggedIn: superAdmin, looksAt: ofSuperAdmins },
])('as $who', ({ loggedIn, looksAt }) => {
  // Many addresses redirect a visitor to log-in, and some redirect to another page.
  const seen = new Set<string>();
  let page: Page;
  beforeAll(async () => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    page = await context.newPage();
    page.setDefaultTimeout(30_000);
    if (loggedIn !== null) await signIn(page, loggedIn);
  });
  afterAll(() => page.context().close());

  it.each(looksAt)('axe finds nothing at %s, light on a wide screen and dark on a phone', async (address) => {
    await page.goto(product.url + address.replace(':its-own', downloadId));
    await untilStill(page);
    if (loggedIn === superAdmin) expect(await page.getByText('You do not have access to this page').count()).toBe(0);
    const shown = loggedIn === null ? ((await page.locator('h1').first().textContent()) ?? '') : page.url();
    if (seen.has(shown)) return;
    seen.add(shown);
    for (const { colorScheme, width } of views) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      await untilStill(page);
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
});
