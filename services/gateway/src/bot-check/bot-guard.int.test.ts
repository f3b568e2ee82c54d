import { randomUUID } from 'node:crypto';
import { openDatabase, type Database } from '@leadwright/postgres/database';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { createRateCounters } from '../auth/limiter-store.ts';
import { migrationFolders } from '../migrations.ts';
import {
  buildGateway,
  signAccess,
  startUpstreams,
  type TestGateway,
  type Upstreams,
} from '../testing/running-gateway.ts';

let created: TestDatabase;
let database: Database;
let upstreams: Upstreams;
let gateways: TestGateway[];
let authorization: string;

beforeAll(async () => {
  created = await testDatabase({ migrations: migrationFolders(repositoryRoot) });
  database = openDatabase(created.url);
  upstreams = await startUpstreams();
  const counters = () => createRateCounters(database, 's'.repeat(32));
  gateways = [
    await buildGateway(upstreams, { counters: counters() }),
    await buildGateway(upstreams, { counters: counters() }),
  ];
  authorization = `Bearer ${await signAccess()}`;
});
afterAll(async () => {
  for (const gateway of gateways) await gateway.stop();
  await upstreams.stop();
  await database.close();
  await created.drop();
});

it('twenty parallel uses of one token at two gateways: one passes, and the token itself is stored nowhere', async () => {
  const token = `test-token.${randomUUID()}`;
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      gateways[i % 2]?.app.inject({
        method: 'POST',
        url: '/api/sandbox/accounts/update/thing',
        payload: {},
        headers: { authorization, 'bot-check-token': token },
      }),
    ),
  );
  const statuses = answers.map((answer) => answer?.statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 403)).toHaveLength(19);
  const { rows } = await database.pool.query<{ key: Buffer }>('select key from rate_counter');
  expect(rows.map(({ key }) => key.toString('latin1')).filter((key) => key.includes('test-token'))).toEqual([]);
  expect(rows).toHaveLength(1);
});
