// Industries of NAICS 2017 as one tree: two digits are a sector, six an industry. Those that an industry of the SIC became.
import { column, lazily, rowsOf } from './rows.ts';
import { naicsTable } from './tables/industries/naics.ts';
import { sicNaicsTable } from './tables/industries/sic-naics.ts';

export type NaicsCode = { code: string; title: string };

/** Every sector, group and industry, each before what lies in it. */
export const naicsCodes = lazily((): readonly NaicsCode[] =>
  rowsOf(naicsTable).map((row) => ({ code: column(row, 0), title: column(row, 1) })),
);

/** The NAICS industries that an industry of the SIC became: of 1,004 of the 1,005, all but those not classified. */
export const naicsOfSic = lazily(
  (): ReadonlyMap<string, readonly string[]> =>
    new Map(rowsOf(sicNaicsTable).map((row) => [column(row, 0), column(row, 1).split(' ')])),
);
