// What a plan that finance puts an account on would take: leads that end, seats, debts. At the renewal, the plan is taken as
// the provider will say it, and the boundary asked what it will end.
import type { Static } from 'typebox';
import type { PlanQuote } from '@leadwright/contracts/routes/billing/credits/given-plans';
import type { Context, WriteTransaction } from '@leadwright/eventsourcing/event-store';
import { credit, paysNothing, standingOf } from '../../invoices/domain/credit.ts';
import { creditStream } from '../../kernel/domain/streams.ts';
import { endingAhead } from '../../subscription/periods/boundary-command.ts';
import { materialise } from '../../subscription/periods/materialise.ts';
import { countPeople } from '../../subscription/projections/seat.ts';
import { givenUp } from './given-up.ts';
import { planRequest, type Seen } from './plan-act.ts';
import type { QuoteParts } from './refund-quote.ts';

type Asked = { accountId: string; seen: Seen; planId: string; context: Context };

/** Throws what speaks against the act. */
export function quotePlanAct(
  { store, apply }: QuoteParts,
  { accountId, seen, planId, context }: Asked,
): Promise<Static<typeof PlanQuote>> {
  const { starts, cents } = planRequest(seen, planId);
  const seats = Number(seen.parts.catalogue.find(planId)?.['membersMax'] ?? 0);
  return givenUp(store, accountId, async (tx) => {
    await materialise(tx, accountId, context);
    const ahead = starts === 'now' ? null : await renewal({ tx, accountId, context }, { apply, seen, planId });
    const known = await tx.load(creditStream(accountId), credit);
    const people = await countPeople(await tx.written(), accountId);
    return {
      starts,
      beginsAt: ahead?.at ?? null,
      leadsEnding: ahead?.leads ?? 0,
      peopleOver: Math.max(0, people - Math.max(seats, 1)),
      owedCents: standingOf(known).owedCents,
      ...paysNothing(known, cents),
    };
  });
}

type Where = { tx: WriteTransaction; accountId: string; context: Context };

/** What the boundary ends with this plan and would not with the one that would begin there otherwise. */
async function renewal(
  { tx, accountId, context }: Where,
  { apply, seen, planId }: Pick<QuoteParts, 'apply'> & Pick<Asked, 'seen' | 'planId'>,
): Promise<{ at: string; leads: number } | null> {
  const before = await endingAhead(tx, accountId);
  const { current, parts } = seen;
  const subscription = current.subscription && { ...current.subscription, nextPlanId: planId };
  await apply(tx, accountId, { processor: parts.processor.name, subscription, goneIds: [], invoices: [] }, context);
  const after = await endingAhead(tx, accountId);
  return after && { at: after.at, leads: Math.max(0, after.leads - (before?.leads ?? 0)) };
}
