// Lines that somebody sent go into a table as they are: what the table cannot take is their fault, not the engine's.
import { QueryFailedError, type ClickHouse } from '@leadwright/clickhouse/clickhouse';

export type Part = { lines: Uint8Array; rows: number };
/** `column`: which none of the table's is, where that is what is wrong. */
export type UnreadablePart = { column?: string };

// By the engine's numbers: text, quotes, dates, input, ends, bounds, numbers, data that is none of the format, arrays, sizes, empty
// values, elements.
const unreadable: ReadonlySet<number | undefined> = new Set([
  6, 25, 26, 27, 32, 33, 38, 41, 53, 69, 70, 72, 117, 130, 131, 321, 349, 691,
]);

/** All of a part or nothing of it is written. Answers what is wrong with it where it cannot be. */
export async function insertPart(
  clickhouse: ClickHouse,
  table: string,
  { lines, rows }: Part,
): Promise<UnreadablePart | undefined> {
  try {
    await clickhouse.insertLines(table, lines, rows);
    return undefined;
  } catch (error) {
    if (!(error instanceof QueryFailedError) || !unreadable.has(error.code)) throw error;
    // Of the engine's words the name alone: the rest may hold what stands in a line.
    const [, column] = /Unknown field found while parsing \w+ format: (\w{1,60})/.exec(error.message) ?? [];
    return column === undefined ? {} : { column };
  }
}
