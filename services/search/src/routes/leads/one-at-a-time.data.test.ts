// Two who change the same kind of leads at once: one does it, the other is told, and no version loses its rows.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EventEmitter, once } from 'node:events';
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { asService, createServiceTokens } from '@leadwright/runtime/process/service-tokens';
import { eventually } from '@leadwright/testing/eventually';
import { createDataset } from '../../datasets/create-dataset.ts';
import { rowsOf } from '../../datasets/dataset-table.ts';
import { addLeadImport, findLeadImport, readyLeadImport } from '../../projections/lead-import.ts';
import { member, startSearchUnderTest, type SearchUnderTest } from '../../testing/search-under-test.ts';
import { beginImport } from './write-leads.ts';

const dictId = 'businesses';
// The first statement that fits waits until it is let go.
const held: { pattern?: RegExp; isWaiting: boolean; gate: EventEmitter } = {
  isWaiting: false,
  gate: new EventEmitter(),
};
const stopping = (there: ClickHouse): ClickHouse => {
  const wait = async (sql: string): Promise<void> => {
    if (held.isWaiting || held.pattern?.test(sql) !== true) return;
    held.isWaiting = true;
    await once(held.gate, 'go');
  };
  return {
    ...there,
    command: async (statement) => {
      await wait(statement.sql);
      return there.command(statement);
    },
    rows: async (statement) => {
      await wait(statement.sql);
      return there.rows(statement);
    },
  };
};
const hold = (pattern: RegExp): void => void Object.assign(held, { pattern, isWaiting: false });
const letGo = (): void => {
  delete held.pattern;
  held.gate.emit('go');
};

let search: SearchUnderTest;
let clickhouse: ClickHouse;
beforeAll(async () => {
  search = await startSearchUnderTest({ engine: stopping });
  clickhouse = stopping(search.clickhouse);
});
afterAll(async () => {
  letGo();
  await search.stop();
});

const ask = (method: string, path: string, body?: object) => {
  const caller = { ...member('staff'), personId: 'the-admin', staff: 'super-admin' as const };
  return search.askAs(caller, method, `/api/v2/superadmin/lead-versions/${dictId}${path}`, body);
};
async function operator(route: string, body: string): Promise<{ status: number; body: unknown }> {
  const tokens = await createServiceTokens({ service: 'operator', privateKey: search.operatorKey, publicKeys: {} });
  const token = tokens.sign('search', 'internal', { ...asService('operator'), personId: 'operator:ann' });
  const response = await fetch(`${search.running.internalUrl}/internal/leads/${route}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body,
  });
  return { status: response.status, body: await response.json() };
}
const drop = (version: number) => operator('versions/drops', JSON.stringify({ dictId, version }));
const facts = { files: [], report: {} };
const comparison = { with: null, figures: {}, before: null, findings: [] };

async function ready(version: number, rows: number): Promise<void> {
  await createDataset(search.clickhouse, { dictId, version, rows, seed: version });
  const begun = { dictId, version, importId: `import-${version}`, source: 'import:a.csv', facts };
  await addLeadImport(search.database.db, { ...begun, begunBy: 'ann', expected: rows });
  await readyLeadImport(search.database.db, begun.importId, { rows, comparison });
}
const found = (version: number) => findLeadImport(search.database.db, dictId, version);
const isLive = async (version: number) => {
  const { body } = await search.post('/api/v2/searches/count', {
    ...{ dictId, geography: { kind: 'nationwide' }, filters: [] },
  });
  return body['datasetVersion'] === version;
};

describe('while a version is activated', () => {
  it('it is not deleted, and neither it nor another of its kind is activated once more', async () => {
    await ready(1, 20);
    await ready(2, 30);
    hold(/count\(\) AS n FROM leads\.businesses/);
    expect(await ask('POST', '/2/activate', {})).toMatchObject({ status: 202 });
    await eventually(() => held.isWaiting);
    expect(await drop(2)).toMatchObject({ status: 409, body: { code: 'activation-running' } });
    for (const version of [1, 2])
      expect(await ask('POST', `/${version}/activate`, {})).toMatchObject({
        ...{ status: 409, body: { code: 'activation-running' } },
      });
    letGo();
    await eventually(() => isLive(2));
    await eventually(async () => (await found(2))?.work === null);
  });

  it('is answered once more as it was, though people were taken out of it since', async () => {
    await search.clickhouse.command({
      sql: 'DELETE FROM leads.businesses WHERE dataset_version = 2 AND lead_key = (SELECT min(lead_key) FROM leads.businesses WHERE dataset_version = 2)',
    });
    expect(await ask('POST', '/2/activate', {})).toMatchObject({ status: 202 });
    await eventually(async () => (await found(2))?.work === null);
    expect(await found(2)).toMatchObject({ failure: null });
  });
});

describe('an import that begins late', () => {
  it('is refused, and the rows of the one that writes stay', async () => {
    const begin = (importId: string, engine: ClickHouse) => {
      const parts = { clickhouse: engine, database: search.database, store: search.running.store, markKeys: [] };
      return beginImport(parts, { dictId, importId, source: 'import:b.csv', facts, begunBy: 'bob' });
    };
    // It has seen that nobody writes.
    hold(/system\.disks/);
    const late = begin('import-late', clickhouse);
    await eventually(() => held.isWaiting);
    const version = await begin('import-first', search.clickhouse);
    await createDataset(search.clickhouse, { dictId, version, rows: 25, seed: 9 });
    letGo();
    await expect(late).rejects.toMatchObject({ code: 'import-running' });
    expect(await rowsOf(search.clickhouse, dictId, version)).toBe(25);
  });
});

describe('a part of leads', () => {
  const line = (version: number): string => `${JSON.stringify({ dataset_version: version, lead_key: '7' })}\n`;
  const send = (query: Record<string, string>, lines: string) =>
    operator(`imports/parts?${new URLSearchParams(query).toString()}`, lines);

  it('is taken for the version alone that its import writes, and whole', async () => {
    const of = { dictId, version: '3', importId: 'import-first', rows: '1' };
    for (const [query, lines] of [
      [of, line(2)],
      [of, `${line(3)}${line(2)}`],
      [{ ...of, rows: '2' }, line(3)],
      [of, 'no line of leads'],
      [{ ...of, version: '2' }, line(2)],
      [{ ...of, dictId: 'emails' }, line(3)],
    ] as const)
      expect(await send(query, lines)).toMatchObject({ status: 400, body: { code: 'part-not-of-version' } });
    expect(await send(of, line(3))).toMatchObject({ status: 200 });
    expect([await rowsOf(search.clickhouse, dictId, 2), await rowsOf(search.clickhouse, dictId, 3)]).toEqual([29, 26]);
  });

  it('with a column that the kind does not have, or a value that a column cannot hold, is refused and says so', async () => {
    const of = { dictId, version: '3', importId: 'import-first', rows: '1' };
    const lineOf = (more: object) => `${JSON.stringify({ dataset_version: 3, lead_key: '8', ...more })}\n`;
    const before = await rowsOf(search.clickhouse, dictId, 3);
    expect(await send(of, lineOf({ shoe_size: '44' }))).toMatchObject({
      status: 400,
      body: { code: 'part-not-readable', message: expect.stringContaining('There is no column shoe_size.') as unknown },
    });
    for (const more of [{ lead_key: 'no number' }, { zip: '1234567' }])
      expect(await send(of, lineOf(more))).toMatchObject({ status: 400, body: { code: 'part-not-readable' } });
    expect(await send(of, '{"dataset_version":3,"lead_key":\n')).toMatchObject({ body: { code: 'part-not-readable' } });
    expect(await rowsOf(search.clickhouse, dictId, 3)).toBe(before);
  });

  it('comes after facts, which are listed, or no import begins', async () => {
    const begin = { dictId: 'emails', importId: 'import-facts', source: 'import:c.csv', facts: null };
    expect(await operator('imports', JSON.stringify(begin))).toMatchObject({ status: 400 });
  });
});
