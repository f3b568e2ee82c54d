// What a file's rows are chosen by.
import type { CheckedQuery } from '@leadwright/leads/check-query';
import type { FileCells } from '@leadwright/leads/compile/csv-cell';
import type { ChosenBy } from '../domain/download.ts';

export type RowsOf = { accountId: string; downloadId: string };

export type Picked = RowsOf & {
  query: CheckedQuery;
  datasetVersion: number;
  seed: string;
  rows: number;
  cells: FileCells;
  chosenBy: ChosenBy | null;
  /** The download whose rows these are again. */
  recheckOfId?: string | null;
};

export type SelectLimits = { signal: AbortSignal; maxSeconds: number };
