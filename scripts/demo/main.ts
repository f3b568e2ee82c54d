// Takes the pictures of the demo from a running product, light and dark, into web/public/pictures:
// `npm start -- --consumers 20000 --businesses 2000`, then `npx tsx scripts/demo/main.ts http://127.0.0.1:8080`.
// It works as the demo owner and buys one small download. Look at what it took before you commit it.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../../e2e/src/browser/browser.ts';
import { hiddenParts } from '../pictures/hidden-parts.ts';
import { demoPicture, demoPictureAt, demoSteps } from '../../web/src/components/demo/demo-steps.ts';

const site = process.argv[2]?.replace(/\/$/, '');
if (site === undefined) {
  process.stderr.write('Give the address of a running product: demo http://127.0.0.1:8080\n');
  process.exit(2);
}
const owner = { email: 'owner@demo.test', password: 'quiet-meadow-17' };
const web = path.resolve(import.meta.dirname, '../../web/public');

/** What is to be seen at each step, from the one before. */
const ways: Record<string, (page: Page) => Promise<void>> = {
  where: async (page) => {
    await page.goto(`${site}/search/consumers?v=1`);
    await page.getByRole('button', { name: 'City' }).click();
    await page.getByRole('combobox', { name: /Find a city/ }).fill('pho');
    await page
      .getByRole('option', { name: /Phoenix, AZ/ })
      .first()
      .waitFor();
  },
  who: async (page) => {
    await page
      .getByRole('option', { name: /Phoenix, AZ/ })
      .first()
      .click();
    await page.waitForURL(/g=city/);
    const chosen = new URL(page.url());
    chosen.searchParams.set('age', '25-75');
    await page.goto(decodeURIComponent(chosen.href));
    await page.getByText(/Counted at .* exact/).waitFor();
    await page.getByRole('row').nth(5).waitFor();
  },
  look: async (page) => {
    await page.getByRole('table').first().scrollIntoViewIfNeeded();
    await page.evaluate(() => document.querySelector('table')?.scrollIntoView({ block: 'center' }));
  },
  order: async (page) => {
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.getByLabel('How many leads').fill('10');
    await page.getByRole('button', { name: 'Download 10 leads' }).waitFor();
  },
  file: async (page) => {
    await Promise.all([
      page.waitForResponse(
        (answer) => answer.url().endsWith('/api/v2/downloads') && answer.request().method() === 'POST',
      ),
      page.getByRole('button', { name: /^Download [0-9,]+ leads?$/ }).click(),
    ]);
    await page.goto(`${site}/downloads`);
    await page.getByRole('heading', { name: 'What it cost' }).waitFor();
    await page.waitForFunction(() => !/Cancel download|Charging/.test(document.body.innerText), null, {
      timeout: 60_000,
    });
  },
};

const browser = await launchBrowser();
try {
  for (const scheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ viewport: demoPicture, colorScheme: scheme, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(`${site}/login`);
    await page.getByLabel('E-mail').fill(owner.email);
    await page.getByLabel('Password').fill(owner.password);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'What leads are you looking for?' }).waitFor();
    for (const step of demoSteps) {
      await ways[step.name]?.(page);
      await take(page, path.join(web, demoPictureAt(step, scheme)));
    }
    await context.close();
  }
} finally {
  await browser.close();
}

/** WebP, which Playwright itself does not write. */
async function take(page: Page, file: string): Promise<void> {
  await page.addStyleTag({ content: hiddenParts });
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
  const devTools = await page.context().newCDPSession(page);
  const { data } = await devTools.send('Page.captureScreenshot', { format: 'webp', quality: 70 });
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, Buffer.from(data, 'base64'));
  console.log(path.basename(file));
}
