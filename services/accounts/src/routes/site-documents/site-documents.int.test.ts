import { sql } from 'kysely';
import { inScope } from '@leadwright/postgres/scope';
import { runAccounts, type RunningAccounts } from '../../testing/running-accounts.ts';

type Who = Parameters<RunningAccounts['tokenFor']>[2];
type Body = {
  code: string;
  message: string;
  permissions: object;
  document: { _docId: string; _lastChanged: number; revision: number; fields: unknown[] };
  documents: object[];
  collections: { site: string }[];
};
let accounts: RunningAccounts;
const admin: Who = { personId: 'admin-person', accountId: 'a', role: 'admin', staff: 'super-admin' };
const base = '/api/v2/superadmin/sites';
const title = (value: string) => [{ name: 'title', type: 'text', value }];

beforeAll(async () => {
  accounts = await runAccounts();
});
afterAll(() => accounts.stop());

async function ask(method: 'GET' | 'PUT' | 'POST', url: string, body?: unknown, who: Who = admin) {
  const authorization = `Bearer ${accounts.tokenFor('gateway', 'forward', who)}`;
  const answer = await accounts.app.inject({
    method,
    url,
    headers: { authorization, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const read = (answer.body === '' ? {} : answer.json()) as Body;
  return { status: answer.statusCode, body: read, headers: answer.headers };
}
const put = (at: string, revision: number, fields: unknown) => ask('PUT', `${base}/${at}`, { revision, fields });
const remove = (at: string, revision: number) => ask('POST', `${base}/${at}/delete`, { revision });
const get = (at: string) => ask('GET', `${base}/${at}`);
const events = async () => (await accounts.eventsOf('system')).filter((type) => type.startsWith('SiteDocument')).length;

describe('a site document', () => {
  it('is added, changed and deleted, and says when it was changed, in seconds', async () => {
    const started = Math.floor(Date.now() / 1000);
    expect(await put('main/articles/welcome', 0, title('Hello'))).toMatchObject({
      status: 200,
      body: { document: { _docId: 'welcome', revision: 1, fields: title('Hello') } },
    });
    const changed = (await put('main/articles/welcome', 1, title('Welcome'))).body.document;
    expect(changed).toMatchObject({ revision: 2, fields: title('Welcome') });
    expect(changed._lastChanged).toBeGreaterThanOrEqual(started - 60);
    expect(changed._lastChanged).toBeLessThanOrEqual(Math.floor(Date.now() / 1000) + 60);
    expect((await get('main/articles/welcome')).body).toEqual({
      permissions: { read: true, write: true, delete: true },
      document: changed,
    });
    expect((await remove('main/articles/welcome', 2)).status).toBe(204);
    expect((await get('main/articles/welcome')).body).toMatchObject({ code: 'site-document-unknown' });
    // Its id may be used again.
    expect((await put('main/articles/welcome', 0, title('Again'))).body.document.revision).toBe(4);
  });

  it('of parallel edits of one revision keeps exactly one, and the others are told', async () => {
    await put('main/articles/raced', 0, title('before'));
    const all = await Promise.all(Array.from({ length: 6 }, (_, i) => put('main/articles/raced', 1, title(`by ${i}`))));
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
    const kept = all.find(({ status }) => status === 200)?.body.document;
    expect((await get('main/articles/raced')).body.document).toEqual(kept);
    for (const { body } of all.filter(({ status }) => status === 409)) {
      expect(body.code).toBe('site-document-changed');
      expect(body.message).toMatch(/^Somebody else has changed this document meanwhile/);
    }
    expect((await remove('main/articles/raced', 1)).body.code).toBe('site-document-changed');
  });

  it('keeps each field as it was sent, and in its order', async () => {
    const fields = [
      { name: 'z', type: 'text', value: 'é 😀 "quoted" \n' },
      { name: 'b', type: 'number', value: 9.99 },
      { name: 'c', type: 'boolean', value: false },
      { name: 'since', type: 'date', value: 1_795_000_000 },
      { name: 'tags', type: 'list', value: [1, 'a', null, { k: [true] }] },
      { name: 'a', type: 'map', value: { z: 1, a: { b: [] } } },
    ];
    await put('other/things/all', 0, fields);
    expect((await get('other/things/all')).body.document.fields).toEqual(fields);
  });

  it('that is saved again as it is appends nothing, also after a lost answer', async () => {
    await put('main/articles/same', 0, title('one'));
    await put('main/articles/same', 1, title('two'));
    const before = await events();
    expect((await put('main/articles/same', 1, title('two'))).body.document.revision).toBe(2);
    expect(await events()).toBe(before);
  });

  it('leaves ids, numbers and a digest in the log, and nothing of what it says', async () => {
    await put('main/articles/secret', 0, title('canary-of-a-document'));
    const log = await inScope(accounts.database.db, 'all', async (trx) => {
      const { rows } = await sql<{ log: string }>`select
        string_agg(e::text || encode(e.message, 'escape'), ' ') as log from event_log e`.execute(trx);
      return rows[0]?.log ?? '';
    });
    expect(log).toContain('main/articles/secret');
    expect(log).not.toContain('canary-of-a-document');
  });

  it('stands in the lists of its collection and of all collections', async () => {
    await put('lists/first/b', 0, title('b'));
    await put('lists/first/a', 0, []);
    await put('lists/second/c', 0, title('c'));
    expect((await get('lists/first')).body).toEqual({
      permissions: { read: true, write: true, delete: true },
      documents: [
        { _docId: 'a', _lastChanged: expect.any(Number), fields: 0 },
        { _docId: 'b', _lastChanged: expect.any(Number), fields: 1 },
      ],
    });
    expect((await ask('GET', `${base}/lists/first?after=a`)).body.documents).toHaveLength(1);
    const all = (await ask('GET', base)).body.collections;
    expect(all.filter(({ site }) => site === 'lists')).toMatchObject([
      { collection: 'first', documents: 2 },
      { collection: 'second', documents: 1 },
    ]);
  });

  it('is for super-admins alone', async () => {
    for (const who of [
      { personId: 'p', accountId: 'a', role: 'admin' } as Who,
      { personId: 'p', accountId: 'a', role: 'admin', staff: 'finance' } as Who,
    ]) {
      for (const path of [base, `${base}/main/articles`, `${base}/main/articles/welcome`])
        expect((await ask('GET', path, undefined, who)).status).toBe(403);
      const body = { revision: 0, fields: [] };
      expect((await ask('PUT', `${base}/main/articles/mine`, body, who)).status).toBe(403);
      expect((await ask('POST', `${base}/main/articles/mine/delete`, { revision: 1 }, who)).status).toBe(403);
    }
  });

  it('of a collection that nobody may delete from stays', async () => {
    await put('other/banners/kept', 0, []);
    expect((await remove('other/banners/kept', 1)).body.code).toBe('site-document-closed');
    expect((await get('other/banners/kept')).body.permissions).toEqual({ read: true, write: true, delete: false });
  });
});

describe('security S15: a change of a site document', () => {
  const text = (name: string, value: unknown = 'x') => [{ name, type: 'text', value }];
  const deep = JSON.parse('['.repeat(20) + ']'.repeat(20)) as unknown;
  it.each([
    ['a field that begins with an underscore', text('_docId'), 400],
    ['a field of no known type', [{ name: 'a', type: 'code', value: '1' }], 400],
    ['a value of another type', text('a', 4), 400],
    ['a date that is no number', [{ name: 'a', type: 'date', value: 'today' }], 400],
    ['more in a field', [{ name: 'a', type: 'text', value: '', html: true }], 400],
    ['too many fields', Array.from({ length: 61 }, (_, i) => text(`f${i}`)[0]), 400],
    ['NUL in a list', [{ name: 'a', type: 'list', value: ['a\u0000'] }], 400],
    ['a repeated name', [...text('a'), ...text('a')], 422],
    ['too many levels', [{ name: 'a', type: 'list', value: [deep] }], 422],
    ['a key of the product’s own', [{ name: 'a', type: 'map', value: { b: [{ _docId: 'x' }] } }], 422],
    ['too much text in all', [...text('a', 'x'.repeat(20_000)), ...text('b', 'x'.repeat(20_000))], 422],
  ])('with %s is refused', async (_, fields, status) => {
    expect((await put('main/articles/bad', 0, fields)).status).toBe(status);
    expect((await get('main/articles/bad')).status).toBe(404);
  });

  it('pollutes no prototype', async () => {
    const poisoned = '{"revision":0,"fields":[{"name":"a","type":"map","value":{"__proto__":{"polluted":true}}}]}';
    expect((await ask('PUT', `${base}/main/articles/bad`, poisoned)).status).toBe(400);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it.each(['leads', 'superAdmin', 'accountId', '_lastChanged', 'permissions'])(
    'takes no %s beside its fields',
    async (name) => {
      const body = { revision: 0, fields: [], [name]: 1 };
      expect((await ask('PUT', `${base}/main/articles/bad`, body)).status).toBe(400);
    },
  );

  it.each([
    'main/articles/_hidden',
    'main/_all/x',
    'a.b/articles/x',
    'main/articles/a%20b',
    `main/x/${'y'.repeat(49)}`,
  ])('at no such place: %s', async (at) => expect((await put(at, 0, [])).status).toBe(400));

  it('security S24: above 64 KiB is refused unread', async () => {
    const body = { revision: 0, fields: [{ name: 'a', type: 'text', value: 'x'.repeat(65 * 1024) }] };
    expect((await ask('PUT', `${base}/main/articles/bad`, body)).status).toBe(413);
  });
});

it('the changelog is what its documents say, for who is signed in', async () => {
  const date = { name: 'date', type: 'date', value: 1_700_000_000 };
  await put('main/changelog/maps', 0, [...title('Maps'), date]);
  await put('main/changelog/unready', 0, title('No date'));
  expect((await ask('GET', '/api/v2/changelog')).body).toEqual({
    news: [{ id: 'maps', date: 1_700_000_000, title: 'Maps', text: '' }],
  });
});

describe('the alert banner', () => {
  const banner = () => ask('GET', '/api/v2/banner', undefined, { personId: 'anonymous' });

  it('is read by everybody from the site document that a super-admin edits, and there is none before', async () => {
    expect((await banner()).body).toEqual({ banner: null });
    const fields = [{ name: 'shown', type: 'boolean', value: true }, ...title('Not for the banner')];
    await put('main/banners/alert', 0, [...fields, { name: 'heading', type: 'text', value: 'Maintenance' }]);
    const { body, headers } = await banner();
    expect(body).toEqual({
      banner: { revision: 1, variant: 'info', heading: 'Maintenance', text: null, link: null },
    });
    expect(headers['cache-control']).toBe('public, max-age=60');
  });
});

describe('what the public site claims', () => {
  const claims = async (site: string) =>
    (await ask('GET', `/api/v2/claims?site=${site}`, undefined, { personId: 'anonymous' })).body as unknown;

  it('is what the site came with, which the editor shows, until a super-admin saves the document', async () => {
    expect(await claims('callwright')).toMatchObject({ claims: { doNotCall: { everyWeeks: 2 } } });
    const { document } = (await get('callwright/claims/public')).body;
    expect(document).toMatchObject({
      revision: 0,
      fields: [{ name: 'asCounted', value: false }, { name: 'doNotCallEveryWeeks', value: 2 }, { name: 'products' }],
    });
    expect((await put('callwright/claims/public', 0, document.fields)).status).toBe(200);
    expect(await claims('callwright')).toMatchObject({ claims: { doNotCall: { everyWeeks: 2 } } });
    const years = [{ name: 'yearsInBusiness', type: 'number', value: 8 }];
    expect((await put('callwright/claims/public', 1, years)).status).toBe(200);
    expect(await claims('callwright')).toEqual({ claims: { years: 8 }, speaks: 'stated', products: [] });
    const counted = [...years, { name: 'asCounted', type: 'boolean', value: true }];
    expect((await put('callwright/claims/public', 2, counted)).status).toBe(200);
    expect(await claims('callwright')).toEqual({ claims: { years: 8 }, speaks: 'counted', products: [] });
  });

  it('is of each site by itself, and nothing of one that does not exist', async () => {
    expect(await claims('leadwright')).toMatchObject({
      claims: { consumers: 200_000_000, businesses: [14_000_000, 15_000_000], refreshesAYear: [3, 4], years: 7 },
      products: expect.arrayContaining([expect.objectContaining({ id: 'shipping', fromCents: 999 })]),
    });
    expect(await claims('nowhere')).toEqual({ claims: {}, speaks: 'stated', products: [] });
    expect((await get('nowhere/claims/public')).body.code).toBe('site-document-unknown');
    expect((await get('leadwright/claims/other')).body.code).toBe('site-document-unknown');
  });
});
