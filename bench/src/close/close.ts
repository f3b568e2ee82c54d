// Finance closes two months of many accounts, over billing's own routes: proposed, looked at, checked, locked. Bare: the
// entries read account by account and added up in plain steps, which finds the sums alone; it judges ours too.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { inAllAccounts } from '@leadwright/billing/close/projections/in-all-accounts';
import { readLotSums, readPositionsAfter } from '@leadwright/billing/close/projections/tie-sides';
import { bookOfLedger } from '@leadwright/billing/close/testing/book-of-ledger';
import type { BookAnswer } from '@leadwright/billing/close/second-book';
import { compareBooks } from '@leadwright/billing/close/domain/tie';
import { startBillingUnderTest, type BillingUnderTest } from '@leadwright/billing/testing/billing-under-test';
import type { Database } from '@leadwright/postgres/database';
import { startEmbeddedPostgres } from '@leadwright/postgres/embedded/embedded-postgres';
import { inScope } from '@leadwright/postgres/scope';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { startReceivedTrail } from '@leadwright/standalone/testing/received-trail';
import { POSTGRES_VARIABLE } from '@leadwright/testing/engines';
import { row, type Row } from '../result.ts';
import { entriesOf, multiply } from './many-accounts.ts';
import { liveTwoMonths } from './two-months.ts';

const SECONDS_MAX = 180;
/** So many live through the product itself; the others are their copies. */
const LIVED_MAX = 50;

/** Measures on durable engines of its own, in `folder`. Throws where a month differs from what plain steps add up to. */
export async function benchClose(folder: string, accounts: number): Promise<Row[]> {
  mkdirSync(folder);
  const logger = createLogger('bench', 'warn');
  const postgres = await startEmbeddedPostgres({ folder: path.join(folder, 'pg'), tuning: 'durable', logger });
  process.env[POSTGRES_VARIABLE] = postgres.superuserUrl('postgres');
  const trail = await startReceivedTrail(path.join(folder, 'clickhouse'));
  try {
    const billing = await startBillingUnderTest('sandbox', { book: trail.book });
    try {
      await trail.receive(billing.bus);
      const lived = Math.min(LIVED_MAX, accounts);
      const months = await liveTwoMonths(billing, lived);
      await multiply(billing.database, trail, Math.ceil(accounts / lived) - 1);
      const rows: Row[] = [];
      for (const month of months) rows.push(await closeMonth(billing, month));
      return rows;
    } finally {
      await billing.stop();
    }
  } finally {
    await trail.stop();
    await postgres.stop('fast');
  }
}

const fiona = { personId: 'fiona', accountId: 'office', staff: 'finance' } as const;
const frank = { ...fiona, personId: 'frank' };

async function closeMonth(billing: BillingUnderTest, month: string): Promise<Row> {
  const address = `/api/v2/finance/months/${month}`;
  const steps: Record<string, number> = {};
  const timed = async (step: string, ask: () => ReturnType<BillingUnderTest['get']>) => {
    const began = performance.now();
    const { status, body } = await ask();
    steps[step] = (performance.now() - began) / 1_000;
    if (status !== 200) throw new Error(`${step} of ${month} is answered by ${status}: ${JSON.stringify(body)}`);
    return body;
  };
  const { proposalId } = await timed('propose', () => billing.post(`${address}/propose`, fiona, undefined, key(month)));
  await timed('figures', () => billing.get(address, frank));
  const { audit, findings, differences } = await timed('check', () => billing.get(`${address}/tie`, frank));
  const found = [...(findings as unknown[]), ...(differences as unknown[])];
  if (audit !== 'compared' || found.length > 0)
    throw new Error(`${month} is not proven: ${String(audit)}, ${JSON.stringify(found.slice(0, 5))}`);
  await timed('lock', () => billing.post(`${address}/lock`, frank, { proposalId }, key(month)));
  const ours = Object.values(steps).reduce((sum, each) => sum + each, 0);
  const bare = await inPlainSteps(billing.database, month);
  const { accounts, entries } = await entriesOf(billing.database, month);
  console.log(`${month}: ${accounts} accounts, ${entries} entries; seconds of each step:`, steps);
  // Rounded: how many there are hangs on the length of the months.
  const about = Number(entries.toPrecision(2)).toLocaleString('en');
  return row(`close of ${accounts.toLocaleString('en')} accounts, about ${about} entries`, 's', ours, bare, {
    text: `at most ${SECONDS_MAX} s, from the proposal to the lock`,
    met: (seconds) => seconds <= SECONDS_MAX,
  });
}

const key = (month: string) => ({ 'idempotency-key': `close-${month}` });
const PAGE = 250;

/** Seconds. Throws where the sums of a lot are not those of the close. */
async function inPlainSteps(database: Database, month: string): Promise<number> {
  const began = performance.now();
  const sums: BookAnswer['sums'] = [];
  for (let after = ''; ;) {
    const positions = await inScope(database.db, 'all', (trx) =>
      readPositionsAfter(trx, { month, isCut: true }, after, PAGE),
    );
    const last = positions.at(-1);
    if (last === undefined) break;
    for (const sum of (await bookOfLedger(database, month, positions)).sums) sums.push(sum);
    after = last.accountId;
  }
  const seconds = (performance.now() - began) / 1_000;
  const ours = await inAllAccounts(database, (trx) => readLotSums(trx, { month, isCut: true }));
  const differences = compareBooks(ours, sums);
  if (differences.length > 0) throw new Error(`${month} differs from plain steps: ${JSON.stringify(differences)}`);
  return seconds;
}
