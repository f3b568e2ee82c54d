// A billing day: 10,000 accounts of the sandbox renew. Ours is the whole path: the sandbox charges and tells billing by
// signed webhooks, billing reads each account again, passes the boundary and grants. Bare: PostgreSQL alone, which
// writes under each account's lock as many rows as a renewal's events, entries and lot.
import { sql } from 'kysely';
import { startBillingUnderTest, type BillingUnderTest } from '@leadwright/billing/testing/billing-under-test';
import type { Database } from '@leadwright/postgres/database';
import { startEmbeddedPostgres } from '@leadwright/postgres/embedded/embedded-postgres';
import { inScope } from '@leadwright/postgres/scope';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { POSTGRES_VARIABLE } from '@leadwright/testing/engines';
import { row, type Row } from './result.ts';

const ACCOUNTS = 10_000;
const AT_ONCE = 64;
const SECONDS_MAX = 60;
const LOOK_MS = 250;
const DAYS = 32;

const account = (n: number): string => `account-${n}`;

/** Measures on a durable server of its own, in `folder`, from the move of the clock to the last grant. */
export async function benchRenewals(folder: string): Promise<Row> {
  const postgres = await startEmbeddedPostgres({ folder, tuning: 'durable', logger: createLogger('bench', 'warn') });
  process.env[POSTGRES_VARIABLE] = postgres.superuserUrl('postgres');
  try {
    const billing = await startBillingUnderTest('sandbox');
    try {
      await openAccounts(billing);
      const ours = await renewAll(billing);
      return row(`${ACCOUNTS.toLocaleString('en')} renewals`, 's', ours, await bare(billing.database), {
        text: `at most ${SECONDS_MAX} s with the sandbox`,
        met: (seconds) => seconds <= SECONDS_MAX,
      });
    } finally {
      await billing.stop();
    }
  } finally {
    await postgres.stop('fast');
  }
}

/** Each on a paid plan with a good card at the sandbox, and with its first invoice booked. */
async function openAccounts(billing: BillingUnderTest): Promise<void> {
  for (let n = 0; n < ACCOUNTS; n += AT_ONCE)
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, ACCOUNTS - n) }, (_, m) =>
        billing.fromAccounts(account(n + m), {
          case: 'accountOpened',
          value: { ownerPersonId: 'bench', planId: 'team-unlimited' },
        }),
      ),
    );
  await until(async () => (await countOf(billing.database, 'paid')) === ACCOUNTS);
}

async function renewAll(billing: BillingUnderTest): Promise<number> {
  const before = await countOf(billing.database, 'granted');
  const began = performance.now();
  const moved = await billing.post(
    '/api/v2/sandbox/clock',
    { accountId: account(0), personId: 'bench' },
    { days: DAYS },
    { 'idempotency-key': 'renewals' },
  );
  if (moved.status !== 200) throw new Error(`the clock did not move: ${JSON.stringify(moved.body)}`);
  await until(async () => (await countOf(billing.database, 'granted')) === before + ACCOUNTS);
  return (performance.now() - began) / 1_000;
}

const counted = {
  paid: sql`select count(*)::int as count from invoice where status = 'paid'`,
  granted: sql`select count(*)::int as count from lot where kind = 'plan'`,
};

async function countOf({ db }: Database, what: keyof typeof counted): Promise<number> {
  const { rows } = await inScope(db, 'all', (trx) => counted[what].execute(trx));
  return (rows as { count: number }[])[0]?.count ?? 0;
}

async function until(isDone: () => Promise<boolean>): Promise<void> {
  while (!(await isDone())) await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
}

// An invoice issued and paid, the period paid, the subscription changed, expiry and grant: six events; four entries.
const ROWS = 10;

async function bare({ db }: Database): Promise<number> {
  await sql`create table bare_renewal (pos bigint generated always as identity primary key, account_id text not null,
    payload jsonb not null, message bytea not null)`.execute(db);
  const payload = JSON.stringify({ filler: 'x'.repeat(300) });
  const began = performance.now();
  let next = 0;
  const write = async (): Promise<void> => {
    for (let n = next++; n < ACCOUNTS; n = next++)
      await db.transaction().execute(async (trx) => {
        await sql`select pg_advisory_xact_lock(hashtextextended(${account(n)}, 0))`.execute(trx);
        await sql`insert into bare_renewal (account_id, payload, message)
          select ${account(n)}, ${payload}::jsonb, convert_to(${payload}, 'UTF8') from generate_series(1, ${ROWS}::int)`.execute(
          trx,
        );
      });
  };
  await Promise.all([write(), write()]);
  return (performance.now() - began) / 1_000;
}
