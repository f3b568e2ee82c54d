import { setTimeout } from 'node:timers/promises';
import { checkQuery } from '@leadwright/leads/check-query';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { knowsDatasetVersion, newestDatasetVersion } from '../projections/dataset-version.ts';
import { invalid, placeOrder, type Order, type OrderParts } from './acts/place-order.ts';
import type { ExportParts } from './parts.ts';
import { requestDownload } from '@leadwright/contracts/routes/export/downloads';
import { implement } from '@leadwright/runtime/http/declared-route';
import { refusals } from '@leadwright/contracts/routes/export/refusals';

/** Billing decides whether the file may be written and what it costs. */
export function requestDownloadRoute(app: HttpApp, parts: OrderParts & Pick<ExportParts, 'database'>): void {
  implement(app, requestDownload, async (request, reply) => {
    const { name, rows, datasetVersion, cells, ...search } = request.body;
    // Before the query: whoever sends no key hears of that first.
    if (request.headers['idempotency-key'] === undefined) throw refuse(refusals.idempotencyKeyMissing);
    const checked = checkQuery(search);
    if (!checked.ok) throw invalid(checked.problems);
    // Absent if the request omitted it, so that a retry of an older client's request is the same request.
    const wanted = { query: checked.query, name, rows, datasetVersion, ...(cells === undefined ? {} : { cells }) };
    const { query, ...rest } = wanted;
    const asked = { request: wanted, fields: { ...query, ...rest } };
    await hear(parts, wanted);
    return reply.code(202).send(await placeOrder(parts, request, { asked, wantedIn: () => wanted }));
  });
}

const HEAR_MS_MAX = 2_000;
const HEAR_MS = 100;

// Search counts by a new version before this service has heard of it: then the order waits a moment for the news.
async function hear(
  { database: { db } }: Pick<ExportParts, 'database'>,
  { query, datasetVersion }: Order,
): Promise<void> {
  const until = performance.now() + HEAR_MS_MAX;
  while (performance.now() < until) {
    const newest = await newestDatasetVersion(db, query.dictId);
    const isOld = newest !== null && datasetVersion <= newest;
    if (isOld || (await knowsDatasetVersion(db, query.dictId, datasetVersion))) return;
    await setTimeout(HEAR_MS);
  }
}
