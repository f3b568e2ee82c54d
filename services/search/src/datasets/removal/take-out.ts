import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import type { Dictionary } from '@leadwright/leads/dictionary';
import { findRemoved, type FoundLead, type MarksAsked } from '@leadwright/leads/removal/find-removed';
import { clearLeadsInWords, deleteLeads } from '@leadwright/leads/words/clear-leads';
import { layAnew, leaveLaid } from '../make-beside-words.ts';

// Their keys travel as parameters.
const LEADS_AT_ONCE = 2_000;
// Each look goes through all leads until it has found so many.
const FOUND_AT_ONCE = 10 * LEADS_AT_ONCE;

export type TakenOut = { leads: number; zips: string[] };

/** Words are laid anew by one at a time: who looks beside others gives all of them the same. */
export type InTurn = (work: () => Promise<void>) => Promise<void>;

type TakingOut = {
  onFound?: (found: FoundLead[]) => Promise<void>;
  signal?: AbortSignal;
  inTurn?: InTurn | undefined;
};

/**
 * Compares every lead of a version with the marks, and takes those that are found out of words and lead table. `onFound`
 * sees them before; a repeat after a crash finds those that are still there.
 */
export async function takeOut(
  clickhouse: ClickHouse,
  dictionary: Dictionary,
  asked: Omit<MarksAsked, 'limit'>,
  { onFound, signal, inTurn = (work) => work() }: TakingOut = {},
): Promise<TakenOut> {
  const statement = findRemoved(dictionary, { ...asked, limit: FOUND_AT_ONCE });
  const seen = new Set<string>();
  const zips = new Set<string>();
  if (!statement) return { leads: 0, zips: [] };
  const of = { dictionary, version: asked.version };
  for (;;) {
    const found = await clickhouse.rows<FoundLead>({ ...statement, ...(signal ? { signal } : {}) });
    if (found.some(({ key }) => seen.has(key)))
      throw new Error(`leads of ${dictionary.dictId} ${asked.version} were taken out and are still there`);
    for (let from = 0; from < found.length; from += LEADS_AT_ONCE) {
      const some = found.slice(from, from + LEADS_AT_ONCE);
      await inTurn(async () => {
        await onFound?.(some);
        await clear(clickhouse, of, some);
      });
      for (const { key, zip } of some) {
        seen.add(key);
        zips.add(zip);
      }
    }
    if (found.length < FOUND_AT_ONCE) break;
  }
  return { leads: seen.size, zips: [...zips] };
}

async function clear(
  clickhouse: ClickHouse,
  { dictionary, version }: { dictionary: Dictionary; version: number },
  found: readonly FoundLead[],
): Promise<void> {
  const leads = {
    version,
    keys: found.map(({ key }) => key),
    states: distinct(found.map(({ state }) => state)),
    zips: distinct(found.map(({ zip }) => zip)),
  };
  const laid = await leaveLaid(clickhouse, { dictionary, version });
  await clickhouse.command(clearLeadsInWords(dictionary, leads));
  await clickhouse.command(deleteLeads(dictionary, leads));
  await layAnew(clickhouse, laid, leads.zips);
}

const distinct = (values: readonly string[]): string[] => [...new Set(values)];
