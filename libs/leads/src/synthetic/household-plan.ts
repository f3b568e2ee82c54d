// Each run of twelve numbers is split by a pattern, so a larger version contains the smaller one's households.
import type { Expressions } from './expressions.ts';

// Household sizes of one run, in order. A list of adults has fewer people per home than live there.
const patterns = [
  [2, 1, 2, 3, 1, 2, 1],
  [2, 2, 1, 2, 2, 1, 2],
  [1, 2, 4, 1, 2, 2],
  [3, 2, 2, 1, 1, 2, 1],
  [2, 1, 1, 2, 2, 1, 2, 1],
  [1, 2, 2, 2, 3, 2],
  [2, 2, 5, 1, 2],
  [1, 1, 2, 1, 3, 2, 2],
  [2, 3, 1, 2, 1, 1, 2],
  [2, 1, 2, 2, 1, 2, 2],
  [4, 2, 1, 2, 1, 2],
  [1, 2, 1, 2, 2, 1, 1, 2],
  [2, 2, 2, 3, 1, 2],
  [1, 3, 2, 2, 1, 2, 1],
  [2, 1, 2, 1, 4, 2],
  [2, 2, 1, 1, 2, 3, 1],
] as const;
/** Consecutive leads; no household crosses the end of a run. */
export const runOfLeads = 12;

// Per number of a run: its place in the household, from 0, plus eight times the household's size.
const codes = patterns.flatMap((sizes) =>
  sizes.flatMap((size) => Array.from({ length: size }, (_, member) => size * 8 + member)),
);
if (codes.length !== patterns.length * runOfLeads)
  throw new Error(`a pattern does not part ${runOfLeads} leads into households`);

/** `member` is 0 for the head; `home_hash` is the head's row hash, equal for the whole household. */
export const householdDrawn: Expressions = {
  household_code: `[${codes.join(', ')}][1 + toUInt32(intHash64(bitXor(zip_hash, intDiv(ordinal, ${runOfLeads}))) % ${patterns.length}) * ${runOfLeads} + ordinal % ${runOfLeads}]`,
  member: 'household_code % 8',
  household_size: 'intDiv(household_code, 8)',
  home_number: 'toUInt32(ordinal - member)',
  home_hash: `sipHash64({seed:UInt64}, 'consumers', zip, home_number)`,
};
