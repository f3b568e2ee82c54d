import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import type { Dictionary } from '@leadwright/leads/dictionary';
import { findRemoved, type FoundLead, type MarksAsked } from '@leadwright/leads/removal/find-removed';
import { clearLeadsInWords, deleteLeads } from '@leadwright/leads/words/clear-leads';
import { layAnew, leaveLaid } from '../make-beside-words.ts';

// Their keys travel as parameters.
const LEADS_AT_ONCE = 2_000;

export type TakenOut = { leads: number; zips: string[] };

/**
 * Compares every lead of a version with the marks, and takes those that are found out of words and lead table. `onFound`
 * sees them before; a repeat after a crash finds those that are still there.
 */
export async function takeOut(
  clickhouse: ClickHouse,
  dictionary: Dictionary,
  asked: Omit<MarksAsked, 'limit'>,
  { onFound, signal }: { onFound?: (found: FoundLead[]) => Promise<void>; signal?: AbortSignal } = {},
): Promise<TakenOut> {
  const statement = findRemoved(dictionary, { ...asked, limit: LEADS_AT_ONCE });
  const seen = new Set<string>();
  const zips = new Set<string>();
  if (!statement) return { leads: 0, zips: [] };
  for (;;) {
    const found = await clickhouse.rows<FoundLead>({ ...statement, ...(signal ? { signal } : {}) });
    if (found.length === 0) break;
    if (found.some(({ key }) => seen.has(key)))
      throw new Error(`leads of ${dictionary.dictId} ${asked.version} were taken out and are still there`);
    await onFound?.(found);
    const leads = {
      version: asked.version,
      keys: found.map(({ key }) => key),
      states: distinct(found.map(({ state }) => state)),
      zips: distinct(found.map(({ zip }) => zip)),
    };
    const laid = await leaveLaid(clickhouse, { dictionary, version: asked.version });
    await clickhouse.command(clearLeadsInWords(dictionary, leads));
    await clickhouse.command(deleteLeads(dictionary, leads));
    await layAnew(clickhouse, laid, leads.zips);
    for (const { key, zip } of found) {
      seen.add(key);
      zips.add(zip);
    }
    if (found.length < LEADS_AT_ONCE) break;
  }
  return { leads: seen.size, zips: [...zips] };
}

const distinct = (values: readonly string[]): string[] => [...new Set(values)];
