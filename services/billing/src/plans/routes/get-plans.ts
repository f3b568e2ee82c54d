import { Type } from 'typebox';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { publicPlans } from '../domain/plans.ts';
import { plansExamples } from './examples.ts';

/** A plan, as a list or an offer of one shows it. */
export const PlanSchema = Type.Object({
  planId: Type.String(),
  name: Type.String(),
  shortname: Type.String({ description: 'Where there is no room for the name.' }),
  description: Type.String(),
  statementDescriptor: Type.Object(
    { name: Type.String(), phone: Type.String(), url: Type.String() },
    { description: 'What stands in the statement of the card that pays for it.' },
  ),
  priceCents: Type.Union([Type.Integer(), Type.Null()], {
    description: 'US cents a month; null where it is not published.',
  }),
  leadsPerPeriod: Type.Integer(),
  downloadLimit: Type.Integer({ description: 'Rows in one file, at most.' }),
  membersMax: Type.Integer(),
  includesRollover: Type.Boolean(),
  unlimited: Type.Boolean(),
  suppressions: Type.Boolean(),
  public: Type.Boolean({ description: 'It is compared with others. The others are not in this list.' }),
});

/** The public plans. */
export function getPlansRoute(app: HttpApp): void {
  app.get(
    '/api/v2/plans',
    {
      schema: {
        tags: ['billing'],
        summary: 'Plans to compare',
        response: { 200: Type.Object({ plans: Type.Array(PlanSchema) }) },
      },
      config: { access: 'public', example: plansExamples.plans },
    },
    async () => ({ plans: publicPlans }),
  );
}
