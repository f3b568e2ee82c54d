// The call to the payment provider that an act plans: once under the id of the act, in the commit of the act.
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { refusals } from '@leadwright/contracts/routes/billing/refusals';
import { callIdOf, callsWithoutEnd, planCall, type ProcessorCommand } from '../../providers/calls/processor-call.ts';
import type { SubscriptionParts } from '../../subscription/routes/parts.ts';
import type { AdjustmentRow } from '../projections/adjustment.ts';
import type { FinanceAct } from '../routes/finance-command.ts';

const keyOf = (adjustmentId: string): string => `adjustment:${adjustmentId}`;

/** Throws 409 while another call of the account is under way. */
export async function planActCall(
  { tx, context }: FinanceAct,
  accountId: string,
  { adjustmentId, command }: { adjustmentId: string; command: ProcessorCommand },
): Promise<void> {
  const request = { command, adjustmentId, context };
  const planned = await planCall(tx.db, { accountId, key: keyOf(adjustmentId), request });
  if (!planned.planned) throw refuse(refusals.callUnderWay);
}

/** How the calls of acts that were booked stand, by act; those that have an end are not in it. */
export async function openActCalls(
  trx: Parameters<typeof callsWithoutEnd>[0],
  acts: readonly Act[],
): Promise<Map<string, 'under-way' | 'unanswered'>> {
  const actOf = new Map(acts.map((act) => [callOfAct(act) ?? '', act.adjustmentId] as const));
  const calls = await callsWithoutEnd(trx, [...actOf.keys()]);
  return new Map(calls.map(({ id, isDead }) => [actOf.get(id) ?? '', isDead ? 'unanswered' : 'under-way'] as const));
}

type Act = Pick<AdjustmentRow, 'accountId' | 'adjustmentId' | 'action' | 'starts'>;

function callOfAct({ accountId, adjustmentId, action, starts }: Act): string | null {
  const ofPlan = starts === 'now' ? 'create-subscription' : 'change-plan';
  const call = action === 'refund' ? action : action === 'plan' ? ofPlan : null;
  return call && callIdOf(accountId, keyOf(adjustmentId), call);
}

/** Has the provider asked at once, for who waits at the page; a worker goes on where it is slow. */
export async function makeActCall({ caller }: Pick<SubscriptionParts, 'caller'>, act: Act): Promise<void> {
  const id = callOfAct(act);
  if (id !== null) await caller.callNow(act.accountId, id);
}
