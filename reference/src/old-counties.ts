import { column, lazily, rowsOf } from './rows.ts';
import { oldCountiesTable } from './tables/places/old-counties.ts';

/** A county whose code is no longer used; `since` is the year in which `became` took its place. */
export type OldCounty = { fips: string; fullName: string; state: string; since: number; became: readonly string[] };

export const oldCounties = lazily((): readonly OldCounty[] =>
  rowsOf(oldCountiesTable).map((row) => ({
    fips: column(row, 0),
    fullName: column(row, 1),
    state: column(row, 2),
    since: Number(column(row, 3)),
    became: column(row, 4).split(' '),
  })),
);
