// The statements whose time is measured against the number of leads, each written by the product's own compiler.
import type { CheckedQuery } from '@leadwright/leads/check-query';
import { countLeads, previewLeads, type Compiled } from '@leadwright/leads/compile/compile';
import { selectForDownload } from '@leadwright/leads/compile/compile-download';
import { countFacet } from '@leadwright/leads/facets/count-facet';
import { facetsByWords } from '@leadwright/leads/facets/facets-by-words';
import { halvingsFor, sampleByWords } from '@leadwright/leads/words/random-leads';
import { chooseNumbers } from '@leadwright/leads/words/select-for-download';
import { countByWords } from '@leadwright/leads/words/count-by-words';
import { age, askedOf, country, downloadRows, eightFilters, openGroup, state, underOthers, zip } from './queries.ts';

export type Measured = {
  name: string;
  /** `run` makes every repeat another statement, so that no cache answers; `leads` are all of the version. */
  statement(version: number, run: number, leads: number): Compiled;
  /** Writes rows, which are cleared between the runs. */
  writes?: true;
};

const nobody = '00000000-0000-0000-0000-000000000000';

export const measuredStatements: readonly Measured[] = [
  ...beside('count, nationwide, 8 filters', (run) => askedOf(country, eightFilters(run))),
  ...beside('count, one state (CA), age', (run) => askedOf(state, age(run))),
  ...beside('count, one ZIP code, age', (run) => askedOf(zip, age(run))),
  ...facets('nationwide', country),
  ...facets('one state (CA)', state),
  ...samples('nationwide', country),
  ...samples('one state (CA)', state),
  { name: 'preview, nationwide, age', statement: (version, run) => preview(version, country, age(run)) },
  { name: 'preview, nationwide, 8 filters', statement: (version, run) => preview(version, country, eightFilters(run)) },
  {
    name: 'choosing 50,000 rows of a download, nationwide, age',
    statement: (version, run) =>
      selectForDownload(askedOf(country, age(run)), version, {
        accountId: nobody,
        downloadId: `scale-${run}`,
        seed: `seed-${run}`,
        rows: downloadRows,
      }),
    writes: true,
  },
  {
    name: 'choosing 50,000 numbers of a download, nationwide, age, by words',
    statement: (version, run, leads) => chosen(version, age(run), leads * 0.9),
    writes: true,
  },
  {
    name: 'choosing 50,000 numbers of a download, nationwide, 8 filters, by words',
    statement: (version, run, leads) => chosen(version, eightFilters(run), leads * 0.16),
    writes: true,
  },
  {
    name: 'the check that no lead stands twice',
    statement: (version) => ({
      sql: 'SELECT sum(rows - 1) AS repeated FROM (SELECT count() AS rows FROM leads.consumers WHERE dataset_version = {version:UInt32} GROUP BY lead_key HAVING rows > 1)',
      params: { version },
    }),
  },
];

/** The same count of the lead table and of its words. */
function beside(name: string, query: (run: number) => CheckedQuery): Measured[] {
  return [
    { name, statement: (version, run) => countLeads(query(run), version) },
    { name: `${name}, by words`, statement: (version, run) => countByWords(query(run), version) },
  ];
}

/** Facets of four fields by words in one statement, and of one of them from the lead table, which needs one for each. */
function facets(where: string, geography: object): Measured[] {
  const query = (run: number): CheckedQuery => askedOf(geography, underOthers(run));
  return [
    {
      name: `facet of one field, ${where}`,
      statement: (version, run) => {
        const [first] = openGroup;
        if (!first) throw new Error('consumers have none of these filters');
        return countFacet(query(run), version, first);
      },
    },
    {
      name: `facets of four fields, ${where}, by words`,
      statement: (version, run) => facetsByWords(query(run), version, openGroup),
    },
  ];
}

/** The first statement of a preview by words: which leads its pages show. */
function samples(where: string, geography: object): Measured[] {
  return [
    {
      name: `leads of a preview, ${where}, 8 filters, by words`,
      statement: (version, run) =>
        sampleByWords(askedOf(geography, eightFilters(run)), version, {
          seed: `seed-${run}`,
          rows: 100,
          some: { blocks: 100 },
        }),
    },
  ];
}

/** `matching`: about how many leads they find; the product counts some of the words. */
function chosen(version: number, filters: object[], matching: number): Compiled {
  return chooseNumbers(askedOf(country, filters), version, {
    ...{ accountId: nobody, downloadId: 'scale', seed: 'scale', rows: downloadRows },
    halvings: halvingsFor(matching, downloadRows),
  });
}

function preview(version: number, geography: object, filters: object[]): Compiled {
  return previewLeads(askedOf(geography, filters), version, { seed: 'scale', page: 1 });
}
