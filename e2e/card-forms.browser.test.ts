// The card forms of Stripe and Recurly, on the built page behind the real gateway with the content policy of that
// provider. Neither script can be loaded here, so the providers' addresses are answered by stand-ins that are checked
// against the providers' own types. Services behind the gateway are doubles; docs/stripe.md and docs/recurly.md say
// what only the real scripts can confirm.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { build } from 'esbuild';
import type { Browser, Page, Route } from 'playwright-core';
import {
  goodClaims,
  buildGateway,
  signAccess,
  startUpstreams,
} from '../services/gateway/src/testing/running-gateway.ts';
import type { TestGateway, Upstreams } from '../services/gateway/src/testing/running-gateway.ts';
import { framePage } from '../web/src/testing/stand-ins/frame.ts';
import { launchBrowser } from './src/browser/browser.ts';
import { seenRequests, type SeenRequests } from './src/browser/seen-requests.ts';
import { sharedProduct } from './src/product/shared-product.ts';

const root = path.resolve(__dirname, '..');
const planted = '4000002500003155';
const plan = {
  planId: 'team-unlimited',
  name: 'Team unlimited',
  shortname: 'Team',
  description: '50,000 leads a month.',
  statementDescriptor: { name: 'LEADWRT*TEAM', phone: '800-555-0199', url: 'leadwrt.test' },
  public: true,
  priceCents: 9_900,
  leadsPerPeriod: 50_000,
  downloadLimit: 5_000,
  membersMax: 10,
  includesRollover: false,
  unlimited: false,
  suppressions: true,
  terms: {},
  termsInWords: [],
};
const none = {
  subscriptionId: null,
  status: 'none',
  planId: null,
  planName: null,
  priceCents: null,
  isLive: false,
  isCancelled: true,
  isPastDue: false,
  isCancelling: false,
  isFreeTrial: false,
  contactSupport: false,
  periodStart: null,
  periodEnd: null,
  nextPlanId: null,
  nextPlan: null,
  endedAt: null,
  card: null,
  supportEmail: 'help@leadwright.test',
};
const asked = {
  code: 'authentication-required',
  message: 'Your bank asks you to confirm this payment. Please try again.',
  correlationId: 'c',
  details: { title: 'Payment failed', transactionError: { clientSecret: 'secret-1' }, callId: 'call-1' },
};

const providers = {
  stripe: {
    script: /^https:\/\/js\.stripe\.com\/[a-z]+\/stripe\.js/,
    standIn: 'web/src/testing/stand-ins/stripe.ts',
    field: 'https://js.stripe.com/stand-in/field.html',
    api: 'https://api.stripe.com/v1/payment_methods',
    hosts: /^https:\/\/(js|api)\.stripe\.com\//,
    tokens: ['token-1'],
  },
  recurly: {
    script: /^https:\/\/js\.recurly\.com\/v4\/recurly\.js$/,
    standIn: 'web/src/testing/stand-ins/recurly.ts',
    field: 'https://api.recurly.com/stand-in/field.html',
    api: 'https://api.recurly.com/js/v1/token',
    hosts: /^https:\/\/(js|api)\.recurly\.com\//,
    // Recurly wants the card's token again, with what its challenge gave.
    tokens: ['token-1', 'token-1/token-2'],
  },
} as const;

let browser: Browser;
beforeAll(async () => {
  // Builds the page, where no other file of this run has.
  await sharedProduct();
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

describe.each(Object.entries(providers))('the card form of %s', (name, provider) => {
  let upstreams: Upstreams;
  let gateway: TestGateway;
  let page: Page;
  let seen: SeenRequests;
  let url: string;
  const complaints: string[] = [];
  const tokens: string[] = [];
  const toProvider: string[] = [];
  let scripts = 0;
  let given = 0;
  let isReachable = true;

  beforeAll(async () => {
    upstreams = await startUpstreams();
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    gateway = await buildGateway(upstreams, {
      processor: name as keyof typeof providers,
      url,
      webFolder: path.join(root, 'web/dist'),
    });
    await gateway.app.listen({ host: '127.0.0.1', port });
    answerAsServices();
    page = await browser.newPage();
    page.setDefaultTimeout(20_000);
    page.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.addInitScript(() => localStorage.setItem('leadwright-signed-in', '1'));
    seen = seenRequests(page, url);
    await page.route(provider.hosts, answerAsProvider);
    await page.goto(`${url}/signup`);
  });
  afterAll(async () => {
    await page?.close();
    await gateway?.stop();
    await upstreams?.stop();
  });

  function answerAsServices() {
    const json = (at: string, body: unknown) => upstreams.instead.set(at, () => body);
    const live = {
      ...none,
      processor: name,
      subscriptionId: 'sub-1',
      status: 'live',
      isLive: true,
      isCancelled: false,
    };
    upstreams.instead.set('/api/v2/sessions/refresh', async () => ({
      token: await signAccess(),
      uid: goodClaims['sub'],
      accountId: goodClaims['account'],
      email: 'owner@canary.test',
      role: 'admin',
      staff: '',
      expiresInSeconds: 600,
    }));
    json('/api/v2/subscription', { ...none, processor: name });
    json('/api/v2/plans', { plans: [plan] });
    json('/api/v2/banner', { banner: null });
    json('/api/v2/client_token/account-1', { clientToken: 'public-key-1', processor: name });
    json('/api/v2/company-profile', {
      companyProfile: { name: 'Canary', phone: '4805550142', email: 'o@canary.test' },
    });
    upstreams.instead.set(`/api/${name}/subscriptions/create`, async (request, reply) => {
      const body = request.body as { account: { billing_info: { token_id: string } } };
      tokens.push(body.account.billing_info.token_id);
      const key = String(request.headers['idempotency-key']);
      // The bank asks about the first card alone; what is looked up later has been confirmed.
      json(`/api/v2/subscription/calls/by-key/${key}`, live);
      return tokens.length === 1 ? reply.code(402).send(asked) : live;
    });
  }

  async function answerAsProvider(route: Route) {
    const request = route.request();
    const at = request.url();
    if (!isReachable) return route.abort();
    if (provider.script.test(at)) {
      scripts += 1;
      return route.fulfill({ contentType: 'text/javascript', body: await scriptOf(provider.standIn) });
    }
    if (at.endsWith('.html')) return route.fulfill({ contentType: 'text/html', body: framePage(provider.api) });
    const sent = request.postData() ?? '';
    toProvider.push(sent);
    const isComplete = sent.includes(planted) || sent.includes('action=') || sent.includes('client_secret=');
    if (isComplete) given += 1;
    const answer = isComplete ? { id: `token-${given}` } : { refused: 'number' };
    return route.fulfill({
      contentType: 'application/json',
      headers: { 'access-control-allow-origin': '*' },
      body: JSON.stringify(answer),
    });
  }

  const subscribe = () => page.getByRole('button', { name: /^Subscribe for/ });
  const cardField = () => page.frameLocator('iframe[title="Secure card field"]').getByLabel('Card number');

  it('loads nothing of the provider before somebody enters the form', async () => {
    await page.getByRole('button', { name: 'Yes, continue' }).click();
    await subscribe().waitFor();
    expect(scripts).toBe(0);
  });

  it('says that it did not load while the provider cannot be reached, and loads when it can be', async () => {
    isReachable = false;
    await page.getByLabel('First name').focus();
    await page.getByText("Our payment provider's card form did not load.").waitFor();
    isReachable = true;
    for (const value of ['Jo', 'Doe', '1 Main St', 'Phoenix', 'AZ', '85001']) {
      await page.keyboard.type(value);
      await page.keyboard.press('Tab');
    }
    await subscribe().click();
    await cardField().waitFor();
    expect(scripts).toBe(1);
  });

  it('shows what the provider says of a card that is not complete, and sends us nothing', async () => {
    await subscribe().click();
    await page.getByText(/incomplete|validating your request/).waitFor();
    expect(tokens).toEqual([]);
  });

  it('takes the provider’s token to us, asks what the bank asks, and is paid', async () => {
    await cardField().fill(planted);
    await subscribe().click();
    await page.getByRole('heading', { name: 'Payment successful!' }).waitFor();
    expect(tokens).toEqual([...provider.tokens]);
  });

  it('gives the card’s number to the provider alone, within the content policy', async () => {
    expect(toProvider.filter((sent) => sent.includes(planted))).toHaveLength(1);
    expect(seen.all.length).toBeGreaterThan(10);
    expect(seen.having(planted)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('lets the page load nothing from another host', async () => {
    const blocked = await page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          document.addEventListener('securitypolicyviolation', () => resolve(true));
          const script = document.createElement('script');
          script.src = 'https://elsewhere.test/x.js';
          script.onload = () => resolve(false);
          document.head.append(script);
        }),
    );
    expect(blocked).toBe(true);
  });
});

/** The stand-in as one script, as a provider serves its own. */
async function scriptOf(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(root, file)],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  return outputFiles[0]?.text ?? '';
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return port;
}
