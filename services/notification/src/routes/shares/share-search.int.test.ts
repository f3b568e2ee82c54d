import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openEventStore } from '@leadwright/eventsourcing/store/event-store.postgres';
import { openDatabase, type Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import { buildHttpApp, type HttpApp } from '@leadwright/runtime/http/http-app';
import { createServiceTokens, generateTokenKey, type Caller } from '@leadwright/runtime/process/service-tokens';
import { TransientError } from '@leadwright/runtime/process/transient';
import { mailboxMarks } from '@leadwright/runtime/mailboxes/mailbox-marks';
import { parseMarkKeys } from '@leadwright/runtime/requests/keyed-marks';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { sql } from 'kysely';
import { notificationSchema, notificationTopic, toMessage, type NotificationStored } from '../../contracts.ts';
import { migrationFolders } from '../../migrations.ts';
import { projectMailPreference } from '../../projections/mail-preference.ts';
import { projectMessageLog } from '../../projections/message-log.ts';
import { addShareAward, voidShareAwards } from '../../projections/share-award.ts';
import { projectShare } from '../../projections/share.ts';
import type { Sharing } from '../../upstreams/sharing.ts';
import { listSharesRoute } from './list-shares.ts';
import { shareSearchRoute } from './share-search.ts';
import { createSharedSearch } from './testing/shared-search.ts';

const keys = generateTokenKey();
const markKeys = parseMarkKeys(`2=${'b'.repeat(32)},1=${'a'.repeat(32)}`);
const marks = (address: string): string[] => mailboxMarks(markKeys, address);
const words = { searchId: 's', subject: 'Roofers', text: 'Look at this.' };
let own: TestDatabase;
let database: Database;
let app: HttpApp;
let bearer: (caller: Partial<Caller>) => string;
/** What accounts keeps, by share and position. */
const kept = new Map<string, string[]>();
const world = { verified: true, away: false, there: true };

const sharing: Sharing = {
  ...createSharedSearch().sharing,
  sender: async ({ addresses }) => {
    if (world.away) throw new TransientError('accounts is away');
    const is = (address: string): string => (address.startsWith('own') ? 'own' : '');
    const recipients = addresses.map((address) => ({ marks: marks(address), is: is(address) }));
    return { email: 'ada@sender.test', name: 'Ada', verified: world.verified, recipients };
  },
  keep: async ({ shareId }, _words, recipients) => {
    kept.set(
      shareId,
      recipients.map(({ address }) => address),
    );
  },
  link: async (of) => (world.there ? createSharedSearch().sharing.link(of) : null),
};

beforeAll(async () => {
  own = await testDatabase({ migrations: migrationFolders(repositoryRoot) });
  database = openDatabase(own.url, { max: 4 });
  const logger = createLogger('test', 'silent');
  const store = openEventStore<NotificationStored>({
    ...{ database, topic: notificationTopic, schema: notificationSchema, toMessage, logger },
    projections: [projectMessageLog, projectMailPreference, projectShare],
    clockOffsetMs: () => 0,
  });
  const { privateKey } = keys;
  const gateway = await createServiceTokens({ service: 'gateway', privateKey, publicKeys: {} });
  const member = { personId: 'p', accountId: 'a', role: 'admin', staff: null, impersonatorId: null, sessionId: 's' };
  bearer = (caller) => `Bearer ${gateway.sign('notification', 'forward', { ...member, ...caller } as Caller)}`;
  const publicKeys = { gateway: keys.publicKey };
  const tokens = await createServiceTokens({ service: 'notification', privateKey, publicKeys });
  app = await buildHttpApp({ service: 'notification', logger, tokens, ready: async () => undefined });
  const shareRules = { publicUrl: 'https://leads.example', mailDomain: 'leads.example' };
  shareSearchRoute(app, { store, sharing, shareRules });
  listSharesRoute(app, { database, sharing });
});
afterAll(async () => {
  await app.close();
  await database.close();
  await own.drop();
});

type Body = { code?: string; shareId: string; recipients: number; mayEarn: number; excluded: { reason: string }[] };
const share = async (accountId: string, to: string[] | string, more: object = {}, key: string = randomUUID()) => {
  const headers = { authorization: bearer({ accountId }), 'idempotency-key': key };
  const answer = await app.inject({ method: 'POST', url: '/api/email', headers, payload: { ...words, to, ...more } });
  return { status: answer.statusCode, retryAfter: answer.headers['retry-after'], body: answer.json<Body>() };
};
const inAll = <Result>(work: Parameters<typeof inScope<Result>>[2]) => inScope(database.db, 'all', work);
const mailsOf = (accountId: string) =>
  inAll(async (trx) => {
    const { rows } = await sql<{ id: string; request: object }>`select id, request from effect
      where account_id = ${accountId} and kind = 'mail' order by id`.execute(trx);
    return rows;
  });
const sharedEvents = (accountId: string) =>
  inAll(async (trx) => {
    const { rows } = await sql<{ payload: unknown }>`select payload from event_log
      where account_id = ${accountId} and type = 'SearchShared'`.execute(trx);
    return rows.map(({ payload }) => JSON.stringify(payload));
  });
const account = (): string => `account-${randomUUID()}`;
const many = (from: number, count: number): string[] => Array.from({ length: count }, (_, n) => `m${from + n}@x.test`);

describe('a share by e-mail', () => {
  it('is planned once for a key, also by ten requests at once, and gets one answer', async () => {
    const accountId = account();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => share(accountId, 'a@x.test, b@y.test', {}, 'k')),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 202));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await mailsOf(accountId)).toHaveLength(2);
    expect(await sharedEvents(accountId)).toHaveLength(1);
    world.there = false;
    const later = await share(accountId, 'a@x.test, b@y.test', {}, 'k');
    const other = await share(accountId, 'c@x.test', {}, 'k');
    const fresh = await share(accountId, 'c@x.test');
    world.there = true;
    expect([later.status, later.body]).toEqual([202, answers[0]?.body]);
    expect([other.status, other.body.code]).toEqual([409, 'idempotency-key-reused']);
    expect([fresh.status, fresh.body.code]).toEqual([404, 'saved-search-not-found']);
  });

  it('whose words accounts cannot keep is not planned, and the same request succeeds afterwards', async () => {
    const accountId = account();
    world.away = true;
    const refused = await share(accountId, 'a@x.test', {}, 'k');
    world.away = false;
    expect([refused.status, await mailsOf(accountId)]).toEqual([503, []]);
    expect((await share(accountId, 'a@x.test', {}, 'k')).status).toBe(202);
    expect(await mailsOf(accountId)).toHaveLength(1);
  });

  it('holds no address in the event, the effects or the stored answer', async () => {
    const accountId = account();
    const planted = `planted.${randomUUID().slice(0, 8)}`;
    const { status, body } = await share(accountId, [`${planted}@x.test`, `own.${planted}@x.test`], { text: planted });
    expect(status).toBe(202);
    expect(kept.get(body.shareId)).toEqual([`${planted}@x.test`, `own.${planted}@x.test`]);
    const found = await inAll(async (trx) => {
      const { rows } = await sql<{ held: string }>`
        select payload::text as held from event_log where account_id = ${accountId}
        union all select request::text from effect where account_id = ${accountId}
        union all select command_log::text from command_log where account_id = ${accountId}
        union all select share::text from share where account_id = ${accountId}
        union all select share_recipient::text from share_recipient where account_id = ${accountId}`.execute(trx);
      return rows;
    });
    expect(found.length).toBeGreaterThan(5);
    expect(found.filter(({ held }) => held.includes(planted))).toEqual([]);
  });

  it('security S31: mails one box once in a request, however many aliases it is written by', async () => {
    const accountId = account();
    const aliases = Array.from({ length: 20 }, (_, n) => (n % 2 === 0 ? `Jo+${n}@X.test` : ` jo+${n}@x.TEST`));
    const { body } = await share(accountId, aliases);
    expect(body).toMatchObject({ recipients: 1, mayEarn: 1 });
    expect(body.excluded.map(({ reason }) => reason)).toEqual(Array.from({ length: 19 }, () => 'alias'));
    expect(await mailsOf(accountId)).toHaveLength(1);
  });

  it('security S18: is of a verified person alone', async () => {
    world.verified = false;
    const { status, body } = await share(account(), 'a@x.test');
    world.verified = true;
    expect([status, body.code]).toEqual([403, 'not-verified']);
  });

  it('security S31: sends 200 mails of an account in a day, the next is refused, and a repeat is not', async () => {
    const accountId = account();
    for (let n = 0; n < 10; n += 1) expect((await share(accountId, many(20 * n, 20), {}, `k${n}`)).status).toBe(202);
    const { status, body, retryAfter } = await share(accountId, 'one@x.test');
    expect([status, body.code, retryAfter]).toEqual([429, 'too-many-shares', '3600']);
    expect((await share(accountId, many(0, 20), {}, 'k0')).status).toBe(202);
    expect((await share(account(), 'one@x.test')).status).toBe(202);
    await inAll((trx) => sql`update share set shared_at = shared_at - interval '25 hours'`.execute(trx));
    expect((await share(accountId, 'one@x.test')).status).toBe(202);
  });

  it('security S31: names who brought leads before, under another key of the mark too, and shows what came of it', async () => {
    const accountId = account();
    const { body } = await share(accountId, ['a@x.test', 'b@x.test', 'own@x.test']);
    const given = { code: 'SHARED-SEARCH', lotId: 'share:a', messageId: `${body.shareId}-0`, value: 10_000 };
    const underOldKey = marks('a@x.test').slice(1);
    await inAll((trx) => addShareAward(trx, accountId, { ...given, recipientMarks: underOldKey }));
    const again = await share(accountId, ['A+2@x.test', 'b@x.test']);
    expect(again.body).toMatchObject({ mayEarn: 1, excluded: [{ address: 'A+2@x.test', reason: 'already-earned' }] });
    const listed = async (personId = 'p', role = 'admin') => {
      const headers = { authorization: bearer({ accountId, personId, role } as Partial<Caller>) };
      const answer = await app.inject({ method: 'GET', url: '/api/v2/shares', headers });
      return answer.json<{ shares: { recipients: { state: string; award: string; leads: number }[] }[] }>().shares;
    };
    const awards = async () => (await listed()).map(({ recipients }) => recipients.map(({ award }) => award));
    expect(await awards()).toEqual([
      ['none', 'pending'],
      ['earned', 'pending', 'none'],
    ]);
    await inAll((trx) => voidShareAwards(trx, accountId, ['share:a']));
    expect((await listed())[1]?.recipients[0]).toMatchObject({ state: 'queued', award: 'voided', leads: 0 });
    expect(await listed('another', 'download')).toEqual([]);
    expect(await listed('p', 'download')).toHaveLength(2);
  });
});
