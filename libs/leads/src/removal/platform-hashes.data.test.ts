// The hashes that the platform publishes as examples, as the engine makes them of leads, and marks that it finds again.
import { createHash } from 'node:crypto';
import { marksOf } from '@leadwright/runtime/mailboxes/keyed-marks';
import { consumers } from '../dictionaries/consumers.ts';
import { openLeadEngine, type LeadEngine } from '../testing/lead-engine.ts';
import { findRemoved, removedMarks, type FoundLead } from './find-removed.ts';
import { describedValues } from './lead-marks.ts';
import { platformHashes, platformMark, type PlatformList } from './platform-hashes.ts';

const keys = [
  { id: 'new', key: 'n'.repeat(32) },
  { id: 'old', key: 'o'.repeat(40) },
] as const;
const place = { state: 'CA', zip: '91790' };

let engine: LeadEngine;
beforeAll(async () => {
  engine = await openLeadEngine();
  await engine.clickhouse.command({
    sql: `CREATE TABLE ${removedMarks} (number UInt64, kind LowCardinality(String), key_id LowCardinality(String), hash String) ENGINE = MergeTree ORDER BY (kind, key_id, number)`,
  });
});
afterAll(() => engine.close());

async function hashesOf(version: number, lead: Record<string, unknown>): Promise<Map<string, string[]>> {
  await engine.insert(consumers, version, [{ ...place, ...lead }]);
  const all = new Map<string, string[]>();
  for (const { kind, sql } of platformHashes(consumers)) {
    const [row] = await engine.clickhouse.rows<{ hashes: string[] }>({
      sql: `SELECT arrayMap(one -> base64Encode(one), ${sql}) AS hashes FROM ${consumers.index} WHERE dataset_version = ${version}`,
    });
    all.set(kind, row?.hashes ?? []);
  }
  return all;
}
const hashed = (text: string) => createHash('sha256').update(text).digest('base64');

it('makes the hashes that the platform publishes as examples', async () => {
  const danielle = { first_name: 'Danielle', last_name: 'Johnson', year_born: 1985, month_born: '07' };
  const hashes = await hashesOf(1, { ...danielle, email: ' Anna.Smith@Domain.com', phone: '+1(415)555-9317' });
  expect(hashes.get('platform_email')).toEqual(['KA18MT/ph6IHYjzT9zwETySDQyvSh87YuoSBpOQtkhE=']);
  expect(hashes.get('platform_phone')).toEqual(['vGM7y5n+hBXRSEAklhHDPCbysyNgYTmXdMcagGUOY8E=']);
  const births = hashes.get('platform_ndz') ?? [];
  expect(births).toHaveLength(31);
  expect(births[3]).toBe('PQOfn1RffEKmqMmNAzDKKaoZCwxWbQZkQzPWmQo9REA=');
});

it('folds names to plain letters, and takes the zeros off a ZIP code, as the platform does', async () => {
  const name = { first_name: 'Juan  Pablo', last_name: "Peña-Łoś O'Groß Jr." };
  const hashes = await hashesOf(2, { ...name, zip: '00501', year_born: 1985, month_born: '07' });
  const [first, last] = ['juanpablo', 'penalosogrossjr'].map(hashed);
  expect(hashes.get('platform_ndz')?.[30]).toBe(hashed(`${first}${last}${hashed('19850731')}${hashed('501')}`));
});

it('makes none of a lead that does not say all of it', async () => {
  const hashes = await hashesOf(3, { first_name: 'Danielle', last_name: 'Johnson', year_born: 1985 });
  expect([...hashes.values()]).toEqual([[], [], []]);
});

it('finds each of many people by what is kept of their hashes, under any key, and by the marks of who asks', async () => {
  const people = Array.from({ length: 2_000 }, (_, at) => ({
    ...{ ...place, email: `person${at}@example.test`, phone: `41555${String(at).padStart(5, '0')}` },
    ...{ last_name: `Name${at}`, lead_key: at + 1 },
  }));
  await engine.insert(consumers, 4, people);
  const kept: string[] = people.flatMap(({ email, phone }, at) => {
    const key = keys[at % 2 === 0 ? 0 : 1];
    const of = (list: PlatformList, text: string) =>
      platformMark(key, list, createHash('sha256').update(text).digest());
    if (at % 4 < 2) return [of('Email', email)];
    if (at % 8 < 4) return [of('Phone', phone)];
    return describedValues({ email }).flatMap(({ kind, value }) => marksOf([key], kind, value));
  });
  const rows = kept.map((mark, at) => {
    const [kind, key_id, hash] = mark.split(':');
    return { number: at + 1, kind, key_id, hash };
  });
  await engine.clickhouse.insert(removedMarks, rows);
  const kinds = ['email', 'platform_email', 'platform_phone', 'platform_ndz'];
  const statement = findRemoved(consumers, { version: 4, after: 0, upTo: 5_000, kinds, keys, limit: 5_000 });
  const found = statement ? await engine.clickhouse.rows<FoundLead>(statement) : [];
  expect(found).toHaveLength(people.length);
  const marks = new Set(found.flatMap((lead) => lead.marks));
  expect(kept.filter((mark) => !marks.has(mark))).toEqual([]);
  expect(new Set(found.map(({ person }) => person)).size).toBe(people.length);
});
