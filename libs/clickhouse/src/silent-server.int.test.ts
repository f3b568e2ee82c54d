import { testClickHouse, type TestClickHouse } from '@leadwright/testing/clickhouse';
import { eventually } from '@leadwright/testing/eventually';
import { startToxicProxy, type ToxicProxy } from '@leadwright/testing/toxic-proxy';
import { QueryFailedError, type ClickHouse } from './clickhouse.ts';
import { openServerClickHouse } from './clickhouse.server.ts';
import { watchLostQuery } from './lost-query.ts';
import { commentOf, killSql, newStatementId } from './statement.ts';

const times = { lookEveryMs: 200, beginMsMax: 3_000 };
let place: TestClickHouse;
let proxy: ToxicProxy;
let clickhouse: ClickHouse;
// An engine of its own: on the run's engine a query waits for those of other files, and the time until it begins counts.
beforeAll(async () => {
  place = await testClickHouse({ ownEngine: true });
});
beforeEach(async () => {
  const { hostname, port } = new URL(place.url);
  proxy = await startToxicProxy({ host: hostname, port: Number(port) });
  clickhouse = openServerClickHouse({
    url: Object.assign(new URL(place.url), { hostname: '127.0.0.1', port: String(proxy.port) }).toString(),
    lostQuery: times,
    controlMs: 2_000,
  });
});
afterEach(async () => {
  await clickhouse.close(0);
  await proxy.stop();
});
afterAll(() => place.drop());

const one = { sql: 'SELECT 1 AS one' };
const slow = (rows: number) => `SELECT sleepEachRow(0.5) FROM numbers(${rows}) SETTINGS max_block_size = 1`;
/** Every connection there is falls silent for good; new ones work. */
function fallSilent(): void {
  proxy.set({ kind: 'half-open' });
  proxy.set({ kind: 'none' });
}
/** As long as a query takes to count as lost when the engine does not know it. */
const longEnoughToBeLost = (): Promise<void> =>
  new Promise((lost) => {
    watchLostQuery(async () => false, lost, times).waiting();
  });
const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a ClickHouse server that is gone without a word', () => {
  it('fails a query that it ended and whose end was not received, and answers the next one', async () => {
    // It runs for longer than the test, until it is killed.
    const id = newStatementId();
    const failure = failureOf(clickhouse.rows({ id, sql: slow(240) }));
    await eventually(async () => (await clickhouse.running()).some((query) => query.id === id));
    fallSilent();
    await place.clickhouse.command({ sql: killSql(commentOf(id)) });
    expect(await failure).toBeInstanceOf(QueryFailedError);
    expect(String(await failure)).toMatch(/lost/);
    expect(await clickhouse.rows(one)).toEqual([{ one: 1 }]);
  });

  it('fails a query that never reached it', async () => {
    await clickhouse.rows(one);
    fallSilent();
    expect(String(await failureOf(clickhouse.rows(one)))).toMatch(/lost/);
  });

  it('is waited for as long as it works on the query', async () => {
    expect(await clickhouse.rows({ sql: slow(6) })).toHaveLength(6);
  });

  it('is not blamed for a reader that takes its time', async () => {
    const pieces: Uint8Array[] = [];
    for await (const piece of clickhouse.stream({ sql: 'SELECT number FROM numbers(200000)', format: 'CSV' })) {
      if (pieces.length === 0) await longEnoughToBeLost();
      pieces.push(piece);
    }
    expect(Buffer.concat(pieces).toString('utf8').trimEnd().split('\n')).toHaveLength(200_000);
  });
});
