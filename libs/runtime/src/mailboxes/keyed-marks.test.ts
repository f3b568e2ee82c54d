import { marksOf, parseMarkKeys } from './keyed-marks.ts';

const [first, second] = ['a'.repeat(32), 'b'.repeat(32)];

describe('a mark', () => {
  it('holds nothing of the value, and cannot be made without the key', () => {
    const [one] = marksOf(parseMarkKeys(`1=${first}`), 'address', 'jo@a.test');
    const [two] = marksOf(parseMarkKeys(`1=${second}`), 'address', 'jo@a.test');
    expect(one).toMatch(/^address:1:[0-9a-f]{64}$/);
    expect(one).not.toBe(two);
  });

  it('of one kind never equals that of another', () => {
    const keys = parseMarkKeys(`1=${first}`);
    expect(marksOf(keys, 'card', 'x')[0]?.split(':')[2]).not.toBe(marksOf(keys, 'phone', 'x')[0]?.split(':')[2]);
  });

  it('made before the key was replaced is recognised afterwards', () => {
    const before = marksOf(parseMarkKeys(`1=${first}`), 'address', 'jo@a.test');
    const after = marksOf(parseMarkKeys(`2=${second},1=${first}`), 'address', 'jo@a.test');
    expect(after).toHaveLength(2);
    expect(after).toEqual(expect.arrayContaining(before));
  });

  it.each(['', 'key', '1=short', `=${first}`, `1=${first},1=${second}`, `1=${first},`])(
    'has no keys of %j: the start fails',
    (text) => {
      expect(() => parseMarkKeys(text)).toThrow('id=key');
    },
  );
});
