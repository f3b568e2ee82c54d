// An account without a customer gets one on its own billing day. A repeat is harmless: it finds the customer.
import { sql, type Kysely } from 'kysely';
import { isoFromPostgres } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import type { PeriodicWork } from '@leadwright/service/run-periodically';
import type { PriceOf } from '../../plans/sale.ts';
import { latticeFrom, PROVIDER_ZONE } from '../../kernel/domain/lattice.ts';
import { customerKeyOf } from '../calls/processor-call.ts';
import { rememberSubscription } from '../projections/processor-customer.ts';
import { priceAt, type PlanPrice } from './plan-price.ts';
import type { SandboxParts } from './sandbox-calls.ts';
import { invoiceIdOf, newSubscription, type SandboxCustomer } from './sandbox-objects.ts';
import { idOf } from './sandbox-processor.ts';
import { writeCustomer, writeSteps } from './sandbox-tables.ts';
import { firstCharged } from './subscription-calls.ts';
import { accountWaits, markUnopened, unmark, waitingAccounts } from './waiting-accounts.ts';
import { checkCard } from './test-cards.ts';

const BATCH = 200;

/** The first round looks at all accounts, each later one at those that are marked. */
export function openSandboxAccountsWork(parts: Pick<SandboxParts, 'database' | 'priceOf'>): PeriodicWork {
  let marked = false;
  return {
    name: 'accounts at the sandbox',
    everyMs: 5_000,
    begins: 'at-once',
    runsIn: 'one',
    wakes: (wake) => void parts.database.wakes.on(accountWaits, wake),
    failure: 'accounts were not opened at the sandbox',
    round: async (stopping) => {
      if (!marked) await inScope(parts.database.db, 'all', markUnopened);
      marked = true;
      while (!stopping.aborted && (await openSandboxAccounts(parts, null)) === BATCH);
    },
  };
}

type Row = {
  account_id: string;
  plan_id: string;
  lattice_id: string;
  anchor_at: string;
  billing_day: number;
  zone: string;
};

/** Opens this account at the sandbox, or with null some that are marked; answers how many it looked at. */
export function openSandboxAccounts(
  { database, priceOf }: Pick<SandboxParts, 'database' | 'priceOf'>,
  accountId: string | null,
): Promise<number> {
  return inScope(database.db, accountId === null ? 'all' : [accountId], async (trx) => {
    const looked = accountId === null ? await waitingAccounts(trx, BATCH) : [accountId];
    if (looked.length === 0) return 0;
    const { rows } = await sql<Row>`select account_id, plan_id, lattice_id, anchor_at, billing_day, zone
      from subscription s where account_id = any (${looked}::text[]) and status <> 'cancelled'
        and not exists (select from processor_customer p where p.account_id = s.account_id and p.processor = 'sandbox')`.execute(
      trx,
    );
    for (const row of rows) await openOne(trx, row, priceOf);
    await unmark(trx, looked);
    return looked.length;
  });
}

async function openOne(trx: Kysely<unknown>, row: Row, priceOf: PriceOf): Promise<void> {
  const { account_id: accountId, plan_id: planId } = row;
  const key = customerKeyOf(accountId);
  const customerId = idOf('cus', key);
  // First, and waited for by whoever opens the same account: who comes second finds it done.
  const { numAffectedRows } = await sql`insert into processor_customer (processor, customer_id, account_id)
    values ('sandbox', ${customerId}, ${accountId}) on conflict do nothing`.execute(trx);
  if (numAffectedRows === 0n) return;
  const price = priceAt(priceOf, planId);
  const customer = customerWith(accountId, customerId, price);
  await writeCustomer(trx, customer, key);
  if (!price) return;
  const at = isoFromPostgres(row.anchor_at);
  // Where the account counts in another zone, its billing day is of that zone.
  const day = row.zone === PROVIDER_ZONE ? row.billing_day : undefined;
  const lattice = latticeFrom(row.lattice_id, at, PROVIDER_ZONE, day);
  const madeBy = madeByOpening(accountId);
  const subscriptionId = idOf('sub', madeBy);
  const subscription = newSubscription(customer, { subscriptionId, planId, at, renews: price.renews }, lattice);
  const happened = [{ type: 'subscription.created', at, invoiceId: null }];
  await writeSteps(trx, [firstCharged({ customer, subscription, invoices: [], happened }, price, at)], madeBy);
  await rememberSubscription(trx, accountId, 'sandbox', subscriptionId);
}

/** The invoice that `openOne` will make: known before, since the subscription is named after the account. */
export function firstSandboxInvoice(
  { priceOf }: Pick<SandboxParts, 'priceOf'>,
  accountId: string,
  planId: string,
): { costCents: number; invoiceId: string } | null {
  const price = priceAt(priceOf, planId);
  if (price === null || price.cents === 0) return null;
  return { costCents: price.cents, invoiceId: invoiceIdOf(idOf('sub', madeByOpening(accountId)), 1) };
}

const madeByOpening = (accountId: string): string => `opened:${accountId}`;

// Who is on a paid plan already has a good card.
function customerWith(accountId: string, customerId: string, price: PlanPrice | null): SandboxCustomer {
  const none = { customerId, accountId, card: null, chargesLeft: null, disputes: false, creditCents: 0 };
  const checked = checkCard('tok_visa');
  return price && price.cents > 0 && checked.taken ? { ...none, card: checked.card.card } : none;
}
