import { Type } from 'typebox';
import { route } from '../../route.ts';
import { adjustmentExamples } from './examples.ts';

const count = Type.Integer({ minimum: 0 });

export const readShareAwards = route({
  method: 'GET',
  path: '/api/v2/finance/share-awards',
  service: 'billing',
  access: 'finance',
  compressible: true,
  summary: 'What leads for shared searches cost: booked by month, and what waits',
  answers: {
    200: Type.Object({
      open: Type.Boolean({ description: 'False: awards are stopped.' }),
      terms: Type.Object({
        leadsEach: count,
        onDelivery: count,
        onConfirmation: count,
        inTrial: count,
        forDomain: count,
      }),
      months: Type.Array(
        Type.Object({
          month: Type.String({ description: 'By UTC.' }),
          awards: count,
          onConfirmation: Type.Integer({ description: 'Of the awards, those that a click booked.' }),
          leads: count,
          used: Type.Integer({ description: 'Of the leads, those that were downloaded so far.' }),
          takenBack: Type.Integer({ description: 'Of the leads, those that a bounced mail took back.' }),
        }),
        { description: 'Newest first, at most 36.' },
      ),
      waiting: Type.Array(Type.Object({ reason: Type.String(), awards: count, accounts: count, leads: count }), {
        description: 'What was promised and is not booked, by what it waits for.',
      }),
    }),
  },
  example: adjustmentExamples.shareAwards,
});
