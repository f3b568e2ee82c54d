import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { inScope } from '@leadwright/postgres/scope';
import { firstEntryAt } from '../../ledger/projections/first-entry.ts';
import { wholeHistory } from '../domain/periods-so-far.ts';
import { readSubscription, readSubscriptionChanges } from '../projections/subscription.ts';
import { passWhatIsDue, type PassDueParts } from '../periods/pass-due.ts';
import { listPeriods } from '@leadwright/contracts/routes/billing/subscription/periods';
import { implement } from '@leadwright/runtime/http/declared-route';

const PERIODS_MAX = 60;

/** The billing periods of the caller's account and the times between them, the newest first, 60 at most. */
export function listPeriodsRoute(app: HttpApp, parts: PassDueParts): void {
  implement(app, listPeriods, async (request) => {
    const accountId = accountOf(request);
    await passWhatIsDue(parts, accountId, request.id);
    const { now, since, changes } = await inScope(parts.database.db, [accountId], async (trx) => ({
      now: (await readSubscription(trx, accountId, parts.clockOffsetMs())).now,
      since: await firstEntryAt(trx, accountId),
      changes: await readSubscriptionChanges(trx, accountId),
    }));
    return { periods: wholeHistory(changes, { since, now, max: PERIODS_MAX }) };
  });
}
