// The stored ledger, for tests that compare it with the naive model: its own database, commands run as
// reactions run them, and the invariants after each step and at the end.
import { sql } from 'kysely';
import { canonicalJson } from '@leadwright/eventsourcing/log/canonical-json';
import type { Executed } from '@leadwright/eventsourcing/event-store';
import { type PostgresEventStore } from '@leadwright/eventsourcing/store/event-store.postgres';
import type { Projection } from '@leadwright/eventsourcing/store/projection-of';
import { verifyAccount } from '@leadwright/eventsourcing/log/verify-chain';
import { openDatabase, type Database } from '@leadwright/postgres/database';
import { inScope, setScope } from '@leadwright/postgres/scope';
import { testDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { type BillingStored } from '../../contracts.ts';
import type { LedgerRefusal } from '../domain/command.ts';
import type { LedgerEvent } from '../domain/ledger-events.ts';
import { ledger, type Ledger, type LedgerCommand } from '../domain/ledger.ts';
import { ledgerStream } from '../../kernel/domain/streams.ts';
import type { Model, Place } from './ledger-model.ts';
import { migrationFolders } from '../../migrations.ts';
import { violationsIn } from '../projections/ledger-violations.ts';
import { billingProjections } from '../../rebuildable.ts';
import { testStore } from '../../testing/test-store.ts';

export type Answered = Executed<LedgerEvent, LedgerRefusal>;

export type StoredLedger = {
  database: Database;
  /** The first of the stores. */
  store: PostgresEventStore<BillingStored>;
  /** Runs one command, once per `cause`; calls rotate among the stores. */
  tell(accountId: string, command: LedgerCommand, cause?: string, correlationId?: string): Promise<Answered>;
  close(): Promise<void>;
};

export type StoredLedgerOptions = {
  /** How many connections they share. */
  connections: number;
  /** How many stores write side by side, as many processes would. Default 1. */
  stores?: number;
  projections?: Projection<BillingStored>[];
  clockOffsetMs?: () => number;
};

/** Opens it on a new database of the cluster in the environment. */
export async function openStoredLedger({
  connections,
  stores = 1,
  projections = billingProjections,
  clockOffsetMs = () => 0,
}: StoredLedgerOptions): Promise<StoredLedger> {
  const created = await testDatabase({ migrations: migrationFolders(repositoryRoot) });
  const database = openDatabase(created.url, { max: connections });
  const open = (): PostgresEventStore<BillingStored> => testStore(database, { clockOffsetMs, projections });
  const store = open();
  const all = [store, ...Array.from({ length: stores - 1 }, open)];
  let sent = 0;
  return {
    database,
    store,
    tell: (accountId, command, cause, correlationId = 'test') =>
      (all[(sent += 1) % stores] ?? store).execute(ledgerStream(accountId), ledger, command, {
        actorId: 'test',
        correlationId,
        causes: cause === undefined ? [] : [cause],
      }),
    close: async () => {
      await database.close();
      await created.drop();
    },
  };
}

/** Summarises a decision: the event types, the reason of a refused reservation, or the refusal's code. */
export function answerOf(answered: Answered): string {
  if (!answered.accepted) return answered.refusal.code;
  return answered.events
    .map(({ event }) => (event.type === 'ReservationRefused' ? event.reason : event.type))
    .join(' ');
}

export function check(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

const places = ['available', 'held', 'delivered', 'expired', 'voided'] as const;
type LotRow = Record<Place, string> & { lot_id: string; leads: string };
type BalanceRow = Record<Place, string> & { issued: string };

/** The cheap invariants, by one read: lots and balance equal the model's, and sum up. */
export async function checkStored({ database }: StoredLedger, accountId: string, model: Model): Promise<void> {
  const { lots, balance } = await inScope(database.db, [accountId], async (trx) => {
    const [found, balances] = await Promise.all([
      sql<LotRow>`select lot_id, leads, available, held, delivered, expired, voided from lot where account_id = ${accountId}`.execute(
        trx,
      ),
      sql<BalanceRow>`select * from lead_balance where account_id = ${accountId}`.execute(trx),
    ]);
    return { lots: new Map(found.rows.map((row) => [row.lot_id, row])), balance: balances.rows[0] };
  });
  const sums = { issued: 0, available: 0, held: 0, delivered: 0, expired: 0, voided: 0 };
  for (const [id, { units }] of model.lots) {
    const lot = lots.get(id);
    if (!lot) throw new Error(`lot ${id} is not stored`);
    for (const place of places) {
      check(Number(lot[place]) === units[place], `${place} of ${id} is ${lot[place]}, the model says ${units[place]}`);
      sums[place] += units[place];
      sums.issued += units[place];
    }
    check(Number(lot.leads) === places.reduce((sum, place) => sum + units[place], 0), `lot ${id} does not sum up`);
  }
  check(lots.size === model.lots.size, `${lots.size} lots are stored, the model has ${model.lots.size}`);
  for (const side of ['issued', ...places] as const) {
    check(
      Number(balance?.[side] ?? 0) === sums[side],
      `the balance says ${balance?.[side]} ${side}, the model ${sums[side]}`,
    );
  }
}

/** Checks the full folds of one account; returns its ledger events. */
export async function checkFolds(stored: StoredLedger, accountId: string): Promise<LedgerEvent[]> {
  const { store, database } = stored;
  const log = await store.readAccount(accountId, 0, 100_000);
  const events = log
    .filter(({ streamId }) => streamId === ledgerStream(accountId).streamId)
    .map(({ event }) => event as LedgerEvent);
  const chain = await verifyAccount(store.contract, store, accountId, log.length);
  check(chain.ok, `the chain of ${accountId} is broken: ${JSON.stringify(chain)}`);
  const fold = (from: Ledger, list: LedgerEvent[]): Ledger => list.reduce(ledger.evolve, from);
  const whole = JSON.stringify(fold(ledger.initial, events));
  const half = Math.floor(events.length / 2);
  const first = JSON.parse(JSON.stringify(fold(ledger.initial, events.slice(0, half)))) as Ledger;
  check(JSON.stringify(fold(first, events.slice(half))) === whole, `two halves of ${accountId} are not the whole`);
  const load = (): Promise<Ledger> => store.transaction([accountId], (tx) => tx.load(ledgerStream(accountId), ledger));
  check(
    canonicalJson(await load()) === canonicalJson(JSON.parse(whole)),
    `the kept fold of ${accountId} is not the fold of its events`,
  );
  await database.db.transaction().execute(async (trx) => {
    await setScope(trx, [accountId]);
    await sql`delete from head where account_id = ${accountId}`.execute(trx);
  });
  check(
    canonicalJson(await load()) === canonicalJson(JSON.parse(whole)),
    `${accountId} says something else without its kept fold`,
  );
  return events;
}

/** Checks `ledgerViolations` for every account of the database. */
export async function checkRules({ database }: StoredLedger): Promise<void> {
  const violations = await database.db.transaction().execute(async (trx) => {
    await setScope(trx, 'all');
    // It reads everything, which on a busy machine exceeds a service's statement timeout.
    await sql`select set_config('statement_timeout', '0', true), set_config('transaction_timeout', '0', true)`.execute(
      trx,
    );
    return violationsIn(trx);
  });
  check(
    violations.length === 0,
    `the stored ledger breaks ${violations.map(({ rule, accountId, detail }) => `${rule} (${accountId}): ${detail}`).join('; ')}`,
  );
}
