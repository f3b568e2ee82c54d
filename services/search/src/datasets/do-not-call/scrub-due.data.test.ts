// Leads are checked against do-not-call lists while people search: by words, by leads, in previews, facets and files.
import { checkQuery, withBeside, withFlags, type CheckedQuery } from '@leadwright/leads/check-query';
import { countLeads } from '@leadwright/leads/compile/compile';
import { csvFormat, downloadCsv, selectForDownload } from '@leadwright/leads/compile/compile-download';
import { countFacet } from '@leadwright/leads/facets/count-facet';
import { facetOf } from '@leadwright/leads/facets/facet';
import { facetsByWords, readFacets } from '@leadwright/leads/facets/facets-by-words';
import { countFill, fillByWords } from '@leadwright/leads/facets/fill';
import { consumers } from '@leadwright/leads/dictionaries/consumers';
import { scrubbedColumn } from '@leadwright/leads/do-not-call/scrubbed-column';
import { flagsRead } from '@leadwright/leads/do-not-call/flags-read';
import { countByWords } from '@leadwright/leads/words/count-by-words';
import { hasWords } from '@leadwright/leads/words/words-made';
import { cases } from '@leadwright/testing/seeds/run-seed';
import { readActiveDataset } from '../../projections/active-dataset.ts';
import { findScrub } from '../../projections/do-not-call.ts';
import { giveList, scrubParts } from '../../testing/do-not-call-lists.ts';
import { leadMarkKeys } from '../../testing/search-config.ts';
import { startSearchUnderTest, type SearchUnderTest } from '../../testing/search-under-test.ts';
import { activateVersion } from '../activate-version.ts';
import { loadDemoData } from '../../demo/load-demo-data.ts';
import { makeWords, statesOfWrongWords } from '../make-words.ts';
import { activeDue, scrubDue, scrubbedKinds } from './scrub-due.ts';

const { signal } = new AbortController();
const wordsFrom = 1;
// The night cuts it off at every step.
const stride = cases(1).numRuns > 1 ? 1 : 9;

let search: SearchUnderTest;
beforeAll(async () => {
  search = await startSearchUnderTest();
  const { clickhouse, database, running } = search;
  await loadDemoData({
    ...{ clickhouse, database, store: running.store, markKeys: leadMarkKeys, wordsFrom },
    ...{ rows: { consumers: 2_000, businesses: 200 }, seed: 7 },
  });
  await clickhouse.command({ sql: 'CREATE DATABASE IF NOT EXISTS export' });
  await clickhouse.command({
    sql: 'CREATE TABLE export.download_rows (account_id String, download_id String, ordinal UInt64, lead_key UInt64, dataset_version UInt32) ENGINE = MergeTree ORDER BY (account_id, download_id, ordinal)',
  });
});
afterAll(() => search.stop());

type Lead = { key: string; phone: string; had: string };
const leads = async (): Promise<Lead[]> => {
  const { version = 0 } = (await readActiveDataset(search.database.db, 'consumers')) ?? {};
  return search.clickhouse.rows<Lead>({
    sql: 'SELECT toString(lead_key) AS key, phone, do_not_call AS had FROM leads.consumers WHERE dataset_version = {version:UInt32} ORDER BY lead_key',
    params: { version },
  });
};

/** As searches ask at this moment. */
async function asked(dictId: string, filters: unknown[]): Promise<{ query: CheckedQuery; version: number }> {
  const checked = checkQuery({ dictId, geography: { kind: 'nationwide' }, filters });
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  const active = await Promise.all(
    ['consumers', 'vehicles'].map((each) => readActiveDataset(search.database.db, each)),
  );
  const known = active.filter((each) => each !== undefined);
  const of = <Value>(value: (each: (typeof known)[number]) => Value) =>
    Object.fromEntries(known.map((each) => [each.dictId, value(each)]));
  return {
    query: withFlags(
      withBeside(
        checked.query,
        of(({ version }) => version),
      ),
      of(({ slot = 0 }) => slot),
    ),
    version: of(({ version }) => version)[dictId] ?? 0,
  };
}

const number = async (statement: { sql: string }): Promise<number> =>
  Number(Object.values((await search.clickhouse.rows<Record<string, number | string>>(statement))[0] ?? {})[0]);

const callable = { field: 'do_not_call', anyOf: ['clear'] };

/** How many leads are callable, by every way in which somebody is told. */
async function ways(): Promise<Record<string, number>> {
  const { clickhouse } = search;
  const { query, version } = await asked('consumers', [callable]);
  const all = await asked('consumers', []);
  const column = scrubbedColumn(consumers);
  if (!column) throw new Error('consumers have a flag that is scrubbed');
  const [inWords] = await clickhouse.rows<Record<string, number>>(facetsByWords(all.query, version, [column]));
  const [facet] = readFacets(inWords ?? {}, [column]);
  const byValue = await clickhouse.rows<{ value: string; leads: number }>(countFacet(all.query, version, column));
  const [fill] = await clickhouse.rows<{ callable: number }>(countFill(all.query, version));
  const [filled] = await clickhouse.rows<{ callable: number }>(fillByWords(all.query, version));
  const ofPerson = await asked('vehicles', [{ field: 'consumers.do_not_call', anyOf: ['clear'] }]);
  return {
    plain: await number(countLeads(query, version)),
    words: await number(countByWords(query, version)),
    facet: byValue.find(({ value }) => value === 'clear')?.leads ?? 0,
    facetInWords:
      facetOf(column, facet ?? new Map()).values.find((each) => 'value' in each && each.value === 'clear')?.count ?? 0,
    fill: Number(fill?.callable),
    fillInWords: Number(filled?.callable),
    file: (await fileOf('clear')).length,
    vehiclesPlain: await number(countLeads(ofPerson.query, ofPerson.version)),
    vehiclesInWords: await number(countByWords(ofPerson.query, ofPerson.version)),
  };
}

/** A file's rows of this flag. */
async function fileOf(flag: string): Promise<string[]> {
  const { query, version } = await asked('consumers', []);
  const of = { accountId: 'a1', downloadId: 'd1', seed: 's', rows: 5_000 };
  await search.clickhouse.command({ sql: "DELETE FROM export.download_rows WHERE download_id = 'd1'" });
  await search.clickhouse.command(selectForDownload(query, version, of));
  const parts: Uint8Array[] = [];
  for await (const part of search.clickhouse.stream({
    ...downloadCsv(query, version, { ...of, cells: 'codes' }),
    format: csvFormat,
  }))
    parts.push(part);
  const rows = Buffer.concat(parts).toString().split('\r\n');
  return rows.filter((row) => row.split(',').some((cell) => cell.replaceAll('"', '') === flag));
}

const expected = (all: readonly Lead[], listed: ReadonlySet<string>): number =>
  all.filter(({ phone, had }) => phone !== '' && had !== 'listed' && !listed.has(phone)).length;

async function expectWays(of: number): Promise<void> {
  const { vehiclesPlain, vehiclesInWords, ...counted } = await ways();
  expect(counted).toEqual(Object.fromEntries(Object.keys(counted).map((way) => [way, of])));
  expect(vehiclesInWords).toBe(vehiclesPlain);
}

const scrub = (change: Parameters<typeof scrubParts>[1] = {}): ReturnType<typeof scrubDue> =>
  scrubDue(scrubParts(search, change), signal);
const every = (all: readonly Lead[], of: number, from = 0): string[] =>
  all.filter((_, place) => place % of === from).flatMap(({ phone }) => (phone === '' ? [] : [phone]));

describe('leads that are checked against do-not-call lists', () => {
  // Every area code is on the list, so every number was checked.
  const elsewhere = (all: readonly Lead[]): string[] => [
    ...new Set(all.flatMap(({ phone }) => (phone === '' ? [] : [`${phone.slice(0, 3)}9999999`]))),
  ];

  it('are callable nowhere once their number is listed, and callable again when it is not', async () => {
    const all = await leads();
    const first = every(all, 3);
    expect(await giveList(search, { numbers: [...first, ...elsewhere(all)] })).toMatchObject({ leaving: 0 });
    expect(await activeDue(search)).toEqual([
      { dictId: 'consumers', version: 1 },
      { dictId: 'businesses', version: 1 },
      { dictId: 'vehicles', version: 1 },
    ]);
    await scrub();
    expect(await activeDue(search)).toEqual([]);
    await expectWays(expected(all, new Set(first)));
    const { vehiclesPlain: fewer = 0 } = await ways();
    const file = (await fileOf('clear')).join('\n');
    expect(first.filter((phone) => file.includes(phone))).toEqual([]);
    const added = every(all, 3, 1).slice(0, 50);
    expect(await giveList(search, { added, deleted: first.slice(0, 40) })).toMatchObject({ leaving: 40 });
    await scrub();
    await expectWays(expected(all, new Set([...first.slice(40), ...added])));
    const none = new Set<string>();
    await giveList(search, { numbers: elsewhere(all) });
    await scrub();
    await expectWays(expected(all, none));
    expect((await ways())['vehiclesPlain']).toBeGreaterThan(fewer);
    for (const { dictId } of scrubbedKinds) expect(await statesOfWrongWords(search.clickhouse, dictId, 1)).toEqual([]);
  });

  it('are as before, by every way, until all of them are checked, then as after', async () => {
    const all = await leads();
    const before = await ways();
    await giveList(search, { source: 'texas', numbers: every(all, 2) });
    const revision = async (): Promise<number> => (await findScrub(search.database.db, 'consumers', 1))?.revision ?? 0;
    const first = await revision();
    const seen: Record<string, number>[] = [];
    const clickhouse = {
      ...search.clickhouse,
      command: async (statement: Parameters<typeof search.clickhouse.command>[0]) => {
        await search.clickhouse.command(statement);
        if (/ALTER TABLE leads.\w+ UPDATE/.test(statement.sql) && (await revision()) === first) seen.push(await ways());
      },
    };
    await scrub({ clickhouse });
    // Leads, their words, and those of two kinds that they stand beside.
    expect(seen).toEqual([before, before, before, before]);
    expect(await revision()).toBe(first + 1);
    await expectWays(expected(all, new Set(every(all, 2))));
  });

  it('are whole again after a check that was cut off, wherever it was', async () => {
    const all = await leads();
    for (let step = 0, ended = false; !ended; step += stride) {
      const before = await ways();
      const listed = every(all, 5, (step / stride) % 5);
      await giveList(search, { source: 'texas', numbers: listed });
      let commands = 0;
      const clickhouse = {
        ...search.clickhouse,
        command: async (statement: Parameters<typeof search.clickhouse.command>[0]) => {
          if (commands === step) throw new Error('the process ended');
          commands += 1;
          await search.clickhouse.command(statement);
        },
      };
      const cut = await scrub({ clickhouse }).then(
        () => false,
        (error: Error) => error.message === 'the process ended',
      );
      ended = !cut;
      const due = (await activeDue(search)).map(({ dictId }) => dictId);
      if (due.includes('consumers')) expect({ step, ...(await ways()) }).toEqual({ step, ...before });
      await scrub();
      await expectWays(expected(all, new Set(listed)));
    }
  }, 240_000);

  it('are left as they are while somebody may still read what would be written', async () => {
    const before = await ways();
    await giveList(search, { source: 'texas', numbers: ['6025550100'] });
    const left = await scrub({ settleMs: 3_600_000 });
    expect(await ways()).toEqual(before);
    // Who scrubs comes again as soon as nobody reads it, not a round later.
    expect(left?.dueInMs).toBeGreaterThan(3_000_000);
    expect(left?.dueInMs).toBeLessThanOrEqual(3_600_000);
    expect(await scrub()).toBeUndefined();
    expect(await activeDue(search)).toEqual([]);
  });

  it('are not said to be checked where the list of the registry lacks their area code', async () => {
    const all = await leads();
    const area = every(all, 1)[0]?.slice(0, 3) ?? '';
    await giveList(search, { numbers: elsewhere(all).filter((each) => !each.startsWith(area)) });
    await scrub();
    const kept = all.filter(({ phone }) => !phone.startsWith(area));
    await expectWays(expected(kept, new Set()));
    await giveList(search, { numbers: elsewhere(all) });
    await scrub();
  });

  it('are checked in a later version too, before anybody searches it', async () => {
    const all = await leads();
    const listed = every(all, 4);
    await giveList(search, { source: 'texas', numbers: listed });
    await scrub();
    const names = consumers.columns.map(({ fieldName }) => fieldName).join(', ');
    const { source = '' } = (await readActiveDataset(search.database.db, 'consumers')) ?? {};
    await search.clickhouse.command({
      sql: `INSERT INTO leads.consumers (dataset_version, lead_key, ${names}) SELECT 2, lead_key, ${names} FROM leads.consumers WHERE dataset_version = 1`,
    });
    const parts = { clickhouse: search.clickhouse, store: search.running.store, markKeys: leadMarkKeys, wordsFrom };
    await activateVersion(parts, { dictId: 'consumers', version: 2, source });
    expect(await readActiveDataset(search.database.db, 'consumers')).toMatchObject({
      ...{ version: 2, slot: 1 },
      checked: [
        { source: 'federal', asOf: '2026-11-12' },
        { source: 'texas', asOf: '2026-11-12' },
      ],
    });
    expect(await flagsRead(search.clickhouse, { dictId: 'consumers', version: 2 })).toMatchObject({
      ...{ revision: 1, slot: 1, checkedOn: '2026-11-12' },
    });
    await expectWays(expected(all, new Set(listed)));
    expect(await hasWords(search.clickhouse, { dictionary: consumers, version: 2 })).toBe(true);
  });

  it('do not wait for a second list: nobody read the column that it writes', async () => {
    const listed = every(await leads(), 5);
    await giveList(search, { source: 'texas', numbers: listed });
    await scrub({ settleMs: 3_600_000 });
    expect(await findScrub(search.database.db, 'consumers', 2)).toMatchObject({ revision: 2, slot: 2 });
    await expectWays(expected(await leads(), new Set(listed)));
    await scrub();
  });

  it('have words that are made anew while they are checked, or none', async () => {
    const all = await leads();
    const listed = every(all, 6);
    await giveList(search, { source: 'texas', numbers: listed });
    const clickhouse = {
      ...search.clickhouse,
      command: async (statement: Parameters<typeof search.clickhouse.command>[0]) => {
        await search.clickhouse.command(statement);
        // Where leads are checked already and words are asked next.
        if (statement.sql.startsWith('INSERT INTO leads.consumers_words')) await scrub();
      },
    };
    expect(await makeWords(clickhouse, 'consumers', 2)).not.toEqual([]);
    expect(await hasWords(search.clickhouse, { dictionary: consumers, version: 2 })).toBe(false);
    expect(await makeWords(search.clickhouse, 'consumers', 2)).toEqual([]);
    const { query, version } = await asked('consumers', [callable]);
    expect(await number(countByWords(query, version))).toBe(await number(countLeads(query, version)));
    expect(await findScrub(search.database.db, 'consumers', 2)).toMatchObject({
      callable: expected(all, new Set(listed)),
    });
  });

  it('are kept without a number in the clear', async () => {
    const all = await leads();
    const lines = await search.clickhouse.rows({ sql: 'SELECT * FROM leads.do_not_call_lines' });
    const kept = JSON.stringify(await search.clickhouse.rows({ sql: 'SELECT * FROM leads.do_not_call_numbers' }));
    const found = await search.clickhouse.rows({ sql: 'SELECT * FROM leads.do_not_call_found' });
    expect({ lines, found }).toEqual({ lines: [], found: [] });
    expect(every(all, 1).filter((phone) => kept.includes(phone))).toEqual([]);
    expect(kept.length).toBeGreaterThan(100);
  });
});
