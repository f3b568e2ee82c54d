import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { dictionaryOf } from '@leadwright/leads/dictionaries';
import { systemColumns } from '@leadwright/leads/dictionary';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { insertLeadsSql, leadColumns, type SyntheticDictId } from './generate-leads.ts';

const files: Record<SyntheticDictId, string> = { consumers: '0002_consumers.sql', businesses: '0003_businesses.sql' };

describe.each<SyntheticDictId>(['consumers', 'businesses'])('%s', (dictId) => {
  const fields = (dictionaryOf(dictId)?.columns ?? []).map(({ fieldName, clickhouseType }) => ({
    fieldName,
    clickhouseType,
  }));

  it('has a generator for every column of its dictionary and for nothing else', () => {
    const wanted = ['lead_key', ...fields.map(({ fieldName }) => fieldName)].sort();
    expect(Object.keys(leadColumns[dictId].columns).sort()).toEqual(wanted);
  });

  it('has every column of its dictionary in its table, with the type the dictionary says', () => {
    const sql = readFileSync(path.join(repositoryRoot, 'services/search/migrations-clickhouse', files[dictId]), 'utf8');
    const columns = [...sql.matchAll(/^ {2}(\w+) ([A-Z]\w+(?:\([\w()]+\))?),$/gm)].map(
      ([, fieldName, clickhouseType]) => ({ fieldName, clickhouseType }),
    );
    expect(columns).toEqual([...systemColumns, ...fields]);
  });

  it('takes version, build, seed, year and batch as parameters alone', () => {
    const names = [...insertLeadsSql(dictId).matchAll(/\{(\w+):/g)].map(([, name]) => name);
    expect([...new Set(names)].filter((name) => name !== 'year').sort()).toEqual([
      'build',
      'from',
      'seed',
      'to',
      'version',
    ]);
  });
});
