import type { GeographyKind } from './query.ts';

/** What the kinds of place are called in sentences. */
export const placeWords: Readonly<Record<GeographyKind, { one: string; many: string }>> = {
  ST: { one: 'state', many: 'states' },
  COUNTY: { one: 'county', many: 'counties' },
  CITY: { one: 'city', many: 'cities' },
  ZIP: { one: 'ZIP code', many: 'ZIP codes' },
  AREA_CODE: { one: 'area code', many: 'area codes' },
};
