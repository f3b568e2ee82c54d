import { Type } from 'typebox';
import { route } from '../../route.ts';
import { subscriptionExamples } from './examples.ts';

export const listPeriods = route({
  method: 'GET',
  path: '/api/v2/usage/periods',
  service: 'billing',
  access: 'member',
  compressible: true,
  summary: 'The billing periods so far, and the times between them',
  answers: {
    200: Type.Object({
      periods: Type.Array(
        Type.Object({
          from: Type.String({ description: 'Included.' }),
          to: Type.String({ description: 'Excluded.' }),
          outside: Type.Boolean({
            description: 'No billing period ran: before the first, after an end, or while it was paused.',
          }),
        }),
      ),
    }),
  },
  example: subscriptionExamples.periods,
});
