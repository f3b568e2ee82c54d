import { createHash } from 'node:crypto';
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { canonicalQuery } from '@leadwright/leads/canonical-query';
import type { CheckedQuery } from '@leadwright/leads/check-query';
import { previewLeads, previewName } from '@leadwright/leads/compile/compile';
import { exportColumns, labelledItems, type Column } from '@leadwright/leads/dictionary';
import { dictionaryFor } from '@leadwright/leads/compile/where';
import { ask, type QueryOutcome, type Asker } from './count-leads.ts';

/** One text per column, '' where nothing is known; phone, e-mail and street number are masked. */
export type PreviewRow = Record<string, string>;

/** The same for every page and refresh. The browser cannot choose it, or new seeds would reveal new people. */
export function sampleSeed(accountId: string, query: CheckedQuery, version: number): string {
  return createHash('sha256')
    .update(`${accountId}\n${version}\n${canonicalQuery(query)}`)
    .digest('hex')
    .slice(0, 16);
}

export async function runPreview(
  clickhouse: ClickHouse,
  query: CheckedQuery,
  version: number,
  { page, seed, asker }: { page: number; seed: string; asker: Asker },
): Promise<QueryOutcome<PreviewRow[]>> {
  const asked = await ask<Record<string, string>>(
    clickhouse,
    previewLeads(query, version, { seed, page }),
    asker,
    'preview',
  );
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
