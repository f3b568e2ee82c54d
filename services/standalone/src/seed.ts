// A job that fills a distributed installation with the demo: accounts through the service's route, leads into search's
// engine. A repeat is harmless.
import { openClickHouse } from '@leadwright/clickhouse/open-clickhouse';
import { parseConfig } from '@leadwright/runtime/process/config';
import { openDatabase } from '@leadwright/postgres/database';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { createServiceTokens } from '@leadwright/runtime/process/service-tokens';
import { shardedBy } from '@leadwright/search/migrations';
import { openSearchStore } from '@leadwright/search/store';
import { openDemoAccounts } from './demo/demo-accounts.ts';
import { loadDemoLeads } from './demo/demo-leads.ts';
import { SeedConfigSchema, type SeedConfig } from './demo/seed-config.ts';
import { untilAnswers } from './until-answers.ts';

const logger = createLogger('seed', 'info');
try {
  const config = parseConfig(SeedConfigSchema, process.env);
  await untilAnswers(`${config.SEED_ACCOUNTS_URL}/health/live`, config.SEED_WAIT_SECONDS);
  const tokens = await createServiceTokens({
    service: 'standalone',
    privateKey: config.SEED_SERVICE_PRIVATE_KEY,
    publicKeys: {},
  });
  await openDemoAccounts(config.SEED_ACCOUNTS_URL, tokens);
  await seedLeads(config);
  logger.info('the demo is there');
} catch (error) {
  logger.fatal({ err: error }, 'could not seed');
  process.exitCode = 1;
}

async function seedLeads(config: SeedConfig): Promise<void> {
  const { SEED_CLICKHOUSE_URL: url, SEED_CLICKHOUSE_CLUSTER: cluster } = config;
  const clickhouse = await openClickHouse('seed', { url, folder: undefined, cluster }, shardedBy);
  const database = openDatabase(config.SEED_SEARCH_POSTGRES_URL, { max: 2 });
  try {
    const { SEED_CONSUMERS: consumers, SEED_BUSINESSES: businesses, SEED_RANDOM: seed } = config;
    await loadDemoLeads({ consumers, businesses, seed }, clickhouse, { store: openSearchStore(database, logger) });
  } finally {
    await database.close();
    await clickhouse.close();
  }
}
