// Each call looks first whether it was done; Recurly's Idempotency-Key covers the same moment and the hour after.
import type { BillingInfoCreate, Client, Subscription } from 'recurly';
import { netOf } from '../../plans/domain/change-money.ts';
import { decimalOf } from '../invoice/decimal-cents.ts';
import type { Card, Processor, ProviderSubscription } from '../processor.ts';
import { fieldsOf, subscriptionOfCustomer } from './effect-key.ts';
import { accountCodeOf, customerIdOf, required } from './ids.ts';
import { nullIfUnknown, Refused, sentences } from './outcome.ts';
import { returnCredit } from './own-credit.ts';
import { toCard, wholeSubscription } from './subscriptions.ts';

type Command<Name extends keyof Processor> = Processor[Name] extends (command: infer RecurlyRequest) => unknown
  ? RecurlyRequest
  : never;

/** The account's code is our account id, so a repeat under any key finds the account that is there. */
export async function createCustomer(
  client: Client,
  { key, accountId }: Command<'createCustomer'>,
): Promise<{ customerId: string }> {
  const customerId = customerIdOf(accountId);
  if (await nullIfUnknown(client.getAccount(customerId))) return { customerId };
  const { code } = await client.createAccount({ code: accountId, customFields: fieldsOf(key) });
  // The key alone decides what Recurly answers again, whatever was asked for.
  if (code !== accountId) throw new Refused('not-possible', sentences.keyUsed);
  return { customerId };
}

export async function createSubscription(
  client: Client,
  { key, customerId, planId, cardToken }: Command<'createSubscription'>,
): Promise<ProviderSubscription> {
  const code = accountCodeOf(customerId);
  // The call wants the code, and Recurly makes an account for a code that it does not know: never one that is not ours.
  if (code === null) throw new Refused('not-found', sentences.customerUnknown);
  const made =
    (await subscriptionOfCustomer(client, customerId, key)) ??
    (await client.createSubscription({
      planCode: planId,
      currency: 'USD',
      // Without it the account's own card pays, and one that has none is refused.
      account: { code, ...(cardToken === null ? {} : { billingInfo: billingInfoOf(cardToken) }) },
      customFields: fieldsOf(key),
    }));
  const isOurs = made.account?.code === code && made.plan?.code === planId;
  if (!isOurs) throw new Refused('not-possible', sentences.keyUsed);
  return wholeSubscription(client, made);
}

/** At renewal means at the end of the paid period, also where the plan's term has more periods than one. */
export async function changePlan(
  client: Client,
  { key, subscriptionId, planId, timing, money }: Command<'changePlan'>,
): Promise<ProviderSubscription> {
  const subscription = await client.getSubscription(subscriptionId);
  const isOnPlan = subscription.plan?.code === planId;
  const announced = subscription.pendingChange?.plan?.code ?? null;
  const figure = timing === 'now' ? money : undefined;
  const cents = figure ? -netOf(figure) : 0;
  if (isOnPlan && announced !== null) await client.removeSubscriptionChange(subscriptionId);
  else if (!isOnPlan && !(timing === 'at-renewal' && announced === planId)) {
    const timeframe = timing === 'now' ? 'now' : 'bill_date';
    // Recurly's own proration of a change down would give back what was used: what comes back is our line (0080).
    const isDown = figure !== undefined && cents >= 0;
    const prorationSettings = { charge: 'none', credit: 'none' };
    await client.createSubscriptionChange(subscriptionId, {
      timeframe,
      planCode: planId,
      ...(isDown ? { prorationSettings } : {}),
    });
  }
  const changed = await wholeSubscription(client, await client.getSubscription(subscriptionId));
  if (figure && cents > 0) await returnCredit(client, changed, { key, planId, cents, at: figure.at });
  return changed;
}

/** At the period's end nothing is charged any more, also where the plan's term has more periods than one. */
export async function cancel(
  client: Client,
  { subscriptionId, timing }: Command<'cancel'>,
): Promise<ProviderSubscription> {
  const subscription = await client.getSubscription(subscriptionId);
  const isDone = isEnded(subscription) || (timing === 'at-period-end' && subscription.state === 'canceled');
  if (isDone) return wholeSubscription(client, subscription);
  const cancelled =
    timing === 'now'
      ? await client.terminateSubscription(subscriptionId, { params: { refund: 'none' } })
      : await client.cancelSubscription(subscriptionId, { body: { timeframe: 'bill_date' } });
  return wholeSubscription(client, cancelled);
}

export async function reactivate(
  client: Client,
  { subscriptionId }: Command<'reactivate'>,
): Promise<ProviderSubscription> {
  const subscription = await client.getSubscription(subscriptionId);
  if (isEnded(subscription)) throw new Refused('not-possible', sentences.notPossible);
  if (subscription.state !== 'canceled') return wholeSubscription(client, subscription);
  return wholeSubscription(client, await client.reactivateSubscription(subscriptionId));
}

export async function changeCard(
  client: Client,
  { customerId, cardToken }: Command<'changeCard'>,
): Promise<{ card: Card }> {
  const { paymentMethod } = await client.updateBillingInfo(customerId, billingInfoOf(cardToken));
  return { card: required(toCard(paymentMethod), 'card') };
}

/** To the card that paid first; Recurly refuses more than is left of the invoice. */
export async function refund(client: Client, { invoiceId, cents }: Command<'refund'>): Promise<{ invoiceId: string }> {
  const amount = Number(decimalOf(cents));
  await client.refundInvoice(invoiceId, { type: 'amount', amount, refundMethod: 'transaction_first' });
  return { invoiceId };
}

function isEnded({ state }: Subscription): boolean {
  return state === 'expired' || state === 'failed';
}

/** The billing token of Recurly.js; after a 3-D Secure challenge `<billing token>/<result token>`. */
function billingInfoOf(cardToken: string): BillingInfoCreate {
  const [tokenId, resultTokenId] = cardToken.split('/');
  return {
    tokenId: tokenId ?? null,
    ...(resultTokenId ? { threeDSecureActionResultTokenId: resultTokenId } : {}),
  };
}
