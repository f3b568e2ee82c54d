// An open quote swallows the lines after it, and the engine goes on behind them. They are read again, without the line that
// the quote stands in: each time half of them at most are swallowed again.
import { engineText, readSettings } from './read-settings.ts';
import type { ImportEngine } from '../import-engine.ts';
import { recordsPerPass } from './raw-table.ts';

type Of = { file: number; pass: number };

/** What the engine could not read, with the line it begins at. `errors`: the file that the engine wrote of them. */
export async function recordBad(
  { clickhouse }: ImportEngine,
  { file, pass, errors }: Of & { errors: string },
): Promise<void> {
  const structure =
    'time String, base Nullable(String), from Nullable(String), ordinal UInt64, reason String, raw String';
  await clickhouse.command({
    sql: `INSERT INTO imports.bad SELECT ${file}, ${pass}, ordinal - row_number() OVER (ORDER BY ordinal) AS at, ordinal,
        1 + countSubstrings(reason, '<LINE FEED>') AS lines, if(lines > 1 OR countSubstrings(raw, '"') % 2 = 1, 'open-quote', 'not-readable')
      FROM file(${engineText(errors)}, 'CSV', ${engineText(structure)})`,
    settings: {
      ...readSettings,
      input_format_allow_errors_num: 0,
      input_format_csv_allow_variable_number_of_columns: 0,
    },
  });
}

/** Finds the lines that a pass lost, and by how much records are further down than their number says. */
export async function findSwallowed({ clickhouse }: ImportEngine, { file, pass }: Of): Promise<number> {
  const isOfPass = `file = ${file} AND intDiv(record, ${recordsPerPass}) = ${pass}`;
  const events = `SELECT record % ${recordsPerPass} + 1 AS at, toUInt64(0) AS ordinal, breaks AS plus FROM imports.raw WHERE ${isOfPass} AND breaks > 0
    UNION ALL SELECT at, ordinal, lines AS plus FROM imports.bad WHERE file = ${file} AND pass = ${pass}`;
  const summed = `SELECT at, ordinal, plus, sum(plus) OVER (ORDER BY at, ordinal ROWS UNBOUNDED PRECEDING) AS total FROM (${events})`;
  await clickhouse.command({
    sql: `INSERT INTO imports.jumps SELECT ${file}, ${pass}, at, max(total) FROM (${summed}) GROUP BY at`,
  });
  await clickhouse.command({
    sql: `INSERT INTO imports.unread SELECT ${file}, ${pass}, e.at + 1 + e.total - e.plus, b.code FROM (${summed}) AS e
      INNER JOIN (SELECT at, ordinal, code FROM imports.bad WHERE file = ${file} AND pass = ${pass}) AS b ON e.at = b.at AND e.ordinal = b.ordinal`,
  });
  const open = `SELECT record % ${recordsPerPass} + 1 FROM imports.raw WHERE ${isOfPass} AND skip = 'open-quote'`;
  const bad = `SELECT at, ordinal FROM imports.bad WHERE file = ${file} AND pass = ${pass} AND code = 'open-quote'`;
  // A record's own breaks are in the total at its number + 1.
  await clickhouse.command({
    sql: `INSERT INTO imports.segments SELECT ${file}, ${pass}, first + 1, last FROM (
        SELECT if(ordinal = 0, at, at + 1) + total - plus AS first, first + plus - if(ordinal = 0, 0, 1) AS last
        FROM (${summed}) WHERE (ordinal = 0 AND at IN (${open})) OR (ordinal > 0 AND (at, ordinal) IN (${bad})))`,
  });
  const [row] = await clickhouse.rows<{ n: number }>({
    sql: `SELECT count() AS n FROM imports.segments WHERE file = ${file} AND pass = ${pass} AND from <= to`,
  });
  return Number(row?.n ?? 0);
}

/** Writes them into a file of their own, and where each was. */
export async function writeSwallowed(
  { clickhouse }: ImportEngine,
  { file, pass, path, compression, rest }: Of & { path: string; compression: string; rest: string },
): Promise<void> {
  const lines = `SELECT line, toUInt64(_row_number + 1) AS number, toUInt8(1) AS one FROM file(${engineText(path)}, 'LineAsString', 'line String', ${engineText(compression)})`;
  const segments = `SELECT from, to, toUInt8(1) AS one FROM imports.segments WHERE file = ${file} AND pass = ${pass} AND from <= to ORDER BY from`;
  const taken = `FROM (${lines}) AS l ASOF INNER JOIN (${segments}) AS s ON l.one = s.one AND l.number >= s.from WHERE l.number <= s.to`;
  await clickhouse.command({
    sql: `INSERT INTO FUNCTION file(${engineText(rest)}, 'TSVRaw', 'line String') SELECT l.line ${taken} ORDER BY l.number`,
    settings: readSettings,
  });
  const numbers = `SELECT l.number AS number, row_number() OVER (ORDER BY l.number) AS at ${taken}`;
  const original =
    pass === 0
      ? `SELECT ${file}, 1, at, number FROM (${numbers})`
      : `SELECT ${file}, ${pass + 1}, n.at, o.line FROM (${numbers}) AS n INNER JOIN (SELECT at, line FROM imports.origins WHERE file = ${file} AND pass = ${pass}) AS o ON o.at = n.number`;
  await clickhouse.command({ sql: `INSERT INTO imports.origins ${original}`, settings: readSettings });
}
