// By the names that clients of the product before this one know.
import { naicsOfSic } from '@leadwright/reference/naics';
import { counties, states, zips } from '@leadwright/reference/places';
import { lazily } from '@leadwright/reference/rows';
import { industries, industryWords, type Industry } from '@leadwright/reference/sic';
import { vehicleModels } from '@leadwright/reference/vehicles';
import type { lookUpTables } from '@leadwright/contracts/routes/search/look-ups';

export type Row = Readonly<Record<string, string | number>>;
export type Table = { fields: readonly string[]; rows: () => readonly Row[] };

const table = <Field extends string>(
  fields: readonly Field[],
  rows: () => readonly Readonly<Record<Field, string | number>>[],
): Table => ({ fields, rows: lazily(rows) });

export const tables: Readonly<Record<string, Table>> = {
  fipsdata_cities: table(['CITY', 'ST', 'STATE', 'COUNTY', 'FIPS', 'PEOPLE'], cityRows),
  fipsdata_zips: table(['ZIP', 'CITY', 'ST', 'STATE', 'COUNTY', 'FIPS', 'AREA_CODE', 'PEOPLE'], zipRows),
  business_siclist: table(['SIC', 'DESCRIPTION', 'LEVEL', 'DIVISION', 'NAICS'], sicRows),
  business_sicsearch: table(['WORD', 'SIC', 'DESCRIPTION'], sicWordRows),
  vehicle_models: table(['MAKE', 'MODEL', 'FIRST_YEAR', 'LAST_YEAR', 'BODY'], vehicleRows),
} satisfies Record<(typeof lookUpTables)[number], Table>;

function zipRows() {
  const stateName = new Map(states().map(({ code, name }) => [code, name]));
  const countyName = new Map(counties().map(({ fips, fullName }) => [fips, fullName]));
  return zips()
    .filter(({ countyFips }) => countyFips !== '')
    .map(({ zip, city, state, countyFips, areaCodes, people }) => ({
      ZIP: zip,
      CITY: city,
      ST: state,
      STATE: stateName.get(state) ?? '',
      COUNTY: countyName.get(countyFips) ?? '',
      FIPS: countyFips,
      AREA_CODE: areaCodes[0] ?? '',
      PEOPLE: people,
    }));
}

/** A city once for each county that it lies in. */
function cityRows() {
  const byPlace = new Map<
    string,
    { CITY: string; ST: string; STATE: string; COUNTY: string; FIPS: string; PEOPLE: number }
  >();
  for (const { CITY, ST, STATE, COUNTY, FIPS, PEOPLE } of zipRows()) {
    const key = `${ST} ${FIPS} ${CITY.toUpperCase()}`;
    const known = byPlace.get(key);
    if (known) known.PEOPLE += PEOPLE;
    else byPlace.set(key, { CITY, ST, STATE, COUNTY, FIPS, PEOPLE });
  }
  return [...byPlace.values()];
}

const levels = ['division', 'major group', 'industry group', 'industry'] as const;

function sicRows() {
  const title = new Map(industries().map((known) => [known.code, known.title]));
  return industries().map(({ code, title: own, division }) => ({
    SIC: code,
    DESCRIPTION: own,
    LEVEL: levels[code.length - 1] ?? '',
    DIVISION: title.get(division) ?? '',
    NAICS: (naicsOfSic().get(code) ?? []).join(' '),
  }));
}

const passedOver = new Set(['AND', 'OR', 'OF', 'THE', 'FOR', 'IN', 'BY', 'TO', 'ON', 'EXCEPT', 'NOT', 'OTHER', 'THAN']);

/** An industry once for each word of its title and of what people call it. */
function sicWordRows() {
  const said = new Map<string, string[]>();
  for (const { words, codes } of industryWords())
    for (const code of codes) said.set(code, [...(said.get(code) ?? []), words]);
  return industries()
    .filter(({ code }) => code.length === 4)
    .flatMap(({ code, title }) =>
      wordsOf({ code, title }, said).map((word) => ({ WORD: word, SIC: code, DESCRIPTION: title })),
    );
}

function wordsOf(
  { code, title }: Pick<Industry, 'code' | 'title'>,
  said: ReadonlyMap<string, readonly string[]>,
): string[] {
  const own = title
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((word) => word.length > 1 && !passedOver.has(word));
  return [...new Set([...own, ...(said.get(code) ?? []).map((words) => words.toUpperCase())])];
}

function vehicleRows() {
  return vehicleModels().map(({ make, model, years, bodies }) => ({
    MAKE: make,
    MODEL: model,
    FIRST_YEAR: years[0]?.from ?? 0,
    LAST_YEAR: years.at(-1)?.to ?? 0,
    BODY: bodies.join(', '),
  }));
}
