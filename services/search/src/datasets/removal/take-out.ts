import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import type { EventStore, WriteTransaction } from '@leadwright/eventsourcing/event-store';
import type { Dictionary } from '@leadwright/leads/dictionary';
import { findRemoved, type FoundLead, type MarksAsked } from '@leadwright/leads/removal/find-removed';
import { keepingAwake } from '@leadwright/postgres/held-session';
import { clearLeadsInWords, deleteLeads } from '@leadwright/leads/words/clear-leads';
import type { SearchStored } from '../../contracts.ts';
import { removalAccount } from '../../domain/removal.ts';
import { addFoundLeads, noteMasked } from '../../projections/removal.ts';
import { rowsOf } from '../dataset-table.ts';
import { copiedUpTo } from './copy-marks.ts';
import { lateItems, type Going } from './late-items.ts';
import { layAnew, leaveLaid } from '../make-beside-words.ts';

// Their keys travel as parameters.
const LEADS_AT_ONCE = 2_000;
// Each look goes through all leads until it has found so many.
const FOUND_AT_ONCE = 10 * LEADS_AT_ONCE;

/** `marks`: how many are new, of what the leads are known by besides. */
export type TakenOut = { leads: number; zips: string[]; marks: number };

/** Words are laid anew by one at a time: who looks beside others gives all of them the same. */
export type InTurn = (work: () => Promise<void>) => Promise<void>;
/** Of who looks while nobody else does. */
export const alone: InTurn = (work) => work();

type Parts = { clickhouse: ClickHouse; store: EventStore<SearchStored> };
type TakingOut = {
  /** Where there are new marks, in the transaction that adds them. */
  onMarks?: (db: WriteTransaction['db']) => Promise<void>;
  signal?: AbortSignal;
  inTurn?: InTurn | undefined;
};

/**
 * Compares every lead of a version with the marks, and takes those that are found out of words and lead table. They are noted
 * before; a repeat after a crash finds those that are still there.
 */
export async function takeOut(
  parts: Parts,
  dictionary: Dictionary,
  asked: Omit<MarksAsked, 'limit'>,
  { onMarks, signal, inTurn = alone }: TakingOut,
): Promise<TakenOut> {
  const { clickhouse } = parts;
  const statement = findRemoved(dictionary, { ...asked, limit: FOUND_AT_ONCE });
  const seen = new Set<string>();
  const zips = new Set<string>();
  let marks = 0;
  if (!statement) return { leads: 0, zips: [], marks };
  const of = { dictionary, version: asked.version };
  for (;;) {
    const copied = await copiedUpTo(clickhouse);
    const found = await clickhouse.rows<FoundLead>({ ...statement, ...(signal ? { signal } : {}) });
    if (found.some(({ key }) => seen.has(key)))
      throw new Error(`leads of ${dictionary.dictId} ${asked.version} were taken out and are still there`);
    for (let from = 0; from < found.length; from += LEADS_AT_ONCE) {
      const some = found.slice(from, from + LEADS_AT_ONCE);
      await inTurn(async () => {
        const note: Note = async (db, leads) => {
          const more = await addFoundLeads(db, dictionary.dictId, leads);
          if (more > 0) await onMarks?.(db);
          return more;
        };
        marks += await noteLeft(parts, of, (db) => note(db, some));
        marks += await clear(parts, { ...of, keys: asked.keys, copied, some }, note);
        // What was counted before is forgotten now, not once the last lead was compared.
        await noteLeft(parts, of);
      });
      for (const { key, zip } of some) {
        seen.add(key);
        zips.add(zip);
      }
    }
    if (found.length < FOUND_AT_ONCE) break;
  }
  return { leads: seen.size, zips: [...zips], marks };
}

/** Answers how many marks are new. */
type Note = (db: WriteTransaction['db'], leads: readonly FoundLead[]) => Promise<number>;
type Version = { dictionary: Dictionary; version: number };

/** How many leads it has, and that rows of some lie in files. `also` is kept with it, or not at all. */
async function noteLeft(
  { clickhouse, store }: Parts,
  { dictionary: { dictId }, version }: Version,
  also: (db: WriteTransaction['db']) => Promise<number> = () => Promise.resolve(0),
): Promise<number> {
  const rows = await rowsOf(clickhouse, dictId, version);
  return store.transaction([removalAccount], async ({ db }) => {
    await noteMasked(db, { dictId, version, rows });
    return also(db);
  });
}

/** Answers how many marks are new, of items that came since the leads were compared. */
async function clear(parts: Parts, going: Going, note: Note): Promise<number> {
  const { clickhouse } = parts;
  const { dictionary, version, some } = going;
  const leads = {
    version,
    keys: some.map(({ key }) => key),
    states: distinct(some.map(({ state }) => state)),
    zips: distinct(some.map(({ zip }) => zip)),
  };
  const laid = await leaveLaid(clickhouse, { dictionary, version });
  await clickhouse.command(clearLeadsInWords(dictionary, leads));
  const marks = await deleteUnnamed(parts, going, { note, statement: deleteLeads(dictionary, leads) });
  await layAnew(clickhouse, laid, leads.zips);
  return marks;
}

/**
 * No item comes between the question whether one names the leads and the moment when they are out. Where one does, that is
 * noted and kept first: a crash forgets nobody.
 */
async function deleteUnnamed(
  { clickhouse, store }: Parts,
  going: Going,
  { note, statement }: { note: Note; statement: ReturnType<typeof deleteLeads> },
): Promise<number> {
  let { copied } = going;
  let marks = 0;
  for (;;) {
    const late = await store.transaction([removalAccount], ({ db }) =>
      // The engine may delete for longer than an idle transaction lives.
      keepingAwake(db, async () => {
        const { upTo, named } = await lateItems(clickhouse, db, { ...going, copied });
        if (named.length > 0) return { upTo, marks: await note(db, named) };
        await clickhouse.command(statement);
        return undefined;
      }),
    );
    if (late === undefined) return marks;
    copied = late.upTo;
    marks += late.marks;
  }
}

const distinct = (values: readonly string[]): string[] => [...new Set(values)];
