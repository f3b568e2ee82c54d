// What follows from other cells of a row. `v_x` is the checked text of field x, `place` the ZIP code's row of places,
// `area_code_known` whether the phone number's area code is one.
import type { Dictionary } from '../dictionary.ts';
import { lookedUp, quoted } from './sql-text.ts';
import { trades } from './trades.ts';

/** What is counted and not refused: the row stays, with the value that the rule says. */
export const notes = {
  'zip-wins-state': 'The state is not that of the ZIP code, whose state was taken.',
  'zip-wins-county': 'The county is not that of the ZIP code, whose county was taken.',
  'county-old': 'The county has an old code or an old name; the county that took its place was taken.',
  'zip-wins-city': 'The city has another name than the ZIP code has, whose city was taken.',
  'area-code-elsewhere':
    'The area code does not serve the ZIP code: people keep their number when they move. The number was kept.',
  'po-box-zip': 'The ZIP code has PO boxes only. The lead was kept.',
} as const;

/** Why a ZIP code is refused though it has the form of one. */
export const placeFaults = {
  'zip-unknown': 'There is no such ZIP code.',
  'zip-military': 'The ZIP code is of the military post, which is no place of the search.',
  'area-code-unknown': 'No part of the United States has this area code.',
} as const;

/** SQL of each field that is not simply what its own cell says. `given`: the fields that the map fills. */
export function derivedCells(
  dictionary: Pick<Dictionary, 'columns'>,
  given: ReadonlySet<string>,
  year: number,
): Map<string, string> {
  const has = new Set(dictionary.columns.map(({ fieldName }) => fieldName));
  const cell = (field: string): string => (given.has(field) ? `v_${field}` : "''");
  const cells = new Map<string, string>([
    ['city_name', 'place_city_name'],
    ['city', 'place_city'],
    ['state', 'place_state'],
    ['county_name', 'place_county_name'],
    ['county_fips', 'place_county_fips'],
    ['time_zone', 'place_time_zone'],
    ['zip', `if(${zipFault()} = '', v_zip, '')`],
    // Without a number the area code is where the lead lives.
    [
      'area_code',
      `multiIf(${phone(cell)} != '', substring(${phone(cell)}, 1, 3), has(place_area_codes, ${cell('area_code')}), ${cell('area_code')}, place_area_codes[1])`,
    ],
    ['phone', phone(cell)],
    ['has_phone', `if(${phone(cell)} = '', 'no', 'yes')`],
    ['has_email', `if(${cell('email')} = '', 'no', 'yes')`],
    // A number that nobody calls was not checked.
    ['do_not_call', `if(${phone(cell)} = '', '', ${cell('do_not_call')})`],
  ]);
  if (!given.has('age') && given.has('year_born')) cells.set('age', ageOf(cell('year_born'), year));
  if (has.has('sic_code')) for (const [field, sql] of tradeCells(cell, given)) cells.set(field, sql);
  if (has.has('make_model') && !given.has('make_model') && given.has('make') && given.has('model'))
    cells.set('make_model', `concat(${cell('make')}, ' ', ${cell('model')})`);
  return new Map([...cells].filter(([field]) => has.has(field)));
}

const phone = (cell: (field: string) => string): string => {
  const number = cell('phone');
  return `if(area_code_known, ${number}, '')`;
};

function ageOf(yearBorn: string, year: number): string {
  const age = `(${year} - toUInt16OrZero(${yearBorn}))`;
  return `if(${yearBorn} != '' AND ${age} BETWEEN 18 AND 110, toString(${age}), '')`;
}

function tradeCells(cell: (field: string) => string, given: ReadonlySet<string>): [string, string][] {
  const { title, division, naicsOf, sicOf } = trades();
  const sic = `if(${cell('sic_code')} != '', ${cell('sic_code')}, ${lookedUp(cell('naics_code'), sicOf)})`;
  return [
    ['sic_code', sic],
    ['naics_code', `if(${cell('naics_code')} != '', ${cell('naics_code')}, ${lookedUp(cell('sic_code'), naicsOf)})`],
    ['sic_major', `substring(${sic}, 1, 2)`],
    ['sic_division', lookedUp(sic, division)],
    ...(given.has('industry') ? [] : [['industry', lookedUp(sic, title)] as [string, string]]),
  ];
}

/** SQL of why the ZIP code is refused, empty if it is not. */
export function zipFault(): string {
  return `multiIf(v_zip = '', '', place_state = '', 'zip-unknown', place_county_fips = '', 'zip-military', '')`;
}

/** SQL of notes, each empty where there is nothing to say. By field. */
export function noteCells(given: ReadonlySet<string>): Map<string, string> {
  const cells = new Map<string, string>();
  const differs = (field: string, same: string, note: keyof typeof notes, otherwise: string[] = []) => {
    if (!given.has(field)) return;
    const none = `v_zip = '' OR place_state = '' OR v_${field} = '' OR ${same}`;
    cells.set(field, `multiIf(${[none, "''", ...otherwise, quoted(note)].join(', ')})`);
  };
  const bare = (text: string) =>
    `lowerUTF8(replaceRegexpAll(${text}, '(?i)[^a-z]+|county|parish|borough|planning region', ''))`;
  // A code, or the word "County" alone, names no county.
  const isNamed = `${bare('v_county_name')} != ''`;
  differs('state', 'upperUTF8(v_state) IN (place_state, upperUTF8(place_state_name))', 'zip-wins-state');
  // Connecticut has two layers of counties; either one is right.
  differs(
    'county_name',
    `v_county_name = place_county_name OR ${isNamed} AND ${bare('v_county_name')} IN (${bare('place_county_name')}, ${bare('place_region')})`,
    'zip-wins-county',
    [
      `${isNamed} AND arrayExists(old -> ${bare('old')} = ${bare('v_county_name')}, place_old_counties)`,
      quoted('county-old'),
    ],
  );
  differs('county_fips', 'v_county_fips IN (place_county_fips, place_region_fips)', 'zip-wins-county', [
    'has(place_old_counties, v_county_fips)',
    quoted('county-old'),
  ]);
  differs(
    'city_name',
    `v_city_name = place_city_name OR ${bare('v_city_name')} = ${bare('place_city_name')}`,
    'zip-wins-city',
  );
  cells.set('zip', `if(place_kind = 'po-box', 'po-box-zip', '')`);
  if (given.has('phone'))
    cells.set(
      'phone',
      `if(v_phone = '' OR v_zip = '' OR place_state = '' OR has(place_area_codes, substring(v_phone, 1, 3)) OR NOT area_code_known, '', 'area-code-elsewhere')`,
    );
  return cells;
}
