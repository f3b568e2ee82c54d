// Whoever may open a page, one of each kind, signed in at a browser of one's own.
import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { arizona, countOf, endOf, requestDownload, usageOf } from '../../downloads/download-path.ts';
import { eventually } from '../../eventually.ts';
import type { Client } from '../../people/client.ts';
import { visitor } from '../../people/client.ts';
import { superAdmin } from '../../people/impersonate.ts';
import { joinTeam } from '../../people/join-team.ts';
import { password, signUp } from '../../people/sign-up.ts';
import { testBotToken } from '../../people/test-bot-token.ts';

export const states = ['signed out', 'free trial', 'owner', 'member', 'cancelled', 'finance', 'super-admin'] as const;
export type State = (typeof states)[number];

/** How somebody of this kind opens pages. `downloadId`: a download of theirs, where they have one. */
export type Reader = { state: State; cookie?: string; downloadId?: string };

const addressOf = (who: string) => `${who}.${randomUUID().slice(0, 8)}@canary.test`;

/** Makes one of each kind, with a download where the account may have one. */
export async function readersOf(url: string): Promise<Reader[]> {
  const made = { trial: addressOf('trial'), owner: addressOf('owner'), member: addressOf('member') };
  const cancelled = addressOf('cancelled');
  const trial = await signUp(url, made.trial);
  const owner = await signUp(url, made.owner);
  const ending = await signUp(url, cancelled);
  await subscribe(owner, 'team-unlimited');
  await subscribe(ending, 'team-unlimited');
  await endNow(ending);
  await joinTeam(url, owner, made.member);
  const ofOwner = await downloadOf(owner);
  const reader = async (state: State, email: string, downloadId?: string, secret = password): Promise<Reader> => ({
    state,
    cookie: await cookieOf(url, email, secret),
    ...(downloadId === undefined ? {} : { downloadId }),
  });
  return [
    { state: 'signed out' },
    await reader('free trial', made.trial, await downloadOf(trial)),
    await reader('owner', made.owner, ofOwner),
    await reader('member', made.member, ofOwner),
    await reader('cancelled', cancelled),
    await reader('finance', 'finance@demo.test', undefined, superAdmin.password),
    await reader('super-admin', superAdmin.email, undefined, superAdmin.password),
  ];
}

async function cookieOf(url: string, email: string, secret: string): Promise<string> {
  const answer = await visitor(url).call('POST', '/api/login', { email, password: secret });
  const cookie = answer.headers.get('set-cookie')?.split(';')[0];
  if (cookie === undefined) throw new Error(`log-in of ${email}: ${answer.status}`);
  return cookie;
}

type Subscription = { status: string; subscriptionId: string | null };

async function subscribe(client: Client, planId: string): Promise<void> {
  const { body: me } = await client.call<{ accountId: string }>('GET', '/api/v2/me');
  const account = { code: me.accountId, billing_info: { token_id: 'tok_visa' } };
  await command(client, 'create', { plan_code: planId, currency: 'USD', account });
  await untilIs(client, 'live');
}

async function endNow(client: Client): Promise<void> {
  const { body } = await client.call<Subscription>('GET', '/api/v2/subscription');
  await command(client, `terminate/${body.subscriptionId ?? ''}`, { when: 'now' });
  await untilIs(client, 'cancelled');
}

async function command(client: Client, path: string, body: object): Promise<void> {
  const headers = { 'idempotency-key': randomUUID(), 'bot-check-token': testBotToken() };
  const answer = await client.call('POST', `/api/sandbox/subscriptions/${path}`, body, headers);
  if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
}

const untilIs = (client: Client, wanted: string) =>
  eventually(
    () => client.call<Subscription>('GET', '/api/v2/subscription'),
    ({ body }) => body.status === wanted,
  );

async function downloadOf(client: Client): Promise<string> {
  await eventually(
    () => usageOf(client),
    ({ leads }) => leads > 0,
  );
  const { datasetVersion } = await countOf(client, arizona);
  const id = (await requestDownload(client, arizona, 3, datasetVersion)) ?? '';
  await endOf(client, id);
  return id;
}

/** A page of a browser at which the reader is signed in. */
export async function pageOf(browser: Browser, url: string, { cookie }: Reader): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  if (cookie !== undefined) {
    const [name = '', ...value] = cookie.split('=');
    await context.addCookies([{ name, value: value.join('='), url, httpOnly: true, sameSite: 'Strict' }]);
  }
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  return page;
}
