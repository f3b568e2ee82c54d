// A draw depends on its name and the row's hash alone: one seed gives the same rows, and a new draw changes no other.

export type Expressions = Readonly<Record<string, string>>;

export type Shares = readonly (readonly [value: string, share: number])[];

/** A share of the whole, spread evenly from `from` to `to`. */
export type Spread = readonly (readonly [share: number, from: number, to: number])[];

/** A 64-bit hash for this row and draw; with another hash than the row's, all rows with that hash get the same. */
export function hash(draw: string, of = 'row_hash'): string {
  return `intHash64(bitXor(${of}, ${salt(draw)}))`;
}

/** Evenly distributed from 0 (inclusive) to 1 (exclusive). */
export function uniform(draw: string, of?: string): string {
  return `(bitShiftRight(${hash(draw, of)}, 11) / 9007199254740992)`;
}

export function normal(draw: string, of?: string): string {
  return `(sqrt(-2 * log(1 - ${uniform(`${draw}/radius`, of)})) * cos(6.283185307179586 * ${uniform(`${draw}/angle`, of)}))`;
}

/** Maps a standard normal to an even distribution: correlations remain, and shares are exact. */
export function rank(normalExpression: string): string {
  return `(0.5 * erfc(-(${normalExpression}) / 1.4142135623730951))`;
}

/** One of the values by a number from 0 to 1, the first for the smallest numbers. */
export function pick(number: string, shares: Shares): string {
  const whole = shares.reduce((sum, [, share]) => sum + share, 0);
  let upTo = 0;
  const branches = shares.slice(0, -1).map(([value, share]) => {
    upTo += share;
    return `(${number}) < ${decimal(upTo / whole)}, ${literal(value)}`;
  });
  return `multiIf(${[...branches, literal(shares.at(-1)?.[0] ?? '')].join(', ')})`;
}

/** `number` is from 0 to 1; `upTo` is SQL of the cumulated share at each value but the last, by index from 0. */
export function pickUpTo(number: string, values: readonly string[], upTo: (place: number) => string): string {
  const branches = values.slice(0, -1).map((value, index) => `(${number}) < ${upTo(index)}, ${literal(value)}`);
  return `multiIf(${[...branches, literal(values.at(-1) ?? '')].join(', ')})`;
}

/** A number by a number from 0 to 1, evenly within each spread, the first spread for the smallest. */
export function along(number: string, spreads: Spread): string {
  const whole = spreads.reduce((sum, [share]) => sum + share, 0);
  let start = 0;
  const parts = spreads.map(([share, from, to]) => {
    const part = share / whole;
    const text = `${from} + ((${number}) - ${decimal(start)}) * ${decimal((to - from) / part)}`;
    start += part;
    return { upTo: start, text };
  });
  const branches = parts.slice(0, -1).map(({ upTo, text }) => `(${number}) < ${decimal(upTo)}, ${text}`);
  return `multiIf(${[...branches, parts.at(-1)?.text ?? '0'].join(', ')})`;
}

export function literal(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

function decimal(value: number): string {
  return value.toFixed(9).replace(/\.?0+$/, '');
}

/** FNV-1a of the draw's name. Must never change, because another salt would make other people. */
function salt(name: string): string {
  let state = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(name))
    state = ((state ^ BigInt(byte)) * 0x100000001b3n) & 0xffffffffffffffffn;
  return state.toString();
}
