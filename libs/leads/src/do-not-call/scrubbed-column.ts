import { filterColumns, type Dictionary, type FilterColumn } from '../dictionary.ts';

/** The flag that scrubs say of a kind of leads; undefined where it has none. */
export const scrubbedColumn = (dictionary: Pick<Dictionary, 'columns'>): FilterColumn | undefined =>
  filterColumns(dictionary).find((column) => 'scrubbed' in column && column.scrubbed === true);
