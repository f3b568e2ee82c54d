// What is particular about audit; libs/service does the rest.
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import type { EventBus } from '@leadwright/messaging/event-bus';
import type { RunningService } from '@leadwright/runtime/process/service';
import { startService } from '@leadwright/service/start-service';
import { addRoutes } from './app.ts';
import type { AuditConfig } from './config.ts';
import { auditSchema, toMessage, type AuditStored } from './contracts.ts';
import { rebuildables } from './projections/rebuildable.ts';
import { readTrail, writeTrail } from './projections/trail.ts';
import { verifyTrail } from './projections/verify-trail.ts';
import { reactionsToAll } from './reactions/reactions-to-all.ts';
import type { TrailParts } from './routes/read-trail.ts';

export type AuditEngines = { bus: EventBus; clickhouse: ClickHouse };

export function startAudit(config: AuditConfig, { bus, clickhouse }: AuditEngines): Promise<RunningService> {
  const trail: TrailParts['trail'] = {
    read: (accountId, after, limit) => readTrail(clickhouse, accountId, after, limit),
    verify: (accountId) => verifyTrail(clickhouse, accountId),
  };
  return startService<'audit', AuditStored>({
    name: 'audit',
    config,
    bus,
    log: () => ({ schema: auditSchema, toMessage, projections: [] }),
    parts: ({ database, store }) => ({
      reactions: reactionsToAll((rows) => writeTrail(clickhouse, rows)),
      engines: [clickhouse],
      routes: (app) => addRoutes(app, { store, trail }),
      rebuildables: (consumed) => rebuildables({ database, clickhouse }, consumed),
    }),
  });
}
