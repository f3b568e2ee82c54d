import { isTransient } from '@leadwright/runtime/faults/transient';
import { QueryAbortedError, QueryFailedError, QueryTimeoutError } from './clickhouse.ts';
import {
  boundParams,
  checkedTable,
  engineError,
  isRunningSql,
  jsonLines,
  killSql,
  literal,
  paramText,
  runningSql,
  setSql,
} from './statement.ts';

describe('a value', () => {
  it('stays inside its literal, whatever it is', () => {
    for (const text of ["'", "\\'", "\\\\'", "a'b\\", '\0\b\f\n\r\t', "');--"]) {
      const withoutEscapes = literal(text)
        .slice(1, -1)
        .replaceAll(/\\[\\'0bfnrt]/g, '');
      expect(
        [...withoutEscapes].filter((character) => character === "'" || character === '\\' || character < ' '),
      ).toEqual([]);
    }
  });

  it('has one text form per kind', () => {
    expect([
      paramText(null),
      paramText(true),
      paramText(1.5),
      paramText(-1),
      paramText(2n ** 64n),
      paramText('a\tb'),
      paramText(["a'b", 1]),
    ]).toEqual(['\\N', 'true', '1.5', '-1', '18446744073709551616', 'a\\tb', "['a\\'b',1]"]);
  });

  it('is refused as a number that has no exact text', () => {
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, [2 ** 53]])
      expect(() => paramText(value)).toThrow(RangeError);
  });

  it('must be given for every placeholder', () => {
    expect(boundParams({ sql: 'SELECT {a:String}, { b : UInt8 }', params: { a: 'x', b: 1, c: 'more' } })).toEqual({
      a: 'x',
      b: '1',
      c: 'more',
    });
    expect(() => boundParams({ sql: 'SELECT {a:String}' })).toThrow(QueryFailedError);
    expect(() => boundParams({ sql: 'SELECT {toString:String}', params: {} })).toThrow(QueryFailedError);
  });
});

it('names that stand in a statement are checked', () => {
  for (const name of ['', 'a b', "a'", 'a;b', '1a', 'a.b.c', 'a.', 'ä']) {
    expect(() => checkedTable(name)).toThrow('not a table name');
    expect(() => setSql({ [name]: 1 })).toThrow('not the name of a setting or parameter');
    expect(() => setSql({}, { [name]: 'x' })).toThrow('not the name of a setting or parameter');
  }
  expect(setSql({ max_threads: 2, log_comment: "it's" }, { a: 'x\\N' })).toBe(
    "SET max_threads = 2, log_comment = 'it\\'s', param_a = 'x\\\\N'",
  );
  expect(killSql("x' OR 1=1")).toContain("= 'x\\' OR 1=1'");
});

it('rows are one line each, with exact integers', () => {
  expect(jsonLines([{ a: 2n ** 63n, b: 'x\ny' }, { a: null }])).toBe(
    '{"a":"9223372036854775808","b":"x\\ny"}\n{"a":null}\n',
  );
});

describe("the engine's error", () => {
  it('is a timeout, a cancel or a failure with its number', () => {
    expect(engineError(new Error('Code: 159. DB::Exception: Timeout exceeded'))).toBeInstanceOf(QueryTimeoutError);
    expect(engineError(new Error('Code: 394. DB::Exception: Query was cancelled'))).toBeInstanceOf(QueryAbortedError);
    expect(engineError(Object.assign(new Error('no table'), { code: '60' }))).toMatchObject({ code: 60 });
    expect(engineError(Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' }))).toMatchObject({
      code: undefined,
    });
  });

  it('says whether it passes by itself: a full disk does, a table that is not there does not', () => {
    const full = new Error('Code: 243. DB::Exception: Cannot reserve 1.00 MiB, not enough space. (NOT_ENOUGH_SPACE)');
    const written = new Error('Code: 75. DB::ErrnoException: Cannot write to file, errno: 28, No space left on device');
    for (const error of [full, written, Object.assign(new Error('memory'), { code: '241' })])
      expect(isTransient(engineError(error))).toBe(true);
    expect(isTransient(engineError(new Error('gone'), 'lost'))).toBe(true);
    expect(isTransient(engineError(Object.assign(new Error('no table'), { code: '60' })))).toBe(false);
    expect(isTransient(engineError(new Error('Code: 27. DB::Exception: Cannot parse input')))).toBe(false);
  });

  it('is what we did to the query, if we ended it', () => {
    expect(engineError(new Error('Code: 394. DB::Exception'), 'timeout')).toBeInstanceOf(QueryTimeoutError);
    expect(engineError(new Error('socket hang up'), 'aborted')).toBeInstanceOf(QueryAbortedError);
  });
});

it('a query is looked for and ended on every node of a cluster', () => {
  expect(killSql('a', 'leads')).toContain("KILL QUERY ON CLUSTER 'leads' WHERE");
  for (const sql of [isRunningSql('a', 'leads'), runningSql('leads')])
    expect(sql).toMatch(/FROM clusterAllReplicas\('leads', system.processes\)[\s\S]+AND is_initial_query/);
  for (const sql of [killSql('a'), isRunningSql('a'), runningSql()]) expect(sql).not.toMatch(/cluster|initial/i);
});
