// A repeat is harmless: facts are compared with the streams; grants, changes and claw-backs happen once by id.
import { subscriptionStream } from '../../kernel/domain/streams.ts';
import { subscription } from '../domain/subscription.ts';
import type { FollowProvider } from '../domain/subscription-events.ts';
import { materialise } from '../periods/materialise.ts';
import type { Catalogue } from '../../plans/domain/catalogue.ts';
import type { ProcessorName, ProviderInvoice, ProviderSubscription } from '../../providers/processor.ts';
import { fundedLots, type FundedLots } from '../../ledger/projections/funded-lots.ts';
import { payForPeriod } from './pay-for-period.ts';
import { returnPayments } from './return-payments.ts';
import { tellLimits } from './tell-limits.ts';
import type { ApplyProviderState } from '../../providers/reading/settle-account.ts';
import type { Applying, FollowAwards } from '../../invoices/applying.ts';
import { recordInvoice } from '../../invoices/record-invoice.ts';

/** Compares with the account's streams, under its lock, and appends what is new. `catalogue`: what is offered today. */
export function createApplyProviderState(
  catalogue: Pick<Catalogue, 'find'>,
  followAwards: FollowAwards,
  funded: FundedLots = fundedLots,
): ApplyProviderState {
  return async (tx, accountId, state, context) => {
    const { processor } = state;
    const parts: Applying = { tx, accountId, processor, context, funded, followAwards };
    const invoices = [...state.invoices].sort(
      (a, b) => order(a.periodStart, b.periodStart) || order(a.issuedAt, b.issuedAt),
    );
    await materialise(tx, accountId, context);
    const read = state.subscription && following(state.subscription, invoices, processor, tx.at);
    const current = read && { ...read, offered: offeredIn(catalogue, read) };
    // First whom we follow, with the plan and the period that it began with; what it says now comes last.
    if (current) await bind(parts, current);
    for (const each of invoices) {
      await recordInvoice(parts, each);
      await payForPeriod(parts, catalogue, each);
      await returnPayments(parts, [each.invoiceId]);
    }
    if (current) await follow(parts, current);
    await endGone(parts, state.goneIds);
    await materialise(tx, accountId, context);
    await tellLimits(tx, accountId, context);
  };
}

function offeredIn(
  { find }: Pick<Catalogue, 'find'>,
  { planId, nextPlanId }: Pick<FollowProvider, 'planId' | 'nextPlanId'>,
): FollowProvider['offered'] {
  return { now: find(planId), next: nextPlanId === null ? null : find(nextPlanId) };
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** null: nothing follows from it yet. */
function following(
  read: ProviderSubscription,
  invoices: ProviderInvoice[],
  processor: ProcessorName,
  at: string,
): Omit<FollowProvider, 'offered'> | null {
  const { subscriptionId, customerId, status, planId, periodStart, periodEnd, nextPlanId, cancelAtPeriodEnd } = read;
  // A first payment that does not come in changes nothing.
  if (status === 'incomplete') return null;
  const first = invoices.find((each) => each.subscriptionId === subscriptionId && isPeriods(each));
  return {
    type: 'FollowProvider',
    at,
    provider: { processor, customerId, subscriptionId },
    planId,
    status: status === 'past-due' || status === 'paused' ? status : 'live',
    periodStart,
    periodEnd,
    nextPlanId,
    cancelAtPeriodEnd,
    endedAt: status === 'cancelled' ? (read.endedAt ?? at) : read.endedAt,
    first:
      first && first.periodStart < periodStart
        ? { startsAt: first.periodStart, endsAt: first.periodEnd }
        : { startsAt: periodStart, endsAt: periodEnd },
  };
}

const isPeriods = ({ reason }: ProviderInvoice): boolean => reason === 'first' || reason === 'renewal';

async function bind(parts: Applying, command: FollowProvider): Promise<void> {
  const { tx, accountId } = parts;
  const state = await tx.load(subscriptionStream(accountId), subscription);
  const own = state?.provider;
  const { processor, subscriptionId } = command.provider;
  if (own?.processor === processor && own.subscriptionId === subscriptionId) return;
  await follow(parts, command);
}

// Its end is unknown, so it ends now. Another subscription, also one that is gone, says nothing about ours.
async function endGone(parts: Applying, goneIds: readonly string[]): Promise<void> {
  const { tx, accountId, processor } = parts;
  const state = await tx.load(subscriptionStream(accountId), subscription);
  if (state?.provider?.processor !== processor || !goneIds.includes(state.provider.subscriptionId)) return;
  const { provider, planId, periodStart } = state;
  const periodEnd = state.periodEnd ?? tx.at;
  await follow(parts, {
    type: 'FollowProvider',
    at: tx.at,
    provider,
    planId,
    offered: { now: null, next: null },
    status: 'live',
    periodStart,
    periodEnd,
    nextPlanId: null,
    cancelAtPeriodEnd: false,
    endedAt: tx.at,
    first: { startsAt: periodStart, endsAt: periodEnd },
  });
}

async function follow({ tx, accountId, context }: Applying, command: FollowProvider): Promise<void> {
  const { causes: _causes, ...own } = context;
  const done = await tx.execute(subscriptionStream(accountId), subscription, command, own);
  if (!done.accepted) throw new Error(`the subscription of ${accountId} cannot follow: ${done.refusal.code}`);
}
