// A month's close as the API shows it.
import { textLike } from '@leadwright/runtime/requests/text-like';
import { Type } from 'typebox';

export const MonthParams = Type.Object({
  month: textLike('^\\d{4}-(0[1-9]|1[0-2])$', 'a calendar month of UTC, such as 2026-11', { maxLength: 7 }),
});

const State = Type.Union(
  [
    Type.Literal('running'),
    Type.Literal('waiting'),
    Type.Literal('open'),
    Type.Literal('proposed'),
    Type.Literal('locked'),
  ],
  { description: '`running`: it is not over. `waiting`: the month before it is not locked.' },
);

const maybeText = Type.Union([Type.String(), Type.Null()]);

export const MonthSchema = Type.Object({
  month: Type.String(),
  state: State,
  proposalId: maybeText,
  proposedById: maybeText,
  proposedByYou: Type.Boolean({ description: 'Another person of finance has to lock it.' }),
  proposedAt: maybeText,
  lockedById: maybeText,
  lockedAt: maybeText,
  manifestSha256: maybeText,
});

/** Of each figure, as the page and docs/close.md say it. */
export const formulas = {
  opening: 'closing of the month before',
  issued: 'leads of the lots that were granted in the month; their cost is what was paid for them',
  credited:
    'leads of the lots that were given as a credit or by an adjustment; their cost is that of what they replace',
  delivered: 'leads of finished files',
  expired: 'leads that ended unused',
  voided: 'leads that were taken back',
  closing: 'opening + issued + credited - delivered - expired - voided',
  deferred: 'cost of what is available and on hold at the end: the cents of closing',
  earned: 'cost of what was delivered: the cents of delivered',
  breakage: 'cost of what expired: the cents of expired',
};

const amounts = (description: string) =>
  Type.Object(
    {
      opening: Type.Integer(),
      issued: Type.Integer(),
      credited: Type.Integer(),
      delivered: Type.Integer(),
      expired: Type.Integer(),
      voided: Type.Integer(),
      closing: Type.Integer(),
    },
    { description },
  );

const FigureEntry = Type.Object({
  entryId: Type.String({ description: "As in the account's entries." }),
  seq: Type.Integer({ description: "The event's place in the account's history." }),
  type: Type.String(),
  leads: Type.Integer({ description: 'Signed, as it moved what the lot has left.' }),
  reason: Type.String(),
  downloadId: maybeText,
  corrects: maybeText,
  effectiveAt: Type.String({ description: 'When it counts.' }),
  datedAt: Type.Union([Type.String(), Type.Null()], {
    description: 'When it happened, where that is in a locked month.',
  }),
  recordedAt: Type.String({ description: 'When it became known.' }),
});

export const FigureSchema = Type.Object({
  month: Type.String(),
  figure: Type.String(),
  formula: Type.String(),
  lots: Type.Integer({ description: 'How many lots the figure counts, on all pages.' }),
  leads: Type.Integer({ description: 'What they add up to: the figure.' }),
  cents: Type.Integer({ description: 'The same in US cents.' }),
  behind: Type.Array(
    Type.Object({
      accountId: Type.String(),
      lotId: Type.String(),
      planId: Type.String(),
      kind: Type.String(),
      category: Type.String(),
      invoiceId: maybeText,
      leads: amounts('Whole leads, of this lot.'),
      cents: amounts('US cents, of this lot.'),
      entries: Type.Array(FigureEntry, {
        description:
          'Those that the figure counts, the first 20. An opening has none: the month before closed with it.',
      }),
      entryCount: Type.Integer(),
    }),
  ),
  next: Type.Optional(Type.String()),
});

const LateFact = Type.Object({
  entryId: Type.String(),
  eventId: Type.String(),
  accountId: Type.String(),
  seq: Type.Integer(),
  lotId: Type.String(),
  type: Type.String(),
  leads: Type.Integer(),
  month: Type.String({ description: 'In which it happened.' }),
  why: Type.Union([Type.Literal('after-the-end'), Type.Literal('locked-month')], {
    description:
      '`after-the-end`: known when its month was over. `locked-month`: its month was locked, so this one counts it.',
  }),
  happenedAt: Type.String(),
  recordedAt: Type.String(),
  corrects: maybeText,
});

export const PackSchema = Type.Object({
  month: MonthSchema,
  rows: Type.Array(
    Type.Object({
      planId: Type.String({ description: "The account's plan at the grant; empty: none." }),
      kind: Type.String(),
      category: Type.String(),
      lots: Type.Integer(),
      leads: amounts('Whole leads.'),
      cents: amounts('US cents, by what was paid for the lots.'),
    }),
  ),
  totals: Type.Object({ leads: amounts('Whole leads.'), cents: amounts('US cents.') }),
  deferredCents: Type.Integer(),
  earnedCents: Type.Integer(),
  breakageCents: Type.Integer(),
  entries: Type.Integer(),
  formulas: Type.Record(Type.String(), Type.String(), { description: 'Of each figure, in words.' }),
  lateFacts: Type.Object({ count: Type.Integer(), facts: Type.Array(LateFact, { description: 'At most 200.' }) }),
  bookedLater: Type.Array(LateFact, { description: 'Facts of the month that a later month counts; at most 200.' }),
});

const FindingSchema = Type.Object({
  code: Type.String({ description: 'What is wrong, as docs/close.md lists it.' }),
  rule: Type.Union([Type.Integer(), Type.Null()], { description: 'Of docs/invariants.md.' }),
  accountId: Type.Union([Type.String(), Type.Null()], { description: 'null: it is of the month before.' }),
  lotId: maybeText,
  invoiceId: maybeText,
  seq: Type.Union([Type.Integer(), Type.Null()], { description: "The event's place in the account's history." }),
  entryId: Type.Union([Type.String(), Type.Null()], { description: 'The first entry that is wrong; null: none is.' }),
  detail: Type.String(),
});

export const TieSchema = Type.Object({
  checkedAt: Type.String(),
  accounts: Type.Integer({ description: 'So many were proven.' }),
  findings: Type.Array(FindingSchema, {
    description: 'What the proof of the accounts found, the first 500: with one, the month cannot be locked.',
  }),
  audit: Type.Union([Type.Literal('compared'), Type.Literal('silent'), Type.Literal('behind')]),
  cash: Type.Array(
    Type.Object({
      what: Type.Union([
        Type.Literal('leads', { description: 'It brought leads.' }),
        Type.Literal('plan-price', { description: "The difference of a plan's price, which brings no leads at once." }),
        Type.Literal('paid-back'),
        Type.Literal('before', {
          description: 'Of the books of the product before, or its leads were there for nothing.',
        }),
        Type.Literal('no-plan', { description: 'An invoice of no subscription.' }),
        Type.Literal('unexplained', { description: 'A difference.' }),
      ]),
      invoices: Type.Integer(),
      cents: Type.Integer(),
    }),
    { description: "What became of the money of the month's invoices." },
  ),
  plans: Type.Array(Type.Object({ planId: Type.String(), ledgerCents: Type.Integer(), invoiceCents: Type.Integer() })),
  differences: Type.Array(
    Type.Object({
      between: Type.Union([Type.Literal('ledger-and-audit'), Type.Literal('ledger-and-invoices')]),
      planId: Type.String(),
      kind: maybeText,
      category: maybeText,
      figure: Type.String(),
      ledger: Type.Integer(),
      other: Type.Integer(),
      accountId: Type.String(),
      lotId: maybeText,
      invoiceId: maybeText,
      entryId: Type.Union([Type.String(), Type.Null()], {
        description: 'Of two books, the first in which they part; of an invoice, the grant.',
      }),
      settledById: Type.Union([Type.String(), Type.Null()], {
        description: 'The adjustment that names the invoice or the lot; null: the month cannot be locked.',
      }),
    }),
  ),
});
