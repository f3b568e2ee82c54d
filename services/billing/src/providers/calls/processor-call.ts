// Effects, planned and committed before the call. The id, of account, key and kind, is the idempotency key.
import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import {
  findEffect,
  openEffects,
  planEffect,
  type DueEffect,
  type StoredEffect,
} from '@leadwright/eventsourcing/effects/effect';
import type { Context } from '@leadwright/eventsourcing/event-store';
import { canonicalJson } from '@leadwright/eventsourcing/log/canonical-json';
import type { ChangeMoney } from '../../plans/domain/change-money.ts';

/** Ids and single-use tokens only: never a card number, never an address. */
export type ProcessorCommand =
  | { call: 'create-customer' }
  /** No token: the card on file pays. */
  | { call: 'create-subscription'; planId: string; cardToken: string | null }
  | {
      call: 'change-plan';
      subscriptionId: string;
      planId: string;
      timing: 'now' | 'at-renewal';
      /** As the request gave them. */
      quotedAt?: string;
      quotedCents?: number;
    }
  | { call: 'cancel'; subscriptionId: string; timing: 'now' | 'at-period-end' }
  | { call: 'reactivate'; subscriptionId: string }
  | { call: 'change-card'; cardToken: string }
  /** `refundedCents`: of the invoice, when it was asked for. */
  | { call: 'refund'; invoiceId: string; cents: number; refundedCents: number };

export type ProcessorRequest = {
  command: ProcessorCommand;
  /** Of a change of plan now: what it costs, as of the moment it was asked for. */
  money?: ChangeMoney;
  /** Of an act of finance that was booked: whoever refuses the call, refuses it. */
  adjustmentId?: string;
  context: Omit<Context, 'causes'>;
};

export type DueCall = DueEffect<ProcessorRequest>;
export type Called = Pick<DueCall, 'id' | 'accountId' | 'request'>;
export type StoredCall = StoredEffect<ProcessorRequest>;

/** A call that says nothing for so long was ended by a crash. Adapters give up sooner. */
export const processorCalls = { kind: 'processor', leaseSeconds: 60 };

export function callIdOf(accountId: string, key: string, call: ProcessorCommand['call']): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([accountId, key, call]))
    .digest('hex');
  return `${call}-${hash.slice(0, 40)}`;
}

/** The key under which the account's customer is made: one for ever, whoever asks. */
export const customerKeyOf = (accountId: string): string => callIdOf(accountId, 'customer', 'create-customer');

export type Planned =
  | { planned: true; id: string; repeated: boolean }
  /** The key was used for another request; or another call of this account has not ended. */
  | { planned: false; refusal: 'key-reused' | 'call-under-way' };

/** Plans one call, under the account's lock. The same key and command plan nothing more. */
export async function planCall(
  db: Kysely<unknown>,
  { accountId, key, request }: { accountId: string; key: string; request: ProcessorRequest },
): Promise<Planned> {
  const { command } = request;
  const id = callIdOf(accountId, key, command.call);
  const known = await findEffect<ProcessorRequest>(db, id);
  if (known) {
    const same = canonicalJson(known.request.command) === canonicalJson(command);
    return same ? { planned: true, id, repeated: true } : { planned: false, refusal: 'key-reused' };
  }
  for (const open of await openEffects(db, processorCalls.kind, accountId)) {
    const other = await findEffect<ProcessorRequest>(db, open);
    if (other && excludes(other.request, request)) return { planned: false, refusal: 'call-under-way' };
  }
  await planEffect(db, { id, accountId, kind: processorCalls.kind, request });
  return { planned: true, id, repeated: false };
}

/**
 * Two calls at once could both charge: a second subscription, or a change and a cancellation. A refund moves no
 * subscription: only what counts from the same payments waits for it, and it for that.
 */
function excludes(one: ProcessorRequest, other: ProcessorRequest): boolean {
  const both = [one, other];
  if (!both.some(isRefund)) return true;
  return both.every((each) => isRefund(each) || each.money !== undefined);
}

const isRefund = ({ command }: ProcessorRequest): boolean => command.call === 'refund';

/** Of these calls those whose outcome is not known; `isDead`: it was given up, and an operator settles it. */
export async function callsWithoutEnd(
  db: Kysely<unknown>,
  ids: readonly string[],
): Promise<{ id: string; isDead: boolean }[]> {
  const { rows } = await sql<{ id: string; isDead: boolean }>`select id, state = 'dead' as "isDead" from effect
    where id = any (${ids}) and state not in ('done', 'failed')`.execute(db);
  return rows;
}

/** Whether a refund of the invoice was given up, so that nobody knows what became of it. */
export async function isRefundUnanswered(
  db: Kysely<unknown>,
  { accountId, invoiceId }: { accountId: string; invoiceId: string },
): Promise<boolean> {
  const { rows } = await sql`select from effect where account_id = ${accountId} and kind = ${processorCalls.kind}
    and state = 'dead' and request -> 'command' ->> 'call' = 'refund'
    and request -> 'command' ->> 'invoiceId' = ${invoiceId} limit 1`.execute(db);
  return rows.length > 0;
}

/** Of which moment the newest change of the account's plan was, whether it was made or refused; null: there was none. */
export async function lastChangeAt(db: Kysely<unknown>, accountId: string): Promise<string | null> {
  const { rows } = await sql<{ at: string | null }>`select max(request -> 'money' ->> 'at' collate "C") as at
    from effect where account_id = ${accountId} and request -> 'money' is not null`.execute(db);
  return rows[0]?.at ?? null;
}
