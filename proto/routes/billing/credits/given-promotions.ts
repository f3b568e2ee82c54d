import { Type } from 'typebox';
import { route } from '../../route.ts';
import { CallHeaders } from '../headers.ts';
import { InstantSchema } from '../ledger/statements.ts';
import { refusals } from '../refusals.ts';
import { Note, refused } from './adjustments.ts';
import { promotionExamples } from './promotion-examples.ts';
import { ActReason } from './given-plans.ts';

const TIMES_MAX = 10_000;
const id = { minLength: 1, maxLength: 128 };
const maybeText = Type.Union([Type.String(), Type.Null()]);

export const GivenPromotionSchema = Type.Object({
  adjustmentId: Type.String(),
  accountId: Type.String({ description: 'Whose list of acts has it.' }),
  forAccount: Type.Union(maybeText.anyOf, { description: 'Who alone may take it; null: whoever has the code.' }),
  planId: Type.String(),
  name: Type.String(),
  code: Type.String({ description: 'By which it is taken; the link is /signup?promotion= and the code.' }),
  times: Type.Integer({ description: 'So many accounts may take it, each once.' }),
  until: Type.String({ description: 'When it can be taken no longer, as an instant.' }),
  reason: Type.String(),
  note: Type.String(),
  proposedById: Type.String(),
  proposedByYou: Type.Boolean(),
  proposedAt: Type.String(),
  decidedById: maybeText,
  state: Type.Enum(['open', 'expired', 'booked', 'declined', 'revoked'], {
    description: 'open: a second person has to agree. booked: it can be taken until its time is over.',
  }),
  takenTimes: Type.Integer({ description: 'How many accounts took it.' }),
  taken: Type.Array(
    Type.Object({
      accountId: Type.String(),
      takenAt: Type.String(),
      isPaid: Type.Boolean({ description: 'Its leads were granted; else the payment is under way.' }),
    }),
    { description: 'The newest of them, newest first.' },
  ),
});

export const givePromotion = route({
  method: 'POST',
  path: '/api/v2/finance/promotions',
  service: 'billing',
  access: 'finance',
  summary: 'Give a promotion by a code and a link',
  headers: CallHeaders,
  body: Type.Object(
    {
      planId: Type.String({ minLength: 1, maxLength: 64, description: 'One of the promotions.' }),
      accountId: Type.Optional(
        Type.String({ ...id, description: 'Who alone may take it; absent: whoever has the code.' }),
      ),
      times: Type.Integer({ minimum: 1, maximum: TIMES_MAX, description: 'So many accounts may take it, each once.' }),
      until: InstantSchema('When it can be taken no longer, an ISO 8601 instant with its offset.'),
      reason: ActReason,
      note: Note,
    },
    { additionalProperties: false },
  ),
  answers: { 200: GivenPromotionSchema },
  refusals: [
    ...refused,
    refusals.promotionNone,
    refusals.promotionEnds,
    refusals.promotionHad,
    refusals.promotionOnceEach,
    refusals.promotionSubscribed,
  ],
  example: promotionExamples.give,
});

export const revokePromotion = route({
  method: 'POST',
  path: '/api/v2/finance/promotions/:adjustmentId/revoke',
  service: 'billing',
  access: 'finance',
  summary: 'Let nobody take a promotion any more',
  params: Type.Object({ adjustmentId: Type.String(id) }),
  headers: CallHeaders,
  body: Type.Object({ note: Note }, { additionalProperties: false }),
  answers: { 200: GivenPromotionSchema },
  refusals: [...refused, refusals.adjustmentUnknown, refusals.promotionNotInForce],
  example: promotionExamples.revoke,
});

export const listGivenPromotions = route({
  method: 'GET',
  path: '/api/v2/finance/promotions',
  service: 'billing',
  access: 'finance',
  summary: 'The promotions that were given, and who took them',
  query: Type.Object({ account: Type.Optional(Type.String(id)) }, { additionalProperties: false }),
  answers: {
    200: Type.Object({
      aboveLeads: Type.Integer({ description: 'Above so many leads of first months a second person has to agree.' }),
      promotions: Type.Array(
        Type.Object({
          planId: Type.String(),
          name: Type.String(),
          cents: Type.Integer({ description: 'US cents a month.' }),
          leads: Type.Integer({ description: 'Leads of the first month.' }),
        }),
      ),
      given: Type.Array(GivenPromotionSchema),
    }),
  },
  example: promotionExamples.list,
});
