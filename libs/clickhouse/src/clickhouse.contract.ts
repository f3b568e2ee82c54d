import { setTimeout as wait } from 'node:timers/promises';
import {
  QueryAbortedError,
  QueryFailedError,
  QueryTimeoutError,
  type ClickHouse,
  type Statement,
} from './clickhouse.ts';

type Subject = { clickhouse: ClickHouse; /** A database of this suite's own. */ database: string };

/** Runs far longer than any test; can be killed between blocks. */
const endless = 'SELECT count() FROM numbers(1000000000000) WHERE number % 3 = 1';
const hostile = [
  "it's",
  "'; DROP TABLE t; --",
  '\\',
  "\\'",
  "\\\\'",
  '"',
  '`',
  '{x:String}',
  '%',
  '\0',
  'a\tb\nc\rd\be\ff',
  '\\N',
  "')) OR 1=1 --",
  '/* */',
  '--',
  "x', param_y = '1",
  '𝒳é',
  '\u2028',
  "''",
  '\\x27',
  '$$',
  ';',
];

async function bytesOf(stream: AsyncIterable<Uint8Array>): Promise<{ bytes: number; text: string }> {
  let bytes = 0;
  let text = '';
  for await (const chunk of stream) {
    bytes += chunk.length;
    if (bytes < 1_000_000) text += Buffer.from(chunk).toString('utf8');
  }
  return { bytes, text };
}

async function until(what: string, condition: () => Promise<boolean>): Promise<void> {
  const giveUpAt = Date.now() + 10_000;
  while (!(await condition())) {
    if (Date.now() > giveUpAt) throw new Error(`did not happen: ${what}`);
    await wait(10);
  }
}

export function clickhouseContract(make: () => Promise<Subject>): void {
  let subject: Subject;
  beforeAll(async () => {
    subject = await make();
  });
  afterAll(async () => {
    await subject.clickhouse.close();
  });
  const rows = <Row>(statement: Statement): Promise<Row[]> => subject.clickhouse.rows<Row>(statement);
  const isRunning = async (id: string): Promise<boolean> =>
    (await subject.clickhouse.running()).some((query) => query.id === id);

  describe('values', () => {
    it('brings back hostile text exactly, alone and in lists, and none of it becomes part of the statement', async () => {
      for (const text of hostile) {
        const [row] = await rows({
          sql: 'SELECT {one:String} AS one, {many:Array(String)} AS many',
          params: { one: text, many: [text, 'b', text] },
        });
        expect(row).toEqual({ one: text, many: [text, 'b', text] });
      }
    });

    it('binds values of every kind', async () => {
      const sql = `SELECT {n:Int32} AS n, {f:Float64} AS f, {yes:Bool} AS yes, {big:UInt64} AS big, {none:Nullable(String)} AS none,
        {list:Array(UInt8)} AS list, {day:Date} AS day, {empty:Array(String)} AS empty`;
      const params = {
        n: -5,
        f: 1.5,
        yes: true,
        big: 18446744073709551615n,
        none: null,
        list: [1, 2],
        day: '2026-02-28',
        empty: [],
      };
      expect(await rows({ sql, params })).toEqual([
        {
          n: -5,
          f: 1.5,
          yes: true,
          big: '18446744073709551615',
          none: null,
          list: [1, 2],
          day: '2026-02-28',
          empty: [],
        },
      ]);
    });

    it('refuses a statement whose parameter was not given, even if an earlier statement had it', async () => {
      await rows({ sql: 'SELECT {left_over:String} AS x', params: { left_over: 'secret' } });
      for (let attempt = 0; attempt < 5; attempt += 1) {
        await expect(rows({ sql: 'SELECT {left_over:String} AS x' })).rejects.toThrow(QueryFailedError);
      }
    });

    it('refuses numbers that would lose digits', async () => {
      await expect(rows({ sql: 'SELECT {n:UInt64} AS n', params: { n: 2 ** 60 } })).rejects.toThrow(RangeError);
    });

    it('keeps the values of statements that run at the same time apart', async () => {
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_none, n) =>
          rows<{ n: number; s: string }>({
            sql: 'SELECT {n:UInt32} AS n, {s:String} AS s, sleep(0.01)',
            params: { n, s: `value ${n}` },
          }),
        ),
      );
      expect(answers.map(([row]) => [row?.n, row?.s])).toEqual(
        Array.from({ length: 40 }, (_none, n) => [n, `value ${n}`]),
      );
    });

    it('gives 64-bit integers as numbers below 2^53 and as text above', async () => {
      const sql = `SELECT toUInt64(9007199254740991) AS a, toUInt64(9007199254740992) AS b, toInt64(-5) AS c, [toUInt64(7)] AS d,
        toNullable(toInt64(8)) AS e, toString(9) AS f, count() AS g`;
      expect(await rows({ sql })).toEqual([
        { a: 9007199254740991, b: '9007199254740992', c: -5, d: [7], e: 8, f: '9', g: 1 },
      ]);
    });
  });

  describe('streams', () => {
    it('passes millions of rows in memory that does not grow with them', async () => {
      const peakOf = async (rowCount: number): Promise<number> => {
        let [bytes, peak] = [0, 0];
        const params = { n: rowCount };
        for await (const chunk of subject.clickhouse.stream({
          sql: "SELECT 1, repeat('x', 200) FROM numbers({n:UInt64})",
          params,
          format: 'CSV',
        })) {
          bytes += chunk.length;
          peak = Math.max(peak, process.memoryUsage().rss);
        }
        expect(bytes).toBe(rowCount * 205);
        return peak;
      };
      const few = await peakOf(250_000);
      // 490 MiB pass; the garbage collector and the engine's allocator move the peak by some 100 MiB.
      expect((await peakOf(2_500_000)) - few).toBeLessThan(250 * 1024 * 1024);
    });

    it('writes a header once and binds parameters', async () => {
      const { text, bytes } = await bytesOf(
        subject.clickhouse.stream({
          sql: 'SELECT number AS n, {s:String} AS s FROM numbers(200000)',
          params: { s: "a'b" },
          format: 'CSVWithNames',
          settings: { max_block_size: 10_000 },
        }),
      );
      expect(text.startsWith(`"n","s"\n0,"a'b"\n1,`)).toBe(true);
      expect(bytes).toBe(8 + 1_088_890 + 200_000 * 7);
    });

    it('writes the header of a result without rows', async () => {
      expect(
        (await bytesOf(subject.clickhouse.stream({ sql: 'SELECT 1 AS one WHERE 0', format: 'CSVWithNames' }))).text,
      ).toBe('"one"\n');
      expect((await bytesOf(subject.clickhouse.stream({ sql: 'SELECT 1 AS one WHERE 0', format: 'CSV' }))).text).toBe(
        '',
      );
    });

    it('ends with an error when the engine fails in the middle', async () => {
      const stream = subject.clickhouse.stream({
        sql: 'SELECT throwIf(number = 900000), number FROM numbers(1000000)',
        format: 'CSV',
        settings: { max_block_size: 1000, max_threads: 1 },
      });
      await expect(bytesOf(stream)).rejects.toThrow(QueryFailedError);
    });

    it('ends the query when the reader leaves', async () => {
      for await (const chunk of subject.clickhouse.stream({
        id: 'left',
        sql: 'SELECT number, sleepEachRow(0.0001) FROM numbers(100000000)',
        format: 'CSV',
        settings: { max_block_size: 100 },
      })) {
        if (chunk.length > 0) break;
      }
      await until('the query ends', async () => !(await isRunning('left')));
    });
  });

  describe('ending a query', () => {
    it('empties the process list on abort', async () => {
      const stop = new AbortController();
      const query = rows({ id: 'to-abort', sql: endless, signal: stop.signal });
      const settled = expect(query).rejects.toThrow(QueryAbortedError);
      await until('it runs', () => isRunning('to-abort'));
      stop.abort();
      await settled;
      // The engine takes a query that is ending off its list when its threads are done.
      await until('it has ended', async () => !(await isRunning('to-abort')));
    });

    it('ends a stream on abort', async () => {
      const stop = new AbortController();
      const stream = bytesOf(
        subject.clickhouse.stream({
          id: 'stream-abort',
          sql: `SELECT number, sleepEachRow(0.0001) FROM numbers(100000000)`,
          format: 'CSV',
          signal: stop.signal,
          settings: { max_block_size: 100 },
        }),
      );
      const settled = expect(stream).rejects.toThrow(QueryAbortedError);
      await until('it runs', () => isRunning('stream-abort'));
      stop.abort();
      await settled;
      await until('the query ends', async () => !(await isRunning('stream-abort')));
    });

    it('does not start a query whose signal is aborted already', async () => {
      await expect(rows({ sql: 'SELECT 1', signal: AbortSignal.abort() })).rejects.toThrow(QueryAbortedError);
    });

    it('stops a query and a stream at their own limit of seconds', async () => {
      const startedAt = Date.now();
      await expect(rows({ sql: endless, maxSeconds: 1 })).rejects.toThrow(QueryTimeoutError);
      await expect(bytesOf(subject.clickhouse.stream({ sql: endless, maxSeconds: 1, format: 'CSV' }))).rejects.toThrow(
        QueryTimeoutError,
      );
      // Nobody else ends them: the engine would work on each for many minutes.
      expect(Date.now() - startedAt).toBeLessThan(20_000);
    });

    it('answers a quick query while a slow one runs', async () => {
      const stop = new AbortController();
      const slow = expect(rows({ id: 'slow', sql: endless, signal: stop.signal })).rejects.toThrow(QueryAbortedError);
      await until('it runs', () => isRunning('slow'));
      expect(await rows({ sql: 'SELECT 1 AS one' })).toEqual([{ one: 1 }]);
      expect(await isRunning('slow')).toBe(true);
      stop.abort();
      await slow;
    });
  });

  describe('writing', () => {
    it('inserts a call whole or not at all, also above a block of the engine', async () => {
      const table = `${subject.database}.whole`;
      await subject.clickhouse.command({ sql: `CREATE TABLE ${table} (id UInt64) ENGINE = MergeTree ORDER BY id` });
      const many = Array.from({ length: 1_050_000 }, (_none, id) => ({ id }));
      await expect(subject.clickhouse.insert(table, [...many, { id: 'not a number' }])).rejects.toThrow(
        QueryFailedError,
      );
      expect(await rows({ sql: `SELECT count() AS n FROM ${table}` })).toEqual([{ n: 0 }]);
      await subject.clickhouse.insert(table, many);
      await subject.clickhouse.insert(table, []);
      expect(
        await rows({ sql: `SELECT count() AS n, max(id) AS last, uniqExact(_part) AS blocks FROM ${table}` }),
      ).toEqual([{ n: 1_050_000, last: 1_049_999, blocks: 1 }]);
    });

    it('inserts text, lists, nulls and ISO times as they are', async () => {
      const table = `${subject.database}.kinds`;
      await subject.clickhouse.command({
        sql: `CREATE TABLE ${table} (id UInt64, tags Array(String), at Nullable(DateTime64(3))) ENGINE = MergeTree ORDER BY id`,
      });
      await subject.clickhouse.insert(table, [
        { id: 1, tags: hostile, at: '2026-01-02T03:04:05.678Z' },
        { id: 2, tags: [], at: null },
      ]);
      expect(await rows({ sql: `SELECT * FROM ${table} ORDER BY id` })).toEqual([
        { id: 1, tags: hostile, at: '2026-01-02 03:04:05.678' },
        { id: 2, tags: [], at: null },
      ]);
    });

    it('inserts lines as they are, whole or not at all', async () => {
      const table = `${subject.database}.lines`;
      await subject.clickhouse.command({
        sql: `CREATE TABLE ${table} (id UInt64, text String) ENGINE = MergeTree ORDER BY id`,
      });
      const lines = (last: string) =>
        Buffer.from(
          `${hostile.map((text, id) => JSON.stringify({ id: String(2n ** 60n + BigInt(id)), text })).join('\n')}\n${last}\n`,
        );
      await expect(subject.clickhouse.insertLines(table, lines('{"id":"none"}'), hostile.length + 1)).rejects.toThrow(
        QueryFailedError,
      );
      expect(await rows({ sql: `SELECT count() AS n FROM ${table}` })).toEqual([{ n: 0 }]);
      await subject.clickhouse.insertLines(table, lines('{"id":1,"text":"ü"}'), hostile.length + 1);
      expect(await rows({ sql: `SELECT text FROM ${table} ORDER BY id` })).toEqual(
        ['ü', ...hostile].map((text) => ({ text })),
      );
    });

    it('refuses a row with a column that the table lacks', async () => {
      const table = `${subject.database}.known`;
      await subject.clickhouse.command({ sql: `CREATE TABLE ${table} (id UInt64) ENGINE = MergeTree ORDER BY id` });
      await expect(subject.clickhouse.insert(table, [{ id: 1n, idd: 2 }])).rejects.toThrow(QueryFailedError);
    });

    it('runs INSERT … SELECT with parameters, and identifiers as parameters', async () => {
      await subject.clickhouse.command({
        sql: `CREATE TABLE ${subject.database}.copied (id UInt64, text String) ENGINE = MergeTree ORDER BY id`,
      });
      await subject.clickhouse.command({
        sql: 'INSERT INTO {db:Identifier}.copied SELECT number, {text:String} FROM numbers({n:UInt64})',
        params: { db: subject.database, text: "'); --", n: 1000 },
      });
      expect(await rows({ sql: `SELECT count() AS n, any(text) AS text FROM ${subject.database}.copied` })).toEqual([
        { n: 1000, text: "'); --" },
      ]);
    });
  });

  it('keeps a setting to the statement it was given for', async () => {
    await expect(
      rows({
        sql: 'SELECT number FROM numbers(100)',
        settings: { max_result_rows: 10, result_overflow_mode: 'throw' },
      }),
    ).rejects.toThrow(QueryFailedError);
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(await rows({ sql: 'SELECT number FROM numbers(100)' })).toHaveLength(100);
  });

  it("tells the engine's error number", async () => {
    await expect(rows({ sql: 'SELECT nothing FROM nowhere' })).rejects.toMatchObject({ code: 60 });
    await expect(rows({ sql: 'SELEC 1' })).rejects.toMatchObject({ code: 62 });
  });

  it('lets a running query finish before it closes, ends one that takes too long, and refuses new ones', async () => {
    const { clickhouse } = await make();
    const short = clickhouse.rows({ sql: 'SELECT sleep(0.3) AS slept' });
    const long = expect(clickhouse.rows({ sql: endless })).rejects.toThrow(QueryAbortedError);
    await clickhouse.close(1_000);
    await expect(short).resolves.toEqual([{ slept: 0 }]);
    await long;
    await expect(clickhouse.rows({ sql: 'SELECT 1' })).rejects.toThrow(/closed/);
  });
}
