// Every state of Stripe has a place in ours; one that is new is a fault, never a guess.
import type Stripe from 'stripe';
import { parsePrices } from '../prices.ts';
import { invoiceOf, reasonOf, statusOfInvoice } from './invoice.ts';
import { disputeOf } from './returned-payments.ts';
import { statusOf, subscriptionOf } from './subscription.ts';

const DAY = 86_400;
const NOW = 1_790_000_000;
const prices = parsePrices(
  'team-unlimited=price_team,team-unlimited=price_team_2020,individual-unlimited=price_small,rollover-50k=price_large',
);
const nothingReturned = { refundedCents: 0, dispute: 'none' } as const;

describe('a status of a subscription', () => {
  it.each([
    ['incomplete', 'incomplete'],
    ['incomplete_expired', 'cancelled'],
    ['trialing', 'trial'],
    ['active', 'live'],
    ['past_due', 'past-due'],
    ['unpaid', 'past-due'],
    ['paused', 'paused'],
    ['canceled', 'cancelled'],
  ])('%s is %s', (status, ours) => {
    expect(statusOf({ id: 'sub_1', status, pause_collection: null })).toBe(ours);
  });

  it('of one that nothing is collected for is paused, unless it has ended', () => {
    const paused = { id: 'sub_1', pause_collection: { behavior: 'void', resumes_at: null } };
    expect(statusOf({ ...paused, status: 'active' })).toBe('paused');
    expect(statusOf({ ...paused, status: 'past_due' })).toBe('paused');
    expect(statusOf({ ...paused, status: 'canceled' })).toBe('cancelled');
  });

  it('that Stripe invents later is a fault', () => {
    expect(() => statusOf({ id: 'sub_1', status: 'dormant', pause_collection: null })).toThrow(
      'sub_1 has the status dormant',
    );
  });
});

describe('a subscription', () => {
  it('on an older price of a plan is on that plan', () => {
    expect(subscriptionOf(subscription({ price: 'price_team_2020' }), prices)).toMatchObject({
      planId: 'team-unlimited',
      status: 'live',
      nextPlanId: null,
      cancelAtPeriodEnd: false,
      endedAt: null,
      card: null,
    });
  });

  it('on a price that is none of ours is a fault that names both', () => {
    expect(() => subscriptionOf(subscription({ price: 'price_foreign' }), prices)).toThrow(
      'subscription sub_1 is on price_foreign, which STRIPE_PRICES does not name',
    );
  });

  it('that has an end inside or at its period is being cancelled; a later end is not yet', () => {
    const cancelling = (cancelAt: number) =>
      subscriptionOf(subscription({ cancel_at: cancelAt }), prices).cancelAtPeriodEnd;
    expect([cancelling(NOW + 30 * DAY), cancelling(NOW + 31 * DAY)]).toEqual([true, false]);
  });

  it('that ended without a date of its own ended when it began, and nothing comes next', () => {
    const ended = subscriptionOf(subscription({ status: 'incomplete_expired', cancel_at_period_end: true }), prices);
    expect(ended).toMatchObject({ status: 'cancelled', cancelAtPeriodEnd: false, nextPlanId: null });
    expect(ended.endedAt).toBe(new Date(NOW * 1000).toISOString().replace('Z', '000Z'));
  });

  it('shows its own card before the customer’s', () => {
    const card = (last4: string) => ({
      id: `pm_${last4}`,
      card: { brand: 'visa', last4, exp_month: 1, exp_year: 2031, fingerprint: `fp-${last4}` },
    });
    const customer = { id: 'cus_1', invoice_settings: { default_payment_method: card('4242') } };
    expect(subscriptionOf(subscription({ customer }), prices).card?.last4).toBe('4242');
    expect(subscriptionOf(subscription({ customer, default_payment_method: card('1111') }), prices).card).toEqual({
      brand: 'visa',
      last4: '1111',
      expMonth: 1,
      expYear: 2031,
    });
    expect(subscriptionOf(subscription({ customer }), prices).cardFingerprint).toBe('fp-4242');
    expect(subscriptionOf(subscription({}), prices)).not.toHaveProperty('cardFingerprint');
  });
});

describe('an invoice', () => {
  it.each([
    ['subscription_create', 'first'],
    ['subscription_cycle', 'renewal'],
    ['subscription_update', 'change'],
    ['subscription_threshold', 'other'],
    ['subscription', 'other'],
    ['automatic_pending_invoice_item_invoice', 'other'],
    ['quote_accept', 'other'],
    ['manual', 'other'],
    ['upcoming', 'other'],
    [null, 'other'],
  ])('made for %s is %s', (reason, ours) => {
    expect(reasonOf(reason)).toBe(ours);
  });

  it.each([
    ['draft', {}, 'draft'],
    ['paid', {}, 'paid'],
    ['void', {}, 'void'],
    ['uncollectible', {}, 'uncollectible'],
    ['open', { attempted: false }, 'open'],
    ['open', { attempted: true }, 'past-due'],
    ['open', { attempted: true, billing_reason: 'subscription_create' }, 'open'],
    ['open', { collection_method: 'send_invoice', due_date: NOW + 1 }, 'open'],
    ['open', { collection_method: 'send_invoice', due_date: NOW - 1 }, 'past-due'],
  ])('that is %s %o is %s', (status, more, ours) => {
    const invoice = { id: 'in_1', collection_method: 'charge_automatically', attempted: false, due_date: null };
    expect(statusOfInvoice({ ...invoice, billing_reason: 'subscription_cycle', status, ...more }, NOW)).toBe(ours);
  });

  it('has the plan and the period of what it charges for, not the period that Stripe gives the invoice', () => {
    const lines = [
      line(-3_000, 'price_small', true, [NOW - 10 * DAY, NOW]),
      line(6_000, 'price_team', true, [NOW - 10 * DAY, NOW]),
      {
        ...line(1, 'price_small', false, [NOW, NOW + 60 * DAY]),
        parent: { invoice_item_details: { proration: true } },
      },
      line(9_900, 'price_team', false, [NOW, NOW + 30 * DAY]),
      line(500, null, false, [NOW, NOW + 90 * DAY]),
    ];
    const shown = invoiceOf(
      { invoice: invoice({ amount_due: 13_401 }), lines: lines as Stripe.InvoiceLineItem[], returned: nothingReturned },
      prices,
      NOW,
    );
    expect(shown).toMatchObject({
      planId: 'team-unlimited',
      subscriptionId: 'sub_1',
      periodStart: '2026-09-21T14:13:20.000000Z',
      periodEnd: '2026-10-21T14:13:20.000000Z',
    });
    expect(shown.lines.map(({ planId }) => planId)).toEqual([
      'individual-unlimited',
      'team-unlimited',
      'individual-unlimited',
      'team-unlimited',
      null,
    ]);
  });

  it.each([
    [
      'tax and a discount',
      {
        amount_due: 9_603,
        total_taxes: [{ amount: 693, tax_behavior: 'exclusive' }],
        total_discount_amounts: [{ amount: 990 }],
      },
      ['Discount', 'Tax'],
    ],
    [
      'tax that is part of the price',
      { amount_due: 9_900, total_taxes: [{ amount: 693, tax_behavior: 'inclusive' }] },
      [],
    ],
    ['credit from before', { amount_due: 4_900 }, ['Credit from earlier invoices']],
  ])('with %s has lines that add up to what is due', (_, more, added) => {
    const lines = [line(9_900, 'price_team', false, [NOW, NOW + 30 * DAY])];
    const shown = invoiceOf({ invoice: invoice(more), lines, returned: nothingReturned }, prices, NOW);
    expect(shown.lines.slice(1).map(({ description }) => description)).toEqual(added);
    expect(shown.lines.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(shown.dueCents);
  });

  it('that gives back more than it charges is due nothing, and says what is kept', () => {
    const lines = [
      line(-19_900, 'price_large', true, [NOW, NOW + 30 * DAY]),
      line(5_000, 'price_small', true, [NOW, NOW + 30 * DAY]),
    ];
    const shown = invoiceOf({ invoice: invoice({ amount_due: 0 }), lines, returned: nothingReturned }, prices, NOW);
    expect(shown).toMatchObject({ dueCents: 0, planId: 'individual-unlimited' });
    expect(shown.lines.at(-1)).toMatchObject({ description: 'Credit kept for later invoices', amountCents: 14_900 });
  });

  it('in another currency is a fault', () => {
    const foreign = { invoice: invoice({ currency: 'eur' }), lines: [], returned: nothingReturned };
    expect(() => invoiceOf(foreign, prices, NOW)).toThrow('invoice in_1 is in eur, not in usd');
  });

  it('that has no number yet and belongs to no subscription has its id and null', () => {
    const draft = {
      invoice: invoice({ number: null, parent: null, status: 'draft' }),
      lines: [],
      returned: nothingReturned,
    };
    expect(invoiceOf(draft, prices, NOW)).toMatchObject({
      number: 'in_1',
      subscriptionId: null,
      planId: null,
      status: 'draft',
    });
  });
});

describe('a dispute', () => {
  it.each([
    [[], 'none'],
    [['warning_needs_response'], 'none'],
    [['warning_under_review'], 'none'],
    [['warning_closed'], 'none'],
    [['prevented'], 'none'],
    [['needs_response'], 'open'],
    [['under_review'], 'open'],
    [['appeal_needs_response'], 'open'],
    [['appeal_under_review'], 'open'],
    [['lost'], 'lost'],
    [['won'], 'won'],
    [['won', 'lost'], 'lost'],
    [['lost', 'needs_response'], 'open'],
  ])('of %j is %s', (statuses, ours) => {
    expect(disputeOf(statuses)).toBe(ours);
  });
});

describe('STRIPE_PRICES', () => {
  it('sells the first price of a plan and recognises the others', () => {
    expect([prices.priceOf('team-unlimited'), prices.planOf('price_team_2020')]).toEqual([
      'price_team',
      'team-unlimited',
    ]);
    expect([prices.priceOf('november-promo'), prices.planOf('price_foreign')]).toEqual([null, null]);
  });

  it.each([
    ['', 'is not planId=priceId'],
    ['team-unlimited', 'is not planId=priceId'],
    ['team-unlimited=price_1,', 'is not planId=priceId'],
    ['tea-unlimited=price_1', 'there is no plan tea-unlimited'],
    ['team-unlimited=price_1,rollover-50k=price_1', 'price price_1 is named twice'],
  ])('"%s" is refused at the start', (text, reason) => {
    expect(() => parsePrices(text)).toThrow(reason);
  });
});

function subscription(more: { price?: string; [field: string]: unknown }): Stripe.Subscription {
  const { price = 'price_team', ...rest } = more;
  const item = { id: 'si_1', price: { id: price }, current_period_start: NOW, current_period_end: NOW + 30 * DAY };
  return {
    id: 'sub_1',
    customer: 'cus_1',
    status: 'active',
    items: { data: [item] },
    start_date: NOW,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    pause_collection: null,
    default_payment_method: null,
    schedule: null,
    ...rest,
  } as unknown as Stripe.Subscription;
}

function invoice(more: object): Stripe.Invoice {
  return {
    id: 'in_1',
    number: 'LW-1',
    currency: 'usd',
    customer: 'cus_1',
    parent: { subscription_details: { subscription: 'sub_1' } },
    status: 'paid',
    billing_reason: 'subscription_cycle',
    collection_method: 'charge_automatically',
    attempted: true,
    amount_due: 0,
    amount_paid: 0,
    created: NOW,
    due_date: null,
    period_start: NOW - 30 * DAY,
    period_end: NOW,
    status_transitions: { finalized_at: NOW, paid_at: NOW },
    total_discount_amounts: [],
    total_taxes: [],
    ...more,
  } as unknown as Stripe.Invoice;
}

function line(
  amount: number,
  price: string | null,
  proration: boolean,
  [start, end]: [number, number],
): Stripe.InvoiceLineItem {
  return {
    amount,
    description: 'a line',
    period: { start, end },
    pricing: price === null ? null : { price_details: { price, product: 'prod_1' } },
    parent: { subscription_item_details: { proration } },
  } as unknown as Stripe.InvoiceLineItem;
}
