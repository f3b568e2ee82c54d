import { storableText } from '@leadwright/runtime/requests/text-like';
import { Type } from 'typebox';
import { route } from '../../route.ts';
import { PlanSchema, plansExamples } from '../plans.ts';
import { refusals } from '../refusals.ts';

/** What speaks against a code. */
export const promotionRefusals = [
  refusals.promotionUnknown,
  refusals.promoTaken,
  refusals.promotionNotOpen,
  refusals.promotionOver,
  refusals.promotionUsedUp,
  refusals.promotionOwn,
];

export const getPromotion = route({
  method: 'GET',
  path: '/api/v2/promotion',
  service: 'billing',
  access: 'admin',
  limits: ['promotion-codes', 'promotion-network'],
  summary: 'What a promotion’s code offers',
  query: Type.Object({
    code: storableText({ maxLength: 64, description: 'As typed: case, spaces and dashes are free.' }),
  }),
  answers: {
    200: Type.Object({
      code: Type.String({ description: 'The code in one spelling.' }),
      plan: PlanSchema,
      leadsFirstPeriod: Type.Integer({ description: 'Leads of the first month; each later one has leadsPerPeriod.' }),
      until: Type.String({ description: 'When it can be taken no longer, as an instant.' }),
    }),
  },
  refusals: promotionRefusals,
  example: plansExamples.promotion,
});
