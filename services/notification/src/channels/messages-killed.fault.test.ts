// Kill points 13 and 14 of mails and text messages: notification dies with a message written as handed over, and with
// one that the provider accepted. What the provider has, its webhook says; nobody gets a message a third time.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { topics } from '@leadwright/contracts/topology';
import { eventSourcingMigrations } from '@leadwright/eventsourcing/store/migrations';
import { openDatabase, type Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import { asService, createServiceTokens, generateTokenKey } from '@leadwright/runtime/process/service-tokens';
import { eventually } from '@leadwright/testing/eventually';
import { assertFloors, printCounts } from '@leadwright/testing/fault-run';
import { startOwnCluster, type OwnCluster } from '@leadwright/testing/own-cluster';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { endMains, startMain } from '@leadwright/testing/start-main';
import { sql } from 'kysely';
import { planMailEffect, planSmsEffect } from '../effects/effect.ts';
import { migrationFolders } from '../migrations.ts';
import { startSendGridLike, type SendGridLike } from './testing/sendgrid-like.ts';
import { startTwilioLike, type TwilioLike } from './testing/twilio-like.ts';

const publicUrl = 'https://leads.example';
const keys = { notification: generateTokenKey(), gateway: generateTokenKey() };
// What accounts and search answer about a share.
const shared = {
  ...{
    personId: 'p',
    searchName: 'Roofers',
    subject: 'Roofers',
    text: 'Look.',
    html: null,
    address: 'b@outside.example',
  },
  ...{ fromEmail: null, fromName: null, replyTo: null, senderEmail: 'a@outside.example', senderName: null },
  ...{ name: 'Roofers', type: 'Businesses', count: 1, places: [], searchId: 's', token: 't' },
  optedOut: false,
};
let cluster: OwnCluster;
let own: TestDatabase;
let others: TestDatabase;
let database: Database;
let accounts: Server;
let sendgrid: SendGridLike;
let twilio: TwilioLike;
let token: () => string;
const hit: string[] = [];

beforeAll(async () => {
  cluster = await startOwnCluster();
  [own, others] = await Promise.all([
    testDatabase({ migrations: migrationFolders(repositoryRoot) }),
    testDatabase({ migrations: [eventSourcingMigrations(repositoryRoot)] }),
  ]);
  database = openDatabase(own.url, { max: 2 });
  [sendgrid, twilio] = await Promise.all([startSendGridLike(), startTwilioLike('token')]);
  accounts = createServer((_, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ email: 'a@outside.example', phone: '+16025550134', code: '402917', ...shared })),
  );
  await new Promise<void>((resolve) => accounts.listen(0, '127.0.0.1', resolve));
  const { privateKey } = keys.gateway;
  const gateway = await createServiceTokens({ service: 'gateway', privateKey, publicKeys: {} });
  token = () => gateway.sign('notification', 'forward', { ...asService('gateway'), personId: 'anonymous' });
}, 120_000);
afterEach(endMains);
afterAll(async () => {
  await Promise.all([sendgrid.stop(), twilio.stop(), new Promise((resolve) => accounts.close(resolve))]);
  await database.close();
  await own.drop();
  await others.drop();
  await cluster.stop();
}, 60_000);

const urlOfAccounts = (): string => `http://127.0.0.1:${(accounts.address() as AddressInfo).port}`;

function start(crashAt?: string) {
  return startMain('services/notification/src/main.ts', {
    ...{ NOTIFICATION_PORT: '0', NOTIFICATION_INTERNAL_PORT: '0', NOTIFICATION_POSTGRES_URL: own.url },
    ...{ NOTIFICATION_PUBLIC_URL: publicUrl, NOTIFICATION_BRAND: 'Leadwright', NOTIFICATION_LOG_LEVEL: 'error' },
    NOTIFICATION_BUS_LOGS: JSON.stringify(
      Object.fromEntries(Object.values(topics).map((topic) => [topic, others.busReaderUrl])),
    ),
    NOTIFICATION_SERVICE_PRIVATE_KEY: keys.notification.privateKey,
    NOTIFICATION_SERVICE_PUBLIC_KEYS: JSON.stringify({ gateway: keys.gateway.publicKey }),
    NOTIFICATION_PEERS: JSON.stringify({
      ...{ accounts: urlOfAccounts(), search: urlOfAccounts() },
      ...{ export: 'http://127.0.0.1:9', billing: 'http://127.0.0.1:9' },
    }),
    ...{ NOTIFICATION_SENDGRID_API_KEY: 'SG.key', NOTIFICATION_SENDGRID_FROM: 'leads@leads.example' },
    ...{ NOTIFICATION_SENDGRID_WEBHOOK_KEYS: sendgrid.publicKey, NOTIFICATION_SENDGRID_API_BASE: sendgrid.url },
    ...{ NOTIFICATION_TWILIO_ACCOUNT_SID: `AC${'a'.repeat(32)}`, NOTIFICATION_TWILIO_AUTH_TOKEN: 'token' },
    ...{ NOTIFICATION_TWILIO_FROM: '+16025550100', NOTIFICATION_TWILIO_API_BASE: twilio.url },
    ...(crashAt === undefined ? {} : { NOTIFICATION_CRASH_AT: `${crashAt}:1` }),
  });
}

const inAll = <Result>(work: Parameters<typeof inScope<Result>>[2]) => inScope(database.db, 'all', work);
const share = { shareId: 'shr', position: 0, senderId: 'p', searchId: 's', downloadId: '' };
const request = { personId: 'p', correlationId: 'c', causationId: 'e' };
const plan = (kind: Kind, id: string) =>
  inAll((trx) =>
    kind === 'sms'
      ? planSmsEffect(trx, id, 'acme', { ...request, template: 'phone-code', verificationId: 'v' })
      : planMailEffect(
          trx,
          id,
          'acme',
          kind === 'mail'
            ? { ...request, template: 'password-changed' }
            : { ...request, personId: '', template: 'share', share },
        ),
  );
const stateOf = (id: string) =>
  inAll(async (trx) => {
    const { rows } = await sql<{ state: string; sent: string }>`select state, (select count(*) from event_log
      where stream_id = ${`message-${id}`} and type = 'MessageSent') as sent from effect where id = ${id}`.execute(trx);
    return rows[0];
  });
/** The lease of the dead worker is over, and the wait for a webhook. */
const later = (id: string) =>
  inAll(async (trx) => {
    await sql`update handed_over set first_at = first_at - interval '1 hour' where effect_id = ${id}`.execute(trx);
    await sql`update effect set next_try_at = clock_timestamp() where id = ${id} and state <> 'done'`.execute(trx);
  });
const webhookOf = (kind: Kind, id: string) =>
  kind !== 'sms'
    ? {
        target: '/api/v2/message-webhooks/sendgrid',
        ...sendgrid.webhook([{ event: 'delivered', sg_message_id: 'sg', leadwright_effect: id }]),
      }
    : twilio.callback(twilio.messages.length - 1, { MessageStatus: 'delivered' });
const handed = (kind: Kind): number => (kind === 'sms' ? twilio.messages : sendgrid.mails).length;

type Kind = 'mail' | 'sms' | 'share';
const pointOf = (kind: Kind): 'mail' | 'sms' => (kind === 'sms' ? 'sms' : 'mail');

// A mail that shares a search brings leads by its MessageSent: exactly one, whatever dies between.
describe.each(['mail', 'sms', 'share'] as const)('a %s', (kind) => {
  it('13: that was written as handed over and not sent is sent once', async () => {
    const id = `${kind}-13`;
    const before = handed(kind);
    await plan(kind, id);
    expect(await start(`notification:${pointOf(kind)}-sending`).ended).toEqual([null, 'SIGKILL']);
    hit.push(`${pointOf(kind)}-sending`);
    expect([(await stateOf(id))?.state, handed(kind)]).toEqual(['sending', before]);
    await later(id);
    start();
    await eventually(async () => expect(await stateOf(id)).toEqual({ state: 'done', sent: '1' }), {
      deadlineMs: 90_000,
    });
    expect(handed(kind)).toBe(before + 1);
  }, 200_000);

  it('14: that the provider accepted is settled by its webhook, and not sent again', async () => {
    const id = `${kind}-14`;
    const before = handed(kind);
    await plan(kind, id);
    expect(await start(`notification:${pointOf(kind)}-accepted`).ended).toEqual([null, 'SIGKILL']);
    hit.push(`${pointOf(kind)}-accepted`);
    expect([(await stateOf(id))?.state, handed(kind)]).toEqual(['sending', before + 1]);
    const url = await start().listening();
    const { target, body, headers } = webhookOf(kind, id);
    const asked = {
      method: 'POST',
      body: new Uint8Array(body),
      headers: { ...headers, authorization: `Bearer ${token()}` },
    };
    expect((await fetch(`${url}${target}`, asked)).status).toBe(200);
    await later(id);
    expect(await stateOf(id)).toEqual({ state: 'done', sent: '1' });
    expect(handed(kind)).toBe(before + 1);
  }, 200_000);
});

it('and all four points of the table were hit', () => {
  const counts = { kills: hit.length, points: new Set(hit).size };
  printCounts('T6 messages', counts);
  assertFloors(counts, { kills: 6, points: 4 });
});
