// Places as people bring them: a list out of a sheet, pasted or typed, and a link that somebody wrote; on a wide screen and
// on a phone, by keyboard, in a browser's own paste.
import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { problemsOnPage } from './src/browser/axe.ts';
import { launchBrowser } from './src/browser/browser.ts';
import { password, signUp } from './src/people/sign-up.ts';
import { productUnderTest, type ProductUnderTest } from './src/product/product-under-test.ts';

let product: ProductUnderTest;
let browser: Browser;

beforeAll(async () => {
  product = await productUnderTest();
  browser = await launchBrowser();
}, 120_000);
afterAll(async () => {
  await browser.close();
  await product.close();
});

describe.each([1440, 360])('%i px wide', (width) => {
  let page: Page;

  beforeAll(async () => {
    const address = `lists.${randomUUID().slice(0, 8)}@canary.test`;
    await signUp(product.url, address);
    const context = await browser.newContext({ viewport: { width, height: 800 } });
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: new URL(product.url).origin });
    page = await context.newPage();
    page.setDefaultTimeout(20_000);
    await page.goto(`${product.url}/login`);
    await page.getByLabel('E-mail').fill(address);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/search/);
  }, 60_000);
  afterAll(() => page.context().close());

  async function openPlaces(search = ''): Promise<void> {
    await page.goto(`${product.url}/search/consumers${search}`);
    if (width < 768) await page.getByRole('button', { name: /Place and filters/ }).click();
  }

  async function paste(list: string): Promise<void> {
    await page.evaluate((text) => navigator.clipboard.writeText(text), list);
    await page.keyboard.press('Control+V');
  }

  it('a pasted list out of a sheet is read whole, asked about, and answered by keyboard', async () => {
    await openPlaces();
    await page.getByRole('button', { name: 'ZIP code' }).click();
    await paste('ZIP\n2108\n2109.0\n\u201802110\u2019\n85003\u20131234\n09012\nabc\n');
    await page.getByText('Did you mean 02108 and 02109?').waitFor();
    expect(await problemsOnPage(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(/g=zip:02110,85003,02108,02109$/);
    await page.getByText('“09012” is military mail, and there are no leads of it.').waitFor();
    await page.getByText('No place is called “abc”.').waitFor();
  });

  it('of two thousand pasted, those that are kept are searched, and the rest is named', async () => {
    await openPlaces();
    await page.getByRole('button', { name: 'ZIP code' }).click();
    await paste(Array.from({ length: 2_000 }, (_, at) => `'${10_001 + at}'`).join(',\n'));
    const asked = page.getByRole('group', { name: 'The places of the list' });
    const said = await asked.getByText(/ZIP codes were read, and the search has room for 5/).textContent();
    const read = Number(/\d+/.exec(said ?? '')?.[0]);
    expect(read).toBeGreaterThan(500);
    expect(await asked.getByRole('checkbox').count()).toBe(read);
    // Five reasons are shown, and the others unfold.
    await page.getByText(`${(2_000 - read - 5).toLocaleString('en-US')} more words left out`).waitFor();
    await asked.getByRole('button', { name: 'Search 5 ZIP codes' }).click();
    await page.waitForURL(/g=zip:(?:\d{5},){4}\d{5}$/);
    await page.getByText(/A search covers up to 5 ZIP codes; [\d,]+ were left out\./).waitFor();
  });

  it('a link that asks for what no filter has orders nothing until somebody says yes', async () => {
    await page.goto(`${product.url}/search/consumers?v=1&g=st:AZ&age=5-17`);
    await page.getByText('Age “5-17”: Age goes from 18 to 110.').waitFor();
    const order = page.locator('#purchase button[type=submit]');
    await page
      .locator('#purchase')
      .getByText('Part of the link is left out. Agree to that first, or choose anew.')
      .waitFor();
    expect(await order.isDisabled()).toBe(true);
    expect(await problemsOnPage(page)).toEqual([]);
    await page.getByRole('button', { name: 'Search without it' }).click();
    await page.waitForURL(/\?v=1&g=st:AZ$/);
    await page.getByRole('button', { name: /^Download [\d,]+ leads?$/ }).waitFor();
    expect(await order.isDisabled()).toBe(false);
  });

  it('a link to a place that does not exist names it', async () => {
    await page.goto(`${product.url}/search/consumers?v=1&g=zip:99999`);
    await page
      .getByText(/There is no such place: 99999/)
      .first()
      .waitFor();
  });
});
