import { getShareAwardTerms, readShareAwards } from '@leadwright/contracts/routes/billing/credits/share-awards';
import { inScope } from '@leadwright/postgres/scope';
import type { Database } from '@leadwright/postgres/database';
import { implement } from '@leadwright/runtime/http/declared-route';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { shareCampaignStream } from '../../kernel/domain/streams.ts';
import { cheapestPublicLead } from '../../plans/domain/cheapest-lead.ts';
import type { AwardPolicy } from '../domain/award-policy.ts';
import { awardsByMonth, awardsThatWait } from '../projections/award-costs.ts';
import { isCampaignOpen, lastSwitched } from '../projections/share-campaign.ts';

export type ShareAwardParts = { database: Database; awardPolicy: AwardPolicy };

export function readShareAwardsRoute(app: HttpApp, { database, awardPolicy }: ShareAwardParts): void {
  const { open: variable, ...terms } = awardPolicy;
  const { accountId } = shareCampaignStream;
  implement(app, getShareAwardTerms, async () => ({
    ...terms,
    open: await inScope(database.db, [accountId], (trx) => isCampaignOpen(trx, awardPolicy)),
  }));
  implement(app, readShareAwards, () =>
    inScope(database.db, 'all', async (trx) => {
      const switched = await lastSwitched(trx);
      return {
        open: variable && (switched?.open ?? true),
        openByVariable: variable,
        switched: switched && { open: switched.open, at: switched.at, personId: switched.by },
        terms,
        price: cheapestPublicLead,
        months: await awardsByMonth(trx),
        waiting: await awardsThatWait(trx),
      };
    }),
  );
}
