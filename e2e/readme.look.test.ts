// The pictures of the README, taken from the running product: `npm run look -- e2e/readme.look.test.ts`.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { launchBrowser } from './src/browser/browser.ts';
import { pageOf, readersOf } from './src/browser/routes/states.ts';
import { productUnderTest } from './src/product/product-under-test.ts';

const folder = path.join(__dirname, '../docs/pictures');
const TIME_MS_MAX = 240_000;

const pictures = [
  { name: 'home', who: 'signed out', at: '/home', until: 'Plans' },
  { name: 'search', who: 'owner', at: '/search/consumers?v=1&g=st:AZ&age=45-64', until: 'Columns' },
  { name: 'download', who: 'owner', at: '/downloads/:its-own', until: 'What it cost' },
  { name: 'usage', who: 'owner', at: '/settings/usage', until: 'What happened to your leads' },
  { name: 'help', who: 'signed out', at: '/support/turning-65-lists', until: 'Making a turning-65 list' },
] as const;

it(
  'are five pages as people see them, each in a small file',
  async () => {
    const product = await productUnderTest();
    const browser = await launchBrowser();
    mkdirSync(folder, { recursive: true });
    try {
      const readers = await readersOf(product.url);
      for (const { name, who, at, until } of pictures) {
        const reader = readers.find(({ state }) => state === who) ?? { state: who };
        const page = await pageOf(browser, product.url, reader);
        await page.goto(product.url + at.replace(':its-own', reader.downloadId ?? ''));
        await page.getByText(until).first().waitFor({ state: 'attached' });
        await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
        const picture = await page.screenshot({ path: path.join(folder, `${name}.jpg`), type: 'jpeg', quality: 72 });
        expect(picture.length).toBeLessThan(150_000);
        await page.context().close();
      }
    } finally {
      await browser.close();
      await product.close();
    }
  },
  TIME_MS_MAX,
);
