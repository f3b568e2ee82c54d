import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { inScope } from '@leadwright/postgres/scope';
import { implement } from '@leadwright/runtime/http/declared-route';
import { refusals } from '@leadwright/contracts/routes/billing/refusals';
import { usageDaysMax } from '@leadwright/leads/rules/limits';
import { getUsageDays } from '@leadwright/contracts/routes/billing/usage/days';
import { readLeadsByDay } from '../../ledger/projections/leads-by-day.ts';
import { periodOf } from '../../ledger/routes/statement-period.ts';
import { readSubscription } from '../../subscription/projections/subscription.ts';
import { passWhatIsDue, type PassDueParts } from '../../subscription/periods/pass-due.ts';

const DAY_MS = 86_400_000;

/** What was left day by day, from one snapshot. What is due is passed before. */
export function getUsageDaysRoute(app: HttpApp, parts: PassDueParts): void {
  implement(app, getUsageDays, async (request) => {
    const accountId = accountOf(request);
    const { from, to } = periodOf(request.query);
    if (Date.parse(to) - Date.parse(from) > usageDaysMax * DAY_MS) throw refuse(refusals.periodTooLong);
    await passWhatIsDue(parts, accountId, request.id);
    return inScope(parts.database.db, [accountId], async (trx) => {
      const { now, subscription } = await readSubscription(trx, accountId, parts.clockOffsetMs());
      const zone = subscription?.lattice.zone ?? 'UTC';
      const until = to < now ? to : now;
      if (until <= from) return { from, to, opening: 0, days: [] };
      return { from, to, ...(await readLeadsByDay(trx, accountId, { from, to: until, zone })) };
    });
  });
}
