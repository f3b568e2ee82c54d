// A proposal and its entry commit together: neither is stored without the other.
import { v7 as uuidV7 } from 'uuid';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { perRecordOf } from '@leadwright/leads/rules/per-record-plans';
import { SMALLEST } from '../../plans/domain/agreed-terms.ts';
import { cheapestLeadMicros } from '../../plans/domain/cheapest-lead.ts';
import { bookAdjustment } from '../book-adjustment.ts';
import type { ProcessorName } from '../../providers/processor.ts';
import { bookPlan, type PlanProposed, type Seen } from '../acts/plan-act.ts';
import { bookOffer } from '../acts/offer-act.ts';
import { bookZone } from '../acts/zone-act.ts';
import { bookRefund, type RefundProposed } from '../acts/refund-act.ts';
import { adjustment, type AdjustmentProposed, type AdjustmentRequest, type Limits } from '../domain/adjustment.ts';
import { adjustmentStream } from '../../kernel/domain/streams.ts';
import { adjustedAlone, refundedAlone } from '../projections/adjustment.ts';
import type { FinanceAct } from './finance-command.ts';
import { refusals } from '@leadwright/contracts/routes/billing/refusals';

export type FourEyes = Omit<Limits, 'aloneLeads' | 'aloneCents'>;

/** Proposes it, and books it where no second person has to agree. What cannot be booked is not proposed either. */
export async function propose(
  fourEyes: FourEyes,
  { tx, by, context }: FinanceAct,
  accountId: string,
  request: AdjustmentRequest,
  means: Means | null = null,
): Promise<string> {
  const adjustmentId = uuidV7();
  const { at } = tx;
  const aloneLeads = await adjustedAlone(tx.db, accountId, at);
  const aloneCents = await refundedAlone(tx.db, accountId, at);
  const limits = { ...fourEyes, aloneLeads, aloneCents, ...(isBelowList(request) ? { aboveCents: NOBODY_ALONE } : {}) };
  const done = await tx.execute(
    adjustmentStream(accountId, adjustmentId),
    adjustment,
    { type: 'ProposeAdjustment', adjustmentId, by, at, ...limits, request },
    context,
  );
  if (!done.accepted) throw refuse(refusals.adjustmentEmpty);
  const [stored] = done.events;
  if (stored?.event.type === 'AdjustmentProposed' && !stored.event.needsApproval)
    await book({ tx, by, context: { ...context, causationId: stored.eventId } }, accountId, stored.event, means);
  return adjustmentId;
}

/** The provider; and of an act on its plan, the subscription as it was before the lock. */
export type Means = { processor: ProcessorName; seen: Seen | null };

function bookCall(
  act: FinanceAct,
  accountId: string,
  proposal: PlanProposed | RefundProposed,
  means: Means | null,
): Promise<void> {
  if (means && proposal.action === 'refund')
    return bookRefund(act, { accountId, processor: means.processor }, proposal);
  if (means?.seen && proposal.action === 'plan') return bookPlan(act, accountId, { proposal, seen: means.seen });
  throw new Error(`${proposal.adjustmentId} is booked without what it needs`);
}

const NOBODY_ALONE = -1;

/** Whether its leads, or a month of them, cost less than any that everybody can buy. */
function isBelowList(request: AdjustmentRequest): boolean {
  if (request.action !== 'plan') return false;
  const perRecord = perRecordOf(request.planId);
  const hasCheapLeads = perRecord !== null && perRecord.micros < cheapestLeadMicros();
  return hasCheapLeads || request.cents < SMALLEST.priceCents;
}

/** Books it in the same transaction; throws what speaks against it, and then nothing is stored. `means`: of what has a call to the provider. */
export async function book(
  act: FinanceAct,
  accountId: string,
  proposal: AdjustmentProposed,
  means: Means | null,
): Promise<void> {
  const { tx, context } = act;
  if (proposal.action === 'plan' || proposal.action === 'refund') return bookCall(act, accountId, proposal, means);
  if (proposal.action === 'zone') return bookZone(act, accountId, proposal);
  if (proposal.action === 'promotion') return bookOffer(act, proposal);
  const refusal = await bookAdjustment(tx, accountId, proposal, context);
  if (refusal?.code === 'adjustment-above-balance')
    throw refuse(refusals.adjustmentAboveBalance, { details: { available: refusal.available } });
  if (refusal?.code === 'lot-spent') throw refuse(refusals.lotSpent);
  if (refusal) throw new Error(`adjustment ${proposal.adjustmentId} cannot be booked: ${refusal.code}`);
}
