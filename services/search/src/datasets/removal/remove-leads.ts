// Who asked to be in no list is taken out of every version that may be searched or ordered, and what was found is said:
// to who asked by accounts, to who bought it by export. A round begins again where a crash left it.
import { randomUUID } from 'node:crypto';
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import type { PostgresEventStore } from '@leadwright/eventsourcing/store/event-store.postgres';
import type { Dictionary } from '@leadwright/leads/dictionary';
import { dictionaries } from '@leadwright/leads/dictionaries';
import type { LeadMarkKey } from '@leadwright/leads/removal/lead-marks';
import type { Database } from '@leadwright/postgres/database';
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import type { SearchStored } from '../../contracts.ts';
import { removalAccount, removalStream, type LeadsRemoved } from '../../domain/removal.ts';
import {
  endRemoval,
  isRemovalDue,
  kindsOfMarks,
  lookedUpTo,
  newestMark,
  noteLookedThrough,
  removalsToEnd,
  takeUpWaiting,
  type OpenRemoval,
} from '../../projections/removal.ts';
import { endPlatformItems } from '../../projections/platform-item.ts';
import { forgetLeadsOf, forgetLeadsTold, leadsToTell, removedLeadsOf } from '../../projections/removed-lead.ts';
import { rowsOf } from '../dataset-table.ts';
import { copyMarks } from './copy-marks.ts';
import { alone, takeOut, type InTurn } from './take-out.ts';
import { tellBuyers } from './tell-buyers.ts';
import { versionsInUse } from './versions-in-use.ts';

export type RemoveLeadsParts = {
  clickhouse: ClickHouse;
  database: Database;
  store: PostgresEventStore<SearchStored>;
  markKeys: readonly LeadMarkKey[];
  logger: Logger;
  /** Shared with whoever takes leads out beside it. */
  inTurn?: InTurn;
};

/** One round: until nobody who is known so far is found any more. */
export async function removeLeads(parts: RemoveLeadsParts, signal: AbortSignal): Promise<void> {
  const { db } = parts.database;
  if (!(await isRemovalDue(db))) return;
  await parts.store.transaction([removalAccount], ({ db: trx }) => takeUpWaiting(trx));
  let before: Looked | undefined;
  for (;;) {
    const upTo = await newestMark(db);
    await parts.store.transaction([removalAccount], ({ db: trx }) => copyMarks(parts.clickhouse, trx));
    const looked: Looked = { upTo, zips: new Set(), marks: 0 };
    for (const dictionary of dictionaries) await lookThrough(parts, dictionary, { before, looked, signal });
    if (looked.marks === 0) {
      for (const removal of await removalsToEnd(db, upTo)) await end(parts, removal);
      await endOthers(parts, upTo);
      return;
    }
    before = looked;
  }
}

/** `marks`: how many came of leads that were found, `zips`: where those live. */
type Looked = { upTo: number; zips: Set<string>; marks: number };
type Looking = { before: Looked | undefined; looked: Looked; signal: AbortSignal };

async function lookThrough(parts: RemoveLeadsParts, dictionary: Dictionary, looking: Looking): Promise<void> {
  for (const version of await versionsInUse(parts, dictionary.dictId))
    await lookThroughVersion(parts, dictionary, version, looking);
}

async function lookThroughVersion(
  parts: RemoveLeadsParts,
  dictionary: Dictionary,
  version: number,
  { before, looked, signal }: Looking,
): Promise<void> {
  const { clickhouse, store, markKeys: keys, logger, inTurn = alone } = parts;
  const { db } = parts.database;
  const { dictId } = dictionary;
  const { upTo } = looked;
  const after = await lookedUpTo(db, dictId, version);
  if (after >= upTo) return;
  const known = await kindsOfMarks(db, { after, upTo });
  // Marks that came of leads that were found a moment ago are of people whose ZIP codes are known.
  const marks = [...known.values()].reduce((sum, each) => sum + each, 0);
  const zips = before !== undefined && after === before.upTo && marks === before.marks ? [...before.zips] : undefined;
  const taken = await takeOut(
    parts,
    dictionary,
    { version, after, upTo, kinds: [...known.keys()], keys, zips },
    { signal, inTurn },
  );
  looked.marks += taken.marks;
  for (const zip of taken.zips) looked.zips.add(zip);
  await inTurn(async () => {
    const rows = await rowsOf(clickhouse, dictId, version);
    await store.transaction([removalAccount], ({ db: trx }) => noteLookedThrough(trx, { dictId, version, upTo, rows }));
  });
  if (taken.leads > 0) logger.info({ dictId, version, leads: taken.leads }, 'leads were taken out for who asked');
}

async function end(parts: RemoveLeadsParts, removal: OpenRemoval): Promise<void> {
  const { requestId, leads, correlationId, causationId } = removal;
  const context = { actorId: 'service:search', correlationId, causationId };
  const told = await removedLeadsOf(parts.database.db, requestId);
  for (const [dictId, keys] of told) await tellBuyers(parts, { dictId, keys }, context);
  const event: LeadsRemoved = { type: 'LeadsRemoved', requestId, leads };
  const stream = removalStream(requestId);
  // Two rounds side by side end it once.
  const causes = [`leads-removed:${requestId}`];
  await parts.store.transaction([removalAccount], async (tx) => {
    if (!(await tx.isStored({ stream, causes }))) await tx.record(stream, [event], { ...context, causes });
    await endRemoval(tx.db, removal, tx.realAt);
    await forgetLeadsOf(tx.db, requestId, told);
  });
}

// All at once: there may be a million of them, and nobody waits for each. A request that was carried out stays so.
async function endOthers(parts: RemoveLeadsParts, upTo: number): Promise<void> {
  const context = { actorId: 'service:search', correlationId: randomUUID() };
  const told = await leadsToTell(parts.database.db, upTo);
  for (const [dictId, keys] of told) await tellBuyers(parts, { dictId, keys }, context);
  const items = await parts.store.transaction([removalAccount], async ({ db, realAt }) => {
    const ended = await endPlatformItems(db, upTo, realAt);
    await forgetLeadsTold(db, upTo, told);
    return ended;
  });
  if (items > 0) parts.logger.info({ items }, 'items of the deletion platform were carried out');
}
