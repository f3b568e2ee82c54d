import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { migrateClickHouse } from '@leadwright/clickhouse/migrate-clickhouse';
import { clickhouseMigrationFolders as audit } from '@leadwright/audit/migrations';
import { clickhouseMigrationFolders as exporting } from '@leadwright/export/migrations';
import { clickhouseMigrationFolders as search } from '@leadwright/search/migrations';

/** Safe to repeat. */
export async function prepareLeadTables(clickhouse: ClickHouse, root: string): Promise<void> {
  for (const source of [...search(root), ...exporting(root), ...audit(root)])
    await migrateClickHouse(clickhouse, source);
}
