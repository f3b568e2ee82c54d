// Who asks with one spelling is the person whom a lead has by another.
import { createHmac } from 'node:crypto';
import { marksOf } from '@leadwright/runtime/mailboxes/keyed-marks';
import { consumers } from '../dictionaries/consumers.ts';
import { openLeadEngine, type LeadEngine } from '../testing/lead-engine.ts';
import { findRemoved, removedMarks, type FoundLead } from './find-removed.ts';
import { describedValues, leadMarkKinds, type Described } from './lead-marks.ts';
import { addressSql, addressText, addressWordsSql, nameSql, nameText } from './standard-text.ts';

const keys = [
  { id: 'new', key: 'n'.repeat(32) },
  { id: 'old', key: 'o'.repeat(40) },
] as const;
const [newest] = keys;

let engine: LeadEngine;
beforeAll(async () => {
  engine = await openLeadEngine();
  await engine.clickhouse.command({
    sql: `CREATE TABLE ${removedMarks} (number UInt64, kind LowCardinality(String), key_id LowCardinality(String), hash String) ENGINE = MergeTree ORDER BY (kind, key_id, number)`,
  });
});
afterAll(() => engine.close());

const asked = { number: 0 };
/** Whether the lead is found by these marks. */
async function isFound(version: number, marks: readonly string[]): Promise<boolean> {
  const after = asked.number;
  const rows = marks.map((mark) => {
    const [kind, keyId, hash] = mark.split(':');
    asked.number += 1;
    return { number: asked.number, kind, key_id: keyId, hash };
  });
  await engine.clickhouse.insert(removedMarks, rows);
  const statement = findRemoved(consumers, {
    ...{ version, after, upTo: asked.number, kinds: leadMarkKinds, keys, limit: 10 },
  });
  if (!statement) throw new Error('consumers have marks');
  return (await engine.clickhouse.rows<FoundLead>(statement)).length === 1;
}
const marksBy = (said: Described): string[] =>
  describedValues(said).flatMap(({ kind, value }) => marksOf([newest], kind, value));

const spellings: [string, string][] = [
  ['12 North Main Street Apt. 4', '12 N MAIN ST #4'],
  ['12 N. Main St., Unit 4', '12 north main st apartment 4'],
  ['900 Saint Mary’s Boulevard', "900 St. Mary's Blvd"],
  ['5 First Avenue Northwest', '5 1st Ave. N.W.'],
  ['77 Cañón Drive', '77 Canon Dr'],
  ['8 Vista Estates Canyon, Department 2', '8 vsta ests cyn dept 2'],
  ['31 Court Trace Basement', '31 Crt Trce Bsmt'],
];

it.each(spellings)('%s is %s', async (given, other) => {
  const lead = { first_name: 'José', last_name: "O'Hara-Núñez", zip: '91790', state: 'CA' };
  const version = spellings.findIndex(([each]) => each === given) + 1;
  const [, number = '', street = ''] = /^(\S+) (.*)$/.exec(given) ?? [];
  await engine.insert(consumers, version, [{ ...lead, street_number: number, street }]);
  const said = { firstName: 'JOSE', lastName: 'ohara nunez', zip: '91790' };
  expect(await isFound(version, marksBy({ ...said, street: other }))).toBe(true);
  expect(await isFound(version, marksBy({ ...said, street: other.replace(/\d/, '9').replace('12', '13') }))).toBe(
    other.startsWith('9'),
  );
  expect(await isFound(version, marksBy({ ...said, zip: '91791', street: other }))).toBe(false);
});

it('tells a passage from a pass, and two ridges from one, as the Postal Service does', () => {
  for (const [one, other] of [
    ['5 Oak Passage', '5 Oak Pass'],
    ['5 Oak Ridges', '5 Oak Ridge'],
    ['5 Oak St', '5 Oak Way'],
  ] as const)
    expect(addressText(one)).not.toBe(addressText(other));
});

const strangers: [string, string][] = [
  ['1 23rd St', '12 3rd St'],
  ['2 First St', '21st St'],
  ['1 Main St Apt 2', '1 Main St Apt 1 2 3'],
  ['12 Highway 9 Apt 4', '12 Highway 94'],
  ['1 2nd Ave', '12 nd Ave'],
];

it.each(strangers)('%s is not %s', async (given, other) => {
  const lead = { first_name: 'Ann', last_name: 'Planted', zip: '91790', state: 'CA' };
  const version = 20 + strangers.findIndex(([each]) => each === given);
  const [, number = '', street = ''] = /^(\S+) (.*)$/.exec(given) ?? [];
  await engine.insert(consumers, version, [{ ...lead, street_number: number, street }]);
  const said = { firstName: 'Ann', lastName: 'Planted', zip: '91790' };
  expect(await isFound(version, marksBy({ ...said, street: other }))).toBe(false);
  expect(await isFound(version, marksBy({ ...said, street: given.toUpperCase() }))).toBe(true);
});

it('a month of birth finds the name without its accents', async () => {
  const lead = { first_name: 'Zoë', last_name: 'Groß', zip: '91790', state: 'CA', year_born: 1985, month_born: '07' };
  await engine.insert(consumers, 40, [lead]);
  const said = { zip: '91790', yearBorn: '1985', monthBorn: '07' };
  expect(await isFound(40, marksBy({ ...said, firstName: 'zoe', lastName: 'GROSS' }))).toBe(true);
  expect(await isFound(40, marksBy({ ...said, firstName: 'zoe', lastName: 'gros' }))).toBe(false);
});

it('is found by the marks of requests that came before there was a standard', async () => {
  const lead = { first_name: 'José', last_name: 'Planted', zip: '91790', state: 'CA' };
  const born = { year_born: 1985, month_born: '07' };
  await engine.insert(consumers, 41, [{ ...lead, ...born, street_number: '12', street: 'North Main St.' }]);
  const mark = (kind: string, value: string) =>
    `${kind}:new:${createHmac('sha256', newest.key).update(`${kind}\0${value}`).digest('hex')}`;
  expect(await isFound(41, [mark('home', 'josé\nplanted\n91790\n12northmainst')])).toBe(true);
  expect(await isFound(41, [mark('birth', 'josé\nplanted\n91790\n198507')])).toBe(true);
  expect(await isFound(41, [mark('birth', 'jose\nplanted\n91790\n198507')])).toBe(false);
});

it('is one person by each spelling of the name, and another by another name', async () => {
  const names = [
    ['José', 'Núñez'],
    ['JOSE', 'Nunez'],
    ['Josefa', 'Nunez'],
  ].map(([first_name, last_name]) => ({ first_name, last_name, zip: '91790', state: 'CA', email: 'of@planted.test' }));
  await engine.insert(consumers, 42, names);
  const [row] = await engine.clickhouse.rows<{ n: number }>({
    sql: 'SELECT max(number) AS n FROM leads.removed_marks',
  });
  const after = Number(row?.n);
  const [mark = ''] = marksOf([newest], 'email', 'of@planted.test');
  await engine.clickhouse.insert(removedMarks, [
    { number: after + 1, kind: 'email', key_id: 'new', hash: mark.split(':')[2] },
  ]);
  asked.number = after + 1;
  const statement = findRemoved(consumers, { version: 42, after, upTo: after + 1, kinds: ['email'], keys, limit: 10 });
  if (!statement) throw new Error('consumers have marks');
  const found = await engine.clickhouse.rows<FoundLead>(statement);
  expect(found.map(({ person }) => person.split(':')[0])).toEqual(['name/new', 'name/new', 'name/new']);
  expect(new Set(found.map(({ person }) => person)).size).toBe(2);
});

it('is the same in the engine and for what somebody types', async () => {
  const texts = [
    ...spellings.flat(),
    ...strangers.flat(),
    '1 2 3 4 5 Apt',
    'Apt 7',
    'ÅNGSTRÖM-Łoś',
    'Straße 5',
    ' --- ',
    'Dr. Martin Luther King Jr. Dr',
    '½ Elm',
  ];
  for (const text of texts) {
    const [row] = await engine.clickhouse.rows<{ name: string; address: string }>({
      sql: `${addressWordsSql} SELECT ${nameSql('{text:String}')} AS name, ${addressSql('{text:String}')} AS address`,
      params: { text },
    });
    expect({ text, ...row }).toEqual({ text, name: nameText(text), address: addressText(text) });
  }
});
