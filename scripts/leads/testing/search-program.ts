// Search as a program that is killed: with signal 9, before it sends the first statement to its leads that fits. The first
// argument is what it is given, as JSON; it says its addresses when it answers.
import { openEmbeddedClickHouse } from '@leadwright/clickhouse/clickhouse.embedded';
import { migrateClickHouse } from '@leadwright/clickhouse/migrate-clickhouse';
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { createMemoryBus } from '@leadwright/messaging/memory/bus';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { clickhouseMigrationFolders } from '../../../services/search/src/migrations.ts';
import { startSearch } from '../../../services/search/src/service.ts';
import { testConfig } from '../../../services/search/src/testing/search-config.ts';
import type { GivenSearch } from './killed-search.ts';

const { killAt, wordsFrom, folder, ...config } = JSON.parse(process.argv[2] ?? '{}') as GivenSearch;

const engine = await openEmbeddedClickHouse({ folder });
for (const source of clickhouseMigrationFolders(repositoryRoot)) await migrateClickHouse(engine, source);
const running = await startSearch(testConfig(config), {
  bus: createMemoryBus(),
  clickhouse: killAt === undefined ? engine : killedAt(new RegExp(killAt), engine),
  wordsFrom,
});
process.send?.({ url: running.url, internalUrl: running.internalUrl });

function killedAt(point: RegExp, there: ClickHouse): ClickHouse {
  const look = (sql: string) => {
    if (point.test(sql)) process.kill(process.pid, 'SIGKILL');
  };
  return {
    ...there,
    command: (statement) => {
      look(statement.sql);
      return there.command(statement);
    },
    rows: (statement) => {
      look(statement.sql);
      return there.rows(statement);
    },
    insertLines: (table, lines, rows) => {
      look(`lines of ${table}`);
      return there.insertLines(table, lines, rows);
    },
  };
}
