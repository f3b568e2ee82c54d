// `drawn`: per row, from place and hash. `columns` may use drawn values, looked-up values of `lists`, and each other.
import { uniform, type Expressions } from './expressions.ts';
import { slotCounts } from './draw-slots.ts';
import { hardStreet } from './hard-cells.ts';
import { lineDrawn } from './phone-lines.ts';

/** A looked-up value, used as `name.value`: the list's slot with the number in the drawn column `slot`. */
export type LookUp = { name: string; list: string; slot: string };

export type LeadColumns = {
  drawn: Expressions;
  lookUps: readonly LookUp[];
  shared: Expressions;
  columns: Expressions;
};

export function asDrawn(...fields: readonly string[]): Expressions {
  return Object.fromEntries(fields.map((field) => [field, field]));
}

// Prime, so it shares no divisor with the number of streets: leads with consecutive numbers live apart.
const streetStride = 271;

/** SQL of a number within the ZIP code and of a hash; `line` is the number of the lead whose phone line it is. */
export type Addressee = { number: string; home: string; line: string };

/** A distinct address for every number of a ZIP code: streets in turn, then the next hundred house numbers. */
export function addressDrawn({ number, home, line }: Addressee): Expressions {
  return {
    street_slot: `toUInt32((${number} * ${streetStride} + zip_hash) % ${slotCounts.street})`,
    house_number: `toString((intDiv(${number}, ${slotCounts.street}) + 1 + zip_hash % 40) * 100 + toUInt32(floor(${uniform('house', home)} * 98)) + 1)`,
    street_hash: home,
    ...lineDrawn(line),
  };
}

export const addressColumns: Expressions = {
  street_number: 'house_number',
  street: hardStreet('road.value', 'street_hash'),
  city_name: 'city_name',
  state: 'state',
  zip: 'zip',
  county_name: 'county_name',
  county_fips: 'county_fips',
  time_zone: 'time_zone',
  city: 'city',
  area_code: 'area_code',
  phone: `if(has_phone = 'yes', concat(area_code, '555', line_number), '')`,
};

export const streetLookUp: LookUp = { name: 'road', list: 'street', slot: 'street_slot' };
