// A customer's months in a browser: a card that is declined, a bank that asks, a card that pays; an upgrade, a payment
// that fails, two renewals, the end. Starts its own product, because it moves the clock, and because all of its data is
// searched for a card's number at the end.
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { planNamed } from '@leadwright/billing/plans/testing/plan-named';
import type { Browser, Page } from 'playwright-core';
import { expectAccessible } from './src/browser/axe.ts';
import { launchBrowser } from './src/browser/browser.ts';
import { seenRequests, type SeenRequests } from './src/browser/seen-requests.ts';
import { eventually } from './src/eventually.ts';
import { mailTo, password, signUp } from './src/people/sign-up.ts';
import type { Client } from './src/people/client.ts';
import { startProduct, type Product } from './src/product/product.ts';
import { newDataFolder, removeDataFolder } from './src/product/run-folder.ts';

const root = path.resolve(__dirname, '..');
// A number as a person might type it into the wrong field; its check digit is right.
const planted = '5105105105105100';
const address = `newcomer.${randomUUID().slice(0, 8)}@canary.test`;
const dataFolder = newDataFolder();
const [team, rollover] = [planNamed('team-unlimited'), planNamed('rollover-50k')];
const formatNumber = (leads: number): string => leads.toLocaleString('en-US');
/** As a page says it. */
const priceOf = ({ priceCents }: { priceCents: number }): string => `$${(priceCents / 100).toFixed(2)}`;
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
type Usage = {
  planId: string;
  leads: number;
  leadsRemaining: number;
  includesRollover: boolean;
  pastDue: boolean;
  cancelling: boolean;
};
const usage = () => read<Usage>('/api/v2/usage');
async function fillAddress(at = page): Promise<void> {
  const fields = { 'First name': planted, 'Last name': 'Doe', 'Street address': '1 Main St', City: 'Phoenix' };
  for (const [label, value] of Object.entries({ ...fields, State: 'AZ', 'Zip code': '85001' }))
    await at.getByLabel(label).fill(value);
}
/** Changes the card on the billing page. */
async function useCard(token: string): Promise<void> {
  await page.goto(`${product.url}/settings/billing`);
  await page.getByRole('button', { name: 'Change the card' }).click();
  await fillAddress();
  await page.getByLabel('Test card').selectOption(token);
  await page.getByRole('button', { name: 'Use this card' }).click();
  await page.getByText(/^Your card was changed\./).waitFor();
}
async function nextBillingDay(): Promise<void> {
  await page.getByRole('button', { name: 'Next billing day' }).click();
  await page.getByText('All that fell due is booked. Nothing was lost, and you stay logged in.').waitFor();
}
const payments = () => seen.all.filter(({ line }) => line.endsWith('/subscriptions/create'));

describe('a promotion’s link', () => {
  it('is opened by a visitor, who signs up and comes back with the code, sees what follows, and takes it', async () => {
    const visiting = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const visit = await visiting.newPage();
    visit.setDefaultTimeout(20_000);
    const promo = planNamed('october-promo');
    const email = `promoted.${randomUUID().slice(0, 8)}@canary.test`;
    await visit.goto(`${product.url}/signup?promotion=october`);
    await visit.getByLabel('E-mail').fill(email);
    await visit.keyboard.press('Enter');
    await visit.getByRole('heading', { name: 'Check your mail' }).waitFor();
    await visit.goto(/https?:\S+token=[\w.~-]+/.exec((await mailTo(product.url, email)).text)?.[0] ?? '');
    await visit.getByLabel('Password').fill(password);
    await visit.keyboard.press('Enter');
    await visit.getByRole('article', { name: promo.name }).getByText(formatNumber(promo.leadsFirstPeriod)).waitFor();
    await visit
      .getByText(`each month after it ${formatNumber(promo.leadsPerPeriod)} leads for ${priceOf(promo)}.`)
      .waitFor();
    await expectAccessible(visit);
    await visit.getByLabel('Company name').fill('Promoted Roofing');
    await visit.getByLabel('Company phone').fill('(480) 555-0143');
    await visit.keyboard.press('Enter');
    await fillAddress(visit);
    await visit.getByRole('button', { name: /^Subscribe for/ }).dblclick();
    await visit.getByRole('heading', { name: 'Payment successful!' }).waitFor();
    await visit.getByText(`You are on ${promo.name}.`, { exact: false }).waitFor();
    await visit.goto(`${product.url}/signup?promotion=october`);
    await visit.getByRole('heading', { name: 'You have a plan already' }).waitFor();
    await visiting.close();
  });
});

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
    await page.getByText(`${priceOf(team)} is charged today`).waitFor();
  });

  it('says who the company is before it asks for a card, and keeps it', async () => {
    await page.getByLabel('Company name').fill('Canary Roofing');
    await page.getByLabel('Company phone').fill('(480) 555-0142');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: `Subscribe for ${priceOf(team)} a month` }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Yes, continue' }).click();
    await page.getByRole('button', { name: `Subscribe for ${priceOf(team)} a month` }).waitFor();
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
    await fillAddress();
    await subscribe().dblclick();
    await page.getByRole('heading', { name: 'Payment successful!' }).waitFor();
    expect(payments()).toHaveLength(before + 1);
    await page.getByRole('link', { name: 'See your leads' }).click();
    await page.getByRole('heading', { name: 'Usage' }).waitFor();
    await eventually(usage, ({ planId, leads }) => planId === 'team-unlimited' && leads >= team.leadsFirstPeriod);
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

  it('upgrades at once, for the difference that was announced', async () => {
    await page.goto(`${product.url}/settings/billing`);
    await page.getByRole('button', { name: 'Change the plan' }).click();
    await page.getByRole('button', { name: 'Choose 50K rollover' }).click();
    await page.getByText('50K rollover begins now.').waitFor();
    await page.getByRole('button', { name: /^Pay \$\d+\.\d\d and change$/ }).click();
    await eventually(usage, ({ planId, includesRollover }) => planId === 'rollover-50k' && includesRollover);
    await page.getByText(`${priceOf(rollover)} a month`).waitFor();
  });

  it('with a card that cannot pay is past due after the billing day, keeps what was paid for, and says so', async () => {
    await useCard('tok_insufficient_after_0');
    const before = await usage();
    await nextBillingDay();
    await eventually(usage, ({ pastDue }) => pastDue);
    await page.reload();
    await page.getByText(/^We've been unable to bill your card on file/).waitFor();
    await expectAccessible(page);
    expect((await usage()).leadsRemaining).toBeLessThanOrEqual(before.leadsRemaining);
  });

  it('recovers with a good card: the missed period is granted once, and the next one is carried', async () => {
    const owing = await usage();
    await useCard('tok_visa');
    const paid = await eventually(
      usage,
      ({ pastDue, leadsRemaining }) => !pastDue && leadsRemaining > owing.leadsRemaining,
    );
    expect(paid.leadsRemaining).toBe(owing.leadsRemaining + rollover.leadsPerPeriod);
    await page.reload();
    await nextBillingDay();
    const next = await eventually(usage, ({ leadsRemaining }) => leadsRemaining > paid.leadsRemaining);
    expect(next).toMatchObject({ leadsRemaining: paid.leadsRemaining + rollover.leadsPerPeriod, pastDue: false });
  });

  it('cancels for the end of the period, and keeps its leads until then', async () => {
    await page.goto(`${product.url}/settings/billing`);
    await page.getByRole('button', { name: 'Cancel subscription' }).click();
    await page.getByRole('button', { name: 'Cancel my subscription' }).click();
    await page.getByText('Your subscription was cancelled.').waitFor();
    expect(await usage()).toMatchObject({ cancelling: true, planId: 'rollover-50k' });
  });

  it('reads in its invoices what was charged, and opens one', async () => {
    await page.goto(`${product.url}/settings/invoices`);
    await page.getByText('Amound paid').waitFor();
    // The first payment, the upgrade and two renewals.
    await eventually(
      () => page.getByRole('button', { name: /^PDF of the invoice of/ }).count(),
      (count) => count === 4,
    );
    const { invoices } = await read<{ invoices: { invoice_pdf: string; amount_due: number; amount_paid: number }[] }>(
      '/api/v2/invoices',
    );
    expect(invoices.map(({ amount_due: due, amount_paid: paid }) => paid === due)).toEqual([true, true, true, true]);
    const { url } = (await client.call<{ url: string }>('POST', invoices[0]?.invoice_pdf ?? '', {})).body;
    const file = await fetch(new URL(url, product.url));
    expect([file.status, (await file.text()).slice(0, 5)]).toEqual([200, '%PDF-']);
    await page.goto(`${product.url}/settings/usage`);
    await page.getByText('Leads from your plan').first().waitFor();
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
