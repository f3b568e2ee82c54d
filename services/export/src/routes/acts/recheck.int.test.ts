// A file that was bought is checked again: its rows once more, with newer do-not-call flags, for nothing.
import { eventually } from '@leadwright/testing/eventually';
import type { RunningService } from '@leadwright/runtime/process/service';
import { objectKeyOf } from '../../files/file-name.ts';
import { openHarness, type Harness } from '../../testing/harness.ts';
import { insertLeads } from '../../testing/leads.ts';
import type { DownloadView } from '../download-view.ts';

const version = 890_000 + Math.floor(Math.random() * 10_000);
const ROWS = 40;
let harness: Harness;
let service: RunningService;
const engine = () => harness.engine.clickhouse;
beforeAll(async () => {
  harness = await openHarness();
  await insertLeads(engine(), version, 300);
  service = await harness.start();
  await harness.activate(version);
  await eventually(async () => (await order('first', 'known')).status === 202, { what: 'the version is known' });
});
afterAll(async () => {
  await engine().command({ sql: `ALTER TABLE leads.consumers DROP PARTITION ${version}` });
  await engine().command({ sql: `DELETE FROM leads.flags_read WHERE dataset_version = ${version}` });
  await harness.close();
});

const callable = [{ field: 'do_not_call', anyOf: ['clear'] }];
const order = (accountId: string, key: string) => {
  const search = { dictId: 'consumers', geography: { kind: 'ST', values: ['AZ'] }, filters: callable };
  const body = { ...search, name: 'Roofers', rows: ROWS, datasetVersion: version };
  return harness.call(service, 'POST', '/api/v2/downloads', { accountId, body, key });
};
const recheck = (accountId: string, id: string, key = 'again') =>
  harness.call(service, 'POST', `/api/v2/downloads/${id}/recheck`, { accountId, key });
const idOf = async (answer: Response): Promise<string> => {
  expect(answer.status).toBe(202);
  return ((await answer.json()) as { id: string }).id;
};
const detail = async (accountId: string, id: string): Promise<DownloadView> =>
  (await harness.call(service, 'GET', `/api/v2/downloads/${id}`, { accountId })).json() as Promise<DownloadView>;
const reaches = (accountId: string, id: string, status: string): Promise<DownloadView> =>
  eventually(async () => {
    const view = await detail(accountId, id);
    if (view.status !== status) throw new Error(`${id} is ${view.status} ${view.reason ?? ''}, not ${status}`);
    return view;
  });

/** As billing answers: it keeps and charges so many leads. */
async function made(accountId: string, downloadId: string, leads: number): Promise<DownloadView> {
  const from = leads === 0 ? [] : [{ lotId: 'l', leads: BigInt(leads) }];
  const reserved = {
    downloadId,
    rows: BigInt(ROWS),
    multiplierHundredths: leads === 0 ? 0 : 100,
    leads: BigInt(leads),
  };
  await harness.bill(accountId, { case: 'leadsReserved', value: { ...reserved, from } });
  const { rows = 0 } = await reaches(accountId, downloadId, 'completed');
  const used = { downloadId, rows: BigInt(rows), used: from, returned: [] };
  await harness.bill(accountId, { case: 'leadsUsed', value: used });
  return reaches(accountId, downloadId, 'ready');
}

const keysOf = async (downloadId: string): Promise<string[]> =>
  (
    await engine().rows<{ key: string }>({
      sql: 'SELECT toString(lead_key) AS key FROM export.download_rows WHERE download_id = {downloadId:String} ORDER BY ordinal',
      params: { downloadId },
    })
  ).map(({ key }) => key);

it('has the rows that are still in the lists, in their order, with the flags of today, and costs nothing', async () => {
  const accountId = 'buyer';
  const first = await idOf(await order(accountId, 'bought'));
  const early = await recheck(accountId, first, 'early');
  expect([early.status, await early.json()]).toMatchObject([409, { code: 'download-not-completed' }]);
  expect(await made(accountId, first, ROWS)).toMatchObject({ rows: ROWS, leads: ROWS });
  const bought = await keysOf(first);
  const [gone = '', listed = ''] = bought;
  await engine().command({
    sql: `DELETE FROM leads.consumers WHERE dataset_version = ${version} AND lead_key = ${gone}`,
  });
  await engine().command({
    sql: `ALTER TABLE leads.consumers UPDATE do_not_call_a = if(lead_key = ${listed}, 'listed', 'clear') WHERE dataset_version = ${version}`,
    settings: { mutations_sync: 2 },
  });
  const flags = { dict_id: 'consumers', dataset_version: version, revision: 1, slot: 1, state: 'live' };
  await engine().insert('leads.flags_read', [{ ...flags, checked_on: '2026-11-26' }]);

  const again = await idOf(await recheck(accountId, first));
  expect(await idOf(await recheck(accountId, first))).toBe(again);
  expect((await recheck('another', first)).status).toBe(404);
  const view = await made(accountId, again, 0);
  expect(view).toMatchObject({
    ...{ name: 'Roofers', recheckOf: first, rowsAsked: ROWS, rows: ROWS - 1, leads: 0, leadsMultiplier: 0 },
    ...{ checkedOn: '2026-11-26', callableUntil: '2026-12-27' },
  });
  expect(await keysOf(again)).toEqual(bought.slice(1));
  const requested = harness.published.flatMap(({ event }) => (event.case === 'downloadRequested' ? [event.value] : []));
  expect(requested.find(({ downloadId }) => downloadId === again)).toMatchObject({
    ...{ multiplierHundredths: 0, recheckOfId: first },
  });
  const pieces: Uint8Array[] = [];
  for await (const piece of await harness.objects.read(objectKeyOf(again, 'Roofers'))) pieces.push(piece);
  const text = Buffer.concat(pieces).toString();
  expect(text.split('Listed')).toHaveLength(2);
  expect(text).toContain('2026-12-27');
});
