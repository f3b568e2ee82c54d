import { Type } from 'typebox';
import { route } from '../../route.ts';
import { CallHeaders } from '../headers.ts';
import { refusals } from '../refusals.ts';
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

export const switchShareAwards = route({
  method: 'POST',
  path: '/api/v2/superadmin/share-awards',
  service: 'billing',
  access: 'super-admin',
  summary: 'Stop leads for shared searches, or let them go on',
  description: 'Of all accounts, at once. While the operator has stopped them by a variable, they stay stopped.',
  headers: CallHeaders,
  body: Type.Object({ open }, { additionalProperties: false }),
  answers: { 200: Type.Object({ open }) },
  refusals: [refusals.idempotencyKeyMissing, refusals.idempotencyKeyReused, refusals.actingForAnother],
  example: adjustmentExamples.switchShareAwards,
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
      openByVariable: Type.Boolean({ description: 'False: the operator stopped them by BILLING_SHARE_AWARDS.' }),
      switched: Type.Union(
        [
          Type.Object({
            open: Type.Boolean(),
            at: Type.String(),
            personId: Type.String({ description: 'The super-admin who did.' }),
          }),
          Type.Null(),
        ],
        { description: 'How a super-admin switched them last. Null: nobody did, and they go on.' },
      ),
      terms: Type.Object(terms),
      price: Type.Object(
        {
          planId: Type.String(),
          name: Type.String(),
          cents: count,
          leads: Type.Integer({ description: 'So many leads for these cents.' }),
        },
        { description: 'For an estimate in money: the public plan whose leads are the cheapest.' },
      ),
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
