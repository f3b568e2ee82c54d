// What became of each row of the files: numbers by reason, and the rejected rows with their lines.
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { notes, placeFaults } from '@leadwright/leads/imports/derived-cells';
import { cellFaults } from '@leadwright/leads/imports/cell-rule';
import { dictionaryNamed } from '../datasets/dataset-table.ts';
import { keptRows, removingRows } from './check-file.ts';
import type { FileCounts, VersionFigures } from './gates.ts';
import type { ImportEngine } from './import-engine.ts';
import { recordsPerPass } from './reading/raw-table.ts';
import { engineText } from './reading/read-settings.ts';
import { withLines } from './reading/record-lines.ts';

export const rowFaults = {
  missing: 'A lead of this kind cannot do without the field, and the cell is empty.',
  'delta-word-unknown': 'The word of the column that says changes is none of those that the map names.',
  'open-quote': 'A quote is opened and not closed. The lines after it were read by themselves.',
  'not-readable': 'The line is not of the file’s format.',
  'too-many-cells': 'The row has more cells than the header has columns.',
  duplicate: 'A fuller row, or a later one as full, has the same key.',
} as const;
export const faultSentences: Readonly<Record<string, string>> = {
  ...cellFaults,
  ...placeFaults,
  ...notes,
  ...rowFaults,
};

export type Reason = { field: string; code: string; rows: number; sentence: string };
export type FileReport = {
  /** Records of the files without headers and blank lines. */
  rows: number;
  leads: number;
  /** Rows of a file of changes that take a lead away; 0 of a whole file. */
  removals: number;
  rejected: number;
  headers: number;
  /** Why rows are no leads. */
  rejections: Reason[];
  /** What is wrong in cells of leads: emptied, or put right by a rule. */
  cells: Reason[];
  /** Share of leads with a value, by field. */
  fill: Record<string, number>;
  states: Record<string, number>;
};

export async function reportOf({ clickhouse }: ImportEngine, kind: string): Promise<FileReport> {
  const numbers = async <Row>(sql: string): Promise<Row[]> => clickhouse.rows<Row>({ sql });
  const [raw] = await numbers<{ rows: number; headers: number }>(
    `SELECT countIf(skip NOT IN ('header', 'blank')) AS rows, countIf(skip = 'header') AS headers FROM imports.raw`,
  );
  const [unread] = await numbers<{ n: number }>('SELECT count() AS n FROM imports.unread');
  const rejections = await numbers<Counted>(
    `SELECT fault, count() AS n FROM (${rejectedRows}) GROUP BY fault ORDER BY n DESC, fault`,
  );
  const cells = await numbers<Counted>(
    `SELECT arrayJoin(faults) AS fault, count() AS n FROM imports.checked WHERE ${keptRows} GROUP BY fault ORDER BY n DESC, fault`,
  );
  const fields = dictionaryNamed(kind).columns.map(({ fieldName }) => fieldName);
  const [fill = {}] = await numbers<Record<string, number>>(
    `SELECT count() AS leads, ${fields.map((field) => `countIf(${field} != defaultValueOfArgumentType(${field})) AS f_${field}`).join(', ')} FROM imports.checked WHERE ${keptRows}`,
  );
  const leads = Number(fill['leads'] ?? 0);
  const [removing] = await numbers<{ n: number }>(`SELECT count() AS n FROM imports.checked WHERE ${removingRows}`);
  const removals = Number(removing?.n ?? 0);
  const states = await numbers<{ name: string; n: number }>(
    `SELECT state AS name, count() AS n FROM imports.checked WHERE ${keptRows} GROUP BY state ORDER BY state`,
  );
  const rows = Number(raw?.rows ?? 0) + Number(unread?.n ?? 0);
  return {
    rows,
    leads,
    removals,
    rejected: rows - leads - removals,
    headers: Number(raw?.headers ?? 0),
    rejections: rejections.map(reasonOf),
    cells: cells.map(reasonOf),
    fill: Object.fromEntries(fields.map((field) => [field, leads === 0 ? 0 : Number(fill[`f_${field}`] ?? 0) / leads])),
    states: Object.fromEntries(states.map(({ name, n }) => [name, Number(n)])),
  };
}

/** Of leads that came from no file. */
export function wholeReport({ rows, fill, states }: VersionFigures): FileReport {
  return { rows, leads: rows, removals: 0, rejected: 0, headers: 0, rejections: [], cells: [], fill, states };
}

/** What gates ask of a report. */
export function countsOf({ rows, rejected, rejections, cells }: FileReport): FileCounts {
  const duplicates = rejections.find(({ code }) => code === 'duplicate')?.rows ?? 0;
  const emptied: Record<string, number> = {};
  for (const { field, code, rows: n } of cells) if (!(code in notes)) emptied[field] = (emptied[field] ?? 0) + n;
  return { rows, rejected, duplicates, emptied };
}

type Counted = { fault: string; n: number };

function reasonOf({ fault, n }: Counted): Reason {
  const [first = '', second] = fault.split(':');
  const [field, code] = second === undefined ? ['', first] : [first, second];
  return { field, code, rows: Number(n), sentence: faultSentences[code] ?? '' };
}

// `at` of the pass that read it, or its line where the engine could not read it.
const rejectedRows = `
  SELECT file, record, toUInt64(0) AS known, toString(skip) AS fault FROM imports.raw WHERE skip NOT IN ('', 'header', 'blank')
  UNION ALL SELECT file, toUInt64(pass) * ${recordsPerPass}, line, code FROM imports.unread
  UNION ALL SELECT file, record, 0, toString(rejected) FROM imports.checked WHERE rejected != ''
  UNION ALL SELECT file, record, 0, 'duplicate' FROM imports.repeats`;

const rejectedColumns = ['file', 'line', 'column', 'reason', 'what'] as const;
/** By which a list of rejected rows is known. */
export const rejectedHeader = rejectedColumns.map((name) => `"${name}"`).join(',');

/** Writes file, line, column and reason of each rejected row as CSV, in the files' order. */
export async function writeRejected({ clickhouse }: ImportEngine, files: readonly string[], to: string): Promise<void> {
  const sentences = Object.entries(faultSentences);
  const list = (values: readonly string[]) => `[${values.map(engineText).join(', ')}]`;
  const code = `if(position(fault, ':') > 0, splitByChar(':', fault)[2], fault)`;
  const sql = `SELECT ${list(files)}[r.file + 1] AS file, r.line AS line,
      if(position(fault, ':') > 0, splitByChar(':', fault)[1], '') AS column, ${code} AS reason,
      transform(reason, ${list(sentences.map(([name]) => name))}, ${list(sentences.map(([, sentence]) => sentence))}, '') AS what
    FROM (${withLines(rejectedRows, ['fault'])}) AS r ORDER BY r.file, line, column`;
  await pipeline(clickhouse.stream({ sql, format: 'CSVWithNames' }), createWriteStream(to));
}
