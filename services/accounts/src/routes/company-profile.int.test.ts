import { inScope } from '@leadwright/postgres/scope';
import { sql } from 'kysely';
import { runAccounts, type RunningAccounts } from '../testing/running-accounts.ts';

let accounts: RunningAccounts;
type Owner = { accountId: string; personId: string };
let owner: Owner;
let other: Owner;
const typed = {
  name: 'Byron Roofing',
  phone: '+1 (602) 555-0134',
  email: 'Byron <mailto:Office.Canary@Byron.example>',
};
const kept = { name: 'Byron Roofing', phone: '6025550134', email: 'office.canary@byron.example' };
const phone = { state: 'unverified', codeExpiresAt: null };

const open = async (email: string): Promise<Owner> =>
  (
    await accounts.postAs('standalone', '/internal/accounts', {
      email,
      name: 'Olivia',
      password: 'quiet meadow 17',
      planId: 'team-unlimited',
    })
  ).json();

beforeAll(async () => {
  accounts = await runAccounts();
  owner = await open('owner@example.test');
  other = await open('other@example.test');
});
afterAll(() => accounts.stop());

async function ask(
  method: 'GET' | 'PUT',
  url: string,
  { accountId, personId }: Owner,
  {
    body,
    role = 'admin',
    impersonatorId = null,
  }: { body?: object; role?: 'admin' | 'download'; impersonatorId?: string | null } = {},
) {
  const token = accounts.tokenFor('gateway', 'forward', { personId, accountId, role, impersonatorId });
  const answer = await accounts.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { payload: body }),
  });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}

const path = '/api/v2/company-profile';
const get = (who: Owner) => ask('GET', path, who);
const put = (who: Owner, body: object) => ask('PUT', path, who, { body });
const changesOf = async ({ accountId }: Owner) =>
  (await accounts.eventsOf(accountId)).filter((type) => type === 'CompanyProfileChanged').length;

describe('the company profile', () => {
  it('is absent until an admin enters one, and then as it is kept, for this account alone', async () => {
    expect(await get(owner)).toMatchObject({ status: 200, body: { companyProfile: null } });
    expect(await put(owner, typed)).toEqual({ status: 200, body: { companyProfile: kept, phone } });
    expect((await get(owner)).body).toEqual({ companyProfile: kept, phone });
    expect((await get(other)).body).toEqual({ companyProfile: null, phone });
  });

  it('that is saved again as it is appends nothing; each change appends one event', async () => {
    const before = await changesOf(owner);
    await put(owner, kept);
    await put(owner, typed);
    expect(await changesOf(owner)).toBe(before);
    await put(owner, { ...kept, name: 'Byron Roofs' });
    expect(await changesOf(owner)).toBe(before + 1);
    expect((await get(owner)).body).toEqual({ companyProfile: { ...kept, name: 'Byron Roofs' }, phone });
  });

  it.each([
    ['name', 'company-name-missing', 'Please update the company name.'],
    ['phone', 'company-phone-missing', 'Please update the company phone number.'],
    ['email', 'company-email-missing', 'Please update the company email.'],
  ])('without its %s is refused, and nothing changes', async (part, code, message) => {
    const before = (await get(owner)).body;
    expect(await put(owner, { ...typed, [part]: ' ' })).toMatchObject({ status: 422, body: { code, message } });
    expect((await get(owner)).body).toEqual(before);
  });

  it('takes nothing but its three parts', async () => {
    expect((await put(owner, { ...typed, verified: true })).status).toBe(400);
    expect((await put(owner, { ...typed, accountId: other.accountId })).status).toBe(400);
    expect((await put(owner, { name: 'Byron' })).status).toBe(400);
  });

  it('is read and changed by admins alone', async () => {
    for (const method of ['GET', 'PUT'] as const)
      expect(
        await ask(method, path, owner, { role: 'download', ...(method === 'PUT' ? { body: typed } : {}) }),
      ).toMatchObject({
        status: 403,
        body: { code: 'not-allowed' },
      });
  });

  // The notice of a page that is not theirs names whom to ask.
  it('is told whole to every member, and to no other account', async () => {
    await put(owner, typed);
    const me = (await ask('GET', '/api/v2/me', owner, { role: 'download' })).body;
    expect(me).toMatchObject({ companyProfile: kept, superAdmin: false, verified: true });
    expect((await ask('GET', '/api/v2/me', other)).body).toMatchObject({ companyProfile: null });
  });

  it('of parallel changes keeps one whole, never a mixture', async () => {
    const all = Array.from({ length: 8 }, (_, i) => ({ ...kept, name: `Name ${i}`, email: `name${i}@byron.example` }));
    await Promise.all(all.map((profile) => put(owner, profile)));
    expect(all).toContainEqual((await get(owner)).body['companyProfile']);
  });

  it('leaves no number and no address in the log', async () => {
    await put(owner, typed);
    const log = await inScope(accounts.database.db, 'all', async (trx) => {
      const { rows } = await sql<{ log: string }>`select
        string_agg(e::text || encode(e.message, 'escape'), ' ') as log from event_log e`.execute(trx);
      return rows[0]?.log ?? '';
    });
    expect(log).toContain('CompanyProfileChanged');
    expect(log).not.toMatch(/6025550134|office\.canary|Byron/i);
  });
});

it('security S23: a super-admin who acts for the owner enters the first address and changes the name, and no address', async () => {
  const helped = await open('helped@example.test');
  const acting = (body: object) => ask('PUT', path, helped, { body, impersonatorId: 'support-1' });
  expect((await acting(typed)).status).toBe(200);
  expect((await acting({ ...typed, name: 'Byron & Sons' })).status).toBe(200);
  expect(await acting({ ...typed, email: 'elsewhere@byron.example' })).toMatchObject({
    status: 403,
    body: { code: 'not-while-impersonating' },
  });
  expect((await get(helped)).body).toMatchObject({ companyProfile: { name: 'Byron & Sons', email: kept.email } });
  expect((await put(helped, { ...typed, email: 'elsewhere@byron.example' })).status).toBe(200);
});
