// Files of leads that are checked against do-not-call lists meanwhile.
import { randomUUID } from 'node:crypto';
import type { ObjectStore } from '@leadwright/objects/object-store';
import { TransientError } from '@leadwright/runtime/faults/transient';
import type { DownloadRow } from '../projections/download.ts';
import { openHarness, type Harness } from '../testing/harness.ts';
import { insertLeads, parseCsv } from '../testing/leads.ts';
import { makeFile } from './make-file.ts';

const LEADS = 300;
const version = 880_000 + Math.floor(Math.random() * 10_000);
let harness: Harness;
const engine = () => harness.engine.clickhouse;

beforeAll(async () => {
  harness = await openHarness();
  await insertLeads(engine(), version, LEADS);
  // A third is listed by what is read from now on; as they came all were callable.
  await engine().command({
    sql: `ALTER TABLE leads.consumers UPDATE do_not_call_a = if(lead_key % 3 = 0, 'listed', 'clear') WHERE dataset_version = ${version}`,
    settings: { mutations_sync: 2 },
  });
});
afterAll(async () => {
  await engine().command({ sql: `ALTER TABLE leads.consumers DROP PARTITION ${version}` });
  await engine().command({ sql: `DELETE FROM leads.flags_read WHERE dataset_version = ${version}` });
  await harness.close();
});

const say = (revision: number, slot: number, checked_on: string) =>
  engine().insert('leads.flags_read', [
    { dict_id: 'consumers', dataset_version: version, revision, slot, state: 'live', checked_on },
  ]);

function ordered(filters: object[]): DownloadRow {
  const query = JSON.stringify({ geography: { kind: 'ST', values: ['AZ'] }, filters });
  return {
    ...{
      accountId: 'flags',
      downloadId: randomUUID(),
      dictId: 'consumers',
      datasetVersion: version,
      name: 'n',
      madeUp: null,
    },
    ...{ query, seed: 's', rowsAsked: LEADS, multiplierHundredths: 100, personId: 'p', status: 'in-progress' },
    ...{ reason: null, rows: null, leads: LEADS, bytes: null, sha256: null, objectKey: null, archived: false },
    ...{
      archivedAt: null,
      storedAt: null,
      geoMatch: null,
      checkedOn: null,
      cells: 'labels',
      chosenBy: null,
      recheckOfId: null,
      removals: 0,
    },
    ...{ requestedAt: '', version: 1, correlationId: 'c', onBehalfOf: null, traceparent: null, lastEventId: 'e' },
  };
}

/** The file's text; `during` is done while it is written. */
async function made(row: DownloadRow, during: () => Promise<void> = async () => undefined) {
  let text = '';
  const objects = {
    put: async (key: string, pieces: AsyncIterable<Uint8Array>) => {
      const bytes: Uint8Array[] = [];
      for await (const piece of pieces) bytes.push(piece);
      text = Buffer.concat(bytes).toString();
      await during();
      return { key, bytes: text.length, sha256: 'a' };
    },
  } as unknown as ObjectStore;
  const { signal } = new AbortController();
  const file = await makeFile({ clickhouse: engine(), objects, signal, maxSeconds: 30, onRows: () => undefined }, row);
  const [header = [], ...rows] = parseCsv(text.replace('\uFEFF', ''));
  return { file, header, rows };
}

const clear = { field: 'do_not_call', anyOf: ['clear'] };

it('has the flags that searches read, says of what day they are, and is made anew where others are read at its end', async () => {
  const before = await made(ordered([clear]));
  expect(before).toMatchObject({ file: { ok: true, file: { rows: LEADS } } });
  expect(before.file).not.toHaveProperty('file.checkedOn');
  expect(before.header).not.toContain('Callable until');

  // In the middle of a file that chose its rows by what was read before.
  await expect(made(ordered([clear]), () => say(1, 1, '2026-11-12'))).rejects.toThrow(TransientError);

  const after = await made(ordered([clear]));
  const [row] = await engine().rows<{ n: number }>({
    sql: `SELECT count() AS n FROM leads.consumers WHERE dataset_version = ${version} AND lead_key % 3 != 0`,
  });
  expect(after.file).toMatchObject({ ok: true, file: { rows: Number(row?.n), checkedOn: '2026-11-12' } });
  expect(after.rows).toHaveLength(Number(row?.n));

  const all = await made(ordered([]));
  const column = (name: string): string[] => all.rows.map((cells) => cells[all.header.indexOf(name)] ?? '');
  expect(column('Do-not-call registry').filter((cell) => cell === 'Listed')).toHaveLength(LEADS - Number(row?.n));
  expect(new Set(column('Do-not-call checked on'))).toEqual(new Set(['2026-11-12']));
  expect(column('Callable until')).toEqual(
    column('Do-not-call registry').map((cell) => (cell === 'Listed' ? '' : '2026-12-13')),
  );
});
