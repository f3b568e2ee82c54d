// Random leads that an engine holds in both tables: as leads, and in words of three states.
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { consumers } from '../dictionaries/consumers.ts';
import { insertWords, wordsTableSql } from '../words/words-table.ts';
import type { LeadEngine } from './lead-engine.ts';
import { randomLead, type Lead } from './random-leads.ts';

/** The same consumers in every run, so that what is fair does not hang on chance; each lives in a street of its own. */
export async function holdInWords(engine: LeadEngine, version: number, count: number): Promise<Lead[]> {
  // Keys are hashes of what a lead is known by.
  const leads = fc.sample(randomLead(consumers), { numRuns: count, seed: 1 }).map((lead, place) => ({
    ...lead,
    street: `${place} Main Street`,
    lead_key: createHash('sha256').update(String(place)).digest().readUInt32BE(0) * 1000 + (place % 1000),
  }));
  await engine.insert(consumers, version, leads);
  await engine.clickhouse.command({ sql: wordsTableSql(consumers) });
  for (const states of [['AZ'], ['CA', 'NY']])
    await engine.clickhouse.command(insertWords(consumers, version, { states, first: await wordsHeld(engine) }));
  return leads;
}

async function wordsHeld(engine: LeadEngine): Promise<number> {
  const sql = 'SELECT count() AS words FROM leads.consumers_words';
  const [row] = await engine.clickhouse.rows<{ words: number }>({ sql });
  return Number(row?.words);
}
