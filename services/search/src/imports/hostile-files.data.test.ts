// Files that were not made for us: names that look like patterns, headers in any writing, what is no file of rows at all.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ImportMap } from '@leadwright/leads/imports/import-map';
import { keptRows } from './check-file.ts';
import { openImportEngine, type ImportEngine } from './import-engine.ts';
import { prepareImport, type PrepareOrder } from './prepare-import.ts';
import { lookAtFile } from './reading/source-file.ts';

let engine: ImportEngine;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'leadwright-hostile-'));
  engine = await openImportEngine(folder);
});
afterAll(async () => {
  await engine.close();
  await rm(folder, { recursive: true, force: true });
});

const map: ImportMap = { kind: 'businesses', fields: { company: 'Name', street: 'Street', zip: 'Zip' } };
const inFolder = (name: string): string => path.join(folder, name);
type Read = Partial<Pick<PrepareOrder, 'map' | 'onStep'>>;

async function read(name: string, bytes: string | Uint8Array, given: Read = {}) {
  await writeFile(inFolder(name), bytes);
  const { report } = await prepareImport(engine, { files: [inFolder(name)], map, year: 2026, ...given });
  const leads = await engine.clickhouse.rows<{ company: string; street: string }>({
    sql: `SELECT company, street FROM imports.checked WHERE ${keptRows} ORDER BY company`,
  });
  return { report, companies: leads.map(({ company }) => company), streets: leads.map(({ street }) => street) };
}
async function look(name: string, bytes: string | Uint8Array) {
  await writeFile(inFolder(name), bytes);
  return lookAtFile(engine, inFolder(name), 'looked-at');
}
const one = 'Name,Street,Zip\nOne,A St,59602\n';
const refusal = (code: string, words = '') => ({ code, message: expect.stringContaining(words) as unknown });

describe("a file's name", () => {
  it('is a name, and no pattern of others and no place in an archive', async () => {
    await writeFile(inFolder('all-others.csv'), one.replace('One', 'Other'));
    const names = ['all*.csv', 'o?e.csv', '{one,two}.csv', 'box :: one.csv', 'a "b" \'c\'.csv', 'back\\slash.csv'];
    for (const [at, name] of names.entries()) await writeFile(inFolder(name), one.replace('One', `One ${at}`));
    const files = names.map(inFolder);
    const { report } = await prepareImport(engine, { files, map, year: 2026 });
    expect(report).toMatchObject({ rows: names.length, leads: names.length });
  });
});

describe('a header', () => {
  it('with Phone and Phone 2 is no row', async () => {
    const { report } = await read('second.csv', 'Name,Street,Zip,Phone,Phone 2\nOne,A St,59602,,\n');
    expect(report).toMatchObject({ rows: 1, leads: 1, headers: 1 });
  });

  it('in Windows-1252 names its columns, and is no row', async () => {
    const file = Buffer.from('Näme,Street,Zip\nCafé,A St,59602\n', 'latin1');
    const fields = { ...map.fields, company: 'Näme' };
    const { report, companies } = await read('latin.csv', file, { map: { ...map, fields } });
    expect({ companies, headers: report.headers, rejected: report.rejected }).toEqual({
      ...{ companies: ['Café'], headers: 1, rejected: 0 },
    });
  });

  it('that stands in the middle with a mark of its own is no row', async () => {
    const { report } = await read('joined.csv', `\uFEFF${one}\uFEFF${one.replace('One', 'Two')}`);
    expect(report).toMatchObject({ rows: 2, leads: 2, headers: 2 });
  });

  it('with more than 500 columns, or with a name of a megabyte, is refused at once', async () => {
    const many = Array.from({ length: 600 }, (_, at) => `c${at}`).join(',');
    await expect(read('many.csv', `${many}\n`)).rejects.toMatchObject(refusal('columns-too-many'));
    const keys = Object.fromEntries(many.split(',').map((name) => [name, 1]));
    await expect(read('many.jsonl', JSON.stringify(keys))).rejects.toMatchObject(refusal('columns-too-many'));
    const long = `Name,${'x'.repeat(1_000_000)},Zip\nOne,A,59602\n`;
    await expect(read('long.csv', long)).rejects.toMatchObject(refusal('file-without-header', 'column 2'));
  });

  it('of Parquet cannot say SQL', async () => {
    const [name, file] = ['a\\`)) FROM system.one --', inFolder('hostile.parquet')];
    await engine.clickhouse.command({
      sql: `INSERT INTO FUNCTION file('${file}', 'Parquet') SELECT 'One' AS Name, '59602' AS Zip, 'x' AS \`${name.replaceAll('\\', '\\\\').replaceAll('`', '\\`')}\``,
    });
    const by = { kind: 'businesses', fields: { company: 'Name', zip: 'Zip', street: name } };
    await prepareImport(engine, { files: [file], map: by, year: 2026 });
    expect(await engine.clickhouse.rows({ sql: 'SELECT company, street FROM imports.checked' })).toEqual([
      { company: 'One', street: 'x' },
    ]);
  });
});

describe('a file that is cut off, or no file of rows', () => {
  it('is refused in zstd, where the engine takes the cut for the end', async () => {
    const rows = Array.from({ length: 60_000 }, (_, at) => `Firm ${at},${at * 7919} St,59602`);
    await writeFile(inFolder('plain.txt'), `Name,Street,Zip\n${rows.join('\n')}\n`);
    const whole = inFolder('whole.csv.zst');
    await engine.clickhouse.command({
      sql: `INSERT INTO FUNCTION file('${whole}', 'LineAsString', 'line String', 'zstd') SELECT line FROM file('${inFolder('plain.txt')}', 'LineAsString', 'line String')`,
    });
    const bytes = await readFile(whole);
    expect(await look('again.csv.zst', bytes)).toMatchObject({ compression: 'zstd' });
    expect((await read('twice.csv.zst', Buffer.concat([bytes, bytes]))).report).toMatchObject({ rows: 120_000 });
    for (const share of [0.3, 0.6, 0.999])
      await expect(look('cut.csv.zst', bytes.subarray(0, bytes.length * share))).rejects.toMatchObject(
        refusal('file-broken', 'cut off'),
      );
  });

  it.each([
    ['a workbook', Buffer.from('PK\u0003\u0004rest'), 'save its sheet as CSV'],
    ['compressed twice', gzipSync(gzipSync(one)), 'compressed twice'],
    ['compressed by xz', Buffer.from('fd377a585a000000', 'hex'), 'xz'],
    ['compressed by bzip2', Buffer.from('BZh91AY&SYxxxx'), 'bzip2'],
    ['a PDF', '%PDF-1.4\n', 'PDF'],
    ['a JSON array', '[\n {"Name":"One"}]', 'a line of its own'],
    ['a page', '<!doctype html><p>Log in, please', 'HTML'],
  ])('is refused if it is %s', async (name, bytes, words) => {
    await expect(look(`${name}.csv`, bytes)).rejects.toMatchObject(refusal('file-not-rows', words));
  });

  it('is refused if it is a folder', async () => {
    await mkdir(inFolder('folder.csv'));
    await expect(lookAtFile(engine, inFolder('folder.csv'), 'looked-at')).rejects.toMatchObject(
      refusal('file-not-rows', 'a folder'),
    );
  });

  it('is refused if it became another one while it was read', async () => {
    const changes: Promise<void>[] = [];
    const onStep = (step: string) => {
      if (step === 'checking the rows') changes.push(writeFile(inFolder('changed.csv'), `${one}Two,B St,59602\n`));
    };
    await expect(read('changed.csv', one, { onStep })).rejects.toMatchObject(refusal('file-changed'));
    await Promise.all(changes);
  });
});

describe('lines and letters', () => {
  it('that end by a carriage return alone are lines', async () => {
    expect((await read('cr.csv', 'Name,Street,Zip\rOne,"A\nB",59602\rTwo,C,59602\r')).streets).toEqual(['A B', 'C']);
    const wide = Buffer.from('\uFEFFName,Street,Zip\rÖne,A,59602\r', 'utf16le');
    expect((await read('cr-wide.csv', wide)).companies).toEqual(['Öne']);
    expect((await read('cr-latin.csv', Buffer.from('Name,Street,Zip\rÖne,A,59602\r', 'latin1'))).companies).toEqual([
      'Öne',
    ]);
  });

  it('that nobody sees are none, blanks of any kind are blanks, and an accent is one letter however it is written', async () => {
    const { report, companies } = await read(
      'unseen.csv',
      'Name,Street,Zip\n\u00A0,S,59602\nA\u00A0B\u00A0,S,59602\u00A0\nC\u200B,S,\uFEFF59602\nJose\u0301,S,59602\nJOSÉ,s,59602\n',
    );
    expect(companies).toEqual(['A B', 'C', 'JOSÉ']);
    expect(report.rejections).toMatchObject([
      { field: 'company', code: 'missing', rows: 1 },
      { field: '', code: 'duplicate', rows: 1 },
    ]);
  });
});
