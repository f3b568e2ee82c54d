import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EventStore } from '@leadwright/eventsourcing/event-store';
import { openEventStore } from '@leadwright/eventsourcing/store/event-store.postgres';
import { openDatabase, type Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import { buildHttpApp, type HttpApp } from '@leadwright/runtime/http/http-app';
import { createServiceTokens, generateTokenKey, type Caller } from '@leadwright/runtime/process/service-tokens';
import { TransientError } from '@leadwright/runtime/faults/transient';
import { domainMarks, mailboxMarks } from '@leadwright/runtime/mailboxes/mailbox-marks';
import { parseMarkKeys } from '@leadwright/runtime/mailboxes/keyed-marks';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { sql } from 'kysely';
import {
  notificationSchema,
  notificationTopic,
  toMessage,
  type NotificationStored,
  type SearchShared,
} from '../../contracts.ts';
import { migrationFolders } from '../../migrations.ts';
import { projectMailPreference } from '../../projections/mail-preference.ts';
import { projectMessageLog } from '../../projections/message-log.ts';
import { addShareAward, moveShareAward } from '../../projections/share-award.ts';
import { projectShare } from '../../projections/share.ts';
import type { Sharing } from '../../upstreams/sharing.ts';
import { createConfirmTokens } from '../../shares/confirm-token.ts';
import { addShareDropped, addShareWaiting, endShareWaiting } from '../../projections/share-waiting.ts';
import { confirmSharedSearchRoute } from './confirm-shared-search.ts';
import { listSharesRoute } from './list-shares.ts';
import { readSharedMailRoute } from './read-shared-mail.ts';
import { shareSearchRoute } from './share-search.ts';
import { createSharedSearch } from './testing/shared-search.ts';

const keys = generateTokenKey();
const markKeys = parseMarkKeys(`2=${'b'.repeat(32)},1=${'a'.repeat(32)}`);
const marks = (address: string): string[] => mailboxMarks(markKeys, address);
const words = { searchId: 's', subject: 'Roofers', text: 'Look at this.' };
const confirmTokens = createConfirmTokens('key');
const mailed = {
  ...{ personId: 'p', searchName: 'Roofers', subject: 'Roofers', text: 'Look at this.' },
  ...{ html: null, fromEmail: null, fromName: null, replyTo: null },
};
let own: TestDatabase;
let database: Database;
let app: HttpApp;
let store: EventStore<NotificationStored>;
let bearer: (caller: Partial<Caller>) => string;
/** What accounts keeps, by share and position. */
const kept = new Map<string, string[]>();
const world = {
  ...{ verified: true, away: false, there: true, open: true, leadsEach: 10_000 },
  ownAccounts: [] as string[],
  sender: { senderEmail: 'ada@sender.test', senderName: null as string | null },
  accountsOfPerson: [] as string[],
};

const sharing: Sharing = {
  ...createSharedSearch().sharing,
  sender: async ({ addresses }) => {
    if (world.away) throw new TransientError('accounts is away');
    const is = (address: string): string => (address.startsWith('own') ? 'own' : '');
    const recipients = addresses.map((address) => ({
      ...{ marks: marks(address), is: is(address) },
      domainMarks: domainMarks(markKeys, address),
    }));
    return { email: 'ada@sender.test', name: 'Ada', verified: world.verified, recipients };
  },
  awardTerms: async (_accountId, recipients) => ({
    ...{ open: world.open, leadsEach: world.leadsEach },
    accounts: [...world.accountsOfPerson],
    own: recipients.map((each) => world.ownAccounts.some((address) => each.marks.includes(marks(address)[0] ?? ''))),
  }),
  keep: async ({ shareId }, _words, recipients) => {
    kept.set(
      shareId,
      recipients.map(({ address }) => address),
    );
  },
  mailTo: async ({ shareId, position }) => {
    const address = kept.get(shareId)?.[position];
    return address === undefined ? null : { ...mailed, ...world.sender, address };
  },
  link: async (of) => (world.there ? createSharedSearch().sharing.link(of) : null),
};

beforeAll(async () => {
  own = await testDatabase({ migrations: migrationFolders(repositoryRoot) });
  database = openDatabase(own.url, { max: 4 });
  const logger = createLogger('test', 'silent');
  store = openEventStore<NotificationStored>({
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
  confirmSharedSearchRoute(app, { store, confirmTokens });
  readSharedMailRoute(app, { database, confirmTokens, sharing });
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
    expect(again.body).toMatchObject({
      mayEarn: 0,
      excluded: [
        { address: 'A+2@x.test', reason: 'already-earned' },
        { address: 'b@x.test', reason: 'already-shared' },
      ],
    });
    const listed = async (personId = 'p', role = 'admin') => {
      const headers = { authorization: bearer({ accountId, personId, role } as Partial<Caller>) };
      const answer = await app.inject({ method: 'GET', url: '/api/v2/shares', headers });
      type Listed = { state: string; award: string; noneBecause: string | null; leads: number };
      return answer.json<{ shares: { recipients: Listed[] }[] }>().shares;
    };
    const awards = async () => (await listed()).map(({ recipients }) => recipients.map(({ award }) => award));
    expect(await awards()).toEqual([
      ['none', 'none'],
      ['earned', 'pending', 'none'],
    ]);
    expect((await listed()).map(({ recipients }) => recipients.map(({ noneBecause }) => noneBecause))).toEqual([
      ['already-earned', 'already-shared'],
      [null, null, 'own'],
    ]);
    const move = (lotId: string, leads: number, reason: string) =>
      inAll((trx) => moveShareAward(trx, accountId, { eventId: randomUUID(), lotId, leads, reason }));
    const award = async () => (await listed())[1]?.recipients[0];
    await move('share:a', -10_000, 'award-unpaid');
    const gone = { award: 'voided', leads: 0, takenBack: 10_000, takenBecause: 'award-unpaid' };
    expect(await award()).toMatchObject({ state: 'queued', ...gone });
    await move('reissue:share:a', 10_000, 'reissue');
    const there = { award: 'earned', leads: 10_000, takenBack: 0, takenBecause: null };
    expect(await award()).toMatchObject(there);
    await move('reissue:share:a', -4_000, 'award-unpaid');
    await move('plan:l:0', -50_000, 'void');
    expect(await award()).toMatchObject({ award: 'earned', leads: 6_000, takenBack: 4_000 });
    await move('reissue:reissue:share:a#2', 4_000, 'reissue');
    expect(await award()).toMatchObject(there);
    expect(await listed('another', 'download')).toEqual([]);
    expect(await listed('p', 'download')).toHaveLength(2);
  });
});

describe('security S31: what a share promises', () => {
  const sent = (accountId: string, messageId: string, type: 'MessageSent' | 'MessageBounced') =>
    store.transaction([accountId], (tx) =>
      tx.record(
        { accountId, streamId: `message-${messageId}` },
        [
          type === 'MessageSent'
            ? { type, messageId, personId: '', channel: 'email' as const, template: 'share' }
            : {
                ...{ type, messageId, personId: '', channel: 'email' as const, template: 'share' },
                ...{ reason: 'bounce', suppresses: false },
              },
        ],
        { actorId: 'test', correlationId: 'c' },
      ),
    );

  it('is promised once for a mailbox, by six shares that race and by every spelling of it', async () => {
    const accountId = account();
    const spellings = [
      'jo.x@gmail.com',
      'jox@gmail.com',
      'J.O.X+1@googlemail.com',
      'ｊox@gmail.com',
      'jоx@gmail.com',
      'jox+6@gmail.com',
    ];
    const answers = await Promise.all(spellings.map((address) => share(accountId, address)));
    expect(answers.map(({ body }) => body.mayEarn).sort()).toEqual([0, 0, 0, 0, 0, 1]);
    expect(answers.flatMap(({ body }) => body.excluded.map(({ reason }) => reason))).toEqual(
      Array.from({ length: 5 }, () => 'already-shared'),
    );
    const promised = (await sharedEvents(accountId)).filter((event) => event.includes('"excluded":""'));
    expect(promised).toHaveLength(1);
  });

  it('is promised once to all accounts of one person, also while they race', async () => {
    world.accountsOfPerson = Array.from({ length: 6 }, account).sort();
    const answers = await Promise.all(world.accountsOfPerson.map((accountId) => share(accountId, 'both@x.test')));
    expect(answers.map(({ body }) => body.mayEarn).sort()).toEqual([0, 0, 0, 0, 0, 1]);
    const [one = ''] = world.accountsOfPerson;
    world.accountsOfPerson = [];
    expect((await share(account(), 'both@x.test')).body.mayEarn).toBe(1);
    expect((await share(one, 'new@x.test')).body.mayEarn).toBe(1);
  });

  it('is promised again where the first mail came back, and not while it is under way or arrived', async () => {
    const accountId = account();
    const { body } = await share(accountId, 'back@x.test');
    await sent(accountId, `${body.shareId}-0`, 'MessageSent');
    expect((await share(accountId, 'back@x.test')).body.mayEarn).toBe(0);
    await sent(accountId, `${body.shareId}-0`, 'MessageBounced');
    expect((await share(accountId, 'back@x.test')).body.mayEarn).toBe(1);
  });

  it('is nothing for an account of the same card or person, and nothing while awards are stopped', async () => {
    const accountId = account();
    world.ownAccounts = ['second@x.test'];
    const second = await share(accountId, ['second+1@x.test', 'new@x.test']);
    world.ownAccounts = [];
    world.open = false;
    const stopped = await share(accountId, 'later@x.test');
    world.open = true;
    expect(second.body).toMatchObject({ mayEarn: 1, excluded: [{ reason: 'own-account' }] });
    expect(stopped.body).toMatchObject({ mayEarn: 0, excluded: [{ reason: 'stopped' }] });
    // What was not promised may be promised once awards go on.
    expect((await share(accountId, 'later@x.test')).body.mayEarn).toBe(1);
  });

  it('is what billing says then, also in the event, with the domain that its people share', async () => {
    const accountId = account();
    world.leadsEach = 7_000;
    const { body } = await share(accountId, ['a@acme.example', 'b@gmail.com']);
    world.leadsEach = 10_000;
    expect(body).toMatchObject({ leadsEach: 7_000, mayEarn: 2 });
    const [event = '{}'] = await sharedEvents(accountId);
    const { leadsEach, recipients } = JSON.parse(event) as SearchShared;
    expect([leadsEach, recipients.map(({ domainMarks: found = [] }) => found.length)]).toEqual([7_000, [2, 0]]);
  });

  it('refuses names that no server has', async () => {
    const { status, body } = await share(account(), 'x1%00@x.test');
    expect([status, body.code]).toEqual([400, 'bad-recipient']);
  });

  it('is shown as waiting, with what it waits for, until it is booked', async () => {
    const accountId = account();
    const { body } = await share(accountId, 'waits@x.test');
    const messageId = `${body.shareId}-0`;
    const shown = async () => {
      const headers = { authorization: bearer({ accountId }) };
      const answer = await app.inject({ method: 'GET', url: '/api/v2/shares', headers });
      const [first] = answer.json<{ shares: { recipients: { award: string; waitsFor: string | null }[] }[] }>().shares;
      return first?.recipients.map(({ award, waitsFor }) => [award, waitsFor]);
    };
    await inAll((trx) => addShareWaiting(trx, accountId, { messageId, reason: 'trial' }));
    expect(await shown()).toEqual([['waiting', 'trial']]);
    await inAll((trx) => addShareWaiting(trx, accountId, { messageId, reason: 'period' }));
    expect(await shown()).toEqual([['waiting', 'period']]);
    await inAll((trx) => endShareWaiting(trx, accountId, messageId));
    expect(await shown()).toEqual([['pending', null]]);
    await inAll((trx) => addShareDropped(trx, accountId, { messageId, reason: 'already-earned' }));
    expect(await shown()).toEqual([['none', null]]);
  });
});

describe('a recipient who confirms that a shared search arrived', () => {
  const nobody = { accountId: null, personId: '', role: null };
  const confirm = async (token: string, method: 'POST' | 'GET' = 'POST', caller: Partial<Caller> = nobody) => {
    const headers = { authorization: bearer(caller) };
    const payload = method === 'POST' ? { payload: { token } } : {};
    const answer = await app.inject({ method, url: '/api/v2/shares/confirmations', headers, ...payload });
    return answer.statusCode;
  };
  const asked = async (token: string) => {
    const headers = { authorization: bearer(nobody) };
    const answer = await app.inject({ method: 'POST', url: '/api/v2/shares/senders', headers, payload: { token } });
    const { confirmed, asks } = answer.json<{ confirmed: boolean; asks: boolean }>();
    return { confirmed, asks };
  };
  const confirmed = (accountId: string) =>
    inAll(async (trx) => {
      const { rows } = await sql<{ id: string }>`select payload ->> 'messageId' as id from event_log
        where account_id = ${accountId} and type = 'SharedSearchConfirmed'`.execute(trx);
      return rows.map(({ id }) => id);
    });

  it('is recorded once, by the mail that the award was promised for, and not by a GET', async () => {
    const accountId = account();
    const first = (await share(accountId, 'c@gmail.com')).body.shareId;
    const second = (await share(accountId, 'c+2@gmail.com')).body.shareId;
    const token = (shareId: string) => confirmTokens.sign({ accountId, messageId: `${shareId}-0` });
    expect(await confirm(token(first), 'GET')).toBe(405);
    expect(await confirmed(accountId)).toEqual([]);
    expect(await Promise.all([confirm(token(second)), confirm(token(first)), confirm(token(first))])).toEqual([
      204, 204, 204,
    ]);
    expect(await confirmed(accountId)).toEqual([`${first}-0`]);
  });

  it('is nobody of the account that shared it, who gets the same answer; and anybody of another account', async () => {
    const accountId = account();
    const { shareId } = (await share(accountId, 'd@gmail.com')).body;
    const token = confirmTokens.sign({ accountId, messageId: `${shareId}-0` });
    expect(await confirm(token, 'POST', { accountId, role: 'download' })).toBe(204);
    expect(await confirmed(accountId)).toEqual([]);
    expect(await confirm(token, 'POST', { accountId: account() })).toBe(204);
    expect(await confirmed(accountId)).toEqual([`${shareId}-0`]);
  });

  it('sees who shared it, by name, else by address, without what leads elsewhere, by its mail alone', async () => {
    const accountId = account();
    const { shareId } = (await share(accountId, 'f@gmail.com')).body;
    const sender = async (messageId: string) => {
      const payload = { token: confirmTokens.sign({ accountId, messageId }) };
      const headers = { authorization: bearer(nobody) };
      const answer = await app.inject({ method: 'POST', url: '/api/v2/shares/senders', headers, payload });
      return answer.statusCode === 200 ? answer.json<{ sender: string }>().sender : answer.statusCode;
    };
    const seen: unknown[] = [];
    for (const senderName of ['Ada Lovelace', 'win at evil.photography', null]) {
      world.sender = { ...world.sender, senderName };
      seen.push(await sender(`${shareId}-0`));
    }
    expect(seen).toEqual(['Ada Lovelace', 'ada@sender.test', 'ada@sender.test']);
    expect([await sender(`${shareId}-1`), await sender('mail-of-another')]).toEqual([404, 404]);
  });

  it('is known to the page that asks for it, so nobody is asked twice', async () => {
    const accountId = account();
    const { shareId } = (await share(accountId, 'g@gmail.com')).body;
    const token = confirmTokens.sign({ accountId, messageId: `${shareId}-0` });
    expect(await asked(token)).toEqual({ confirmed: false, asks: true });
    await confirm(token);
    expect(await asked(token)).toEqual({ confirmed: true, asks: false });
  });

  it('is asked by a mail whose award waits or is not decided, and by no mail of which nothing comes', async () => {
    const accountId = account();
    const mailOf = async (address: string) => `${(await share(accountId, address)).body.shareId}-0`;
    const [own, booked, again, dropped, waits, open] = [
      ...[await mailOf('own@x.test'), await mailOf('h@gmail.com'), await mailOf('h+2@gmail.com')],
      ...[await mailOf('i@gmail.com'), await mailOf('j@gmail.com'), await mailOf('k@gmail.com')],
    ] as const;
    await inAll(async (trx) => {
      const { rows } = await sql<{ marks: string[] }>`select marks from share_recipient
        where account_id = ${accountId} and message_id = ${booked}`.execute(trx);
      const award = { code: 'SHARED-SEARCH', lotId: `share:${booked}`, messageId: booked, value: 10_000 };
      await addShareAward(trx, accountId, { ...award, recipientMarks: rows[0]?.marks ?? [] });
      await addShareDropped(trx, accountId, { messageId: dropped, reason: 'already-earned' });
      await addShareWaiting(trx, accountId, { messageId: waits, reason: 'period' });
    });
    const asks = async (messageId: string) => (await asked(confirmTokens.sign({ accountId, messageId }))).asks;
    const all = { own, booked, again, dropped, waits, open };
    const answers = await Promise.all(Object.entries(all).map(async ([name, id]) => [name, await asks(id)] as const));
    expect(Object.fromEntries(answers)).toEqual({
      ...{ own: false, booked: false, again: false, dropped: false },
      ...{ waits: true, open: true },
    });
  });

  it('is refused by a token that was not made for it, and brings nothing for whom nothing was promised', async () => {
    const accountId = account();
    const { body } = await share(accountId, 'own@x.test');
    const mail = { accountId, messageId: `${body.shareId}-0` };
    for (const token of ['x', 'x.y', createConfirmTokens('other').sign(mail)]) expect(await confirm(token)).toBe(404);
    expect(await confirm(confirmTokens.sign(mail))).toBe(204);
    expect(await confirmed(accountId)).toEqual([]);
  });
});
