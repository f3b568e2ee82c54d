// A month closed by two people of finance in a browser, by keyboard. Starts its own product, because it moves the clock.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { expectAccessible } from './src/browser/axe.ts';
import { launchBrowser } from './src/browser/browser.ts';
import { keyboardOf, type Keyboard } from './src/browser/keyboard.ts';
import { eventually } from './src/eventually.ts';
import { logIn, type Client } from './src/people/client.ts';
import { startProduct, type Product } from './src/product/product.ts';
import { newDataFolder, removeDataFolder } from './src/product/run-folder.ts';

const password = 'quiet-meadow-17';
const dataFolder = newDataFolder();
let product: Product;
let browser: Browser;
let fiona: Client;
let month: string;
let first: Person;
let second: Person;
const complaints: string[] = [];

type Person = { page: Page; keys: Keyboard };
type Clock = { now: string; settled: boolean };
type Pack = { totals: { leads: { closing: number } } };
type Listed = { months: { month: string; state: string; proposalId: string | null }[] };

beforeAll(async () => {
  product = await startProduct({ dataFolder, consumers: 2_000, businesses: 200 });
  fiona = await logIn(product.url, 'finance@demo.test', password);
  const owner = await logIn(product.url, 'owner@demo.test', password);
  browser = await launchBrowser();
  const { now } = (await fiona.call<Clock>('GET', '/api/v2/sandbox/clock')).body;
  month = now.slice(0, 7);
  await endOf(owner, month);
  first = await arrive('finance@demo.test');
  second = await arrive('finance2@demo.test');
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  removeDataFolder(dataFolder);
});

/** Moves the clock past the month, and waits until what fell due in it is booked. */
async function endOf(owner: Client, ending: string): Promise<void> {
  const [year = 0, number = 0] = ending.split('-').map(Number);
  const to = new Date(Date.UTC(year, number, 1, 6)).toISOString();
  const headers = { 'idempotency-key': randomUUID() };
  expect((await owner.call('POST', '/api/v2/sandbox/clock', { to }, headers)).status).toBe(200);
  for (const client of [owner, fiona])
    await eventually(
      () => client.call<Clock>('GET', '/api/v2/sandbox/clock'),
      ({ status, body }) => status === 200 && body.settled,
    );
}

/** Logs in by keyboard, in a window of their own, and opens the months. */
async function arrive(email: string): Promise<Person> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, acceptDownloads: true });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  const keys = keyboardOf(page);
  await page.goto(`${product.url}/login?next=%2Ffinance%2Fclose`);
  await keys.write(page.getByLabel('E-mail'), email);
  await keys.write(page.getByLabel('Password'), password);
  await keys.key('Enter');
  await page.getByRole('heading', { name: 'Month close' }).waitFor();
  return { page, keys };
}

const button = ({ page }: Person, name: string) => page.getByRole('button', { name, exact: true });
const listed = async () => {
  const { body } = await fiona.call<Listed>('GET', '/api/v2/finance/months');
  return body.months.find((each) => each.month === month);
};
const lockBy = (proposalId: string | null | undefined) =>
  fiona.call('POST', `/api/v2/finance/months/${month}/lock`, { proposalId }, { 'idempotency-key': randomUUID() });

describe('the close of a month by two people', () => {
  it('is proposed by one of them, who sees the figures that the second one will see', async () => {
    await first.keys.press(button(first, month));
    await first.page.getByRole('table', { name: /^Leads, and what was paid for them/ }).waitFor();
    await expectAccessible(first.page);
    await first.keys.press(button(first, 'Propose to close'));
    await first.page.getByText('Proposed by you. Another person of finance has to lock it.').waitFor();
    await expectAccessible(first.page);
  });

  it('cannot be locked by who proposed it: the page offers it not, and the server refuses', async () => {
    expect(await button(first, 'Lock the month').count()).toBe(0);
    const before = await listed();
    const answer = await lockBy(before?.proposalId);
    expect(answer.body).toMatchObject({ code: 'own-proposal' });
    expect(await listed()).toEqual(before);
  });

  it('shows what each figure is made of: lots that add up to it, each with its entries', async () => {
    const { page, keys } = second;
    await page.reload();
    await keys.press(button(second, month));
    const { totals } = (await fiona.call<Pack>('GET', `/api/v2/finance/months/${month}`)).body;
    await keys.press(page.getByRole('button', { name: /^Closing of All:/ }));
    const title = page.getByRole('heading', { name: 'Closing of All' });
    await title.waitFor();
    expect(await title.evaluate((heading) => heading === document.activeElement)).toBe(true);
    await page.getByText(`${totals.leads.closing.toLocaleString('en-US')} leads, `).waitFor();
    await keys.press(page.getByRole('button', { name: /^Entries of lot plan:/ }).first());
    await page.getByRole('table', { name: 'Entries' }).getByText('granted').waitFor();
    await expectAccessible(page);
    await keys.press(button(second, 'Close'));
    await title.waitFor({ state: 'hidden' });
    expect(await keys.at()).toMatch(/^button Closing of All:/);
  });

  it('is looked at by the second person, who may still turn back', async () => {
    await second.page.reload();
    await second.keys.press(button(second, month));
    await second.page.getByText(/^Every account is proven, and all three books agree/).waitFor();
    await expectAccessible(second.page);
    await second.keys.press(button(second, 'Lock the month'));
    const dialog = second.page.getByRole('dialog', { name: `Lock ${month}?` });
    await dialog.waitFor();
    await expectAccessible(second.page);
    await second.keys.key('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await second.keys.at()).toBe('button Lock the month');
    expect((await listed())?.state).toBe('proposed');
  });

  it('is locked by the second person', async () => {
    await second.keys.key('Enter');
    await second.keys.press(button(second, 'Lock for ever'));
    await second.page.getByText('This month is locked. It is never opened again.').waitFor();
    await second.page.getByRole('row', { name: new RegExp(`^${month} Locked`) }).waitFor();
    await expectAccessible(second.page);
  });

  it('has a manifest to download, as it was signed', async () => {
    const [download] = await Promise.all([
      second.page.waitForEvent('download'),
      second.keys.press(button(second, 'Download manifest')),
    ]);
    expect(download.suggestedFilename()).toBe(`month-${month}-manifest.json`);
    const saved: unknown = JSON.parse(readFileSync(await download.path(), 'utf8'));
    expect(saved).toEqual((await fiona.call('GET', `/api/v2/finance/months/${month}/manifest`)).body);
  });

  it('has its figures to download as CSV: the file adds up to what the month says', async () => {
    const [download] = await Promise.all([
      second.page.waitForEvent('download'),
      second.keys.press(button(second, 'Download CSV')),
    ]);
    expect(download.suggestedFilename()).toBe(`month-${month}.csv`);
    const text = readFileSync(await download.path(), 'utf8').replace(/^\uFEFF/, '');
    const [names = [], ...rows] = text
      .trim()
      .split(/\r?\n/)
      .map((line) => line.split(','));
    const [figureAt, leadsAt] = [names.indexOf('figure'), names.indexOf('leads')];
    const { body } = await fiona.call<{ totals: { leads: Record<string, number> } }>(
      'GET',
      `/api/v2/finance/months/${month}`,
    );
    for (const [figure, leads] of Object.entries(body.totals.leads)) {
      const own = rows.filter((row) => row[figureAt] === figure);
      const sum = own.reduce((all, row) => all + Number(row[leadsAt]), 0);
      expect({ figure, sum }).toEqual({ figure, sum: leads });
    }
    expect(body.totals.leads['issued']).toBeGreaterThan(0);
  });

  it('is never opened again: nobody is offered it, and the server refuses', async () => {
    await first.page.reload();
    await first.page.getByText('This month is locked. It is never opened again.').waitFor();
    for (const person of [first, second])
      for (const name of ['Propose to close', 'Propose it again', 'Lock the month'])
        expect(await button(person, name).count()).toBe(0);
    const path = `/api/v2/finance/months/${month}/propose`;
    const again = await fiona.call('POST', path, undefined, { 'idempotency-key': randomUUID() });
    expect(again.body).toMatchObject({ code: 'month-locked' });
    expect(complaints).toEqual([]);
  });
});
