// Planned under the account's lock, made at once, then answered. A retry under the key charges nothing more.
import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { findEffect } from '@leadwright/eventsourcing/effects/effect';
import type { WriteTransaction } from '@leadwright/eventsourcing/event-store';
import { contextOf } from '@leadwright/eventsourcing/request-context';
import { inScope } from '@leadwright/postgres/scope';
import { accountOf } from '@leadwright/runtime/http/access';
import { commonRefusals } from '@leadwright/runtime/refusals/common-refusals';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import {
  callIdOf,
  planCall,
  type ProcessorCommand,
  type ProcessorRequest,
} from '../../../providers/calls/processor-call.ts';
import type { ChangeMoney } from '../../../plans/domain/change-money.ts';
import { customerOf } from '../../../providers/projections/processor-customer.ts';
import { currentSubscription, type Current } from '../current-subscription.ts';
import type { SubscriptionParts } from '../parts.ts';
import { checkConfirmed, refusedBy } from './refused-by.ts';
import { viewOf } from '../subscription-view.ts';
import { refusals } from '@leadwright/contracts/routes/billing/refusals';
import type { PendingSchema, SubscriptionSchema } from '@leadwright/contracts/routes/billing/subscription/subscription';

/** 404 for the name of a processor that is not ours. */
export function checkProvider({ processor }: SubscriptionParts, { billing }: { billing: string }): void {
  if (billing !== processor.name) throw refuse(commonRefusals.notFound);
}

type Pending = Static<typeof PendingSchema>;
export type Made = { state: 'done'; current: Current } | Pending;

export type CallRequest = {
  key: string;
  /** What the request says of the command; under a key that was used it must be the same. */
  asked: Partial<ProcessorCommand> & Pick<ProcessorCommand, 'call'>;
  /** Asked only for a new call, with the subscription as it is now; throws what speaks against it. */
  command: (current: Current) => ProcessorCommand | Promise<ProcessorCommand>;
  /** What the processor is to charge or to give back, found under the account's lock. */
  money?: ((tx: WriteTransaction, current: Current) => Promise<ChangeMoney | undefined>) | undefined;
  /** What commits with the plan of a new call; throws what speaks against it under the account's lock. */
  alongside?: (tx: WriteTransaction) => Promise<void>;
};

/** Throws the refusal of the processor. */
export async function makeCall(
  parts: SubscriptionParts,
  request: FastifyRequest,
  { key, asked, command, money, alongside }: CallRequest,
): Promise<Made> {
  const accountId = accountOf(request);
  const id = callIdOf(accountId, key, asked.call);
  const current = await currentSubscription(parts, accountId);
  const known = await inScope(parts.database.db, [accountId], (trx) => findEffect<ProcessorRequest>(trx, id));
  if (!known) await plan(parts, request, { key, command: await command(current), seen: current, money, alongside });
  else if (!isRepeatOf(known.request.command, asked)) throw refuse(refusals.idempotencyKeyReused);
  const performed = await parts.caller.callNow(accountId, id);
  if (performed.state === 'failed') throw refusedBy(performed.refusal.code, id, performed.clientSecret);
  if (performed.state === 'done') return { state: 'done', current: await currentSubscription(parts, accountId) };
  return whatBecameOf(parts, accountId, id);
}

/** Makes the call and answers the subscription as it is then; `later` answers while the processor has not. */
export async function answerCall<Later>(
  parts: SubscriptionParts,
  request: FastifyRequest,
  later: (pending: Pending) => Later,
  wanted: CallRequest,
): Promise<Static<typeof SubscriptionSchema> | Later> {
  const made = await makeCall(parts, request, wanted);
  return made.state === 'pending' ? later(made) : viewOf(made.current, parts);
}

/** A call that was planned before: done, pending, or thrown as its refusal. 404 for one that is not the account's. */
export async function whatBecameOf(parts: SubscriptionParts, accountId: string, id: string): Promise<Made> {
  const effect = await inScope(parts.database.db, [accountId], (trx) => findEffect<ProcessorRequest>(trx, id));
  if (!effect) throw refuse(refusals.callUnknown);
  if (effect.state === 'done') return { state: 'done', current: await currentSubscription(parts, accountId) };
  if (effect.state === 'failed') {
    await checkConfirmed(parts, accountId, effect);
    return { state: 'done', current: await currentSubscription(parts, accountId) };
  }
  return { state: 'pending', callId: id };
}

function isRepeatOf(first: ProcessorCommand, asked: CallRequest['asked']): boolean {
  const facts = new Map<string, unknown>(Object.entries(first));
  return Object.entries(asked).every(([name, value]) => facts.get(name) === value);
}

type Plan = Pick<CallRequest, 'key'> & {
  command: ProcessorCommand;
  seen: Current;
  money: CallRequest['money'];
  alongside: CallRequest['alongside'] | undefined;
};

async function plan(
  { store, processor }: SubscriptionParts,
  request: FastifyRequest,
  { key, command, seen, money, alongside }: Plan,
): Promise<void> {
  const accountId = accountOf(request);
  const planned = await store.transaction([accountId], async (tx) => {
    // What spoke for the call was read before the lock: a subscription made since then speaks against it.
    const customer = await customerOf(tx.db, accountId, processor.name);
    if (customer?.subscriptionId !== seen.customer?.subscriptionId) return null;
    const cost = await money?.(tx, seen);
    const wanted = { command, ...(cost === undefined ? {} : { money: cost }), context: contextOf(request) };
    const done = await planCall(tx.db, { accountId, key, request: wanted });
    if (done.planned && !done.repeated) await alongside?.(tx);
    return done;
  });
  if (planned?.planned) return;
  throw refuse(planned?.refusal === 'key-reused' ? refusals.idempotencyKeyReused : refusals.callUnderWay);
}
