// Writing a row twice changes nothing, so it may run ahead of the consumers. They wait only at the swap: each reads the
// inbox first, and that is held. Readers never wait.
import { sql, type Kysely, type Transaction } from 'kysely';
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import type { OwnerClient } from '@leadwright/eventsourcing/consume/owner-client';
import type { OwnedEvent } from '@leadwright/eventsourcing/consume/internal-events';
import {
  SWAP_LOCK_TIMEOUT_MS,
  withRebuildLock,
  retrySwap,
  type RebuildOptions,
  type RebuildPhase,
  type RebuildReport,
  type CustomRebuild,
} from '@leadwright/eventsourcing/rebuild/rebuild';
import { joinedKey } from '@leadwright/eventsourcing/log/joined-key';
import type { Difference } from '@leadwright/eventsourcing/rebuild/rebuild-compare';
import { crashpoint } from '@leadwright/runtime/process/crashpoint';
import type { Database } from '@leadwright/postgres/database';
import { setScope } from '@leadwright/postgres/scope';
import {
  dropTrailBeside,
  exchangeTrails,
  insertBeside,
  makeTrailBeside,
  trailSums,
  type TrailRow,
  type TrailSum,
} from './trail.ts';

export type TrailSource = { topic: string; owner: OwnerClient; rowOf: (event: OwnedEvent) => TrailRow };

export type RebuildTrailParts = { database: Pick<Database, 'url'>; clickhouse: ClickHouse; sources: TrailSource[] };

const PAGE = 500;

export function rebuildableTrail(parts: RebuildTrailParts): CustomRebuild {
  return {
    name: 'trail',
    tables: [{ name: 'trail' }],
    rebuild: (options) => withRebuildLock(parts.database, (session) => run(session, parts, options)),
  };
}

async function run(
  session: Kysely<unknown>,
  { clickhouse, sources }: RebuildTrailParts,
  options: RebuildOptions,
): Promise<RebuildReport> {
  const { acceptDifferences = false, onProgress } = options;
  const began = performance.now();
  const cursors = new Map<string, string>();
  let events = 0;
  const tell = async (phase: RebuildPhase): Promise<void> => onProgress?.({ phase, events });
  // What a consumer has received its owner's log shows: the first page that is not full has all of it.
  const copy = async (phase?: RebuildPhase): Promise<void> => {
    for (const { topic, owner, rowOf } of sources) {
      for (let came = PAGE; came === PAGE;) {
        const page = await owner.all(topic, cursors.get(topic) ?? '', PAGE);
        await insertBeside(clickhouse, page.events.map(rowOf));
        cursors.set(topic, page.cursor);
        came = page.events.length;
        events += came;
        if (phase !== undefined) await tell(phase);
      }
    }
  };
  try {
    await tell('building');
    await makeTrailBeside(clickhouse);
    await copy('building');
    const seconds = (performance.now() - began) / 1_000;
    const end = await retrySwap(async () => {
      await copy('catching-up');
      await tell('swapping');
      return holdingInbox(session, async (inbox) => {
        await copy();
        const { differences, rows, checksum } = await compare(clickhouse, inbox);
        const swapped = differences.length === 0 || acceptDifferences;
        crashpoint('projection:swap', 'before-commit');
        if (swapped) await exchangeTrails(clickhouse);
        crashpoint('projection:swap', 'after-commit');
        return { differences, swapped, tables: [{ table: 'trail', rows, checksum }] };
      });
    });
    return { projection: 'trail', events, seconds, ...end };
  } finally {
    await Promise.allSettled([dropTrailBeside(clickhouse)]);
  }
}

type Inbox = Map<string, number>;

/** No consumer of this service begins a batch until the work is done, and none is in the middle of one. */
function holdingInbox<Result>(session: Kysely<unknown>, work: (inbox: Inbox) => Promise<Result>): Promise<Result> {
  return session.transaction().execute(async (trx: Transaction<unknown>) => {
    await setScope(trx, 'all');
    // The work is in another engine: to this one the transaction looks idle.
    await sql`select set_config(name, '0', true) from pg_settings where name in ('idle_in_transaction_session_timeout', 'transaction_timeout')`.execute(
      trx,
    );
    await sql`select set_config('lock_timeout', ${`${SWAP_LOCK_TIMEOUT_MS}ms`}, true)`.execute(trx);
    await sql`lock table inbox in access exclusive mode`.execute(trx);
    const { rows } = await sql<{
      topic: string;
      account_id: string;
      last_seq: string;
    }>`select topic, account_id, last_seq from inbox`.execute(trx);
    return work(new Map(rows.map((row) => [joinedKey(row.topic, row.account_id), Number(row.last_seq)])));
  });
}

const DIFFERENCES_SHOWN = 20;

// What no consumer has received yet may stand in the new trail and not in the live one.
async function compare(
  clickhouse: ClickHouse,
  inbox: Inbox,
): Promise<{ differences: Difference[]; rows: number; checksum: string }> {
  const byKey = (sums: TrailSum[]): Map<string, TrailSum> =>
    new Map(sums.map((sum) => [joinedKey(sum.topic, sum.account_id), sum]));
  const live = byKey(await trailSums(clickhouse, 'live'));
  const beside = byKey(await trailSums(clickhouse, 'beside'));
  const differences: Difference[] = [];
  for (const key of new Set([...live.keys(), ...beside.keys()])) {
    const received = inbox.get(key) ?? 0;
    let made = beside.get(key);
    if (made && Number(made.rows) > received)
      [made] = received === 0 ? [] : await trailSums(clickhouse, 'beside', { ...made, upTo: received });
    const there = live.get(key);
    if (there?.checksum === made?.checksum && there?.rows === made?.rows) continue;
    const accountId = there?.account_id ?? made?.account_id ?? '';
    if (differences.length < DIFFERENCES_SHOWN)
      differences.push({
        table: 'trail',
        accountId,
        liveRows: Number(there?.rows ?? 0),
        rebuiltRows: Number(made?.rows ?? 0),
      });
  }
  const all = [...beside.values()];
  const checksum = all.reduce((sum, each) => (sum + BigInt(each.checksum)) % 2n ** 64n, 0n);
  return { differences, rows: all.reduce((sum, { rows }) => sum + Number(rows), 0), checksum: String(checksum) };
}
