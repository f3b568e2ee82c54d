import { testClickHouse, type TestClickHouse } from '@leadwright/testing/clickhouse';
import { eventually } from '@leadwright/testing/eventually';
import { startToxicProxy, type ToxicProxy } from '@leadwright/testing/toxic-proxy';
import { QueryFailedError, type ClickHouse } from './clickhouse.ts';
import { openServerClickHouse } from './clickhouse.server.ts';
import { watchLostQuery } from './lost-query.ts';

const times = { lookEveryMs: 200, beginMsMax: 3_000 };
let place: TestClickHouse;
let proxy: ToxicProxy;
let clickhouse: ClickHouse;
beforeAll(async () => {
  place = await testClickHouse();
});
beforeEach(async () => {
  const { hostname, port } = new URL(place.url);
  proxy = await startToxicProxy({ host: hostname, port: Number(port) });
  clickhouse = openServerClickHouse({
    url: Object.assign(new URL(place.url), { hostname: '127.0.0.1', port: String(proxy.port) }).toString(),
    lostQuery: times,
  });
});
afterEach(async () => {
  await clickhouse.close(0);
  await proxy.stop();
});
afterAll(() => place.drop());

const one = { sql: 'SELECT 1 AS one' };
const slow = { sql: 'SELECT sleepEachRow(0.5) FROM numbers(6) SETTINGS max_block_size = 1' };
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
  it('fails a query that it ended and of which nothing was received, and answers the next one', async () => {
    const failure = failureOf(clickhouse.rows(slow));
    await eventually(async () => (await clickhouse.running()).length > 0);
    fallSilent();
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
    expect(await clickhouse.rows(slow)).toHaveLength(6);
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
