// A new customer subscribes in a browser: a card that is declined, a bank that asks, a card that pays. Starts its own
// product, because all of its data is searched for a card's number at the end.
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { expectAccessible } from './src/browser/axe.ts';
import { launchBrowser } from './src/browser/browser.ts';
import { seenRequests, type SeenRequests } from './src/browser/seen-requests.ts';
import { eventually } from './src/eventually.ts';
import { password, signUp } from './src/people/sign-up.ts';
import type { Client } from './src/people/client.ts';
import { startProduct, type Product } from './src/product/product.ts';
import { newDataFolder, removeDataFolder } from './src/product/run-folder.ts';

const root = path.resolve(__dirname, '..');
// A number as a person might type it into the wrong field; its check digit is right.
const planted = '5105105105105100';
const address = `newcomer.${randomUUID().slice(0, 8)}@canary.test`;
const dataFolder = newDataFolder();
let product: Product;
let browser: Browser;
let page: Page;
let client: Client;
let seen: SeenRequests;
const complaints: string[] = [];

beforeAll(async () => {
  product = await startProduct({ dataFolder, consumers: 2_000, businesses: 200 });
  client = await signUp(product.url, address);
  browser = await launchBrowser();
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(20_000);
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  seen = seenRequests(page, product.url);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  removeDataFolder(dataFolder);
});

const subscribe = () => page.getByRole('button', { name: /^Subscribe for/ });
/** Reads again while a busy machine answers 503; a reading changes nothing. */
async function read<Body>(at: string): Promise<Body> {
  const answer = await eventually(
    () => client.call<Body>('GET', at),
    ({ status }) => status === 200,
  );
  return answer.body;
}
const usage = () => read<{ planId: string; leads: number }>('/api/v2/usage');
const payments = () => seen.all.filter(({ line }) => line.endsWith('/subscriptions/create'));

describe('subscribing in a browser', () => {
  it('follows log-in for who is on the free trial, in the free trial first', async () => {
    await page.goto(`${product.url}/login?next=%2Fsignup`);
    await page.getByLabel('E-mail').fill(address);
    await page.getByLabel('Password').fill(password);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Verify your account profile' }).waitFor();
    await expectAccessible(page);
    expect(await usage()).toMatchObject({ planId: 'free-trial' });
  });

  it('chooses a plan by keyboard, and the focus comes back to where it was', async () => {
    await page.getByRole('button', { name: 'Change' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Subscribe' });
    await dialog.getByRole('table').waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Change');
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Choose Team unlimited' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('$99.00 is charged today').waitFor();
  });

  it('says who the company is before it asks for a card, and keeps it', async () => {
    await page.getByLabel('Company name').fill('Canary Roofing');
    await page.getByLabel('Company phone').fill('(480) 555-0142');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Subscribe for $99.00 a month' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Yes, continue' }).click();
    await page.getByRole('button', { name: 'Subscribe for $99.00 a month' }).waitFor();
  });

  it('says which fields are missing, and has asked for nothing', async () => {
    await subscribe().focus();
    await page.keyboard.press('Enter');
    await page.getByText("First name can't be blank").waitFor();
    await page.getByText('Zip code cannot be blank').waitFor();
    await eventually(
      () => page.evaluate(() => document.activeElement?.getAttribute('name')),
      (name) => name === 'firstName',
    );
    expect(payments()).toEqual([]);
  });

  it('with a card that is declined says so and charges nothing', async () => {
    for (const value of [planted, 'Doe', planted, 'Phoenix', 'AZ', '85001']) {
      await page.keyboard.type(value);
      await page.keyboard.press('Tab');
    }
    await page.getByLabel('Test card').selectOption('tok_declined');
    await subscribe().click();
    await page.getByText('Payment failed').waitFor();
    await page.getByText('Your card was declined. Please try again.').waitFor();
    await expectAccessible(page);
    expect(await usage()).toMatchObject({ planId: 'free-trial' });
  });

  it('asks the bank’s question again after a reload, and a no charges nothing', async () => {
    await page.getByLabel('Test card').selectOption('tok_3ds');
    await subscribe().click();
    await page.getByRole('heading', { name: 'Your bank asks you to confirm this payment' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Decline it' }).click();
    await page.getByText('Payment failed').waitFor();
    expect(await usage()).toMatchObject({ planId: 'free-trial' });
  });

  it('with a good card and a double click pays once, and the usage page shows the plan’s leads', async () => {
    const before = payments().length;
    await page.getByLabel('First name').fill(planted);
    for (const [label, value] of Object.entries({ 'Last name': 'Doe', 'Street address': '1 Main St' }))
      await page.getByLabel(label).fill(value);
    for (const [label, value] of Object.entries({ City: 'Phoenix', State: 'AZ', 'Zip code': '85001' }))
      await page.getByLabel(label).fill(value);
    await subscribe().dblclick();
    await page.getByRole('heading', { name: 'Payment successful!' }).waitFor();
    expect(payments()).toHaveLength(before + 1);
    await page.getByRole('link', { name: 'See your leads' }).click();
    await page.getByRole('heading', { name: 'Usage' }).waitFor();
    await eventually(usage, ({ planId, leads }) => planId === 'team-unlimited' && leads >= 50_000);
    await page.reload();
    await page.getByText('Team unlimited').first().waitFor();
  });

  it('goes back without paying again: who has a plan is sent on', async () => {
    const before = payments().length;
    await page.goto(`${product.url}/signup?next=%2Fdownloads`);
    await page.waitForURL(`${product.url}/downloads`);
    await page.goBack();
    await page.waitForURL((url) => url.pathname !== '/signup');
    expect(payments()).toHaveLength(before);
    expect(await read('/api/v2/subscription')).toMatchObject({ status: 'live', planId: 'team-unlimited' });
  });

  it('never sends the card’s number that was typed: not in a request, a log or a table', async () => {
    expect(complaints).toEqual([]);
    expect(seen.all.length).toBeGreaterThan(20);
    expect(seen.having(planted)).toEqual([]);
    const log = product.output();
    await product.stop();
    expect(log).not.toContain(planted);
    const found = execFileSync(
      process.execPath,
      ['--import', 'tsx', path.join(root, 'e2e/src/find-text.ts'), dataFolder, planted],
      { cwd: root, encoding: 'utf8' },
    );
    expect(JSON.parse(found)).toEqual([]);
  });
});
