import { plans } from '../domain/plans.ts';

/** The plans that everybody may compare, as `/api/v2/plans` shows them. The build writes them into the public pages. */
export const publicPlans = plans
  .filter((plan) => plan.public)
  .map(({ rollover, ...plan }) => ({ ...plan, includesRollover: rollover !== null }));
