// Lines that cannot be read among many others: each costs itself, and no other row is lost, read twice or put elsewhere.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ImportMap } from '@leadwright/leads/imports/import-map';
import { keptRows } from './check-file.ts';
import { writeRejected } from './file-report.ts';
import { openImportEngine, type ImportEngine } from './import-engine.ts';
import { prepareImport } from './prepare-import.ts';

let engine: ImportEngine;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'leadwright-quotes-'));
  engine = await openImportEngine(folder);
});
afterAll(async () => {
  await engine.close();
  await rm(folder, { recursive: true, force: true });
});

const map: ImportMap = {
  kind: 'businesses',
  fields: { company: 'Name', street: 'Street', zip: 'Zip', website: 'Site' },
};

async function imported(rows: readonly string[]) {
  const file = path.join(folder, 'rows.csv');
  await writeFile(file, `Number,Name,Street,Zip,Site\n${rows.join('\n')}\n`);
  const { report } = await prepareImport(engine, { files: [file], map, year: 2026 });
  await writeRejected(engine, ['rows.csv'], path.join(folder, 'rejected.csv'));
  const lines = (await readFile(path.join(folder, 'rejected.csv'), 'utf8')).trimEnd().split('\n').slice(1);
  return { report, rejected: lines.map((line) => line.replaceAll('"', '').split(',').slice(1, 4).join(',')) };
}

const plain = (at: number): string => `${at},Firm ${at},${at} A St,59602,`;
const quoted = (at: number): string => `${at},"Firm ${at}, Inc",${at} A St,59602,`;
const broken = (at: number): string => `${at},"Firm\n${at}",${at} A St,59602,`;
const open = (at: number): string => `${at},"Open ${at},${at} A St,59602,`;
const closed = (at: number): string => `${at},"Bad"x ${at},${at} A St,59602,`;
const nameless = (at: number): string => `${at},,${at} A St,59602,`;
const reasons = new Map([
  [open, ',open-quote'],
  [closed, ',not-readable'],
  [nameless, 'company,missing'],
]);

function kindOf(at: number): (at: number) => string {
  if (at % 97 === 5) return open;
  if (at % 97 === 50) return broken;
  if (at % 89 === 7) return closed;
  if (at % 83 === 11) return nameless;
  return at % 3 === 0 ? quoted : plain;
}

describe('lines that cannot be read', () => {
  // More than the engine reads at once.
  it('are told by their own line in any part of a large file, and every other row is a lead once', async () => {
    const rows: string[] = [];
    const bad: string[] = [];
    let line = 2;
    for (let at = 0; at < 70_000; at += 1) {
      const reason = reasons.get(kindOf(at));
      if (reason !== undefined) bad.push(`${line},${reason}`);
      rows.push(kindOf(at)(at));
      line += kindOf(at) === broken ? 2 : 1;
    }
    const { report, rejected } = await imported(rows);
    expect(rejected).toEqual(bad);
    expect(report).toMatchObject({ rows: 70_000, leads: 70_000 - bad.length, rejected: bad.length });
  });

  it('are found where what an open quote swallowed has an open quote itself', async () => {
    const { report, rejected } = await imported([open(0), plain(1), open(2), plain(3), quoted(4), open(5), quoted(6)]);
    expect(rejected).toEqual(['2,,open-quote', '4,,open-quote', '7,,open-quote']);
    expect(report).toMatchObject({ rows: 7, leads: 4 });
  });

  it('do not make a row that they swallowed a later one', async () => {
    const of = (site: string): string => `1,Twice,1 A St,59602,${site}`;
    const { report } = await imported([open(0), of('first.test'), quoted(2), of('last.test')]);
    expect(report.rejections).toMatchObject([
      { code: 'duplicate', rows: 1 },
      { code: 'open-quote', rows: 1 },
    ]);
    expect(
      await engine.clickhouse.rows({
        sql: `SELECT website FROM imports.checked WHERE ${keptRows} AND company = 'Twice'`,
      }),
    ).toEqual([{ website: 'last.test' }]);
  });
});
