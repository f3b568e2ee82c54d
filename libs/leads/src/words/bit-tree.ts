// Which codes match, as arithmetic on the 64 leads of a word at once: a decision tree over the code's bits, whose equal
// halves are one. A range becomes a comparison from the highest bit down, half of all values no more than their bits.

/** Whether leads of a code match; undefined where no lead can have the code. */
export type Match = boolean | undefined;

export const NO_LEAD = 'toUInt64(0)';
export const EVERY_LEAD = 'bitNot(toUInt64(0))';

/**
 * SQL of a mask with the leads whose code matches. `bits` are SQL of the code's bits, lowest first; `matches` says it of
 * each code from 0, 2 to the power of their number. Throws for another number of them.
 */
export function maskOfCodes(matches: readonly Match[], bits: readonly string[]): string {
  if (matches.length !== 2 ** bits.length) throw new RangeError(`${matches.length} codes of ${bits.length} bits`);
  const known = matches.filter((match) => match !== undefined);
  if (!known.includes(true)) return NO_LEAD;
  if (!known.includes(false)) return EVERY_LEAD;
  const half = matches.length / 2;
  const [low, high] = [matches.slice(0, half), matches.slice(half)];
  const lower = bits.slice(0, -1);
  const bit = bits.at(-1) ?? NO_LEAD;
  const either = merged(low, high);
  return either ? maskOfCodes(either, lower) : choose(bit, maskOfCodes(low, lower), maskOfCodes(high, lower));
}

/** What both halves say, where neither contradicts the other. */
function merged(low: readonly Match[], high: readonly Match[]): Match[] | undefined {
  const agree = low.every((match, code) => match === undefined || high[code] === undefined || match === high[code]);
  return agree ? low.map((match, code) => match ?? high[code]) : undefined;
}

/** `high` where the bit is set, else `low`. */
function choose(bit: string, low: string, high: string): string {
  if (low === NO_LEAD) return allOf([bit, high]);
  if (high === NO_LEAD) return allOf([`bitNot(${bit})`, low]);
  if (low === EVERY_LEAD) return anyOf([`bitNot(${bit})`, high]);
  if (high === EVERY_LEAD) return anyOf([bit, low]);
  // Each half once: a half that is written twice doubles a long list with every bit.
  return `bitOr(bitAnd(${bit}, ${high}), bitAnd(bitNot(${bit}), ${low}))`;
}

export function allOf(masks: readonly string[]): string {
  if (masks.includes(NO_LEAD)) return NO_LEAD;
  return nested(
    'bitAnd',
    masks.filter((mask) => mask !== EVERY_LEAD),
    EVERY_LEAD,
  );
}

export function anyOf(masks: readonly string[]): string {
  if (masks.includes(EVERY_LEAD)) return EVERY_LEAD;
  return nested(
    'bitOr',
    masks.filter((mask) => mask !== NO_LEAD),
    NO_LEAD,
  );
}

const nested = (operator: string, masks: readonly string[], none: string): string =>
  masks.length === 0 ? none : masks.reduce((all, mask) => `${operator}(${all}, ${mask})`);
