import { createHash } from 'node:crypto';
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { canonicalQuery } from '@leadwright/leads/canonical-query';
import { withFlags, type CheckedQuery } from '@leadwright/leads/check-query';
import { previewLeads, previewName } from '@leadwright/leads/compile/compile';
import { exportColumns, labelledItems, type Column } from '@leadwright/leads/dictionary';
import { dictionaryFor } from '@leadwright/leads/compile/where';
import { previewPageSize } from '@leadwright/leads/rules/limits';
import { previewOfLeads } from '@leadwright/leads/words/leads-by-number';
import { sampleLeads, type SampleCache } from './sample-leads.ts';
import { ask, type QueryOutcome, type Asker } from './count-leads.ts';

/** One text per column, '' where nothing is known; phone, e-mail and street number are masked. */
export type PreviewRow = Record<string, string>;

/** The same for every page and refresh, and after a scrub. The browser cannot choose it, or new seeds would reveal new people. */
export function sampleSeed(accountId: string, query: CheckedQuery, version: number): string {
  return createHash('sha256')
    .update(`${accountId}\n${version}\n${canonicalQuery(withFlags(query, {}))}`)
    .digest('hex')
    .slice(0, 16);
}

/** `samples`: where the version has words that are true. */
export async function runPreview(
  clickhouse: ClickHouse,
  query: CheckedQuery,
  version: number,
  { page, seed, asker, samples }: { page: number; seed: string; asker: Asker; samples?: SampleCache | undefined },
): Promise<QueryOutcome<PreviewRow[]>> {
  const sampled = samples ? await sampleLeads(clickhouse, query, version, { seed, asker, samples }) : undefined;
  if (sampled !== undefined && sampled.kind !== 'answer') return sampled;
  const leads = sampled?.answer.slice((page - 1) * previewPageSize, page * previewPageSize);
  if (leads?.length === 0) return { kind: 'answer', answer: [] };
  const statement = leads
    ? previewOfLeads(query, version, { leads, seed })
    : previewLeads(query, version, { seed, page });
  const asked = await ask<Record<string, string>>(clickhouse, statement, asker, 'preview');
  if (asked.kind !== 'answer') return asked;
  const columns = exportColumns(dictionaryFor(query));
  return { kind: 'answer', answer: asked.answer.map((row) => readable(row, columns)) };
}

// The table holds values; people read labels.
function readable(row: Record<string, string>, columns: Column[]): PreviewRow {
  return Object.fromEntries(
    columns.map((column) => {
      const value = row[previewName(column.fieldName)] ?? '';
      const item = labelledItems(column).find((candidate) => candidate.value === value);
      return [column.fieldName, item?.label ?? value];
    }),
  );
}
