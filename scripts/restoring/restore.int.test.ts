import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { topics, type OwnerName } from '@leadwright/contracts/topology';
import { eventSourcingMigrations } from '@leadwright/eventsourcing/store/migrations';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { owners } from './databases.ts';
import { restore } from './restore.ts';

const databases = new Map<OwnerName, TestDatabase>();
const clients = new Map<OwnerName, pg.Client>();
const env: Record<string, string> = {};
let folder: string;
let proof: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'leadwright-restore-'));
  proof = path.join(folder, 'proof.json');
  for (const service of owners) {
    const own = await testDatabase({ migrations: [eventSourcingMigrations(repositoryRoot)] });
    databases.set(service, own);
    const client = new pg.Client({ connectionString: own.url, options: '-c leadwright.scope=all' });
    await client.connect();
    clients.set(service, client);
    env[`${service.toUpperCase()}_POSTGRES_URL`] = own.url;
  }
});
beforeEach(async () => {
  for (const service of owners)
    await query(
      service,
      `delete from event_log; delete from inbox; delete from relay_cursor; delete from topic_head;
       delete from consumer_offset; update log_epoch set epoch = 1`,
    );
});
afterAll(async () => {
  for (const client of clients.values()) await client.end();
  for (const own of databases.values()) await own.drop();
  rmSync(folder, { recursive: true, force: true });
});

async function query<Row extends object>(service: OwnerName, text: string, values?: unknown[]): Promise<Row[]> {
  return ((await clients.get(service)?.query<Row & pg.QueryResultRow>(text, values))?.rows ?? []) as Row[];
}

/** Appends events to the owner's log, each a transaction of its own. */
async function happens(owner: OwnerName, accountId: string, count: number, word = 'event'): Promise<void> {
  for (let i = 0; i < count; i++)
    await query(
      owner,
      `with last as (select coalesce(max(account_seq), 0) as seq,
          coalesce((array_agg(hash order by account_seq desc))[1], decode(repeat('00', 32), 'hex')) as hash
        from event_log where topic = $1 and account_id = $2)
      insert into event_log (epoch, event_id, topic, account_id, account_seq, stream_id, type, schema_v, effective_at,
        recorded_at, actor_id, correlation_id, payload, message, prev_hash, hash)
      select (select epoch from log_epoch), gen_random_uuid(), $1, $2, seq + 1, 's', 'Happened', 1, now(), now(), 'a', 'c', '{}',
        $3::bytea, hash, sha256(hash || $3::bytea) from last`,
      [topics[owner], accountId, Buffer.from(word)],
    );
}

/** The consumer has received the account's events up to this one. */
async function receives(consumer: OwnerName, owner: OwnerName, accountId: string, seq: number): Promise<void> {
  const [event] = await query<{ hash: Buffer }>(
    owner,
    'select hash from event_log where account_id = $1 and account_seq = $2',
    [accountId, seq],
  );
  await query(
    consumer,
    `insert into inbox (consumer, topic, account_id, last_seq, last_hash, hashed_seq) values ($1, $2, $3, $4::bigint, $5, $4::bigint)`,
    [`${consumer}.${owner}`, topics[owner], accountId, seq, event?.hash ?? null],
  );
}

/** The log as it was before its last events. */
const goesBack = (owner: OwnerName, to: number): Promise<object[]> =>
  query(owner, 'delete from event_log where account_seq > $1', [to]);

async function run(...args: string[]): Promise<{ code: number; text: string }> {
  let text = '';
  const add = (line: string): void => {
    text += `${line}\n`;
  };
  return { code: await restore(args, env, { out: add, err: add }), text };
}

const epochOf = async (service: OwnerName): Promise<number | undefined> =>
  (await query<{ epoch: number }>(service, 'select epoch from log_epoch'))[0]?.epoch;

/** Billing's events reach everybody who consumes them. */
async function received(accountId: string, seq: number): Promise<void> {
  for (const consumer of ['accounts', 'export', 'notification', 'audit'] as const)
    await receives(consumer, 'billing', accountId, seq);
}

describe('reconcile', () => {
  it('begins the same new epoch in every log of a restore in which everybody agrees', async () => {
    await happens('billing', 'acme', 3);
    await received('acme', 3);
    await query('search', 'update log_epoch set epoch = 7');
    expect(await run('reconcile')).toMatchObject({ code: 0, text: expect.stringContaining('Epoch 8') as string });
    expect(await Promise.all(owners.map(epochOf))).toEqual(owners.map(() => 8));
  });

  it('names who received what the log has lost, and changes nothing', async () => {
    await happens('billing', 'acme', 5);
    await received('acme', 5);
    await happens('billing', 'other', 2);
    await received('other', 2);
    await goesBack('billing', 3);
    const { code, text } = await run('reconcile');
    expect(code).toBe(3);
    expect(text.match(/DIVERGED {2}\w+\.billing received 5 events of account acme; the log ends at 3/g)).toHaveLength(
      4,
    );
    expect(text).not.toContain('other');
    expect(await epochOf('billing')).toBe(1);
  });

  it('finds them also where the log has gone on and overtaken them', async () => {
    await happens('billing', 'acme', 5);
    await received('acme', 5);
    await goesBack('billing', 3);
    await happens('billing', 'acme', 4, 'another history');
    const { code, text } = await run('reconcile');
    expect([code, text]).toEqual([3, expect.stringContaining('the log has another event 5')]);
  });

  it('lets them go on at the end of the log once the loss is accepted, so that what comes next is not dropped', async () => {
    await happens('billing', 'acme', 5);
    await received('acme', 5);
    await goesBack('billing', 3);
    expect((await run('reconcile', '--accept-loss')).code).toBe(0);
    await happens('billing', 'acme', 1, 'another history');
    const [row] = await query<{ last_seq: string; follows: boolean }>(
      'export',
      `select last_seq, last_hash = $1 as follows from inbox where account_id = 'acme'`,
      [
        (await query<{ prev_hash: Buffer }>('billing', 'select prev_hash from event_log where account_seq = 4'))[0]
          ?.prev_hash,
      ],
    );
    expect(row).toEqual({ last_seq: '3', follows: true });
  });

  it('has announced again what somebody lacks, and nothing before it', async () => {
    await happens('billing', 'acme', 4);
    await received('acme', 4);
    await query('export', 'update inbox set last_seq = 2');
    await query(
      'billing',
      'insert into relay_cursor (lane, epoch, xid, pos) select topic, epoch, xid, pos from event_log where account_seq = 4',
    );
    expect((await run('reconcile')).text).toContain('export.billing: 2 events');
    const announced = await query(
      'billing',
      `select account_seq from event_log where (epoch, xid, pos) > (select epoch, xid, pos from relay_cursor) order by 1`,
    );
    expect(announced).toEqual([{ account_seq: '3' }, { account_seq: '4' }]);
  });

  it('brings a place in the embedded bus back to the end of a restored topic', async () => {
    await query('billing', 'insert into topic_head (topic, partition, next_offset) values ($1, 3, 40)', [
      topics.billing,
    ]);
    await query(
      'export',
      `insert into consumer_offset (group_name, topic, partition, next_offset)
       select 'export.billing', $1, * from (values (3, 55), (4, 9)) as place (partition, next_offset)`,
      [topics.billing],
    );
    expect((await run('reconcile')).code).toBe(0);
    expect(await query('export', 'select partition, next_offset from consumer_offset order by 1')).toEqual([
      { partition: 3, next_offset: '40' },
      { partition: 4, next_offset: '0' },
    ]);
  });

  it('refuses while a service runs', async () => {
    const running = new pg.Client({ connectionString: databases.get('export')?.url });
    await running.connect();
    await running.query('select pg_advisory_lock(1)');
    expect(await run('reconcile')).toEqual({ code: 1, text: expect.stringContaining('export still runs') as string });
    await running.end();
  });
});

describe('the proof of a backup', () => {
  beforeEach(async () => {
    await happens('billing', 'acme', 3);
    await happens('export', 'acme', 2);
    await received('acme', 3);
    expect((await run('proof', proof)).code).toBe(0);
  });

  it('accepts a restore that went on since', async () => {
    await happens('billing', 'acme', 1);
    expect((await run('reconcile', '--proof', proof)).code).toBe(0);
  });

  it.each([
    ['the last event is gone', 'billing', 'delete from event_log where account_seq = 3', 'MISSING'],
    ['an event is altered', 'billing', `update event_log set message = 'altered' where account_seq = 2`, 'BROKEN'],
    [
      'the last event is another, with a hash that fits',
      'export',
      `update event_log set message = 'altered', hash = sha256(prev_hash || 'altered'::bytea) where account_seq = 2`,
      'MISSING',
    ],
  ])('refuses a restore in which %s', async (_, service, tamper, problem) => {
    await query(service as OwnerName, tamper);
    const { code, text } = await run('reconcile', '--proof', proof, '--accept-loss');
    expect([code, text]).toEqual([3, expect.stringContaining(problem)]);
    expect(await epochOf('billing')).toBe(1);
  });

  it('holds hashes and names of accounts, and no event', () => {
    expect(Object.keys((JSON.parse(readFileSync(proof, 'utf8')) as { ends: object[] }).ends[0] ?? {}).sort()).toEqual([
      'accountId',
      'accountSeq',
      'hash',
      'service',
    ]);
  });
});

it.each([[[]], [['proof']], [['reconcile', 'now']], [['reconcile', '--fast']]])(
  'refuses %j with the usage',
  async (args) => {
    expect(await run(...args)).toMatchObject({ code: 2, text: expect.stringContaining('scripts/restore') as string });
  },
);
