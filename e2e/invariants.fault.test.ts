import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { objectKeyOf } from '@leadwright/export/files/file-name';
import { behind } from './src/invariants/log.ts';
import { expectInvariants, untilQuiet, violations } from './src/invariants/invariants.ts';
import type { Violation } from './src/invariants/violation.ts';
import { hurriedLimits, startDemoLoad } from './src/people/demo-load.ts';
import { eventually } from './src/eventually.ts';
import type { LoadReport } from './src/people/load.ts';
import { startProduct, type Product } from './src/product/product.ts';
import { newDataFolder, removeDataFolder } from './src/product/run-folder.ts';
import {
  openSources,
  stoppedSources,
  runningSources,
  type DatabaseName,
  type Sources,
} from './src/invariants/sources.ts';

// A checker that accepts everything would make every other fault test worthless. So each rule is broken once, on a copy
// of its database, and the checker must report it.
const folder = newDataFolder();
let product: Product;
let stopped: Sources | undefined;
let report: LoadReport;

beforeAll(async () => {
  product = await startProduct({ dataFolder: folder, env: hurriedLimits });
  const load = await startDemoLoad({
    url: () => product.url,
    trials: ['trial@load.test'],
    rowsOf: (n) => (n % 5 === 0 ? 120 : n),
  });
  await eventually(
    async () => load.report(),
    ({ ended }) => ended >= 15,
    90,
  );
  report = await load.stop();
  const running = runningSources(folder);
  await untilQuiet(running);
  await running.close();
  await product.stop();
  stopped = await stoppedSources(folder);
});
afterAll(async () => {
  await stopped?.close();
  await product.kill();
  removeDataFolder(folder);
});

function opened(): Sources {
  if (!stopped) throw new Error('the product was not stopped');
  return stopped;
}
const rulesOf = (found: Violation[]): string[] => [...new Set(found.map(({ rule }) => rule))].sort();
const check = (of: Sources) => violations(of, { quiet: true, acknowledged: report });

/** The rules that the checker reports after `sql` ran on a copy of the database. */
async function bent(database: DatabaseName, sql: string): Promise<string[]> {
  const sources = opened();
  const copy = `${database}_bent`;
  const admin = openSources({ url: () => sources.url('postgres' as DatabaseName), file: sources.file });
  // PostgreSQL copies only a template without connections; its own background workers may linger.
  await eventually(
    async () => {
      await admin.query(
        'gateway',
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}'`,
      );
      return admin.query('gateway', `create database ${copy} template ${database}`);
    },
    () => true,
  );
  const bending = openSources({
    url: (name) => sources.url(name === database ? (copy as DatabaseName) : name),
    file: sources.file,
  });
  try {
    // Billing's history is append-only for who does not say so.
    const says = `set leadwright.changes_history = 'yes'; grant update, delete on event_log, ledger_entry to current_user;`;
    await bending.query(database, `${database === 'billing' ? says : ''} ${sql}`);
    return rulesOf(await check({ ...bending, ...(sources.leads ? { leads: sources.leads } : {}) }));
  } finally {
    await bending.close();
    await admin.query('gateway', `drop database ${copy} with (force)`);
    await admin.close();
  }
}

describe('the checker of invariants', () => {
  it('finds nothing after successful, refused and failed downloads, and has seen some of each', async () => {
    const sources = opened();
    await expectInvariants(sources, { quiet: true, acknowledged: report });
    expect(report.accepted.length).toBeGreaterThanOrEqual(15);
    const [ends] = await sources.query<{ ready: string; failed: string }>(
      'export',
      "select count(*) filter (where status = 'ready') as ready, count(*) filter (where status = 'failed') as failed from download",
    );
    expect([Number(ends?.ready) > 5, Number(ends?.failed) > 0]).toEqual([true, true]);
  });

  const anEntry = "(select event_id from ledger_entry where type = 'used' limit 1)";
  it.each<[string, string, DatabaseName, string]>([
    [
      'I1',
      'an entry that is changed',
      'billing',
      `update ledger_entry set leads = leads + 1 where event_id = ${anEntry} and leads > 0`,
    ],
    [
      'I2',
      'a lot that gave more than it had',
      'billing',
      "update ledger_entry set leads = leads * 1000 where type = 'reserved'",
    ],
    [
      'I3',
      'an entry without its event',
      'billing',
      `update ledger_entry set event_id = gen_random_uuid() where event_id = ${anEntry}`,
    ],
    ['I3', 'a reservation without its business id', 'billing', "delete from cause where cause not like '%:%'"],
    [
      'I4',
      'a balance that is not the fold',
      'billing',
      'update lead_balance set available = available + 1, issued = issued + 1 where account_id = (select min(account_id) from lead_balance)',
    ],
    [
      'I4',
      'a lot that is not the fold',
      'billing',
      'update lot set available = available - 1, expired = expired + 1 where available > 0',
    ],
    [
      'I6',
      'a kept state that is not the fold',
      'billing',
      `update head set state = jsonb_set(state, '{lots,0,available}', '7') where stream_id like 'ledger-%'`,
    ],
    ['I6', 'a kept state of a download', 'export', `update head set state = jsonb_set(state, '{archived}', 'true')`],
    [
      'I7',
      'a charge that is not the file',
      'billing',
      "update ledger_entry set leads = leads + sign(leads) where type = 'used'",
    ],
    [
      'I7',
      'a published count that is not the file',
      'export',
      `update event_log set payload = jsonb_set(payload, '{rows}', '99999') where type = 'DownloadCompleted'`,
    ],
    [
      'I8',
      'a download that ends twice',
      'export',
      `insert into event_log (epoch, event_id, topic, account_id, account_seq, stream_id, type, schema_v, effective_at, recorded_at, actor_id, correlation_id, payload, message, prev_hash, hash)
      select epoch, gen_random_uuid(), topic, account_id, account_seq + 100000, stream_id, 'DownloadFailed', 1, effective_at, recorded_at, actor_id, correlation_id,
        jsonb_build_object('type', 'DownloadFailed', 'downloadId', payload->>'downloadId', 'reason', 'broken'), message, prev_hash, hash from event_log where type = 'DownloadCompleted' limit 1`,
    ],
    [
      'I8',
      'a hold that outlives its download',
      'billing',
      "delete from ledger_entry where type in ('used', 'returned')",
    ],
    [
      'I9',
      'a credit above what was used',
      'billing',
      `update event_log set type = 'LeadsCredited', payload = jsonb_set(payload, '{leads}', '999999') where type = 'LeadsUsed'`,
    ],
    ['I13', 'a missing event', 'export', 'delete from event_log where pos = (select min(pos) + 2 from event_log)'],
    [
      'I13',
      'a changed message',
      'accounts',
      "update event_log set message = message || '\\x00'::bytea where pos = (select max(pos) from event_log)",
    ],
    [
      'I13',
      'a changed payload',
      'accounts',
      `update event_log set payload = jsonb_set(payload, '{personId}', '"somebody"') where type = 'SessionStarted'`,
    ],
    ['I13', 'an event that nobody published', 'billing', 'update relay_cursor set pos = pos - 1'],
    ['I13', 'an event that was not received', 'notification', 'update inbox set last_seq = last_seq - 1'],
    ['I13', 'an event that was received and never was', 'notification', 'update inbox set last_seq = last_seq + 1'],
    ['I13', 'a blocked account', 'billing', 'update inbox set blocked = true'],
    ['I13', 'an event that the trail has otherwise', 'search', 'update event_log set hash = sha256(hash)'],
    ['I14', 'a list that is not the fold', 'export', "update download set status = 'failed' where status = 'ready'"],
    ['I14', 'a list with another charge', 'export', "update download set leads = leads + 1 where status = 'ready'"],
    [
      'I15',
      'an acknowledged download that is gone',
      'export',
      "delete from event_log where type = 'DownloadRequested'",
    ],
    ['I15', 'an answer that is gone', 'export', 'delete from command_log'],
  ])('reports %s of %s', async (rule, _, database, sql) => {
    expect(await bent(database, sql)).toContain(rule);
  });

  it('is not quiet while a log grows between two of its queries', async () => {
    const sources = opened();
    const mailsWereCounted = { yes: false };
    // Sent between the query of the log and the query of unsent mails, so both miss it.
    const sending: Sources = {
      ...sources,
      query: async <Row extends object>(database: DatabaseName, sql: string, values?: unknown[]) => {
        const rows = await sources.query<Row & { head?: string }>(database, sql, values);
        if (sql.includes('from effect')) mailsWereCounted.yes = true;
        return mailsWereCounted.yes && database === 'notification'
          ? rows.map((row) => (row.head === undefined ? row : { ...row, head: `${Number(row.head) + 1}` }))
          : rows;
      },
    };
    expect(await behind(sources)).toEqual([]);
    expect(await behind(sending)).toEqual(['notification went on while it was looked at']);
  });

  it('reports I7 for a missing, changed or surplus file, and for surplus rows', async () => {
    const sources = opened();
    const [ready] = await sources.query<{ key: string }>(
      'export',
      `select object_key as key from download where download_id = '${report.accepted[0]?.id ?? ''}'`,
    );
    const file = path.join(folder, 'objects', ready?.key ?? '');
    const bytes = readFileSync(file);
    rmSync(file);
    expect(rulesOf(await check(sources))).toEqual(['I7']);
    writeFileSync(file, Buffer.concat([bytes, Buffer.from('x\r\n')]));
    expect(rulesOf(await check(sources))).toEqual(['I7']);
    writeFileSync(file, bytes);
    const [failed] = await sources.query<{ id: string; name: string }>(
      'export',
      "select download_id as id, name from download where status = 'failed'",
    );
    const stray = path.join(folder, 'objects', objectKeyOf(failed?.id ?? '', failed?.name ?? ''));
    mkdirSync(path.dirname(stray), { recursive: true });
    writeFileSync(stray, bytes);
    expect(rulesOf(await check(sources))).toEqual(['I7']);
    rmSync(stray);
    const doubled = {
      ...sources,
      leads: async <Row extends object>(sql: string) =>
        ((await sources.leads?.<Row & { rows?: string }>(sql)) ?? []).map((row) =>
          row.rows === undefined ? row : { ...row, rows: `${Number(row.rows) + 1}` },
        ),
    };
    expect(rulesOf(await check(doubled))).toEqual(['I7']);
    expect(await check(sources)).toEqual([]);
  });
});
