import { describe, expect, it } from '@jest/globals';
import { checkQuery, type CheckedQuery } from '../check-query.ts';
import { downloadCsv, selectForDownload } from './compile-download.ts';
import { countLeads, previewLeads } from './compile.ts';
import { dictionaries } from '../dictionaries.ts';
import type { LeadQuery } from '../query.ts';
import { expectTextOutsideSql } from '../testing/expect-text-outside-sql.ts';

function checked(query: LeadQuery): CheckedQuery {
  const result = checkQuery(query);
  if (!result.ok) throw new Error(result.problems.map((problem) => problem.message).join(' '));
  return result.query;
}

const homeowners = checked({
  dictId: 'consumers',
  geography: { kind: 'ZIP', values: ['85002', '00501'] },
  filters: [
    { field: 'age', from: 35, to: 55 },
    { field: 'gender', anyOf: ['female'] },
    { field: 'income', from: '$200,000 - $249,999' },
    { field: 'year_built', to: 1999 },
  ],
});

describe('the SQL of a count', () => {
  it('names version, place and every filter, with values in parameters only', () => {
    expect(countLeads(homeowners, 3)).toEqual({
      sql: [
        'SELECT count() AS count',
        'FROM leads.consumers',
        'WHERE dataset_version = {version:UInt32}',
        '  AND zip IN {places:Array(String)}',
        '  AND age BETWEEN {age_from:UInt8} AND {age_to:UInt8}',
        '  AND gender IN {gender:Array(String)}',
        '  AND income IN {income:Array(String)}',
        '  AND year_built BETWEEN {year_built_from:UInt16} AND {year_built_to:UInt16}',
      ].join('\n'),
      params: {
        version: 3,
        places: ['00501', '85002'],
        age_from: 35,
        age_to: 55,
        gender: ['female'],
        income: ['$200,000 - $249,999', '$250,000 and more'],
        year_built_from: 1700,
        year_built_to: 1999,
      },
    });
  });

  it('compares each level of an industry with its own column, or with the first digits of its code', () => {
    const query = checked({
      dictId: 'businesses',
      geography: { kind: 'nationwide' },
      filters: [{ field: 'sic_code', anyOf: ['C', '17', '176', 'G'] }],
    });
    expect(countLeads(query, 1)).toEqual({
      sql: [
        'SELECT count() AS count',
        'FROM leads.businesses',
        'WHERE dataset_version = {version:UInt32}',
        '  AND (sic_division IN {sic_code_1:Array(String)} OR sic_major IN {sic_code_2:Array(String)} OR substring(sic_code, 1, 3) IN {sic_code_3:Array(String)})',
      ].join('\n'),
      params: { version: 1, sic_code_1: ['C', 'G'], sic_code_2: ['17'], sic_code_3: ['176'] },
    });
  });
});

it('ends a count at its limit', () => {
  const query = checked({ dictId: 'consumers', geography: { kind: 'ST', values: ['AZ'] }, filters: [] });
  expect(countLeads(query, 1, 1)).toEqual({
    sql: [
      'SELECT count() AS count FROM (',
      'SELECT 1',
      'FROM leads.consumers',
      'WHERE dataset_version = {version:UInt32}',
      '  AND state IN {places:Array(String)}',
      'LIMIT {rows_max:UInt32})',
    ].join('\n'),
    params: { version: 1, places: ['AZ'], rows_max: 1 },
  });
});

describe('the SQL of a filter turned round', () => {
  it('asks for the known values that are not those, whatever the kind of filter', () => {
    const filters = [
      { field: 'age', from: 35, omit: true as const },
      { field: 'gender', anyOf: ['female'], omit: true as const },
      { field: 'credit_rating', from: '550 - 599', to: '750 - 799', omit: true as const },
    ];
    const { sql, params } = countLeads(checked({ dictId: 'consumers', geography: { kind: 'nationwide' }, filters }), 1);
    expect(sql).toContain(
      'AND (age BETWEEN {age_min:UInt8} AND {age_max:UInt8} AND age NOT BETWEEN {age_from:UInt8} AND {age_to:UInt8})',
    );
    expect(params).toEqual({
      version: 1,
      age_min: 18,
      age_max: 110,
      age_from: 35,
      age_to: 110,
      gender: ['male'],
      credit_rating: ['Under 500', '500 - 549', '800 and more'],
    });
  });

  it('leaves out every level of an industry, and the unknown with it', () => {
    const query = checked({
      dictId: 'businesses',
      geography: { kind: 'nationwide' },
      filters: [{ field: 'sic_code', anyOf: ['C', '5812'], omit: true }],
    });
    expect(countLeads(query, 1).sql).toContain(
      "AND (sic_code != '' AND NOT (sic_division IN {sic_code_1:Array(String)} OR sic_code IN {sic_code_4:Array(String)}))",
    );
  });
});

describe('the SQL of a preview', () => {
  it('finds the keys of a page by the seed, then reads those rows', () => {
    const { sql, params } = previewLeads(homeowners, 3, { seed: 'abc', page: 3 });
    expect(sql).toContain(
      '    ORDER BY sipHash64(lead_key, {seed:String}), lead_key\n    LIMIT {page_size:UInt32} OFFSET {skipped:UInt32}',
    );
    expect(params).toMatchObject({ seed: 'abc', page_size: 20, skipped: 40, version: 3 });
  });

  it('never selects phone, e-mail or street number as they are', () => {
    const { sql } = previewLeads(homeowners, 3, { seed: 'abc', page: 1 });
    expect(sql).not.toMatch(/toString\((phone|email|street_number)\)/);
    expect(sql).toContain(`if(street_number = '', '', '••••') AS \`shown_street_number\``);
  });

  it('is never made for a page above 5', () => {
    for (const page of [0, 6, 1.5, Number.NaN])
      expect(() => previewLeads(homeowners, 3, { seed: 'abc', page })).toThrow(RangeError);
  });
});

describe('the SQL of a download', () => {
  it('picks keys in the order of the seed with one statement', () => {
    expect(selectForDownload(homeowners, 3, { downloadId: 'd1', accountId: 'a1', seed: 's1', rows: 500 }).sql).toBe(
      [
        'INSERT INTO export.download_rows (account_id, download_id, ordinal, lead_key, dataset_version)',
        'SELECT {account_id:String}, {download_id:String}, rowNumberInAllBlocks() + 1, lead_key, {version:UInt32}',
        'FROM (',
        '  SELECT lead_key FROM leads.consumers',
        `  WHERE ${countLeads(homeowners, 3).sql.split('WHERE ')[1] ?? ''}`,
        '  ORDER BY sipHash64(lead_key, {seed:String}), lead_key',
        '  LIMIT {rows:UInt64}',
        ')',
      ].join('\n'),
    );
  });

  it('reads the file from the picked rows, in their order, with the search repeated', () => {
    const { sql, settings } = downloadCsv(homeowners, 3, { accountId: 'a1', downloadId: 'd1', cells: 'codes' });
    expect(sql).toContain(
      'FROM export.download_rows WHERE account_id = {account_id:String} AND download_id = {download_id:String}',
    );
    expect(sql).toContain('AND zip IN {places:Array(String)}');
    expect(sql.endsWith('ORDER BY picked.ordinal')).toBe(true);
    expect(sql).toContain('nullIf(age, 0) AS `Age`');
    expect(settings).toMatchObject({ output_format_csv_crlf_end_of_line: 1, format_csv_null_representation: '' });
  });

  it('never calls a cell what a column is called, which would change the condition', () => {
    for (const dictionary of dictionaries) {
      const names = new Set(dictionary.columns.map((column) => column.fieldName));
      expect(dictionary.columns.filter((column) => names.has(column.label))).toEqual([]);
      expect(dictionary.columns.every((column) => !column.label.includes('`') && !column.label.includes('\\'))).toBe(
        true,
      );
    }
  });
});

describe('what a person typed', () => {
  // 10,000 others each time: hostile-queries.fault.test.ts.
  it('stands in no SQL text, over 2,000 hostile queries', () => {
    expectTextOutsideSql(2_000);
  });
});
