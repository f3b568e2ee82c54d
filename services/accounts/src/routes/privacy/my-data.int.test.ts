import { heldTables } from '../../person/held-data.ts';
import { codeOf, freshAddress, password, privacySteps, type Customer } from '../../testing/privacy-steps.ts';
import { cookieOf, runAccounts, type RunningAccounts } from '../../testing/running-accounts.ts';
import type { Holders } from '../../upstreams/holders.ts';

/** What billing and export answer. */
const elsewhere = { subscribed: new Set<string>(), away: false };
const holders: Holders = {
  isSubscribed: async (accountId) => {
    if (elsewhere.away) throw Object.assign(new Error('away'), { statusCode: 503 });
    return elsewhere.subscribed.has(accountId);
  },
  heldBy: async (holder, { accountId, personId }) => ({ [`of_${holder}`]: [{ accountId, personId }] }),
};

let accounts: RunningAccounts;
beforeAll(async () => {
  accounts = await runAccounts({ holders });
});
afterAll(() => accounts.stop());

const { asPerson, carriedOut, confirmed, open, rows, staffAsk } = privacySteps(() => accounts);
const right = { currentPassword: password };
const wrong = { currentPassword: 'amber harbour 32' };
const personLeft = async ({ personId }: Customer): Promise<boolean> =>
  (await rows(`select 1 from person where id = '${personId}'`)).length === 1;
const logIn = (known: Customer) => accounts.post('/api/login', { email: known.email, password });
const company = { name: 'Kept Roofing', phone: '4805550199', email: 'office@kept.test' };
const planted = { name: 'Planted Roofing', phone: '6025550134', email: 'office@planted.test' };
const enterCompany = ({ accountId, personId }: Customer, profile = company) =>
  accounts.app.inject({
    method: 'PUT',
    url: '/api/v2/company-profile',
    headers: {
      authorization: `Bearer ${accounts.tokenFor('gateway', 'forward', { accountId, personId, role: 'admin' })}`,
    },
    payload: profile,
  });
/** Every row of every table of the database that holds the text, as text or as bytes. */
async function tablesWith(text: string): Promise<string[]> {
  const names = await rows<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  const hex = Buffer.from(text).toString('hex');
  const found: string[] = [];
  for (const { name } of names) {
    const hits = await rows(
      `select 1 from ${name} as t where strpos(t::text, '${text}') > 0 or strpos(t::text, '${hex}') > 0 limit 1`,
    );
    if (hits.length > 0) found.push(name);
  }
  return found;
}

describe("security S30: a person's own data", () => {
  it('is given whole, from here and from other services, to who knows the password', async () => {
    const known = await open();
    await enterCompany(known);
    await logIn(known);
    await confirmed(known.email, 'access');
    const refused = await asPerson(known, 'POST', 'data', wrong);
    expect([refused.statusCode, codeOf(refused)]).toEqual([403, 'password-wrong']);
    const answer = await asPerson(known, 'POST', 'data', right);
    expect(answer.statusCode).toBe(200);
    const { accountId, personId, email } = known;
    expect(answer.json()).toMatchObject({
      accounts: {
        person: [{ id: personId, email, name: 'Olivia' }],
        membership: [{ account_id: accountId, role: 'admin', owner: true }],
        session: [{ account_id: accountId }],
        company_profile: [company],
        privacy_request: [{ kind: 'access', email }],
      },
      billing: { of_billing: [{ accountId, personId }] },
      export: { of_export: [{ accountId, personId }] },
      search: { of_search: [{ accountId, personId }] },
    });
    expect(answer.body).not.toMatch(/argon2|password_hash|hash/);
    expect(await accounts.eventsOf(accountId)).toContain('PersonalDataTaken');
  });

  it('comes from every table that holds an id of a person', async () => {
    const found = await rows<{ name: string }>(`select c.table_name as name from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.column_name = 'person_id' and t.table_type = 'BASE TABLE' and c.table_schema = 'public' order by 1`);
    const named = heldTables.map(({ table }) => table).filter((table) => table !== 'person');
    expect(found.map(({ name }) => name)).toEqual([...named].sort());
  });
});

describe('security S30: erasing a person', () => {
  it('is one delete: name, address and number are in no table afterwards, and every session is over', async () => {
    const known = await open({ planId: 'free-trial', name: 'Olivia Planted' });
    await enterCompany(known, planted);
    const cookie = cookieOf(await logIn(known));
    await accounts.post('/api/v2/password-resets', { email: known.email });
    await accounts.postAs('notification', `/internal/people/${known.personId}/links`, { purpose: 'password-reset' });
    expect(await tablesWith(known.email)).toEqual(['person']);
    expect(await tablesWith(planted.phone)).toEqual(['company_profile']);
    const guessed = await asPerson(known, 'POST', 'erasure', wrong);
    expect([guessed.statusCode, codeOf(guessed)]).toEqual([403, 'password-wrong']);
    expect(await personLeft(known)).toBe(true);
    expect((await asPerson(known, 'POST', 'erasure', right)).statusCode).toBe(204);
    for (const text of [known.email, ...Object.values(planted)])
      expect([text, await tablesWith(text)]).toEqual([text, []]);
    expect(await tablesWith('Planted')).toEqual([]);
    expect((await rows(`select 1 from one_time_link where person_id = '${known.personId}'`)).length).toBe(0);
    expect((await accounts.post('/api/v2/sessions/refresh', undefined, cookie)).statusCode).toBe(401);
    expect((await logIn(known)).statusCode).toBe(401);
    const events = await accounts.eventsOf(known.accountId);
    expect(events.slice(-2)).toEqual(['SessionEnded', 'PersonErased']);
    const again = await asPerson(known, 'POST', 'erasure', right);
    expect([again.statusCode, codeOf(again)]).toEqual([404, 'person-unknown']);
  });

  it('gives the seat of a member back, and the account goes on', async () => {
    const owner = await open();
    const member = await open({ memberOf: owner.email, role: 'download' });
    expect((await asPerson(member, 'POST', 'erasure', right)).statusCode).toBe(204);
    expect(
      await rows(`select status from membership where person_id = '${member.personId}' and archived_at is not null`),
    ).toEqual([{ status: 'removed' }]);
    expect(await personLeft(owner)).toBe(true);
  });

  it('of an owner waits until the subscription has ended and nobody else is in the account', async () => {
    const owner = await open();
    const member = await open({ memberOf: owner.email, role: 'download' });
    elsewhere.subscribed.add(owner.accountId);
    const paying = await asPerson(owner, 'POST', 'erasure', right);
    expect([paying.statusCode, codeOf(paying)]).toEqual([409, 'subscription-not-ended']);
    elsewhere.subscribed.delete(owner.accountId);
    const shared = await asPerson(owner, 'POST', 'erasure', right);
    expect([shared.statusCode, codeOf(shared)]).toEqual([409, 'members-remain']);
    await asPerson(member, 'POST', 'erasure', right);
    expect((await asPerson(owner, 'POST', 'erasure', right)).statusCode).toBe(204);
    expect(await personLeft(owner)).toBe(false);
  });

  it('does not happen while billing cannot say whether the account pays', async () => {
    const owner = await open();
    elsewhere.away = true;
    const answer = await asPerson(owner, 'POST', 'erasure', right);
    elsewhere.away = false;
    expect(answer.statusCode).toBeGreaterThanOrEqual(500);
    expect(await personLeft(owner)).toBe(true);
  });

  it('happens once where two ask at the same time', async () => {
    const owner = await open();
    const both = await Promise.all([1, 2].map(() => asPerson(owner, 'POST', 'erasure', right)));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([204, 404]);
    expect((await accounts.eventsOf(owner.accountId)).filter((type) => type === 'PersonErased')).toHaveLength(1);
  });

  it('by a super-admin needs a confirmed request to be deleted, which is then answered', async () => {
    const known = await open();
    const asked = await confirmed(known.email, 'opt-out');
    const other = await staffAsk('POST', `/${asked}/erase-person`);
    expect([other.statusCode, codeOf(other)]).toEqual([409, 'privacy-request-not-delete']);
    const id = await confirmed(known.email, 'delete');
    expect((await staffAsk('POST', `/${id}/erase-person`)).statusCode).toBe(204);
    expect(await personLeft(known)).toBe(false);
    const again = await staffAsk('POST', `/${id}/erase-person`);
    expect([again.statusCode, codeOf(again)]).toEqual([404, 'nobody-to-erase']);
    await carriedOut(id);
    expect((await staffAsk('POST', `/${id}/answer`, { outcome: 'done' })).statusCode).toBe(204);
    const late = await staffAsk('POST', `/${id}/erase-person`);
    expect([late.statusCode, codeOf(late)]).toEqual([409, 'privacy-request-not-open']);
    const nobody = await confirmed(freshAddress(), 'delete');
    expect(codeOf(await staffAsk('POST', `/${nobody}/erase-person`))).toBe('nobody-to-erase');
  });
});

describe('how a person is named to the customer-messaging service', () => {
  const identity = async (known: Customer) =>
    (await asPerson(known, 'GET', 'messaging-identity')).json<{ identity: Record<string, unknown> | null }>().identity;

  it('is by the id, the address and two times in seconds', async () => {
    const known = await open();
    await logIn(known);
    const named = await identity(known);
    expect(named).toEqual({
      user_id: known.personId,
      email: known.email,
      created: expect.any(Number),
      last_login: expect.any(Number),
    });
    expect(Math.abs(Number(named?.['created']) - Date.now() / 1000)).toBeLessThan(3_600);
  });

  it('is not at all once the person has opted out', async () => {
    const known = await open();
    await confirmed(known.email, 'opt-out');
    expect(await identity(known)).toBeNull();
  });
});
