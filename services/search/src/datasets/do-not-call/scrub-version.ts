// Writes the flags of one version into the column that nobody reads, wherever its leads stand. A repeat writes the same.
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import type { Dictionary } from '@leadwright/leads/dictionary';
import { storedIn, type FlagSlot } from '@leadwright/leads/do-not-call/flag-slots';
import { areaGroups, areasOfLists } from '@leadwright/leads/do-not-call/lists';
import {
  countFlags,
  findListed,
  findUnchecked,
  flagBeside,
  flagLeads,
  flagWords,
  foundPartition,
  foundTable,
  type ListsByKey,
  type ScrubOf,
} from '@leadwright/leads/do-not-call/scrub';
import { scrubbedColumn } from '@leadwright/leads/do-not-call/scrubbed-column';
import type { LeadMarkKey } from '@leadwright/leads/removal/lead-marks';
import { REGISTRY, type DoNotCallList } from '../../projections/do-not-call.ts';
import { hasWordsRows, laidBeside } from '../dataset-table.ts';
import { statesOfWrongBeside } from '../make-beside-words.ts';
import { statesOfWrongWords } from '../make-words.ts';

/** Hashes of so many numbers are in memory at once: about a gigabyte. */
const NUMBERS_AT_ONCE = 50_000_000;

export type ScrubOrder = {
  dictionary: Dictionary;
  version: number;
  slot: FlagSlot;
  lists: readonly Pick<DoNotCallList, 'number' | 'source' | 'keyId'>[];
  keys: readonly LeadMarkKey[];
  signal?: AbortSignal;
};

export type Scrubbed = { listed: number; callable: number };

/** Throws where words came out otherwise than the leads. */
export async function scrubVersion(clickhouse: ClickHouse, order: ScrubOrder): Promise<Scrubbed> {
  const { dictionary, version, slot, lists, signal = new AbortController().signal } = order;
  const of: ScrubOf = { dictionary, version, slot };
  const run = (statement: { sql: string }) => clickhouse.command({ ...statement, signal });
  const registry = lists.filter(({ source }) => source === REGISTRY).map(({ number }) => number);
  const byRegistry = { byRegistry: registry.length > 0 };
  const clear = () => run({ sql: `ALTER TABLE ${foundTable} DROP PARTITION '${foundPartition(of)}'` });
  await clear();
  const areas = await areasIn(
    clickhouse,
    lists.map(({ number }) => number),
  );
  for (const group of areaGroups(areas, NUMBERS_AT_ONCE)) await run(findListed(of, byKey(order), group));
  if (byRegistry.byRegistry)
    await run(
      findUnchecked(
        of,
        (await areasIn(clickhouse, registry)).map(({ area }) => area),
      ),
    );
  await run(flagLeads(of, byRegistry));
  if (await hasWordsRows(clickhouse, of)) await run(flagWords(of, byRegistry));
  for (const own of await laidBeside(clickhouse, of)) await run(flagBeside(of, byRegistry, own));
  await check(clickhouse, of, signal);
  const [counted] = await clickhouse.rows<Record<keyof Scrubbed, number | string>>({ ...countFlags(of), signal });
  await clear();
  return { listed: Number(counted?.listed ?? 0), callable: Number(counted?.callable ?? 0) };
}

type Area = { area: number; numbers: number | string };

// `toUInt16OrZero` says 0 of what is no area code, which no line that was kept has.
const areasIn = (clickhouse: ClickHouse, lists: readonly number[]): Promise<Area[]> =>
  clickhouse.rows<Area>(areasOfLists(lists));

/** Throws for a list that was kept by a key that is gone. */
function byKey({ lists, keys }: Pick<ScrubOrder, 'lists' | 'keys'>): ListsByKey {
  const ids = [...new Set(lists.map(({ keyId }) => keyId))];
  return ids.map((id) => {
    const of = lists.filter(({ keyId }) => keyId === id);
    const key = keys.find((each) => each.id === id);
    if (!key)
      throw new Error(
        `the do-not-call list of ${of.map(({ source }) => source).join(', ')} was kept by key ${id} of SEARCH_LEAD_MARK_KEYS, which is gone: load the whole list again`,
      );
    return { key, lists: of.map(({ number }) => number) };
  });
}

// Somebody may be taken out at this moment: out of the words first, then out of their leads.
async function check(clickhouse: ClickHouse, of: ScrubOf, signal: AbortSignal): Promise<void> {
  const { dictionary, version, slot } = of;
  const column = scrubbedColumn(dictionary);
  const written = column && storedIn(column, slot);
  const isChecked = (name: string): boolean => name === written;
  const inWords = async () =>
    (await hasWordsRows(clickhouse, of))
      ? statesOfWrongWords(clickhouse, dictionary.dictId, version, { isChecked, signal })
      : [];
  const beside = async () => {
    const wrong: string[] = [];
    // One part of each, since all would take longer than the scrub; an hour looks at one after another.
    for (const own of await laidBeside(clickhouse, of))
      wrong.push(...(await statesOfWrongBeside(clickhouse, own, { nth: 0, isChecked, signal })));
    return wrong;
  };
  for (const look of [inWords, beside]) {
    const wrong = (await look()).length === 0 ? [] : await look();
    if (wrong.length > 0)
      throw new Error(`words of ${dictionary.dictId} ${version} say other flags than their leads: ${wrong.join(', ')}`);
  }
}
