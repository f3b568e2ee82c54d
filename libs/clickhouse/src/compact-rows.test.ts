import { decodeRows } from './compact-rows.ts';

const answer = (types: string[], ...rows: unknown[][]): string =>
  [types.map((_type, index) => `c${index}`), types, ...rows].map((line) => `${JSON.stringify(line)}\n`).join('');

describe('decoded rows', () => {
  it('have numbers where they are exact and text above', () => {
    const types = [
      'UInt64',
      'Int64',
      'Nullable(UInt64)',
      'LowCardinality(Nullable(Int64))',
      'Array(Array(UInt64))',
      'SimpleAggregateFunction(sum, UInt64)',
      'UInt256',
      'String',
    ];
    const big = '9007199254740993';
    expect(decodeRows(answer(types, ['1', big, null, '-2', [['3'], [big]], '4', '5', '6']))).toEqual([
      { c0: 1, c1: big, c2: null, c3: -2, c4: [[3], [big]], c5: 4, c6: 5, c7: '6' },
    ]);
  });

  it('keep newlines and digits of text, and are none for an empty answer', () => {
    expect(decodeRows(answer(['String', 'Array(String)'], ['1\n2', ['007']]))).toEqual([{ c0: '1\n2', c1: ['007'] }]);
    expect(decodeRows(answer(['UInt64']))).toEqual([]);
    expect(decodeRows('')).toEqual([]);
  });
});
