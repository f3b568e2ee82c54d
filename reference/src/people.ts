// Names of people, their streets and their e-mail providers.
import { column, lazily, rowsOf } from './rows.ts';
import { emailDomainsTable } from './tables/email-domains.ts';
import { firstNamesTable } from './tables/first-names.ts';
import { streetsTable } from './tables/streets.ts';
import { surnamesTable } from './tables/surnames.ts';

/** The first of the eight decades with weights for first names, up to the 2000s. */
export const firstDecade = 1930;
export const decadeCount = 8;

export type Sex = 'F' | 'M';

/** `byDecade` has one weight for each of the eight decades of birth. */
export type FirstName = { sex: Sex; name: string; byDecade: readonly number[] };
export type Weighted = { value: string; weight: number };

export const firstNames = lazily((): readonly FirstName[] =>
  rowsOf(firstNamesTable).map((row) => ({
    sex: column(row, 0) === 'F' ? 'F' : 'M',
    name: column(row, 1),
    byDecade: row.slice(2).map(Number),
  })),
);

export const surnames = lazily(() => weighted(surnamesTable));

export const emailDomains = lazily(() => weighted(emailDomainsTable));

/** Street names with their suffix, unweighted. */
export const streets = lazily((): readonly string[] => rowsOf(streetsTable).map((row) => column(row, 0)));

function weighted(table: string): readonly Weighted[] {
  return rowsOf(table).map((row) => ({ value: column(row, 0), weight: Number(column(row, 1)) }));
}
