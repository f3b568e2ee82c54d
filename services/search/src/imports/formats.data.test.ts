// Every way in which a file may be written says the same leads; a file that is none is refused with a code.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ImportMap } from '@leadwright/leads/imports/import-map';
import { keptRows } from './check-file.ts';
import { openImportEngine, type ImportEngine } from './import-engine.ts';
import { inspectFile } from './inspect-file.ts';
import { prepareImport } from './prepare-import.ts';

let engine: ImportEngine;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'leadwright-formats-'));
  engine = await openImportEngine(folder);
});
afterAll(async () => {
  await engine.close();
  await rm(folder, { recursive: true, force: true });
});

const map: ImportMap = { kind: 'businesses', fields: { company: 'Name', street: 'Street', zip: 'Zip' } };
const rows = [
  ['Café Nö', 'A St, Rear', '59602'],
  ['Two\nLines', 'B "Q" St', '2139'],
  ['Last', 'C St', '59101-1234'],
];
const leads = [
  { company: 'Café Nö', street: 'A St, Rear', zip: '59602' },
  { company: 'Last', street: 'C St', zip: '59101' },
  { company: 'Two Lines', street: 'B "Q" St', zip: '02139' },
];

function written(delimiter: string, end = '\n', cells: readonly (readonly string[])[] = rows): string {
  const cell = (text: string) =>
    /["\n]/.test(text) || text.includes(delimiter) ? `"${text.replaceAll('"', '""')}"` : text;
  return [['Name', 'Street', 'Zip'], ...cells].map((row) => row.map(cell).join(delimiter) + end).join('');
}

async function read(name: string, bytes: string | Buffer, by = map) {
  const file = path.join(folder, name);
  await writeFile(file, bytes);
  const { report } = await prepareImport(engine, { files: [file], map: by, year: 2026 });
  const found = await engine.clickhouse.rows({
    sql: `SELECT company, street, zip FROM imports.checked WHERE ${keptRows} ORDER BY company`,
  });
  return { report, found };
}

const zstd = async (text: string): Promise<string> => {
  await writeFile(path.join(folder, 'plain.txt'), text);
  const to = path.join(folder, `made-${text.length}.csv.zst`);
  await engine.clickhouse.command({
    sql: `INSERT INTO FUNCTION file('${to}', 'RawBLOB', 'b String', 'zstd') SELECT b FROM file('${path.join(folder, 'plain.txt')}', 'RawBLOB', 'b String')`,
  });
  return to;
};

describe('a file of the same leads', () => {
  const wide = (text: string): Buffer => Buffer.from(`\uFEFF${text}`, 'utf16le');
  const cases: [string, () => string | Buffer][] = [
    ['with commas', () => written(',')],
    ['with semicolons', () => written(';')],
    ['with tabs', () => written('\t')],
    ['with |', () => written('|')],
    ['with CRLF', () => written(',', '\r\n')],
    ['with a mark', () => `\uFEFF${written(',')}`],
    ['in UTF-16', () => wide(written(','))],
    ['in UTF-16, big end first', () => wide(written(',')).swap16()],
    ['in Windows-1252', () => Buffer.from(written(','), 'latin1')],
    ['in gzip', () => gzipSync(written(','))],
    ['in UTF-16 and gzip', () => gzipSync(wide(written(',')))],
    ['with a mark in gzip', () => gzipSync(`\uFEFF${written(',')}`)],
    ['without a last line end', () => written(',').trimEnd()],
    ['as JSON lines', () => rows.map(([Name, Street, Zip]) => JSON.stringify({ Name, Street, Zip })).join('\n')],
  ];
  it.each(cases)('%s is read', async (name, bytes) => {
    const { found, report } = await read(`${name.replaceAll(/\W/g, '-')}.csv`, bytes());
    expect(found).toEqual(leads);
    expect(report).toMatchObject({ rows: 3, leads: 3, rejected: 0 });
  });

  it('as JSON lines is parsed once a line, whatever its columns, and each cell is its text', async () => {
    const said: string[] = [];
    const { clickhouse } = engine;
    const command: typeof clickhouse.command = (statement) => {
      said.push(statement.sql);
      return clickhouse.command(statement);
    };
    const many = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`Column ${at}`, at]));
    const odd = { '': 'no name', 'a`b': true, "a'b": [1, 'y'], '1': { x: 1.5 }, none: null, ...many };
    const file = path.join(folder, 'odd.jsonl');
    await writeFile(file, `${JSON.stringify(odd)}\n{"late":"é"}\n`);
    const { columns } = await inspectFile({ ...engine, clickhouse: { ...clickhouse, command } }, file);
    const read = said.find((sql) => sql.startsWith('INSERT INTO imports.raw')) ?? '';
    expect(read.split('JSONExtract')).toHaveLength(3);
    const samples = Object.fromEntries(columns.map((column) => [column.name, column.samples]));
    expect(samples).toMatchObject({
      ...{ '': ['no name'], 'a`b': ['true'], "a'b": ['[1,"y"]'], '1': ['{"x":1.5}'], none: [], late: ['é'] },
      ...{ 'Column 0': ['0'], 'Column 199': ['199'] },
    });
  });

  it('in zstd and as Parquet is read', async () => {
    const { report } = await prepareImport(engine, { files: [await zstd(written(','))], map, year: 2026 });
    expect(report).toMatchObject({ rows: 3, leads: 3 });
    const parquet = path.join(folder, 'leads.parquet');
    await engine.clickhouse.command({
      sql: `INSERT INTO FUNCTION file('${parquet}', 'Parquet') SELECT company AS Name, street AS Street, toUInt32(zip) AS Zip FROM imports.checked`,
    });
    await prepareImport(engine, { files: [parquet], map, year: 2026 });
    const found = await engine.clickhouse.rows({
      sql: `SELECT company, street, zip FROM imports.checked WHERE ${keptRows} ORDER BY company`,
    });
    expect(found).toEqual(leads);
  });

  it('without a header is read by the columns that the map names', async () => {
    const bare = written(',').split('\n').slice(1).join('\n');
    const inspected = path.join(folder, 'bare.csv');
    await writeFile(inspected, bare);
    expect((await inspectFile(engine, inspected, 'businesses')).hasHeader).toBe(false);
    const { found } = await read('bare.csv', bare, { ...map, file: { columns: ['Name', 'Street', 'Zip'] } });
    expect(found).toEqual(leads);
  });

  it('in several files is one import', async () => {
    const files = rows.map((_, at) => path.join(folder, `part-${at}.csv`));
    for (const [at, file] of files.entries()) await writeFile(file, written(',', '\n', [rows[at] ?? []]));
    const { report } = await prepareImport(engine, { files, map, year: 2026 });
    expect(report).toMatchObject({ rows: 3, leads: 3, headers: 3 });
  });
});

describe('a hostile file', () => {
  it('has its NULs taken for blanks', async () => {
    const { found } = await read('nul.csv', 'Name,Street,Zip\nA\0B,C,59602\n');
    expect(found).toEqual([{ company: 'A B', street: 'C', zip: '59602' }]);
  });

  it('with a line of 10 MB loses that cell and no row', async () => {
    const long = 'x'.repeat(10 * 1024 * 1024);
    const { found, report } = await read('long.csv', `Name,Street,Zip\nA,${long},59602\nB,C,59602\n`);
    expect(found).toEqual([
      { company: 'A', street: '', zip: '59602' },
      { company: 'B', street: 'C', zip: '59602' },
    ]);
    expect(report.cells).toMatchObject([{ field: 'street', code: 'too-long', rows: 1 }]);
  });

  it('with a hundred open quotes loses those hundred rows alone', async () => {
    const lines = Array.from({ length: 1000 }, (_, at) =>
      at % 10 === 3 ? `"Open ${at},S,59602` : at % 7 === 0 ? `"Quoted, ${at}",S ${at},59602` : `Plain ${at},S,59602`,
    );
    const open = lines.filter((line) => line.startsWith('"Open')).length;
    const { report } = await read('open.csv', `Name,Street,Zip\n${lines.join('\n')}\n`);
    expect(report).toMatchObject({ rows: 1000, leads: 1000 - open });
    expect(report.rejections).toMatchObject([{ code: 'open-quote', rows: open }]);
  });

  it.each([
    ['empty', '', 'file-empty'],
    ['of blank lines', '\n\n \n', 'file-empty'],
    ['that is a cut-off gzip', gzipSync(written(',').repeat(5000)).subarray(0, 300), 'file-broken'],
    ['whose map names a column that it has not', 'A,B\nx,y\n', 'map-not-usable'],
  ])('%s is refused', async (name, bytes, code) => {
    await expect(read(`${name.replaceAll(' ', '-')}.csv`, bytes)).rejects.toMatchObject({ code });
  });

  it('that does not exist, or has other columns than the first, is refused', async () => {
    const [one, other] = [path.join(folder, 'one.csv'), path.join(folder, 'other.csv')];
    await writeFile(one, written(','));
    await writeFile(other, 'Name,Zip\nA,59602\n');
    const files = (...names: string[]) => prepareImport(engine, { files: names, map, year: 2026 });
    await expect(files(path.join(folder, 'none.csv'))).rejects.toMatchObject({ code: 'file-missing' });
    await expect(files(one, other)).rejects.toMatchObject({ code: 'headers-differ' });
  });
});
