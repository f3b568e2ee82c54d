// A subscription of Recurly as the port has it. Recurly knows no subscription that is past due: its invoices are.
import type { BillingInfo, Client, Invoice, PaymentMethod, Subscription } from 'recurly';
import { instantOf } from '../../kernel/domain/instant.ts';
import type { Card, Payer, ProviderStatus, ProviderSubscription } from '../processor.ts';
import { customerIdOf, required, subscriptionIdOf } from './ids.ts';
import { nullIfUnknown } from './outcome.ts';

/** How many of the newest charges are looked at; Recurly gives up an unpaid one long before so many followed it. */
const CHARGES_READ = 20;

export async function wholeSubscription(client: Client, subscription: Subscription): Promise<ProviderSubscription> {
  const accountCode = required(subscription.account?.code, 'account code');
  const params = { type: 'charge', sort: 'created_at', order: 'desc', limit: CHARGES_READ };
  const pages = client.listSubscriptionInvoices(required(subscription.id, 'subscription id'), { params });
  const [charges, card] = await Promise.all([firstPage(pages.eachPage()), readCard(client, accountCode)]);
  return toSubscription(subscription, charges, card);
}

async function firstPage(pages: AsyncIterable<Invoice[]>): Promise<Invoice[]> {
  for await (const page of pages) return page;
  return [];
}

async function readCard(client: Client, accountCode: string): Promise<Card | null> {
  const billingInfo = await nullIfUnknown(client.getBillingInfo(customerIdOf(accountCode)));
  return toCard(billingInfo?.paymentMethod);
}

/** Null where the customer pays by something that is no card. */
export function toCard(method: PaymentMethod | null | undefined): Card | null {
  if (!method?.lastFour || !method.expMonth || !method.expYear) return null;
  const { cardType, lastFour, expMonth, expYear } = method;
  return { brand: cardType ?? 'Card', last4: lastFour, expMonth, expYear };
}

/** Recurly's first six of a card in a wallet are those of the wallet's own number. */
export function payerOf(info: BillingInfo | null): Payer | null {
  if (info === null) return null;
  const { firstName, lastName, paymentMethod } = info;
  return { firstName: firstName ?? null, lastName: lastName ?? null, firstSix: paymentMethod?.firstSix ?? null };
}

/** `charges`: the newest charges of this subscription, newest first. */
export function toSubscription(
  subscription: Subscription,
  charges: readonly Invoice[],
  card: Card | null,
): ProviderSubscription {
  const planId = required(subscription.plan?.code, 'plan code');
  const status = statusOf(subscription, charges);
  const { pendingChange, state } = subscription;
  const nextPlanId = pendingChange && !pendingChange.activated ? (pendingChange.plan?.code ?? null) : null;
  return {
    subscriptionId: subscriptionIdOf(required(subscription.uuid, 'subscription uuid')),
    customerId: customerIdOf(required(subscription.account?.code, 'account code')),
    planId,
    status,
    ...periodOf(subscription),
    nextPlanId: status === 'cancelled' || nextPlanId === planId ? null : nextPlanId,
    cancelAtPeriodEnd: state === 'canceled',
    endedAt: status === 'cancelled' ? instant(endOf(subscription)) : null,
    card,
  };
}

function statusOf(subscription: Subscription, charges: readonly Invoice[]): ProviderStatus {
  switch (subscription.state) {
    case 'expired':
    case 'failed':
      return 'cancelled';
    case 'future':
      return 'incomplete';
    case 'paused':
      return 'paused';
    // Canceled is what we call cancelling: it is used until the end of what was paid for.
    case 'active':
    case 'canceled':
      return runningStatusOf(subscription, charges);
    default:
      throw new Error(`Recurly knows a subscription state that we do not: ${subscription.state}`);
  }
}

function runningStatusOf(subscription: Subscription, charges: readonly Invoice[]): ProviderStatus {
  const { currentPeriodStartedAt: start, trialEndsAt } = subscription;
  if (charges.some((charge) => isOwed(charge, start ?? null))) return 'past-due';
  if (charges.some(({ origin, state }) => origin === 'purchase' && isAwaited(state))) return 'incomplete';
  return start && trialEndsAt && start < trialEndsAt ? 'trial' : 'live';
}

// A charge that failed for good stays unpaid; one of this period means that the period was never paid for.
function isOwed({ state, createdAt }: Invoice, periodStart: Date | null): boolean {
  if (state === 'past_due') return true;
  return state === 'failed' && !!createdAt && !!periodStart && createdAt >= periodStart;
}

function isAwaited(state: string | null | undefined): boolean {
  return state === 'pending' || state === 'processing';
}

// A subscription that begins later has no period yet, and one that ended may have none any more.
function periodOf(subscription: Subscription): { periodStart: string; periodEnd: string } {
  const { currentPeriodStartedAt, currentPeriodEndsAt, currentTermStartedAt, currentTermEndsAt } = subscription;
  const start = currentPeriodStartedAt ?? currentTermStartedAt ?? subscription.activatedAt ?? subscription.createdAt;
  const periodStart = required(start, 'start of the period');
  return {
    periodStart: instant(periodStart),
    periodEnd: instant(currentPeriodEndsAt ?? currentTermEndsAt ?? subscription.expiresAt ?? periodStart),
  };
}

function endOf({ expiresAt, canceledAt, updatedAt }: Subscription): Date {
  return required(expiresAt ?? canceledAt ?? updatedAt, 'time of its end');
}

export function instant(at: Date): string {
  return instantOf(at.toISOString());
}
