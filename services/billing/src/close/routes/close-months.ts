import { contextOf } from '@leadwright/eventsourcing/request-context';
import type { FastifyRequest } from 'fastify';
import type { EventStore } from '@leadwright/eventsourcing/event-store';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse, type Refusal } from '@leadwright/runtime/refusals/refusal';
import { lockMonth, prepareLock, proposeMonth, type Acting } from '../close-month.ts';
import type { CloseRefusal } from '../domain/close.ts';
import { closeStream } from '../../kernel/domain/streams.ts';
import { keyOf } from '../../kernel/idempotency-key.ts';
import { findMonth, shownMonth, type MonthParts } from './read-months.ts';
import { proposeMonthClose, lockMonthClose } from '@leadwright/contracts/routes/billing/close/months';
import { implement } from '@leadwright/runtime/http/declared-route';
import { refusals } from '@leadwright/contracts/routes/billing/refusals';

export type CloseRouteParts = MonthParts & { store: EventStore };

const refusalOf: Record<CloseRefusal['code'], Refusal> = {
  'month-locked': refusals.monthLocked,
  'month-not-over': refusals.monthNotOver,
  'month-out-of-order': refusals.monthOutOfOrder,
  'ends-not-booked': refusals.endsNotBooked,
  'month-not-proposed': refusals.monthNotProposed,
  'proposal-replaced': refusals.proposalReplaced,
  'own-proposal': refusals.ownProposal,
  'month-not-proven': refusals.monthNotProven,
  'month-differs': refusals.monthDiffers,
  'facts-since-proposal': refusals.factsSinceProposal,
};

export function closeMonthsRoutes(app: HttpApp, parts: CloseRouteParts): void {
  proposeRoute(app, parts);
  lockRoute(app, parts);
}

/** Its figures are those of the facts that are known now. It may be proposed again until it is locked. */
function proposeRoute(app: HttpApp, parts: CloseRouteParts): void {
  implement(app, proposeMonthClose, async (request) => {
    const key = keyOf(request);
    if (request.caller.impersonatorId !== null) throw refuse(refusals.actingForAnother);
    const { month } = await findMonth(parts, request.params.month);
    await once(parts, { request, key }, { verb: 'propose', month }, async (acting) => {
      const refusal = await proposeMonth(acting, month);
      if (refusal) throw refused(refusal);
    });
    return shownMonth(await findMonth(parts, month), request.caller.personId);
  });
}

/** For ever. What ledger, invoices and audit trail do not agree on is not locked. */
function lockRoute(app: HttpApp, parts: CloseRouteParts): void {
  implement(app, lockMonthClose, async (request) => {
    const key = keyOf(request);
    const { proposalId } = request.body;
    const { personId, impersonatorId } = request.caller;
    if (impersonatorId !== null) throw refuse(refusals.actingForAnother);
    const found = await findMonth(parts, request.params.month);
    const { month, close } = found;
    if (close === null) throw refuse(refusals.monthNotProposed);
    // Locked for ever: a second click of who locked it asks nobody again, not even an audit that is silent.
    if (close.state === 'locked') {
      if (close.lockedById !== personId) throw refuse(refusals.monthLocked);
      await once(parts, { request, key }, { verb: 'lock', month, proposalId }, async () => {});
      return shownMonth(found, personId);
    }
    // Who may not lock it learns so before a month of facts is read.
    if (close.proposalId !== proposalId) throw refuse(refusals.proposalReplaced);
    if (close.proposedById === personId) throw refuse(refusals.ownProposal);
    const prepared = await prepareLock(parts, close);
    const { audit, findings } = prepared.gate;
    // What was found stands whatever audit says later.
    if (findings.length > 0) throw refused({ code: 'month-not-proven', findings: findings.length });
    if (audit === 'silent') throw refuse(refusals.auditSilent);
    if (audit === 'behind') throw refuse(refusals.auditBehind);
    await once(parts, { request, key }, { verb: 'lock', month, proposalId }, async (acting) => {
      const refusal = await lockMonth(parts.signer, acting, prepared);
      if (refusal) throw refused(refusal);
    });
    return shownMonth(await findMonth(parts, month), personId);
  });
}

function refused(refusal: CloseRefusal): Error {
  const { code, ...details } = refusal;
  return Object.keys(details).length === 0 ? refuse(refusalOf[code]) : refuse(refusalOf[code], { details });
}

async function once(
  { store }: CloseRouteParts,
  { request, key }: { request: FastifyRequest; key: string },
  asked: { month: string } & Record<string, string>,
  work: (acting: Acting) => Promise<void>,
): Promise<void> {
  const by = request.caller.personId;
  const context = contextOf(request);
  const { accountId } = closeStream(asked.month);
  // The key is a person's own: two people may make the same one, and months are of nobody's account.
  const outcome = await store.once(accountId, { key: `${by}:${key}`, request: asked }, async (tx) => {
    await work({ tx, by, context });
    return { status: 200, body: { month: asked.month } };
  });
  if (outcome.conflict) throw refuse(refusals.idempotencyKeyReused);
}
