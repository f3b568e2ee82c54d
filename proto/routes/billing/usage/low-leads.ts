import { lowLeadsMax } from '@leadwright/leads/rules/limits';
import { Type } from 'typebox';
import { route } from '../../route.ts';
import { usageExamples } from './examples.ts';

const Notice = Type.Object(
  {
    leads: Type.Integer({
      minimum: 0,
      maximum: lowLeadsMax,
      description: 'The owner is told by mail, once a period, when so many leads or fewer are left; 0: never.',
    }),
  },
  { additionalProperties: false },
);

export const setLowLeads = route({
  method: 'PUT',
  path: '/api/v2/usage/low-leads',
  service: 'billing',
  access: 'admin',
  summary: 'Say at how many leads to be told that few are left',
  body: Notice,
  answers: { 200: Notice },
  example: usageExamples.lowLeads,
});
