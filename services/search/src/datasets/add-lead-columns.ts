// Adds the columns of new filters to a lead table. In older versions such a column is empty, which means unknown. A
// repeat is harmless, and no stored row changes.
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { columnTypes } from '@leadwright/leads/compile/filled-filters';
import { dictionaries } from '@leadwright/leads/dictionaries';
import { systemColumns, type Dictionary } from '@leadwright/leads/dictionary';

/** Throws if a column's type differs from its dictionary, because a change of type needs a migration. */
export async function addLeadColumns(
  clickhouse: ClickHouse,
  tables: readonly Pick<Dictionary, 'index' | 'columns'>[] = dictionaries,
): Promise<void> {
  for (const { index, columns } of tables) {
    const present = await columnTypes(clickhouse, index);
    const wanted = [...systemColumns, ...columns];
    const other = wanted.filter(({ fieldName, clickhouseType }) => {
      const type = present.get(fieldName);
      return type !== undefined && type !== clickhouseType;
    });
    if (other.length > 0)
      throw new Error(
        `${index}: the table has other types than the dictionary for ${other.map(({ fieldName }) => fieldName).join(', ')}`,
      );
    const missing = wanted.filter(({ fieldName }) => !present.has(fieldName));
    if (missing.length === 0) continue;
    const added = missing.map(
      ({ fieldName, clickhouseType }) => `ADD COLUMN IF NOT EXISTS ${fieldName} ${clickhouseType}`,
    );
    await clickhouse.command({ sql: `ALTER TABLE ${index} ${added.join(', ')}` });
  }
}
