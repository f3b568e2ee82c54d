// What the stream credit-<account> holds, and what it folds to. Whole cents.

/** `viaId`: the invoice whose money came back: the payment itself, or one that its credit paid for. */
export type CreditPart = { creditId: string; paymentId: string; viaId: string; cents: number };

/** `creditId`: the invoice of the change that left it. `parts`: of which payments. */
export type CreditGiven = { type: 'CreditGiven'; creditId: string; parts: CreditPart[]; effectiveAt: string };
/** An invoice as this ledger took it. `unbackedCents`: paid by credit that was taken back. `settledCents`: of what was owed. */
export type CreditSpent = {
  type: 'CreditSpent';
  invoiceId: string;
  totalCents: number;
  parts: CreditPart[];
  unbackedCents: number;
  settledCents: number;
  effectiveAt: string;
};
export type SpentPart = CreditPart & { invoiceId: string; ofCents: number };
/** A refund or dispute of `paymentId`: what was left of its credit, and what that had paid for. */
export type CreditTakenBack = {
  type: 'CreditTakenBack';
  paymentId: string;
  unspent: CreditPart[];
  spent: SpentPart[];
  owedCents: number;
  effectiveAt: string;
};
/** The payment is back: a dispute was won, or a refund failed. */
export type CreditRestored = { type: 'CreditRestored'; paymentId: string; effectiveAt: string };
export type CreditEvent = CreditGiven | CreditSpent | CreditTakenBack | CreditRestored;

/** `left`: unspent. `taken`: left when its payment went. `spent` with `gone`: what a taken cent had paid for. */
export type Part = CreditPart & {
  left: number;
  taken: number;
  spent: { invoiceId: string; cents: number; ofCents: number; gone: number }[];
};
/** `withheld`: invoices that bring no leads. `settled`: of the others, what brings none: it went to a debt, or its credit was taken back, `unbackedCents`. `owed`: by payment. */
export type Credit = {
  parts: Part[];
  withheld: string[];
  settled: { invoiceId: string; cents: number; unbackedCents: number }[];
  owed: { paymentId: string; cents: number }[];
};
