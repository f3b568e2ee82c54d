// The two shapes in which the product has always shown invoices. Which one it is shows in the id: the payment
// provider's has an underscore.
import { Type, type Static } from 'typebox';

/** Amounts in whole cents, instants in seconds since 1970. */
export const PaymentInvoiceShape = Type.Object({
  id: Type.String({ minLength: 1 }),
  created: Type.Integer(),
  period_start: Type.Integer(),
  period_end: Type.Integer(),
  amount_due: Type.Number(),
  amount_paid: Type.Number(),
  invoice_pdf: Type.Union([Type.String(), Type.Null()]),
  number: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  currency: Type.Optional(Type.String()),
});

export type PaymentInvoiceShape = Static<typeof PaymentInvoiceShape>;

/** `amount` is decimal text in dollars. Both dates of the period are days that belong to it. */
export const OlderInvoiceShape = Type.Object({
  id: Type.String({ minLength: 1 }),
  number: Type.String({ minLength: 1 }),
  createdAt: Type.String(),
  amount: Type.String(),
  planId: Type.Union([Type.String({ minLength: 1 }), Type.Null()]),
  subscription: Type.Object({
    billingPeriodStartDate: Type.String(),
    billingPeriodEndDate: Type.String(),
  }),
  currencyIsoCode: Type.Optional(Type.String()),
});

export type OlderInvoiceShape = Static<typeof OlderInvoiceShape>;
