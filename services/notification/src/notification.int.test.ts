import { topics } from '@leadwright/contracts/topology';
import { createHash } from 'node:crypto';
import { newEventId } from '@leadwright/eventsourcing/log/event-id';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { create, fromBinary, toBinary, type MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { AccountEventSchema } from '@leadwright/contracts/accounts/v1/account_events';
import { BillingEventSchema } from '@leadwright/contracts/billing/v1/billing_events';
import { ExportEventSchema } from '@leadwright/contracts/export/v1/export_events';
import {
  NotificationEventSchema,
  type NotificationEvent,
} from '@leadwright/contracts/notification/v1/notification_events';
import { createMemoryBus } from '@leadwright/messaging/memory/bus';
import type { EventBus } from '@leadwright/messaging/event-bus';
import { openDatabase, type Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import type { RunningService } from '@leadwright/runtime/process/service';
import { asService, createServiceTokens, generateTokenKey } from '@leadwright/runtime/process/service-tokens';
import { eventually } from '@leadwright/testing/eventually';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { sql } from 'kysely';
import { NotificationConfigSchema } from './config.ts';
import { notificationTopic } from './contracts.ts';
import { createAddressMark, suppress } from './effects/suppression/suppression.ts';
import { migrationFolders } from './migrations.ts';
import { findAccountHolder } from './projections/account-holder.ts';
import { startNotification } from './service.ts';

const planted = 'planted.address@outside.example';
const plantedNumber = '+16025550134';
const publicUrl = 'http://127.0.0.1:4999';
const keys = { notification: generateTokenKey(), gateway: generateTokenKey() };

let testDb: TestDatabase;
let database: Database;
let bus: EventBus;
let service: RunningService;
let accounts: Accounts;
let gatewayToken: () => string;
let gateway: Awaited<ReturnType<typeof createServiceTokens>>;
const published: NotificationEvent[] = [];

type Accounts = { server: Server; url: string; mode: 'up' | 'down'; optedOut: boolean; minted: number; bearer: string };

/** A double of accounts; `nobody` is a person who no longer exists. */
async function startAccounts(): Promise<Accounts> {
  const state: Accounts = { server: createServer(), url: '', mode: 'up', optedOut: false, minted: 0, bearer: '' };
  state.server.on('request', (request, response) => {
    state.bearer = request.headers.authorization ?? '';
    const answer = (status: number, body: object): void =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (state.mode === 'down') return answer(503, {});
    if (request.url?.includes('nobody')) return answer(404, {});
    if (request.url?.startsWith('/internal/privacy-requests/'))
      return answer(200, {
        email: planted,
        kind: 'delete',
        ...(request.method === 'GET'
          ? { dueAt: '2027-02-15T10:00:00.000000Z', isOpen: true, hasAccount: true, leads: null }
          : { link: `${publicUrl}/ccpa_optout/confirm?token=p1` }),
      });
    if (request.url?.includes('/sessions/'))
      return answer(200, {
        email: planted,
        device: request.url.includes('hostile') ? 'evil.photography/login on Windows' : 'Firefox on Windows',
        isNew: request.url.endsWith('new'),
      });
    if (request.method === 'GET') return answer(200, { email: planted, name: 'P' });
    if (request.url === '/internal/opted-out') return answer(200, { optedOut: state.optedOut });
    state.minted += 1;
    if (request.url === '/internal/invitations/links') return invited(request, state, answer);
    if (request.url?.startsWith('/internal/phone-verifications/'))
      return request.url.includes('over') ? answer(404, {}) : answer(200, { phone: plantedNumber, code: '402917' });
    return answer(200, {
      email: planted,
      name: 'P',
      link: `${publicUrl}/signup/confirm?token=t${state.minted}`,
      purpose: 'sign-up',
    });
  });
  await new Promise<void>((resolve) => state.server.listen(0, '127.0.0.1', resolve));
  state.url = `http://127.0.0.1:${(state.server.address() as AddressInfo).port}`;
  return state;
}

/** `gone` is a person whose invitation waits no more. */
function invited(request: IncomingMessage, { minted }: Accounts, answer: (status: number, body: object) => void): void {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const { personId } = JSON.parse(Buffer.concat(parts).toString()) as { personId: string };
    if (personId === 'gone') return answer(404, {});
    answer(200, {
      email: planted,
      link: `${publicUrl}/invitation?token=i${minted}`,
      company: 'Byron Roofing',
      role: 'download',
    });
  });
}

beforeAll(async () => {
  testDb = await testDatabase({ migrations: migrationFolders(repositoryRoot) });
  database = openDatabase(testDb.url, { max: 2 });
  accounts = await startAccounts();
  bus = createMemoryBus();
  await bus.consume({
    group: 'test.notification',
    topics: [notificationTopic],
    from: 'earliest',
    onRecords: async (records) => {
      published.push(...records.map(({ value }) => fromBinary(NotificationEventSchema, value)));
      return { kind: 'done' };
    },
  });
  gateway = await createServiceTokens({
    service: 'gateway',
    privateKey: keys.gateway.privateKey,
    publicKeys: {},
  });
  gatewayToken = () => gateway.sign('notification', 'forward', { ...asService('gateway'), personId: 'anonymous' });
  service = await start();
});
afterAll(async () => {
  await service.stop();
  await bus.close();
  await database.close();
  await testDb.drop();
  await new Promise((resolve) => accounts.server.close(resolve));
});

const start = (mailboxShown = true): Promise<RunningService> =>
  startNotification(
    {
      NOTIFICATION_PORT: 0,
      NOTIFICATION_HOST: '127.0.0.1',
      NOTIFICATION_INTERNAL_PORT: 0,
      NOTIFICATION_INTERNAL_HOST: '127.0.0.1',
      NOTIFICATION_POSTGRES_URL: testDb.url,
      NOTIFICATION_SERVICE_PRIVATE_KEY: keys.notification.privateKey,
      NOTIFICATION_SERVICE_PUBLIC_KEYS: { gateway: keys.gateway.publicKey },
      NOTIFICATION_PEERS: {
        accounts: accounts.url,
        billing: 'http://127.0.0.1:9',
        export: 'http://127.0.0.1:9',
        search: 'http://127.0.0.1:9',
      },
      NOTIFICATION_LOG_LEVEL: 'silent',
      NOTIFICATION_PUBLIC_URL: publicUrl,
      NOTIFICATION_BRAND: 'Leadwright',
      NOTIFICATION_MAILBOX_SHOWN: mailboxShown,
    },
    { bus },
  );

const seqs = new Map<string, number>();
const next = (topic: string, accountId: string): number => {
  const seq = (seqs.get(topic + accountId) ?? 0) + 1;
  seqs.set(topic + accountId, seq);
  return seq;
};
async function publish(
  topic: string,
  accountId: string,
  encode: (meta: object) => Uint8Array,
  repeats = 1,
  recordedAt = new Date(),
): Promise<string> {
  const accountSeq = next(topic, accountId);
  const eventId = newEventId();
  const value = encode({
    eventId,
    accountId,
    accountSeq: BigInt(accountSeq),
    schemaV: 1,
    correlationId: 'corr-of-cause',
    recordedAt: timestampFromDate(recordedAt),
    effectiveAt: timestampFromDate(recordedAt),
  });
  for (let i = 0; i < repeats; i += 1)
    await bus.publish([{ topic, accountId, accountSeq, eventId, headers: {}, value }]);
  return eventId;
}
const accountsSay = (
  accountId: string,
  event: NonNullable<MessageInitShape<typeof AccountEventSchema>['event']>,
  repeats = 1,
) =>
  publish(
    topics.accounts,
    accountId,
    (meta) => toBinary(AccountEventSchema, create(AccountEventSchema, { meta, event })),
    repeats,
  );
const exportSays = (accountId: string, event: NonNullable<MessageInitShape<typeof ExportEventSchema>['event']>) =>
  publish(topics.export, accountId, (meta) => toBinary(ExportEventSchema, create(ExportEventSchema, { meta, event })));
const billingSays = (
  accountId: string,
  event: NonNullable<MessageInitShape<typeof BillingEventSchema>['event']>,
  recordedAt = new Date(),
) =>
  publish(
    topics.billing,
    accountId,
    (meta) => toBinary(BillingEventSchema, create(BillingEventSchema, { meta, event })),
    1,
    recordedAt,
  );
const get = (path: string) =>
  fetch(`${service.url}${path}`, { headers: { authorization: `Bearer ${gatewayToken()}` } });
type Message = { id: string; kind: string; to: string; subject: string; html: string; text: string };
const mailbox = async (): Promise<Message[]> =>
  (
    (await (await get(`/api/v2/mailbox?to=${encodeURIComponent(planted.toUpperCase())}&limit=200`)).json()) as {
      messages: Message[];
    }
  ).messages;
const mailOf = (eventId: string): Promise<Message> =>
  eventually(async () => {
    const found = (await mailbox()).find(({ id }) => id === `mail-${eventId}`);
    if (!found) throw new Error('no mail yet');
    return found;
  });
const eventOf = (eventId: string): Promise<NotificationEvent> =>
  eventually(() => {
    const found = published.find(
      ({ event }) =>
        event.value !== undefined && 'messageId' in event.value && event.value.messageId === `mail-${eventId}`,
    );
    if (!found) throw new Error('nothing published yet');
    return found;
  });
const effectOf = (eventId: string) =>
  inScope(
    database.db,
    'all',
    async (trx) =>
      (
        await sql<{
          state: string;
          reason: string | null;
          tries: number;
        }>`select state, reason, tries from effect where id = ${`mail-${eventId}`}`.execute(trx)
      ).rows[0],
  );

describe('a sign-up', () => {
  it('sends a mail with a one-time link, and publishes only ids', async () => {
    const cause = await accountsSay('a1', {
      case: 'signUpRequested',
      value: { personId: 'p1', alreadyACustomer: false },
    });
    const mail = await mailOf(cause);
    expect(mail).toMatchObject({ to: planted, subject: 'Confirm your e-mail address for Leadwright' });
    expect(mail.text).toMatch(/\/signup\/confirm\?token=t\d/);
    const { event, meta } = await eventOf(cause);
    expect(event).toMatchObject({
      case: 'messageSent',
      value: { personId: 'p1', channel: 'email', template: 'sign-up' },
    });
    expect(meta).toMatchObject({
      accountId: 'a1',
      causationId: cause,
      correlationId: 'corr-of-cause',
      actorId: 'service:notification',
    });
    expect(accounts.bearer).toMatch(/^Bearer /);
  });

  it('by somebody with an account sends another mail, without a one-time link', async () => {
    const cause = await accountsSay('a1', {
      case: 'signUpRequested',
      value: { personId: 'p1', alreadyACustomer: true },
    });
    const mail = await mailOf(cause);
    expect(mail.subject).toBe('You already have an account at Leadwright');
    expect(mail.text).toContain(`${publicUrl}/login`);
    expect(mail.text).not.toContain('token=');
  });

  it('received three times sends one mail', async () => {
    const before = (await mailbox()).length;
    const cause = await accountsSay(
      'a2',
      { case: 'signUpRequested', value: { personId: 'p2', alreadyACustomer: false } },
      3,
    );
    await eventOf(cause);
    const last = await accountsSay('a2', {
      case: 'signUpRequested',
      value: { personId: 'p2', alreadyACustomer: true },
    });
    await eventOf(last);
    expect((await mailbox()).length).toBe(before + 2);
  });

  it('waits while accounts is unavailable, and is answered when it is back', async () => {
    accounts.mode = 'down';
    const cause = await accountsSay('a3', {
      case: 'signUpRequested',
      value: { personId: 'p3', alreadyACustomer: false },
    });
    await eventually(async () => {
      expect(await effectOf(cause)).toMatchObject({ state: 'planned', reason: 'accounts-away', tries: 1 });
    });
    accounts.mode = 'up';
    expect((await mailOf(cause)).to).toBe(planted);
  });

  it('of a person who no longer exists fails once, with the reason', async () => {
    const cause = await accountsSay('a4', {
      case: 'signUpRequested',
      value: { personId: 'nobody', alreadyACustomer: false },
    });
    expect((await eventOf(cause)).event).toMatchObject({
      case: 'messageFailed',
      value: { personId: 'nobody', reason: 'person-unknown' },
    });
    expect(await effectOf(cause)).toMatchObject({ state: 'failed' });
  });

  it('for a reset that names an address of nobody is not needed, which is no failure', async () => {
    const cause = await accountsSay('a6', { case: 'passwordResetRequested', value: { personId: 'nobody' } });
    await eventually(async () => {
      expect(await effectOf(cause)).toMatchObject({ state: 'failed', reason: 'not-needed' });
    });
  });
});

describe('an invitation', () => {
  it('is mailed with a link of its account, the company and the role, and once more when it is sent again', async () => {
    const invited = await accountsSay('a1', { case: 'memberInvited', value: { personId: 'p1', role: 'download' } }, 2);
    const again = await accountsSay('a1', { case: 'invitationResent', value: { personId: 'p1', role: 'download' } });
    const links = [];
    for (const cause of [invited, again]) {
      const mail = await mailOf(cause);
      expect(mail).toMatchObject({ to: planted, subject: 'You are invited to join Byron Roofing at Leadwright' });
      links.push(/\/invitation\?token=i\d+/.exec(mail.text)?.[0]);
    }
    expect(new Set(links).size).toBe(2);
    expect((await eventOf(invited)).event.value).toMatchObject({ personId: 'p1', template: 'invitation' });
  });

  it('that waits no more is not mailed', async () => {
    const cause = await accountsSay('a1', { case: 'memberInvited', value: { personId: 'gone', role: 'download' } });
    expect((await eventOf(cause)).event).toMatchObject({ case: 'messageFailed' });
  });
});

describe('a removal', () => {
  it('is told to the person, without a link', async () => {
    const cause = await accountsSay('a1', { case: 'memberRemoved', value: { personId: 'p1' } });
    const mail = await mailOf(cause);
    expect(mail.subject).toBe('Your access to an account at Leadwright has ended');
    expect(mail.text).not.toMatch(/https?:/);
  });
});

describe('security S30: mails about people’s data', () => {
  const requestId = 'request-1';

  it('go to the address of the request, with the link that confirms it, the longer day and the outcome', async () => {
    const kind = 'delete';
    const asked = await accountsSay('system', { case: 'privacyRequestReceived', value: { requestId, kind } });
    const confirm = await mailOf(asked);
    expect(confirm).toMatchObject({ to: planted, subject: 'Confirm your privacy request to Leadwright' });
    expect(confirm.text).toContain(`${publicUrl}/ccpa_optout/confirm?token=p1`);
    expect(confirm.text.replace(/\s+/g, ' ')).toContain('because somebody gave this address in a privacy request');
    const confirmed = await accountsSay('system', {
      case: 'privacyRequestConfirmed',
      value: { requestId, kind },
    });
    const soFar = (await mailOf(confirmed)).text.replace(/\s+/g, ' ');
    expect(soFar).toContain('by February 15, 2027 at the latest');
    expect(soFar).toContain('What is done: No e-mail that is not necessary goes to this address any more.');
    expect(soFar).toContain('What is still to do: Your account is not erased yet.');
    const longer = await accountsSay('system', {
      case: 'privacyRequestExtended',
      value: { requestId, reason: 'hard-to-find' },
    });
    const extended = (await mailOf(longer)).text.replace(/\s+/g, ' ');
    expect(extended).toContain('by February 15, 2027 at the latest');
    expect(extended).toContain(
      'We look for you, by what you gave us, in the lists that we sell, and take out what we find.',
    );
    const over = await accountsSay('system', {
      case: 'privacyRequestAnswered',
      value: { requestId, kind, outcome: 'exempt' },
    });
    expect((await mailOf(over)).text.replace(/\s+/g, ' ')).toContain('The law excepts the information');
  });

  it('say once what was erased by a request, however many accounts the person had, and nothing where they erased themselves', async () => {
    const erased = (accountId: string, by: string, of: string) =>
      accountsSay(accountId, { case: 'personErased', value: { personId: 'p1', by, requestId: of } });
    await erased('a1', 'person', '');
    await erased('a1', 'request', requestId);
    await erased('a2', 'request', requestId);
    // In the order of its account: once it is sent, what came before was handled.
    await mailOf(await accountsSay('a2', { case: 'memberRemoved', value: { personId: 'p1' } }));
    await mailOf(await accountsSay('a1', { case: 'memberRemoved', value: { personId: 'p1' } }));
    await mailOf(`erased-${requestId}`);
    expect((await mailbox()).filter(({ subject }) => subject === 'Your account at Leadwright is erased')).toHaveLength(
      1,
    );
  });

  it('to a person or a request that is erased end as unknown: nothing is sent, and nothing is a dead letter', async () => {
    const before = (await mailbox()).length;
    const causes = [
      await accountsSay('a5', { case: 'passwordChanged', value: { personId: 'nobody', by: 'link' } }),
      await accountsSay('system', {
        case: 'privacyRequestAnswered',
        value: { requestId: 'of-nobody', kind: 'access', outcome: 'done' },
      }),
    ];
    for (const cause of causes) {
      expect((await eventOf(cause)).event).toMatchObject({
        case: 'messageFailed',
        value: { reason: 'person-unknown' },
      });
      expect(await effectOf(cause)).toMatchObject({ state: 'failed', reason: 'person-unknown' });
    }
    expect((await mailbox()).length).toBe(before);
  });
});

describe('a refresh token that was used twice', () => {
  const reused = (personId: string) => ({ case: 'refreshTokenReused' as const, value: { sessionId: 's1', personId } });

  it('security S3: sends its owner one mail without a link, however often the event is received', async () => {
    const minted = accounts.minted;
    const before = (await mailbox()).length;
    const cause = await accountsSay('a7', reused('p7'), 3);
    const mail = await mailOf(cause);
    expect(mail).toMatchObject({ to: planted, subject: 'We logged you out of Leadwright to be safe' });
    expect(mail.html + mail.text).not.toMatch(/href|token=/);
    expect((await eventOf(cause)).event).toMatchObject({
      case: 'messageSent',
      value: { personId: 'p7', template: 'session-ended-for-safety' },
    });
    await eventOf(await accountsSay('a7', reused('p7')));
    expect((await mailbox()).length).toBe(before + 2);
    expect(accounts.minted).toBe(minted);
  });

  it('waits while accounts is unavailable, and sends the mail when it is back', async () => {
    accounts.mode = 'down';
    const cause = await accountsSay('a8', reused('p8'));
    await eventually(async () => {
      expect(await effectOf(cause)).toMatchObject({ state: 'planned', reason: 'accounts-away', tries: 1 });
    });
    accounts.mode = 'up';
    expect((await mailOf(cause)).to).toBe(planted);
  });
});

describe('a phone number to verify', () => {
  const messageOf = (cause: string) =>
    eventually(async () => {
      const answer = await get(`/api/v2/mailbox?to=${encodeURIComponent(plantedNumber)}`);
      const { messages } = (await answer.json()) as { messages: Message[] };
      const found = messages.filter(({ id }) => id === `sms-${cause}`);
      expect(found).toHaveLength(1);
      return found[0] ?? null;
    });
  const outcomeOf = (cause: string) =>
    eventually(() => {
      const found = published.find(
        ({ event }) =>
          event.value !== undefined && 'messageId' in event.value && event.value.messageId === `sms-${cause}`,
      );
      return found?.event ?? false;
    });
  const requested = (verificationId: string) => ({
    case: 'phoneVerificationRequested' as const,
    value: { verificationId, personId: 'p1' },
  });

  it('is sent one text message with its code, however often the event is received; the mailbox shows it', async () => {
    const cause = await accountsSay('a9', requested('v1'), 3);
    const message = await messageOf(cause);
    expect(message).toMatchObject({ kind: 'sms', to: plantedNumber, subject: '', html: '' });
    expect(message?.text).toMatch(/^Your Leadwright code is 402917\. /);
    expect(message?.text.length).toBeLessThanOrEqual(160);
    expect(await outcomeOf(cause)).toMatchObject({
      case: 'messageSent',
      value: { personId: 'p1', channel: 'sms', template: 'phone-code' },
    });
    const page = await (await get(`/dev/mailbox?to=${encodeURIComponent(plantedNumber)}`)).text();
    expect(page).toContain('<h2 id="subject-sms-');
    expect(page).toContain('code is 402917');
    expect(page).not.toContain('<iframe');
  });

  it('is sent nothing once its request is over', async () => {
    const cause = await accountsSay('a9', requested('over'));
    expect(await outcomeOf(cause)).toMatchObject({
      case: 'messageFailed',
      value: { channel: 'sms', reason: 'code-over' },
    });
  });
});

describe('a download', () => {
  const request = (downloadId: string) => ({
    case: 'downloadRequested' as const,
    value: { downloadId, name: 'Roofers in Mesa', personId: 'p1', rows: 10n },
  });

  it('that is ready is mailed to the person who ordered it, with the rows of the file', async () => {
    await exportSays('a1', request('d1'));
    await exportSays('a1', { case: 'downloadStarted', value: { downloadId: 'd1', leads: 10n } });
    await exportSays('a1', { case: 'downloadCompleted', value: { downloadId: 'd1', rows: 1234n } });
    const mail = await mailOf(
      await exportSays('a1', { case: 'downloadReady', value: { downloadId: 'd1', leads: 1234n } }),
    );
    expect(mail.subject).toBe('Your file is ready: Roofers in Mesa');
    expect(mail.text).toContain('1,234 leads');
    expect(mail.text).toContain(`${publicUrl}/downloads/d1`);
  });

  it('that failed is mailed with its reason', async () => {
    await exportSays('a1', request('d2'));
    const mail = await mailOf(
      await exportSays('a1', { case: 'downloadFailed', value: { downloadId: 'd2', reason: 'balance' } }),
    );
    expect(mail.text.replace(/\s+/g, ' ')).toContain('There were not enough leads left in your account.');
  });
});

/** Accounts has said who holds the account, and it is known. */
async function opened(accountId: string, ownerPersonId: string): Promise<void> {
  await accountsSay(accountId, { case: 'accountOpened', value: { ownerPersonId, planId: 'free-trial' } });
  await eventually(() =>
    inScope(database.db, 'all', async (trx) => expect(await findAccountHolder(trx, accountId)).toBe(ownerPersonId)),
  );
}

describe('what billing says', () => {
  const at = timestampFromDate(new Date('2027-02-28T15:00:00Z'));
  const planSays = (reason: string) =>
    ({
      case: 'subscriptionChanged',
      value: { planId: 'rollover-50k', nextPlanId: 'team-unlimited', status: 'live', periodEnd: at, reason },
    }) as const;
  const disputeSays = (invoiceId: string, dispute: string, refundedCents = 0n) =>
    ({
      case: 'invoiceChanged',
      value: { invoiceId, processor: 'stripe', status: 'paid', dispute, disputes: 1, refundedCents },
    }) as const;
  beforeAll(() => opened('b1', 'holder'));

  it.each([
    ['Your payment of $99.00 to Leadwright', { case: 'invoicePaid', value: { invoiceId: 'in', paidCents: 9_900n } }],
    [
      'Your payment to Leadwright did not work',
      { case: 'paymentFailed', value: { invoiceId: 'in', dueCents: 9_900n } },
    ],
    [
      'Your subscription to Leadwright renews on February 28, 2027',
      { case: 'renewalAnnounced', value: { planId: 'team-unlimited', renewsAt: at, priceCents: 9_900n } },
    ],
    [
      '6,214 leads at Leadwright will expire on February 28, 2027',
      { case: 'leadsExpiryAnnounced', value: { leads: 6_214n, expiresAt: at } },
    ],
    [
      'You have 4,900 leads left at Leadwright',
      { case: 'leadsLowAnnounced', value: { latticeId: 'l', period: 2n, leads: 4_900n, noticedAt: 5_000n } },
    ],
    [
      '500 leads added to your account at Leadwright',
      { case: 'leadsCredited', value: { lotId: 'l', leads: 500n, reason: 'bad-file' } },
    ],
    ['Your plan at Leadwright is now 50K rollover', planSays('plan-changed')],
    ['Your plan at Leadwright will be Team unlimited', planSays('plan-change-planned')],
    ['Your plan at Leadwright stays 50K rollover', planSays('plan-kept')],
  ] as const)('is mailed to who holds the account: %s', async (subject, event) => {
    const cause = await billingSays('b1', event);
    expect(await mailOf(cause)).toMatchObject({ to: planted, subject });
    expect((await eventOf(cause)).event.value).toMatchObject({ personId: 'holder' });
  });

  it('names days of the account’s time zone', async () => {
    await opened('b-zone', 'holder');
    const early = timestampFromDate(new Date('2027-02-28T03:00:00Z'));
    const renews = {
      case: 'renewalAnnounced',
      value: { planId: 'team-unlimited', renewsAt: early, priceCents: 9_900n },
    } as const;
    const lives = { planId: 'team-unlimited', status: 'live', periodEnd: early, reason: 'period-began' };
    await billingSays('b-zone', { case: 'subscriptionChanged', value: { ...lives, zone: 'America/New_York' } });
    const { subject } = await mailOf(await billingSays('b-zone', renews));
    expect(subject).toBe('Your subscription to Leadwright renews on February 27, 2027');
  });

  it('of a cancelled subscription is mailed once, however often the subscription changes', async () => {
    const value = {
      planId: 'team-unlimited',
      latticeId: 'lat',
      status: 'cancelling',
      accessEndsAt: at,
      reason: 'provider-changed',
    };
    await billingSays('b1', { case: 'subscriptionChanged', value });
    await billingSays('b1', { case: 'subscriptionChanged', value });
    await billingSays('b1', {
      case: 'subscriptionChanged',
      value: { ...value, status: 'cancelled', reason: 'access-ended' },
    });
    await mailOf(
      await billingSays('b1', { case: 'leadsCredited', value: { lotId: 'm', leads: 1n, reason: 'goodwill' } }),
    );
    const told = (await mailbox()).filter(({ subject }) => subject === 'Your subscription to Leadwright is cancelled');
    expect(told).toHaveLength(1);
    expect(told[0]?.text.replace(/\s+/g, ' ')).toContain('Your access ends on February 28, 2027.');
  });

  it('of a subscription that ends at once is mailed with the day that its access ended', async () => {
    const value = { latticeId: 'now', status: 'live', accessEndsAt: at, reason: 'ended' };
    await billingSays('b1', { case: 'subscriptionChanged', value });
    const last = { ...value, status: 'cancelled', reason: 'access-ended' };
    await billingSays('b1', { case: 'subscriptionChanged', value: last });
    await mailOf(await billingSays('b1', { case: 'leadsCredited', value: { leads: 1n, reason: 'goodwill' } }));
    const said = (await mailbox()).filter(({ text }) => text.replace(/\s+/g, ' ').includes('Your access ended on'));
    expect(said).toHaveLength(1);
  });

  it('of a dispute is mailed once for each step', async () => {
    for (const event of [
      disputeSays('d3', 'open'),
      disputeSays('d3', 'open', 100n),
      disputeSays('d3', 'lost'),
      disputeSays('d4', 'won'),
    ])
      await billingSays('b1', event);
    await mailOf(await billingSays('b1', { case: 'leadsCredited', value: { leads: 1n, reason: 'goodwill' } }));
    const sent = (await mailbox()).filter(({ id }) => id.startsWith('mail-dispute-b1-stripe-'));
    expect(sent.map(({ subject }) => subject).sort()).toEqual([
      'Your payment to Leadwright is disputed',
      'Your payment to Leadwright stands',
      'Your payment to Leadwright was taken back',
    ]);
  });

  it('of long ago, of nothing to pay, of a share, or of an account that nobody holds is not mailed', async () => {
    const paid = { case: 'invoicePaid', value: { invoiceId: 'in', paidCents: 9_900n } } as const;
    const silent = [
      await billingSays('b1', paid, new Date(Date.now() - 4 * 86_400_000)),
      await billingSays('b1', { case: 'invoicePaid', value: { invoiceId: 'in', paidCents: 0n } }),
      await billingSays('b1', { case: 'leadsCredited', value: { lotId: 'n', leads: 1n, reason: 'share' } }),
      await billingSays('b2', paid),
    ];
    await mailOf(await billingSays('b1', paid));
    for (const cause of silent) expect(await effectOf(cause)).toBeUndefined();
  });
});

describe('a log-in', () => {
  const started = (sessionId: string) => ({ case: 'sessionStarted' as const, value: { sessionId, personId: 'p1' } });
  it('from a device that the person had not used is mailed, and one from a known device ends without a word', async () => {
    const known = await accountsSay('a1', started('known'));
    const mail = await mailOf(await accountsSay('a1', started('new')));
    expect(mail.text.replace(/\s+/g, ' ')).toContain('logged in to your account with Firefox on Windows.');
    await eventually(async () =>
      expect(await effectOf(known)).toMatchObject({ state: 'failed', reason: 'not-needed' }),
    );
    const about = published.filter(
      ({ event: { value } }) => value && 'messageId' in value && value.messageId === `mail-${known}`,
    );
    expect(about).toEqual([]);
  });

  it('security S17: from a browser that calls itself by an address is mailed without that name', async () => {
    const { text } = await mailOf(await accountsSay('a1', started('hostile-new')));
    expect(text.replace(/\s+/g, ' ')).toContain('logged in to your account with an unknown device.');
    expect(text).not.toContain('evil');
  });
});

const asPerson = (personId: string, accountId: string, more: object = {}) =>
  gateway.sign('notification', 'forward', { ...asService('gateway'), personId, accountId, ...more });
const ask = (path: string, token: string, init: RequestInit = {}) =>
  fetch(`${service.url}${path}`, {
    ...init,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...init.headers },
  });

describe('the mails that a person wants', () => {
  const preferencesOf = async (personId: string, accountId: string): Promise<unknown> =>
    (await ask('/api/v2/me/mail-preferences', asPerson(personId, accountId))).json();
  const credited = { case: 'leadsCredited', value: { lotId: 'l', leads: 500n, reason: 'bad-file' } } as const;
  const all = (unwanted: string[]) => ({
    topics: ['downloads', 'receipts', 'leads'].map((topic) => ({ topic, wanted: !unwanted.includes(topic) })),
  });
  beforeAll(() => opened('c1', 'chooser'));

  it('RFC 8058: end by one POST without a session, of this kind and this account alone, and a repeat changes nothing', async () => {
    const mail = await mailOf(await billingSays('c1', credited));
    const token = /\/unsubscribe\?token=([\w.-]+)/.exec(mail.html)?.[1] ?? '';
    const oneClick = (given: string) =>
      ask(`/api/v2/unsubscribes?token=${given}`, gatewayToken(), {
        method: 'POST',
        body: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    for (const given of [`${token}x`, `x${token}`, token.replace('.', ''), 'e30.e30'])
      expect((await oneClick(given)).status).toBe(404);
    expect(await preferencesOf('chooser', 'c1')).toEqual(all([]));
    for (let n = 0; n < 2; n += 1) expect(await (await oneClick(token)).json()).toEqual({ topic: 'leads' });
    expect(await preferencesOf('chooser', 'c1')).toEqual(all(['leads']));
    expect(await preferencesOf('chooser', 'b1')).toEqual(all([]));
    const cause = await billingSays('c1', credited);
    await eventually(async () => expect(await effectOf(cause)).toMatchObject({ state: 'failed', reason: 'unwanted' }));
    await mailOf(await billingSays('c1', { case: 'invoicePaid', value: { invoiceId: 'in', paidCents: 100n } }));
    await eventually(async () => {
      const told = published.flatMap(({ event }) => (event.case === 'mailPreferenceChanged' ? [event.value] : []));
      expect(told).toMatchObject([{ personId: 'chooser', topic: 'leads', wanted: false, chosenBy: 'link' }]);
    });
  });

  it('are chosen in the settings, and come again when they are switched on', async () => {
    const choose = async (wanted: boolean): Promise<unknown> =>
      (
        await ask('/api/v2/me/mail-preferences', asPerson('chooser', 'c1'), {
          method: 'PUT',
          body: JSON.stringify({ topic: 'leads', wanted }),
        })
      ).json();
    expect(await choose(true)).toEqual(all([]));
    expect((await mailOf(await billingSays('c1', credited))).subject).toContain('500 leads added');
    expect(await choose(false)).toEqual(all(['leads']));
  });

  it('that are necessary have no such link and come whatever was chosen', async () => {
    const mail = await mailOf(
      await billingSays('c1', { case: 'paymentFailed', value: { invoiceId: 'in', dueCents: 100n } }),
    );
    expect(mail.html).not.toContain('unsubscribe');
  });

  it('security S30: go to no mailbox that opted out, also where they waited already, and what is necessary comes', async () => {
    await opened('c2', 'leaver');
    accounts.mode = 'down';
    const waiting = await billingSays('c2', { case: 'invoicePaid', value: { invoiceId: 'in', paidCents: 100n } });
    await eventually(async () => expect(await effectOf(waiting)).toMatchObject({ reason: 'accounts-away' }));
    Object.assign(accounts, { mode: 'up', optedOut: true });
    try {
      const later = await billingSays('c2', { case: 'invoicePaid', value: { invoiceId: 'in', paidCents: 100n } });
      for (const cause of [waiting, later])
        await eventually(async () =>
          expect(await effectOf(cause)).toMatchObject({ state: 'failed', reason: 'opted-out' }),
        );
      const due = await billingSays('c2', { case: 'paymentFailed', value: { invoiceId: 'in', dueCents: 100n } });
      expect((await mailOf(due)).html).not.toContain('unsubscribe');
    } finally {
      accounts.optedOut = false;
    }
  });

  it('and all others are listed for super-admins alone, newest first, page by page, without an address', async () => {
    const path = '/api/v2/superadmin/accounts/c1/messages';
    expect((await ask(path, asPerson('chooser', 'c1'))).status).toBe(403);
    const staff = asPerson('staff', 'other', { staff: 'super-admin' });
    type Page = { messages: { messageId: string; template: string; state: string }[]; next: string | null };
    const page = async (query: string): Promise<Page> => (await ask(`${path}?${query}`, staff)).json() as Promise<Page>;
    await eventually(async () =>
      expect((await page('limit=200')).messages.every(({ state }) => state === 'sent')).toBe(true),
    );
    const whole = await page('limit=200');
    expect(whole).toMatchObject({ sentBy: { email: 'mailbox', sms: 'mailbox' }, next: null });
    expect(whole.messages.map(({ template }) => template)).toEqual([
      'payment-failed',
      'leads-credited',
      'receipt',
      'leads-credited',
    ]);
    const first = await page('limit=3');
    const second = await page(`limit=3&before=${encodeURIComponent(first.next ?? '')}`);
    expect([...first.messages, ...second.messages]).toEqual(whole.messages);
    expect(JSON.stringify(whole)).not.toContain('outside.example');
  });

  it('are read by a super-admin after the reading is an event of the account, page by page', async () => {
    const readings = () =>
      published.filter(({ event, meta }) => event.case === 'messagesRead' && meta?.accountId === 'c2');
    const staff = asPerson('staff', 'other', { staff: 'super-admin' });
    for (let n = 1; n <= 2; n += 1) {
      expect((await ask('/api/v2/superadmin/accounts/c2/messages', staff)).status).toBe(200);
      await eventually(async () => expect(readings()).toHaveLength(n));
    }
    expect(readings().map(({ meta }) => meta?.actorId)).toEqual(['staff', 'staff']);
    expect((await ask('/api/v2/superadmin/accounts/c2/messages', asPerson('chooser', 'c2'))).status).toBe(403);
    expect(readings()).toHaveLength(2);
  });
});

describe('mails that are held back', () => {
  const mark = createAddressMark(keys.notification.privateKey)(planted);
  const holdBack = (accountId: string, personId: string, reason: 'bounced' | 'spam') =>
    inScope(database.db, 'all', (trx) => suppress(trx, { accountId, personId }, { mark, reason }));
  const staff = () => asPerson('staff', 'other', { staff: 'super-admin' });
  const json = (body: object) => ({ method: 'POST', body: JSON.stringify(body) });
  const own = (account: string, body?: object) =>
    ask(
      `/api/v2/me/mail-suppression${body === undefined ? '' : '/lift'}`,
      asPerson('held', account),
      body === undefined ? {} : json(body),
    );
  const byStaff = (account: string, body: object, who = staff()) =>
    ask(`/api/v2/superadmin/accounts/${account}/mail-suppressions/held/lift`, who, json(body));
  const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code?: string }).code];
  const lifted = () =>
    published.flatMap(({ event, meta }) =>
      event.case === 'mailSuppressionLifted' ? [{ ...event.value, actorId: meta?.actorId }] : [],
    );

  it('come again once a super-admin says so with a reason, as an event; a person without one is refused', async () => {
    await holdBack('h1', 'held', 'bounced');
    const page = await ask('/api/v2/superadmin/accounts/h1/messages', staff());
    expect(await page.json()).toMatchObject({ suppressions: [{ personId: 'held', kind: 'bounced' }] });
    for (const [reason, code] of [
      [' ', 'lift-reason-missing'],
      ['ada@example.test', 'lift-reason-personal'],
    ] as const)
      expect(await codeOf(await byStaff('h1', { reason }))).toEqual([422, code]);
    expect((await byStaff('h1', {})).status).toBe(400);
    expect((await byStaff('h1', { reason: 'Ticket 1' }, asPerson('held', 'h1'))).status).toBe(403);
    expect(await codeOf(await byStaff('h9', { reason: 'Ticket 1' }))).toEqual([409, 'mails-not-suppressed']);
    expect(await (await byStaff('h1', { reason: ' Ticket 1 ' })).json()).toEqual({ suppressions: [] });
    expect(await codeOf(await byStaff('h1', { reason: 'Ticket 1' }))).toEqual([409, 'mails-not-suppressed']);
    await eventually(async () =>
      expect(lifted()).toMatchObject([
        { personId: 'held', kind: 'bounced', by: 'super-admin', reason: 'Ticket 1', actorId: 'staff' },
      ]),
    );
  });

  it('after a complaint come again by the person alone', async () => {
    await holdBack('h2', 'held', 'bounced');
    await holdBack('h2', 'held', 'spam');
    expect(await (await own('h2')).json()).toMatchObject({ suppression: { kind: 'spam' } });
    expect(await (await own('h3')).json()).toEqual({ suppression: null });
    expect(await codeOf(await byStaff('h2', { reason: 'Ticket 2' }))).toEqual([409, 'suppression-is-complaint']);
    expect((await own('h2', { reason: 'invented' })).status).toBe(400);
    expect(await codeOf(await own('h3', { reason: 'by-mistake' }))).toEqual([409, 'mails-not-suppressed']);
    expect(await (await own('h2', { reason: 'by-mistake' })).json()).toEqual({ suppression: null });
    await eventually(async () =>
      expect(lifted().at(-1)).toMatchObject({ kind: 'spam', by: 'person', reason: 'by-mistake', actorId: 'held' }),
    );
  });

  it('stay so, and the page is asked to come again, while accounts cannot be asked', async () => {
    await holdBack('h4', 'held', 'bounced');
    accounts.mode = 'down';
    const answers = [await own('h4'), await own('h4', { reason: 'works-again' }), await byStaff('h4', { reason: 'T' })];
    accounts.mode = 'up';
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
    expect(await (await own('h4')).json()).toMatchObject({ suppression: { kind: 'bounced' } });
  });
});

describe('a sender that died', () => {
  it('after the channel took the mail publishes it, and sends no second one', async () => {
    const cause = await accountsSay('a5', {
      case: 'signUpRequested',
      value: { personId: 'p5', alreadyACustomer: false },
    });
    const mail = await mailOf(cause);
    await eventOf(cause);
    const minted = accounts.minted;
    // The state between the provider's answer and `done`, with an expired lease.
    await inScope(database.db, 'all', async (trx) => {
      await sql`update effect set state = 'sending', next_try_at = clock_timestamp() - interval '1 second' where id = ${mail.id}`.execute(
        trx,
      );
    });
    await eventually(async () => expect(await effectOf(cause)).toMatchObject({ state: 'done' }));
    expect(accounts.minted).toBe(minted);
    expect((await mailbox()).filter(({ id }) => id === mail.id)).toHaveLength(1);
  });

  it('before the channel took the mail sends it', async () => {
    const cause = await accountsSay('a6', {
      case: 'signUpRequested',
      value: { personId: 'p6', alreadyACustomer: false },
    });
    const mail = await mailOf(cause);
    await eventOf(cause);
    await inScope(database.db, 'all', async (trx) => {
      await sql`delete from mailbox_message where id = ${mail.id}`.execute(trx);
      await sql`update effect set state = 'sending', next_try_at = clock_timestamp() - interval '1 second' where id = ${mail.id}`.execute(
        trx,
      );
    });
    expect((await mailOf(cause)).id).toBe(mail.id);
  });
});

it('counts how many mails were sent without an answer', async () => {
  const unknownCount = async (): Promise<string | undefined> =>
    /leadwright_effects_unknown\{service="notification"\} (\d+)/.exec(
      await (await fetch(`${service.internalUrl}/metrics`)).text(),
    )?.[1];
  const write = (state: string) =>
    inScope(database.db, 'all', (trx) =>
      sql`insert into effect (id, account_id, kind, request, request_hash, state, changed_at)
    values ('by-nobody', 'account-1', 'test', '{}', '', ${state}, clock_timestamp()) on conflict (id) do update set state = excluded.state`.execute(
        trx,
      ),
    );
  await write('unknown');
  await eventually(async () => (await unknownCount()) === '1');
  await write('done');
  await eventually(async () => (await unknownCount()) === '0');
});

it('measures how long people wait for their mails', async () => {
  const cause = await accountsSay('a9', {
    case: 'signUpRequested',
    value: { personId: 'p6', alreadyACustomer: false },
  });
  await eventOf(cause);
  const counted = /leadwright_message_handover_duration_seconds_count\{channel="email",service="notification"\} (\d+)/;
  await eventually(
    async () => Number(counted.exec(await (await fetch(`${service.internalUrl}/metrics`)).text())?.[1]) > 0,
  );
});

describe('the mailbox page', () => {
  it('shows the mails newest first, in frames without scripts', async () => {
    const answer = await get('/dev/mailbox');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    const html = await answer.text();
    expect(html).toContain(
      '<iframe title="Confirm your e-mail address for Leadwright" sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"',
    );
    expect(html).not.toMatch(/allow-scripts/i);
    const subjects = (await mailbox()).map(({ id }) => html.indexOf(`id="subject-${id}"`));
    expect(subjects.every((at, i) => at > 0 && at > (subjects[i - 1] ?? 0))).toBe(true);
  });

  it('runs only its own script, which gives each frame the height of its mail', async () => {
    const answer = await get('/dev/mailbox');
    const scripts = [...(await answer.text()).matchAll(/<script[^>]*>([^<]*)<\/script/g)].map(([, code = '']) => code);
    const hash = createHash('sha256')
      .update(scripts[0] ?? '')
      .digest('base64');
    expect(scripts).toHaveLength(1);
    expect(/script-src ([^;]*)/.exec(answer.headers.get('content-security-policy') ?? '')?.[1]).toBe(
      `'sha256-${hash}'`,
    );
  });

  it('shows only those of one address on request, and says when there are none', async () => {
    expect(await (await get('/dev/mailbox?to=nobody@outside.example')).text()).toContain('No messages yet.');
    expect(await (await get(`/dev/mailbox?to=${planted}`)).text()).toContain(planted);
  });

  it('answers only the gateway', async () => {
    expect((await fetch(`${service.url}/api/v2/mailbox`)).status).toBe(401);
    expect((await fetch(`${service.url}/dev/mailbox`)).status).toBe(401);
  });
});

describe('an installation that does not show its mailbox', () => {
  it.each(['/dev/mailbox', '/api/v2/mailbox', `/api/v2/mailbox?to=${planted}`])(
    'answers %s as not found, in the common error shape',
    async (path) => {
      const hidden = await start(false);
      try {
        const answer = await fetch(`${hidden.url}${path}`, { headers: { authorization: `Bearer ${gatewayToken()}` } });
        expect([answer.status, await answer.json()]).toEqual([
          404,
          { code: 'not-found', message: "Uh oh, there's nothing here", correlationId: expect.any(String) },
        ]);
      } finally {
        await hidden.stop();
      }
    },
  );

  it('is the default', () => {
    expect(NotificationConfigSchema.properties.NOTIFICATION_MAILBOX_SHOWN).toMatchObject({ default: false });
  });
});

describe('security S27: an address, a number and a code', () => {
  it.each([planted, plantedNumber.slice(2), '402917'])(
    'stand in the mailbox and in no other table: %s',
    async (text) => {
      const tables = await sql<{ name: string }>`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(database.db);
      const holding = await inScope(database.db, 'all', async (trx) => {
        const found: string[] = [];
        for (const { name } of tables.rows) {
          const { rows } = await sql`select 1 from ${sql.table(name)} as row where row::text like ${`%${text}%`}
          or row::text like ${`%${Buffer.from(text).toString('hex')}%`} limit 1`.execute(trx);
          if (rows.length > 0) found.push(name);
        }
        return found;
      });
      expect(holding).toEqual(['mailbox_message']);
    },
  );

  it('is hidden from queries that do not name an address or scope', async () => {
    const { rows } = await sql<{ n: string }>`select count(*) as n from mailbox_message`.execute(database.db);
    expect(rows[0]?.n).toBe('0');
  });
});
