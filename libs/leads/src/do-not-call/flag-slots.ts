// A flag that lists of numbers say anew stands in further columns beside its own. A scrub writes one that nobody reads, then
// searches read that one: no answer is partly from before and partly from after.

/** 0: as the leads came. */
export type FlagSlot = 0 | 1 | 2;

/** Which column of its scrubbed flag each kind of leads is read by; 0 where it is not named. */
export type FlagSlots = Readonly<Record<string, FlagSlot>>;

type Scrubbable = { fieldName: string; scrubbed?: true };

const suffixes = { 0: '', 1: '_a', 2: '_b' } as const;

/** The lead table's column that holds a field. */
export const storedIn = ({ fieldName, scrubbed }: Scrubbable, slot: FlagSlot = 0): string =>
  scrubbed === true ? `${fieldName}${suffixes[slot]}` : fieldName;

/** All columns of the lead table that hold a field, its own first. */
export const allStored = (column: Scrubbable): string[] =>
  column.scrubbed === true ? ([0, 1, 2] as const).map((slot) => storedIn(column, slot)) : [column.fieldName];

/** The column that a scrub writes next. */
export const spareOf = (slot: FlagSlot): 1 | 2 => (slot === 1 ? 2 : 1);
