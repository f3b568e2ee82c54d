// Which line of its file a record was: records of a pass stand in its order, breaks in cells and lost lines move them down,
// and what an open quote swallowed has its line from the pass before.
import { recordsPerPass } from './raw-table.ts';

/**
 * SQL of rows with `file`, `record`, `known` (the line in its pass where the engine said it, else 0) and the `others`:
 * the same with `line`.
 */
export function withLines(rows: string, others: readonly string[]): string {
  const same = (of: string) => ['file', 'record', ...others].map((name) => `${of}.${name} AS ${name}`).join(', ');
  const placed = `SELECT *, toUInt8(intDiv(record, ${recordsPerPass})) AS pass, record % ${recordsPerPass} AS at FROM (${rows})`;
  const inPass = `SELECT ${same('r')}, r.pass AS pass, if(r.known > 0, r.known, 1 + r.at + j.plus) AS line
    FROM (${placed}) AS r ASOF LEFT JOIN imports.jumps AS j ON r.file = j.file AND r.pass = j.pass AND r.at >= j.at`;
  return `SELECT ${same('p')}, if(p.pass = 0, p.line, o.line) AS line
    FROM (${inPass}) AS p LEFT JOIN imports.origins AS o ON p.file = o.file AND p.pass = o.pass AND p.line = o.at`;
}
