// What the running period gives: the terms of its plan; the limits of the last plan that living money pays for,
// those of the smallest one while its own invoice is not paid with living money; and whether its leads carry. A change of
// plan does not pay for what was unpaid before it. docs/decisions/0081.
import type { Moment } from '@leadwright/eventsourcing/event-store';
import { credit } from '../../invoices/domain/credit.ts';
import { invoice } from '../../invoices/domain/invoice.ts';
import { isNear } from '../../kernel/domain/instant.ts';
import { creditStream, invoiceStream } from '../../kernel/domain/streams.ts';
import { unpaidTerms, type AgreedTerms } from '../../plans/domain/agreed-terms.ts';
import { isOwnPaid, isWholePeriod, termsPaidFor } from '../domain/period-payments.ts';
import type { Subscribed } from '../domain/subscription-events.ts';

/** Periods from the newest on, of which credit that was taken back may have paid. */
const WITHHELD_MAX = 24;

export async function termsInForce(
  moment: Pick<Moment, 'load'>,
  accountId: string,
  state: Subscribed,
): Promise<AgreedTerms> {
  const isPaid = isOwnPaid(state) && !(await isWithheld(moment, accountId, state));
  return isPaid ? termsPaidFor(state) : unpaidTerms(state.terms);
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
