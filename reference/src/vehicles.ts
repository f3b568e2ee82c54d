// Makes and models of vehicles sold in the United States.
import { column, lazily, rowsOf } from './rows.ts';
import { vehiclesTable } from './tables/vehicles.ts';

/** Model years, both inclusive. */
export type YearRun = { from: number; to: number };

/** `years` in order, without overlap; `bodies` is empty where the source knows none. */
export type VehicleModel = { make: string; model: string; years: readonly YearRun[]; bodies: readonly string[] };

/** Every model, make by make. */
export const vehicleModels = lazily((): readonly VehicleModel[] =>
  rowsOf(vehiclesTable).map((row) => ({
    make: column(row, 0),
    model: column(row, 1),
    years: column(row, 2).split(' ').map(yearRun),
    bodies: listed(column(row, 3)),
  })),
);

/** Every make, in the order of the models. */
export const vehicleMakes = lazily((): readonly string[] => [...new Set(vehicleModels().map(({ make }) => make))]);

function yearRun(text: string): YearRun {
  const [from = Number.NaN, to = from] = text.split('-').map(Number);
  return { from, to };
}

const listed = (text: string): string[] => (text === '' ? [] : text.split(', '));
