// Reads the CSV files of `given/`, which no package has. Only this file depends on their columns.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Row = Record<string, string>;

/** The rows of a file by the names in its first line. */
function rowsOf(file: string): Row[] {
  const lines = readFileSync(join(import.meta.dirname, 'given', file), 'utf8')
    .trim()
    .split(/\r?\n/);
  const [names = [], ...rows] = lines.map(cellsOf);
  return rows.map((row) => Object.fromEntries(names.map((name, place) => [name, row[place] ?? ''])));
}

/** No cell of these files holds a line break or a quotation mark. */
function cellsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
}

const field = (row: Row, name: string): string => {
  const value = row[name];
  if (value === undefined) throw new Error(`given/: there is no column ${name}`);
  return value;
};

export type GivenModel = { make: string; model: string; years: string; bodies: string[] };

/** Vehicle models with their model years as runs, "1992-1995 1997-2024". */
export function givenModels(): GivenModel[] {
  return rowsOf('vehicles-us.csv').map((row) => ({
    make: field(row, 'make'),
    model: field(row, 'model'),
    years: field(row, 'model years'),
    bodies: field(row, 'body styles')
      .split(' | ')
      .filter((body) => body !== ''),
  }));
}

/** Every code of the SIC of 1987, each before those that lie in it. */
export function givenIndustries(): { code: string; title: string }[] {
  return rowsOf('sic-1987.csv').map((row) => ({ code: field(row, 'code'), title: field(row, 'title') }));
}

/** Which industry of the SIC became which of NAICS 2017. */
export function givenSuccessors(): { sic: string; naics: string; title: string }[] {
  return rowsOf('sic-naics-2017.csv').map((row) => ({
    sic: field(row, 'sic'),
    naics: field(row, 'naics 2017'),
    title: field(row, 'naics title'),
  }));
}
