// What one ledger command costs on an account with a long history: 100,000 entries, beside an account with ten.
import { sql } from 'kysely';
import { ledger } from '@leadwright/billing/ledger/domain/ledger';
import type { EventStore } from '@leadwright/eventsourcing/event-store';
import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import { median, row, type Row } from './result.ts';

const ENTRIES = 100_000;
const ENTRIES_OF_SHORT = 10;
const AT_ONCE = 32;
const COMMANDS = 1_000;
const SLOWER_MAX = 1.2;

type Account = { id: string; downloads: number };

/**
 * Medians of single commands in milliseconds, the two accounts in turns. Half of the commands reserve, half of them
 * use what was reserved.
 */
export async function benchHistory({ database, store }: { database: Database; store: EventStore }): Promise<Row> {
  const long: Account = { id: 'long-history', downloads: 0 };
  const short: Account = { id: 'short-history', downloads: 0 };
  for (const account of [long, short]) await grant(store, account);
  while ((await entriesOf(database, long)) < ENTRIES)
    await Promise.all(Array.from({ length: 1_000 / AT_ONCE }, () => many(store, long)));
  while ((await entriesOf(database, short)) < ENTRIES_OF_SHORT) await download(store, short);
  const times = { long: [] as number[], short: [] as number[] };
  // In turns, so that other load on the machine slows both.
  for (let n = 0; n < COMMANDS / 2; n++) {
    times.long.push(...(await download(store, long)));
    // A new account every few downloads: the short one stays short.
    if (n % 2 === 0) await renew(store, short, n);
    times.short.push(...(await download(store, short)));
  }
  return row(`a command after ${ENTRIES.toLocaleString('en')} entries`, 'ms', median(times.long), median(times.short), {
    text: `at most ${SLOWER_MAX}x of one after ten`,
    met: (after, before) => after <= SLOWER_MAX * before,
  });
}

async function renew(store: EventStore, short: Account, n: number): Promise<void> {
  short.id = `short-history-${n}`;
  short.downloads = 0;
  await grant(store, short);
  await download(store, short);
}

async function entriesOf({ db }: Database, { id }: Account): Promise<number> {
  const { rows } = await inScope(db, [id], (trx) =>
    sql<{ count: string }>`select count(*) from ledger_entry where account_id = ${id}`.execute(trx),
  );
  return Number(rows[0]?.count);
}

async function many(store: EventStore, account: Account): Promise<void> {
  await Promise.all(Array.from({ length: AT_ONCE }, () => download(store, account)));
}

const stream = ({ id }: Account) => ({ accountId: id, streamId: `ledger-${id}` });
const context = { actorId: 'bench', correlationId: 'bench' };

async function grant(store: EventStore, account: Account): Promise<void> {
  const command = ({ at }: { at: string }) => ({
    type: 'GrantLeads' as const,
    leads: 1_000_000_000,
    lot: {
      lotId: 'lot',
      kind: 'plan' as const,
      priority: 50,
      category: 'paid' as const,
      effectiveAt: at,
      expiresAt: null,
      source: 'bench',
      onlyDictionaries: [],
      costCents: 0,
      invoiceId: null,
    },
  });
  await store.execute(stream(account), ledger, command, context);
}

/** Reserves and uses 100 leads; how long each of the two commands took, milliseconds. */
async function download(store: EventStore, account: Account): Promise<[number, number]> {
  const downloadId = `download-${(account.downloads += 1)}`;
  const reserve = await timed(() =>
    store.execute(
      stream(account),
      ledger,
      ({ at }) => ({
        type: 'ReserveLeads' as const,
        request: { downloadId, dictId: 'consumers', rows: 100, multiplierHundredths: 100, effectiveAt: at },
        downloadLimit: 5_000,
        unlimited: false,
      }),
      context,
    ),
  );
  const use = await timed(() =>
    store.execute(
      stream(account),
      ledger,
      ({ at }) => ({ type: 'UseLeads' as const, downloadId, rows: 90, at }),
      context,
    ),
  );
  return [reserve, use];
}

async function timed(command: () => Promise<{ accepted: boolean }>): Promise<number> {
  const began = performance.now();
  const { accepted } = await command();
  const ended = performance.now();
  if (!accepted) throw new Error('a command of the benchmark was refused');
  return ended - began;
}
