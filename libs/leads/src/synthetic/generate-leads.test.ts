import { describe, expect, it } from '@jest/globals';
import { dictionaries } from '../dictionaries.ts';
import { insertLeadsSql } from './generate-leads.ts';
import { syntheticLeads, syntheticLeadsOf } from './synthetic-leads.ts';

it('knows synthetic leads of every dictionary, and of nothing else', () => {
  expect(Object.keys(syntheticLeads).sort()).toEqual(dictionaries.map(({ dictId }) => dictId).sort());
});

describe.each(dictionaries.map((dictionary) => [dictionary.dictId, dictionary] as const))(
  '%s',
  (dictId, dictionary) => {
    it('has a generator for every column of its dictionary and for nothing else', () => {
      const fields = dictionary.columns.map(({ fieldName }) => fieldName);
      const wanted = ['lead_key', ...fields].sort();
      expect(Object.keys(syntheticLeadsOf(dictId).columns).sort()).toEqual(wanted);
    });

    it('takes only version, build, seed, year and batch as parameters', () => {
      const names = [...insertLeadsSql(dictionary, syntheticLeadsOf(dictId)).matchAll(/\{(\w+):/g)].map(
        ([, name]) => name,
      );
      expect([...new Set(names)].filter((name) => name !== 'year').sort()).toEqual([
        'build',
        'from',
        'seed',
        'to',
        'version',
      ]);
    });
  },
);
