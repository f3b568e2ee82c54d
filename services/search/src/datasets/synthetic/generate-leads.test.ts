import { describe, expect, it } from '@jest/globals';
import { dictionaryOf } from '@leadwright/leads/dictionaries';
import { insertLeadsSql, leadColumns, type SyntheticDictId } from './generate-leads.ts';

describe.each<SyntheticDictId>(['consumers', 'businesses'])('%s', (dictId) => {
  it('has a generator for every column of its dictionary and for nothing else', () => {
    const fields = (dictionaryOf(dictId)?.columns ?? []).map(({ fieldName }) => fieldName);
    const wanted = ['lead_key', ...fields].sort();
    expect(Object.keys(leadColumns[dictId].columns).sort()).toEqual(wanted);
  });

  it('takes only version, build, seed, year and batch as parameters', () => {
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
