// Somebody who is in every kind of leads asks to be in none: looked for everywhere, in the version that is searched, in one
// before it and in the next.
import { dictionaries } from '@leadwright/leads/dictionaries';
import { describedValues } from '@leadwright/leads/removal/lead-marks';
import { hasWords } from '@leadwright/leads/words/words-made';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { marksOf } from '@leadwright/runtime/mailboxes/keyed-marks';
import { eventually } from '@leadwright/testing/eventually';
import { sql } from 'kysely';
import { readActiveDataset } from '../../projections/active-dataset.ts';
import { addRemoval, maskedVersions } from '../../projections/removal.ts';
import { leadMarkKeys } from '../../testing/search-config.ts';
import { startSearchUnderTest, type SearchUnderTest } from '../../testing/search-under-test.ts';
import { activateVersion } from '../activate-version.ts';
import { loadDemoData } from '../../demo/load-demo-data.ts';
import { besideOf, makeBesideWords, statesOfWrongBeside } from '../make-beside-words.ts';
import { makeWords, statesOfWrongWords } from '../make-words.ts';
import { purgeRemoved } from './purge-removed.ts';
import { removeLeads } from './remove-leads.ts';

const email = 'Planted.Person@example.test';
const person = {
  ...{ first_name: 'Zebulon', last_name: "O'Planted", street_number: '12', street: 'Planted St', zip: '85001' },
  ...{ state: 'AZ', county_fips: '04013', city: 'AZ:PHOENIX', city_name: 'Phoenix', area_code: '602' },
  ...{ year_born: 1970, month_born: '07', age: 56, homeowner_status: 'owner', email, phone: '6025550142' },
};
const { signal } = new AbortController();
const everywhere = { kind: 'nationwide' };

let search: SearchUnderTest;
beforeAll(async () => {
  search = await startSearchUnderTest();
  await loadDemoData({
    ...{
      clickhouse: search.clickhouse,
      store: search.running.store,
      database: search.database,
      markKeys: leadMarkKeys,
    },
    ...{ rows: { consumers: 400, businesses: 60 }, seed: 7 },
  });
  await search.clickhouse.command({ sql: 'CREATE DATABASE IF NOT EXISTS export' });
  await search.clickhouse.command({
    sql: 'CREATE TABLE export.download_rows (account_id String, download_id String, ordinal UInt64, lead_key UInt64, dataset_version UInt32) ENGINE = MergeTree ORDER BY (account_id, download_id, ordinal)',
  });
});
afterAll(() => search.stop());

/** As the kind has it; the owner of a vehicle is found by name and address alone. */
function planted(dictId: string, version: number, change: Record<string, unknown> = {}): Record<string, unknown> {
  const place = dictionaries.findIndex((each) => each.dictId === dictId);
  const said: Record<string, unknown> = {
    ...person,
    ...(dictId === 'vehicles' ? { email: '', phone: '' } : {}),
    ...{ company: 'Planted Roofs', contact_first_name: person.first_name, contact_last_name: person.last_name },
    ...{ model_year: 2020, make: 'Ford', make_model: 'Ford F-150', model: 'F-150' },
    ...change,
  };
  const known = (dictionaries[place]?.columns ?? []).filter(({ fieldName }) => fieldName in said);
  return {
    ...Object.fromEntries(known.map(({ fieldName }) => [fieldName, said[fieldName]])),
    // Above what a number of JavaScript holds.
    ...{ dataset_version: version, lead_key: `1844674407370955${place}001` },
  };
}

const plant = (dictId: string, version: number, change?: Record<string, unknown>): Promise<void> =>
  search.clickhouse.insert(`leads.${dictId}`, [planted(dictId, version, change)]);
const versionOf = async (dictId: string): Promise<number> =>
  (await readActiveDataset(search.database.db, dictId))?.version ?? 0;

async function plantEverywhere(): Promise<void> {
  for (const { dictId } of dictionaries) {
    const version = await versionOf(dictId);
    await plant(dictId, version);
    expect(await makeWords(search.clickhouse, dictId, version)).toEqual([]);
  }
  for (const of of await allBeside()) expect(await makeBesideWords(search.clickhouse, of)).toEqual([]);
}

/** Every active kind with every other that stands beside it. */
async function allBeside() {
  const active = await Promise.all(
    dictionaries.map(async (dictionary) => ({ dictionary, version: await versionOf(dictionary.dictId) })),
  );
  return active.flatMap((own) => besideOf(own, active));
}

const ownersOfPickups = async (): Promise<unknown> => {
  const filters = [{ field: 'vehicles.make', anyOf: ['Ford'] }];
  const { body } = await search.post('/api/v2/searches/count', {
    ...{ dictId: 'consumers', geography: { kind: 'ZIP', values: [person.zip] }, filters },
  });
  return body['count'];
};

type Counts = { counted: number; byValues: number; fill: number };
const counts = async (dictId: string): Promise<Counts> => {
  const inZip = { dictId, geography: { kind: 'ZIP', values: [person.zip] }, filters: [] };
  const counted = await search.post('/api/v2/searches/count', { ...inZip, geography: everywhere });
  const facets = await search.post('/api/v2/searches/facets', {
    ...inZip,
    geography: everywhere,
    fields: [dictId === 'businesses' ? 'employees' : 'age'],
    fill: true,
  });
  const [facet] = facets.body['facets'] as { values: { count: number }[]; unknown: number }[];
  return {
    counted: Number(counted.body['count']),
    byValues: facet?.values.reduce((sum, { count }) => sum + count, facet.unknown) ?? 0,
    fill: (facets.body['fill'] as { leads: number }).leads,
  };
};
/** Beside what somebody types, which is kept by the version. */
const suggested = (): Promise<number> =>
  eventually(async () => {
    const { body } = await search.get('/api/v2/suggestions?kind=CITY&q=phoenix&dictId=consumers');
    const [city] = body['items'] as { agg: number | null }[];
    return city?.agg ?? false;
  });
/** What a visitor may ask, and is kept for an hour. */
const homeowners = async (): Promise<number> =>
  Number((await search.get(`/api/v2/teaser?zip=${person.zip}`)).body['count']);
const previewed = async (dictId: string): Promise<string> => {
  const body = { dictId, geography: { kind: 'ZIP', values: [person.zip] }, filters: [] };
  return JSON.stringify((await search.post('/api/v2/searches/preview', body)).body['rows']);
};
const inTables = async (dictId: string): Promise<number> => {
  const name = dictId === 'businesses' ? 'contact_last_name' : 'last_name';
  const [row] = await search.clickhouse.rows<{ n: number }>({
    sql: `SELECT count() AS n FROM leads.${dictId} WHERE ${name} = {name:String}`,
    params: { name: person.last_name },
  });
  return Number(row?.n);
};

const ask = async (requestId: string, of = { email }): Promise<void> => {
  const marks = describedValues(of).flatMap(({ kind, value }) => marksOf(leadMarkKeys, kind, value));
  await search.running.store.transaction(['system'], ({ db }) =>
    addRemoval(db, { requestId, correlationId: 'c', causationId: 'e', marks }),
  );
};
const round = (clickhouse = search.clickhouse): Promise<void> =>
  removeLeads(
    {
      ...{ clickhouse, database: search.database, store: search.running.store },
      ...{ markKeys: leadMarkKeys, logger: createLogger('test', 'silent') },
    },
    signal,
  );
const recorded = async (accountId: string) =>
  (await search.running.store.readAccount(accountId, 0, 500))
    .map(({ event }) => event)
    .filter(({ type }) => type === 'LeadsRemoved' || type === 'FileLeadsRemoved');

describe('security S30: who asks to be in no list', () => {
  it('is in none a moment later: no count, facet, preview, word or table has them, and what was kept is forgotten', async () => {
    await plantEverywhere();
    const before: Counts[] = [];
    for (const { dictId } of dictionaries) before.push(await counts(dictId));
    const suggestedBefore = await suggested();
    expect(await homeowners()).toBe(1);
    expect(await ownersOfPickups()).toBe(1);
    // Somebody bought them, and one of others.
    const version = await versionOf('consumers');
    const rows = [1, 2, 3].map((ordinal) => ({
      ...{ account_id: 'buyer', download_id: 'd1', ordinal, dataset_version: version },
      lead_key: ordinal === 2 ? planted('consumers', version)['lead_key'] : String(ordinal),
    }));
    await search.clickhouse.insert('export.download_rows', rows);
    const found = await Promise.all(dictionaries.map(({ dictId }) => previewed(dictId)));
    expect(found.filter((rows) => !rows.includes('Zebulon'))).toEqual([]);

    await ask('r1');
    await round();

    for (const [place, { dictId }] of dictionaries.entries()) {
      expect({ dictId, left: await inTables(dictId) }).toEqual({ dictId, left: 0 });
      const fewer = Object.entries(before[place] ?? {}).map(([how, leads]) => [how, leads - 1]);
      expect({ dictId, ...(await counts(dictId)) }).toEqual({ dictId, ...Object.fromEntries(fewer) });
      expect(await previewed(dictId)).not.toContain('Zebulon');
      expect(await statesOfWrongWords(search.clickhouse, dictId, await versionOf(dictId))).toEqual([]);
    }
    expect(await suggested()).toBe(suggestedBefore - 1);
    expect(await homeowners()).toBe(0);
    expect(await ownersOfPickups()).toBe(0);
    const beside = await allBeside();
    expect(beside.length).toBeGreaterThan(3);
    for (const of of beside) {
      const pair = [of.dictionary.dictId, of.beside.dictionary.dictId];
      const known = await hasWords(search.clickhouse, of, { signal, maxSeconds: 10 });
      const wrong = await statesOfWrongBeside(search.clickhouse, of, { nth: 0 });
      expect({ pair, known, wrong }).toEqual({ pair, known: true, wrong: [] });
    }
    expect(await recorded('system')).toEqual([{ type: 'LeadsRemoved', requestId: 'r1', leads: dictionaries.length }]);
    expect(await recorded('buyer')).toEqual([
      { type: 'FileLeadsRemoved', downloadId: 'd1', dictId: 'consumers', rowNumbers: [2] },
    ]);
  });

  it('is in no later version, under whatever address of e-mail: before anybody searches it', async () => {
    for (const { dictId, index, columns } of dictionaries) {
      const before = await versionOf(dictId);
      const { rows = 0, source = '' } = (await readActiveDataset(search.database.db, dictId)) ?? {};
      const names = columns.map(({ fieldName }) => fieldName).join(', ');
      await search.clickhouse.command({
        sql: `INSERT INTO ${index} (dataset_version, lead_key, ${names}) SELECT ${before + 1}, lead_key, ${names} FROM ${index} WHERE dataset_version = ${before}`,
      });
      // What its supplier writes otherwise is the same person.
      await plant(dictId, before + 1, { email: 'other@example.test', first_name: 'ZEBULON', last_name: 'oplanted' });
      const parts = {
        clickhouse: search.clickhouse,
        store: search.running.store,
        markKeys: leadMarkKeys,
        wordsFrom: 1,
      };
      expect(await activateVersion(parts, { dictId, version: before + 1, source })).toBe(rows);
      const { body } = await search.post('/api/v2/searches/count', { dictId, geography: everywhere, filters: [] });
      expect(body).toMatchObject({ count: rows, datasetVersion: before + 1 });
      const limits = { signal, maxSeconds: 10 };
      const dictionary = dictionaries.find((each) => each.dictId === dictId);
      expect(dictionary && (await hasWords(search.clickhouse, { dictionary, version: before + 1 }, limits))).toBe(true);
      const sent: string[] = [];
      const clickhouse = {
        ...search.clickhouse,
        command: (statement: Parameters<typeof search.clickhouse.command>[0]) => {
          sent.push(statement.sql);
          return search.clickhouse.command(statement);
        },
      };
      expect(await activateVersion({ ...parts, clickhouse }, { dictId, version: before + 1, source })).toBe(rows);
      // People ask its words meanwhile.
      expect(sent.filter((each) => each.includes('_beside_') || each.includes('_words'))).toEqual([]);
      await expect(
        activateVersion({ ...parts, markKeys: [] }, { dictId, version: before + 2, source }),
      ).rejects.toThrow('no key to know them by');
    }
  });

  it('is out of an older version too, from which files may be ordered, and a crash loses no number', async () => {
    const stranger = { email: 'stranger@example.test', first_name: 'Yolanda', street: 'Other St' };
    for (const version of [await versionOf('consumers'), (await versionOf('consumers')) - 1])
      await plant('consumers', version, stranger);
    await ask('r2', { email: stranger.email });
    const crashing = {
      ...search.clickhouse,
      command: async (statement: Parameters<typeof search.clickhouse.command>[0]) => {
        await search.clickhouse.command(statement);
        if (statement.sql.startsWith('DELETE FROM')) throw new Error('the process ended');
      },
    };
    await expect(round(crashing)).rejects.toThrow('the process ended');
    expect(await recorded('system')).toHaveLength(1);
    await round();
    expect(await inTables('consumers')).toBe(0);
    expect((await recorded('system')).at(-1)).toEqual({ type: 'LeadsRemoved', requestId: 'r2', leads: 1 });
    const again = await recorded('system');
    await round();
    expect(await recorded('system')).toEqual(again);
  });

  it('whom no list has is told so', async () => {
    await ask('r3', { email: 'nobody@example.test' });
    await round();
    expect((await recorded('system')).at(-1)).toEqual({ type: 'LeadsRemoved', requestId: 'r3', leads: 0 });
  });

  it('is told so once, by however many rounds side by side', async () => {
    await ask('r4', { email: 'nobody-else@example.test' });
    await Promise.all([round(), round(), round()]);
    const told = (await recorded('system')).filter((event) => 'requestId' in event && event.requestId === 'r4');
    expect(told).toEqual([{ type: 'LeadsRemoved', requestId: 'r4', leads: 0 }]);
  });

  it('is in no file of the engine after a while', async () => {
    const lying = async (): Promise<number> => {
      const [row] = await search.clickhouse.rows<{ n: number }>({
        sql: 'SELECT count() AS n FROM leads.consumers WHERE last_name = {name:String} SETTINGS apply_deleted_mask = 0',
        params: { name: person.last_name },
      });
      return Number(row?.n);
    };
    expect(await lying()).toBeGreaterThan(0);
    await purgeRemoved(search, signal);
    expect(await lying()).toBe(0);
    expect(await maskedVersions(search.database.db)).toEqual([]);
  });

  it('is in no table of search and no event in the clear: marks alone', async () => {
    const tables = await sql<{ name: string }>`select table_name as name from information_schema.tables
      where table_schema = 'public'`.execute(search.database.db);
    const texts: string[] = [];
    for (const { name } of tables.rows)
      texts.push(
        JSON.stringify(
          (await sql`select to_jsonb(one) as row from ${sql.table(name)} as one`.execute(search.database.db)).rows,
        ),
      );
    texts.push(JSON.stringify(await search.clickhouse.rows({ sql: 'SELECT * FROM leads.removed_marks' })));
    for (const word of ['planted', 'zebulon', '6025550142']) expect(texts.join('\n').toLowerCase()).not.toContain(word);
    expect(texts.join('\n')).toContain('email:1:');
  });
});
