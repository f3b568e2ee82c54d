// A person uses the product by keyboard alone, on a wide screen and on a phone, from the landing page to log-out. The
// connection breaks at every step.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { planNamed } from '@leadwright/billing/plans/testing/plan-named';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { launchBrowser } from './src/browser/browser.ts';
import { connectionOf, type Connection } from './src/browser/connection.ts';
import { keyboardOf, type Keyboard } from './src/browser/keyboard.ts';
import { usageOf } from './src/downloads/download-path.ts';
import { eventually } from './src/eventually.ts';
import { logIn, visitor } from './src/people/client.ts';
import { mailTo, password } from './src/people/sign-up.ts';
import { productUnderTest, type ProductUnderTest } from './src/product/product-under-test.ts';

const LEADS = 30;
const notReached = /The server could not be reached. Check your connection and try again/;
const nothingSent = /You are offline. Nothing was sent/;
const offline = /You are offline. Counting continues/;
const waiting = /The page opens by itself as soon as you are connected again/;

let product: ProductUnderTest;
let browser: Browser;

beforeAll(async () => {
  product = await productUnderTest();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await product.close();
});

describe.each([1440, 360])('by keyboard alone, %i px wide, with a connection that breaks', (width) => {
  const isNarrow = width < 1024;
  const address = `keys.${randomUUID().slice(0, 8)}@canary.test`;
  const errors: string[] = [];
  let context: BrowserContext;
  let page: Page;
  let keys: Keyboard;
  let connection: Connection;

  beforeAll(async () => {
    context = await browser.newContext({ viewport: { width, height: 800 } });
    // Every action by mouse or finger fires this event.
    await context.addInitScript(() =>
      addEventListener('pointerdown', () => console.error('a pointer was used'), { capture: true }),
    );
    use(await context.newPage());
  });
  afterAll(() => context.close());

  function use(opened: Page): void {
    page = opened;
    page.setDefaultTimeout(20_000);
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => {
      if (/pointer was used|Content Security Policy/.test(message.text())) errors.push(message.text());
    });
    keys = keyboardOf(page);
    connection = connectionOf(page);
  }

  let isBroken = false;
  /** Each step continues from the one before, so after a failure the rest is skipped. */
  function step(name: string, walk: () => Promise<void>): void {
    it(name, async () => {
      if (isBroken) throw new Error('a step before this one failed');
      isBroken = true;
      await walk();
      isBroken = false;
    });
  }

  const button = (name: string | RegExp): Locator => page.getByRole('button', { name });
  const heading = (name: string | RegExp): Promise<void> => page.getByRole('heading', { name }).first().waitFor();

  /** Opens another page by the side bar or, on a phone, by the menu. */
  async function go(name: string): Promise<void> {
    if (isNarrow) await keys.press(button('Menu'));
    await keys.press(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }));
  }

  step('asks the question of the landing page', async () => {
    await page.goto(`${product.url}/home`);
    await keys.write(page.getByLabel('ZIP code'), '85003');
    await connection.without(() => keys.key('Enter'), notReached);
    await connection.brokenOff(() => keys.press(button('Try again')), { path: '**/api/v2/teaser*' }, notReached);
    await keys.press(button('Count them'));
    await page.getByText(/homeowners? aged 45 to 64 in 85003/).waitFor();
  });

  step('opens a page that was not loaded when the connection is back', async () => {
    await connection.without(
      () => keys.press(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sign Up' })),
      waiting,
    );
    await heading('Sign up');
  });

  step('signs up, and one mail comes however often it was tried', async () => {
    await keys.write(page.getByLabel('E-mail'), address);
    const send = (): Promise<void> => keys.press(button('Send me the link'));
    await connection.without(send, notReached);
    await connection.brokenOff(send, { path: '**/api/v2/sign-ups' }, notReached);
    await send();
    await heading('Check your mail');
    await mailTo(product.url, address);
    const { body } = await visitor(product.url).call<{ messages: unknown[] }>(
      'GET',
      `/api/v2/mailbox?to=${encodeURIComponent(address)}`,
    );
    expect(body.messages).toHaveLength(1);
    expect(connection.answered('POST /api/v2/sign-ups')).toBe(1);
  });

  step('follows the mailed link and chooses a password', async () => {
    await page.goto(`${product.url}/dev/mailbox?to=${address}`);
    const mailed = page.frameLocator('iframe').getByRole('link').first();
    const [opened] = await Promise.all([context.waitForEvent('page'), keys.press(mailed)]);
    await page.close();
    use(opened);
    await page.waitForURL(/\/signup\/confirm\?token=/);
    await keys.write(page.getByLabel('Password'), password);
    const open = (): Promise<void> => keys.press(button('Open my account'));
    await connection.without(open, notReached);
    await connection.brokenOff(open, { path: '**/api/v2/sign-ups/confirm' }, notReached);
    await open();
    await heading('What leads are you looking for?');
  });

  step('stays logged in when it logs out offline, and says so; then logs out and in again', async () => {
    const leave = async (): Promise<void> => {
      if (isNarrow && (await button('Menu').getAttribute('aria-expanded')) === 'false')
        await keys.press(button('Menu'));
      await keys.press(button('Log out'));
    };
    const still = /You are still logged in/;
    await connection.without(leave, still);
    await connection.brokenOff(leave, { path: '**/api/v2/sessions/logout' }, still);
    await leave();
    await page.waitForURL(/\/home$/);
    expect(connection.answered('POST /api/v2/sessions/logout')).toBe(1);

    await connection.without(
      () => keys.press(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Log in' })),
      waiting,
    );
    await heading('Log in');
    await keys.write(page.getByLabel('E-mail'), address);
    await keys.write(page.getByLabel('Password'), password);
    await connection.without(() => keys.key('Enter'), notReached);
    await connection.brokenOff(() => keys.press(button('Log in')), { path: '**/api/login' }, notReached);
    await keys.press(button('Log in'));
    await heading('What leads are you looking for?');
    expect(connection.answered('POST /api/login')).toBe(1);
  });

  step('finds a place whose name it wrote offline', async () => {
    const consumers = page.getByRole('main').getByRole('link', { name: /Search consumers/ });
    await consumers.waitFor();
    await connection.without(() => keys.press(consumers), waiting);
    if (width < 768) await keys.press(button(/^Place and filters/));
    await keys.press(button('City'));
    const place = page.getByRole('combobox', { name: /Find a city/ });
    await connection.without(() => keys.write(place, 'phoen'), offline);
    await page
      .getByRole('option', { name: /Phoenix, AZ/ })
      .first()
      .waitFor();
    await keys.key('Enter');
    await page.getByText('Phoenix, AZ').first().waitFor();
  });

  step('sets a filter offline, and the count and the sample follow by themselves', async () => {
    await connection.without(async () => {
      await keys.write(page.getByLabel('Age, from'), '30');
      await keys.key('Tab');
    }, offline);
    await page.waitForURL(/age=30-/);
    const before = page.url();
    await keys.to(page.locator('details[open]').getByRole('combobox').first());
    await keys.key('ArrowDown');
    await page.getByRole('option', { selected: false }).first().waitFor({ state: 'attached' });
    await keys.key('ArrowDown');
    // Leaves the open list, and chooses nothing.
    await keys.key('Tab');
    expect(page.url()).toBe(before);
    if (width < 768) await keys.press(button(/^Show [\d,]+ leads?$/));
    await page.getByText(/Counted at .* exact/).waitFor();
    await page.getByRole('region', { name: 'Preview' }).waitFor();
    await keys.to(button(/^Next$/));
    await connection.without(() => keys.key('Enter'), offline);
    await page.getByText(/^Page 2 of/).waitFor();
  });

  step('gets from the place to Download in at most 15 Tabs', async () => {
    if (width < 768) await keys.press(button(/^Place and filters/));
    const place = page.getByRole('combobox', { name: /Find a city/ });
    await keys.to(place);
    let stops = 0;
    for (;;) {
      const at = await keys.at();
      if (/^button Download [\d,]+ leads$/.test(at)) break;
      if (/^a Skip|^button Show [\d,]+ leads?$/.test(at)) {
        await keys.key('Enter');
        // A closed drawer returns the focus to the element that opened it.
        await eventually(keys.at, (now) => now !== at && now !== '');
      } else {
        if (stops === 15) throw new Error(`after 15 Tabs at ${at}`);
        await keys.key('Tab');
        stops += 1;
      }
    }
  });

  step('orders once, whatever happens to the connection', async () => {
    await keys.write(page.getByLabel('How many leads'), String(LEADS));
    await connection.without(() => keys.key('Enter'), offline);
    expect(page.url()).toMatch(/\/search\//);
    const order = button(`Download ${LEADS} leads`);
    const path = /\/api\/v2\/downloads$/;
    await connection.brokenOff(() => keys.press(order), { path }, /We do not know yet whether it was ordered/);
    await page.getByText(/Nothing was ordered or charged/).waitFor();
    await connection.brokenOff(() => keys.press(order), { path, arrives: true }, /We do not know yet/);
    // The retry finds the download by its idempotency key; it is not ordered twice.
    await page.waitForURL(/\/downloads\/[0-9a-f-]{36}/);
    expect(connection.answered('POST /api/v2/downloads')).toBe(0);
  });

  step('opens the file', async () => {
    const open = button('Open the CSV file');
    await open.waitFor({ timeout: 45_000 });
    await connection.without(() => keys.press(open), nothingSent);
    await connection.brokenOff(() => keys.press(open), { path: '**/api/v2/downloads/*/link' }, notReached);
    const [file] = await Promise.all([page.waitForEvent('download'), keys.press(open)]);
    expect(parse(readFileSync(await file.path()), { bom: true, record_delimiter: '\r\n' })).toHaveLength(LEADS + 1);
    await connection.without(() => keys.press(button('Archive')), nothingSent);
    await button('Archive').waitFor();
  });

  step('reads the statement and the settings', async () => {
    await connection.without(() => go('Settings'), waiting);
    await heading('Company Profile');
    const tabs = page.getByRole('navigation', { name: 'Settings' });
    await keys.press(tabs.getByRole('link', { name: 'Usage' }));
    await heading('Usage');
    const line = page.getByRole('row', { name: new RegExp(`Phoenix.*−${LEADS}`) });
    await line.waitFor();
    await connection.without(() => keys.press(line.getByRole('button', { name: /^Entries of/ })), offline);
    await page.getByText('Charged for the rows in the file').waitFor();
  });

  step('logs out, and the pages behind the log-in close', async () => {
    if (isNarrow) await keys.press(button('Menu'));
    await keys.press(button('Log out'));
    await page.waitForURL(/\/home$/);
    await page.goto(`${product.url}/settings/usage`);
    await page.waitForURL(/\/login\?next=/);
  });

  step('was charged for one file, was mailed once about it, and met no error and no pointer on the way', async () => {
    const client = await logIn(product.url, address, password);
    expect(await usageOf(client)).toMatchObject({
      leadsRemaining: planNamed('free-trial').leadsFirstPeriod - LEADS,
      leadsUsed: LEADS,
      leadsHeld: 0,
    });
    const { messages } = await eventually(
      async () =>
        (
          await visitor(product.url).call<{ messages: { subject: string }[] }>(
            'GET',
            `/api/v2/mailbox?to=${encodeURIComponent(address)}`,
          )
        ).body,
      (body) => body.messages.length > 1,
    );
    expect(messages.map(({ subject }) => subject).filter((subject) => /ready/.test(subject))).toHaveLength(1);
    expect(errors).toEqual([]);
  });
});
