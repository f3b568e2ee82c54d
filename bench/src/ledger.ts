// Ledger commands per second of 16 writers. Bare: the unavoidable minimum in PostgreSQL alone, which is the same lock,
// then one insert of a row of the same size, in one transaction.
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { BillingEventSchema } from '@leadwright/contracts/billing/v1/billing_events';
import { openEventStore } from '@leadwright/eventsourcing/store/event-store.postgres';
import type { EventStore } from '@leadwright/eventsourcing/event-store';
import { billingTopic, toMessage, type BillingStored } from '@leadwright/billing/contracts';
import { ledger } from '@leadwright/billing/ledger/domain/ledger';
import { migrationFolders } from '@leadwright/billing/migrations';
import { billingProjections } from '@leadwright/billing/rebuildable';
import { openDatabase, type Database } from '@leadwright/postgres/database';
import { startEmbeddedPostgres } from '@leadwright/postgres/embedded/embedded-postgres';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { migrate } from '@leadwright/postgres/migrate';
import { provisionDatabase } from '@leadwright/postgres/provision';
import { benchHistory } from './history.ts';
import { benchRebuild } from './rebuild.ts';
import { median, row, type Row } from './result.ts';

const WRITERS = 16;
const ACCOUNTS = 64;
const ROUNDS = 5;
const SECONDS = 3;
// The first commands cost three times as much as those after the twenty thousandth, when V8 has compiled their path.
// A service runs for days.
const WARM_UP_SECONDS = 6;

type Parts = { database: Database; store: EventStore };

/**
 * Measures on a durable server of its own, in `folder`, with billing's tables and projections. At the end it measures
 * a command on a long history, and a rebuild of the tables from the events written.
 */
export async function ledgerOnItsOwnServer(folder: string, root: string): Promise<Row[]> {
  const logger = createLogger('bench', 'warn');
  const postgres = await startEmbeddedPostgres({ folder, tuning: 'durable', logger });
  try {
    await provisionDatabase(postgres.superuserUrl('postgres'), { database: 'bench', role: 'bench', password: 'bench' });
    const url = `postgres://bench:bench@127.0.0.1:${postgres.port}/bench`;
    await migrate(url, migrationFolders(root));
    const database = openDatabase(url, { max: WRITERS });
    const store = openEventStore<BillingStored>({
      database,
      topic: billingTopic,
      schema: BillingEventSchema,
      toMessage,
      projections: billingProjections,
      logger,
    });
    try {
      return [
        ...(await benchLedger({ database, store })),
        await benchHistory({ database, store }),
        await benchRebuild(database),
      ];
    } finally {
      await database.close();
    }
  } finally {
    await postgres.stop('fast');
  }
}

/** Alternately reserves and uses leads on many accounts; concurrent commands may share transactions. */
async function benchLedger({ database, store }: Parts): Promise<Row[]> {
  await sql`create table bare_log (pos bigint generated always as identity primary key, account_id text not null, payload jsonb not null, message bytea not null)`.execute(
    database.db,
  );
  await grantAll(store);
  await bare(database, WARM_UP_SECONDS);
  await ours(store, WARM_UP_SECONDS);
  const rates: { ours: number; bare: number }[] = [];
  // Alternate, so that other load on the machine slows both.
  for (let round = 0; round < ROUNDS; round++)
    rates.push({ bare: await bare(database, SECONDS), ours: await ours(store, SECONDS) });
  const middle = (side: 'ours' | 'bare'): number => median(rates.map((rate) => rate[side]));
  return [
    row('ledger commands, 16 writers', 'commands/s', middle('ours'), middle('bare'), {
      text: 'at least 0.6x of a locked insert in PostgreSQL alone',
      met: (a, b) => a >= 0.6 * b,
    }),
  ];
}

const stream = (accountId: string) => ({ accountId, streamId: `ledger-${accountId}` });
const account = (n: number): string => `account-${n % ACCOUNTS}`;
const context = { actorId: 'bench', correlationId: 'bench' };

async function grantAll(store: EventStore): Promise<void> {
  for (let n = 0; n < ACCOUNTS; n++) {
    await store.execute(
      stream(account(n)),
      ledger,
      ({ at }) => ({
        type: 'GrantLeads' as const,
        leads: 1_000_000_000,
        lot: {
          lotId: `lot-${n}`,
          kind: 'plan' as const,
          priority: 50,
          category: 'paid' as const,
          effectiveAt: at,
          expiresAt: null,
          source: `bench:${n}`,
          onlyDictionaries: [],
          costCents: 0,
          invoiceId: null,
        },
      }),
      context,
    );
  }
}

let runs = 0;

async function ours(store: EventStore, seconds: number): Promise<number> {
  const run = (runs += 1);
  return rate(seconds, async (writer, turn) => {
    const accountId = account(writer * 4 + (Math.floor(turn / 2) % 4));
    const downloadId = `download-${run}-${writer}-${Math.floor(turn / 2)}`;
    const executed = await store.execute(
      stream(accountId),
      ledger,
      ({ at }) =>
        turn % 2 === 0
          ? {
              type: 'ReserveLeads' as const,
              request: { downloadId, dictId: 'consumers', rows: 100, multiplierHundredths: 100, effectiveAt: at },
              downloadLimit: 5_000,
              unlimited: false,
            }
          : { type: 'UseLeads' as const, downloadId, rows: 90, at },
      context,
    );
    if (!executed.accepted || executed.events.length === 0)
      throw new Error('a command of the benchmark was refused or did nothing');
  });
}

async function bare(database: Database, seconds: number): Promise<number> {
  const payload = JSON.stringify({ filler: randomBytes(150).toString('hex') });
  const message = randomBytes(250);
  return rate(seconds, async (writer, turn) => {
    const accountId = account(writer * 4 + (turn % 4));
    await database.db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${accountId}, 0))`.execute(trx);
      await sql`insert into bare_log (account_id, payload, message) values (${accountId}, ${payload}::jsonb, ${message})`.execute(
        trx,
      );
    });
  });
}

async function rate(seconds: number, once: (writer: number, turn: number) => Promise<void>): Promise<number> {
  let done = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: WRITERS }, async (_, writer) => {
      for (let turn = 0; performance.now() - began < seconds * 1000; turn++) {
        await once(writer, turn);
        done += 1;
      }
    }),
  );
  return done / ((performance.now() - began) / 1000);
}
