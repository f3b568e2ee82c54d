import fc from 'fast-check';
import { cases } from '@leadwright/testing/seeds/run-seed';
import { EVERY_LEAD, maskOfCodes, NO_LEAD, type Match } from './bit-tree.ts';

const WORD = 2n ** 64n - 1n;
// The lead at each place of this word has the place as its code, so a mask shows which codes match.
const word: Readonly<Record<string, bigint>> = Object.fromEntries(
  Array.from({ length: 6 }, (_, bit) => [`b${bit}`, maskWhere((code) => ((code >> bit) & 1) === 1)]),
);
const bits = Object.keys(word);

function maskWhere(holds: (code: number) => boolean): bigint {
  let mask = 0n;
  for (let code = 0; code < 64; code += 1) if (holds(code)) mask |= 1n << BigInt(code);
  return mask;
}

/** What the engine computes, said once more. */
function valueOf(text: string): bigint {
  const [, name = '', inner = ''] = /^(\w+)\((.*)\)$/s.exec(text) ?? [];
  if (name === '') return word[text] ?? BigInt(text);
  const [a = 0n, b = 0n] = argumentsOf(inner).map(valueOf);
  if (name === 'bitAnd') return a & b;
  if (name === 'bitOr') return a | b;
  if (name === 'bitXor') return a ^ b;
  if (name === 'bitNot') return WORD ^ a;
  if (name === 'toUInt64') return a;
  throw new Error(`no such function: ${name}`);
}

function argumentsOf(text: string): string[] {
  let depth = 0;
  const comma = [...text].findIndex((sign) => {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    return sign === ',' && depth === 0;
  });
  return comma < 0 ? [text] : [text.slice(0, comma), text.slice(comma + 2)];
}

const range = (from: number, to: number): boolean[] =>
  Array.from({ length: 64 }, (_, code) => code >= from && code <= to);
const operators = (text: string): number => text.match(/bit\w+\(/g)?.length ?? 0;

describe('the mask of a set of codes', () => {
  it('has exactly the leads whose codes match, whatever the set, and says anything of codes that no lead has', () => {
    const match = fc.option(fc.boolean(), { nil: undefined });
    fc.assert(
      fc.property(fc.array(match, { minLength: 64, maxLength: 64 }), (matches: Match[]) => {
        const mask = valueOf(maskOfCodes(matches, bits));
        const wrong = matches.filter(
          (wanted, code) => wanted !== undefined && wanted !== (((mask >> BigInt(code)) & 1n) === 1n),
        );
        expect(wrong).toEqual([]);
      }),
      cases(300),
    );
  });

  it('of every range is a comparison: two operators a bit and end', () => {
    for (let from = 0; from < 64; from += 1)
      for (let to = from; to < 64; to += 1) {
        const text = maskOfCodes(range(from, to), bits);
        expect(valueOf(text)).toBe(maskWhere((code) => code >= from && code <= to));
        expect(operators(text)).toBeLessThanOrEqual(4 * bits.length);
      }
  });

  it('of one code is its bits, of all others the same turned round, and of all or none needs no bit', () => {
    const one = maskOfCodes(range(5, 5), bits);
    expect(one).toBe('bitAnd(bitNot(b5), bitAnd(bitNot(b4), bitAnd(bitNot(b3), bitAnd(b2, bitAnd(bitNot(b1), b0)))))');
    expect(
      operators(
        maskOfCodes(
          range(5, 5).map((match) => !match),
          bits,
        ),
      ),
    ).toBeLessThanOrEqual(operators(one) + 1);
    expect(maskOfCodes(range(0, 63), bits)).toBe(EVERY_LEAD);
    expect(maskOfCodes(range(64, 64), bits)).toBe(NO_LEAD);
  });

  it('is refused for codes that are more or fewer than its bits', () => {
    expect(() => maskOfCodes([true, false, true], ['b0', 'b1'])).toThrow('3 codes of 2 bits');
  });
});
