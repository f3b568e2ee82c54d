import type { GeographyKind } from '../query.ts';

export const placeWords: Readonly<Record<GeographyKind, { name: string; one: string; many: string }>> = {
  ST: { name: 'State', one: 'state', many: 'states' },
  COUNTY: { name: 'County', one: 'county', many: 'counties' },
  CITY: { name: 'City', one: 'city', many: 'cities' },
  ZIP: { name: 'ZIP code', one: 'ZIP code', many: 'ZIP codes' },
  AREA_CODE: { name: 'Area code', one: 'area code', many: 'area codes' },
};

export const placesMax: Readonly<Record<GeographyKind, number>> = { ST: 1, COUNTY: 5, CITY: 5, ZIP: 5, AREA_CODE: 5 };

/** "Bloomington, MN (6 ZIPs, mailed as Minneapolis)" where the name alone would mislead, else the name. */
export function saidPlace({ name, meta, told }: { name: string; meta: string; told?: boolean }): string {
  return told ? `${name} (${meta})` : name;
}

/** "1 state", "up to 5 ZIP codes", "up to 5 ZIP codes, cities or counties". Kinds with the same limit. */
export function placesLimit(...kinds: GeographyKind[]): string {
  const limit = kinds[0] === undefined ? 0 : placesMax[kinds[0]];
  const names = kinds.map((kind) => (limit === 1 ? placeWords[kind].one : placeWords[kind].many));
  const named = [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((text) => text !== '').join(' or ');
  return limit === 1 ? `1 ${named}` : `up to ${limit} ${named}`;
}

/** "1 state, or up to 5 ZIP codes or cities": the limits of all these kinds, the smallest first. */
export function placesLimits(kinds: readonly GeographyKind[]): string {
  const limits = [...new Set(kinds.map((kind) => placesMax[kind]))].sort((a, b) => a - b);
  return limits.map((limit) => placesLimit(...kinds.filter((kind) => placesMax[kind] === limit))).join(', or ');
}

export const tooManyPlaces = 'At most 5,000 places are read at once. Bring the list in parts.';
