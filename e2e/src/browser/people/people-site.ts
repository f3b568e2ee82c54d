// The product and the browser that all journeys of people share; each journey signs up people of its own.
import type { Browser, Page } from 'playwright-core';
import { productUnderTest, type ProductUnderTest } from '../../product/product-under-test.ts';
import { launchBrowser } from '../browser.ts';

export type PeopleSite = {
  /** Where the product answers. Read it in a test, not before: it is started by `beforeAll`. */
  url(): string;
  /** A page of a browser that nobody is signed in at; it is closed at the end. */
  newPage(): Promise<Page>;
  /** Breaches of the content policy and uncaught errors of all pages so far. */
  complaints: string[];
};

/** Starts the browser before the tests of this file, and closes it afterwards. */
export function sharedPeopleSite(): PeopleSite {
  let product: ProductUnderTest;
  let browser: Browser;
  const complaints: string[] = [];
  beforeAll(async () => {
    product = await productUnderTest();
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await product?.close();
  });
  return {
    complaints,
    url: () => product.url,
    newPage: async () => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
      const page = await context.newPage();
      page.setDefaultTimeout(20_000);
      page.on('console', (message) => {
        if (/Content Security Policy/i.test(message.text())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      return page;
    },
  };
}

/** Logs in by the form and waits for the first page. */
export async function logInByForm(site: PeopleSite, page: Page, email: string, password: string): Promise<void> {
  await page.goto(`${site.url()}/login`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/search/);
}
