import { describe, expect, it } from '@jest/globals';
import { dictionaries } from '../dictionaries.ts';
import { insertLeadsSql } from './generate-leads.ts';
import { insertDerivedSql } from './derived-leads.ts';
import { syntheticLeads, syntheticLeadsOf } from './synthetic-leads.ts';

it('knows synthetic leads of every dictionary, and of nothing else', () => {
  expect(Object.keys(syntheticLeads).sort()).toEqual(dictionaries.map(({ dictId }) => dictId).sort());
});

describe.each(dictionaries.map((dictionary) => [dictionary.dictId, dictionary] as const))(
  '%s',
  (dictId, dictionary) => {
    const leads = syntheticLeadsOf(dictId);
    const inherited = 'of' in leads ? leads.of.columns.map(({ fieldName }) => fieldName) : [];

    it('has a generator for every column of its dictionary and for nothing else', () => {
      const wanted = ['lead_key', ...dictionary.columns.map(({ fieldName }) => fieldName)];
      const made = Object.keys(leads.columns);
      expect(wanted.filter((field) => !made.includes(field) && !inherited.includes(field))).toEqual([]);
      expect(made.filter((field) => !wanted.includes(field))).toEqual([]);
    });

    it('takes only version, build, seed, year and its part of the rows as parameters', () => {
      const sql = 'of' in leads ? insertDerivedSql(dictionary, leads) : insertLeadsSql(dictionary, leads);
      const names = new Set([...sql.matchAll(/\{(\w+):/g)].map(([, name]) => name));
      const part = 'of' in leads ? ['source', 'slice', 'slices'] : ['from', 'to'];
      expect([...names].filter((name) => name !== 'year' && name !== 'build').sort()).toEqual(
        [...part, 'seed', 'version'].sort(),
      );
    });
  },
);
