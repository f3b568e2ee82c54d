import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { checkQuery } from './check-query.ts';
import { csvFormat, downloadCsv, selectForDownload } from './compile-download.ts';
import { csvHeader } from './csv-columns.ts';
import { consumers } from './dictionaries/consumers.ts';
import { exportColumns } from './dictionary.ts';
import { openLeadEngine, type LeadEngine } from './testing/lead-engine.ts';

let engine: LeadEngine;
beforeAll(async () => {
  engine = await openLeadEngine();
});
afterAll(() => engine.close());

/** The file of a version whose leads are these, in order of their ordinal. */
async function fileOf(version: number, leads: Record<string, unknown>[]): Promise<string> {
  await engine.insert(consumers, version, leads.map((lead, index) => ({ ...lead, lead_key: index + 1 })));
  const query = checkQuery({ dictId: 'consumers', geography: { kind: 'nationwide' }, filters: [] });
  if (!query.ok) throw new Error('not checked');
  const download = { accountId: 'a', downloadId: `d${version}` };
  await engine.clickhouse.command(selectForDownload(query.query, version, { ...download, seed: 's', rows: leads.length }));
  const pieces: Uint8Array[] = [];
  for await (const piece of engine.clickhouse.stream({ ...downloadCsv(query.query, version, download), format: csvFormat })) pieces.push(piece);
  return Buffer.concat(pieces).toString('utf8');
}

const records = (file: string): Record<string, string>[] => parse(file, { columns: true, record_delimiter: '\r\n', relax_quotes: false });

// [what the table holds, what the cell says]
const guarded: [string, string][] = [
  ['=1+1', "'=1+1"], ['+1', "'+1"], ['-1', "'-1"], ['@SUM(A1)', "'@SUM(A1)"], ['=', "'="], ['-', "'-"], ['--', "'--"],
  ['=HYPERLINK("http://x","y")', `'=HYPERLINK("http://x","y")`], ["=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"],
  ['\tx', "'\tx"], ['\t=1', "'\t=1"], ['\rx', "'\rx"], ['\nx', "'\nx"], ['\r\nx', "'\r\nx"], ['\0x', "'\0x"], ['\0=1', "'\0=1"],
  [' =1', "' =1"], ['   +1', "'   +1"], ['\u00a0=1', "'\u00a0=1"], [' \u00a0 -1', "' \u00a0 -1"], ['\u3000@x', "'\u3000@x"], ['\u2003=1', "'\u2003=1"],
  ['\ufeff=1', "'\ufeff=1"], ['\u200b=1', "'\u200b=1"], ['\u2060=1', "'\u2060=1"], ['\u000b=1', "'\u000b=1"], ['\u000c=1', "'\u000c=1"],
  ['a\n=1', "a\n'=1"], ['a\r=1', "a\r'=1"], ['a\r\n=1', "a\r\n'=1"], ['a\n\n=1', "a\n\n'=1"], ['a\n =1', "a\n' =1"], ['a\n\u00a0+1', "a\n'\u00a0+1"],
  ['a\nb\n@c', "a\nb\n'@c"], ['=1\n=2', "'=1\n'=2"], ['\n=1', "'\n'=1"], ['a\n\t1', "a\n'\t1"], [' \r\n=1', "' \r\n'=1"],
  ['\uff1d1', "'\uff1d1"], ['\uff0b1', "'\uff0b1"], ['\uff0d1', "'\uff0d1"], ['\uff20x', "'\uff20x"], ['\u22121', "'\u22121"], [' \uff1d1', "' \uff1d1"], ['\ufe661', "'\ufe661"],
];
const harmless = [
  '', 'Ada', 'a=b', 'a+b', 'a-b', 'a@b', "O'Brien", '"quoted"', 'a,b', 'a;b', "'=1", '1-1', '00501', 'Zoë', '日本', '\ud83d\ude00', 'a\nb', 'a\r\nb', ' a ', '$15,000 - $24,999', 'x\\y', "''", '#REF!', '%41',
];

describe('the guard of cells', () => {
  it(`makes ${guarded.length} dangerous cells harmless and leaves ${harmless.length} others as they are`, async () => {
    expect(guarded.length + harmless.length).toBeGreaterThanOrEqual(60);
    const table = [...guarded, ...harmless.map((text): [string, string] => [text, text])];
    const file = await fileOf(1, table.map(([text], index) => ({ first_name: text, street: String(index) })));
    const byNumber = new Map(records(file).map((record) => [Number(record['Street']), record['First name']]));
    expect(table.map((_entry, index) => byNumber.get(index))).toEqual(table.map(([, cell]) => cell));
  });

  it('holds for 5,000 random cells: what is parsed back starts no formula on any line, and only apostrophes were added', async () => {
    const piece = fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '\0', ' ', '\u00a0', '\uff1d', '\u3000', '"', "'", ',', ';', '\\', 'a', '1', 'é', '\ud83d\ude00');
    const cells = fc.sample(fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')), { numRuns: 5000, seed: 16 });
    const file = await fileOf(2, cells.map((text, index) => ({ last_name: text, street: String(index) })));
    const parsed = records(file);
    expect(parsed).toHaveLength(5000);
    const dangerous = parsed.filter((record) => {
      const cell = record['Last name'] ?? '';
      return /(^|[\r\n])[ \u00a0\u3000]*[=+\-@\t\0\uff1d]/.test(cell) || /^[ \u00a0\u3000]*[\r\n]/.test(cell);
    });
    expect(dangerous).toEqual([]);
    const changed = parsed.filter((record) => {
      const before = cells[Number(record['Street'])] ?? '';
      return (record['Last name'] ?? '').replaceAll("'", '') !== before.replaceAll("'", '');
    });
    expect(changed).toEqual([]);
  });
});

describe('the file', () => {
  it('is RFC 4180 with CRLF, its header first, numbers bare and leading zeros kept', async () => {
    const file = await fileOf(3, [{ first_name: 'Ada', zip: '00501', phone: '0165550100', street_number: '007', age: 41, month_born: '01' }]);
    const [header, row, end, ...rest] = file.split('\r\n');
    expect(header).toBe(csvHeader(consumers).map((label) => `"${label}"`).join(','));
    expect(row).toContain('"00501"');
    expect(row).toContain(',41,');
    expect(row).toContain('"0165550100"');
    expect([end, rest]).toEqual(['', []]);
    expect(records(file)[0]).toMatchObject({ 'First name': 'Ada', 'ZIP code': '00501', 'Street number': '007', Age: '41', 'Month born': '01', 'Year built': '' });
  });

  it('has one record per picked row, in the order of the ordinals', async () => {
    const file = await fileOf(4, Array.from({ length: 3000 }, (_, index) => ({ first_name: `N${index + 1}` })));
    const order = await engine.clickhouse.rows<{ lead_key: number }>({ sql: `SELECT lead_key FROM export.download_rows WHERE download_id = 'd4' ORDER BY ordinal` });
    expect(records(file).map((record) => record['First name'])).toEqual(order.map((row) => `N${row.lead_key}`));
  });

  it('holds the exported columns and nothing else', async () => {
    const file = await fileOf(5, [{ first_name: 'Ada' }]);
    expect(Object.keys(records(file)[0] ?? {})).toHaveLength(exportColumns(consumers).length);
  });
});
