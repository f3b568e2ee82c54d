import { createHash, randomUUID } from 'node:crypto';
import { openDatabase, type Database } from '@leadwright/postgres/database';
import { buildHttpApp, type HttpApp } from '@leadwright/runtime/http/http-app';
import { createServiceTokens, generateTokenKey, type ServiceTokens } from '@leadwright/runtime/process/service-tokens';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { sql } from 'kysely';
import { addSavedSearchRoutes } from '../../app.ts';
import { migrationFolders } from '../../migrations.ts';
import { projectSavedSearch } from '../../projections/saved-search.ts';
import { openSearchStore } from '../../store.ts';

type Who = { personId: string; accountId: string | null };
type Answer = { status: number; body: Record<string, unknown> };

let postgres: TestDatabase;
let database: Database;
let store: ReturnType<typeof openSearchStore>;
let app: HttpApp;
let gateway: ServiceTokens;

beforeAll(async () => {
  postgres = await testDatabase({ migrations: migrationFolders(repositoryRoot) });
  database = openDatabase(postgres.url, { max: 4 });
  const logger = createLogger('test', 'silent');
  store = openSearchStore(database, logger);
  const keys = generateTokenKey();
  gateway = await createServiceTokens({ service: 'gateway', privateKey: keys.privateKey, publicKeys: {} });
  app = await buildHttpApp({
    service: 'search',
    logger,
    tokens: await createServiceTokens({
      service: 'search',
      privateKey: keys.privateKey,
      publicKeys: { gateway: keys.publicKey },
    }),
    ready: async () => undefined,
  });
  addSavedSearchRoutes(app, { database, store });
});
afterAll(async () => {
  await app.close();
  await database.close();
  await postgres.drop();
});

const person = (accountId: string): Who => ({ personId: randomUUID(), accountId });
const stranger: Who = { personId: 'anonymous', accountId: null };

async function ask(who: Who, method: 'GET' | 'POST', url: string, payload?: object, key?: string): Promise<Answer> {
  const role = who.accountId === null ? null : 'download';
  const caller = { ...who, role, staff: null, impersonatorId: null, sessionId: 's' } as const;
  const headers = {
    authorization: `Bearer ${gateway.sign('search', 'forward', caller)}`,
    ...(key === undefined ? {} : { 'idempotency-key': key }),
  };
  const answer = await app.inject({ method, url: `/api/v2${url}`, headers, ...(payload ? { payload } : {}) });
  const body = answer.body === '' ? {} : answer.json<Record<string, unknown>>();
  return { status: answer.statusCode, body };
}

const queryUrl = '/api/v2/searches/count?dictId=consumers&index=leads.consumers';
const phoenix = {
  searchName: 'Phoenix, 35 to 55',
  queryUrl,
  geographyParams: { kind: 'CITY', values: ['AZ:PHOENIX'] },
  searchParams: [{ field: 'age', from: 35, to: 55 }],
  count: 41_233,
};
const save = (who: Who, more: object = {}, key: string = randomUUID()) =>
  ask(who, 'POST', '/saved-searches', { ...phoenix, ...more }, key);
const idOf = ({ status, body }: Answer): string => {
  if (status !== 201) throw new Error(JSON.stringify(body));
  return String(body['id']);
};
const list = async (who: Who, find = ''): Promise<Record<string, unknown>[]> =>
  (await ask(who, 'GET', `/saved-searches?find=${encodeURIComponent(find)}`)).body['searches'] as never;
const open = (address: object) => ask(stranger, 'POST', '/shared-searches/open', address);
const link = async (who: Who, id: string, days = 30): Promise<Record<string, string>> =>
  (await ask(who, 'POST', `/saved-searches/${id}/links`, { days })).body as never;
const notFound = { status: 404, body: { code: 'saved-search-unknown', message: 'Saved search not found :(' } };

describe('a saved search', () => {
  it('has the fields that people know, in words too, newest first, for everybody of the account', async () => {
    const [ada, bob] = [person('a1'), person('a1')];
    const first = idOf(await save(ada));
    const second = idOf(await save(ada, { searchName: ' Second\n', count: null, searchParams: [] }));
    const [newer, older] = await list(bob);
    expect(newer).toMatchObject({ id: second, searchName: 'Second', count: null, own: false });
    expect(older).toEqual({
      ...phoenix,
      ...{ id: first, uid: ada.personId, type: 'Consumers', dictId: 'consumers', isDefault: false, own: false },
      ...{ places: ['Phoenix, AZ'], conditions: [{ label: 'Age', asks: '35 to 55' }] },
      timestamp: expect.any(Number),
    });
    expect((await ask(ada, 'GET', `/saved-searches/${first}`)).body).toMatchObject({ own: true });
    expect((await list(ada, 'PHOENIX, 35')).map(({ id }) => id)).toEqual([first]);
    expect((await list(ada, '35 to 55')).map(({ id }) => id)).toEqual([first]);
  });

  it('is saved once, however often it is sent under one key, and each person has keys of their own', async () => {
    const [ada, bob] = [person('a2'), person('a2')];
    const key = randomUUID();
    const ids = await Promise.all([save(ada, {}, key), save(ada, {}, key), save(bob, {}, key)]);
    expect(new Set(ids.map(idOf)).size).toBe(2);
    expect((await save(ada, { count: 1 }, key)).body).toMatchObject({ code: 'idempotency-key-reused' });
  });

  it.each([
    ['no name', { searchName: ' \n' }, 'search-name-missing', 'Please name your search before saving.'],
    ['no geography', { geographyParams: null }, 'search-geography-missing', 'Select a geography to save this search'],
    ['two states', { geographyParams: { kind: 'ST', values: ['AZ', 'CA'] } }, 'query-invalid', 'takes 1 state'],
    ['a place that is none', { geographyParams: { kind: 'CITY', values: ['AZ:NOWHERE'] } }, 'query-invalid', 'no such'],
  ])('with %s is refused in words', async (_, more, code, words) => {
    const { body } = await save(person('a3'), more);
    expect(body).toMatchObject({ code, message: expect.stringContaining(words) });
    expect(await list(person('a3'))).toEqual([]);
  });

  it.each(['http://169.254.169.254/', `https://evil.example${queryUrl}`, `//evil.example${queryUrl}`])(
    'security S19: whose query address is %s is refused, and nothing is fetched',
    async (address) => {
      const { fetch } = globalThis;
      let fetched = 0;
      globalThis.fetch = async (...given) => (fetched++, fetch(...given));
      const { status, body } = await save(person('a3'), { queryUrl: address });
      globalThis.fetch = fetch;
      expect([status, body['code'], fetched]).toEqual([422, 'query-url-foreign', 0]);
    },
  );

  it.each(['uid', 'timestamp', 'id', 'own', 'accountId', 'isDefault', 'leads'])(
    'security S15: takes no %s of its sender',
    async (field) => expect((await save(person('a3'), { [field]: 'x' })).status).toBe(400),
  );

  it.each([
    ['Sale\r\nBcc: all@example.test', 'Sale Bcc: all@example.test'],
    ['\u202Egpj.exe\u0007', 'gpj.exe'],
  ])('security S17: whose name is %j is named by one line that reads as it is', async (searchName, kept) => {
    const ada = person(randomUUID());
    idOf(await save(ada, { searchName }));
    expect(await list(ada)).toEqual([expect.objectContaining({ searchName: kept })]);
  });

  it('is deleted by its owner alone, and unknown to other accounts', async () => {
    const [ada, bob, eve] = [person('a4'), person('a4'), person('a5')];
    const id = idOf(await save(ada));
    const remove = (who: Who) => ask(who, 'POST', `/saved-searches/${id}/delete`);
    expect((await remove(bob)).body).toMatchObject({ code: 'saved-search-of-another' });
    expect(await remove(eve)).toMatchObject(notFound);
    expect(await ask(eve, 'GET', `/saved-searches/${id}`)).toMatchObject(notFound);
    expect((await remove(ada)).status).toBe(204);
    expect(await remove(ada)).toMatchObject(notFound);
    expect(await list(ada)).toEqual([]);
  });
});

describe('a default search', () => {
  it('is one for each person and dictionary, and the last one counts', async () => {
    const [ada, bob] = [person('a6'), person('a6')];
    const id = idOf(await save(ada, { searchName: null }));
    expect(idOf(await save(ada, { searchName: null, count: 5 }))).toBe(id);
    idOf(await save(bob, { searchName: null }));
    expect(await list(ada)).toEqual([expect.objectContaining({ id, searchName: null, isDefault: true, count: 5 })]);
    expect((await ask(ada, 'GET', '/saved-searches/consumers')).body).toMatchObject({ id });
    expect(await ask(ada, 'GET', '/saved-searches/businesses')).toMatchObject(notFound);
    expect(await ask(bob, 'GET', `/saved-searches/${id}`)).toMatchObject(notFound);
    expect((await list(ada, 'consumers default')).length).toBe(1);
  });

  it('is asked for by its dictionary, beside the others of the account', async () => {
    const [ada, bob] = [person('a7'), person('a7')];
    idOf(await save(ada));
    const id = idOf(await save(ada, { searchName: null }));
    const defaultOf = async (who: Who, dictId: string) =>
      (await ask(who, 'GET', `/saved-searches?default=${dictId}`)).body['searches'];
    expect(await defaultOf(ada, 'consumers')).toEqual([expect.objectContaining({ id, isDefault: true })]);
    expect(await defaultOf(ada, 'businesses')).toEqual([]);
    expect(await defaultOf(bob, 'consumers')).toEqual([]);
    expect((await ask(ada, 'GET', '/saved-searches?default=nobody')).body).toMatchObject({
      code: 'dictionary-unknown',
    });
  });
});

describe('security S14: a shared search', () => {
  it('shows name, filters and count to anybody who has its address, and nothing else', async () => {
    const ada = person('b1');
    const savedSearch = idOf(await save(ada));
    const { token } = await link(ada, savedSearch);
    const { searchName, geographyParams, searchParams, count } = phoenix;
    const shown = {
      ...{ searchName, geographyParams, searchParams, count, type: 'Consumers', dictId: 'consumers' },
      ...{ places: ['Phoenix, AZ'], conditions: [{ label: 'Age', asks: '35 to 55' }] },
    };
    expect(await open({ savedSearch, uid: ada.personId })).toEqual({ status: 200, body: shown });
    expect(await open({ token })).toEqual({ status: 200, body: shown });
  });

  it('is found by no guess, and not by one half of its address', async () => {
    const ada = person('b2');
    const savedSearch = idOf(await save(ada));
    const defaultId = idOf(await save(ada, { searchName: null }));
    const { token = '' } = await link(ada, savedSearch);
    // 128 bits for an id, 256 for a link.
    expect([savedSearch, defaultId].map((id) => Buffer.from(id, 'base64url').length)).toEqual([16, 16]);
    expect(Buffer.from(token, 'base64url').length).toBe(32);
    const uid = ada.personId;
    const guesses = [
      ...[
        { savedSearch, uid: randomUUID() },
        { savedSearch: 'consumers', uid },
        { savedSearch: '%', uid },
      ],
      ...[
        { savedSearch: savedSearch.toLowerCase(), uid },
        { savedSearch: savedSearch.slice(0, -1), uid },
      ],
      ...[{ token: savedSearch }, { token: token.slice(0, -1) }, { token: `${token}=` }],
      { token: createHash('sha256').update(token).digest('hex') },
    ];
    for (const guess of guesses) expect(await open(guess)).toMatchObject(notFound);
    expect((await open({ savedSearch, uid, token })).status).toBe(400);
  });

  it('is closed by revoking its link, by the end of the link, and by deleting the search', async () => {
    const ada = person('b3');
    const id = idOf(await save(ada));
    const [revoked, ended, left] = [await link(ada, id), await link(ada, id, 1), await link(ada, id)];
    const links = async () => (await ask(ada, 'GET', `/saved-searches/${id}/links`)).body['links'] as object[];
    expect(await links()).toHaveLength(3);
    const revoke = () => ask(ada, 'POST', `/saved-searches/${id}/links/${revoked['id']}/revoke`);
    expect((await revoke()).status).toBe(204);
    expect((await revoke()).body).toMatchObject({ code: 'share-link-unknown' });
    await database.db.transaction().execute(async (trx) => {
      await sql`select set_config('leadwright.scope', 'all', true)`.execute(trx);
      await sql`update search_link set expires_at = clock_timestamp() where link_id = ${ended['id']}`.execute(trx);
    });
    expect(await open({ token: revoked['token'] })).toMatchObject(notFound);
    expect(await open({ token: ended['token'] })).toMatchObject(notFound);
    expect(await links()).toEqual([expect.objectContaining({ id: left['id'] })]);
    expect(JSON.stringify(await links())).not.toContain(left['token']);
    await ask(ada, 'POST', `/saved-searches/${id}/delete`);
    expect(await open({ token: left['token'] })).toMatchObject(notFound);
    expect(await open({ savedSearch: id, uid: ada.personId })).toMatchObject(notFound);
  });

  it('has its link made and revoked in its own account alone', async () => {
    const [ada, eve] = [person('b4'), person('b5')];
    const id = idOf(await save(ada));
    const { id: linkId } = await link(ada, id);
    expect(await ask(eve, 'POST', `/saved-searches/${id}/links`, { days: 1 })).toMatchObject(notFound);
    expect(await ask(eve, 'GET', `/saved-searches/${id}/links`)).toMatchObject(notFound);
    expect(await ask(eve, 'POST', `/saved-searches/${id}/links/${linkId}/revoke`)).toMatchObject(notFound);
  });

  it('is copied by somebody of another account, who owns the copy', async () => {
    const [ada, eve] = [person('b6'), person('b7')];
    const savedSearch = idOf(await save(ada));
    const copy = (from: object, key: string = randomUUID()) =>
      ask(eve, 'POST', '/saved-searches/copies', { from }, key);
    const id = idOf(await copy({ savedSearch, uid: ada.personId }));
    expect(await list(eve)).toEqual([
      expect.objectContaining({
        id,
        uid: eve.personId,
        own: true,
        searchName: phoenix.searchName,
        count: phoenix.count,
      }),
    ]);
    expect(await copy({ savedSearch, uid: eve.personId })).toMatchObject(notFound);
    await ask(ada, 'POST', `/saved-searches/${savedSearch}/delete`);
    expect(await list(eve)).toHaveLength(1);
  });
});

it('the tables are the same after the whole log was projected once more', async () => {
  const ada = person('c1');
  const [kept, gone] = [idOf(await save(ada)), idOf(await save(ada))];
  await link(ada, kept);
  await ask(ada, 'POST', `/saved-searches/${gone}/delete`);
  const rows = () =>
    database.db.transaction().execute(async (trx) => {
      await sql`select set_config('leadwright.scope', 'all', true)`.execute(trx);
      return (
        await sql`select s.*, l.link_id, l.sha256, l.expires_at from saved_search s
        left join search_link l using (account_id, search_id) where s.account_id = 'c1'`.execute(trx)
      ).rows;
    });
  const before = await rows();
  const events = await store.readAccount('c1', 0, 100);
  await database.db.transaction().execute(async (trx) => {
    await sql`select set_config('leadwright.scope', 'all', true)`.execute(trx);
    await projectSavedSearch(events, trx);
  });
  expect(before).toHaveLength(1);
  expect(await rows()).toEqual(before);
});
