import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { checkQuery, type CheckedQuery } from '@leadwright/leads/check-query';
import { openQueries } from './open-queries.ts';

function queryOf(geography: object): CheckedQuery {
  const checked = checkQuery({ dictId: 'consumers', geography, filters: [] });
  if (!checked.ok) throw new Error('not a query');
  return checked.query;
}
const everything = queryOf({ kind: 'nationwide' });
const inState = queryOf({ kind: 'ST', values: ['AZ'] });
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** An engine that works on what it is asked until it is told that it is done. */
function slowEngine() {
  const working: (() => void)[] = [];
  const rows = ({ sql }: { sql: string }) =>
    sql.includes('words_made')
      ? Promise.resolve([])
      : new Promise((resolve) => working.push(() => resolve([{ count: 7 }])));
  return { working, clickhouse: { rows } as unknown as ClickHouse };
}
const asker = (signal = new AbortController().signal) => ({ signal, secondsMax: 60 });

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'performance'] }));
afterEach(() => jest.useRealTimers());

describe('more questions than the engine works on at once', () => {
  it('wait, and are told to come again after five seconds', async () => {
    const { working, clickhouse } = slowEngine();
    const { count, preview } = openQueries(clickhouse, { atOnce: 1 });
    const first = count(everything, 1, asker());
    const second = preview(everything, 1, { page: 1, seed: 'seed', asker: asker() }).catch((error: unknown) => error);
    await settled();
    expect(working).toHaveLength(1);
    jest.advanceTimersByTime(5_000);
    expect(await second).toMatchObject({ status: 503, code: 'unavailable', retryAfterSeconds: 2 });
    working[0]?.();
    expect(await first).toMatchObject({ kind: 'answer', answer: { count: 7 } });
    const third = count(everything, 1, asker());
    await settled();
    working[1]?.();
    expect(await third).toMatchObject({ kind: 'answer' });
  });

  it('leave when their browser does, or the service stops, without having reached the engine', async () => {
    const { working, clickhouse } = slowEngine();
    const { count, stop } = openQueries(clickhouse, { atOnce: 1 });
    void count(everything, 1, asker());
    const leaving = new AbortController();
    const left = count(everything, 1, asker(leaving.signal));
    const stopped = count(everything, 1, asker());
    await settled();
    leaving.abort();
    expect(await left).toEqual({ kind: 'gone' });
    await stop();
    expect(await stopped).toEqual({ kind: 'gone' });
    expect(working).toHaveLength(1);
  });
});

describe('a question about a place', () => {
  it('does not wait behind those about the whole country', async () => {
    const { working, clickhouse } = slowEngine();
    const { count } = openQueries(clickhouse, { atOnce: 4 });
    const wide = [1, 2, 3, 4].map(() => count(everything, 1, asker()));
    await settled();
    expect(working).toHaveLength(2);
    const small = count(inState, 1, asker());
    await settled();
    expect(working).toHaveLength(3);
    working[2]?.();
    expect(await small).toMatchObject({ kind: 'answer' });
    for (const place of [0, 1, 3, 4]) {
      working[place]?.();
      await settled();
    }
    expect(await Promise.all(wide)).toHaveLength(4);
  });
});
