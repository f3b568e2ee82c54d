import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { publicPlans } from '../domain/shown-plan.ts';
import { getPlans } from '@leadwright/contracts/routes/billing/plans';
import { implement } from '@leadwright/runtime/http/declared-route';

export function getPlansRoute(app: HttpApp): void {
  implement(app, getPlans, async () => ({ plans: publicPlans }));
}
