import { getLeadFacts } from '@leadwright/contracts/routes/search/dictionaries';
import { dictionaries, dictionaryOf } from '@leadwright/leads/dictionaries';
import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import { implement } from '@leadwright/runtime/http/declared-route';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { atLeast } from '@leadwright/runtime/site/lead-facts';
import { isMadeUp } from '@leadwright/leads/imports/version-source';
import { listActiveDatasets } from '../projections/active-dataset.ts';
import { phonesChecked } from './phones-checked.ts';

// A new version, or another check, is said to all within this time.
const SECONDS_KEPT = 60;

// As menus have them.
const placeOf = ({ dictId }: { dictId: string }): number => dictionaries.findIndex((each) => each.dictId === dictId);

const dayOf = (at: string): string => at.slice(0, 10);

type LeadFactsParts = { database: Database; now: () => Date };

/** Public: what the installation's own leads are, for pages that say so. */
export function getLeadFactsRoute(app: HttpApp, { database, now }: LeadFactsParts): void {
  implement(app, getLeadFacts, async (_request, reply) => {
    const active = await inScope(database.db, [], listActiveDatasets);
    void reply.header('cache-control', `public, max-age=${SECONDS_KEPT}`);
    return {
      asOf: dayOf(now().toISOString()),
      kinds: active
        .filter(({ rows }) => rows > 0)
        .sort((a, b) => placeOf(a) - placeOf(b))
        .map((dataset) => {
          const phones = phonesChecked(dataset);
          return {
            ...{ dictId: dataset.dictId, name: dictionaryOf(dataset.dictId)?.name ?? dataset.dictId },
            ...{ leads: atLeast(dataset.rows), renewedOn: dayOf(dataset.cameAt) },
            ...(isMadeUp(dataset.source) ? { madeUp: true as const } : {}),
            ...(phones === undefined ? {} : { phones }),
          };
        }),
    };
  });
}
