// Searches that ask of other kinds too, on the engine, against a plain reading of all leads.
import fc from 'fast-check';
import { cases } from '@leadwright/testing/seeds/run-seed';
import { checkQuery, withBeside, type CheckedQuery } from '../check-query.ts';
import { dictionaries } from '../dictionaries.ts';
import { LEAD_KEY, type Dictionary } from '../dictionary.ts';
import { linksOf } from '../links.ts';
import type { LeadQuery } from '../query.ts';
import { openLeadEngine, type LeadEngine } from '../testing/lead-engine.ts';
import { findsBeside, randomBeside, randomNeighbour } from '../testing/random-beside.ts';
import type { Lead } from '../testing/random-leads.ts';
import {
  allPairs,
  besideWordsColumns,
  besideWordsIndex,
  besideWordsTableSql,
  insertBesideWords,
  wrongBesideWords,
  type Pair,
  type Part,
} from '../words/beside-words.ts';
import { countByWords } from '../words/count-by-words.ts';
import { insertWords, wordsTableSql } from '../words/words-table.ts';
import { selectForDownload } from './compile-download.ts';
import { countLeads, previewLeads } from './compile.ts';

const linked = dictionaries.filter((dictionary) => linksOf(dictionary).length > 0);
const versions = Object.fromEntries(linked.map(({ dictId }, place) => [dictId, place + 1]));
const { numRuns: searches, seed } = cases(40);

const versionOf = ({ dictId }: Dictionary): number => versions[dictId] ?? 0;
const versionsOf = ({ own, link }: Pair) => ({ version: versionOf(own), beside: versionOf(link.dictionary) });
const states = ['AZ', 'CA', 'NY'];
// One state in two parts, the others together.
const parts: Part[] = [
  { states: ['AZ'], fromZip: '', toZip: '85500' },
  { states: ['AZ'], fromZip: '85501', toZip: '~' },
  { states: ['CA', 'NY'], fromZip: '', toZip: '~' },
];

/** No key twice, as in every version. One by which kinds are linked is left as leads have it. */
function onceEach({ identity, keys }: Dictionary, drawn: readonly Lead[]): Lead[] {
  if (keys?.person?.fieldName !== LEAD_KEY) return drawn.map((lead, place) => ({ ...lead, lead_key: place + 1 }));
  const nameOf = (lead: Lead): string =>
    identity
      .map((field) =>
        String(lead[field] ?? '')
          .trim()
          .toLowerCase(),
      )
      .join('|');
  return [...new Map(drawn.map((lead) => [nameOf(lead), lead])).values()];
}

let engine: LeadEngine;
const leads = new Map<string, Lead[]>();

beforeAll(async () => {
  engine = await openLeadEngine();
  for (const [place, dictionary] of linked.entries()) {
    const drawn = onceEach(dictionary, fc.sample(randomNeighbour(dictionary), { numRuns: 250, seed: seed + place }));
    leads.set(dictionary.dictId, drawn);
    await engine.insert(dictionary, versions[dictionary.dictId] ?? 0, drawn);
    // Of another version, and so of nobody here.
    const others = fc.sample(randomNeighbour(dictionary), { numRuns: 80, seed: seed + 100 + place });
    await engine.insert(dictionary, 99, others);
  }
  for (const dictionary of linked) {
    await engine.clickhouse.command({ sql: wordsTableSql(dictionary) });
    await engine.clickhouse.command(insertWords(dictionary, versionOf(dictionary), { states, first: 0 }));
  }
  for (const pair of allPairs) {
    await engine.clickhouse.command({ sql: besideWordsTableSql(pair) });
    for (const part of parts) await engine.clickhouse.command(insertBesideWords(pair, versionsOf(pair), part));
  }
});
afterAll(() => engine.close());

function checked(query: LeadQuery): CheckedQuery {
  const result = checkQuery(query);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return withBeside(result.query, versions);
}

const count = async (dictionary: Dictionary, query: LeadQuery) => {
  const counts = [countLeads, countByWords].map(async (counted) => {
    const [row] = await engine.clickhouse.rows<{ count: number }>(counted(checked(query), versionOf(dictionary)));
    return Number(row?.count ?? -1);
  });
  const [leadTable, words] = await Promise.all(counts);
  return { leadTable, words };
};

describe.each(linked.map((dictionary) => [dictionary.dictId, dictionary] as const))(
  'a count of %s',
  (_id, dictionary) => {
    it(`by what stands beside is what a plain reading finds, by leads and by words, over ${searches} random searches`, async () => {
      let found = 0;
      let none = 0;
      for (const query of fc.sample(randomBeside(dictionary), { numRuns: searches, seed: seed + 7 })) {
        const all = leads.get(dictionary.dictId) ?? [];
        const expected = all.filter((lead) => findsBeside(dictionary, query, lead, leads)).length;
        expect({ query, ...(await count(dictionary, query)) }).toEqual({ query, leadTable: expected, words: expected });
        found += expected;
        if (expected === 0) none += 1;
      }
      // Searches that find nothing, or everything, prove nothing.
      expect(found).toBeGreaterThan(searches);
      expect(none).toBeLessThan(searches * 0.8);
    }, 1_800_000);
  },
);

describe.each(allPairs.map((pair) => [`${pair.link.dictionary.dictId} beside ${pair.own.dictId}`, pair] as const))(
  'the words of %s',
  (_name, pair) => {
    const areWrong = async (): Promise<boolean[]> => {
      const wrong = parts.map((part) => engine.clickhouse.rows(wrongBesideWords(pair, versionsOf(pair), part)));
      return (await Promise.all(wrong)).map((rows) => rows.length > 0);
    };

    it('say what both lead tables say, and one wrong bit is found in its part', async () => {
      expect(await areWrong()).toEqual([false, false, false]);
      const bit = besideWordsColumns(pair).at(-1)?.fieldName ?? '';
      const flip = {
        sql: `ALTER TABLE ${besideWordsIndex(pair.own, pair.link.dictionary)} UPDATE ${bit} = bitXor(${bit}, bitAnd(present, bitNot(present) + 1))
          WHERE state IN ('CA', 'NY')`,
        settings: { mutations_sync: 2 },
      };
      await engine.clickhouse.command(flip);
      expect(await areWrong()).toEqual([false, false, true]);
      await engine.clickhouse.command(flip);
      expect(await areWrong()).toEqual([false, false, false]);
    });
  },
);

describe('one search of many kinds', () => {
  const query: LeadQuery = {
    dictId: 'consumers',
    geography: { kind: 'ST', values: ['AZ'] },
    filters: [
      { field: 'homeowner_status', anyOf: ['owner'] },
      { field: 'vehicles.model_year', to: 2016 },
      { field: 'vehicles.body', anyOf: ['Pickup'] },
      { field: 'emails.has', anyOf: ['yes'] },
    ],
  };

  it('asks all of a vehicle of one vehicle, in the version of its kind, where the place is', () => {
    expect(countLeads(checked(query), 1)).toEqual({
      sql: [
        'SELECT count() AS count',
        'FROM leads.consumers',
        'WHERE dataset_version = {version:UInt32}',
        '  AND state IN {places:Array(String)}',
        '  AND homeowner_status IN {homeowner_status:Array(String)}',
        '  AND household_key IN (',
        '    SELECT household_key FROM leads.vehicles',
        '    WHERE dataset_version = {vehicles__version:UInt32}',
        '    AND zip IN (SELECT zip FROM leads.consumers WHERE dataset_version = {version:UInt32} AND state IN {places:Array(String)})',
        '    AND model_year BETWEEN {vehicles__model_year_from:UInt16} AND {vehicles__model_year_to:UInt16}',
        '    AND body IN {vehicles__body:Array(String)}',
        '  )',
        '  AND lead_key IN (',
        '    SELECT person_key FROM leads.emails',
        '    WHERE dataset_version = {emails__version:UInt32}',
        '    AND zip IN (SELECT zip FROM leads.consumers WHERE dataset_version = {version:UInt32} AND state IN {places:Array(String)})',
        '  )',
      ].join('\n'),
      params: {
        version: 1,
        places: ['AZ'],
        homeowner_status: ['owner'],
        vehicles__version: versions['vehicles'],
        vehicles__model_year_from: 1981,
        vehicles__model_year_to: 2016,
        vehicles__body: ['Pickup'],
        emails__version: versions['emails'],
      },
      settings: { use_index_for_in_with_subqueries_max_values: 50_000 },
    });
  });

  it('looks no set up in the index where no place narrows it', () => {
    const { settings } = countLeads(checked({ ...query, geography: { kind: 'nationwide' } }), 1);
    expect(settings).toEqual({ use_index_for_in_with_subqueries: 0 });
  });

  it('is previewed and chosen for a file as it is counted', async () => {
    const nationwide = checked({ ...query, geography: { kind: 'nationwide' }, filters: query.filters.slice(1, 2) });
    const [row] = await engine.clickhouse.rows<{ count: number }>(countLeads(nationwide, versions['consumers'] ?? 0));
    const shown = await engine.clickhouse.rows(
      previewLeads(nationwide, versions['consumers'] ?? 0, { seed: 's', page: 1 }),
    );
    expect(shown).toHaveLength(Math.min(20, Number(row?.count)));
    const picked = { downloadId: 'd', accountId: 'a', seed: 's', rows: 1_000 };
    await engine.clickhouse.command(selectForDownload(nationwide, versions['consumers'] ?? 0, picked));
    const [chosen] = await engine.clickhouse.rows<{ n: number }>({
      sql: 'SELECT count() AS n FROM export.download_rows',
    });
    expect(Number(chosen?.n)).toBe(Number(row?.count));
  });
});
