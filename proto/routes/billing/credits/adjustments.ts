import type { Refusal } from '@leadwright/runtime/refusals/refusal';
import { Type } from 'typebox';
import { route } from '../../route.ts';
import { CallHeaders } from '../headers.ts';
import { refusals } from '../refusals.ts';
import { adjustmentExamples } from './examples.ts';

const accountId = Type.String({ minLength: 1, maxLength: 128 });

const DecideAdjustmentParams = Type.Object({
  accountId: Type.String({ minLength: 1, maxLength: 128 }),
  adjustmentId: Type.String({ minLength: 1, maxLength: 128 }),
});

const maybeText = Type.Union([Type.String(), Type.Null()]);

export const AdjustmentSchema = Type.Object({
  adjustmentId: Type.String(),
  accountId: Type.String(),
  action: Type.Union([
    Type.Literal('adjust'),
    Type.Literal('void'),
    Type.Literal('plan'),
    Type.Literal('refund'),
    Type.Literal('zone'),
    Type.Literal('promotion'),
  ]),
  leads: Type.Integer({
    description:
      'Up or down; of a void, what the lot had left when it was proposed; of a promotion, of all first months.',
  }),
  lotId: Type.Union([Type.String(), Type.Null()], { description: 'The lot that is voided.' }),
  planId: Type.Union([Type.String(), Type.Null()], {
    description: 'The plan that the account is put on, or of the promotion.',
  }),
  starts: Type.Union([Type.Literal('now'), Type.Literal('at-renewal'), Type.Null()], {
    description: 'When that plan begins and is charged: at once, or when the running period ends.',
  }),
  invoiceId: Type.Union([Type.String(), Type.Null()], { description: 'The invoice that is refunded.' }),
  cents: Type.Union([Type.Integer(), Type.Null()], {
    description: 'US cents: a month of that plan or promotion, or what is paid back of that invoice.',
  }),
  zone: Type.Union([Type.String(), Type.Null()], { description: 'The time zone of its billing days.' }),
  startsAt: Type.Union([Type.String(), Type.Null()], { description: 'From when on that counts.' }),
  times: Type.Union([Type.Integer(), Type.Null()], { description: 'So many accounts may take the promotion.' }),
  until: Type.Union([Type.String(), Type.Null()], { description: 'When it can be taken no longer.' }),
  reason: Type.String(),
  note: Type.String(),
  corrects: maybeText,
  proposedById: Type.String(),
  proposedByYou: Type.Boolean({ description: 'Somebody else has to agree.' }),
  proposedAt: Type.String(),
  needsApproval: Type.Boolean(),
  expiresAt: Type.Union([Type.String(), Type.Null()], { description: 'Exclusive; null: nobody had to agree.' }),
  state: Type.Union([
    Type.Literal('open'),
    Type.Literal('expired'),
    Type.Literal('booked'),
    Type.Literal('under-way', { description: 'It was booked, and the payment provider has not answered yet.' }),
    Type.Literal('unanswered', { description: 'The provider was asked again and again; our operators find out.' }),
    Type.Literal('declined'),
    Type.Literal('failed', { description: 'It was booked, and the payment provider refused it.' }),
    Type.Literal('revoked', { description: 'Nobody takes the promotion any more.' }),
  ]),
  failedBecause: Type.Union([Type.String(), Type.Null()], { description: 'The code of that refusal.' }),
  decidedById: maybeText,
  decidedAt: maybeText,
});

const answers = { 200: AdjustmentSchema };

/** What may speak against a refund, when it is proposed and when it is agreed to. */
export const refundRefusals: Refusal[] = [
  refusals.invoiceUnknown,
  refusals.refundAbovePaid,
  refusals.refundDiffers,
  refusals.refundUnanswered,
  refusals.refundDisputed,
  refusals.callUnderWay,
];

/** What may speak against putting an account on a plan, when it is proposed and when it is agreed to. */
export const planRefusals: Refusal[] = [
  refusals.planNotGiven,
  refusals.planSame,
  refusals.noCardOnFile,
  refusals.planNotSteady,
  refusals.planStartDiffers,
  refusals.planPriceDiffers,
  refusals.planNotSoldSo,
  refusals.callUnderWay,
];

const financeCommandRefusals: Refusal[] = [
  refusals.idempotencyKeyMissing,
  refusals.idempotencyKeyReused,
  refusals.actingForAnother,
  refusals.ownAccount,
];

const decisionRefusals = [...financeCommandRefusals, refusals.adjustmentUnknown, refusals.adjustmentDecided];

export const approveAdjustment = route({
  method: 'POST',
  path: '/api/v2/finance/accounts/:accountId/adjustments/:adjustmentId/approve',
  service: 'billing',
  access: 'finance',
  summary: 'Agree to an adjustment',
  params: DecideAdjustmentParams,
  headers: CallHeaders,
  answers: { 200: AdjustmentSchema },
  refusals: [
    ...decisionRefusals,
    refusals.ownProposal,
    refusals.proposalExpired,
    refusals.adjustmentAboveBalance,
    refusals.lotSpent,
    refusals.accountUnknown,
    ...planRefusals,
    ...refundRefusals,
    refusals.promotionEnds,
  ],
  example: adjustmentExamples.approveAdjustment,
});

export const declineAdjustment = route({
  method: 'POST',
  path: '/api/v2/finance/accounts/:accountId/adjustments/:adjustmentId/decline',
  service: 'billing',
  access: 'finance',
  summary: 'Decline an adjustment',
  params: DecideAdjustmentParams,
  headers: CallHeaders,
  answers: { 200: AdjustmentSchema },
  refusals: decisionRefusals,
  example: adjustmentExamples.declineAdjustment,
});

export const listAdjustments = route({
  method: 'GET',
  path: '/api/v2/finance/adjustments',
  service: 'billing',
  access: 'finance',
  compressible: true,
  summary: 'Adjustments, and what waits for a second person',
  query: Type.Object(
    {
      account: Type.Optional(accountId),
      open: Type.Optional(Type.Boolean({ description: 'Only what waits for a second person.' })),
    },
    { additionalProperties: false },
  ),
  answers: {
    200: Type.Object({
      aboveLeads: Type.Integer({ description: 'Above so many leads a second person has to agree.' }),
      adjustments: Type.Array(AdjustmentSchema),
    }),
  },
  example: adjustmentExamples.adjustments,
});

export const listLots = route({
  method: 'GET',
  path: '/api/v2/finance/accounts/:accountId/lots',
  service: 'billing',
  access: 'finance',
  compressible: true,
  summary: 'The lots of an account',
  params: Type.Object({ accountId }),
  answers: {
    200: Type.Object({
      lots: Type.Array(
        Type.Object({
          lotId: Type.String(),
          kind: Type.String(),
          category: Type.String(),
          source: Type.String(),
          leads: Type.Integer(),
          available: Type.Integer(),
          held: Type.Integer(),
          used: Type.Integer(),
          effectiveAt: Type.String(),
          expiresAt: Type.Union([Type.String(), Type.Null()]),
        }),
      ),
    }),
  },
  example: adjustmentExamples.accountLots,
});

export const ProposeAdjustmentParams = Type.Object({ accountId: Type.String({ minLength: 1, maxLength: 128 }) });

const LEADS_MAX = 1_000_000_000;

/** The same for adjustments and voids. */
const ReasonSchema = Type.Enum(
  ['goodwill', 'service-fault', 'wrong-charge', 'late-use', 'duplicate-grant', 'migration'],
  { description: 'One of a closed list.' },
);

export const Note = Type.String({
  minLength: 3,
  maxLength: 500,
  description: 'For finance. No address, no phone number.',
});

const lotOrMore = { minLength: 1, maxLength: 200 };

export const refused = [...financeCommandRefusals, refusals.accountUnknown, refusals.notePersonal];

export const adjustLeads = route({
  method: 'POST',
  path: '/api/v2/finance/accounts/:accountId/adjustments',
  service: 'billing',
  access: 'finance',
  summary: 'Adjust the leads of an account',
  params: ProposeAdjustmentParams,
  headers: CallHeaders,
  body: Type.Object(
    {
      leads: Type.Integer({ minimum: -LEADS_MAX, maximum: LEADS_MAX, description: 'Up or down, not 0.' }),
      reason: ReasonSchema,
      note: Note,
      corrects: Type.Optional(
        Type.String({ ...lotOrMore, description: 'The entry, lot, invoice, download or event it corrects.' }),
      ),
    },
    { additionalProperties: false },
  ),
  answers,
  refusals: [...refused, refusals.adjustmentEmpty, refusals.adjustmentAboveBalance, refusals.correctsUnknown],
  example: adjustmentExamples.adjust,
});

export const voidLot = route({
  method: 'POST',
  path: '/api/v2/finance/accounts/:accountId/voids',
  service: 'billing',
  access: 'finance',
  summary: 'Void a lot of an account',
  params: ProposeAdjustmentParams,
  headers: CallHeaders,
  body: Type.Object(
    { lotId: Type.String(lotOrMore), reason: ReasonSchema, note: Note },
    { additionalProperties: false },
  ),
  answers,
  refusals: [...refused, refusals.lotUnknown, refusals.lotSpent],
  example: adjustmentExamples.voidLot,
});
