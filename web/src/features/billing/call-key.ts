// The key of a call, kept in this tab until its outcome is known; what the bank asks its cardholder about it; and what
// an answer says.
import type { QueryOf } from '../../server/operations.ts';
import { ServerProblem } from '../../server/problem.ts';
import { currentSession } from '../../server/session.ts';

export type CallKind = QueryOf<'get', '/api/v2/subscription/calls/by-key/{key}'>['call'];

/** No hyphens: digits between two of them could be taken for a card's number and refused. */
export function newKey(): string {
  return `k${crypto.randomUUID().replaceAll('-', '')}`;
}

function slotOf(call: CallKind): string {
  const session = currentSession();
  return `leadwright-billing-${call}-${session.state === 'in' ? session.person.accountId : ''}`;
}

/** The key of a new call. What a bank asked about the one before does not count any more. */
export function rememberKey(call: CallKind, key: string): void {
  sessionStorage.removeItem(askedSlotOf(call));
  sessionStorage.setItem(slotOf(call), key);
}

export function forgetKey(call: CallKind): void {
  sessionStorage.removeItem(slotOf(call));
  sessionStorage.removeItem(askedSlotOf(call));
}

const askedSlotOf = (call: CallKind): string => `${slotOf(call)}-asked`;

/** What the bank asks, and what was given with the call: Recurly wants the card's token again after its question. */
type OpenConfirmation<Given> = { clientSecret: string; given: Given };

export function rememberAsked<Given>(call: CallKind, asked: OpenConfirmation<Given>): void {
  sessionStorage.setItem(askedSlotOf(call), JSON.stringify(asked));
}

/** null: the bank asked nothing, or this tab does not know it. */
export function askedBefore<Given>(call: CallKind): OpenConfirmation<Given> | null {
  const kept = sessionStorage.getItem(askedSlotOf(call));
  return kept === null ? null : (JSON.parse(kept) as OpenConfirmation<Given>);
}

/** The key of the call of this kind that this tab does not know the outcome of. */
export function keyOf(call: CallKind): string | null {
  return sessionStorage.getItem(slotOf(call));
}

/** Whether the processor has not answered yet. */
export function isPending(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'state' in answer && answer.state === 'pending';
}

/**
 * A refusal; or what the cardholder has to confirm, where the bank asks and there is something to answer with. `kept`:
 * what this tab knows of the question, for a provider that cannot be asked about it again.
 */
export function askedToConfirm(
  error: unknown,
  kept?: string,
): { is: 'confirm'; clientSecret: string } | { is: 'refused'; error: unknown } {
  const details = error instanceof ServerProblem && error.code === 'authentication-required' ? error.details : null;
  const { transactionError } = (details ?? {}) as { transactionError?: { clientSecret?: unknown } };
  const clientSecret = transactionError?.clientSecret ?? (details === null ? undefined : kept);
  return typeof clientSecret === 'string' ? { is: 'confirm', clientSecret } : { is: 'refused', error };
}
