import { zips, type Zip } from '@leadwright/reference/places';

/** ZIP codes where leads live: all but those of the military post. */
export const civilZips = (): Zip[] => zips().filter(({ countyFips }) => countyFips !== '');

/** "about 1.6 million people": the source is an estimate, and reads as one. Places without any get their mail in PO boxes. */
export function aboutPeople(people: number): string {
  if (people === 0) return 'PO boxes only';
  if (people >= 999_500) return `about ${(people / 1e6).toFixed(1)} million people`;
  if (people >= 10_000) return `about ${Math.round(people / 1000)},000 people`;
  return people >= 1000
    ? `about ${(Math.round(people / 100) * 100).toLocaleString('en-US')} people`
    : 'fewer than 1,000 people';
}

export function sumPeople(members: readonly Zip[], keyOf: (zip: Zip) => string): Map<string, number> {
  const sums = new Map<string, number>();
  for (const zip of members) sums.set(keyOf(zip), (sums.get(keyOf(zip)) ?? 0) + zip.people);
  return sums;
}
