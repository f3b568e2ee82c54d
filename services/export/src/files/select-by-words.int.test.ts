import { randomUUID } from 'node:crypto';
import { checkQuery } from '@leadwright/leads/check-query';
import { consumers } from '@leadwright/leads/dictionaries/consumers';
import { chooseByWords } from '@leadwright/leads/words/random-leads';
import { forgetWords, rememberWords } from '@leadwright/leads/words/words-made';
import { insertWords } from '@leadwright/leads/words/words-table';
import { eventually } from '@leadwright/testing/eventually';
import { openHarness, type Harness } from '../testing/harness.ts';
import { insertLeads } from '../testing/leads.ts';
import { clearRows, selectRows } from './download-rows.ts';
import type { Picked } from './picked.ts';

const LEADS = 3_000;
const version = 870_000 + Math.floor(Math.random() * 10_000);
const limits = { signal: new AbortController().signal, maxSeconds: 30 };
let harness: Harness;

const query = (ages: object[] = []) => {
  const checked = checkQuery({ dictId: 'consumers', geography: { kind: 'ST', values: ['AZ'] }, filters: ages });
  if (!checked.ok) throw new Error('no query');
  return checked.query;
};
const picked = (changes: Partial<Picked> = {}): Picked => ({
  ...{ accountId: 'words', downloadId: randomUUID(), query: query(), datasetVersion: version },
  ...{ seed: 'a', rows: 40, cells: 'labels', chosenBy: 'words' },
  ...changes,
});
const engine = () => harness.engine.clickhouse;
const select = (of: Picked): Promise<number> => selectRows(engine(), of, limits);

async function keysOf({ downloadId }: Picked): Promise<string[]> {
  const rows = await engine().rows<{ key: string }>({
    sql: 'SELECT toString(lead_key) AS key FROM export.download_rows WHERE download_id = {downloadId:String} ORDER BY ordinal',
    params: { downloadId },
  });
  return rows.map(({ key }) => key);
}
const countOf = async (sql: string): Promise<number> => {
  const [row] = await engine().rows<{ n: number | string }>({ sql, params: { version } });
  return Number(row?.n);
};

beforeAll(async () => {
  harness = await openHarness();
  await insertLeads(engine(), version, LEADS);
  await engine().command(insertWords(consumers, version, { states: ['AZ'], first: 0 }));
  await engine().command(rememberWords({ dictionary: consumers, version }));
});
afterAll(async () => {
  await engine().command(forgetWords({ dictionary: consumers, version }));
  for (const table of ['consumers', 'consumers_words'])
    await engine().command({ sql: `ALTER TABLE leads.${table} DROP PARTITION ${version}` });
  await harness.close();
});

describe('rows that are chosen by words', () => {
  it('are those of an order of a version that has words, and of no other', async () => {
    const service = await harness.start();
    const without = version + 10_000;
    await insertLeads(engine(), without, 10);
    const orders: unknown[] = [];
    for (const datasetVersion of [version, without]) {
      await harness.activate(datasetVersion);
      const { dictId, geography, filters } = query();
      const body = { dictId, geography, filters, name: 'n', rows: 5, datasetVersion };
      const id = await eventually(async () => {
        const options = { accountId: 'words', body, key: `order-${datasetVersion}` };
        const answer = await harness.call(service, 'POST', '/api/v2/downloads', options);
        expect(answer.status).toBe(202);
        return ((await answer.json()) as { id: string }).id;
      });
      orders.push(
        await eventually(async () => {
          const event = harness.published.find(
            ({ event: each }) => each.case === 'downloadRequested' && each.value.downloadId === id,
          )?.event;
          if (event?.case !== 'downloadRequested') throw new Error('it was not published yet');
          return event.value.chosenBy;
        }),
      );
    }
    expect(orders).toEqual(['words', '']);
    await engine().command({ sql: `ALTER TABLE leads.consumers DROP PARTITION ${without}` });
  });

  it('are leads of the version, each once, in the order of the seed, and the same at each try', async () => {
    const of = picked();
    expect(await select(of)).toBe(40);
    const keys = await keysOf(of);
    expect(new Set(keys).size).toBe(40);
    expect(
      await countOf(
        `SELECT count() AS n FROM leads.consumers WHERE dataset_version = {version:UInt32} AND lead_key IN (${keys.join(', ')})`,
      ),
    ).toBe(40);
    expect(await select(of)).toBe(40);
    expect(await keysOf(of)).toEqual(keys);
    const longer = picked({ rows: 90 });
    await select(longer);
    expect((await keysOf(longer)).slice(0, 40)).toEqual(keys);
    const other = picked({ seed: 'b' });
    await select(other);
    expect(await keysOf(other)).not.toEqual(keys);
    await clearRows(engine(), of);
  });

  it('are all there are where more were asked for, and none where none matches', async () => {
    const all = picked({ rows: LEADS + 1_000 });
    expect(await select(all)).toBe(LEADS);
    expect(new Set(await keysOf(all)).size).toBe(LEADS);
    expect(await select(picked({ query: query([{ field: 'age', from: 90, to: 95 }]) }))).toBe(0);
  });

  it('are looked for again among all where halving left too few', async () => {
    const of = picked({ rows: 90 });
    await select(of);
    const keys = await keysOf(of);
    let asked = 0;
    // As if sixteen times as many leads matched as there are.
    const misled = {
      ...engine(),
      rows: async <Row>(statement: Parameters<ReturnType<typeof engine>['rows']>[0]): Promise<Row[]> => {
        if (!statement.sql.includes('* 16 AS leads')) return engine().rows<Row>(statement);
        asked += 1;
        return [{ leads: 16 * LEADS }] as Row[];
      },
    };
    const again = picked({ rows: 90 });
    expect(await selectRows(misled, again, limits)).toBe(90);
    expect([asked, await keysOf(again)]).toEqual([1, keys]);
  });

  it('leave no number behind', async () => {
    await select(picked());
    expect(await countOf("SELECT count() AS n FROM export.chosen_numbers WHERE account_id = 'words'")).toBe(0);
    const of = picked();
    const { sql, params } = chooseByWords(of.query, version, { seed: of.seed, rows: 3, halvings: 0 });
    await engine().command({
      sql: `INSERT INTO export.chosen_numbers (account_id, download_id, ordinal, number)
        SELECT 'words', '${of.downloadId}', 1, number FROM (${sql})`,
      params,
    });
    await clearRows(engine(), of);
    expect(await countOf("SELECT count() AS n FROM export.chosen_numbers WHERE account_id = 'words'")).toBe(0);
  });

  it('are in the order of their keys where they were ordered so, or there are no words any more', async () => {
    const [byKeys, byWords] = [picked({ chosenBy: null }), picked()];
    await select(byKeys);
    await select(byWords);
    expect(await keysOf(byWords)).not.toEqual(await keysOf(byKeys));
    await engine().command(forgetWords({ dictionary: consumers, version }));
    const without = picked();
    expect(await select(without)).toBe(40);
    expect(await keysOf(without)).toEqual(await keysOf(byKeys));
    await engine().command(rememberWords({ dictionary: consumers, version }));
  });
});
