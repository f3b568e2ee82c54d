// A repeat is harmless: an award is given once for ever, and what still waits is tried once for each period.
import { randomUUID } from 'node:crypto';
import type { EventStore } from '@leadwright/eventsourcing/event-store';
import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import type { PeriodicWork } from '@leadwright/service/run-periodically';
import { clockMoved } from '@leadwright/service/shared-clock';
import type { AwardPolicy } from './domain/award-policy.ts';
import { materialise } from '../subscription/periods/materialise.ts';
import { isCampaignOpen } from './projections/share-campaign.ts';
import { accountsToTry, awardsMayChange } from './projections/waiting-award.ts';
import { bookWaitingAwards, numbersOf } from './share-awards.ts';

export type WaitingAwardsParts = { database: Database; store: EventStore; awardPolicy: AwardPolicy };

const EVERY_MS = 60_000;
const AT_ONCE = 200;

/** Awards that wait are booked in a later period, or once there is a paid plan; none while they are stopped. */
export function bookWaitingAwardsWork({ database, store, awardPolicy }: WaitingAwardsParts): PeriodicWork {
  return {
    name: 'booking of awards that wait',
    begins: 'at-once',
    everyMs: EVERY_MS,
    runsIn: 'one',
    wakes: (wake) => {
      for (const name of [clockMoved, awardsMayChange]) database.wakes.on(name, wake);
    },
    failure: 'awards for shares that wait could not be booked; they are tried again',
    round: async (stopping) => {
      const accounts = await inScope(database.db, 'all', async (trx) =>
        (await isCampaignOpen(trx, awardPolicy)) ? accountsToTry(trx, numbersOf(awardPolicy), AT_ONCE) : [],
      );
      for (const accountId of accounts) {
        if (stopping.aborted) return;
        const context = { actorId: 'service:billing', correlationId: `awards-${randomUUID()}` };
        await store.transaction([accountId], async (tx) => {
          await materialise(tx, accountId, context);
          await bookWaitingAwards(tx, accountId, awardPolicy, context);
        });
      }
    },
  };
}
