// A supplier's file of people: column names of its own, forty columns of which a map uses half, and a fault in some cells.
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import type { ImportMap } from '@leadwright/leads/imports/import-map';

/** Of each kind of fault, one row in so many has it. */
const FAULT_EVERY = 100;

const hash = (salt: string): string => `cityHash64(number, '${salt}')`;
const oneOf = (salt: string, ...values: string[]): string =>
  `[${values.map((value) => `'${value}'`).join(', ')}][1 + ${hash(salt)} % ${values.length}]`;
const faulty = (salt: string, bad: string, good: string): string =>
  `if(${hash(`bad ${salt}`)} % ${FAULT_EVERY} = 0, ${bad}, ${good})`;

const first = oneOf(
  'first',
  'ANN',
  'Bob',
  'Carla',
  'DAVID',
  'Elena',
  'Frank',
  'GRACE',
  'Hugo',
  'Iris',
  'Jim',
  'KATE',
  'Leo',
);
const last = `concat(${oneOf('last', 'Abbott', 'Brook', 'Carter', 'Dale', 'Ellis', 'Frost', 'Grant', 'Hale')}, ${oneOf('ending', 'son', 'man', 'ley', 'ton', 'field', 'worth')})`;
const born = `concat(toString(1 + ${hash('month')} % 12), '/', toString(1 + ${hash('day')} % 28), '/', toString(1930 + ${hash('year')} % 75))`;
const fillers = Array.from(
  { length: 20 },
  (_, at) => [`X_${at + 1}`, `toString(${hash(`filler ${at}`)} % 100000)`] as const,
);

/** SQL of each column, by its name in the file. `place` is a row of `imports.places`. */
const columns: readonly (readonly [string, string])[] = [
  ['Name', faulty('name', "''", `concat(${first}, ' ', ${last})`)],
  [
    'Address',
    `concat(toString(1 + ${hash('number')} % 9999), ' ', ${oneOf('street', 'N Main St', 'Oak Avenue', '2nd St', 'Lake Road', 'Hill Lane', 'W 14TH ST')})`,
  ],
  ['City', 'place.place_city_name'],
  ['St', faulty('state', "'WY'", 'toString(place.place_state)')],
  ['Zip5', faulty('zip', "'5960A'", 'toString(place.place_zip)')],
  ['Cnty', 'place.place_county_name'],
  [
    'Tel',
    faulty(
      'phone',
      "'442-1000'",
      `concat('(', place.place_area_codes[1], ') ', toString(200 + ${hash('exchange')} % 700), '-', leftPad(toString(${hash('line')} % 10000), 4, '0'))`,
    ),
  ],
  [
    'Mail',
    faulty('email', "'none'", `if(${hash('has mail')} % 3 = 0, concat('P', toString(number), '@example.com'), '')`),
  ],
  ['Sex', faulty('sex', "'?'", oneOf('sex', 'F', 'M'))],
  ['Wed', oneOf('wed', 'Married', 'Single')],
  ['DOB', faulty('born', "'unknown'", born)],
  ['Inc', faulty('income', "'plenty'", `toString(8000 + ${hash('income')} % 300000)`)],
  ['Worth', oneOf('worth', 'Less than $1', '$5,000 - $9,999', '$50,000 - $99,999', '$500,000 - $999,999')],
  ['Score', oneOf('score', 'Under 500', '600-649', '650 – 699', '700 - 749', '800 and more')],
  ['Owns', oneOf('owns', 'O', 'R')],
  ['HomeValue', oneOf('value', 'Under $50,000', '$100,000 - $149,999', '$300,000 - $399,999')],
  ['HomeType', oneOf('type', 'Single family', 'CONDOMINIUM', 'Townhouse', 'Farm')],
  ['Built', faulty('built', "'old'", `toString(1900 + ${hash('built')} % 120)`)],
  ['Bought', `toString(1960 + ${hash('bought')} % 60)`],
  ['DNC', oneOf('dnc', 'Y', 'N', '')],
  ...fillers,
];

export const peopleMap: ImportMap = {
  kind: 'consumers',
  fields: {
    first_name: { column: 'Name', steps: ['first-name', 'title-case'] },
    last_name: { column: 'Name', steps: ['last-name', 'title-case'] },
    street_number: { column: 'Address', steps: ['street-number'] },
    street: { column: 'Address', steps: ['street'] },
    ...{ city_name: 'City', state: 'St', zip: 'Zip5', county_name: 'Cnty', phone: 'Tel', email: 'Mail' },
    gender: { column: 'Sex', steps: [{ codes: { F: 'female', M: 'male' } }] },
    marital_status: 'Wed',
    year_born: { column: 'DOB', steps: [{ date: 'M/D/YYYY', part: 'year' }] },
    month_born: { column: 'DOB', steps: [{ date: 'M/D/YYYY', part: 'month' }] },
    income: { column: 'Inc', steps: ['band'] },
    ...{ net_worth: 'Worth', credit_rating: 'Score' },
    homeowner_status: { column: 'Owns', steps: [{ codes: { O: 'owner', R: 'renter' } }] },
    ...{ property_value: 'HomeValue', property_type: 'HomeType', year_built: 'Built', purchase_year: 'Bought' },
    do_not_call: { column: 'DNC', steps: [{ codes: { Y: 'listed', N: 'clear' } }] },
  },
  unused: fillers.map(([name]) => name),
};

export const columnNames: readonly string[] = columns.map(([name]) => name);

/** Writes it as CSV; needs `imports.places`. */
export async function writePeopleFile(clickhouse: ClickHouse, file: string, rows: number): Promise<void> {
  await clickhouse.command({
    sql: `INSERT INTO FUNCTION file('${file}', 'CSVWithNames') SELECT ${columns.map(([name, sql]) => `${sql} AS ${name}`).join(', ')}
      FROM (SELECT number, toInt64(cityHash64(number, 'place') % assumeNotNull((SELECT count() FROM imports.places WHERE place_county_fips != ''))) AS turn FROM numbers(${rows})) AS people
      INNER JOIN (SELECT *, toInt64(row_number() OVER (ORDER BY place_zip) - 1) AS turn FROM imports.places WHERE place_county_fips != '') AS place USING (turn)`,
    settings: { max_threads: 2 },
  });
}
