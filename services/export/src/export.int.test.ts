import { setTimeout } from 'node:timers/promises';
import { createHash } from 'node:crypto';
import { eventually } from '@leadwright/testing/eventually';
import { timestampOf } from '@leadwright/eventsourcing/log/timestamps';
import { inScope } from '@leadwright/postgres/scope';
import type { RunningService } from '@leadwright/runtime/process/service';
import { sql } from 'kysely';
import { openEventStore } from '@leadwright/eventsourcing/store/event-store.postgres';
import { checkQuery } from '@leadwright/leads/check-query';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { progressTopic } from '@leadwright/contracts/topology';
import { exportSchema, exportTopic, toMessage, type ExportStored } from './contracts.ts';
import { projectDownload } from './projections/download.ts';
import { unarchiveAll } from './routes/acts/unarchive-all.ts';
import type { DownloadView } from './routes/download-view.ts';
import { openHarness, type CallOptions, type Harness } from './testing/harness.ts';
import { insertLeads, parseCsv } from './testing/leads.ts';

const version = 820_000 + Math.floor(Math.random() * 10_000);
const arizona = { dictId: 'consumers', geography: { kind: 'ST', values: ['AZ'] }, filters: [] as unknown[] };
const ask = (rows: number, more: object = {}) => ({
  ...arizona,
  name: 'Roofers: Phoenix',
  rows,
  datasetVersion: version,
  ...more,
});

let harness: Harness;
let service: RunningService;
const accounts = { next: 0 };
const newAccount = (): string => `account-${(accounts.next += 1)}`;

beforeAll(async () => {
  harness = await openHarness();
  await insertLeads(harness.engine.clickhouse, version, 300);
  service = await harness.start();
  await harness.activate(version);
  await eventually(async () => (await request(newAccount(), ask(1))).status === 202, { what: 'the version is known' });
});
afterAll(async () => {
  await harness.engine.clickhouse.command({ sql: `ALTER TABLE leads.consumers DROP PARTITION ${version}` });
  await harness.close();
});

const call = (method: string, path: string, options?: CallOptions) => harness.call(service, method, path, options);
const request = (accountId: string, body: object, key = `key-${Math.random()}`) =>
  call('POST', '/api/v2/downloads', { accountId, body, key });
const detail = async (accountId: string, id: string): Promise<DownloadView> =>
  (await call('GET', `/api/v2/downloads/${id}`, { accountId })).json() as Promise<DownloadView>;
const requested = async (accountId: string, body: object): Promise<string> => {
  const answer = await request(accountId, body);
  expect(answer.status).toBe(202);
  return ((await answer.json()) as { id: string }).id;
};
const reserve = (accountId: string, downloadId: string, rows: number) =>
  harness.bill(accountId, {
    case: 'leadsReserved',
    value: {
      downloadId,
      rows: BigInt(rows),
      multiplierHundredths: 100,
      leads: BigInt(rows),
      from: [{ lotId: 'l', leads: BigInt(rows) }],
    },
  });
const charge = (accountId: string, downloadId: string, rows: number) =>
  harness.bill(accountId, {
    case: 'leadsUsed',
    value: { downloadId, rows: BigInt(rows), used: [{ lotId: 'l', leads: BigInt(rows) }], returned: [] },
  });
const reaches = (accountId: string, id: string, status: string): Promise<DownloadView> =>
  eventually(async () => {
    const view = await detail(accountId, id);
    if (view.status !== status) throw new Error(`${id} is ${view.status} ${view.reason ?? ''}, not ${status}`);
    return view;
  });
const typesOf = (id: string): string[] =>
  harness.published
    .filter(({ event }) => (event.value as { downloadId: string }).downloadId === id)
    .map(({ event }) => event.case ?? '');

describe('a download from the click to the file', () => {
  it('is requested, made, charged and opened, and the file is what was charged', async () => {
    const accountId = newAccount();
    const id = await requested(accountId, ask(120));
    expect(await detail(accountId, id)).toMatchObject({
      status: 'requested',
      fetchProgress: 0,
      rowsAsked: 120,
      name: 'Roofers: Phoenix',
      datasetVersion: version,
      query: { geography: arizona.geography },
      leadsMultiplier: 1,
      queryUrl: {
        ...{ url: '/api/v2/searches/count?dictId=consumers&index=leads.consumers', index: 'leads.consumers' },
        ...{ dictId: 'consumers', limit: 120 },
      },
    });
    await reserve(accountId, id, 120);
    const completed = await reaches(accountId, id, 'completed');
    expect(completed).toMatchObject({ rows: 120, fetchProgress: 100, storingFile: false, geoMatch: true });
    expect(completed.metaData).toEqual({
      fullPath: `downloads/${id}/Roofers-Phoenix.csv`,
      name: 'Roofers Phoenix.csv',
      size: completed.bytes,
      timeCreated: expect.stringMatching(/^20/),
      updated: completed.metaData?.timeCreated,
    });
    expect(completed).not.toHaveProperty('csvFile');
    expect((await call('POST', `/api/v2/downloads/${id}/link`, { accountId })).status).toBe(409);
    await charge(accountId, id, 120);
    const ready = await reaches(accountId, id, 'ready');
    const link = (await (await call('POST', String(ready.csvFile), { accountId })).json()) as {
      url: string;
      filename: string;
      expiresInSeconds: number;
    };
    expect(link).toMatchObject({ filename: 'Roofers Phoenix.csv', expiresInSeconds: 300 });

    const answer = await call('GET', link.url);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="Roofers Phoenix.csv"; filename*=UTF-8''Roofers%20Phoenix.csv`,
    );
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(bytes.length).toBe(ready.bytes);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(ready.sha256);
    const [header, ...records] = parseCsv(bytes.subarray(3).toString('utf8'));
    expect(records).toHaveLength(120);
    expect(header?.[0]).toBe('First name');
    expect(records.every((record) => record.length === header?.length && record.includes('01234'))).toBe(true);
    expect(records.filter((record) => record.includes('=1+1'))).toEqual([]);
    // Published a moment after it is written.
    await eventually(() =>
      expect(typesOf(id)).toEqual(['downloadRequested', 'downloadStarted', 'downloadCompleted', 'downloadReady']),
    );
  });

  it('has a file of labels as the preview shows them, or of codes by choice', async () => {
    const accountId = newAccount();
    for (const [cells, values] of [
      [undefined, ['Female', 'Checked, not listed']],
      ['labels', ['Female', 'Checked, not listed']],
      ['codes', ['female', 'clear']],
    ] as const) {
      const { id, url } = await readyFile(accountId, 2, cells === undefined ? {} : { cells });
      const [, record] = parseCsv(await (await call('GET', url)).text());
      expect(record).toEqual(expect.arrayContaining([...values]));
      expect((await detail(accountId, id)).cells).toBe(cells ?? 'labels');
      await eventually(() =>
        expect(
          harness.published.flatMap(({ event }) =>
            event.case === 'downloadRequested' && event.value.downloadId === id ? [event.value.cells] : [],
          ),
        ).toEqual([cells ?? 'labels']),
      );
    }
    expect((await request(accountId, ask(1, { cells: 'both' }))).status).toBe(400);
  });

  it('sends a part of the file when a part is requested', async () => {
    const accountId = newAccount();
    const { id, url } = await readyFile(accountId, 5);
    const part = await call('GET', url, { headers: { range: 'bytes=3-12' } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 3-12/${(await detail(accountId, id)).bytes}`);
    expect((await part.text()).length).toBe(10);
    expect((await call('GET', url, { headers: { range: 'bytes=99999999-' } })).status).toBe(416);
  });

  it('security S22: opens no altered link, and none to another account', async () => {
    const accountId = newAccount();
    const { id, url } = await readyFile(accountId, 5);
    expect((await call('GET', `${url}x`)).status).toBe(404);
    expect((await call('GET', '/api/v2/files/nonsense')).status).toBe(404);
    for (const path of [`/api/v2/downloads/${id}`, `/api/v2/downloads/none`]) {
      expect((await call('GET', path, { accountId: newAccount() })).status).toBe(404);
    }
    for (const action of ['link', 'archive', 'unarchive']) {
      expect((await call('POST', `/api/v2/downloads/${id}/${action}`, { accountId: newAccount() })).status).toBe(404);
      expect((await call('POST', `/api/v2/downloads/${id}/${action}`)).status).toBe(401);
    }
  });

  it('security S22: opens no link that is over', async () => {
    const brief = await harness.start({ EXPORT_LINK_SECONDS: 1 });
    const accountId = newAccount();
    const { id } = await readyFile(accountId, 5);
    const { url } = (await (
      await harness.call(brief, 'POST', `/api/v2/downloads/${id}/link`, { accountId })
    ).json()) as { url: string };
    await eventually(async () => (await call('GET', url)).status === 404, { what: 'the end of the link' });
    await brief.stop();
  });

  it('tells its progress to the pages while the file is made', async () => {
    const published: { accountId: string; downloadId: string; progress: number; rows: number }[] = [];
    const listener = await harness.bus.listen([progressTopic], ({ accountId, value }) => {
      published.push({
        accountId,
        ...(JSON.parse(new TextDecoder().decode(value)) as { downloadId: string; progress: number; rows: number }),
      });
    });
    const accountId = newAccount();
    const { id } = await readyFile(accountId, 200);
    await listener.stop();
    const own = published.filter(({ downloadId }) => downloadId === id);
    expect(own.length).toBeGreaterThan(0);
    expect(own.every((each) => each.accountId === accountId && each.progress < 100 && each.rows <= 200)).toBe(true);
  });

  it('is a page with a way to the downloads where a browser opens a wrong link, and JSON for everybody else', async () => {
    const wrong = '/api/v2/files/invented.token';
    const page = await call('GET', wrong, { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } });
    expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none';.*frame-ancestors 'none'/);
    expect(page.headers.get('cache-control')).toBe('no-store');
    const text = await page.text();
    expect(text).toContain('This link is no longer usable. Please open your download again.');
    expect(text).toContain('href="/downloads"');
    for (const accept of ['*/*', 'application/json']) {
      const answer = await call('GET', wrong, { headers: { accept } });
      expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'link-not-usable' }]);
    }
  });

  it('takes at most the requested rows, and all there are where there are fewer', async () => {
    const accountId = newAccount();
    const id = await requested(accountId, ask(1000));
    await reserve(accountId, id, 1000);
    expect(await reaches(accountId, id, 'completed')).toMatchObject({ rows: 300, rowsAsked: 1000 });
  });

  it('fails with no-rows when nothing matches, and with dataset-gone when the version is gone', async () => {
    const accountId = newAccount();
    const id = await requested(accountId, ask(10, { geography: { kind: 'ST', values: ['NY'] } }));
    await reserve(accountId, id, 10);
    expect(await reaches(accountId, id, 'failed')).toMatchObject({ reason: 'no-rows' });
    await harness.activate(version + 20_000);
    const gone = await eventually(async () => {
      const answer = await request(accountId, ask(10, { datasetVersion: version + 20_000 }));
      if (answer.status !== 202) throw new Error(String(answer.status));
      return ((await answer.json()) as { id: string }).id;
    });
    await reserve(accountId, gone, 10);
    expect(await reaches(accountId, gone, 'failed')).toMatchObject({ reason: 'dataset-gone' });
    expect(typesOf(gone)).not.toContain('downloadCompleted');
  });

  it('is refused when no lead of the version has a value for one of its filters, and nothing is ordered then', async () => {
    const accountId = newAccount();
    const filters = [
      { field: 'gender', anyOf: ['female'] },
      { field: 'property_type', anyOf: ['Condominium'] },
    ];
    const answer = await request(accountId, ask(10, { filters }), 'not-ready');
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      {
        code: 'filter-not-ready',
        message: expect.stringMatching(/^The leads do not have “.+” yet\. Remove this filter/),
        details: [{ path: 'property_type' }],
      },
    ]);
    expect((await request(accountId, ask(10, { filters: filters.slice(0, 1) }), 'not-ready')).status).toBe(202);
  });

  it('fails with the reason billing gives', async () => {
    const accountId = newAccount();
    const id = await requested(accountId, ask(10));
    await harness.bill(accountId, {
      case: 'reservationRefused',
      value: { downloadId: id, reason: 'balance', leads: 10n, available: 1n },
    });
    expect(await reaches(accountId, id, 'failed')).toMatchObject({ reason: 'balance' });
  });

  it('makes the files of an account one after the other, in the order of the requests', async () => {
    const accountId = newAccount();
    const ids = [
      await requested(accountId, ask(3)),
      await requested(accountId, ask(4)),
      await requested(accountId, ask(5)),
    ];
    for (const id of ids) await reserve(accountId, id, 5);
    for (const id of ids) await reaches(accountId, id, 'completed');
    const ends = await eventually(() => {
      const seen = harness.published.flatMap(({ event }) =>
        event.case === 'downloadCompleted' && ids.includes(event.value.downloadId) ? [event.value.downloadId] : [],
      );
      if (seen.length < 3) throw new Error(`${seen.length} of 3 files`);
      return seen;
    });
    expect(ends).toEqual(ids);
  });
});

describe('asking', () => {
  it('needs an Idempotency-Key, answers a repeat with the first answer and refuses another body under it', async () => {
    const accountId = newAccount();
    const missing = await call('POST', '/api/v2/downloads', { accountId, body: ask(1) });
    expect([missing.status, ((await missing.json()) as { code: string }).code]).toEqual([
      400,
      'idempotency-key-missing',
    ]);
    const [first, second] = await Promise.all([request(accountId, ask(1), 'k1'), request(accountId, ask(1), 'k1')]);
    expect([first.status, second.status]).toEqual([202, 202]);
    expect(await first.json()).toEqual(await second.json());
    const other = await request(accountId, ask(2), 'k1');
    expect([other.status, await other.json()]).toEqual([
      409,
      expect.objectContaining({
        code: 'idempotency-key-reused',
        details: [{ path: 'rows', message: 'is not what it was at first' }],
      }),
    ]);
    const two = await request(accountId, ask(1, { name: 'Other', geography: { kind: 'ST', values: ['NY'] } }), 'k1');
    expect(((await two.json()) as { details: { path: string }[] }).details.map(({ path }) => path)).toEqual([
      'geography',
      'name',
    ]);
    const list = (await (await call('GET', '/api/v2/downloads', { accountId })).json()) as {
      downloads: DownloadView[];
    };
    expect(list.downloads).toHaveLength(1);
  });

  it('answers the repeat of a request that was older than the choice of cells with its first answer', async () => {
    const accountId = newAccount();
    const before = openEventStore<ExportStored>({
      database: harness.database,
      topic: exportTopic,
      schema: exportSchema,
      toMessage,
      projections: [],
      logger: createLogger('test', 'silent'),
    });
    const checked = checkQuery(arizona);
    if (!checked.ok) throw new Error('not checked');
    const { name, rows, datasetVersion } = ask(1);
    const answer = { id: 'from-before', version: 1 };
    await before.once(
      accountId,
      { key: 'older', request: { query: checked.query, name, rows, datasetVersion } },
      async () => ({ status: 202, body: answer }),
    );
    expect(await (await request(accountId, ask(1), 'older')).json()).toEqual(answer);
    expect((await request(accountId, ask(1, { cells: 'codes' }), 'older')).status).toBe(409);
  });

  it('refuses a new order while less than 5 % of the disk is free, keeps nothing under its key, and repeats an old one', async () => {
    const accountId = newAccount();
    const before = await (await request(accountId, ask(1), 'before')).json();
    const { disk } = harness.objects;
    Object.assign(harness.objects, { disk: async () => ({ size: 1_000, free: 49 }) });
    const refused = await request(accountId, ask(1), 'full');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60']);
    expect(await refused.json()).toMatchObject({ code: 'disk-nearly-full' });
    expect(await (await request(accountId, ask(1), 'before')).json()).toEqual(before);
    Object.assign(harness.objects, { disk });
    expect((await request(accountId, ask(1), 'full')).status).toBe(202);
  });

  it('security S8: refuses the eleventh that waits, keeps nothing under its key, and lets it in when there is room', async () => {
    const accountId = newAccount();
    const ids = [];
    for (let i = 0; i < 10; i += 1) ids.push(await requested(accountId, ask(1)));
    const refused = await request(accountId, ask(1), 'eleventh');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10']);
    expect(await refused.json()).toMatchObject({ code: 'too-many-downloads' });
    expect((await request(newAccount(), ask(1))).status).toBe(202);
    await harness.bill(accountId, {
      case: 'reservationRefused',
      value: { downloadId: ids[0] ?? '', reason: 'balance', leads: 1n, available: 0n },
    });
    await reaches(accountId, ids[0] ?? '', 'failed');
    expect((await request(accountId, ask(1), 'eleventh')).status).toBe(202);
  });

  it('security S8: lets ten of an account wait and not one more, however many ask at once at two instances', async () => {
    const second = await harness.start();
    const accountId = newAccount();
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, i) =>
        harness.call(i % 2 === 0 ? service : second, 'POST', '/api/v2/downloads', {
          accountId,
          body: ask(1),
          key: `at-once-${i}`,
        }),
      ),
    );
    await second.stop();
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(10);
    const refused = answers.filter(({ status }) => status !== 202);
    expect(refused.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(
      Array.from({ length: 14 }, () => [429, '10']),
    );
  });

  it('refuses a place that does not exist as its count is refused, and keeps nothing', async () => {
    const accountId = newAccount();
    for (const geography of [
      { kind: 'ZIP', values: ['00000'] },
      { kind: 'CITY', values: ['AZ:ATLANTIS', 'AZ:PHOENIX'] },
      { kind: 'ST', values: ['ZZ'] },
    ]) {
      const answer = await request(accountId, ask(1, { geography }), 'place');
      expect([answer.status, await answer.json()]).toMatchObject([
        400,
        {
          code: 'query-invalid',
          message: `There is no such place: ${geography.values[0]}.`,
          details: [{ path: 'geography' }],
        },
      ]);
    }
    expect((await request(accountId, ask(1), 'place')).status).toBe(202);
  });

  it('takes an order by a version that search activated a moment ago', async () => {
    const accountId = newAccount();
    const ordering = request(accountId, ask(1, { datasetVersion: version + 30_000 }));
    await setTimeout(300);
    await harness.activate(version + 30_000);
    expect((await ordering).status).toBe(202);
  });

  it('refuses a version that was never published, a search that is none, and fields of no use here', async () => {
    const accountId = newAccount();
    const gone = await request(accountId, ask(1, { datasetVersion: 7 }));
    expect([gone.status, ((await gone.json()) as { code: string }).code]).toEqual([409, 'dataset-gone']);
    expect((await request(accountId, ask(1, { filters: [{ field: 'nothing', anyOf: ['x'] }] }))).status).toBe(400);
    expect((await request(accountId, ask(1, { leads: 5 }))).status).toBe(400);
    expect((await request(accountId, ask(0))).status).toBe(400);
    expect((await call('POST', '/api/v2/downloads', { body: ask(1), key: 'x' })).status).toBe(401);
  });
});

describe('an order whose answer was lost', () => {
  const look = (accountId: string, key: string) =>
    call('GET', `/api/v2/downloads/by-key/${encodeURIComponent(key)}`, { accountId });

  it('is found by its key, by its own account alone, and the look-up never orders', async () => {
    const accountId = newAccount();
    const never = await look(accountId, 'lost');
    expect([never.status, ((await never.json()) as { code: string }).code]).toEqual([404, 'not-ordered']);
    const ordered = (await (await request(accountId, ask(3), 'lost')).json()) as { id: string };
    const found = await look(accountId, 'lost');
    expect(found.status).toBe(200);
    expect(await found.json()).toMatchObject({
      id: ordered.id,
      status: 'requested',
      rowsAsked: 3,
      name: 'Roofers: Phoenix',
    });
    expect((await look(newAccount(), 'lost')).status).toBe(404);
    expect((await call('GET', '/api/v2/downloads/by-key/lost')).status).toBe(401);
    const list = (await (await call('GET', '/api/v2/downloads', { accountId })).json()) as {
      downloads: DownloadView[];
    };
    expect(list.downloads.map(({ id }) => id)).toEqual([ordered.id]);
  });

  it('is waited for while it is being made', async () => {
    const accountId = newAccount();
    const [ordered, found] = await Promise.all([
      request(accountId, ask(2), 'now').then((answer) => answer.json() as Promise<{ id: string }>),
      eventually(async () => {
        const answer = await look(accountId, 'now');
        expect(answer.status).toBe(200);
        return answer.json() as Promise<DownloadView>;
      }),
    ]);
    expect(found.id).toBe(ordered.id);
  });

  it('that was refused is not ordered', async () => {
    const accountId = newAccount();
    expect((await request(accountId, ask(1, { datasetVersion: 7 }), 'refused')).status).toBe(409);
    expect((await look(accountId, 'refused')).status).toBe(404);
  });
});

describe('what a download cost', () => {
  const grant = (accountId: string, lotId: string, kind: string, source = lotId) =>
    harness.bill(accountId, {
      case: 'leadsGranted',
      value: {
        lotId,
        kind,
        leads: 1000n,
        source,
        ...(source === 'plan:x:0' ? { expiresAt: timestampOf('2027-01-01T00:00:00Z') } : {}),
      },
    });

  it('comes with it, lot by lot: set aside while it runs, then used and returned', async () => {
    const accountId = newAccount();
    await grant(accountId, 'plan:x:0', 'plan');
    const id = await requested(accountId, ask(20));
    await grant(accountId, `unlimited:${id}`, 'plan', `unlimited:${id}`);
    await harness.bill(accountId, {
      case: 'leadsReserved',
      value: {
        downloadId: id,
        rows: 20n,
        multiplierHundredths: 100,
        leads: 20n,
        from: [
          { lotId: 'plan:x:0', leads: 15n },
          { lotId: `unlimited:${id}`, leads: 5n },
        ],
      },
    });
    const plan = { kind: 'plan', expiresAt: '2027-01-01T00:00:00.000000Z' };
    const running = await eventually(async () => {
      const view = await detail(accountId, id);
      return view.cost !== undefined && view;
    });
    expect(running.cost).toEqual({
      setAside: 20,
      used: 0,
      returned: 0,
      lots: [
        { ...plan, setAside: 15, used: 0, returned: 0 },
        { kind: 'unlimited', expiresAt: null, setAside: 5, used: 0, returned: 0 },
      ],
    });
    await reaches(accountId, id, 'completed');
    await harness.bill(accountId, {
      case: 'leadsUsed',
      value: {
        downloadId: id,
        rows: 17n,
        used: [
          { lotId: 'plan:x:0', leads: 15n },
          { lotId: `unlimited:${id}`, leads: 2n },
        ],
        returned: [{ lotId: `unlimited:${id}`, leads: 3n }],
      },
    });
    const ready = await reaches(accountId, id, 'ready');
    expect(ready).toMatchObject({
      leads: 17,
      cost: {
        setAside: 20,
        used: 17,
        returned: 3,
        lots: [
          { ...plan, used: 15, returned: 0 },
          { kind: 'unlimited', used: 2, returned: 3 },
        ],
      },
    });
    expect(ready.askedBy).toEqual({ personId: 'person-1', throughSupport: false });
    const list = (await (await call('GET', '/api/v2/downloads', { accountId })).json()) as {
      downloads: DownloadView[];
    };
    expect(list.downloads[0]?.cost).toEqual(ready.cost);
  });

  it('of one that failed is nothing: all of it came back', async () => {
    const accountId = newAccount();
    const id = await requested(accountId, ask(10, { geography: { kind: 'ST', values: ['NY'] } }));
    await reserve(accountId, id, 10);
    await reaches(accountId, id, 'failed');
    await harness.bill(accountId, {
      case: 'reservationReleased',
      value: { downloadId: id, returned: [{ lotId: 'l', leads: 10n }] },
    });
    await eventually(async () =>
      expect((await detail(accountId, id)).cost).toMatchObject({
        setAside: 10,
        used: 0,
        returned: 10,
        lots: [{ kind: null }],
      }),
    );
  });
});

describe('downloads by their ids', () => {
  it('are those of the account, archived ones too', async () => {
    const accountId = newAccount();
    const { id } = await readyFile(accountId, 5);
    await call('POST', `/api/v2/downloads/${id}/archive`, { accountId });
    const foreign = await requested(newAccount(), ask(1));
    const answer = await call('GET', `/api/v2/downloads?ids=${id},${foreign},none`, { accountId });
    expect(
      ((await answer.json()) as { downloads: DownloadView[] }).downloads.map((each) => [
        each.id,
        each.name,
        each.archived,
      ]),
    ).toEqual([[id, 'Roofers: Phoenix', true]]);
  });
});

describe('archiving', () => {
  it('takes an ended download out of the list and back, and refuses one in the making', async () => {
    const accountId = newAccount();
    const waiting = await requested(accountId, ask(1));
    expect((await call('POST', `/api/v2/downloads/${waiting}/archive`, { accountId })).status).toBe(409);
    const { id } = await readyFile(accountId, 5);
    const listed = async (archived: boolean) =>
      (
        (await (
          await call('GET', `/api/v2/downloads?archived=${archived}`, { accountId, staff: 'super-admin' })
        ).json()) as { downloads: DownloadView[] }
      ).downloads.map((each) => each.id);
    const answer = await call('POST', `/api/v2/downloads/${id}/archive`, { accountId });
    expect(await answer.json()).toMatchObject({ id });
    expect([await listed(false), await listed(true)]).toEqual([[waiting], [id]]);
    await call('POST', `/api/v2/downloads/${id}/unarchive`, { accountId });
    expect(await listed(true)).toEqual([]);
  });

  it('leaves an archived download at its own address, and lists it to super-admins alone', async () => {
    const accountId = newAccount();
    const { id } = await readyFile(accountId, 5);
    await call('POST', `/api/v2/downloads/${id}/archive`, { accountId });
    expect(await detail(accountId, id)).toMatchObject({ archived: true, status: 'ready' });
    const refused = await call('GET', '/api/v2/downloads?archived=true', { accountId });
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([403, 'not-allowed']);
  });
});

describe('a download that is cancelled', () => {
  const cancel = (accountId: string, id: string) => call('POST', `/api/v2/downloads/${id}/cancel`, { accountId });

  it('ends at once, says so once to billing, and is never made, whatever billing answers afterwards', async () => {
    const accountId = newAccount();
    const id = await requested(accountId, ask(5));
    const answers = await Promise.all([cancel(accountId, id), cancel(accountId, id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await detail(accountId, id)).toMatchObject({ status: 'cancelled', fetchProgress: 0 });
    await reserve(accountId, id, 5);
    // The next file of the account comes after it, so it was passed over.
    const next = await readyFile(accountId, 1);
    expect((await detail(accountId, id)).status).toBe('cancelled');
    // What the account did before is published before it.
    await eventually(() => expect(typesOf(next.id)).toContain('downloadReady'));
    expect(typesOf(id)).toEqual(['downloadRequested', 'downloadCancelled']);
  });

  it('is refused once its file is finished or it failed, and to another account', async () => {
    const accountId = newAccount();
    const { id } = await readyFile(accountId, 1);
    const refused = await cancel(accountId, id);
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'download-ended' }]);
    expect((await cancel(newAccount(), id)).status).toBe(404);
    expect((await detail(accountId, id)).status).toBe('ready');
  });
});

describe('a download that is run again', () => {
  it('is a new order of the same search, as many rows, from the newest leads, once under its key', async () => {
    const accountId = newAccount();
    const id = await requested(accountId, ask(4, { cells: 'codes' }));
    const again = (key?: string) =>
      call('POST', `/api/v2/downloads/${id}/run-again`, { accountId, ...(key === undefined ? {} : { key }) });
    expect((await again()).status).toBe(400);
    const [first, second] = await Promise.all([again('again'), again('again')]);
    const placed = (await first.json()) as { id: string };
    expect([first.status, await second.json()]).toEqual([202, placed]);
    expect(placed.id).not.toBe(id);
    const [old, made] = [await detail(accountId, id), await detail(accountId, placed.id)];
    expect(made).toMatchObject({ status: 'requested', rowsAsked: 4, name: old.name, query: old.query, cells: 'codes' });
    expect(made.datasetVersion).toBeGreaterThanOrEqual(version);
    const foreign = await call('POST', `/api/v2/downloads/${id}/run-again`, { accountId: newAccount(), key: 'k' });
    expect(foreign.status).toBe(404);
  });
});

describe('unarchiving all', () => {
  it('takes all of an account out of the archive, one transaction for each batch, for super-admins alone', async () => {
    const accountId = newAccount();
    const other = newAccount();
    const archivedOf = async (account: string): Promise<string> => {
      const id = await requested(account, ask(1));
      await call('POST', `/api/v2/downloads/${id}/cancel`, { accountId: account });
      await call('POST', `/api/v2/downloads/${id}/archive`, { accountId: account });
      return id;
    };
    const ids = [];
    for (let i = 0; i < 5; i += 1) ids.push(await archivedOf(accountId));
    const untouched = await archivedOf(other);
    const path = '/api/v2/downloads/unarchive-all';
    expect((await call('POST', path, { accountId })).status).toBe(403);
    expect(await detail(accountId, ids[0] ?? '')).toMatchObject({ archived: true, archivedAt: expect.any(Number) });
    const store = openEventStore<ExportStored>({
      database: harness.database,
      topic: exportTopic,
      schema: exportSchema,
      toMessage,
      projections: [projectDownload],
      logger: createLogger('test', 'silent'),
    });
    const transaction = jest.fn(store.transaction) as unknown as typeof store.transaction;
    expect(await unarchiveAll({ transaction }, accountId, { actorId: 'test', correlationId: 'c' }, 2)).toBe(5);
    expect(transaction).toHaveBeenCalledTimes(3);
    for (const id of ids) expect(await detail(accountId, id)).not.toHaveProperty('archivedAt');
    expect((await detail(other, untouched)).archived).toBe(true);
    const all = await call('POST', path, { accountId: other, staff: 'super-admin' });
    expect(await all.json()).toEqual({ unarchived: 1 });
  });
});

describe('what separates accounts', () => {
  it('shows no row without a scope', async () => {
    const { rows } = await sql<{ n: string }>`select count(*) as n from download`.execute(harness.database.db);
    expect(rows[0]?.n).toBe('0');
    const all = await inScope(harness.database.db, 'all', (trx) =>
      sql<{ n: string }>`select count(*) as n from download`.execute(trx),
    );
    expect(Number(all.rows[0]?.n)).toBeGreaterThan(0);
  });
});

async function readyFile(accountId: string, rows: number, more: object = {}): Promise<{ id: string; url: string }> {
  const id = await requested(accountId, ask(rows, more));
  await reserve(accountId, id, rows);
  await reaches(accountId, id, 'completed');
  await charge(accountId, id, rows);
  await reaches(accountId, id, 'ready');
  const { url } = (await (await call('POST', `/api/v2/downloads/${id}/link`, { accountId })).json()) as { url: string };
  return { id, url };
}

describe('a download by what stands beside its leads', () => {
  const other = version + 7;
  const address = (number: number) => ({ street_number: String(number), street: 'Elm St', zip: '01234', state: 'AZ' });
  const insert = (index: string, rows: object[]) => harness.engine.clickhouse.insert(index, rows);

  it('has the rows of the versions that were the newest when it was ordered, and no others', async () => {
    const accountId = newAccount();
    const mine = version + 5;
    const owners = Array.from({ length: 40 }, (_, at) => ({
      dataset_version: mine,
      lead_key: 900_000 + at,
      first_name: `N${at}`,
      ...address(at),
    }));
    await insert('leads.consumers', owners);
    await insert('leads.vehicles', [
      ...owners.slice(0, 12).map((_, at) => ({ dataset_version: other, lead_key: at, body: 'Pickup', ...address(at) })),
      { dataset_version: other, lead_key: 99, body: 'Sedan', ...address(20) },
      ...owners.map((_, at) => ({ dataset_version: other + 1, lead_key: at, body: 'Pickup', ...address(at) })),
    ]);
    await harness.activate(mine);
    const body = ask(100, { datasetVersion: mine, filters: [{ field: 'vehicles.body', anyOf: ['Pickup'] }] });
    // Nobody knows a version of vehicles yet.
    await eventually(async () => {
      const { code } = (await (await request(accountId, body)).json()) as { code: string };
      expect(code).toBe('dataset-gone');
      expect((await request(accountId, ask(1, { datasetVersion: mine }))).status).toBe(202);
    });
    await harness.activate(other, 'vehicles');
    const id = await eventually(async () => {
      const answer = await request(accountId, body);
      if (answer.status !== 202) throw new Error(await answer.text());
      return ((await answer.json()) as { id: string }).id;
    });
    await harness.activate(other + 1, 'vehicles');
    await reserve(accountId, id, 40);
    expect(await reaches(accountId, id, 'completed')).toMatchObject({ rows: 12 });
  });
});
