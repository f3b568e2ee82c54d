// A second person of finance agrees or declines. Two who decide at the same moment wait for the account's lock; the
// first one wins.
import { Type } from 'typebox';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse, type Refusal } from '@leadwright/runtime/refusals/refusal';
import { adjustment } from '../domain/adjustment.ts';
import type { AdjustmentCommand, AdjustmentRefusal } from '../domain/adjustment-events.ts';
import { adjustmentStream } from '../../kernel/domain/streams.ts';
import { adjustmentExamples } from './examples.ts';
import { refusals } from '../../kernel/refusals.ts';
import { CallHeaders } from '../../kernel/idempotency-key.ts';
import { AdjustmentSchema, findAdjustment } from './adjustment-view.ts';
import { financeCommand, financeCommandRefusals, type Asked } from './finance-command.ts';
import { book } from './book-proposal.ts';
import type { AdjustmentParts } from './propose-adjustment.ts';

const Params = Type.Object({
  accountId: Type.String({ minLength: 1, maxLength: 128 }),
  adjustmentId: Type.String({ minLength: 1, maxLength: 128 }),
});

const refusalOf: Record<AdjustmentRefusal['code'], Refusal> = {
  'adjustment-empty': refusals.adjustmentEmpty,
  'adjustment-exists': refusals.adjustmentDecided,
  'adjustment-unknown': refusals.adjustmentUnknown,
  'own-proposal': refusals.ownProposal,
  'adjustment-decided': refusals.adjustmentDecided,
  'proposal-expired': refusals.proposalExpired,
};

export function decideAdjustmentRoutes(app: HttpApp, parts: AdjustmentParts): void {
  decideRoute(app, parts, 'approve');
  decideRoute(app, parts, 'decline');
}

function decideRoute(app: HttpApp, parts: AdjustmentParts, verb: 'approve' | 'decline'): void {
  const approves = verb === 'approve';
  const own = approves
    ? [refusals.ownProposal, refusals.proposalExpired, refusals.adjustmentAboveBalance, refusals.lotSpent]
    : [];
  app.post(
    `/api/v2/finance/accounts/:accountId/adjustments/:adjustmentId/${verb}`,
    {
      schema: {
        tags: ['billing'],
        summary: approves ? 'Agree to an adjustment' : 'Decline an adjustment',
        params: Params,
        headers: CallHeaders,
        response: { 200: AdjustmentSchema },
      },
      config: {
        access: 'finance',
        refusals: [...financeCommandRefusals, refusals.adjustmentUnknown, refusals.adjustmentDecided, ...own],
        example: approves ? adjustmentExamples.approveAdjustment : adjustmentExamples.declineAdjustment,
      },
    },
    async (request) => {
      const { accountId, adjustmentId } = request.params;
      const asked = { verb, adjustmentId };
      await financeCommand(parts.store, request, { accountId, asked }, async (each) => {
        await decide(each, { accountId, adjustmentId, verb });
        return adjustmentId;
      });
      return findAdjustment(parts, { accountId, adjustmentId, personId: request.caller.personId });
    },
  );
}

type Deciding = { accountId: string; adjustmentId: string; verb: 'approve' | 'decline' };

/** Decides, and books what was approved in the same transaction: neither is stored without the other. */
async function decide({ tx, by, context }: Asked, { accountId, adjustmentId, verb }: Deciding): Promise<void> {
  const stream = adjustmentStream(accountId, adjustmentId);
  const before = await tx.load(stream, adjustment);
  const type = verb === 'approve' ? 'ApproveAdjustment' : 'DeclineAdjustment';
  const command: AdjustmentCommand = { type, by, at: tx.at };
  const done = await tx.execute(stream, adjustment, command, context);
  if (!done.accepted) throw refuse(refusalOf[done.refusal.code]);
  const [stored] = done.events;
  if (before && stored?.event.type === 'AdjustmentApproved')
    await book({ tx, by, context: { ...context, causationId: stored.eventId } }, accountId, before.proposal);
}
