// A parsed invoice grants nothing: neither shape says why it was made, so its reason is `other`.
import { Temporal } from 'temporal-polyfill';
import { Value } from 'typebox/value';
import { instantOf, written } from '../../kernel/domain/instant.ts';
import type { ProviderInvoice } from '../processor.ts';
import { centsOf } from './decimal-cents.ts';
import { OlderInvoiceShape, PaymentInvoiceShape } from '@leadwright/contracts/routes/billing/invoices/shapes';

export type InvoiceOwner = { customerId: string; subscriptionId: string | null };

export type InvoiceProblem =
  | 'shape-unknown'
  | 'amount-not-cents'
  | 'currency-unknown'
  | 'date-invalid'
  | 'period-backwards';

export type ParsedInvoice = { parsed: true; invoice: ProviderInvoice } | { parsed: false; problem: InvoiceProblem };

/** Reads either shape; never rounds an amount and never guesses a date. */
export function parseInvoice(shape: unknown, owner: InvoiceOwner): ParsedInvoice {
  if (Value.Check(PaymentInvoiceShape, shape) && shape.id.includes('_')) return parsePayment(shape, owner);
  if (Value.Check(OlderInvoiceShape, shape) && !shape.id.includes('_')) return parseOlder(shape, owner);
  return refuse('shape-unknown');
}

function parsePayment(shape: PaymentInvoiceShape, owner: InvoiceOwner): ParsedInvoice {
  if (!isDollars(shape.currency)) return refuse('currency-unknown');
  const { amount_due: dueCents, amount_paid: paidCents } = shape;
  if (!Number.isSafeInteger(dueCents) || !Number.isSafeInteger(paidCents)) return refuse('amount-not-cents');
  const [issuedAt, periodStart, periodEnd] = [shape.created, shape.period_start, shape.period_end].map(ofSeconds);
  if (!issuedAt || !periodStart || !periodEnd) return refuse('date-invalid');
  return checked({
    ...common(owner, { description: '', planId: null, periodStart, periodEnd, dueCents, paidCents, issuedAt }),
    invoiceId: withoutName(shape.id),
    number: shape.number ?? withoutName(shape.id),
  });
}

function parseOlder(shape: OlderInvoiceShape, owner: InvoiceOwner): ParsedInvoice {
  if (!isDollars(shape.currencyIsoCode)) return refuse('currency-unknown');
  const dueCents = orNull(() => centsOf(shape.amount));
  if (dueCents === null) return refuse('amount-not-cents');
  const { billingPeriodStartDate, billingPeriodEndDate } = shape.subscription;
  const issuedAt = orNull(() => instantOf(shape.createdAt));
  const periodStart = startOfDay(billingPeriodStartDate, 0);
  const lastDay = startOfDay(billingPeriodEndDate, 0);
  const periodEnd = startOfDay(billingPeriodEndDate, 1);
  if (!issuedAt || !periodStart || !lastDay || !periodEnd) return refuse('date-invalid');
  if (lastDay < periodStart) return refuse('period-backwards');
  const { planId } = shape;
  const description = planId ?? '';
  return checked({
    ...common(owner, { description, planId, periodStart, periodEnd, dueCents, paidCents: dueCents, issuedAt }),
    invoiceId: shape.id,
    number: shape.number,
  });
}

type Facts = Pick<ProviderInvoice, 'planId' | 'periodStart' | 'periodEnd' | 'dueCents' | 'paidCents' | 'issuedAt'>;

function common(
  owner: InvoiceOwner,
  { description, ...facts }: Facts & { description: string },
): Omit<ProviderInvoice, 'invoiceId' | 'number'> {
  const { planId, periodStart, periodEnd, dueCents, paidCents, issuedAt } = facts;
  const isPaid = paidCents >= dueCents;
  return {
    ...owner,
    ...facts,
    status: isPaid ? 'paid' : 'open',
    reason: 'other',
    currency: 'USD',
    refundedCents: 0,
    dispute: 'none',
    lines: [{ description, amountCents: dueCents, planId, periodStart, periodEnd }],
    // Neither shape says when; the product has always shown the date of the invoice.
    paidAt: isPaid ? issuedAt : null,
  };
}

function checked(invoice: ProviderInvoice): ParsedInvoice {
  return invoice.periodEnd < invoice.periodStart ? refuse('period-backwards') : { parsed: true, invoice };
}

function refuse(problem: InvoiceProblem): ParsedInvoice {
  return { parsed: false, problem };
}

// The spec's shapes have no currency; what is sold in it is sold in US dollars.
function isDollars(currency: string | undefined): boolean {
  return currency === undefined || currency.toUpperCase() === 'USD';
}

/** Shown before an id that has no underscore, which distinguishes its invoice from an older one. */
export const NAMED = 'invoice_';

function withoutName(id: string): string {
  return id.startsWith(NAMED) ? id.slice(NAMED.length) : id;
}

function ofSeconds(seconds: number): string | null {
  return orNull(() => written(Temporal.Instant.fromEpochMilliseconds(seconds * 1_000)));
}

function startOfDay(date: string, daysLater: number): string | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return null;
  return orNull(() => instantOf(`${Temporal.PlainDate.from(date).add({ days: daysLater })}T00:00:00Z`));
}

function orNull<Result>(read: () => Result): Result | null {
  try {
    return read();
  } catch {
    return null;
  }
}
