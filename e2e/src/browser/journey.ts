// The main job in a browser, on the built application behind the real gateway with its content policy. It signs up,
// follows the mailed link, searches, counts, previews and downloads. It does not depend on how the product is run.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import type { Browser, Page, Request } from 'playwright-core';
import { consumers } from '@leadwright/leads/dictionaries/consumers';
import { exportColumns } from '@leadwright/leads/dictionary';
import { kinds } from '@leadwright/leads/kinds';
import { expectAccessible } from './axe.ts';
import { launchBrowser } from './browser.ts';
import { focusedIn, type Focused } from './focused.ts';
import { downloadOneOf } from './kind-journey.ts';
import type { ProductUnderTest } from '../product/product-under-test.ts';
import { password } from '../people/sign-up.ts';

let product: ProductUnderTest;
let browser: Browser;
let page: Page;
const complaints: string[] = [];
// New at every run, because the product may outlive it.
const address = `roofer.${randomUUID().slice(0, 8)}@canary.test`;

function watched(opened: Page): Page {
  opened.setDefaultTimeout(20_000);
  opened.on('console', (message) => {
    if (/Content Security Policy|deprecated|DevTools/i.test(message.text())) complaints.push(message.text());
  });
  opened.on('pageerror', (error) => complaints.push(error.message));
  return opened;
}

const number = (text: string | null): number => Number((text ?? '').replaceAll(/[^\d]/g, ''));
const shot = (name: string): Promise<unknown> =>
  page.screenshot({ path: path.join(__dirname, '../../..', '.cache', 'screenshots', `${name}.png`) });

// Of what pages.browser.test.ts does not open.
const accessible = (): Promise<void> => expectAccessible(page);

const focused = (): Promise<Focused> => focusedIn(page);

/** Runs the main job on the product that `open` returns, and closes it afterwards. */
export function describeJourney(open: () => Promise<ProductUnderTest>): void {
  describe('the main job in a browser', () => {
    beforeAll(async () => {
      product = await open();
      browser = await launchBrowser();
      // The content policy blocks scripts from outside, so axe is evaluated in the page instead.
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, bypassCSP: false });
      page = watched(await context.newPage());
    });
    afterAll(async () => {
      await browser.close();
      await product.close();
    });

    it('signs up by a mailed link', async () => {
      await page.goto(`${product.url}/signup`);
      await page.getByLabel('E-mail').fill(address);
      await page.getByRole('button', { name: 'Send me the link' }).click();
      await page.getByRole('heading', { name: 'Check your mail' }).waitFor();
      await page.getByRole('link', { name: 'open the mailbox' }).click();
      await page.waitForURL(/\/dev\/mailbox/);
      // Filtered by this address, because a running product has mails of others.
      await page.goto(`${product.url}/dev/mailbox?to=${address}`);
      const mail = page.frameLocator('iframe').first();
      while ((await page.locator('iframe').count()) === 0) await page.getByRole('button', { name: 'Refresh' }).click();
      await shot('mailbox');
      // A mail client opens links in a new tab.
      const [opened] = await Promise.all([page.context().waitForEvent('page'), mail.getByRole('link').first().click()]);
      page = watched(opened);
      await page.waitForURL(/\/signup\/confirm\?token=/);
      await page.getByLabel('Password').fill(password);
      await page.getByRole('button', { name: 'Open my account' }).click();
      await page.waitForURL(/\/search/);
    });

    it("shows the trial's 100 leads", async () => {
      await page.getByRole('region', { name: 'Leads left' }).getByText('100', { exact: true }).waitFor();
    });

    it('searches real places with suggestions, by keyboard', async () => {
      await page.goto(`${product.url}/search/consumers`);
      await page.getByRole('button', { name: 'City' }).click();
      await page.getByRole('combobox', { name: /Find a city/ }).fill('pho');
      await page
        .getByRole('option', { name: /Phoenix, AZ/ })
        .first()
        .waitFor();
      await page.keyboard.press('Enter');
      await page.getByText('Phoenix, AZ').first().waitFor();
      expect(page.url()).toMatch(/\?v=1&g=city:AZ/);
    });

    it('counts exactly, without a click, and shows the time and the duration', async () => {
      await page.getByText(/Counted at .* exact, data version 1/).waitFor();
      expect(number(await page.locator('.count-number').textContent())).toBeGreaterThan(20);
    });

    it('previews rows with masked phone, e-mail and street number', async () => {
      await page.getByRole('row').nth(20).waitFor();
      const table = (await page.getByRole('table').first().textContent()) ?? '';
      expect(table).toMatch(/\(\d{3}\) \d{3}-••••/);
      expect(table).not.toMatch(/\d{3}-\d{4}|[\w.]@/);
      await shot('search');
    });

    it('reaches Download from the place field in at most 15 Tab stops, each with the same focus ring', async () => {
      const place = page.getByRole('combobox', { name: /Find a city/ });
      const rings = new Set<string>();
      await place.focus();
      for (let stop = 0; stop < 15; stop += 1) {
        await page.keyboard.press('Tab');
        rings.add((await focused()).rings);
      }
      await place.focus();
      let stops = 0;
      for (; stops < 15 && !/^Download [\d,]+ leads$/.test((await focused()).name); stops += 1) {
        if (/^Skip/.test((await focused()).name)) await page.keyboard.press('Enter');
        await page.keyboard.press('Tab');
        rings.add((await focused()).rings);
      }
      expect((await focused()).name).toMatch(/^Download [\d,]+ leads$/);
      expect([...rings]).toEqual([expect.stringMatching(/^2px 2px rgb/)]);
    });

    it('orders nothing for a click while offline, then or later', async () => {
      await page.getByLabel('How many leads').fill('60');
      await page.context().setOffline(true);
      await page.getByText('You are offline', { exact: true }).waitFor();
      await page.getByLabel('How many leads').press('Enter');
      await page.context().setOffline(false);
      await page.getByRole('button', { name: 'Download 60 leads' }).waitFor();
      expect(page.url()).toMatch(/\/search\//);
    });

    it('downloads 60 leads, opens the file, and the allowance falls by exactly 60', async () => {
      await page.getByLabel('How many leads').fill('60');
      await page.getByRole('button', { name: 'Download 60 leads' }).click();
      await page.waitForURL(/\/downloads\/[0-9a-f-]{36}/);
      const open = page.getByRole('button', { name: 'Open the CSV file' });
      await open.waitFor({ timeout: 45_000 });
      await shot('download');
      const [file] = await Promise.all([page.waitForEvent('download'), open.click()]);
      const rows = parse(readFileSync(await file.path()), { bom: true, record_delimiter: '\r\n' }) as string[][];
      expect(rows).toHaveLength(61);
      expect(rows[0]).toEqual(exportColumns(consumers).map(({ label }) => label));
      expect(file.suggestedFilename()).toMatch(/Phoenix.*\.csv$/);
      await page.getByRole('region', { name: 'Leads left' }).getByText('40', { exact: true }).waitFor();
    });

    it('says what running the search again would use, and copies a link to the search', async () => {
      await page.getByRole('button', { name: 'Run again' }).click();
      await page.getByText('It uses 60 of 40 leads.').waitFor();
      await page.getByText(/You have 40 leads left/).waitFor();
      await shot('run-again');
      await accessible();
      await page.getByRole('button', { name: 'Not now' }).click();
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.url });
      await page.getByRole('button', { name: 'Share' }).click();
      await page.getByRole('button', { name: 'Copy Link' }).click();
      await page.getByText('Copied the link to your search to your clipboard.').waitFor();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      expect(link).toMatch(/\/share\/search\?downloadSearch=[0-9a-f-]{36}&aid=[0-9a-f-]{36}$/);
    });

    it('cancels an order, or has its file first, and each lead is back or used once', async () => {
      const own = page.url();
      await page.goto(`${product.url}/search/consumers?v=1&g=st:AZ`);
      await page.getByLabel('How many leads').fill('5');
      await page.getByRole('button', { name: 'Download 5 leads' }).click();
      await page.waitForURL(/\/downloads\/[0-9a-f-]{36}/);
      // The file may be finished before the click arrives: the person is told then, and it is charged.
      const cancel = page.getByRole('button', { name: 'Cancel download' });
      await cancel.click({ timeout: 2_000 }).catch(() => undefined);
      const cancelled = page.getByText('This download was cancelled. No file was made, and all its leads are back.');
      const ready = page.getByRole('button', { name: 'Open the CSV file' });
      await cancelled.or(ready).first().waitFor({ timeout: 45_000 });
      const left = (await cancelled.isVisible()) ? '40' : '35';
      await page.getByRole('region', { name: 'Leads left' }).getByText(left, { exact: true }).waitFor();
      await page.goto(own);
    });

    it('archives the file, whose address still opens, and restores it', async () => {
      const own = page.url();
      await page.getByRole('button', { name: 'Archive' }).click();
      await page.getByRole('button', { name: 'Undo' }).waitFor();
      await page.reload();
      await page.getByText(/This file is archived/).waitFor();
      expect(page.url()).toBe(own);
      await page.getByRole('button', { name: 'Unarchive' }).click();
      await page
        .getByRole('navigation', { name: 'All downloads' })
        .getByRole('link', { name: /Phoenix/ })
        .waitFor();
    });

    it('shows on the usage page where every lead went', async () => {
      await page.goto(`${product.url}/settings/usage`);
      await page.getByRole('main').getByText('Leads from your free trial').first().waitFor();
      const line = page.getByRole('row', { name: /Phoenix.*−60/ });
      await line.waitFor();
      await line.getByRole('button', { name: /^Entries of/ }).click();
      await page.getByText('Charged for the rows in the file').waitFor();
      await page.getByText('You', { exact: true }).waitFor();
      expect(await page.getByRole('main').textContent()).not.toMatch(/service:|plan:|download-(requested|completed)/);
      await shot('usage');
    });

    it('mails that the file is ready', async () => {
      await page.goto(`${product.url}/dev/mailbox?to=${address}`);
      await page.locator('article').nth(1).waitFor();
      await accessible();
    });

    it('is usable at 360 px, signed in after a reload', async () => {
      await page.setViewportSize({ width: 360, height: 760 });
      await page.goto(`${product.url}/search/consumers?v=1&g=st:AZ`);
      await page.getByText(/Counted at/).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      await page.getByLabel('Name of the file').fill('Roofs of Arizona');
      // A phone zooms into an input with a small font.
      expect(
        await page.evaluate(() =>
          [...document.querySelectorAll('input')]
            .filter((input) => !['checkbox', 'radio'].includes(input.type))
            .map((input) => Number.parseFloat(getComputedStyle(input).fontSize))
            .filter((size) => size < 16),
        ),
      ).toEqual([]);
      await shot('search-360');
      await accessible();
      await page.setViewportSize({ width: 1280, height: 900 });
    });

    it('loads at most 320 kB for a cold search page with its count and preview', async () => {
      const warm = page.context();
      // The journey continues in this window: a second one with the same refresh token would look like theft.
      const cold = await browser.newContext({
        viewport: { width: 1280, height: 900 },
        storageState: await warm.storageState(),
      });
      await warm.close();
      page = watched(await cold.newPage());
      const answers: Promise<number>[] = [];
      const measure = (request: Request): void =>
        void answers.push(
          request.sizes().then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize),
        );
      page.on('requestfinished', measure);
      await page.goto(`${product.url}/search/consumers?v=1&g=st:AZ`);
      await page.getByText(/Counted at/).waitFor();
      await page.getByRole('row').nth(20).waitFor();
      // What comes later is no part of it, and has no size once the page is closed.
      page.off('requestfinished', measure);
      const sent = (await Promise.all(answers)).reduce((sum, bytes) => sum + bytes, 0);
      // Less would mean that some bytes were not counted.
      expect(sent).toBeGreaterThan(150_000);
      expect(sent).toBeLessThanOrEqual(320_000);
    });

    it('keeps the page when another cannot be loaded, and opens that one once online', async () => {
      await page.context().setOffline(true);
      await page.getByRole('link', { name: 'Downloads' }).first().click();
      await page.getByRole('heading', { name: 'This page is not loaded yet' }).waitFor();
      await accessible();
      await page.context().setOffline(false);
      await page.getByRole('heading', { name: 'Downloads' }).waitFor();
    });

    it.each(kinds.filter(({ dictId }) => dictId !== consumers.dictId))(
      'counts, previews and downloads $name, and the file is of that kind',
      (kind) => downloadOneOf(page, product.url, kind),
    );

    it('logs out, and then the signed-in pages need a log-in', async () => {
      await page.goto(`${product.url}/search`);
      // Leaving the page at once would cancel the call.
      await Promise.all([
        page.waitForResponse(/\/api\/v2\/sessions\/logout$/),
        page
          .getByRole('button', { name: /log out|sign out/i })
          .first()
          .click(),
      ]);
      await page.goto(`${product.url}/settings/usage`);
      await page.waitForURL(/\/login\?next=/);
      await shot('login');
    });

    it('met no error and no violation of the content policy', () => {
      expect(complaints).toEqual([]);
    });
  });
}
