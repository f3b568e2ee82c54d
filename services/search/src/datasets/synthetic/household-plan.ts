// Who lives with whom. The leads of a ZIP code are numbered, and each run of twelve numbers is parted into
// households by one of the patterns below: so a lead's household follows from its own number, and a
// larger version of the leads holds the smaller one's households again.
import type { Expressions } from './expressions.ts';

// The sizes of the households of one run, in order. A list of adults knows fewer of a home than live there.
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
/** Leads next to each other in number; no household crosses the end of a run. */
export const runOfLeads = 12;

// Of each number of a run: its place in the household, from 0, and the household's size times eight.
const codes = patterns.flatMap((sizes) =>
  sizes.flatMap((size) => Array.from({ length: size }, (_, member) => size * 8 + member)),
);
if (codes.length !== patterns.length * runOfLeads)
  throw new Error(`a pattern does not part ${runOfLeads} leads into households`);

/** `member` is 0 for the head; `home_hash` is the head's row hash, so that draws from it are alike for all who live there. */
export const householdDrawn: Expressions = {
  household_code: `[${codes.join(', ')}][1 + toUInt32(intHash64(bitXor(zip_hash, intDiv(ordinal, ${runOfLeads}))) % ${patterns.length}) * ${runOfLeads} + ordinal % ${runOfLeads}]`,
  member: 'household_code % 8',
  household_size: 'intDiv(household_code, 8)',
  home_number: 'toUInt32(ordinal - member)',
  home_hash: `sipHash64({seed:UInt64}, 'consumers', zip, home_number)`,
};
