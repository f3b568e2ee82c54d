// What is particular about audit; everything else of a running service stands in libs/service.
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import type { EventBus } from '@leadwright/messaging/event-bus';
import type { RunningService } from '@leadwright/runtime/process/service';
import { reaction, type ConsumedBy, type TopicReaction } from '@leadwright/service/reaction';
import { startService } from '@leadwright/service/start-service';
import { addRoutes } from './app.ts';
import type { AuditConfig } from './config.ts';
import { auditSchema, toMessage, type AuditStored } from './contracts.ts';
import { rebuildableTrail } from './projections/rebuild-trail.ts';
import { readTrail, writeTrail } from './projections/trail.ts';
import { verifyTrail } from './projections/verify-trail.ts';
import { createTrailRecorder } from './reactions/record-trail.ts';
import { consumedTopics } from './reactions/topics.ts';
import { decodeFor, rowMaker } from './reactions/trail-row.ts';

export type AuditEngines = { bus: EventBus; clickhouse: ClickHouse };

// The trail keeps bytes and understands nothing of them: no schema is too new for it.
const ANY_SCHEMA = Number.MAX_SAFE_INTEGER;

export function startAudit(config: AuditConfig, { bus, clickhouse }: AuditEngines): Promise<RunningService> {
  const { react, writingBefore } = createTrailRecorder((rows) => writeTrail(clickhouse, rows));
  const reactions = consumedTopics.map(({ owner, schema }) => {
    const decode = decodeFor(schema);
    return [owner, reaction({ decode, react, schemaV: ANY_SCHEMA, storeOf: writingBefore })] as const;
  });
  return startService<'audit', AuditStored>({
    name: 'audit',
    config,
    bus,
    log: () => ({ schema: auditSchema, toMessage, projections: [] }),
    parts: ({ database, store }) => ({
      reactions: Object.fromEntries(reactions) as Record<ConsumedBy<'audit'>, TopicReaction>,
      engines: [clickhouse],
      routes: (app) =>
        addRoutes(app, {
          store,
          trail: {
            read: (accountId, after, limit) => readTrail(clickhouse, accountId, after, limit),
            verify: (accountId) => verifyTrail(clickhouse, accountId),
          },
        }),
      rebuildables: (consumed) => {
        const sources = consumedTopics.map(({ owner, topic, schema }) => ({
          topic,
          owner: consumed[owner].owner,
          rowOf: rowMaker(topic, decodeFor(schema)),
        }));
        return [rebuildableTrail({ database, clickhouse, sources })];
      },
    }),
  });
}
