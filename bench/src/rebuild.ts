// A rebuild of the ledger's tables from its events. Bare: PostgreSQL alone copies those tables by insert … select,
// with the same indexes and checks; no faster way to fill them is known.
import { sql } from 'kysely';
import { ownRebuildables } from '@leadwright/billing/rebuildable';
import { rebuild } from '@leadwright/eventsourcing/rebuild/rebuild';
import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import { median, row, type Row } from './result.ts';

const ROUNDS = 3;
const GOAL_PER_SECOND = 5_000;
const tables = ['lead_balance', 'lot', 'ledger_entry'];

/**
 * Returns the median of three rounds on the existing log, ours and bare alternating. Throws if a rebuild differs from
 * the live tables.
 */
export async function benchRebuild(database: Database): Promise<Row> {
  const rates: { ours: number; bare: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const { events, seconds } = await ours(database);
    rates.push({ ours: events / seconds, bare: events / (await copySeconds(database)) });
  }
  const middle = (side: 'ours' | 'bare'): number => median(rates.map((rate) => rate[side]));
  return row('ledger made again from its events', 'events/s', middle('ours'), middle('bare'), {
    text: 'at least 5,000 events/s',
    met: (perSecond) => perSecond >= GOAL_PER_SECOND,
  });
}

async function ours(database: Database): Promise<{ events: number; seconds: number }> {
  const projection = ownRebuildables.find(({ name }) => name === 'ledger');
  if (!projection) throw new Error('billing has no rebuild of the ledger');
  const report = await rebuild({ database, projection });
  if (!report.swapped) throw new Error('the rebuilt ledger differs from the live one');
  return report;
}

async function copySeconds({ db }: Database): Promise<number> {
  return inScope(db, 'all', async (trx) => {
    const began = performance.now();
    for (const table of tables) {
      const copy = sql.table(`copy_of_${table}`);
      await sql`create table ${copy} (like ${sql.table(table)} including all excluding generated)`.execute(trx);
      await sql`insert into ${copy} select * from ${sql.table(table)}`.execute(trx);
    }
    const seconds = (performance.now() - began) / 1_000;
    for (const table of tables) await sql`drop table ${sql.table(`copy_of_${table}`)}`.execute(trx);
    return seconds;
  });
}
