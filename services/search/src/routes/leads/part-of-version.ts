// A line names the version that it is written into: one of another would stand among leads that are searched.
import type { UnreadablePart } from '../../datasets/insert-part.ts';
import { removalsBuild } from '../../datasets/dataset-table.ts';

/** The refusal's words, where the column is known. */
export const saidOf = ({ column }: UnreadablePart): { message?: string } =>
  column === undefined
    ? {}
    : {
        message: `There is no column ${column}. Nothing of the part was written: import by the program of this release.`,
      };

const LINE_FEED = 10;

export const lineBegins = (of: 'leads' | 'removals', dictId: string, version: number): string =>
  of === 'leads' ? `{"dataset_version":${version},` : `{"build":"${removalsBuild(dictId, version)}",`;

/** Whether there are as many lines as are said, and each begins so. */
export function isPartOf({ lines, rows }: { lines: Buffer; rows: number }, begins: string): boolean {
  let there = 0;
  for (let at = 0; at < lines.length; there += 1) {
    if (lines.toString('latin1', at, at + begins.length) !== begins) return false;
    const end = lines.indexOf(LINE_FEED, at);
    at = end < 0 ? lines.length : end + 1;
  }
  return there === rows;
}
