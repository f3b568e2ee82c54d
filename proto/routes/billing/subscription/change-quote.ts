import { Type } from 'typebox';
import { route } from '../../route.ts';
import { StandingFields } from '../invoices/credit.ts';
import { refusals } from '../refusals.ts';
import { subscriptionExamples } from './examples.ts';

export const Timeframe = Type.Union([Type.Literal('now'), Type.Literal('at-renewal')], {
  description: 'Absent: an upgrade is now, a downgrade at the renewal.',
});

export const Quoted = Type.Object(
  {
    at: Type.String({ maxLength: 40, description: 'The moment of the quote.' }),
    cents: Type.Integer({
      minimum: -100_000_000,
      maximum: 100_000_000,
      description: 'US cents that the change adds to what was paid; below 0 they come back as credit.',
    }),
  },
  { additionalProperties: false },
);

/** What speaks against another plan, whoever asks for it. */
export const changeRefusals = [
  refusals.planNotOnSale,
  refusals.noSubscription,
  refusals.pastDue,
  refusals.contactSupport,
];

const ChangeRule = Type.Object({
  code: Type.Union(
    [
      Type.Literal('credit'),
      Type.Literal('no-credit'),
      Type.Literal('no-credit-unpaid'),
      Type.Literal('no-credit-returned'),
      Type.Literal('no-credit-pays-new'),
      Type.Literal('credit-never'),
      Type.Literal('no-credit-later'),
      Type.Literal('leads-added'),
      Type.Literal('no-leads-added'),
      Type.Literal('leads-gone'),
      Type.Literal('carries'),
      Type.Literal('ends-at-boundary'),
      Type.Literal('carried-end'),
      Type.Literal('unlimited-later'),
      Type.Literal('limits-later'),
      Type.Literal('promo-ends'),
      Type.Literal('owed-first'),
      Type.Literal('credit-taken-back'),
    ],
    {
      description:
        'credit: what comes back pays later invoices, never the card. credit-never: the provider gives nothing back inside a period. no-credit: what is unused is too little; no-credit-unpaid: nothing was paid for the period; no-credit-returned: it went back already; no-credit-pays-new: so many cents of what is unused pay for the rest of the period on the new plan. promo-ends: the promotion ends and cannot be taken again; its leads stay to their end. no-credit-later: what is paid for this change does not come back by a change down in this period. carries: what is left at the end of the period is carried over. ends-at-boundary: it ends, since the period was not paid for as one that carries. carried-end: it ends, since the new plan carries nothing over. unlimited-later: no count ends its leads from the next period on. limits-later: its seats and its file size begin with the next period, since a payment of this one went back. owed-first: so many cents of what is charged next settle a debt and bring no leads; leads-added is without theirs. credit-taken-back: so many cents of it are paid by credit whose payment went back, and bring none.',
    },
  ),
  leads: Type.Union([Type.Integer(), Type.Null()], { description: 'How many leads it is about.' }),
  cents: Type.Union([Type.Integer(), Type.Null()], { description: 'US cents that it is about.' }),
});

const Quote = Type.Object({
  planId: Type.String(),
  timing: Type.Union([Type.Literal('now'), Type.Literal('at-renewal')]),
  effectiveAt: Type.String({ description: 'When the plan begins: this moment, or the end of the period.' }),
  chargeNowCents: Type.Union([Type.Integer(), Type.Null()], {
    description: 'US cents that the card pays at once; later in the period not more. null: at most chargeAtMostCents.',
  }),
  chargeNowByCreditCents: Type.Integer({
    description:
      'US cents that credit pays at once, before the card; without credit that was taken back, which a rule says.',
  }),
  chargeAtMostCents: Type.Integer({ description: 'The difference of a whole month.' }),
  creditCents: Type.Integer({ description: 'US cents that come back now, as credit for later invoices.' }),
  peopleOver: Type.Integer({
    description: 'People for whom the plan has no seat once it begins: they sign in and see, and order no download.',
  }),
  rules: Type.Array(ChangeRule, { description: 'What becomes of money and leads, one rule each.' }),
  nextChargeAt: Type.String(),
  nextChargeCents: Type.Integer(),
  credit: Type.Object(StandingFields, { description: 'What the next charge meets.' }),
  quoted: Type.Union([Quoted, Type.Null()], {
    description:
      'Sent with the change, within ten minutes, so that it books what stands here. null: nothing is booked now.',
  }),
});

export const getChangeQuote = route({
  method: 'GET',
  path: '/api/v2/subscription/change-quote',
  service: 'billing',
  access: 'admin',
  summary: 'What a change of plan costs, before it is made',
  query: Type.Object({
    plan_code: Type.String({ minLength: 1, maxLength: 64 }),
    timeframe: Type.Optional(Timeframe),
  }),
  answers: { 200: Quote },
  refusals: changeRefusals,
  example: subscriptionExamples.changeQuote,
});
