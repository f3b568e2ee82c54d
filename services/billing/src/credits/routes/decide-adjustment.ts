// Two who decide at the same moment wait for the account's lock; the first one wins.
import type { FastifyRequest } from 'fastify';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse, type Refusal } from '@leadwright/runtime/refusals/refusal';
import { adjustment, type AdjustmentCommand, type AdjustmentRefusal } from '../domain/adjustment.ts';
import { adjustmentStream } from '../../kernel/domain/streams.ts';
import { seeAccount } from '../acts/plan-act.ts';
import { seeInvoice } from '../acts/refund-act.ts';
import { findAdjustment, madeNow } from './adjustment-view.ts';
import { financeCommand, type FinanceAct } from './finance-command.ts';
import { book, type Means } from './book-proposal.ts';
import type { AdjustmentParts } from './propose-adjustment.ts';
import { approveAdjustment, declineAdjustment } from '@leadwright/contracts/routes/billing/credits/adjustments';
import { implement } from '@leadwright/runtime/http/declared-route';
import { refusals } from '@leadwright/contracts/routes/billing/refusals';

const refusalOf: Record<AdjustmentRefusal['code'], Refusal> = {
  'adjustment-empty': refusals.adjustmentEmpty,
  'adjustment-exists': refusals.adjustmentDecided,
  'adjustment-unknown': refusals.adjustmentUnknown,
  'own-proposal': refusals.ownProposal,
  'adjustment-decided': refusals.adjustmentDecided,
  'proposal-expired': refusals.proposalExpired,
};

export function decideAdjustmentRoutes(app: HttpApp, parts: AdjustmentParts): void {
  implement(app, approveAdjustment, (request) => decided(parts, request, { ...request.params, verb: 'approve' }));
  implement(app, declineAdjustment, (request) => decided(parts, request, { ...request.params, verb: 'decline' }));
}

type Deciding = { accountId: string; adjustmentId: string; verb: 'approve' | 'decline' };

async function decided(parts: AdjustmentParts, request: FastifyRequest, deciding: Deciding) {
  const { accountId, adjustmentId, verb } = deciding;
  const which = { accountId, adjustmentId, personId: request.caller.personId };
  const { action, invoiceId, planId } = await findAdjustment(parts, which);
  if (action === 'refund' && invoiceId !== null && verb === 'approve') await seeInvoice(parts, accountId, invoiceId);
  const seen = action === 'plan' && verb === 'approve' ? await seeAccount(parts, accountId, planId) : null;
  await financeCommand(parts.store, request, { accountId, asked: { verb, adjustmentId } }, async (each) => {
    await decide(each, deciding, { processor: parts.processor.name, seen });
    return adjustmentId;
  });
  return madeNow(parts, which);
}

/** Decides, and books what was approved in the same transaction: neither is stored without the other. */
async function decide(
  { tx, by, context }: FinanceAct,
  { accountId, adjustmentId, verb }: Deciding,
  means: Means,
): Promise<void> {
  const stream = adjustmentStream(accountId, adjustmentId);
  const before = await tx.load(stream, adjustment);
  const type = verb === 'approve' ? 'ApproveAdjustment' : 'DeclineAdjustment';
  const command: AdjustmentCommand = { type, by, at: tx.at };
  const done = await tx.execute(stream, adjustment, command, context);
  if (!done.accepted) throw refuse(refusalOf[done.refusal.code]);
  const [stored] = done.events;
  if (before && stored?.event.type === 'AdjustmentApproved')
    await book({ tx, by, context: { ...context, causationId: stored.eventId } }, accountId, before.proposal, means);
}
