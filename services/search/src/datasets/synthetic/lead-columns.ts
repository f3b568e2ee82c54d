// How a synthetic lead comes to its columns. `drawn` is computed row by row from the place and the
// row's hash; `columns` may use what was drawn, the values looked up in `lists`, and each other.
import { uniform, type Expressions } from './expressions.ts';
import { slotCounts } from './draw-slots.ts';
import { lineDrawn } from './phone-lines.ts';

/** A value looked up as `name.value`: of a list, the slot that the drawn column `slot` numbers. */
export type LookUp = { name: string; list: string; slot: string };

export type LeadColumns = {
  drawn: Expressions;
  lookUps: readonly LookUp[];
  /** What several columns, or a long one, are made of. */
  shared: Expressions;
  /** One expression per column of the dictionary, and `lead_key`. */
  columns: Expressions;
};

/** Columns that hold what was drawn under their own name. */
export function asDrawn(...fields: readonly string[]): Expressions {
  return Object.fromEntries(fields.map((field) => [field, field]));
}

// Prime, so that it has no divisor in common with the number of streets: neighbours in number live apart.
const streetStride = 271;

/** Whose address it is: SQL of a number within the ZIP code and of a hash; `line` numbers the lead whose phone line it is. */
export type Addressee = { number: string; home: string; line: string };

/**
 * An address of its own for every number of a ZIP code: streets in turn, and a new block of a hundred
 * house numbers each time they have all been used.
 */
export function addressDrawn({ number, home, line }: Addressee): Expressions {
  return {
    street_slot: `toUInt32((${number} * ${streetStride} + zip_hash) % ${slotCounts.street})`,
    house_number: `toString((intDiv(${number}, ${slotCounts.street}) + 1 + zip_hash % 40) * 100 + toUInt32(floor(${uniform('house', home)} * 98)) + 1)`,
    ...lineDrawn(line),
  };
}

export const addressColumns: Expressions = {
  street_number: 'house_number',
  street: 'road.value',
  city_name: 'city_name',
  state: 'state',
  zip: 'zip',
  county_name: 'county_name',
  county_fips: 'county_fips',
  city: 'city',
  area_code: 'area_code',
  phone: `if(has_phone = 'yes', concat(area_code, '555', line_number), '')`,
};

export const streetLookUp: LookUp = { name: 'road', list: 'street', slot: 'street_slot' };
