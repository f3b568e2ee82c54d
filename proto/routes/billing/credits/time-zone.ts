import { Type } from 'typebox';
import { route } from '../../route.ts';
import { CallHeaders } from '../headers.ts';
import { refusals } from '../refusals.ts';
import { AdjustmentSchema, Note, ProposeAdjustmentParams, refused } from './adjustments.ts';
import { adjustmentExamples } from './examples.ts';
import { ActReason } from './given-plans.ts';

export const setZone = route({
  method: 'POST',
  path: '/api/v2/finance/accounts/:accountId/time-zone',
  service: 'billing',
  access: 'finance',
  summary: 'Set the time zone of an account’s billing days',
  params: ProposeAdjustmentParams,
  headers: CallHeaders,
  body: Type.Object(
    {
      zone: Type.String({ minLength: 1, maxLength: 64, description: 'As the IANA names it.' }),
      reason: ActReason,
      note: Note,
    },
    { additionalProperties: false },
  ),
  answers: { 200: AdjustmentSchema },
  refusals: [...refused, refusals.zoneUnknown, refusals.zoneSame, refusals.zoneNoPeriod, refusals.zoneOfProvider],
  example: adjustmentExamples.setZone,
});

const maybeText = Type.Union([Type.String(), Type.Null()]);

export const getZone = route({
  method: 'GET',
  path: '/api/v2/finance/accounts/:accountId/time-zone',
  service: 'billing',
  access: 'finance',
  summary: 'The time zone of an account’s billing days',
  params: ProposeAdjustmentParams,
  answers: {
    200: Type.Object({
      zone: Type.String({ description: 'Of the running period.' }),
      next: Type.Union([Type.String(), Type.Null()], { description: 'Of those after it; null: the same.' }),
      endsAt: Type.Union(maybeText.anyOf, {
        description:
          'Where another zone would begin; null: no periods go on, or a payment provider charges them, so none can be set.',
      }),
    }),
  },
  refusals: [refusals.accountUnknown],
  example: adjustmentExamples.zone,
});
