// What the running period gives: the terms of its plan; the limits of the last plan that living money pays for,
// those of the smallest one while its own invoice is not paid with living money; and whether its leads carry. A change of
// plan does not pay for what was unpaid before it. docs/decisions/0081.
import type { Moment } from '@leadwright/eventsourcing/event-store';
import { credit } from '../../invoices/domain/credit.ts';
import { invoice } from '../../invoices/domain/invoice.ts';
import { isNear } from '../../kernel/domain/instant.ts';
import { creditStream, invoiceStream } from '../../kernel/domain/streams.ts';
import { limitedTo, type AgreedTerms } from '../../plans/domain/agreed-terms.ts';
import { loweredIn } from '../domain/limits-paid-for.ts';
import { isWholePeriod } from '../domain/period-payments.ts';
import type { Lowered, Subscribed } from '../domain/subscription-events.ts';

/** Periods from the newest on, of which credit that was taken back may have paid. */
const WITHHELD_MAX = 24;

export async function termsInForce(
  moment: Pick<Moment, 'load'>,
  accountId: string,
  state: Subscribed,
): Promise<AgreedTerms> {
  const lowered = await loweredNow(moment, accountId, state);
  return lowered ? limitedTo(state.terms, lowered) : state.terms;
}

/** Limits below those of the running period's plan, and why; null: its own. */
export async function loweredNow(
  moment: Pick<Moment, 'load'>,
  accountId: string,
  state: Subscribed,
): Promise<Lowered | null> {
  return loweredIn(state, await isWithheld(moment, accountId, state));
}

/** Whether the running period was paid for, or was free, as one out of which leads carry. */
export async function mayCarry(moment: Pick<Moment, 'load'>, accountId: string, state: Subscribed): Promise<boolean> {
  return isWholePeriod(state) && !(await isWithheld(moment, accountId, state));
}

/** Whether only credit that was taken back, or a debt, had the running period's own invoice. */
export async function isWithheld(
  moment: Pick<Moment, 'load'>,
  accountId: string,
  { provider, periodStart }: Subscribed,
): Promise<boolean> {
  if (!provider) return false;
  const { withheld } = await moment.load(creditStream(accountId), credit);
  for (const invoiceId of withheld.slice(-WITHHELD_MAX)) {
    const { of } = (await moment.load(invoiceStream(accountId, provider.processor, invoiceId), invoice)) ?? {};
    if (!of || of.paidFor === 'change' || of.subscriptionId !== provider.subscriptionId) continue;
    if (isNear(of.periodStart, periodStart)) return true;
  }
  return false;
}
