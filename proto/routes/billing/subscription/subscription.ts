import { commonRefusals } from '@leadwright/runtime/refusals/common-refusals';
import { storableText } from '@leadwright/runtime/requests/text-like';
import { Type } from 'typebox';
import { TermsSchema } from '../plans.ts';
import { route } from '../../route.ts';
import { CallHeaders } from '../headers.ts';
import { refusals, cardRefusals, callRefusals } from '../refusals.ts';
import { changeRefusals, Quoted, Timeframe } from './change-quote.ts';
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
  periodEnd: Type.Union([Type.String(), Type.Null()], {
    description: 'Exclusive; the next charge, where one comes. null: the plan is granted once.',
  }),
  nextPlanId: Type.Union([Type.String(), Type.Null()], { description: 'The plan that begins at periodEnd.' }),
  nextPlan: Type.Union(
    [
      Type.Object({
        name: Type.String(),
        priceCents: Type.Union([Type.Integer(), Type.Null()]),
        terms: Type.Union([TermsSchema, Type.Null()]),
      }),
      Type.Null(),
    ],
    { description: 'The same: also of a plan that is not public.' },
  ),
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
