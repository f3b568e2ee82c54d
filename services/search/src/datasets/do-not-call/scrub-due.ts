// Every version that may be searched or ordered is checked against the lists that count. A round begins again where a crash
// left it: nobody reads a column before it is whole.
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { dictionaries } from '@leadwright/leads/dictionaries';
import type { Dictionary } from '@leadwright/leads/dictionary';
import { spareOf } from '@leadwright/leads/do-not-call/flag-slots';
import { flagsRead, flagsReadTable } from '@leadwright/leads/do-not-call/flags-read';
import { scrubbedColumn } from '@leadwright/leads/do-not-call/scrubbed-column';
import type { LeadMarkKey } from '@leadwright/leads/removal/lead-marks';
import type { Database } from '@leadwright/postgres/database';
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import type { NextRound, PeriodicWork } from '@leadwright/service/run-periodically';
import { readActiveDataset } from '../../projections/active-dataset.ts';
import {
  currentLists,
  findScrub,
  noteScrub,
  REGISTRY,
  type DoNotCallList,
  type Scrub,
} from '../../projections/do-not-call.ts';
import { versionsPresent } from '../dataset-table.ts';
import { clearDeadLists } from './load-list.ts';
import { scrubVersion, type ScrubOrder } from './scrub-version.ts';

export type ScrubParts = {
  clickhouse: ClickHouse;
  database: Database;
  markKeys: readonly LeadMarkKey[];
  logger: Logger;
  /** So long the column that was read before is left as it is: no question takes longer. */
  settleMs: number;
};

/** Woken after the commit that makes a list count. */
export const scrubAsked = 'do-not-call scrub asked';

const EVERY_MS = 60_000;

export const scrubbedKinds: readonly Dictionary[] = dictionaries.filter((each) => scrubbedColumn(each) !== undefined);

export function scrubDueWork(parts: ScrubParts): PeriodicWork {
  return {
    name: 'do-not-call flags of leads',
    everyMs: EVERY_MS,
    begins: 'at-once',
    runsIn: 'one',
    failure: 'leads are checked against the do-not-call lists later',
    wakes: (wake) => void parts.database.wakes.on(scrubAsked, wake),
    round: (stopping) => scrubDue(parts, stopping),
  };
}

/** One round: what is searched first. Answers when what it had to leave can be checked. */
export async function scrubDue(parts: ScrubParts, signal: AbortSignal): Promise<NextRound | undefined> {
  await clearDeadLists(parts);
  const lists = await currentLists(parts.database.db);
  const left: NextRound[] = [];
  for (const { dictionary, version } of lists.length === 0 ? [] : await versionsOf(parts)) {
    signal.throwIfAborted();
    const next = await scrubOne(parts, { dictionary, version, lists, keys: parts.markKeys, signal });
    if (next) left.push(next);
  }
  return left.length === 0 ? undefined : { dueInMs: Math.min(...left.map(({ dueInMs }) => dueInMs)) };
}

/** Active versions that the lists that count were not compared with yet. */
export async function activeDue(parts: Pick<ScrubParts, 'database'>): Promise<{ dictId: string; version: number }[]> {
  const { db } = parts.database;
  const lists = numbersOf(await currentLists(db));
  const due: { dictId: string; version: number }[] = [];
  for (const { dictId } of lists.length === 0 ? [] : scrubbedKinds) {
    const active = await readActiveDataset(db, dictId);
    if (active === undefined) continue;
    const scrub = await findScrub(db, dictId, active.version);
    if (!isSame(scrub?.lists ?? [], lists)) due.push({ dictId, version: active.version });
  }
  return due;
}

async function versionsOf({
  clickhouse,
  database: { db },
}: ScrubParts): Promise<{ dictionary: Dictionary; version: number }[]> {
  const active: { dictionary: Dictionary; version: number }[] = [];
  const before: typeof active = [];
  for (const dictionary of scrubbedKinds) {
    const live = await readActiveDataset(db, dictionary.dictId);
    if (live === undefined) continue;
    for (const version of (await versionsPresent(clickhouse, dictionary.dictId)).toReversed())
      if (version === live.version) active.push({ dictionary, version });
      else if (version < live.version) before.push({ dictionary, version });
  }
  return [...active, ...before];
}

const numbersOf = (lists: readonly DoNotCallList[]): number[] =>
  lists.map(({ number }) => number).toSorted((a, b) => a - b);

const isSame = (one: readonly number[], other: readonly number[]): boolean => one.join() === other.join();

type DueScrub = Omit<ScrubOrder, 'slot' | 'lists'> & { lists: readonly DoNotCallList[] };

async function scrubOne(parts: ScrubParts, order: DueScrub): Promise<NextRound | undefined> {
  const { clickhouse, database, logger, settleMs } = parts;
  const { dictionary, version, lists } = order;
  const { dictId } = dictionary;
  const before = await findScrub(database.db, dictId, version);
  if (before) await sayRead(clickhouse, before);
  if (isSame(before?.lists ?? [], numbersOf(lists))) return undefined;
  const dueInMs = settlesIn(before, settleMs);
  if (dueInMs > 0) return { dueInMs };
  const started = performance.now();
  const slot = spareOf(before?.slot ?? 0);
  const next = { dictId, version, revision: (before?.revision ?? 0) + 1, slot };
  await insertRead(clickhouse, { ...next, state: 'writing', checked: [] });
  const scrubbed = await scrubVersion(clickhouse, { ...order, slot });
  // The numbers of a list that was replaced meanwhile may have been gone when they were looked for: the next round scrubs anew.
  if (!isSame(numbersOf(await currentLists(database.db)), numbersOf(lists))) return { dueInMs: 0 };
  const scrub = { ...next, lists: numbersOf(lists), checked: checkedAgainst(lists), ...scrubbed };
  await noteScrub(database.db, scrub);
  await sayRead(clickhouse, scrub);
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  logger.info({ dictId, version, ...scrubbed, seconds }, 'leads were checked against the do-not-call lists');
  return undefined;
}

// Somebody may still read the column that is written now. The first two scrubs of a version write columns that nobody read.
function settlesIn(before: Scrub | undefined, settleMs: number): number {
  if (before === undefined || before.revision < 2 || !before.scrubbedAt) return 0;
  return Date.parse(before.scrubbedAt) + settleMs - Date.now();
}

/**
 * Checks a version that nobody reads yet, before it is activated. Answers what is to be kept with the activation; undefined
 * where no list counts, or it was checked before.
 */
export async function scrubNew(
  clickhouse: ClickHouse,
  order: Omit<ScrubOrder, 'slot' | 'lists'>,
  read: () => Promise<{ lists: DoNotCallList[]; scrub: Scrub | undefined }>,
): Promise<Omit<Scrub, 'scrubbedAt'> | undefined> {
  const { dictionary, version } = order;
  if (!scrubbedKinds.includes(dictionary)) return undefined;
  for (;;) {
    const { lists, scrub } = await read();
    if (lists.length === 0 || scrub) return undefined;
    const scrubbed = await scrubVersion(clickhouse, { ...order, lists, slot: 1 });
    const next = { dictId: dictionary.dictId, version, revision: 1, slot: 1 } as const;
    if (isSame(numbersOf((await read()).lists), numbersOf(lists)))
      return { ...next, lists: numbersOf(lists), checked: checkedAgainst(lists), ...scrubbed };
  }
}

const checkedAgainst = (lists: readonly DoNotCallList[]): Scrub['checked'] =>
  lists.map(({ source, asOf }) => ({ source, asOf }));

/** The day of the registry's list; undefined where it was not compared. */
export const registryDay = (checked: Scrub['checked']): string | undefined =>
  checked.find(({ source }) => source === REGISTRY)?.asOf;

/** Says to who makes files what searches read. Where it is said already it is not said again. */
export async function sayRead(clickhouse: ClickHouse, scrub: Omit<Scrub, 'scrubbedAt'>): Promise<void> {
  if ((await flagsRead(clickhouse, scrub)).revision < scrub.revision)
    await insertRead(clickhouse, { ...scrub, state: 'live' });
}

type Said = Pick<Scrub, 'dictId' | 'version' | 'revision' | 'slot' | 'checked'> & { state: 'writing' | 'live' };

async function insertRead(clickhouse: ClickHouse, said: Said): Promise<void> {
  const { dictId, version, revision, slot, state, checked } = said;
  await clickhouse.insert(flagsReadTable, [
    {
      ...{ revision, slot, state },
      ...{ dict_id: dictId, dataset_version: version, checked_on: registryDay(checked) ?? '' },
      checked_against: checked.map(({ source, asOf }) => `${source} ${asOf}`).join(', '),
    },
  ]);
}
