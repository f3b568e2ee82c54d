import { perRecordBounds } from '@leadwright/leads/rules/per-record-plans';
import { Type } from 'typebox';
import { route } from '../../route.ts';
import { CallHeaders } from '../headers.ts';
import { refusals } from '../refusals.ts';
import { AdjustmentSchema, Note, planRefusals, ProposeAdjustmentParams, refused } from './adjustments.ts';
import { adjustmentExamples } from './examples.ts';

/** Of acts on the plan or the money of an account. */
export const ActReason = Type.Enum(['agreement', 'goodwill', 'service-fault', 'wrong-charge'], {
  description: 'One of a closed list.',
});

export const givePlan = route({
  method: 'POST',
  path: '/api/v2/finance/accounts/:accountId/plan',
  service: 'billing',
  access: 'finance',
  summary: 'Put an account on a plan that nobody takes by themselves',
  params: ProposeAdjustmentParams,
  headers: CallHeaders,
  body: Type.Object(
    { planId: Type.String({ minLength: 1, maxLength: 64 }), reason: ActReason, note: Note },
    { additionalProperties: false },
  ),
  answers: { 200: AdjustmentSchema },
  refusals: [...refused, ...planRefusals],
  example: adjustmentExamples.givePlan,
});

const { leadsMin, leadsMax, microsMin, microsMax } = perRecordBounds;

export const agreePrice = route({
  method: 'POST',
  path: '/api/v2/finance/accounts/:accountId/price-per-record',
  service: 'billing',
  access: 'finance',
  summary: 'Put an account on a price per record of its own',
  params: ProposeAdjustmentParams,
  headers: CallHeaders,
  body: Type.Object(
    {
      leads: Type.Integer({ minimum: leadsMin, maximum: leadsMax, description: 'Leads a month.' }),
      micros: Type.Integer({ minimum: microsMin, maximum: microsMax, description: 'Millionths of a dollar for each.' }),
      reason: ActReason,
      note: Note,
    },
    { additionalProperties: false },
  ),
  answers: { 200: AdjustmentSchema },
  refusals: [...refused, ...planRefusals, refusals.priceNotWhole],
  example: adjustmentExamples.agreePrice,
});

const maybeText = Type.Union([Type.String(), Type.Null()]);

export const PlanQuote = Type.Object({
  starts: Type.Union([Type.Literal('now'), Type.Literal('at-renewal')]),
  beginsAt: Type.Union([Type.String(), Type.Null()], { description: 'null: at once.' }),
  leadsEnding: Type.Integer({
    description: 'Leads that are left now, would carry over on the plan of today, and end where this one begins.',
  }),
  peopleOver: Type.Integer({ description: 'People of the account who have no seat on it.' }),
  owedCents: Type.Integer({ description: 'What the account owes.' }),
  settledCents: Type.Integer({ description: 'Of the next charge, what settles that and brings no leads.' }),
  unbackedCents: Type.Integer({
    description: 'Of the next charge, what credit pays whose own payment went back; it brings no leads.',
  }),
});

export const quotePlan = route({
  method: 'GET',
  path: '/api/v2/finance/accounts/:accountId/plan-quote',
  service: 'billing',
  access: 'finance',
  summary: 'What a plan that finance puts an account on would take',
  params: ProposeAdjustmentParams,
  query: Type.Object({ planId: Type.String({ minLength: 1, maxLength: 64 }) }, { additionalProperties: false }),
  answers: { 200: PlanQuote },
  refusals: [
    refusals.accountUnknown,
    refusals.planNotGiven,
    refusals.planSame,
    refusals.planNotSoldSo,
    refusals.noCardOnFile,
    refusals.planNotSteady,
  ],
  example: adjustmentExamples.planQuote,
});

export const getGivenPlans = route({
  method: 'GET',
  path: '/api/v2/finance/accounts/:accountId/plan',
  service: 'billing',
  access: 'finance',
  compressible: true,
  summary: 'The plan of an account, and those that finance may put it on',
  params: ProposeAdjustmentParams,
  answers: {
    200: Type.Object({
      planName: maybeText,
      nextPlanName: maybeText,
      periodEnd: maybeText,
      card: Type.Union([Type.String(), Type.Null()], { description: 'The last four digits of the card on file.' }),
      starts: Type.Union([Type.Literal('now'), Type.Literal('at-renewal'), Type.Null()], {
        description: 'When another plan would begin; null: none can.',
      }),
      because: Type.Union([Type.String(), Type.Null()], { description: 'Why none can.' }),
      aboveCents: Type.Integer({ description: 'Above so many US cents a month a second person has to agree.' }),
      belowMicros: Type.Integer({
        description: 'At a price per record below so many millionths of a dollar a second person has to agree.',
      }),
      belowCents: Type.Integer({ description: 'Below so many US cents a month a second person has to agree too.' }),
      plans: Type.Array(
        Type.Object({
          planId: Type.String(),
          name: Type.String(),
          priceCents: Type.Integer(),
          leads: Type.Integer({ description: 'Leads a month; of an unlimited plan, what is fair use.' }),
        }),
      ),
    }),
  },
  refusals: [refusals.accountUnknown],
  example: adjustmentExamples.givenPlans,
});
