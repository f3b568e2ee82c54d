// The statements whose time is measured against the number of leads, each written by the product's own compiler.
import { checkQuery, type CheckedQuery } from '@leadwright/leads/check-query';
import { countLeads, previewLeads, type Compiled } from '@leadwright/leads/compile/compile';
import { selectForDownload } from '@leadwright/leads/compile/compile-download';
import { consumers } from '@leadwright/leads/dictionaries/consumers';
import { filterColumns } from '@leadwright/leads/dictionary';
import { countFacet } from '@leadwright/leads/facets/count-facet';
import { facetsByWords } from '@leadwright/leads/facets/facets-by-words';
import { halvingsFor, sampleByWords } from '@leadwright/leads/words/random-leads';
import { chooseNumbers } from '@leadwright/leads/words/select-for-download';
import { countByWords } from '@leadwright/leads/words/count-by-words';

// A Team plan's month.
const downloadRows = 50_000;

export type Measured = {
  name: string;
  /** `run` makes every repeat another statement, so that no cache answers; `leads` are all of the version. */
  statement(version: number, run: number, leads: number): Compiled;
  /** Writes rows, which are cleared between the runs. */
  writes?: true;
};

const eightFilters = (run: number): object[] => [
  { field: 'age', from: 30, to: 70 },
  { field: 'year_born', from: 1920 + run, to: 2005 },
  { field: 'gender', anyOf: ['female'] },
  { field: 'marital_status', anyOf: ['married', 'single'] },
  { field: 'homeowner_status', anyOf: ['owner'] },
  { field: 'income', from: '$35,000 - $49,999' },
  { field: 'credit_rating', from: '600 - 649' },
  { field: 'property_type', anyOf: ['Single family', 'Condominium', 'Townhouse'] },
];
const age = (run: number): object[] => [{ field: 'age', from: 18 + run, to: 90 }];
const country = { kind: 'nationwide' };
const state = { kind: 'ST', values: ['CA'] };
const zip = { kind: 'ZIP', values: ['77494'] };
const nobody = '00000000-0000-0000-0000-000000000000';

export const measuredStatements: readonly Measured[] = [
  ...beside('count, nationwide, 8 filters', (run) => checked(country, eightFilters(run))),
  ...beside('count, one state (CA), age', (run) => checked(state, age(run))),
  ...beside('count, one ZIP code, age', (run) => checked(zip, age(run))),
  ...facets('nationwide', country),
  ...facets('one state (CA)', state),
  ...samples('nationwide', country),
  ...samples('one state (CA)', state),
  { name: 'preview, nationwide, age', statement: (version, run) => preview(version, country, age(run)) },
  { name: 'preview, nationwide, 8 filters', statement: (version, run) => preview(version, country, eightFilters(run)) },
  {
    name: 'choosing 50,000 rows of a download, nationwide, age',
    statement: (version, run) =>
      selectForDownload(checked(country, age(run)), version, {
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
    // A build makes one such pass for each eight million leads, so that its memory stays the same.
    name: 'a pass of the check that no lead stands twice',
    statement: (version, run) => ({
      sql: 'SELECT count() - uniqExact(lead_key) AS repeated FROM leads.consumers WHERE dataset_version = {version:UInt32} AND lead_key % 500 = {run:UInt32}',
      params: { version, run },
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

// An open group of filters under three others.
const open = filterColumns(consumers).filter(({ fieldName }) =>
  ['gender', 'marital_status', 'property_type', 'credit_rating'].includes(fieldName),
);
const underOthers = (run: number): object[] => [
  { field: 'age', from: 30 + run, to: 70 },
  { field: 'homeowner_status', anyOf: ['owner'] },
  { field: 'income', from: '$35,000 - $49,999' },
];

/** Facets of four fields by words in one statement, and of one of them from the lead table, which needs one for each. */
function facets(where: string, geography: object): Measured[] {
  const query = (run: number): CheckedQuery => checked(geography, underOthers(run));
  return [
    {
      name: `facet of one field, ${where}`,
      statement: (version, run) => {
        const [first] = open;
        if (!first) throw new Error('consumers have none of these filters');
        return countFacet(query(run), version, first);
      },
    },
    {
      name: `facets of four fields, ${where}, by words`,
      statement: (version, run) => facetsByWords(query(run), version, open),
    },
  ];
}

/** The first statement of a preview by words: which leads its pages show. */
function samples(where: string, geography: object): Measured[] {
  return [
    {
      name: `leads of a preview, ${where}, 8 filters, by words`,
      statement: (version, run) =>
        sampleByWords(checked(geography, eightFilters(run)), version, { seed: `seed-${run}`, rows: 100, share: 1024 }),
    },
  ];
}

/** `matching`: about how many leads they find; the product counts some of the words. */
function chosen(version: number, filters: object[], matching: number): Compiled {
  return chooseNumbers(checked(country, filters), version, {
    ...{ accountId: nobody, downloadId: 'scale', seed: 'scale', rows: downloadRows },
    halvings: halvingsFor(matching, downloadRows),
  });
}

function preview(version: number, geography: object, filters: object[]): Compiled {
  return previewLeads(checked(geography, filters), version, { seed: 'scale', page: 1 });
}

function checked(geography: object, filters: object[]): CheckedQuery {
  const outcome = checkQuery({ dictId: 'consumers', geography, filters });
  if (!outcome.ok) throw new Error(outcome.problems.map(({ message }) => message).join(' '));
  return outcome.query;
}
