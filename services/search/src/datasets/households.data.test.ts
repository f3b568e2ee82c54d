// Checks synthetic consumers as a population, with a fixed seed: households, addresses, income and contact data.
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { migrateClickHouse } from '@leadwright/clickhouse/migrate-clickhouse';
import { stateIncomes } from '@leadwright/reference/incomes';
import { zips } from '@leadwright/reference/places';
import { testClickHouse, type TestClickHouse } from '@leadwright/testing/clickhouse';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { clickhouseMigrationFolders } from '../migrations.ts';
import { createDataset } from './create-dataset.ts';

const rows = 100_000;
const from = 'FROM leads.consumers WHERE dataset_version = 1';
const address = 'zip, street_number, street';

let engine: TestClickHouse;
let clickhouse: ClickHouse;

beforeAll(async () => {
  engine = await testClickHouse({ ownEngine: true });
  clickhouse = engine.clickhouse;
  for (const source of clickhouseMigrationFolders(repositoryRoot)) await migrateClickHouse(clickhouse, source);
  await createDataset(clickhouse, { dictId: 'consumers', version: 1, rows, seed: 7 });
});
afterAll(() => engine.drop());

async function one<Column extends string>(sql: string): Promise<Record<Column, number>> {
  const [row] = await clickhouse.rows<Record<Column, number>>({ sql });
  if (!row) throw new Error('no row');
  return row;
}

/** One row per address with at least two people; `columns` are aggregates over them. */
const homes = (columns: string) =>
  `(SELECT ${columns}, count() AS people ${from} GROUP BY ${address} HAVING people > 1)`;

it('has most people share their address, at most five in one home', async () => {
  const { alone, most } = await one<'alone' | 'most'>(
    `SELECT sumIf(people, people = 1) / sum(people) AS alone, max(people) AS most FROM (SELECT count() AS people ${from} GROUP BY ${address})`,
  );
  expect(alone).toBeGreaterThan(0.15);
  expect(alone).toBeLessThan(0.45);
  expect(most).toBeGreaterThanOrEqual(4);
  expect(most).toBeLessThanOrEqual(5);
});

it('gives nobody the first name of somebody at the same address, and everybody a lead key', async () => {
  const { twice, shared } = await one<'twice' | 'shared'>(
    `SELECT countIf(names < people) AS twice, count() AS shared FROM ${homes('uniqExact(first_name) AS names')}`,
  );
  expect({ twice, enough: shared > rows / 10 }).toEqual({ twice: 0, enough: true });
  expect((await one<'keys'>(`SELECT uniqExact(lead_key) AS keys ${from}`)).keys).toBe(rows);
});

it('gives most households one surname and one phone, but not all', async () => {
  const { surname, phone } = await one<'surname' | 'phone'>(
    `SELECT avg(names = 1) AS surname, avgIf(lines < reached, reached > 1) AS phone
     FROM ${homes("uniqExact(last_name) AS names, uniqExactIf(phone, phone != '') AS lines, countIf(phone != '') AS reached")}`,
  );
  expect(surname).toBeGreaterThan(0.7);
  expect(surname).toBeLessThan(0.95);
  expect(phone).toBeGreaterThan(0.5);
  expect(phone).toBeLessThan(0.95);
});

it('lets strangers share no phone, while a household may', async () => {
  const { strangers, shared } = await one<'strangers' | 'shared'>(
    `SELECT countIf(homes > 1) AS strangers, countIf(people > 1) AS shared
     FROM (SELECT uniqExact(${address}) AS homes, count() AS people ${from} AND phone != '' GROUP BY phone)`,
  );
  expect({ strangers, enough: shared > rows / 20 }).toEqual({ strangers: 0, enough: true });
});

it('gives everybody in a household the same data about the home', async () => {
  const facts = [
    'homeowner_status',
    'property_value',
    'property_type',
    'year_built',
    'purchase_year',
    'income',
    'net_worth',
    'area_code',
  ];
  const { differ, shared } = await one<'differ' | 'shared'>(
    `SELECT count() AS shared, countIf(not(${facts.map((fact) => `${fact}_s = 1`).join(' AND ')})) AS differ FROM ${homes(facts.map((fact) => `uniqExact(${fact}) AS ${fact}_s`).join(', '))}`,
  );
  expect({ differ, enough: shared > rows / 10 }).toEqual({ differ: 0, enough: true });
});

it('marries people who live together, mostly of similar age and of both sexes', async () => {
  const { near, both } = await one<'near' | 'both'>(
    `SELECT avg(apart <= 12) AS near, avg(sexes = 2) AS both
     FROM ${homes("countIf(marital_status = 'married') AS married, maxIf(age, marital_status = 'married') - minIf(age, marital_status = 'married') AS apart, uniqExactIf(gender, marital_status = 'married') AS sexes")} WHERE people = 2 AND married = 2`,
  );
  expect(near).toBeGreaterThan(0.7);
  expect(both).toBeGreaterThan(0.9);
});

it('lets at most three people share an e-mail address', async () => {
  const { most } = await one<'most'>(
    `SELECT max(people) AS most FROM (SELECT count() AS people ${from} AND email != '' GROUP BY email)`,
  );
  expect(most).toBeLessThanOrEqual(3);
});

it('has nobody live in a PO box, in the ZIP of a single organization, or on a British street', async () => {
  const without = new Set(
    zips()
      .filter(({ kind }) => kind !== 'standard')
      .map(({ zip }) => zip),
  );
  const lived = await clickhouse.rows<{ home: string }>({ sql: `SELECT DISTINCT toString(zip) AS home ${from}` });
  expect(lived.filter(({ home }) => without.has(home))).toEqual([]);
  expect(
    await one<'british'>(`SELECT countIf(match(street, '(Vicarage|Rectory|Glebe)|Close$')) AS british ${from}`),
  ).toEqual({ british: 0 });
});

it('has the incomes of each state', async () => {
  const counted = await clickhouse.rows<{ state: string; rich: number; poor: number; people: number }>({
    sql: `SELECT state, avg(income IN ('$100,000 - $124,999', '$125,000 - $149,999', '$150,000 - $199,999', '$200,000 - $249,999', '$250,000 and more')) AS rich,
      avg(income IN ('Under $15,000', '$15,000 - $24,999')) AS poor, count() AS people ${from} GROUP BY state`,
  });
  const share = (state: string, first: number, last: number) =>
    (stateIncomes().get(state) ?? []).slice(first, last).reduce((sum, part) => sum + part, 0);
  const large = counted.filter(({ state, people }) => people > rows / 150 && stateIncomes().has(state));
  expect(large.length).toBeGreaterThan(30);
  expect(
    correlation(
      large.map(({ rich }) => rich),
      large.map(({ state }) => share(state, 7, 10)),
    ),
  ).toBeGreaterThan(0.9);
  expect(
    correlation(
      large.map(({ poor }) => poor),
      large.map(({ state }) => share(state, 0, 3)),
    ),
  ).toBeGreaterThan(0.9);
});

function correlation(a: number[], b: number[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanA, meanB] = [mean(a), mean(b)];
  const sum = (of: (index: number) => number) => a.reduce((total, _value, index) => total + of(index), 0);
  const apart = (values: number[], center: number) => (index: number) => (values[index] ?? 0) - center;
  const [x, y] = [apart(a, meanA), apart(b, meanB)];
  return sum((i) => x(i) * y(i)) / Math.sqrt(sum((i) => x(i) ** 2) * sum((i) => y(i) ** 2));
}
