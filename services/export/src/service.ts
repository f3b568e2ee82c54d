import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { createSearchableFilters } from '@leadwright/leads/compile/searchable-filters';
import { createWordsKnown } from '@leadwright/leads/words/words-known';
import type { EventBus } from '@leadwright/messaging/event-bus';
import type { LinkedObjects } from '@leadwright/objects/open-objects';
import type { RunningService } from '@leadwright/runtime/process/service';
import { reaction } from '@leadwright/service/reaction';
import { startService } from '@leadwright/service/start-service';
import { addInternalRoutes, addRoutes } from './app.ts';
import { limitsOf, type ExportConfig } from './config.ts';
import { exportSchema, toMessage, type ExportStored } from './contracts.ts';
import { createProgress } from './files/progress.ts';
import { timeDownloads, watchBackups, watchDisk, watchDownloads, type LastBackup } from './metrics.ts';
import { projectDownload } from './projections/download.ts';
import { projectFileReport } from './projections/file-report.ts';
import { projectImportedDownload } from './projections/imported-download.ts';
import { rebuildables } from './projections/rebuildable.ts';
import { reactionsToBilling } from './reactions/reactions-to-billing.ts';
import { reactionsToSearch } from './reactions/reactions-to-search.ts';
import { readSharedDownloadRoute } from './routes/open-shared-download.ts';
import { personDataRoute } from './routes/person-data.ts';
import { checkFilesWork } from './schedules/check-files.ts';
import { startFileWorker } from './schedules/file-worker.ts';
import { sweepDownloadsWork } from './schedules/sweeper.ts';

export type ExportEngines = { bus: EventBus; clickhouse: ClickHouse; objects: LinkedObjects; lastBackup?: LastBackup };

export function startExport(
  config: ExportConfig,
  { bus, lastBackup, ...engines }: ExportEngines,
): Promise<RunningService> {
  const { clickhouse, objects } = engines;
  return startService<'export', ExportStored>({
    name: 'export',
    config,
    bus,
    log: ({ telemetry: { metrics } }) => ({
      schema: exportSchema,
      toMessage,
      projections: [projectDownload, projectFileReport, projectImportedDownload, timeDownloads(metrics)],
    }),
    parts: ({ database, store, logger, telemetry: { metrics, tracer } }) => {
      const progress = createProgress({ bus, logger, now: () => performance.now() });
      const files = { ...engines, ...limitsOf(config), store, database, progress, logger, tracer };
      watchDownloads(metrics, database);
      watchDisk(metrics, objects);
      watchBackups(metrics, lastBackup);
      return {
        reactions: { billing: reaction(reactionsToBilling), search: reaction(reactionsToSearch) },
        engines: { ClickHouse: clickhouse, 'file store': objects },
        routes: (app) =>
          addRoutes(app, {
            ...files,
            searchableFilters: createSearchableFilters(clickhouse),
            wordsKnown: createWordsKnown(clickhouse, () => Date.now()),
          }),
        internalRoutes: (app) => {
          addInternalRoutes(app, { store });
          personDataRoute(app, files);
          readSharedDownloadRoute(app, files);
        },
        rebuildables,
        workers: { 'file worker': () => startFileWorker(files) },
        periodic: [sweepDownloadsWork(files), checkFilesWork(files)],
      };
    },
  });
}
