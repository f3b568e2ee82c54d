// What anybody may know of the leads: how many, since when, and when their numbers were checked.
import { sourceOfCopy, syntheticSource } from '@leadwright/leads/imports/version-source';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { dataset, datasetStream } from '../domain/dataset.ts';
import { noteScrub } from '../projections/do-not-call.ts';
import { addLeadImport, readyLeadImport } from '../projections/lead-import.ts';
import { member, startSearchUnderTest, type SearchUnderTest } from '../testing/search-under-test.ts';

let search: SearchUnderTest;
beforeAll(async () => {
  search = await startSearchUnderTest();
});
afterAll(() => search.stop());

type Active = { version: number; rows: number; source: string };

async function activate(dictId: string, active: Active): Promise<void> {
  const command = { type: 'ActivateDataset', dictId, ...active } as const;
  const context = { actorId: 'test', correlationId: randomUUID() };
  const done = await search.running.store.execute(datasetStream(dictId), dataset, command, context);
  expect(done.accepted).toBe(true);
}

async function imported(dictId: string, { version, rows, source }: Active, begunOn: string, facts: object = {}) {
  const importId = randomUUID();
  const { db } = search.database;
  await addLeadImport(db, { dictId, version, importId, source, facts, begunBy: 'operator:ann', expected: rows });
  await readyLeadImport(db, importId, { rows, comparison: null });
  await sql`update lead_import set begun_at = ${`${begunOn}T12:00:00Z`}::timestamptz where import_id = ${importId}`.execute(
    db,
  );
}

async function kinds(): Promise<unknown> {
  const anybody = { ...member('x'), personId: 'anonymous', accountId: null, role: null, sessionId: null };
  const { status, body } = await search.askAs(anybody, 'GET', '/api/v2/lead-facts');
  expect([status, body['asOf']]).toEqual([200, new Date().toISOString().slice(0, 10)]);
  return body['kinds'];
}

it('nothing is counted before there are leads', async () => expect(await kinds()).toEqual([]));

it('leads that are made up say so, also where a version of them was gone back to', async () => {
  const first = { version: 1, rows: 20_431, source: syntheticSource(1, 20_431) };
  await activate('consumers', first);
  const day = new Date().toISOString().slice(0, 10);
  const known = { dictId: 'consumers', name: 'Consumers', leads: 20_400, madeUp: true, renewedOn: day };
  expect(await kinds()).toEqual([{ ...known, phones: { madeUp: true } }]);
  await activate('consumers', { version: 2, rows: 999, source: 'import:november.csv:1' });
  expect(await kinds()).toMatchObject([{ leads: 999, phones: {} }]);
  expect(JSON.stringify(await kinds())).not.toContain('madeUp');
  await activate('consumers', { ...first, version: 3, source: sourceOfCopy({ version: 1, source: '' }) });
  expect(await kinds()).toEqual([{ ...known, phones: { madeUp: true } }]);
});

it('leads are as old as their import, however late they were activated and however often they were gone back to', async () => {
  const delivery = { version: 4, rows: 1_239_999, source: 'import:october.csv:1' };
  await imported('consumers', delivery, '2026-10-01');
  await activate('consumers', delivery);
  expect(await kinds()).toMatchObject([{ leads: 1_230_000, renewedOn: '2026-10-01' }]);
  for (const [version, to] of [
    [6, 4],
    [8, 6],
  ] as const) {
    const copy = { ...delivery, version };
    await imported('consumers', copy, '2026-11-20', { rolledBackFrom: version - 1, to });
    await activate('consumers', copy);
    expect(await kinds()).toMatchObject([{ renewedOn: '2026-10-01' }]);
  }
  // Changes make none of the others younger.
  const changed = { ...delivery, version: 9, source: 'delta:changes.csv:1' };
  await imported('consumers', changed, '2026-11-25', { basedOn: 8 });
  await activate('consumers', changed);
  expect(await kinds()).toMatchObject([{ renewedOn: '2026-10-01' }]);
  // What LeadsOld looks at.
  const metrics = await (await fetch(`${search.running.internalUrl}/metrics`)).text();
  const [, seconds] = /^leadwright_leads_renewed_timestamp_seconds\{[^}]*\} (\S+)/m.exec(metrics) ?? [];
  expect(Number(seconds)).toBe(Date.parse('2026-10-01T12:00:00Z') / 1000);
});

it('a check against the registry says its day, and one against another list does not', async () => {
  const scrub = { dictId: 'consumers', version: 9, slot: 1, lists: [1], listed: 1, callable: 1 } as const;
  await noteScrub(search.database.db, {
    ...scrub,
    lists: [1],
    revision: 1,
    checked: [{ source: 'texas', asOf: '2026-11-10' }],
  });
  expect(await kinds()).toMatchObject([{ phones: { against: [{ source: 'texas', asOf: '2026-11-10' }] } }]);
  expect(JSON.stringify(await kinds())).not.toContain('checkedOn');
  const checked = [{ source: 'federal', asOf: '2026-11-12' }];
  await noteScrub(search.database.db, { ...scrub, lists: [2], revision: 2, checked });
  expect(await kinds()).toMatchObject([{ phones: { checkedOn: '2026-11-12', callableUntil: '2026-12-13' } }]);
});
