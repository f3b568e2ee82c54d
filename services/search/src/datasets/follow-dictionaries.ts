// In older versions a new filter's column is empty: unknown. A repeat is harmless, and no stored row changes.
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { columnTypes } from '@leadwright/leads/compile/filled-filters';
import { dictionaries } from '@leadwright/leads/dictionaries';
import { columnSql, tableColumns, type TableColumn } from '@leadwright/leads/dictionary';
import { wordRange, wordsColumns, wordsIndex, wordsTableSql } from '@leadwright/leads/words/words-table';
import {
  allPairs,
  besideWordsColumns,
  besideWordsIndex,
  besideWordsTableSql,
  type Pair,
} from '@leadwright/leads/words/beside-words';
import { leadTableSql, type LeadTable } from '@leadwright/leads/compile/lead-table';

/** Throws if a column's type differs from its dictionary, because a change of type needs a migration. */
export async function followDictionaries(
  clickhouse: ClickHouse,
  tables: readonly LeadTable[] = dictionaries,
  pairs: readonly Pair[] = allPairs,
): Promise<void> {
  for (const table of tables) {
    await follow(clickhouse, { index: table.index, columns: tableColumns(table), create: leadTableSql(table) });
    await follow(clickhouse, {
      index: wordsIndex(table),
      columns: wordsColumns(table),
      range: wordRange,
      create: wordsTableSql(table),
    });
  }
  for (const pair of pairs)
    await follow(clickhouse, {
      index: besideWordsIndex(pair.own, pair.link.dictionary),
      columns: besideWordsColumns(pair),
      range: wordRange,
      create: besideWordsTableSql(pair),
    });
}

/** `range`: an index of the smallest and largest value, which a table of an earlier release lacks. */
type Followed = { index: string; columns: readonly TableColumn[]; create: string; range?: string };

async function follow(clickhouse: ClickHouse, { index, columns, create, range }: Followed): Promise<void> {
  const present = await columnTypes(clickhouse, index);
  if (present.size === 0) {
    await clickhouse.command({ sql: create });
    return;
  }
  const other = columns.filter(({ fieldName, clickhouseType }) => {
    const type = present.get(fieldName);
    return type !== undefined && type !== clickhouseType;
  });
  if (other.length > 0)
    throw new Error(
      `${index}: the table has other types than the dictionary for ${other.map(({ fieldName }) => fieldName).join(', ')}`,
    );
  if (range !== undefined) await clickhouse.command({ sql: `ALTER TABLE ${index} ADD INDEX IF NOT EXISTS ${range}` });
  const missing = columns.filter(({ fieldName }) => !present.has(fieldName));
  if (missing.length === 0) return;
  const added = missing.map((column) => `ADD COLUMN IF NOT EXISTS ${columnSql(column)}`);
  await clickhouse.command({ sql: `ALTER TABLE ${index} ${added.join(', ')}` });
}
