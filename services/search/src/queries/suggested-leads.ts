import type { SearchableFilters } from '@leadwright/leads/compile/searchable-filters';
import type { Dictionary } from '@leadwright/leads/dictionary';
import { suggestedColumns } from '@leadwright/leads/suggest/suggested-query';
import type { Suggestion } from '@leadwright/leads/suggest/suggestions';
import { editionOf, type ActiveDataset } from '../projections/active-dataset.ts';
import type { LeadTotals } from './lead-totals.ts';

export type SuggestedLeadsParts = {
  activeDataset: (dictId: string) => Promise<ActiveDataset | undefined>;
  searchableFilters: SearchableFilters;
  leadTotals: LeadTotals;
};

/** One number for each suggestion; null where the version has no values to count. */
export async function suggestedLeads(
  suggestions: readonly Suggestion[],
  dictionary: Dictionary,
  { activeDataset, searchableFilters, leadTotals }: SuggestedLeadsParts,
): Promise<(number | null)[]> {
  const dataset = await activeDataset(dictionary.dictId);
  if (!dataset) return suggestions.map(() => null);
  const ready = await searchableFilters(dictionary.dictId, dataset.version);
  return Promise.all(
    suggestions.map(async (suggestion) => {
      const asked = suggestedColumns(suggestion, dictionary);
      if (asked === undefined || (asked.filter !== undefined && !ready.has(asked.filter))) return null;
      const counts = asked.reach.map(async ({ column, values }) => {
        const totals = await leadTotals(dictionary, column, { version: dataset.version, edition: editionOf(dataset) });
        return asked.byPrefix
          ? sumBeginning(totals, values)
          : values.reduce((sum, value) => sum + (totals.get(value) ?? 0), 0);
      });
      return (await Promise.all(counts)).reduce((sum, leads) => sum + leads, 0);
    }),
  );
}

function sumBeginning(totals: ReadonlyMap<string, number>, beginnings: readonly string[]): number {
  return [...totals].reduce(
    (sum, [value, leads]) => (beginnings.some((beginning) => value.startsWith(beginning)) ? sum + leads : sum),
    0,
  );
}
