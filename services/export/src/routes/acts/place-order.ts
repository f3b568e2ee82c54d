import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { v7 as uuidV7 } from 'uuid';
import { checkPlaces } from '@leadwright/leads/check-places';
import { withBeside, type CheckedQuery, type QueryProblem } from '@leadwright/leads/check-query';
import type { FileCells } from '@leadwright/leads/compile/csv-cell';
import { filtersNotReady, type SearchableFilters } from '@leadwright/leads/compile/searchable-filters';
import { dictionaryOf } from '@leadwright/leads/dictionaries';
import { kindsBeside } from '@leadwright/leads/links';
import { dictionaryFor } from '@leadwright/leads/compile/where';
import type { WordsKnown } from '@leadwright/leads/words/words-known';
import { canonicalJson } from '@leadwright/eventsourcing/log/canonical-json';
import type { WriteTransaction } from '@leadwright/eventsourcing/event-store';
import { accountOf } from '@leadwright/runtime/http/access';
import { crashpoint } from '@leadwright/runtime/process/crashpoint';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { download, downloadStream, type ChosenBy, type DownloadOrder } from '../../domain/download.ts';
import { knowsDatasetVersion, newestDatasetVersion } from '../../projections/dataset-version.ts';
import { countWaiting } from '../../projections/download.ts';
import { contextOf } from '@leadwright/eventsourcing/request-context';
import type { ExportParts } from '../parts.ts';
import { refused } from '../refused.ts';
import { refusals, waitingMax } from '@leadwright/contracts/routes/export/refusals';

/** Alerts fire above it: `DiskNearlyFull` in docker/prometheus/alerts.yml. */
const FREE_SHARE_MIN = 0.05;
// An engine that does not answer by then does not delay the request.
const WORDS_MS_MAX = 2_500;

export type Placed = { id: string; version: number };

/** What makes two requests under one key the same: all of it, and by field for the answer that says what differs. */
type OrderKeys = { request: Record<string, unknown>; fields: Record<string, unknown> };

export type OrderParts = Pick<ExportParts, 'store' | 'objects' | 'searchableFilters' | 'wordsKnown'>;

/** A repeat gets the first answer. `wantedIn` runs under the account's lock. A thrown refusal leaves the key unused. */
export async function placeOrder(
  { store, objects, searchableFilters, wordsKnown }: OrderParts,
  request: FastifyRequest,
  { asked, wantedIn }: { asked: OrderKeys; wantedIn: (tx: WriteTransaction) => Promise<Order> | Order },
): Promise<Placed> {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string') throw refuse(refusals.idempotencyKeyMissing);
  const accountId = accountOf(request);
  const outcome = await store.once(accountId, { key, ...asked }, async (tx) => {
    const wanted = await withNewestBeside(await wantedIn(tx), tx);
    await checkDisk(objects);
    await checkRoom(tx, accountId, wanted);
    await checkFilters(wanted, searchableFilters, request.log);
    const chosenBy = await chosenByOf(wanted, wordsKnown);
    const fresh = freshly(wanted, { personId: request.caller.personId, chosenBy });
    const executed = await tx.execute(
      downloadStream(accountId, fresh.downloadId),
      download,
      { type: 'RequestDownload', order: fresh },
      contextOf(request),
    );
    if (!executed.accepted) throw refused(executed.refusal);
    return { status: 202, body: { id: fresh.downloadId, version: executed.version } };
  });
  if (outcome.conflict) {
    const details = outcome.fields.map((path) => ({ path, message: 'is not what it was at first' }));
    throw refuse(refusals.idempotencyKeyReused, { details });
  }
  crashpoint('export:download-requested');
  return outcome.answer.body as Placed;
}

export type Order = {
  query: CheckedQuery;
  name: string;
  rows: number;
  datasetVersion: number;
  cells?: FileCells;
  /** Its rows again, for nothing. */
  recheckOfId?: string;
};

// Of the versions that are the newest now, so that a file that is tried again has the same rows.
async function withNewestBeside(wanted: Order, tx: WriteTransaction): Promise<Order> {
  const asked = kindsBeside(dictionaryFor(wanted.query), wanted.query.filters);
  const versions: Record<string, number> = {};
  for (const dictId of asked) {
    const version = await newestDatasetVersion(tx.db, dictId);
    if (version === null) throw refuse(refusals.datasetGone);
    versions[dictId] = version;
  }
  return { ...wanted, query: withBeside(wanted.query, versions) };
}

// The database may stand on the same disk, and one that is full ends it.
async function checkDisk({ disk }: ExportParts['objects']): Promise<void> {
  const { size, free } = (await disk?.()) ?? { size: 1, free: 1 };
  if (free < FREE_SHARE_MIN * size)
    throw refuse(refusals.diskNearlyFull, {
      cause: new Error(`${((100 * free) / size).toFixed(1)} % of the disk is free`),
    });
}

// Thrown, so that nothing is stored under the key and the client may retry later. A retry of an accepted
// request never gets here, so it gets its first answer even if a place was retired since.
async function checkRoom(tx: WriteTransaction, accountId: string, { query, datasetVersion }: Order): Promise<void> {
  const wrongPlaces = checkPlaces(query);
  if (wrongPlaces) throw invalid([wrongPlaces]);
  if (!(await knowsDatasetVersion(tx.db, query.dictId, datasetVersion))) {
    throw refuse(refusals.datasetGone);
  }
  if ((await countWaiting(tx.db, accountId)) >= waitingMax) {
    throw refuse(refusals.tooManyDownloads);
  }
}

// Else the file would end without rows. An engine that is away does not delay the request: the file waits for it.
async function checkFilters(
  { query, datasetVersion }: Order,
  searchable: SearchableFilters,
  logger: Pick<HttpApp['log'], 'warn'>,
): Promise<void> {
  const look = async (): Promise<{ path: string; message: string }[]> => {
    if (query.filters.length === 0) return [];
    // A version without any lead was removed; the file says so.
    const isGone = (await searchable(query.dictId, datasetVersion)).size === 0;
    return isGone ? [] : filtersNotReady(searchable, query, datasetVersion);
  };
  const details = await look().catch((error: unknown) => {
    logger.warn({ err: error, datasetVersion }, 'the filters of an order were not checked');
    return [];
  });
  const [first] = details;
  if (first) throw refuse(refusals.filterNotReady, { message: first.message, details });
}

// The same code and words as of a count.
export function invalid(problems: QueryProblem[]) {
  return refuse(refusals.queryInvalid, {
    message: problems[0]?.message ?? 'The search is not valid.',
    details: problems,
  });
}

// For good, so that a file that is tried again has the same rows, whatever becomes of the words meanwhile.
async function chosenByOf({ query, datasetVersion }: Order, wordsKnown: WordsKnown): Promise<ChosenBy | undefined> {
  const known = await wordsKnown(query, datasetVersion, AbortSignal.timeout(WORDS_MS_MAX));
  return known ? 'words' : undefined;
}

function freshly(
  { query, name, rows, datasetVersion, cells = 'labels', recheckOfId }: Order,
  { personId, chosenBy }: { personId: string; chosenBy: ChosenBy | undefined },
): DownloadOrder {
  const { dictId, geography, filters, beside } = query;
  const multiplierHundredths = recheckOfId === undefined ? dictionaryOf(dictId)?.multiplierHundredths : 0;
  if (multiplierHundredths === undefined) throw new Error(`no dictionary ${dictId}`);
  return {
    downloadId: uuidV7(),
    dictId,
    datasetVersion,
    name,
    rows,
    multiplierHundredths,
    personId,
    cells,
    ...(chosenBy === undefined ? {} : { chosenBy }),
    ...(recheckOfId === undefined ? {} : { recheckOfId }),
    seed: randomBytes(8).toString('hex'),
    query: canonicalJson({ geography, filters, ...(beside === undefined ? {} : { beside }) }),
  };
}
