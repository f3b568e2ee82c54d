import { exportColumns, type Dictionary } from './dictionary.ts';

/** The file's header: the labels of the columns that are exported, in the dictionary's order. */
export function csvHeader(dictionary: Dictionary): string[] {
  return exportColumns(dictionary).map((column) => column.label);
}
