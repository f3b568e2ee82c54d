import { commonRefusals } from '@leadwright/runtime/refusals/common-refusals';
import { storableText } from '@leadwright/runtime/requests/text-like';
import { Type } from 'typebox';
import { TermsSchema } from '../plans.ts';
import { route } from '../../route.ts';
import { CallHeaders } from '../headers.ts';
import { refusals, cardRefusals, callRefusals } from '../refusals.ts';
import { StandingFields } from '../invoices/credit.ts';
import { subscriptionExamples } from './examples.ts';
import { promotionRefusals } from './promotions.ts';

const maybeText = Type.Union([Type.String(), Type.Null()]);

const CardSchema = Type.Object({
  brand: Type.String(),
  last4: Type.String(),
  expMonth: Type.Integer(),
  expYear: Type.Integer(),
});

export const SubscriptionSchema = Type.Object({
  processor: Type.String({ description: 'Whose form the page shows: sandbox, stripe or recurly.' }),
  subscriptionId: maybeText,
  status: Type.String({
    description: 'none, free-trial, live, cancelling, past-due, paused, incomplete or cancelled.',
  }),
  planId: maybeText,
  planName: maybeText,
  priceCents: Type.Union([Type.Integer(), Type.Null()], { description: 'US cents a month.' }),
  terms: Type.Union([TermsSchema, Type.Null()], { description: 'What the plan gives, as it was agreed.' }),
  isLive: Type.Boolean(),
  isCancelled: Type.Boolean(),
  isPastDue: Type.Boolean(),
  isCancelling: Type.Boolean({ description: 'It ends with the period.' }),
  isFreeTrial: Type.Boolean(),
  contactSupport: Type.Boolean({ description: 'Upgrades go through support for now.' }),
  periodStart: maybeText,
  periodEnd: Type.Union([Type.String(), Type.Null()], { description: 'Exclusive; the next charge, where one comes.' }),
  nextPlanId: Type.Union([Type.String(), Type.Null()], { description: 'The plan that begins at periodEnd.' }),
  endedAt: maybeText,
  card: Type.Union([CardSchema, Type.Null()]),
  supportEmail: Type.String({ description: 'Where people write to about their plan.' }),
});

/** 202: the processor has not answered yet. */
export const PendingSchema = Type.Object({
  callId: Type.String({ description: 'Ask GET /api/v2/subscription/calls/{callId} what became of it.' }),
  state: Type.Literal('pending'),
});

export const findCall = route({
  method: 'GET',
  path: '/api/v2/subscription/calls/by-key/:key',
  service: 'billing',
  access: 'admin',
  summary: 'What became of a call whose answer was lost',
  params: Type.Object({
    key: Type.String({ minLength: 1, maxLength: 128, description: 'The Idempotency-Key of the call.' }),
  }),
  query: Type.Object({
    call: Type.Union(
      [
        Type.Literal('create-subscription'),
        Type.Literal('change-plan'),
        Type.Literal('cancel'),
        Type.Literal('reactivate'),
        Type.Literal('change-card'),
      ],
      { description: 'What was asked for under the key.' },
    ),
  }),
  answers: { 200: SubscriptionSchema, 202: PendingSchema },
  refusals: [refusals.callUnknown, refusals.changeNotPossible, refusals.cardNumberRefused, ...cardRefusals],
  example: subscriptionExamples.callByKey,
});

export const ProviderParams = Type.Object({ billing: Type.String({ maxLength: 20, description: 'The processor.' }) });

const SubscriptionIdParam = Type.String({
  minLength: 1,
  maxLength: 200,
  description: "The processor's id, or 'uuid-' and the id.",
});

const Timeframe = Type.Union([Type.Literal('now'), Type.Literal('at-renewal')], {
  description: 'Absent: an upgrade is now, a downgrade at the renewal.',
});

const Quoted = Type.Object(
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
const changeRefusals = [refusals.planNotOnSale, refusals.noSubscription, refusals.pastDue, refusals.contactSupport];

export const changePlan = route({
  method: 'POST',
  path: '/api/:billing/subscriptions/createChange/:subscriptionId',
  service: 'billing',
  access: 'admin',
  botCheck: 'signup',
  summary: 'Change the plan',
  params: Type.Object({ ...ProviderParams.properties, subscriptionId: SubscriptionIdParam }),
  headers: CallHeaders,
  body: Type.Object(
    {
      plan_code: storableText({ maxLength: 64 }),
      timeframe: Type.Optional(Timeframe),
      quoted: Type.Optional({
        ...Quoted,
        description: 'As the quote gave it. The change books that sum, or is refused as quote-over. Absent: of now.',
      }),
    },
    { additionalProperties: false },
  ),
  answers: { 200: SubscriptionSchema, 202: PendingSchema },
  refusals: [
    commonRefusals.notFound,
    ...callRefusals,
    ...cardRefusals,
    refusals.subscriptionUnknown,
    refusals.quoteOver,
    ...changeRefusals,
  ],
  example: subscriptionExamples.change,
});

export const createSubscription = route({
  method: 'POST',
  path: '/api/:billing/subscriptions/create',
  service: 'billing',
  // The processor's name is a part of these addresses; billing knows only its own.
  access: 'admin',
  limits: ['promotion-codes', 'promotion-network'],
  botCheck: 'signup',
  summary: 'Subscribe to a plan',
  params: ProviderParams,
  headers: CallHeaders,
  body: Type.Object(
    {
      plan_code: storableText({ maxLength: 64, description: 'One of the plans on sale, or of a promotion.' }),
      promotion_code: Type.Optional(
        storableText({ maxLength: 64, description: 'The code of the promotion; a promotion is not sold without one.' }),
      ),
      currency: Type.Literal('USD'),
      account: Type.Object(
        {
          code: storableText({ maxLength: 64, description: 'The caller or their account.' }),
          billing_info: Type.Optional(
            Type.Object(
              { token_id: storableText({ maxLength: 200, description: 'From the card form.' }) },
              { additionalProperties: false },
            ),
          ),
        },
        { additionalProperties: false },
      ),
    },
    { additionalProperties: false },
  ),
  answers: { 200: SubscriptionSchema, 202: PendingSchema },
  refusals: [
    commonRefusals.notFound,
    ...callRefusals,
    ...cardRefusals,
    refusals.cardMissing,
    refusals.accountUnknown,
    refusals.planNotOnSale,
    refusals.trialUsed,
    ...promotionRefusals,
    refusals.alreadySubscribed,
  ],
  example: subscriptionExamples.create,
});

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

export const getSubscription = route({
  method: 'GET',
  path: '/api/v2/subscription',
  service: 'billing',
  access: 'member',
  summary: 'The subscription, its card and its next charge',
  answers: { 200: SubscriptionSchema },
  example: subscriptionExamples.get,
});

export const getCall = route({
  method: 'GET',
  path: '/api/v2/subscription/calls/:callId',
  service: 'billing',
  access: 'admin',
  summary: 'What became of a call that took longer',
  params: Type.Object({ callId: Type.String({ minLength: 1, maxLength: 100 }) }),
  answers: { 200: SubscriptionSchema, 202: PendingSchema },
  refusals: [refusals.callUnknown, refusals.changeNotPossible, ...cardRefusals],
  example: subscriptionExamples.call,
});

export const reactivateSubscription = route({
  method: 'POST',
  path: '/api/v2/subscription/reactivate',
  service: 'billing',
  access: 'admin',
  summary: 'Take a cancellation at the end of the period back',
  headers: CallHeaders,
  answers: { 200: SubscriptionSchema, 202: PendingSchema },
  refusals: [...callRefusals, refusals.subscriptionUnknown],
  example: subscriptionExamples.reactivate,
});

export const terminateSubscription = route({
  method: 'POST',
  path: '/api/:billing/subscriptions/terminate/:subscriptionId',
  service: 'billing',
  access: 'admin',
  summary: 'Cancel the subscription',
  params: Type.Object({ ...ProviderParams.properties, subscriptionId: SubscriptionIdParam }),
  headers: CallHeaders,
  body: Type.Object(
    {
      when: Type.Optional(
        Type.Union([Type.Literal('at-period-end'), Type.Literal('now')], { description: 'Absent: at-period-end.' }),
      ),
    },
    { additionalProperties: false },
  ),
  answers: { 200: SubscriptionSchema, 202: PendingSchema },
  refusals: [commonRefusals.notFound, ...callRefusals, refusals.subscriptionUnknown, refusals.cancelFailed],
  example: subscriptionExamples.terminate,
});
