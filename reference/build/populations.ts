// Estimates the population of each ZIP, for weights and for the order of suggestions; never a Census figure. A city's
// people are spread evenly over its residential ZIPs. Then every large county and every state is scaled to its Census
// 2020 count.
import { rowsOf } from '../src/rows.ts';
import { statesTable } from '../src/tables/states.ts';
import { largeCounties } from './hand/county-populations.ts';
import { placePopulations } from './packages.ts';
import { placeKey } from './place-key.ts';
import { zipTypes } from '../src/zip-types.ts';
import type { BuiltZip } from './zips.ts';

const ruralZip = 1500;

export function estimatePopulations(all: readonly BuiltZip[]): Map<string, number> {
  const cityKey = ({ state, city }: BuiltZip) => placeKey(state, city);
  // PO boxes and ZIPs of a single organization have no residents.
  const zips = all.filter(({ zip }) => !zipTypes().has(zip));
  const zipsOfCity = countBy(zips, cityKey);
  const places = placePopulations();
  const weight = new Map(
    zips.map((zip) => {
      const people = places.get(cityKey(zip)) ?? 0;
      return [zip.zip, people > 0 ? people / (zipsOfCity.get(cityKey(zip)) ?? 1) : ruralZip];
    }),
  );
  for (const [state = '', , , , population = ''] of rowsOf(statesTable)) {
    scaleState(
      zips.filter((zip) => zip.state === state),
      Number(population),
      weight,
    );
  }
  return new Map([...weight].map(([zip, people]) => [zip, Math.round(people)]));
}

function scaleState(zips: readonly BuiltZip[], population: number, weight: Map<string, number>): void {
  let rest = population;
  const inLarge = (zip: BuiltZip) => largeCounties[zip.countyFips] !== undefined;
  for (const fips of new Set(zips.filter(inLarge).map(({ countyFips }) => countyFips))) {
    const people = largeCounties[fips] ?? 0;
    scale(
      zips.filter(({ countyFips }) => countyFips === fips),
      people,
      weight,
    );
    rest -= people;
  }
  scale(
    zips.filter((zip) => !inLarge(zip)),
    Math.max(rest, 0),
    weight,
  );
}

function scale(zips: readonly BuiltZip[], people: number, weight: Map<string, number>): void {
  const sum = zips.reduce((total, { zip }) => total + (weight.get(zip) ?? 0), 0);
  for (const { zip } of zips) weight.set(zip, sum === 0 ? 0 : ((weight.get(zip) ?? 0) * people) / sum);
}

function countBy<Value>(values: readonly Value[], keyOf: (value: Value) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(keyOf(value), (counts.get(keyOf(value)) ?? 0) + 1);
  return counts;
}
