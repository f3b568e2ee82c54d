// Household incomes by state.
import { column, lazily, rowsOf } from './rows.ts';
import { stateIncomesTable } from './tables/state-incomes.ts';

/** The lower bounds of the bands, in dollars a year; the last band has no upper bound. */
export const incomeBands = [0, 10_000, 15_000, 25_000, 35_000, 50_000, 75_000, 100_000, 150_000, 200_000] as const;

/** Share of households per band, for the states, the district and Puerto Rico. */
export const stateIncomes = lazily(
  (): ReadonlyMap<string, readonly number[]> =>
    new Map(rowsOf(stateIncomesTable).map((row) => [column(row, 0), row.slice(1).map((part) => Number(part) / 1000)])),
);
