import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { PriceOf } from '../../plans/sale.ts';
import type { Card, InvoiceLine, Outcome, Processor, ProviderSubscription } from '../processor.ts';
import { endConfirmations, writeConfirmation, type ConfirmedRequest } from './confirmation/confirmation-table.ts';
import { knownPriceAt, priceAt, type PlanPrice } from './plan-price.ts';
import { moneyOfChange, type ChangeMoney } from '../../plans/domain/change-money.ts';
import { periodLine } from './renewal.ts';
import { no } from './sandbox-calls.ts';
import {
  charged,
  ended,
  newSubscription,
  shown,
  type SandboxCustomer,
  type SandboxSubscription,
  type Step,
} from './sandbox-objects.ts';
import {
  findSubscription,
  lockCustomer,
  openSubscriptions,
  unpaidInvoices,
  writeCustomer,
  writeSteps,
} from './sandbox-tables.ts';
import { cardRefusals, checkCard, type CardCheck } from './test-cards.ts';

type Db = Kysely<unknown>;
type At = { db: Db; now: string; priceOf: PriceOf };
type Changing = Omit<At, 'db'> & { money: ChangeMoney | undefined };
type Answer = Promise<Outcome<ProviderSubscription>>;
type Command<Name extends 'createSubscription' | 'changePlan' | 'cancel' | 'reactivate' | 'changeCard'> = Parameters<
  Processor[Name]
>[0];

/** Ends a trial that the customer is on; a second paid subscription is refused. */
export async function create(
  { db, now, priceOf }: At,
  { key, customerId, planId, cardToken }: Command<'createSubscription'>,
  subscriptionId: string,
): Answer {
  const customer = await lockCustomer(db, customerId);
  if (!customer) return no('not-found', 'This customer does not exist.');
  const price = priceAt(priceOf, planId);
  if (!price) return no('not-possible', 'This plan is not on sale.');
  const open = await openSubscriptions(db, customerId);
  if (open.some(({ status }) => status !== 'trial'))
    return no('not-possible', 'This customer has a subscription already.');
  const checked = cardToken === null ? onFile(customer) : checkedFor(customer, cardToken);
  if (!checked.taken)
    return refusedCard(db, customer, checked, (token) => ({ key, planId, subscriptionId, cardToken: token }));
  const subscription = newSubscription(customer, { subscriptionId, planId, at: now, renews: price.renews });
  const start: Step = {
    customer: withCard(customer, checked.card),
    subscription,
    invoices: [],
    happened: [{ type: 'subscription.created', at: now, invoiceId: null }],
  };
  const step = firstCharged(start, price, now);
  if (!step.paid) return { done: false, refusal: cardRefusals.funds };
  for (const trial of open) await writeSteps(db, [stepOf(customer, ended(trial, now), 'subscription.ended', now)]);
  await writeSteps(db, [step], key);
  // Whoever took another card instead is not charged by both.
  await endConfirmations(db, customerId);
  return { done: true, value: shown(step.subscription, step.customer) };
}

/** Charges the first period; what costs nothing has no invoice. */
export function firstCharged(start: Step, price: PlanPrice, at: string): Step & { paid: boolean } {
  if (price.cents === 0) return { ...start, paid: true };
  const lines = [periodLine(price, start.subscription)];
  return charged(start, { reason: 'first', planId: price.planId, at, lines });
}

/** Now: the rest of the period is credited at the old price and charged at the new one. The period stays. */
export async function changePlan(
  { db, now, priceOf }: At,
  { subscriptionId, planId, timing, money }: Command<'changePlan'>,
): Answer {
  const found = await locked(db, subscriptionId);
  if (!found) return unknown;
  const { customer, subscription } = found;
  const price = priceAt(priceOf, planId);
  if (!price) return no('not-possible', 'This plan is not on sale.');
  if (subscription.status !== 'live')
    return no('not-possible', `A subscription that is ${subscription.status} cannot change its plan.`);
  const base = { ...subscription, nextPlanId: null };
  if (planId === subscription.planId) return written(db, stepOf(customer, base, 'subscription.updated', now));
  if (timing === 'at-renewal')
    return written(db, stepOf(customer, { ...base, nextPlanId: planId }, 'subscription.updated', now));
  const step = changedNow({ customer, subscription: base }, planId, { now, priceOf, money });
  return step.paid ? written(db, step) : { done: false, refusal: cardRefusals.funds };
}

export async function quoteChange(
  { db, now, priceOf }: At,
  { subscriptionId, planId, money }: { subscriptionId: string; planId: string; money?: ChangeMoney },
): Promise<{ chargeCents: number } | null> {
  const found = await findSubscription(db, { subscriptionId });
  if (!found || !priceAt(priceOf, planId)) return null;
  const invoice = changedNow(found, planId, { now, priceOf, money }).invoices.at(-1);
  return { chargeCents: invoice?.dueCents ?? 0 };
}

function changedNow(
  { customer, subscription }: { customer: SandboxCustomer; subscription: SandboxSubscription },
  planId: string,
  { now, priceOf, money }: Changing,
): Step & { paid: boolean } {
  return charged(stepOf(customer, { ...subscription, planId }, 'subscription.updated', now), {
    reason: 'change',
    planId,
    at: now,
    lines: changeLines(subscription, planId, { now, priceOf, money }),
  });
}

/** Ends it now, or at the end of the period; what is past due, or a trial, has no period to wait for. */
export async function cancel(db: Db, now: string, { subscriptionId, timing }: Command<'cancel'>): Answer {
  const found = await locked(db, subscriptionId);
  if (!found) return unknown;
  const { customer, subscription } = found;
  if (subscription.status === 'cancelled') return no('not-possible', 'This subscription has ended.');
  if (timing === 'at-period-end' && subscription.status === 'live')
    return written(
      db,
      stepOf(customer, { ...subscription, cancelAtPeriodEnd: true, nextPlanId: null }, 'subscription.updated', now),
    );
  const unpaid = await unpaidInvoices(db, [customer.customerId]);
  const invoices = unpaid.map((invoice) => ({ ...invoice, status: 'void' as const }));
  return written(db, { ...stepOf(customer, ended(subscription, now), 'subscription.ended', now), invoices });
}

export async function reactivate(db: Db, now: string, { subscriptionId }: Command<'reactivate'>): Answer {
  const found = await locked(db, subscriptionId);
  if (!found) return unknown;
  const { customer, subscription } = found;
  if (subscription.status === 'cancelled') return no('not-possible', 'This subscription has ended.');
  return written(db, stepOf(customer, { ...subscription, cancelAtPeriodEnd: false }, 'subscription.updated', now));
}

/** The new card pays from now on, and is charged for what is past due at once. */
export async function changeCard(
  db: Db,
  now: string,
  { key, customerId, cardToken }: Command<'changeCard'>,
): Promise<Outcome<{ card: Card }>> {
  const found = await lockCustomer(db, customerId);
  if (!found) return no('not-found', 'This customer does not exist.');
  const checked = checkedFor(found, cardToken);
  if (!checked.taken) return refusedCard(db, found, checked, (token) => ({ key, cardToken: token }));
  const customer = withCard(found, checked.card);
  await writeCustomer(db, customer, key);
  for (const subscription of await openSubscriptions(db, customerId)) {
    const dueAt = subscription.status === 'past-due' ? now : subscription.dueAt;
    await writeSteps(db, [stepOf(customer, { ...subscription, dueAt }, 'customer.card_changed', now)]);
  }
  return { done: true, value: { card: checked.card.card } };
}

function checkedFor({ asksHolder }: SandboxCustomer, cardToken: string): CardCheck {
  const checked = checkCard(cardToken);
  if (!asksHolder || !checked.taken) return checked;
  return { taken: false, refusal: cardRefusals.holder, confirmedAs: cardToken };
}

function onFile({ card, cardFingerprint, chargesLeft, disputes }: SandboxCustomer): CardCheck {
  if (card === null) return { taken: false, refusal: cardRefusals.missing };
  const known = cardFingerprint === undefined ? {} : { fingerprint: cardFingerprint };
  return { taken: true, card: { card, chargesLeft, disputes, ...known } };
}

function withCard(
  customer: SandboxCustomer,
  { card, fingerprint, chargesLeft, disputes }: Extract<CardCheck, { taken: true }>['card'],
): SandboxCustomer {
  return { ...customer, card, cardFingerprint: fingerprint, chargesLeft, disputes };
}

// A card that wants its holder is kept with what it was to pay for, until confirm-payment.ts hears of the holder.
async function refusedCard(
  db: Db,
  customer: SandboxCustomer,
  { refusal, confirmedAs }: Extract<CardCheck, { taken: false }>,
  once: (confirmedToken: string) => ConfirmedRequest,
): Promise<Outcome<never>> {
  if (confirmedAs === undefined) return { done: false, refusal };
  const { customerId, accountId } = customer;
  // Asked once: after the holder's answer the card is taken.
  if (customer.asksHolder) await writeCustomer(db, { ...customer, asksHolder: undefined }, customerId);
  await endConfirmations(db, customerId);
  const clientSecret = `confirm_${randomBytes(16).toString('hex')}`;
  await writeConfirmation(db, { clientSecret, customerId, accountId, state: 'waiting', request: once(confirmedAs) });
  return { done: false, refusal, clientSecret };
}

/** The customer is locked before the subscription is read: nothing changes it in between. */
export async function locked(
  db: Db,
  subscriptionId: string,
): Promise<{ customer: SandboxCustomer; subscription: SandboxSubscription } | null> {
  const found = await findSubscription(db, { subscriptionId });
  if (!found) return null;
  await lockCustomer(db, found.customer.customerId);
  return findSubscription(db, { subscriptionId });
}

export function stepOf(customer: SandboxCustomer, subscription: SandboxSubscription, type: string, at: string): Step {
  return { customer, subscription, invoices: [], happened: [{ type, at, invoiceId: null }] };
}

const unknown = no('not-found', 'This subscription does not exist.');

async function written(db: Db, step: Step): Answer {
  await writeSteps(db, [step]);
  return { done: true, value: shown(step.subscription, step.customer) };
}

function changeLines(
  { planId: oldPlanId, periodStart, periodEnd }: SandboxSubscription,
  planId: string,
  { now, priceOf, money }: Changing,
): InvoiceLine[] {
  const [from, to] = [knownPriceAt(priceOf, oldPlanId), knownPriceAt(priceOf, planId)];
  const span = { startsAt: periodStart, endsAt: periodEnd };
  const nothingKnown = { ...span, paidCents: 0, besideCents: 0, granted: 0, unused: 0 };
  const { creditCents, chargeCents } =
    money ?? moneyOfChange({ fromCents: from.cents, toCents: to.cents }, nothingKnown, now);
  const rest = { periodStart: now, periodEnd };
  const credit = creditCents === 0 ? 0 : -creditCents;
  return [
    { ...rest, description: `Rest of the period on ${from.name}`, amountCents: credit, planId: oldPlanId },
    { ...rest, description: `Rest of the period on ${to.name}`, amountCents: chargeCents, planId },
  ];
}
