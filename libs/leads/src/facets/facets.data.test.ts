import fc from 'fast-check';
import { cases } from '@leadwright/testing/seeds/run-seed';
import { checkQuery, type CheckedQuery } from '../check-query.ts';
import { dictionaries } from '../dictionaries.ts';
import { filterColumns, type Dictionary, type FilterColumn } from '../dictionary.ts';
import type { Filter, LeadQuery } from '../query.ts';
import { openLeadEngine, type LeadEngine } from '../testing/lead-engine.ts';
import { finds, randomLead, randomQuery, type Lead } from '../testing/random-leads.ts';
import { insertWords, wordsTableSql } from '../words/words-table.ts';
import { countFacet } from './count-facet.ts';
import { facetOf, type Facet, type FacetValue } from './facet.ts';
import { countFill, fillByWords } from './fill.ts';
import { facetsByWords, isInWords, readFacets } from './facets-by-words.ts';

let engine: LeadEngine;
beforeAll(async () => {
  engine = await openLeadEngine();
});
afterAll(() => engine.close());

// The night asks twenty times as many.
const { numRuns: searches, seed } = cases(4);
const version = 1;
// Of a long list some are enough.
const VALUES_READ = 40;

function checked(query: LeadQuery): CheckedQuery {
  const result = checkQuery(query);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.query;
}

async function ofLeads(query: CheckedQuery, column: FilterColumn): Promise<Facet> {
  const rows = await engine.clickhouse.rows<{ value: string; leads: number | string }>(
    countFacet(query, version, column),
  );
  return facetOf(column, new Map(rows.map(({ value, leads }) => [value, Number(leads)])));
}

async function ofWords(query: CheckedQuery, columns: readonly FilterColumn[]): Promise<Facet[]> {
  const [row = {}] = await engine.clickhouse.rows<Record<string, number | string>>(
    facetsByWords(query, version, columns),
  );
  return readFacets(row, columns).map((counted, place) => facetOf(columns[place] as FilterColumn, counted));
}

const choosing = (column: FilterColumn, value: FacetValue): Filter => {
  const field = column.fieldName;
  if ('from' in value) return { field, from: value.from, to: value.to };
  return column.inputType === 'stringRange'
    ? { field, from: value.value, to: value.value }
    : { field, anyOf: [value.value] };
};

/** What a facet says of `value`, by a plain reading of every lead. */
function found(dictionary: Dictionary, leads: Lead[], query: LeadQuery, column: FilterColumn, value: FacetValue) {
  const others = query.filters.filter(({ field }) => field !== column.fieldName);
  const asked = { ...query, filters: [...others, choosing(column, value)] };
  return leads.filter((lead) => finds(dictionary, asked, lead)).length;
}

describe.each(dictionaries.map((dictionary) => [dictionary.dictId, dictionary] as const))(
  'the facets of %s',
  (_id, dictionary) => {
    let leads: Lead[];
    const columns = filterColumns(dictionary);
    beforeAll(async () => {
      leads = fc.sample(randomLead(dictionary), { numRuns: 400, seed });
      await engine.insert(
        dictionary,
        version,
        leads.map((lead, index) => ({ ...lead, lead_key: index })),
      );
      await engine.clickhouse.command({ sql: wordsTableSql(dictionary) });
      await engine.clickhouse.command(insertWords(dictionary, version, { states: ['AZ', 'CA', 'NY'], first: 0 }));
    });

    it(`say of each value what the search with it finds, by leads and by words, over ${searches} random searches`, async () => {
      let sum = 0;
      for (const query of fc.sample(randomQuery(dictionary), { numRuns: searches, seed: seed + 1 })) {
        const facets = await Promise.all(columns.map((column) => ofLeads(checked(query), column)));
        for (const [place, column] of columns.entries())
          for (const value of facets[place]?.values.slice(0, VALUES_READ) ?? []) {
            const plain = found(dictionary, leads, query, column, value);
            expect({ query, column: column.fieldName, ...value }).toMatchObject({ count: plain });
            sum += plain;
          }
        const inWords = columns.filter(isInWords);
        expect(await ofWords(checked(query), inWords)).toEqual(
          facets.filter(({ field }) => inWords.some(({ fieldName }) => fieldName === field)),
        );
      }
      // Facets of nothing prove nothing.
      expect(sum).toBeGreaterThan(1000);
    }, 1_800_000);

    it('come with how many leads can be reached, by leads and by words', async () => {
      const ways = {
        leads: () => true,
        phone: (lead: Lead) => lead['has_phone'] === 'yes',
        email: (lead: Lead) => lead['has_email'] === 'yes',
        phoneAndEmail: (lead: Lead) => lead['has_phone'] === 'yes' && lead['has_email'] === 'yes',
        callable: (lead: Lead) => lead['has_phone'] === 'yes' && lead['do_not_call'] === 'clear',
      };
      for (const query of fc.sample(randomQuery(dictionary), { numRuns: searches, seed: seed + 2 })) {
        const matching = leads.filter((lead) => finds(dictionary, query, lead));
        const words = fillByWords(checked(query), version);
        if (words === undefined) throw new Error('words know no fill');
        for (const statement of [countFill(checked(query), version), words]) {
          const [row = {}] = await engine.clickhouse.rows<Record<string, number | string>>(statement);
          const said = Object.entries(row).map(([way, count]) => [way, Number(count)]);
          expect(said).toContainEqual(['leads', matching.length]);
          expect(said).toEqual(
            Object.entries(ways)
              .filter(([way]) => way in row)
              .map(([way, isReached]) => [way, matching.filter(isReached).length]),
          );
        }
      }
    });

    it('add up with what is not known to the leads, where a lead has one value', async () => {
      const everyone = checked({ dictId: dictionary.dictId, geography: { kind: 'nationwide' }, filters: [] });
      const single = columns.filter((column) => !('levels' in column) && !('many' in column));
      expect(single.length).toBeGreaterThan(2);
      for (const column of single) {
        const { values, unknown } = await ofLeads(everyone, column);
        expect(unknown).toBe(
          leads.filter((lead) => lead[column.fieldName] === '' || lead[column.fieldName] === 0).length,
        );
        expect(values.reduce((all, { count }) => all + count, unknown)).toBe(leads.length);
      }
    });
  },
);
