// A job that fills a distributed installation: with the demo, or with its first super-admin. A repeat is harmless.
import { openClickHouse } from '@leadwright/clickhouse/open-clickhouse';
import { parseMarkKeys } from '@leadwright/runtime/mailboxes/keyed-marks';
import { parseConfig } from '@leadwright/runtime/process/config';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { createServiceTokens } from '@leadwright/runtime/process/service-tokens';
import { shardedBy } from '@leadwright/search/migrations';
import { SeedConfigSchema, seededLeads, seededPeople, type SeedConfig } from './demo/seed-config.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { untilAnswers } from './until-answers.ts';

const logger = createLogger('seed', 'info');
try {
  const config = parseConfig(SeedConfigSchema, process.env);
  await untilAnswers(`${config.SEED_ACCOUNTS_URL}/health/live`, config.SEED_WAIT_SECONDS);
  await seed(config);
  logger.info(config.SEED_DEMO ? 'the demo is there' : 'nobody of the demo was opened');
} catch (error) {
  logger.fatal({ err: error }, 'could not seed');
  process.exitCode = 1;
}

async function seed(config: SeedConfig): Promise<void> {
  const { SEED_CLICKHOUSE_URL: url, SEED_CLICKHOUSE_CLUSTER: cluster } = config;
  const tokens = await createServiceTokens({
    service: 'standalone',
    privateKey: config.SEED_SERVICE_PRIVATE_KEY,
    publicKeys: {},
  });
  const clickhouse = await openClickHouse('seed', { url, folder: undefined, cluster }, shardedBy);
  try {
    await seedDemo(
      seededLeads(config),
      {
        accountsInternalUrl: config.SEED_ACCOUNTS_URL,
        tokens,
        searchPostgresUrl: config.SEED_SEARCH_POSTGRES_URL,
        clickhouse,
        markKeys: parseMarkKeys(config.SEED_LEAD_MARK_KEYS),
        logger,
      },
      seededPeople(config),
    );
  } finally {
    await clickhouse.close();
  }
}
