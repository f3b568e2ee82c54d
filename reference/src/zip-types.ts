// ZIPs without homes: PO boxes, and those of a single organization.
import { column, lazily, rowsOf } from './rows.ts';
import { zipTypesTable } from './tables/zip-types.ts';

/** `standard` ZIPs have homes; a `unique` one belongs to a single organization, for example a university. */
export type ZipKind = 'standard' | 'po-box' | 'unique';

/** The kind of every ZIP that is not standard. */
export const zipTypes = lazily(
  (): ReadonlyMap<string, Exclude<ZipKind, 'standard'>> =>
    new Map(
      rowsOf(zipTypesTable).flatMap((row) => {
        const kind = column(row, 0) === 'unique' ? 'unique' : 'po-box';
        return column(row, 2)
          .split(' ')
          .map((ending) => [`${column(row, 1)}${ending}`, kind] as const);
      }),
    ),
);
