// An invoice as a payment processor has it now, in the form that all adapters share. Amounts are whole cents.
import type { LineKind } from '../kernel/domain/line-kind.ts';

export type InvoiceStatus = 'draft' | 'open' | 'paid' | 'past-due' | 'uncollectible' | 'void';

/** Why the provider made the invoice. A grant follows from `first` and `renewal`, a change of plan from `change`. */
export type InvoiceReason = 'first' | 'renewal' | 'change' | 'other';

/** Negative amounts are credits of a proration. */
export type InvoiceLine = {
  description: string;
  amountCents: number;
  /** Absent: `plan`. */
  kind?: LineKind;
  planId: string | null;
  periodStart: string;
  periodEnd: string;
};

export type ProviderInvoice = {
  invoiceId: string;
  number: string;
  customerId: string;
  subscriptionId: string | null;
  status: InvoiceStatus;
  reason: InvoiceReason;
  planId: string | null;
  periodStart: string;
  periodEnd: string;
  currency: 'USD';
  dueCents: number;
  paidCents: number;
  /** What credit paid beside `paidCents`; below 0: what it left as credit. Absent: nothing. */
  byCreditCents?: number;
  refundedCents: number;
  dispute: 'none' | 'open' | 'lost' | 'won';
  /** How many chargebacks there were so far. Absent: the provider does not say, and `dispute` is of the last one. */
  disputes?: number;
  lines: InvoiceLine[];
  issuedAt: string;
  paidAt: string | null;
};
