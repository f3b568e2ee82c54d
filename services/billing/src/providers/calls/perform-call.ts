// `sending` is written before a try; an `unknown` one is looked up before it is repeated, so a crash charges once.
import { endEffect, tryLater } from '@leadwright/eventsourcing/effects/effect';
import type { EventStore } from '@leadwright/eventsourcing/event-store';
import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import { crashpoint } from '@leadwright/runtime/process/crashpoint';
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import { leavePromo } from '../../plans/projections/taken-marks.ts';
import type { Outcome, Processor, ProcessorRefusal } from '../processor.ts';
import {
  customerOf,
  rememberCustomer,
  rememberSubscription,
  rememberUpdate,
} from '../projections/processor-customer.ts';
import { planFirstEmail } from './customer-email.ts';
import { inTime } from './in-time.ts';
import { customerKeyOf, type Called, type DueCall, type ProcessorCommand } from './processor-call.ts';
import { settledCall, type CallValue } from './settle-call.ts';

export type CallParts = {
  store: EventStore;
  database: Database;
  processor: Processor;
  logger: Logger;
  /** Books what is new of the account at the processor, and of these invoices, however old they are. */
  refresh(accountId: string, invoiceIds: readonly string[]): Promise<void>;
  /** Tells the processor the address of a customer that was just made; what has no answer is told later. */
  tellFirstEmail(accountId: string): Promise<void>;
  /** Told what the processor refused for good, before it is written here; a repeat tells it again. */
  refused(effect: Called, code: string): Promise<void>;
  /** Milliseconds for one try with its look-ups; shorter than the lease, whatever an adapter allows itself. */
  answerMs?: number;
};

export type Performed =
  | { state: 'done' }
  | { state: 'failed'; refusal: ProcessorRefusal; clientSecret?: string }
  | { state: 'pending' };

// The first pause is short, since somebody waits at the page. After the last the effect is a dead letter.
const UNANSWERED_MS = [5_000, 60_000, 600_000, 3_600_000, 21_600_000];

const ANSWER_MS = 50_000;

/** Tries once and writes what became of it. Throws only if that cannot be written. */
export async function performCall(parts: CallParts, effect: DueCall): Promise<Performed> {
  crashpoint('billing:processor-sending');
  const outcome = await inTime<Outcome<CallValue>>(answerOf(parts, effect), parts.answerMs ?? ANSWER_MS, () => ({
    done: false,
    unknown: true,
    reason: 'no-answer-in-time',
  }));
  if (!outcome.done && 'unknown' in outcome) return unanswered(parts, effect, outcome.reason);
  if (!outcome.done) {
    await parts.refused(effect, outcome.refusal.code);
    await endRefused(parts, effect, outcome.refusal);
    const { refusal, clientSecret } = outcome;
    return { state: 'failed', refusal, ...(clientSecret === undefined ? {} : { clientSecret }) };
  }
  crashpoint('billing:processor-accepted');
  try {
    await book(parts, effect, outcome.value);
  } catch (error) {
    // The processor has done it: only what follows here is tried again.
    return unanswered(parts, effect, 'not-booked', error);
  }
  await end(parts, effect, { state: 'done', providerRef: refOf(outcome.value) });
  return { state: 'done' };
}

async function answerOf(parts: CallParts, effect: DueCall): Promise<Outcome<CallValue>> {
  try {
    const settled = effect.before === 'planned' ? null : await settledCall(parts.processor, effect);
    return settled ?? (await made(parts, effect));
  } catch (error) {
    parts.logger.warn({ err: error, effectId: effect.id }, 'a call to the processor has no answer');
    return { done: false, unknown: true, reason: 'no-answer' };
  }
}

async function made(parts: CallParts, effect: DueCall): Promise<Outcome<CallValue>> {
  const { processor } = parts;
  const { command, money } = effect.request;
  const { id: key } = effect;
  switch (command.call) {
    case 'create-customer':
      return customerFor(parts, effect.accountId);
    case 'create-subscription':
    case 'change-card': {
      const customer = await customerFor(parts, effect.accountId);
      if (!customer.done) return customer;
      const { customerId } = customer.value;
      return command.call === 'change-card'
        ? processor.changeCard({ key, customerId, cardToken: command.cardToken })
        : processor.createSubscription({ key, customerId, planId: command.planId, cardToken: command.cardToken });
    }
    case 'change-plan':
      return processor.changePlan({ key, ...command, ...(money === undefined ? {} : { money }) });
    case 'cancel':
      return processor.cancel({ key, ...command });
    case 'reactivate':
      return processor.reactivate({ key, ...command });
    case 'refund':
      return processor.refund({ key, invoiceId: command.invoiceId, cents: command.cents });
  }
}

/** The account's customer, made where there is none yet. Its key is the account's own, so there is one for ever. */
async function customerFor(parts: CallParts, accountId: string): Promise<Outcome<{ customerId: string }>> {
  const { processor, database } = parts;
  const known = await inScope(database.db, [accountId], (trx) => customerOf(trx, accountId, processor.name));
  if (known) {
    await inScope(database.db, [accountId], (trx) => planFirstEmail(trx, accountId));
    return { done: true, value: { customerId: known.customerId } };
  }
  const key = customerKeyOf(accountId);
  const found = await processor.findCustomer(key);
  const outcome = found ? ({ done: true, value: found } as const) : await processor.createCustomer({ key, accountId });
  if (outcome.done) {
    const customer = { processor: processor.name, customerId: outcome.value.customerId };
    await inScope(database.db, [accountId], async (trx) => {
      await rememberCustomer(trx, accountId, customer);
      await planFirstEmail(trx, accountId);
    });
    await parts.tellFirstEmail(accountId);
  }
  return outcome;
}

/** Remembered, then booked, then ended: each is harmless to repeat, and an effect that is done was booked. */
export async function book(
  parts: Pick<CallParts, 'processor' | 'store' | 'refresh'>,
  { accountId, request: { command } }: Called,
  value: CallValue,
): Promise<void> {
  const { name } = parts.processor;
  await parts.store.transaction([accountId], async (tx) => {
    if (command.call === 'create-subscription' && 'subscriptionId' in value)
      await rememberSubscription(tx.db, accountId, name, value.subscriptionId);
    if (command.call === 'change-card') await rememberUpdate(tx.db, accountId, name, tx.at);
  });
  await parts.refresh(accountId, invoicesOf(command));
}

/** The invoices that a call is about: a refund may be of one that is older than those that every reading reads. */
export const invoicesOf = (command: ProcessorCommand): string[] =>
  command.call === 'refund' ? [command.invoiceId] : [];

async function unanswered(parts: CallParts, effect: DueCall, reason: string, error?: unknown): Promise<Performed> {
  const pauseMs = UNANSWERED_MS[effect.tries - 1];
  if (pauseMs === undefined) {
    parts.logger.error({ err: error, effectId: effect.id, reason }, 'a call to the processor was given up');
    await end(parts, effect, { state: 'dead', reason });
  } else {
    parts.logger.warn({ err: error, effectId: effect.id, reason, pauseMs }, 'a call to the processor will be settled');
    await inScope(parts.database.db, [effect.accountId], (trx) => tryLater(trx, effect.id, 'unknown', pauseMs, reason));
  }
  return { state: 'pending' };
}

async function end(
  { database }: CallParts,
  { accountId, id }: DueCall,
  to: Parameters<typeof endEffect>[2],
): Promise<void> {
  await inScope(database.db, [accountId], (trx) => endEffect(trx, id, to));
}

// In one: once it has ended the next call may take the same promo. A payment that waits for its holder may still come in:
// what it takes stays taken.
async function endRefused({ database }: CallParts, effect: DueCall, { code }: ProcessorRefusal): Promise<void> {
  const { accountId, id, request } = effect;
  await inScope(database.db, [accountId], async (trx) => {
    await endEffect(trx, id, { state: 'failed', reason: code });
    if (request.command.call !== 'create-subscription' || code === 'authentication-required') return;
    await leavePromo(trx, { accountId, planId: request.command.planId, callId: id });
  });
}

/** The processor's id of what was made or changed. */
export function refOf(value: CallValue): string {
  if ('subscriptionId' in value) return value.subscriptionId;
  if ('invoiceId' in value) return value.invoiceId;
  return 'customerId' in value ? value.customerId : 'card';
}
