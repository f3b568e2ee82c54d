import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import type { PostgresEventStore } from '@leadwright/eventsourcing/store/event-store.postgres';
import { warmPlaceNames } from '@leadwright/leads/place-words/named-places';
import { warmSuggestions } from '@leadwright/leads/suggest/suggestions';
import type { EventBus } from '@leadwright/messaging/event-bus';
import type { RunningService } from '@leadwright/runtime/process/service';
import { parseMarkKeys } from '@leadwright/runtime/mailboxes/keyed-marks';
import { reaction } from '@leadwright/service/reaction';
import { startService } from '@leadwright/service/start-service';
import { addInternalRoutes, addRoutes } from './app.ts';
import type { SearchConfig } from './config.ts';
import type { SearchStored } from './contracts.ts';
import { readActiveDataset } from './projections/active-dataset.ts';
import { rebuildables } from './projections/rebuildable.ts';
import { openQueries } from './queries/open-queries.ts';
import { watchAges, watchWords } from './metrics.ts';
import { createMailLinkTokens } from './routes/saved/mail-link.ts';
import { dropOldVersionsWork } from './datasets/versions/drop-old-versions.ts';
import { keepWordsWork } from './datasets/keep-words.ts';
import { scrubDueWork } from './datasets/do-not-call/scrub-due.ts';
import { purgeRemovedWork } from './datasets/removal/purge-removed.ts';
import { removeLeadsWork } from './datasets/removal/removal-work.ts';
import { reactionsToAccounts } from './reactions/reactions-to-accounts.ts';
import { searchLog } from './store.ts';

// That the table can be read is the answer; whose row it is does not matter.
const anyDictId = '';
// A question reads its column for as long as it may take, and waits for its turn before.
const SETTLE_SECONDS = 10;

/** `wordsFrom`: from so many leads on a version has words. */
export type SearchEngines = { bus: EventBus; clickhouse: ClickHouse; wordsFrom?: number };

export type RunningSearch = RunningService & { store: PostgresEventStore<SearchStored> };

export function startSearch(
  config: SearchConfig,
  { bus, clickhouse, wordsFrom }: SearchEngines,
): Promise<RunningSearch> {
  const { SEARCH_COUNT_SECONDS_MAX: secondsMax, SEARCH_QUESTIONS_AT_ONCE: atOnce } = config;
  return startService<'search', SearchStored>({
    name: 'search',
    config,
    bus,
    log: searchLog,
    parts: ({ database, store, logger, telemetry: { metrics } }) => {
      const { stop, ...queries } = openQueries(clickhouse, { atOnce });
      const now = () => new Date();
      const activeDataset = (dictId: string) => readActiveDataset(database.db, dictId);
      const mailLinkToken = createMailLinkTokens(config.SEARCH_SERVICE_PRIVATE_KEY);
      const markKeys = parseMarkKeys(config.SEARCH_LEAD_MARK_KEYS);
      const from = wordsFrom === undefined ? {} : { wordsFrom };
      const words = { clickhouse, activeDataset, ...from };
      watchWords(metrics, words);
      watchAges(metrics, database);
      if (config.SEARCH_WARM_GEOGRAPHY) {
        warmSuggestions();
        warmPlaceNames();
      }
      return {
        reactions: { accounts: reaction(reactionsToAccounts(markKeys)) },
        engines: {
          ClickHouse: clickhouse,
          'dataset versions': { health: async () => void (await activeDataset(anyDictId)) },
        },
        routes: (app) =>
          addRoutes(app, {
            ...{ ...queries, activeDataset, now, secondsMax, database, store },
            ...{ clickhouse, markKeys, ...from },
          }),
        internalRoutes: (app) =>
          addInternalRoutes(app, { database, store, mailLinkToken, clickhouse, markKeys, ...from }),
        rebuildables,
        periodic: [
          keepWordsWork({ ...words, logger, now }),
          removeLeadsWork({ clickhouse, database, store, markKeys, logger }),
          purgeRemovedWork({ clickhouse, database }),
          dropOldVersionsWork({ clickhouse, database, logger, now }),
          scrubDueWork({ clickhouse, database, markKeys, logger, settleMs: (secondsMax + SETTLE_SECONDS) * 1000 }),
        ],
        cancelAnswers: stop,
      };
    },
  });
}
