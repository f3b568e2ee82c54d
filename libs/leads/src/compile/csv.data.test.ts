import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { cases } from '@leadwright/testing/seeds/run-seed';
import { checkQuery } from '../check-query.ts';
import { csvFormat, downloadCsv, selectForDownload } from './compile-download.ts';
import { csvCell, type FileCells } from './csv-cell.ts';
import { businesses } from '../dictionaries/businesses.ts';
import { consumers } from '../dictionaries/consumers.ts';
import { exportColumns, type ChoiceColumn, type Dictionary } from '../dictionary.ts';
import { openLeadEngine, type LeadEngine } from '../testing/lead-engine.ts';

let engine: LeadEngine;
beforeAll(async () => {
  engine = await openLeadEngine();
});
afterAll(() => engine.close());

/** The file of a version whose leads are these, in order of their ordinal. */
async function fileOf(
  version: number,
  leads: Record<string, unknown>[],
  { dictionary = consumers, cells = 'codes' }: { dictionary?: Dictionary; cells?: FileCells } = {},
): Promise<string> {
  await engine.insert(
    dictionary,
    version,
    leads.map((lead, index) => ({ ...lead, lead_key: index + 1 })),
  );
  return (await bytesOf(version, leads.length, dictionary, cells)).toString('utf8');
}

async function bytesOf(
  version: number,
  rows: number,
  dictionary: Dictionary = consumers,
  cells: FileCells = 'codes',
): Promise<Buffer> {
  const query = checkQuery({ dictId: dictionary.dictId, geography: { kind: 'nationwide' }, filters: [] });
  if (!query.ok) throw new Error('not checked');
  const download = { accountId: 'a', downloadId: `d${version}`, cells };
  await engine.clickhouse.command(selectForDownload(query.query, version, { ...download, seed: 's', rows }));
  const pieces: Uint8Array[] = [];
  for await (const piece of engine.clickhouse.stream({
    ...downloadCsv(query.query, version, download),
    format: csvFormat,
  }))
    pieces.push(piece);
  return Buffer.concat(pieces);
}

const records = (file: string): Record<string, string>[] =>
  parse(file, { columns: true, record_delimiter: '\r\n', relax_quotes: false });

// [what the table holds, what the cell says]
const guarded: [string, string][] = [
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['=', "'="],
  ['-', "'-"],
  ['--', "'--"],
  ['=HYPERLINK("http://x","y")', `'=HYPERLINK("http://x","y")`],
  ["=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"],
  ['\tx', "'\tx"],
  ['\t=1', "'\t=1"],
  ['\rx', "'\rx"],
  ['\nx', "'\nx"],
  ['\r\nx', "'\r\nx"],
  ['\0=1', "'=1"],
  ['=\0' + '1', "'=1"],
  ['a\n\0=1', "a\n'=1"],
  [' =1', "' =1"],
  ['   +1', "'   +1"],
  ['\u00a0=1', "'\u00a0=1"],
  [' \u00a0 -1', "' \u00a0 -1"],
  ['\u3000@x', "'\u3000@x"],
  ['\u2003=1', "'\u2003=1"],
  ['\ufeff=1', "'\ufeff=1"],
  ['\u200b=1', "'\u200b=1"],
  ['\u2060=1', "'\u2060=1"],
  ['\u000b=1', "'\u000b=1"],
  ['\u000c=1', "'\u000c=1"],
  ['a\n=1', "a\n'=1"],
  ['a\r=1', "a\r'=1"],
  ['a\r\n=1', "a\r\n'=1"],
  ['a\n\n=1', "a\n\n'=1"],
  ['a\n =1', "a\n' =1"],
  ['a\n\u00a0+1', "a\n'\u00a0+1"],
  ['a\nb\n@c', "a\nb\n'@c"],
  ['=1\n=2', "'=1\n'=2"],
  ['\n=1', "'\n'=1"],
  ['a\n\t1', "a\n'\t1"],
  [' \r\n=1', "' \r\n'=1"],
  ['\uff1d1', "'\uff1d1"],
  ['\uff0b1', "'\uff0b1"],
  ['\uff0d1', "'\uff0d1"],
  ['\uff20x', "'\uff20x"],
  ['\u22121', "'\u22121"],
  ['\u2066=1', "'\u2066=1"],
  ['\u00ad=1', "'\u00ad=1"],
  ['\u{e0041}=1', "'\u{e0041}=1"],
  [' \uff1d1', "' \uff1d1"],
  ['\ufe661', "'\ufe661"],
];
// Every character of Unicode's class Cf, from the running Unicode tables.
const formatCharacters = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => !(code >= 0xd800 && code <= 0xdfff) && /\p{Cf}/u.test(String.fromCodePoint(code)))
  .map((code) => String.fromCodePoint(code));
const harmless = [
  '',
  'Ada',
  'a=b',
  'a+b',
  'a-b',
  'a@b',
  "O'Brien",
  '"quoted"',
  'a,b',
  'a;b',
  "'=1",
  '1-1',
  '00501',
  'Zoë',
  '日本',
  '\ud83d\ude00',
  'a\nb',
  'a\r\nb',
  ' a ',
  '$15,000 - $24,999',
  'x\\y',
  "''",
  '#REF!',
  '%41',
];

describe('the guard of cells', () => {
  it(`makes ${guarded.length} dangerous cells harmless and leaves ${harmless.length} others as they are`, async () => {
    expect(guarded.length + harmless.length).toBeGreaterThanOrEqual(60);
    const table = [...guarded, ...harmless.map((text): [string, string] => [text, text])];
    const file = await fileOf(
      1,
      table.map(([text], index) => ({ first_name: text, street: String(index) })),
    );
    const byNumber = new Map(records(file).map((record) => [Number(record['Street']), record['First name']]));
    expect(table.map((_entry, index) => byNumber.get(index))).toEqual(table.map(([, cell]) => cell));
  });

  it(`guards a formula behind each of the ${formatCharacters.length} format characters of Unicode, on any line`, async () => {
    expect(formatCharacters.length).toBeGreaterThan(150);
    const cells = formatCharacters.flatMap((hidden) => [`${hidden}=1+1`, ` ${hidden}\u2066@x`, `a\n${hidden}+1`]);
    const parsed = records(
      await fileOf(
        6,
        cells.map((text, index) => ({ last_name: text, street: String(index) })),
      ),
    );
    const said = new Map(parsed.map((record) => [Number(record['Street']), record['Last name']]));
    expect(
      cells.filter(
        (text, index) => said.get(index) !== (text.startsWith('a\n') ? text.replace('a\n', "a\n'") : `'${text}`),
      ),
    ).toEqual([]);
  });

  const random = cases(5_000);
  it('holds for random cells: what is parsed back starts no formula on any line, only apostrophes were added and only NUL went', async () => {
    const piece = fc.constantFrom(
      '=',
      '+',
      '-',
      '@',
      '\t',
      '\r',
      '\n',
      '\0',
      ' ',
      '\u00a0',
      '\uff1d',
      '\u3000',
      '\u2066',
      '\u00ad',
      '\u{e0020}',
      '"',
      "'",
      ',',
      ';',
      '\\',
      'a',
      '1',
      'é',
      '\ud83d\ude00',
    );
    const cells = fc.sample(
      fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
      random,
    );
    const file = await fileOf(
      2,
      cells.map((text, index) => ({ last_name: text, street: String(index) })),
    );
    const parsed = records(file);
    expect(parsed).toHaveLength(random.numRuns);
    const dangerous = parsed.filter((record) => {
      const cell = record['Last name'] ?? '';
      return /(^|[\r\n])[\p{Zs}\p{Cf}]*[=+\-@\t\0\uff1d]/u.test(cell) || /^[\p{Zs}\p{Cf}]*[\r\n]/u.test(cell);
    });
    expect(dangerous).toEqual([]);
    const changed = parsed.filter((record) => {
      const before = cells[Number(record['Street'])] ?? '';
      return (record['Last name'] ?? '').replaceAll("'", '') !== before.replaceAll(/['\0]/g, '');
    });
    expect(changed).toEqual([]);
  });
});

describe('the file', () => {
  it('is RFC 4180 with CRLF, its header first, numbers bare and leading zeros kept', async () => {
    const file = await fileOf(3, [
      {
        first_name: 'Ada',
        zip: '00501',
        county_fips: '04013',
        time_zone: 'America/Phoenix',
        phone: '0165550100',
        street_number: '007',
        age: 41,
        month_born: '01',
      },
    ]);
    const [header, row, end, ...rest] = file.split('\r\n');
    expect(header).toBe(
      exportColumns(consumers)
        .map(({ label }) => label)
        .map((label) => `"${label}"`)
        .join(','),
    );
    expect(row).toContain('"00501"');
    expect(row).toContain(',41,');
    expect(row).toContain('"0165550100"');
    expect([end, rest]).toEqual(['', []]);
    expect(records(file)[0]).toMatchObject({
      'First name': 'Ada',
      'ZIP code': '00501',
      'County FIPS': '04013',
      'Time zone': 'America/Phoenix',
      'Street number': '007',
      Age: '41',
      'Month born': '01',
      'Year built': '',
    });
  });

  it('has one record per picked row, in the order of the ordinals', async () => {
    const file = await fileOf(
      4,
      Array.from({ length: 3000 }, (_, index) => ({ first_name: `N${index + 1}` })),
    );
    const order = await engine.clickhouse.rows<{ lead_key: number }>({
      sql: `SELECT lead_key FROM export.download_rows WHERE download_id = 'd4' ORDER BY ordinal`,
    });
    expect(records(file).map((record) => record['First name'])).toEqual(order.map((row) => `N${row.lead_key}`));
  });

  it('holds by choice the labels that the preview shows, and codes of a tree as they are', async () => {
    const lead = {
      gender: 'female',
      do_not_call: 'clear',
      month_born: '02',
      homeowner_status: 'owner',
      marital_status: '',
      income: '$15,000 - $24,999',
      property_type: 'gone',
    };
    const labels = {
      Gender: 'Female',
      'Do-not-call registry': 'Checked, not listed',
      'Month born': 'February',
      'Homeowner status': 'Homeowner',
      'Marital status': '',
      'Estimated income': '$15,000 - $24,999',
      'Property type': 'gone',
    };
    expect(records(await fileOf(9, [lead], { cells: 'labels' }))[0]).toMatchObject(labels);
    expect(records(await fileOf(10, [lead]))[0]).toMatchObject({
      Gender: 'female',
      'Do-not-call registry': 'clear',
      'Month born': '02',
      'Homeowner status': 'owner',
    });
    const business = { sic_code: '1761', industry: 'Roofing', do_not_call: 'listed', employees: '1 to 4' };
    expect(records(await fileOf(11, [business], { dictionary: businesses, cells: 'labels' }))[0]).toMatchObject({
      'Industry (SIC code)': '1761',
      Industry: 'Roofing',
      'Do-not-call registry': 'Listed',
      'Number of employees': '1 to 4',
    });
  });

  it('guards labels like any other text', async () => {
    const column: ChoiceColumn = {
      inputType: 'select',
      fieldName: 'grade',
      label: 'Grade',
      group: 'x',
      clickhouseType: 'LowCardinality(String)',
      importAs: 'item',
      items: [
        { value: 'a', label: '=1+1' },
        { value: 'b', label: "-O'Neil \\" },
      ],
    };
    const { text, params } = csvCell(column, 'grade', 'labels');
    const rows = await engine.clickhouse.rows({
      sql: `SELECT ${text} AS cell FROM (SELECT toLowCardinality(arrayJoin(['a', 'b', '@c'])) AS grade)`,
      params,
    });
    expect(rows).toEqual([{ cell: "'=1+1" }, { cell: "'-O'Neil \\" }, { cell: "'@c" }]);
  });

  it('holds no NUL, wherever it stood', async () => {
    const file = await fileOf(7, [{ first_name: 'A\0d\0a\0', city_name: '\0Phoenix', last_name: '\0' }]);
    expect(file).not.toContain('\0');
    expect(records(file)[0]).toMatchObject({ 'First name': 'Ada', City: 'Phoenix', 'Last name': '' });
  });

  it('is valid UTF-8 whatever bytes the table holds, and starts no formula', async () => {
    // Overlong, cut off, a surrogate half, a byte that is never UTF-8: as numbers, since no JavaScript string holds them.
    const broken = ['C0AF', 'E282', 'EDA080', 'FF', 'F0909080C3', '80'];
    await engine.clickhouse.command({
      sql: `INSERT INTO ${consumers.index} (dataset_version, lead_key, first_name, last_name, city_name, street)
        SELECT 8, number + 1, unhex(bytes[number + 1]), concat(unhex(bytes[number + 1]), '=1+1'), concat('a', unhex(bytes[number + 1])), toString(number)
        FROM numbers({count:UInt64}) ARRAY JOIN [{bytes:Array(String)}] AS bytes`,
      params: { count: broken.length, bytes: broken },
    });
    const file = await bytesOf(8, broken.length);
    const text = new TextDecoder('utf-8', { fatal: true }).decode(file);
    const parsed = records(text);
    expect(parsed).toHaveLength(broken.length);
    expect(parsed.filter((record) => !/^[\uFFFD\u{10400}]+=1\+1$/u.test(record['Last name'] ?? ''))).toEqual([]);
    expect(
      parsed.every(
        (record) => record['City']?.startsWith('a\uFFFD') === true || record['City']?.startsWith('a\u{10400}') === true,
      ),
    ).toBe(true);
  });

  it('holds the exported columns and nothing else', async () => {
    const file = await fileOf(5, [{ first_name: 'Ada' }]);
    expect(Object.keys(records(file)[0] ?? {})).toHaveLength(exportColumns(consumers).length);
  });
});
