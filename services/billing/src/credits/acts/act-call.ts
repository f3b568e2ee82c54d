// The call to the payment provider that an act plans: once under the id of the act, in the commit of the act.
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { refusals } from '@leadwright/contracts/routes/billing/refusals';
import { callIdOf, planCall, type ProcessorCommand } from '../../providers/calls/processor-call.ts';
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

/** Has the provider asked at once, for who waits at the page; a worker goes on where it is slow. */
export async function makeActCall(
  { caller }: Pick<SubscriptionParts, 'caller'>,
  { accountId, adjustmentId, action, starts }: Pick<AdjustmentRow, 'accountId' | 'adjustmentId' | 'action' | 'starts'>,
): Promise<void> {
  const ofPlan = starts === 'now' ? 'create-subscription' : 'change-plan';
  const call = action === 'refund' ? action : action === 'plan' ? ofPlan : null;
  if (call !== null) await caller.callNow(accountId, callIdOf(accountId, keyOf(adjustmentId), call));
}
