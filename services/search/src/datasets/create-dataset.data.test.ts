import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { QueryAbortedError, type ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { migrateClickHouse } from '@leadwright/clickhouse/migrate-clickhouse';
import type { dictionaries } from '@leadwright/leads/dictionaries';
import { leadKeySql } from '@leadwright/leads/lead-key';
import { counties, zips } from '@leadwright/reference/places';
import { testClickHouse, type TestClickHouse } from '@leadwright/testing/clickhouse';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { clickhouseMigrationFolders } from '../migrations.ts';
import { drawnFaults, wrongPlaces } from './check-dataset.ts';
import { figuresOf } from './compare-versions.ts';
import { finishVersion } from './stage-version.ts';
import { createDataset, type DatasetProgress } from './create-dataset.ts';
import { clearUnfinished, dictionaryNamed, versionsPresent } from './dataset-table.ts';
import { makeWords, statesOfWrongWords } from './make-words.ts';

const base = 100;
const kept = base + 1;
const rows = 20_000;
const fewer = 4_000;
const seed = 42;

let engine: TestClickHouse;
let clickhouse: ClickHouse;

beforeAll(async () => {
  engine = await testClickHouse({ ownEngine: true });
  clickhouse = engine.clickhouse;
  for (const source of clickhouseMigrationFolders(repositoryRoot)) await migrateClickHouse(clickhouse, source);
  for (const dictId of ['consumers', 'businesses'] as const)
    await createDataset(clickhouse, { dictId, version: kept, rows, seed });
});

afterAll(() => engine.drop());

async function one<Row>(sql: string, version = kept): Promise<Row> {
  const [row] = await clickhouse.rows<Row>({ sql, params: { version } });
  if (!row) throw new Error('no row');
  return row;
}

const checksum = async (dictId: string, version: number) =>
  (
    await one<{ sum: string }>(
      `SELECT toString(sum(sipHash64(* EXCEPT dataset_version))) AS sum FROM leads.${dictId} WHERE dataset_version = {version:UInt32}`,
      version,
    )
  ).sum;

describe.each(['consumers', 'businesses'])('synthetic %s', (dictId) => {
  const dictionary = dictionaryNamed(dictId);
  const from = `FROM leads.${dictId} WHERE dataset_version = {version:UInt32}`;

  it('makes the same rows from the same seed, and others from another', async () => {
    await createDataset(clickhouse, { dictId, version: base + 2, rows: fewer, seed });
    await createDataset(clickhouse, { dictId, version: base + 3, rows: fewer, seed });
    await createDataset(clickhouse, { dictId, version: base + 4, rows: fewer, seed: seed + 1 });
    const first = await checksum(dictId, base + 2);
    expect(await checksum(dictId, base + 3)).toBe(first);
    expect(await checksum(dictId, base + 4)).not.toBe(first);
  });

  it('gives each lead a key of its own, and a larger version contains the keys of a smaller one', async () => {
    const { keys } = await one<{ keys: number }>(`SELECT uniqExact(lead_key) AS keys ${from}`);
    expect(keys).toBe(rows);
    const { gone } = await one<{ gone: number }>(
      `SELECT countIf(lead_key NOT IN (SELECT lead_key FROM leads.${dictId} WHERE dataset_version = ${kept})) AS gone ${from}`,
      base + 2,
    );
    expect(gone).toBe(0);
  });

  it('gives each business its own address, and at most five consumers the same', async () => {
    const { most } = await one<{ most: number }>(
      `SELECT max(leads) AS most FROM (SELECT count() AS leads ${from} GROUP BY zip, street, street_number)`,
    );
    expect(most).toBeLessThanOrEqual(dictId === 'businesses' ? 1 : 5);
  });

  it('computes keys from the stored columns, regardless of case and surrounding spaces', async () => {
    const loud = dictionary.identity
      .map((column) => `concat(' ', upper(toString(${column})), ' ') AS ${column}`)
      .join(', ');
    const { wrong } = await one<{ wrong: number }>(
      `SELECT countIf(stored != computed) AS wrong FROM (SELECT stored, ${leadKeySql(dictionary)} AS computed FROM (SELECT lead_key AS stored, ${loud} ${from}))`,
    );
    expect(wrong).toBe(0);
  });

  it('has ZIP, city, county, state, time zone and area code agree with the reference tables', async () => {
    const county = new Map(counties().map(({ fips, fullName }) => [fips, fullName]));
    const place = (zip: string, city: string, name: string, state: string, fips: string) =>
      [zip, city, name, state, fips, county.get(fips)].join('|');
    const known = new Map(zips().map((zip) => [zip.zip, zip]));
    const found = await clickhouse.rows<
      Record<'zip' | 'city' | 'city_name' | 'state' | 'county_fips' | 'county_name' | 'time_zone' | 'area_code', string>
    >({
      sql: `SELECT DISTINCT toString(zip) AS zip, city, city_name, state, county_fips, county_name, time_zone, area_code ${from}`,
      params: { version: kept },
    });
    const wrong = found.filter((row) => {
      const zip = known.get(row.zip);
      if (!zip?.areaCodes.includes(row.area_code)) return true;
      const wanted = place(zip.zip, `${zip.state}:${zip.city.toUpperCase()}`, zip.city, zip.state, zip.countyFips);
      if (row.time_zone !== zip.timeZone) return true;
      return wanted !== [row.zip, row.city, row.city_name, row.state, row.county_fips, row.county_name].join('|');
    });
    expect(wrong).toEqual([]);
    expect(found.length).toBeGreaterThan(5000);
  });

  it('has what is hard to write in a file in about one lead in five hundred, and in no address of mail', async () => {
    const texts = dictId === 'businesses' ? ['company', 'contact_last_name'] : ['first_name', 'last_name'];
    const text = [...texts, 'street'].join(`, '|', `);
    const found = (what: string) => `countIf(match(concat(${text}), '${what}')) AS`;
    const hard = await one<Record<string, number>>(
      `SELECT ${found('[^ -~]')} accents, ${found('[,"]')} quoted, ${found('(^|\\|)[=+@-]')} formulas, ${found('\n')} lines,
        uniqExactIf(lead_key, match(concat(${text}), '[^ -~]|[,"]|(^|\\|)[=+@-]')) / count() AS share,
        countIf(email != '' AND NOT match(email, '^[a-z0-9.]+@[a-z0-9.-]+$')) AS mails ${from}`,
    );
    expect(Object.entries(hard).filter(([name, leads]) => name !== 'mails' && Number(leads) === 0)).toEqual([]);
    expect(Number(hard['share'])).toBeGreaterThan(0.001);
    expect(Number(hard['share'])).toBeLessThan(0.005);
    expect(Number(hard['mails'])).toBe(0);
  });

  it('fills every column of the dictionary with values that the dictionary lists', async () => {
    for (const column of dictionary.columns) {
      const { fieldName } = column;
      const { filled, odd } = await one<{ filled: number; odd: number }>(
        `SELECT countIf(${fieldName} != defaultValueOfArgumentType(${fieldName})) AS filled, ${oddCount(column)} AS odd ${from}`,
      );
      expect({ fieldName, enough: filled > rows * 0.4, odd }).toEqual({ fieldName, enough: true, odd: 0 });
    }
  });

  it('reaches nobody: exchange 555, mail and web sites under the reserved .example', async () => {
    const site = dictId === 'businesses' ? `countIf(website != '' AND NOT endsWith(website, '.example'))` : '0';
    const { phones, mails, sites } = await one<{ phones: number; mails: number; sites: number }>(
      `SELECT countIf(phone != '' AND NOT match(phone, '^[2-9]\\\\d\\\\d555\\\\d{4}$')) AS phones, countIf(email != '' AND NOT endsWith(email, '.example')) AS mails, ${site} AS sites ${from}`,
    );
    expect({ phones, mails, sites }).toEqual({ phones: 0, mails: 0, sites: 0 });
  });

  it('sets has_phone and has_email exactly where there is one', async () => {
    const { wrong } = await one<{ wrong: number }>(
      `SELECT countIf((has_phone = 'yes') != (phone != '') OR (has_email = 'yes') != (email != '') OR (has_phone = 'no') != (do_not_call = '')) AS wrong ${from}`,
    );
    expect(wrong).toBe(0);
  });
});

/** The number of rows with a value that no filter can name; empty and 0 mean unknown. */
function oddCount(column: (typeof dictionaries)[number]['columns'][number]): string {
  const { fieldName } = column;
  if (column.inputType === 'range')
    return `countIf(${fieldName} != 0 AND ${fieldName} NOT BETWEEN ${column.min} AND ${column.max})`;
  if (column.inputType === undefined) return '0';
  const items = column.items.map(({ value }) => `'${value}'`).join(', ');
  return `countIf(${fieldName} != '' AND ${fieldName} NOT IN (${items}))`;
}

describe('values of one consumer', () => {
  const from = 'FROM leads.consumers WHERE dataset_version = {version:UInt32}';

  it('agree in age and year of birth, and household heads bought their home as adults, after it was built', async () => {
    const { wrong } = await one<{ wrong: number }>(
      `SELECT countIf(wrongAge OR (bought > 0 AND (bought < built OR (bought < oldest + 18 AND bought > built)))) AS wrong
       FROM (SELECT countIf(age + year_born != 2026) > 0 AS wrongAge, any(purchase_year) AS bought, any(year_built) AS built, min(year_born) AS oldest ${from} GROUP BY zip, street, street_number)`,
    );
    expect(wrong).toBe(0);
  });

  it('have the given shares, each draw independent of the others', async () => {
    const { female, poor, together } = await one<Record<'female' | 'poor' | 'together', number>>(
      `SELECT avg(gender = 'female') AS female, avg(income = 'Under $15,000') AS poor, abs(corr(toFloat64(gender = 'female'), toFloat64(has_phone = 'yes'))) AS together ${from}`,
    );
    // Four standard deviations of 20,000 draws.
    expect(Math.abs(female - 0.508)).toBeLessThan(0.0142);
    expect(Math.abs(poor - 0.08)).toBeLessThan(0.0077);
    expect(together).toBeLessThan(0.0283);
  });

  it('have two of three own their home, the old more often than the young, and only owners have a property value', async () => {
    const { all, young, old, wrong } = await one<Record<'all' | 'young' | 'old' | 'wrong', number>>(
      `SELECT avg(homeowner_status = 'owner') AS all, avgIf(homeowner_status = 'owner', age < 35) AS young, avgIf(homeowner_status = 'owner', age > 60) AS old,
        countIf((homeowner_status = 'owner') != (property_value != '')) AS wrong ${from}`,
    );
    expect(all).toBeCloseTo(0.655, 1);
    expect(old - young).toBeGreaterThan(0.3);
    expect(wrong).toBe(0);
  });

  it('have more net worth with more income, and costlier homes in California than in Mississippi', async () => {
    const { poor, rich, west, south } = await one<Record<'poor' | 'rich' | 'west' | 'south', number>>(
      `SELECT avgIf(net_worth = '$1,000,000 and more', income = 'Under $15,000') AS poor, avgIf(net_worth = '$1,000,000 and more', income = '$250,000 and more') AS rich,
        avgIf(property_value IN ('$750,000 - $999,999', '$1,000,000 and more'), state = 'CA' AND property_value != '') AS west,
        avgIf(property_value IN ('$750,000 - $999,999', '$1,000,000 and more'), state = 'MS' AND property_value != '') AS south ${from}`,
    );
    expect(rich).toBeGreaterThan(poor * 3);
    expect(west).toBeGreaterThan(south * 3);
  });
});

describe.each([
  ['consumers', ['present', 'purchase_year_6']],
  ['businesses', ['sic_code_10', 'sic_division_0']],
] as const)('words of %s', (dictId, masks) => {
  const words = `leads.${dictId}_words`;

  it('are made of every lead', async () => {
    await makeWords(clickhouse, dictId, kept);
    const { leads } = await one<{ leads: number | string }>(
      `SELECT sum(bitCount(present)) AS leads FROM ${words} WHERE dataset_version = {version:UInt32}`,
    );
    expect(Number(leads)).toBe(rows);
  });

  it.each(masks)('are found wrong by one bit of %s', async (mask) => {
    const [word] = await clickhouse.rows<{ zip: string; word: number; lead: string }>({
      sql: `SELECT zip, word, toString(bitAnd(present, bitNot(present - 1))) AS lead FROM ${words}
        WHERE dataset_version = {version:UInt32} AND state = 'AZ' ORDER BY zip, city, area_code, word LIMIT 1`,
      params: { version: kept },
    });
    const flip = () =>
      clickhouse.command({
        sql: `ALTER TABLE ${words} UPDATE ${mask} = bitXor(${mask}, toUInt64({lead:String}))
          WHERE dataset_version = {version:UInt32} AND zip = {zip:String} AND word = {word:UInt32}`,
        params: { version: kept, zip: word?.zip ?? '', word: word?.word ?? 0, lead: word?.lead ?? '' },
        settings: { mutations_sync: 1 },
      });
    await flip();
    expect(await statesOfWrongWords(clickhouse, dictId, kept)).toEqual(['AZ']);
    await flip();
    expect(await statesOfWrongWords(clickhouse, dictId, kept)).toEqual([]);
  });
});

describe('a build', () => {
  const dictId = 'consumers';
  const countOf = async (version: number) =>
    (
      await one<{ count: number }>(
        'SELECT count() AS count FROM leads.consumers WHERE dataset_version = {version:UInt32}',
        version,
      )
    ).count;
  // A subquery, because a replaced column would refer to itself in the condition.
  const copyRows = (version: number, select: string, rest: string) =>
    clickhouse.command({
      sql: `INSERT INTO leads.consumers ${select.replace('VERSION', String(version))} FROM (SELECT * FROM leads.consumers WHERE dataset_version = ${kept}) ${rest}`,
    });

  it('starts over after a crash, first clears what was left, and reports its progress up to the last row', async () => {
    await copyRows(base + 6, 'SELECT * REPLACE (VERSION AS dataset_version)', 'LIMIT 500');
    expect(await countOf(base + 6)).toBe(500);
    const seen: DatasetProgress[] = [];
    const order = {
      dictId,
      version: base + 6,
      rows: 1000,
      seed,
      onProgress: (each: DatasetProgress) => seen.push(each),
    };
    const created = await createDataset(clickhouse, order);
    expect(created).toMatchObject({ rows: 1000, source: 'synthetic:42:1000' });
    expect(await countOf(base + 6)).toBe(1000);
    expect(seen.at(-1)).toMatchObject({ rows: 1000, of: 1000 });
    expect(seen.at(-1)?.rowsPerSecond).toBeGreaterThan(0);
  });

  it('leaves only the version, and removes the rows that it drew from', async () => {
    const { left } = await one<{ left: number }>(
      `SELECT count() AS left FROM leads.draw_slots WHERE build IN ('consumers-${kept}', 'businesses-${kept}')`,
    );
    expect(left).toBe(0);
  });

  it('fails when its rows are wrong, and names the faults', async () => {
    const version = base + 7;
    await copyRows(version, `SELECT * REPLACE (VERSION AS dataset_version, '99999' AS zip)`, `WHERE state = 'TX'`);
    await clickhouse.command({
      sql: `INSERT INTO leads.consumers SELECT * FROM leads.consumers WHERE dataset_version = ${version} LIMIT 10`,
    });
    const places = await wrongPlaces(clickhouse, { dictId, version, build: 'none' });
    const drawn = drawnFaults(await figuresOf(clickhouse, dictId, version));
    const [count] = await finishVersion(clickhouse, dictId, { version, rows });
    const [keys] = await finishVersion(clickhouse, dictId, { version, rows: await countOf(version) });
    expect(count).toMatch(/rows are there instead of 20000/);
    expect(keys).toMatch(/10 rows repeat the lead key of another/);
    expect(places).toMatch(/do not agree/);
    expect(drawn.join('\n')).toMatch(/share of the rows is wrong: .*CA/);
  });

  it('ends when it is cancelled', async () => {
    const order = { dictId, version: base + 8, rows: 1000, seed, signal: AbortSignal.abort() } as const;
    await expect(createDataset(clickhouse, order)).rejects.toThrow(QueryAbortedError);
  });

  it('clears every version above the active one and no other', async () => {
    await copyRows(base + 90, 'SELECT * REPLACE (VERSION AS dataset_version)', 'LIMIT 500');
    expect(await clearUnfinished(clickhouse, dictId, { active: base + 89 })).toEqual([base + 90]);
    expect(await versionsPresent(clickhouse, dictId)).toContain(kept);
  });
});
