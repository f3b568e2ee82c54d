import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import type { EventBus } from '@leadwright/messaging/event-bus';
import type { RunningService } from '@leadwright/runtime/process/service';
import { createOwnerClient, ownerOf } from '@leadwright/eventsourcing/consume/owner-client';
import { startService } from '@leadwright/service/start-service';
import { addInternalRoutes, addRoutes } from './app.ts';
import { openBillingBook } from './book/billing-book.ts';
import { findFirst } from './book/compare-page.ts';
import { differingAccounts } from './book/differences.ts';
import { readMonthSums } from './book/month-sums.ts';
import { openTrailBook } from './book/trail-book.ts';
import { chainStoresOf, type ChainParts } from './chain/chain-stores.ts';
import type { AuditConfig } from './config.ts';
import { auditSchema, toMessage, type AuditStored } from './contracts.ts';
import { rebuildables } from './projections/rebuildable.ts';
import { readTrail, writeTrail } from './projections/trail.ts';
import { verifyTrail } from './projections/verify-trail.ts';
import { reactionsToAll } from './reactions/reactions-to-all.ts';
import type { CheckChainParts } from './routes/check-chain.ts';
import type { MonthSumsParts } from './routes/month-sums.ts';
import type { TrailParts } from './routes/read-trail.ts';
import { compareBooksWork } from './schedules/compare-books.ts';

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
    parts: ({ database, store, tokens, peer, logger, telemetry: { metrics } }) => {
      const owner: ChainParts['owner'] = (name) =>
        name === 'audit'
          ? ownerOf(store)
          : createOwnerClient({ baseUrl: peer(name), owner: name, service: 'audit', tokens });
      const chain: CheckChainParts = {
        store,
        chainStores: (name, accountId) => chainStoresOf({ database, clickhouse, owner }, name, accountId),
      };
      // No sum is worth anything while the books differ, of whatever account: so a difference stops the close.
      const monthSums: MonthSumsParts['monthSums'] = async (question) => {
        const sums = await readMonthSums(clickhouse, question);
        const differing = await differingAccounts(database);
        return { ...sums, lacking: [...new Set([...sums.lacking, ...differing])], differing };
      };
      const books = { billing: openBillingBook(peer('billing'), tokens), trail: openTrailBook(clickhouse) };
      const firstDifference: MonthSumsParts['firstDifference'] = (accountId, through) =>
        findFirst(books, accountId, through);
      return {
        reactions: reactionsToAll((rows) => writeTrail(clickhouse, rows)),
        engines: { ClickHouse: clickhouse },
        routes: (app) => addRoutes(app, { ...chain, trail, database }),
        internalRoutes: (app) => addInternalRoutes(app, { ...chain, monthSums, firstDifference, database }),
        rebuildables: (consumed) => rebuildables({ database, clickhouse }, consumed),
        periodic: [compareBooksWork({ books, database, metrics, logger })],
      };
    },
  });
}
