import fc from 'fast-check';
import { cases } from '@leadwright/testing/seeds/run-seed';
import { checkQuery, type CheckedQuery } from '../check-query.ts';
import { consumers } from '../dictionaries/consumers.ts';
import type { LeadQuery } from '../query.ts';
import { openLeadEngine, type LeadEngine } from '../testing/lead-engine.ts';
import { holdInWords } from '../testing/leads-in-words.ts';
import { finds, randomQuery, type Lead } from '../testing/random-leads.ts';
import { estimateByWords, readEstimate } from './estimate-by-words.ts';

const version = 1;
const { numRuns: searches, seed } = cases(20);
const COUNT = 4_000;
const share = 4;

let engine: LeadEngine;
let leads: Lead[];
beforeAll(async () => {
  engine = await openLeadEngine();
  leads = await holdInWords(engine, version, COUNT);
});
afterAll(() => engine.close());

function nationwide(filters: LeadQuery['filters']): CheckedQuery {
  const result = checkQuery({ dictId: 'consumers', geography: { kind: 'nationwide' }, filters });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.query;
}

const matching = (query: LeadQuery): number => leads.filter((lead) => finds(consumers, query, lead)).length;

async function read(query: CheckedQuery, asked: { wordsOfBlock: number; share: number; place: number }) {
  const statement = estimateByWords(query, version, asked);
  const [row] = await engine.clickhouse.rows<Record<string, number | string>>(statement);
  return readEstimate(row ?? {}, query, asked);
}

/** Of each share of the words: how often the number lies within the bound, and how often the bound says nothing. */
async function tried(queries: readonly CheckedQuery[]): Promise<{ all: number; within: number; wide: number }> {
  const found = { all: 0, within: 0, wide: 0 };
  for (const query of queries) {
    const whole = matching(query);
    for (let place = 0; place < share; place += 1) {
      const estimate = await read(query, { wordsOfBlock: 4, share, place });
      if (estimate === undefined) continue;
      found.all += 1;
      if (Math.abs(estimate.count - whole) <= estimate.bound) found.within += 1;
      if (estimate.bound > whole) found.wide += 1;
    }
  }
  return found;
}

describe('an estimate by words', () => {
  it('lies within its bound of the number, of each share of the words, nineteen of twenty times', async () => {
    const random = fc.sample(randomQuery(consumers), { numRuns: searches, seed: seed + 1 });
    const queries = random.map(({ filters }) => nationwide(filters)).filter((query) => matching(query) > 100);
    const { all, within, wide } = await tried(queries);
    expect(all).toBeGreaterThan(20);
    expect(within / all).toBeGreaterThan(0.9);
    expect(wide / all).toBeLessThan(0.1);
  });

  it('does so too where few leads match, of whom a share may have none', async () => {
    const years = Array.from({ length: 101 }, (_, at) => 1910 + at);
    const queries = years
      .map((year) =>
        nationwide([
          { field: 'year_born', from: year, to: year },
          { field: 'gender', anyOf: ['female'] },
        ]),
      )
      .filter((query) => matching(query) > 0 && matching(query) < 30)
      .slice(0, 25);
    const { all, within } = await tried(queries);
    expect(all).toBeGreaterThan(50);
    expect(within / all).toBeGreaterThan(0.94);
  });

  it('is the number itself where all are asked for or all words were looked at, and says nothing of one block', async () => {
    const women = nationwide([{ field: 'gender', anyOf: ['female'] }]);
    const all = { count: COUNT, bound: 0 };
    expect(await read(nationwide([]), { wordsOfBlock: 4, share, place: 1 })).toEqual(all);
    expect(await read(women, { wordsOfBlock: 4, share: 1, place: 0 })).toEqual({ count: matching(women), bound: 0 });
    expect(await read(women, { wordsOfBlock: 1_000_000, share: 1, place: 0 })).toBeUndefined();
  });
});
