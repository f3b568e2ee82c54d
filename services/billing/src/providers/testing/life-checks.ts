// What must hold of an account at the chaos sandbox, once everything was told.
import { sql } from 'kysely';
import { inScope } from '@leadwright/postgres/scope';
import { invoice } from '../../invoices/domain/invoice.ts';
import { invoiceStream } from '../../kernel/domain/streams.ts';
import { processorCalls, type ProcessorCommand } from '../calls/processor-call.ts';
import type { ProviderEvent, ProviderInvoice, ProviderSubscription } from '../processor.ts';
import { violationsIn } from '../../ledger/projections/ledger-violations.ts';
import type { AccountOverTime } from '../../subscription/testing/account-over-time.ts';
import type { ChaosSandbox } from './chaos-sandbox.ts';

export type LifeCounts = {
  actions: number;
  charges: number;
  grants: number;
  paidBack: number;
  repeated: number;
  late: number;
};

export type Life = {
  chaos: ChaosSandbox;
  accountId: string;
  customerId: string;
  account: AccountOverTime;
  random: () => number;
  counts: LifeCounts;
  late: ProviderEvent[];
  keys: number;
};

/** Throws where a call charged twice, a period was granted twice, or billing says something else than the sandbox. */
export async function checkLife(life: Life): Promise<void> {
  const { accountId, account, counts } = life;
  const invoices = await invoicesOf(life);
  const problems = [
    ...(await chargedTwice(life, invoices)),
    ...(await differences(life, invoices)),
    ...(await inScope(life.chaos.database.db, 'all', (trx) => violationsIn(trx, [accountId]))).map(
      ({ rule, detail }) => `${rule}: ${detail}`,
    ),
  ];
  const lots = (await account.granted()).map(({ lotId }) => lotId);
  if (new Set(lots).size !== lots.length) problems.push(`granted twice: ${lots.join(' ')}`);
  const events = await account.events();
  for (const paid of invoices.filter(({ status, reason }) => status === 'paid' && reason !== 'change')) {
    const grants = events.filter((event) => event.type === 'PeriodPaid' && event.invoiceId === paid.invoiceId);
    if (grants.length !== 1) problems.push(`${paid.invoiceId} (${paid.reason}) brought ${grants.length} periods`);
  }
  if (problems.length > 0) throw new Error(`${accountId}: ${problems.join('\n')}`);
  counts.charges += invoices.filter(({ paidCents }) => paidCents > 0).length;
  counts.grants += lots.length;
}

/** At most one charge per effect: the first period of what one made, or one change of plan. */
async function chargedTwice({ chaos, accountId }: Life, invoices: ProviderInvoice[]): Promise<string[]> {
  const { rows } = await inScope(chaos.database.db, [accountId], (trx) =>
    sql<{ command: ProcessorCommand }>`select request -> 'command' as command from effect
      where account_id = ${accountId} and kind = ${processorCalls.kind}`.execute(trx),
  );
  const most = {
    first: rows.filter(({ command }) => command.call === 'create-subscription').length,
    change: rows.filter(({ command }) => command.call === 'change-plan' && command.timing === 'now').length,
  };
  const periods = invoices
    .filter(({ reason }) => reason !== 'change')
    .map(({ subscriptionId, periodStart }) => `${subscriptionId} ${periodStart}`);
  const charged = (reason: string): number => invoices.filter((each) => each.reason === reason).length;
  return [
    ...(new Set(periods).size === periods.length ? [] : [`a period was charged twice: ${periods.join(', ')}`]),
    ...(['first', 'change'] as const)
      .filter((reason) => charged(reason) > most[reason])
      .map((reason) => `${charged(reason)} invoices of ${reason} for ${most[reason]} calls`),
  ];
}

/** Where billing's streams say something else than the sandbox. */
async function differences(life: Life, invoices: ProviderInvoice[]): Promise<string[]> {
  const { chaos, accountId, account } = life;
  const found: string[] = [];
  const compare = (what: string, ours: unknown, theirs: unknown): void => {
    if (ours !== theirs) found.push(`${what}: ${String(ours)} here, ${String(theirs)} there`);
  };
  for (const each of invoices) {
    const ours = await chaos.store.transaction([accountId], (tx) =>
      tx.load(invoiceStream(accountId, 'sandbox', each.invoiceId), invoice),
    );
    compare(`${each.invoiceId} status`, ours?.status, each.status);
    compare(`${each.invoiceId} refunded`, ours?.refundedCents, each.refundedCents);
    compare(`${each.invoiceId} dispute`, ours?.dispute, each.dispute);
  }
  const theirs = await newest(life);
  const ours = await account.state();
  if (!theirs) return found;
  compare('ended', ours.status === 'cancelled', theirs.status === 'cancelled');
  if (theirs.status === 'cancelled') return found;
  compare('subscription', ours.provider?.subscriptionId, theirs.subscriptionId);
  compare('past due', ours.status === 'past-due', theirs.status === 'past-due');
  compare('cancels', ours.cancelAtPeriodEnd, theirs.cancelAtPeriodEnd);
  if (theirs.status !== 'past-due') compare('plan', ours.planId, theirs.planId);
  return found;
}

export async function invoicesOf({ chaos, customerId }: Life): Promise<ProviderInvoice[]> {
  const invoices: ProviderInvoice[] = [];
  for await (const each of chaos.processor.listInvoices(customerId)) invoices.push(each);
  return invoices;
}

/** The one that runs, else the one that ended last. */
export async function newest({ chaos, accountId }: Life): Promise<ProviderSubscription | null> {
  const { rows } = await inScope(chaos.database.db, 'all', (trx) =>
    sql<{ state: ProviderSubscription }>`select state from sandbox_subscription where account_id = ${accountId}
      order by (state ->> 'status' <> 'cancelled') desc, state ->> 'periodStart' desc limit 1`.execute(trx),
  );
  return rows[0]?.state ?? null;
}
