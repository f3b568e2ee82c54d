// Billing as its own process beside a provider in memory, which is the same in each process. What is applied is noted
// in a table that the test makes.
import path from 'node:path';
import { sql } from 'kysely';
import { runService } from '@leadwright/service/run-service';
import { BillingMainConfigSchema } from '../../config.ts';
import { migrationFolders } from '../../migrations.ts';
import { startBilling } from '../../service.ts';
import { createMemoryObjects } from '../../testing/memory-objects.ts';
import { withoutOwnWork } from '../../testing/without-own-work.ts';
import { createFakeProvider } from './fake-provider.ts';

const provider = createFakeProvider(Date.UTC(2026, 10, 30, 12));
provider.subscribe('cus_1', 'team-unlimited');

await runService({
  name: 'billing',
  env: process.env,
  schema: BillingMainConfigSchema,
  migrations: migrationFolders(path.resolve(import.meta.dirname, '../../../../..')),
  start: (config, engines) =>
    startBilling(config, {
      ...engines,
      objects: createMemoryObjects(),
      processor: withoutOwnWork(provider.processor),
      apply: async (tx, accountId, state) => {
        await sql`insert into applied (account_id, state)
          values (${accountId}, ${JSON.stringify(state)}::jsonb)`.execute(await tx.written());
      },
    }),
});
