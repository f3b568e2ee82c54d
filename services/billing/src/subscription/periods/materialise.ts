// Called first by whatever reads or changes a subscription or ledger, so no answer shows a period that is over.
import type { Context, WriteTransaction } from '@leadwright/eventsourcing/event-store';
import { crashpoint } from '@leadwright/runtime/process/crashpoint';
import { dueBoundaries, nextBoundary } from '../domain/due-boundaries.ts';
import { bookEnds } from '../../ledger/book-ends.ts';
import { ledger } from '../../ledger/domain/ledger.ts';
import { ledgerStream, subscriptionStream } from '../../kernel/domain/streams.ts';
import { subscription, type Subscription } from '../domain/subscription.ts';
import type { Subscribed } from '../domain/subscription-events.ts';
import { paidWith } from '../../invoices/paid-share.ts';
import { tellLimits } from '../provider-state/tell-limits.ts';
import { boundaryCommand } from './boundary-command.ts';
import { grantPeriod } from './grant-period.ts';

/**
 * Boundary by boundary, in order, up to `tx.at`, then the ends of lots since, with or without a plan. Answers how many
 * boundaries were passed and lots ended, and when the next boundary is due.
 */
export async function materialise(
  tx: WriteTransaction,
  accountId: string,
  context: Context,
): Promise<{ passed: number; ended: number; nextBoundaryAt: string | null }> {
  const state = await tx.load(subscriptionStream(accountId), subscription);
  const due = dueBoundaries(state, tx.at);
  let current = state;
  for (const next of due) {
    crashpoint('billing:before-boundary');
    if (current) current = await pass(tx, accountId, { before: current, at: next.at }, context);
  }
  // A period that begins has the limits of its plan until its invoice says otherwise.
  if (due.length > 0) await tellLimits(tx, accountId, context);
  const ended = await bookEnds(tx, accountId, context);
  return { passed: due.length, ended, nextBoundaryAt: current && (nextBoundary(current)?.at ?? null) };
}

// Causes are of the boundary itself: the caller's belong to what it does next.
function without({ causes: _causes, ...context }: Context): Context {
  return context;
}

async function pass(
  tx: WriteTransaction,
  accountId: string,
  { before, at }: { before: Subscribed; at: string },
  given: Context,
): Promise<Subscribed> {
  const context = without(given);
  const done = await tx.execute(subscriptionStream(accountId), subscription, { type: 'PassNext', at }, context);
  if (!done.accepted) throw new Error(`the boundary ${at} of ${accountId} cannot be passed: ${done.refusal.code}`);
  // Folded here as the store folds it: under the lock no other command appends, and a sweep reads that much less.
  const now =
    done.events.reduce<Subscription>((state, { event }) => subscription.evolve(state, event), before) ?? before;
  if (now.status === 'cancelled') await endAccess(tx, accountId, { before, at }, context);
  else await beginPeriod(tx, accountId, { before, now }, context);
  return now;
}

async function endAccess(
  tx: WriteTransaction,
  accountId: string,
  { before, at }: { before: Subscribed; at: string },
  context: Context,
): Promise<void> {
  const isEarly = before.periodEnd !== null && at < before.periodEnd;
  // A plan whose payment was due was ended by that, in the midst of a period too.
  const reason = isEarly && before.status !== 'past-due' ? 'cancelled-now' : 'subscription-ended';
  const causes = [`ended:${before.lattice.latticeId}:${at}`];
  const ended = await tx.execute(
    ledgerStream(accountId),
    ledger,
    { type: 'EndPlanLots', at, reason },
    { ...context, causes },
  );
  if (!ended.accepted) throw new Error(`the plan's leads of ${accountId} cannot end: ${ended.refusal.code}`);
}

async function beginPeriod(
  tx: WriteTransaction,
  accountId: string,
  { before, now }: { before: Subscribed; now: Subscribed },
  context: Context,
): Promise<void> {
  const { lattice, period, periodEnd, periodStart } = now;
  const { latticeId } = lattice;
  const passed = await tx.execute(
    ledgerStream(accountId),
    ledger,
    await boundaryCommand(tx, accountId, { before, now }),
    { ...context, causes: [`boundary:${latticeId}:${period}`] },
  );
  if (!passed.accepted)
    throw new Error(`the ledger of ${accountId} cannot pass ${periodStart}: ${passed.refusal.code}`);
  crashpoint('billing:between-expire-and-grant');
  const paid = now.paid.find(
    (each) => each.latticeId === latticeId && each.period === period && each.paidFor !== 'change',
  );
  // With a processor leads come when the period's invoice is paid; without one every period counts as paid.
  if (now.provider && !paid) return;
  await grantPeriod(
    tx,
    accountId,
    {
      ...planOf(paid ?? now),
      lattice,
      period,
      endsAt: periodEnd,
      paid: paid ? await paidWith(tx, accountId, paid) : null,
    },
    context,
  );
}

const planOf = ({ planId, terms }: Pick<Subscribed, 'planId' | 'terms'>) => ({ planId, terms });
