import { column, lazily, rowsOf } from './rows.ts';
import { largePlacesTable } from './tables/places/large-places.ts';
import { otherNamesTable } from './tables/places/other-names.ts';

/**
 * A name that no ZIP has as its city. `accepted`: the mail takes it; `said`: people use it, and the mail does not;
 * `near`: no ZIP has the name, and these are the nearest.
 */
export type OtherName = { state: string; name: string; how: 'accepted' | 'said' | 'near'; zips: readonly string[] };

/** Sorted by state and name; no two of a state are alike, nor is one like a city of the state. */
export const otherNames = lazily((): readonly OtherName[] =>
  rowsOf(otherNamesTable).map((row) => ({
    state: column(row, 0),
    name: column(row, 1),
    how: howOf(column(row, 2)),
    zips: column(row, 3).split(' '),
  })),
);

/** A place of 25,000 people or more, and where it is; some are parts of a city. */
export type LargePlace = { state: string; name: string; latitude: number; longitude: number };

export const largePlaces = lazily((): readonly LargePlace[] =>
  rowsOf(largePlacesTable).map((row) => ({
    state: column(row, 0),
    name: column(row, 1),
    latitude: Number(column(row, 2)),
    longitude: Number(column(row, 3)),
  })),
);

function howOf(text: string): OtherName['how'] {
  if (text === 'accepted' || text === 'said' || text === 'near') return text;
  throw new Error(`a place that is ${text} is unknown`);
}
