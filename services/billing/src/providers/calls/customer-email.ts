// Every try asks accounts for the address, so a late one tells the right one. Repeats are harmless.
import type { Kysely } from 'kysely';
import {
  endEffect,
  plannedOf,
  planEffect,
  takeDue,
  tryLater,
  type DueEffect,
} from '@leadwright/eventsourcing/effects/effect';
import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import type { PeriodicWork } from '@leadwright/service/run-periodically';
import type { Outcome, Processor } from '../processor.ts';
import { customerOf } from '../projections/processor-customer.ts';
import type { AccountHolders } from './account-holder.ts';
import { inTime } from './in-time.ts';

/** Without a person: whoever holds the account. */
type EmailRequest = { personId?: string };
type DueEmail = DueEffect<EmailRequest>;
export type CustomerEmailParts = {
  database: Database;
  processor: Processor;
  holders: AccountHolders;
  logger: Logger;
  /** Milliseconds for one try; shorter than the lease. */
  answerMs?: number;
};

const emails = { kind: 'customer-email', leaseSeconds: 60 };
const ANSWER_MS = 50_000;
// A customer waits at the page while a new customer's address is told.
const FIRST_ANSWER_MS = 5_000;
// No last pause: an address that the provider does not know makes its letters go to a mailbox that is given up.
const PAUSES_MS = [5_000, 60_000, 600_000, 3_600_000];
const PAUSE_MAX_MS = 21_600_000;

/** Plans the telling, in the transaction that consumes `eventId`. The same event plans nothing more. */
export async function planCustomerEmail(
  db: Kysely<unknown>,
  { accountId, eventId, personId }: { accountId: string; eventId: string; personId: string },
): Promise<void> {
  const request: EmailRequest = { personId };
  await planEffect(db, { id: `customer-email-${eventId}`, accountId, kind: emails.kind, request });
}

const firstIdOf = (accountId: string): string => `customer-email-first-${accountId}`;

/** Plans the telling of the holder's address for the account's customer. Once for each account: repeats plan nothing. */
export async function planFirstEmail(db: Kysely<unknown>, accountId: string): Promise<void> {
  await planEffect(db, { id: firstIdOf(accountId), accountId, kind: emails.kind, request: {} satisfies EmailRequest });
}

/** Makes that telling now, if it is due: a provider mails the first receipt to the address that it has by then. */
export async function tellFirstEmail(parts: CustomerEmailParts, accountId: string): Promise<void> {
  const due = await inScope(parts.database.db, [accountId], (trx) =>
    takeDue<EmailRequest>(trx, emails, firstIdOf(accountId)),
  );
  if (due) await tell({ answerMs: FIRST_ANSWER_MS, ...parts }, due);
}

/** Makes what is due. A row is taken by one instance. */
export function tellCustomerEmailsWork(parts: CustomerEmailParts): PeriodicWork {
  return {
    name: 'telling of new addresses',
    everyMs: 5_000,
    runsIn: 'each',
    wakes: (wake) => void parts.database.wakes.on(plannedOf(emails.kind), wake),
    failure: 'new addresses were not told to the payment provider',
    round: async () => {
      for (;;) {
        const due = await inScope(parts.database.db, 'all', (trx) => takeDue<EmailRequest>(trx, emails));
        if (!due) return;
        await tell(parts, due);
      }
    },
  };
}

async function tell(parts: CustomerEmailParts, effect: DueEmail): Promise<void> {
  const { accountId, id, tries } = effect;
  const inAccount = <Result>(work: (trx: Kysely<unknown>) => Promise<Result>): Promise<Result> =>
    inScope(parts.database.db, [accountId], work);
  const outcome = await inTime(toldBy(parts, effect), parts.answerMs ?? ANSWER_MS, () => noAnswer('no-answer-in-time'));
  if (outcome.done)
    return void (await inAccount((trx) => endEffect(trx, id, { state: 'done', providerRef: outcome.value })));
  if ('unknown' in outcome) {
    const pauseMs = PAUSES_MS[tries - 1] ?? PAUSE_MAX_MS;
    parts.logger.warn({ effectId: id, reason: outcome.reason, pauseMs }, 'an address will be told again');
    return inAccount((trx) => tryLater(trx, id, 'unknown', pauseMs, outcome.reason));
  }
  const { code } = outcome.refusal;
  parts.logger.error({ effectId: id, code }, 'the payment provider does not take the address');
  await inAccount((trx) => endEffect(trx, id, { state: 'failed', reason: code }));
}

const noAnswer = (reason: string): Outcome<string> => ({ done: false, unknown: true, reason });

async function toldBy(
  { database, processor, holders, logger }: CustomerEmailParts,
  effect: DueEmail,
): Promise<Outcome<string>> {
  try {
    const customer = await inScope(database.db, [effect.accountId], (trx) =>
      customerOf(trx, effect.accountId, processor.name),
    );
    if (!customer) return { done: true, value: 'no-customer' };
    const { personId } = effect.request;
    const email = await (personId === undefined ? holders.emailOfHolder(effect.accountId) : holders.emailOf(personId));
    if (email === null) return { done: true, value: 'no-person' };
    const { customerId } = customer;
    const outcome = await processor.changeEmail({ customerId, email });
    return outcome.done ? { done: true, value: customerId } : outcome;
  } catch (error) {
    // The error may quote what was sent, so only its name is kept.
    logger.warn({ effectId: effect.id, error: error instanceof Error ? error.name : 'unknown' }, 'no address was told');
    return noAnswer('no-answer');
  }
}
