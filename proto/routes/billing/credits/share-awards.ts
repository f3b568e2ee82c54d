import { Type } from 'typebox';
import { route } from '../../route.ts';
import { adjustmentExamples } from './examples.ts';

const count = Type.Integer({ minimum: 0 });

const open = Type.Boolean({ description: 'False: awards are stopped.' });
const terms = {
  leadsEach: count,
  onDelivery: count,
  onConfirmation: count,
  inTrial: count,
  forDomain: count,
};

export const getShareAwardTerms = route({
  method: 'GET',
  path: '/api/v2/share-awards',
  service: 'billing',
  access: 'member',
  summary: 'What a shared search brings, by the numbers of the operator',
  answers: {
    200: Type.Object({
      open,
      leadsEach: Type.Integer({ description: 'For each new person.' }),
      onDelivery: Type.Integer({ description: 'So many in a period of a paid plan, on delivery.' }),
      onConfirmation: Type.Integer({ description: 'So many more that the recipient confirmed by a click.' }),
      inTrial: Type.Integer({ description: 'So many in a free trial, altogether.' }),
      forDomain: Type.Integer({ description: 'So many in a period for people of one company.' }),
    }),
  },
  example: adjustmentExamples.shareAwardTerms,
});

export const readShareAwards = route({
  method: 'GET',
  path: '/api/v2/finance/share-awards',
  service: 'billing',
  access: 'finance',
  compressible: true,
  summary: 'What leads for shared searches cost: booked by month, and what waits',
  answers: {
    200: Type.Object({
      open,
      terms: Type.Object(terms),
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
