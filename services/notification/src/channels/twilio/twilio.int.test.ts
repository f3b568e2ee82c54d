// Text messages by Twilio's library, against a server of our own in Twilio's place.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openEventStore } from '@leadwright/eventsourcing/store/event-store.postgres';
import { openDatabase, type Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import { TransientError } from '@leadwright/runtime/faults/transient';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { eventually } from '@leadwright/testing/eventually';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { sql } from 'kysely';
import { providersCheck } from '../../config.ts';
import { notificationSchema, notificationTopic, toMessage, type NotificationStored } from '../../contracts.ts';
import { planSmsEffect } from '../../effects/effect.ts';
import type { EffectWorker } from '@leadwright/eventsourcing/effects/effect-worker';
import { startSmsSender } from '../../effects/sender.ts';
import { createAddressMark } from '../../effects/suppression/suppression.ts';
import { migrationFolders } from '../../migrations.ts';
import { createTwilioSms } from './twilio-sms.ts';

type SmsCall = { url: string; authorization: string; form: Record<string, string> };
type Answer = { status: number; body: object } | 'hang up';

const number = '+16025550134';
const settings = {
  accountSid: `AC${'a'.repeat(32)}`,
  authToken: 'planted-auth-token',
  from: '+16025550100',
  publicUrl: 'https://leads.example',
};
const accepted = { status: 201, body: { sid: 'SM1', status: 'queued' } };
const refusal = (status: number, code: number) => ({
  status,
  body: { status, code, message: `The 'To' number ${number} is not a valid phone number.`, more_info: '' },
});

let own: TestDatabase;
let database: Database;
let server: Server;
let url: string;
let sender: EffectWorker;
let answers: Answer[] = [];
const asked: SmsCall[] = [];
const lines: string[] = [];
let codes = 0;
let accountsAway = false;

beforeAll(async () => {
  own = await testDatabase({ migrations: migrationFolders(repositoryRoot) });
  database = openDatabase(own.url, { max: 3 });
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      asked.push({
        url: request.url ?? '',
        authorization: request.headers.authorization ?? '',
        form: Object.fromEntries(new URLSearchParams(Buffer.concat(parts).toString())),
      });
      const answer = answers.shift() ?? accepted;
      if (answer === 'hang up') return request.socket.destroy();
      return response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const logger = createLogger('notification', 'trace', { write: (line: string) => void lines.push(line) });
  const store = openEventStore<NotificationStored>({
    database,
    topic: notificationTopic,
    schema: notificationSchema,
    toMessage,
    projections: [],
    clockOffsetMs: () => 0,
    logger,
  });
  const mintCode = async () => {
    if (accountsAway) throw new TransientError('accounts cannot be asked');
    codes += 1;
    return { phone: number, code: String(402_900 + codes) };
  };
  const sms = createTwilioSms({ ...settings, apiBase: url });
  sender = startSmsSender({
    database,
    store,
    logger,
    brand: 'Leadwright',
    people: { mintCode },
    sms,
    addressMark: createAddressMark('key'),
  });
});
beforeEach(() => {
  answers = [];
  asked.length = 0;
});
afterAll(async () => {
  await sender.stop();
  await new Promise((resolve) => server.close(resolve));
  await database.close();
  await own.drop();
});

const inAll = <Result>(work: Parameters<typeof inScope<Result>>[2]) => inScope(database.db, 'all', work);
const plan = (id: string) =>
  inAll((trx) =>
    planSmsEffect(trx, id, 'acme', {
      ...{ template: 'phone-code', verificationId: 'v', personId: 'p', correlationId: 'c', causationId: 'e' },
    }),
  );
const stateOf = (id: string) =>
  inAll(
    async (trx) =>
      (
        await sql<{ state: string; reason: string | null; provider_ref: string | null }>`select state, reason,
          provider_ref from effect where id = ${id}`.execute(trx)
      ).rows[0],
  );
const becomes = (id: string, to: object) => eventually(async () => expect(await stateOf(id)).toMatchObject(to));
/** The pause is over, and the wait for a status callback. */
const dueNow = (id: string) =>
  inAll(async (trx) => {
    await sql`update handed_over set first_at = first_at - interval '1 hour', second_at = second_at - interval '1 hour'
      where effect_id = ${id}`.execute(trx);
    await sql`update effect set next_try_at = clock_timestamp() where id = ${id} and state <> 'sending'`.execute(trx);
  });

describe('a text message by Twilio', () => {
  it('is one call with number, sender and code, in the account of the settings', async () => {
    await plan('one');
    await becomes('one', { state: 'done', provider_ref: 'SM1' });
    expect(asked).toEqual([
      {
        url: `/2010-04-01/Accounts/${settings.accountSid}/Messages.json`,
        authorization: `Basic ${Buffer.from(`${settings.accountSid}:${settings.authToken}`).toString('base64')}`,
        form: {
          To: number,
          From: settings.from,
          Body: expect.stringContaining(`code is ${402_900 + codes}.`),
          StatusCallback: 'https://leads.example/api/v2/message-webhooks/twilio?message=one',
        },
      },
    ]);
  });

  it.each([
    [400, 21211],
    [400, 21610],
    [401, 20003],
  ])('that is refused by %s %s has failed, and is not tried again', async (status, code) => {
    answers = [refusal(status, code)];
    await plan(`refused-${code}`);
    await becomes(`refused-${code}`, { state: 'failed', reason: `twilio-${code}` });
    expect(asked).toHaveLength(1);
  });

  it('waits where Twilio has too much to do, and is sent when it has not', async () => {
    answers = [refusal(429, 20429)];
    await plan('busy');
    await becomes('busy', { state: 'done' });
    expect(asked).toHaveLength(2);
  });

  it.each(['hang up', { status: 500, body: { status: 500, code: 20500, message: number } }] as const)(
    'without an answer is sent once more, with a new code, and then given up: %j',
    async (answer) => {
      const id = `unknown-${typeof answer}`;
      answers = [answer, answer, answer];
      await plan(id);
      await becomes(id, { state: 'unknown', reason: 'no-answer' });
      await dueNow(id);
      await eventually(async () => expect([asked.length, (await stateOf(id))?.state]).toEqual([2, 'unknown']));
      await dueNow(id);
      await becomes(id, { state: 'dead', reason: 'no-answer' });
      expect(asked).toHaveLength(2);
      expect(new Set(asked.map(({ form }) => form['Body'])).size).toBe(2);
    },
  );

  it('that was certainly not sent stays planned: nobody listens at the address', async () => {
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    const away = createTwilioSms({ ...settings, apiBase: `http://127.0.0.1:${port}` });
    expect(await away.send('away', { accountId: 'acme', to: number, text: 'x' })).toEqual({
      is: 'later',
      reason: 'provider-away',
    });
  });

  it('waits while accounts is away', async () => {
    accountsAway = true;
    await plan('accounts');
    await becomes('accounts', { state: 'planned', reason: 'accounts-away' });
    expect(asked).toEqual([]);
    accountsAway = false;
    await becomes('accounts', { state: 'done' });
  });
});

describe('security S27: the number, the code and the token of Twilio', () => {
  it('stand in no line of the log, whatever Twilio says, and in no table', async () => {
    const kept = await inAll(async (trx) => {
      const { rows } = await sql<{ all: string }>`select
        (select string_agg(e::text || encode(e.message, 'escape'), ' ') from event_log e)
        || (select string_agg(f::text, ' ') from effect f) as all`.execute(trx);
      return rows[0]?.all ?? '';
    });
    expect(kept).toContain('twilio-21211');
    expect(lines.length).toBeGreaterThan(5);
    // Digits within hexadecimal ones are of a hash, which may hold any.
    expect(lines.join('') + kept).not.toMatch(/(?<![0-9a-f])(?:6025550134|4029\d\d)(?![0-9a-f])|planted-auth-token/);
  });
});

describe('the settings of Twilio', () => {
  it('are given whole or not at all', () => {
    const all = {
      NOTIFICATION_TWILIO_ACCOUNT_SID: 'a',
      NOTIFICATION_TWILIO_AUTH_TOKEN: 'b',
      NOTIFICATION_TWILIO_FROM: 'c',
    };
    expect([providersCheck({}), providersCheck(all)]).toEqual([[], []]);
    expect(providersCheck({ ...all, NOTIFICATION_TWILIO_FROM: '' })).toEqual(['NOTIFICATION_TWILIO_FROM is missing']);
  });
});
