import { column, lazily, rowsOf } from './rows.ts';
import { saidPlacesTable } from './tables/places/said-places.ts';

/** What people call a city: `city` is how its ZIPs have it. */
export type SaidPlace = { name: string; state: string; city: string };

export const saidPlaces = lazily((): readonly SaidPlace[] =>
  rowsOf(saidPlacesTable).map((row) => ({ name: column(row, 0), state: column(row, 1), city: column(row, 2) })),
);
