import { getShareAwardTerms, readShareAwards } from '@leadwright/contracts/routes/billing/credits/share-awards';
import { inScope } from '@leadwright/postgres/scope';
import type { Database } from '@leadwright/postgres/database';
import { implement } from '@leadwright/runtime/http/declared-route';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import type { AwardPolicy } from '../domain/award-policy.ts';
import { awardsByMonth, awardsThatWait } from '../projections/award-costs.ts';

export type ShareAwardParts = { database: Database; awardPolicy: AwardPolicy };

export function readShareAwardsRoute(app: HttpApp, { database, awardPolicy }: ShareAwardParts): void {
  const { open, ...terms } = awardPolicy;
  implement(app, getShareAwardTerms, async () => awardPolicy);
  implement(app, readShareAwards, () =>
    inScope(database.db, 'all', async (trx) => ({
      open,
      terms,
      months: await awardsByMonth(trx),
      waiting: await awardsThatWait(trx),
    })),
  );
}
