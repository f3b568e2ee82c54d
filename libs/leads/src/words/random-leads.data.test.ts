import fc from 'fast-check';
import { cases } from '@leadwright/testing/seeds/run-seed';
import { checkQuery, type CheckedQuery } from '../check-query.ts';
import { previewName } from '../compile/compile.ts';
import { consumers } from '../dictionaries/consumers.ts';
import type { LeadQuery } from '../query.ts';
import { openLeadEngine, type LeadEngine } from '../testing/lead-engine.ts';
import { holdInWords } from '../testing/leads-in-words.ts';
import { finds, randomQuery, type Lead } from '../testing/random-leads.ts';
import { previewOfLeads, type PlacedLead } from './leads-by-number.ts';
import { chooseByWords, countSomeByWords, sampleByWords } from './random-leads.ts';
import { LEADS_OF_WORD } from './words-table.ts';

const version = 1;
const { numRuns: searches, seed } = cases(20);
const COUNT = 4_000;

let engine: LeadEngine;
let leads: Lead[];
beforeAll(async () => {
  engine = await openLeadEngine();
  leads = await holdInWords(engine, version, COUNT);
});
afterAll(() => engine.close());

const rows = <Row>(statement: Parameters<LeadEngine['clickhouse']['rows']>[0]) =>
  engine.clickhouse.rows<Row>(statement);

/** The leads' places among all by their keys, in the order of the numbers. */
async function streetsOf(numbers: readonly number[]): Promise<string[]> {
  const found = await rows<{ number: number | string; street: string }>({
    sql: `SELECT toUInt64(word) * ${LEADS_OF_WORD} + place - 1 AS number, street FROM leads.consumers_words
      ARRAY JOIN lead_keys AS key, arrayEnumerate(lead_keys) AS place
      INNER JOIN leads.consumers AS lead ON lead.lead_key = key`,
    params: {},
  });
  const streets = new Map(found.map(({ number, street }) => [Number(number), street]));
  return numbers.map((number) => streets.get(number) ?? `no lead has the number ${number}`);
}

async function choose(query: CheckedQuery, asked: { seed: string; rows: number; halvings: number }): Promise<number[]> {
  const chosen = await rows<{ number: number | string }>(chooseByWords(query, version, asked));
  return chosen.map(({ number }) => Number(number));
}

function checked(query: LeadQuery): CheckedQuery {
  const result = checkQuery(query);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.query;
}

const everyone = checked({ dictId: 'consumers', geography: { kind: 'nationwide' }, filters: [] });
const matching = (query: LeadQuery): string[] =>
  leads.filter((lead) => finds(consumers, query, lead)).map((lead) => String(lead['street']));
const random = () => fc.sample(randomQuery(consumers), { numRuns: searches, seed: seed + 1 });

describe('leads chosen by words', () => {
  it('have a number each, from 0 on, 64 to a word', async () => {
    const [row] = await rows<{ words: number; last: number; leads: number }>({
      sql: 'SELECT uniqExact(word) AS words, max(word) AS last, sum(length(lead_keys)) AS leads FROM leads.consumers_words',
    });
    expect([Number(row?.last) + 1, Number(row?.leads)]).toEqual([Number(row?.words), COUNT]);
  });

  it(`are those that the search finds, each once, and no others, over ${searches} random searches`, async () => {
    let sum = 0;
    for (const query of random()) {
      const found = matching(query);
      const all = await streetsOf(await choose(checked(query), { seed: 'a', rows: COUNT, halvings: 0 }));
      expect(all.toSorted()).toEqual(found.toSorted());
      sum += found.length;
    }
    expect(sum).toBeGreaterThan(100);
  });

  it('are the first of one order, however many halvings are asked for', async () => {
    const order = await choose(everyone, { seed: 'b', rows: COUNT, halvings: 0 });
    for (const halvings of [1, 2, 3, 5]) {
      const left = await choose(everyone, { seed: 'b', rows: COUNT, halvings });
      expect(left.length).toBeGreaterThan(COUNT / 2 ** halvings / 2);
      expect(left).toEqual(order.slice(0, left.length));
    }
    expect(await choose(everyone, { seed: 'b', rows: 10, halvings: 16 })).toEqual([]);
    expect(await choose(everyone, { seed: 'c', rows: 50, halvings: 0 })).not.toEqual(order.slice(0, 50));
  });

  it('have nothing to do with their place, their position in a word or their values', async () => {
    const chosen = new Map<string, number>();
    const seeds = 40;
    for (let at = 0; at < seeds; at += 1)
      for (const number of await choose(everyone, { seed: `fair-${at}`, rows: COUNT / 8, halvings: 2 }))
        chosen.set(String(number), (chosen.get(String(number)) ?? 0) + 1);
    const numbers = await choose(everyone, { seed: 'every', rows: COUNT, halvings: 0 });
    const streets = await streetsOf(numbers);
    const lead = new Map(leads.map((each) => [String(each['street']), each]));
    const ways: Record<string, (place: number) => unknown> = {
      state: (place) => lead.get(streets[place] ?? '')?.['state'],
      age: (place) => Number(lead.get(streets[place] ?? '')?.['age']) % 10,
      gender: (place) => lead.get(streets[place] ?? '')?.['gender'],
      position: (place) => (numbers[place] ?? 0) % 16,
      word: (place) => Math.floor((numbers[place] ?? 0) / LEADS_OF_WORD) % 16,
    };
    for (const [way, groupOf] of Object.entries(ways)) {
      const groups = new Map<unknown, { leads: number; chosen: number }>();
      for (const [place, number] of numbers.entries()) {
        const group = groups.get(groupOf(place)) ?? { leads: 0, chosen: 0 };
        groups.set(groupOf(place), {
          leads: group.leads + 1,
          chosen: group.chosen + (chosen.get(String(number)) ?? 0),
        });
      }
      expect({ way, groups: groups.size > 1 }).toEqual({ way, groups: true });
      // Of a fixed number of all leads, so the variance of each group is smaller by the share that is not chosen.
      const chiSquare = [...groups.values()].reduce((all, group) => {
        const expected = (group.leads * seeds) / 8;
        return all + (group.chosen - expected) ** 2 / (expected * (7 / 8));
      }, 0);
      const freedom = groups.size - 1;
      // Three standard deviations above what chance gives.
      expect({ way, fair: chiSquare < freedom + 3 * Math.sqrt(2 * freedom) }).toEqual({ way, fair: true });
    }
  });

  it('are about as many as some of the words say', async () => {
    const [row] = await rows<{ leads: number | string }>(countSomeByWords(everyone, version, 'd'));
    // All words of so few leads lie in one block, which is asked or not.
    expect([0, COUNT * 16]).toContain(Number(row?.leads));
  });
});

describe('a sample by words', () => {
  type Words = Parameters<typeof sampleByWords>[2]['some'];
  const sampled = async (query: CheckedQuery, some: Words): Promise<PlacedLead[]> =>
    (await rows<PlacedLead>(sampleByWords(query, version, { seed: 'e', rows: 30, some }))).map((lead) => ({
      ...lead,
      number: Number(lead.number),
    }));

  it('has one lead of each word, and of few words', async () => {
    for (const some of [{ share: 8 }, { blocks: 100 }]) {
      const leadsOf = await sampled(everyone, some);
      const of = leadsOf.map(({ number }) => Math.floor(number / LEADS_OF_WORD));
      expect(new Set(of).size).toBe(of.length);
      expect(of.length).toBeGreaterThan(3);
      expect(await sampled(everyone, some)).toEqual(leadsOf);
    }
  });

  it(`shows leads that the search finds, over ${searches} random searches`, async () => {
    let shown = 0;
    for (const query of random()) {
      const found = matching(query);
      const sample = await sampled(checked(query), 'every');
      expect(sample.length).toBe(Math.min(30, found.length));
      if (sample.length === 0) continue;
      const preview = await rows<Record<string, string>>(
        previewOfLeads(checked(query), version, { leads: sample, seed: 'e' }),
      );
      const streets = preview.map((row) => row[previewName('street')] ?? '');
      expect(streets.toSorted()).toEqual((await streetsOf(sample.map(({ number }) => number))).toSorted());
      expect(streets.filter((street) => !found.includes(street))).toEqual([]);
      shown += streets.length;
    }
    expect(shown).toBeGreaterThan(50);
  });
});
