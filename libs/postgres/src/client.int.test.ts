import { outageOf } from '@leadwright/runtime/faults/outage';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { startToxicProxy, type ToxicProxy } from '@leadwright/testing/toxic-proxy';
import { sql } from 'kysely';
import { openDatabase, type Database } from './database.ts';
import { onOneConnection } from './one-connection.ts';

let created: TestDatabase;
let proxy: ToxicProxy;
let database: Database;
let url: string;

beforeAll(async () => {
  created = await testDatabase();
  proxy = await startToxicProxy({ host: '127.0.0.1', port: Number(new URL(created.url).port) });
  url = Object.assign(new URL(created.url), { port: String(proxy.port) }).href;
  database = openDatabase(url, { max: 1 });
});
afterAll(async () => {
  await database.close();
  await created.drop();
});

const failureOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => undefined,
    (error: unknown) => error,
  );
const asked = () => sql`select 1`.execute(database.db);

describe('a failure of a connection to PostgreSQL', () => {
  it('says that it is PostgreSQL which is away: of an open connection, of one that is refused, of one of its own', async () => {
    await asked();
    const waiting = failureOf(sql`select pg_sleep(60)`.execute(database.db));
    const lost = await Promise.race([waiting, proxy.stop().then(() => waiting)]);
    const refused = await failureOf(asked());
    const own = await failureOf(onOneConnection(url, (client) => client.query('select 1')));
    expect([lost, refused, own].map(outageOf)).toEqual(['PostgreSQL', 'PostgreSQL', 'PostgreSQL']);
    expect(refused).toMatchObject({ code: 'ECONNREFUSED', engine: 'PostgreSQL' });
  });
});
