// Cities as people call them and the mail does not: "Bloomington, MN: 6 ZIPs, mailed as Minneapolis".
import { otherNames, type OtherName } from '@leadwright/reference/other-names';
import { states, type Zip } from '@leadwright/reference/places';
import { saidPlaces } from '@leadwright/reference/said-places';
import { counted } from '../counted.ts';
import { cityValue } from './city-value.ts';
import { civilZips } from './people-in.ts';
import type { IndexedPlace } from './place.ts';

// A ZIP may be a small part of such a place: its people count in part, so that a city of the same name comes first.
const shareOf: Readonly<Record<OtherName['how'], number>> = { accepted: 0.5, near: 0.5, said: 0.1 };

const CITIES_NAMED = 2;

export function otherPlaces(): IndexedPlace[] {
  const byZip = new Map(civilZips().map((zip) => [zip.zip, zip]));
  const stateName = new Map(states().map(({ code, name }) => [code, name]));
  return otherNames().map((other) => {
    const { state, name, how } = other;
    const members = other.zips.flatMap((zip) => byZip.get(zip) ?? []);
    // "Bridgeport (Chicago)" is also found as "Bridgeport".
    const plain = name.replace(/ \(.*\)$/, '');
    return {
      entry: {
        kind: 'CITY',
        value: cityValue(state, name),
        name: `${name}, ${state}`,
        meta: metaOf(how, members),
        told: true,
      },
      texts: [`${name} ${state}`],
      aliases: [
        `${name} ${stateName.get(state) ?? ''}`,
        ...(plain === name ? [] : [`${plain} ${state}`, `${plain} ${stateName.get(state) ?? ''}`]),
      ],
      weight: members.reduce((sum, { people }) => sum + people, 0) * shareOf[how],
    };
  });
}

/** What people say for a city, by its value. */
export function saidOf(): Map<string, string[]> {
  const said = new Map<string, string[]>();
  for (const { name, state, city } of saidPlaces()) {
    const value = cityValue(state, city);
    said.set(value, [...(said.get(value) ?? []), name, `${name} ${state}`]);
  }
  return said;
}

function metaOf(how: OtherName['how'], members: readonly Zip[]): string {
  const cities = citiesOf(members);
  const more = cities.length - CITIES_NAMED;
  const named = more > 0 ? `${cities.slice(0, CITIES_NAMED).join(', ')} and ${more} more` : cities.join(' and ');
  const zips = counted(members.length, 'ZIP', 'ZIPs');
  return how === 'near' ? `about here: ${zips} of ${named}` : `${zips}, mailed as ${named}`;
}

/** Those with the most people first. */
function citiesOf(members: readonly Zip[]): string[] {
  const people = new Map<string, number>();
  for (const { city, people: more } of members) people.set(city, (people.get(city) ?? 0) + more);
  return [...people].sort(([, a], [, b]) => b - a).map(([city]) => city);
}
