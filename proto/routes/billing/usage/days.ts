import { usageDaysMax } from '@leadwright/leads/rules/limits';
import { Type } from 'typebox';
import { route } from '../../route.ts';
import { InstantSchema } from '../ledger/statements.ts';
import { refusals } from '../refusals.ts';
import { usageExamples } from './examples.ts';

const leads = (description: string) => Type.Integer({ description });

export const getUsageDays = route({
  method: 'GET',
  path: '/api/v2/usage/days',
  service: 'billing',
  access: 'member',
  compressible: true,
  summary: 'How many leads were left, day by day of a period',
  query: Type.Object(
    {
      from: InstantSchema('The start of the period, an ISO 8601 instant with its offset; included.'),
      to: InstantSchema(`The end of the period; excluded, at most ${usageDaysMax} days later.`),
    },
    { additionalProperties: false },
  ),
  answers: {
    200: Type.Object({
      from: Type.String(),
      to: Type.String(),
      opening: leads('Available and on hold at the start.'),
      days: Type.Array(
        Type.Object({
          until: Type.String({
            description: 'The end of the day, 24 hours after the last; of the last day, now at most.',
          }),
          left: leads('Available and on hold at the end of the day.'),
          used: leads('In downloaded files of the day.'),
          added: leads('Granted or credited on the day.'),
          gone: leads('Expired or taken back on the day.'),
        }),
        { description: 'None of them ahead of now.' },
      ),
    }),
  },
  refusals: [refusals.periodInvalid, refusals.periodTooLong],
  example: usageExamples.days,
});
