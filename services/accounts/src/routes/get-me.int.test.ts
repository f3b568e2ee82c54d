import { randomUUID } from 'node:crypto';
import { inScope } from '@leadwright/postgres/scope';
import { setAccountPlan } from '../projections/account-plan.ts';
import { runAccounts, type RunningAccounts } from '../testing/running-accounts.ts';

let accounts: RunningAccounts;
beforeAll(async () => {
  accounts = await runAccounts();
});
afterAll(() => accounts.stop());

type Opened = { accountId: string; personId: string; email: string };
async function open(more: object = { planId: 'team-unlimited' }): Promise<Opened> {
  const email = `${randomUUID()}@canary.test`;
  const body = { email, name: 'Ada Canary', password: 'quiet-meadow-17', ...more };
  const answer = await accounts.postAs('standalone', '/internal/accounts', body);
  return { ...answer.json<{ accountId: string; personId: string }>(), email };
}
const documentOf = async ({ accountId, personId }: Omit<Opened, 'email'>, role = 'admin') => {
  const token = accounts.tokenFor('gateway', 'forward', { personId, accountId, role: role as 'admin' });
  const answer = await accounts.app.inject({ url: '/api/v2/me', headers: { authorization: `Bearer ${token}` } });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>(), text: answer.body };
};

describe('the holder of an account', () => {
  it('is who pays for it, with the address of now, never a member; nobody holds an account that is not there', async () => {
    const owner = await open();
    await open({ memberOf: owner.email, role: 'admin' });
    const authorization = `Bearer ${accounts.tokenFor('billing', 'internal')}`;
    const holderOf = (accountId: string) =>
      accounts.internal.inject({ url: `/internal/accounts/${accountId}/holder`, headers: { authorization } });
    expect((await holderOf(owner.accountId)).json()).toEqual({
      ...{ email: owner.email, name: 'Ada Canary' },
      company: null,
    });
    expect((await holderOf('nowhere')).statusCode).toBe(404);
  });
});

describe('the document of a person', () => {
  it('of a holder has the team, the times of the person and no trace of another product', async () => {
    const owner = await open();
    const member = await open({ memberOf: owner.email, role: 'download' });
    await accounts.post('/api/login', { email: owner.email, password: 'quiet-meadow-17' });
    const { body } = await documentOf(owner);
    expect(body).toMatchObject({
      ...{ uid: owner.personId, _docId: owner.personId, id: owner.personId, inviteStatus: null, archived: false },
      companyUsers: [{ name: 'Ada Canary', email: member.email, role: 'download' }],
      ...{ customer_id: null, needsPort: false },
      user: { uid: owner.personId, email: owner.email },
    });
    const { creationTime, lastLoginTime } = body['user'] as { creationTime: string; lastLoginTime: string };
    expect(Date.parse(lastLoginTime)).toBeGreaterThanOrEqual(Date.parse(creationTime));
  });

  it('of an account that pays has its customer id, as billing told it', async () => {
    const owner = await open();
    const plan = { planId: 'team-unlimited', status: 'live', membersMax: 10, terms: {}, customerId: 'cus_9' };
    await inScope(accounts.database.db, [owner.accountId], (trx) => setAccountPlan(trx, owner.accountId, plan));
    expect((await documentOf(owner)).body).toMatchObject({ customer_id: 'cus_9' });
  });

  it('of a member names the holder, and of the others not even an address', async () => {
    const owner = await open();
    const [one, two] = [
      await open({ memberOf: owner.email, role: 'download' }),
      await open({ memberOf: owner.email, role: 'admin' }),
    ];
    const { body, text } = await documentOf(one, 'download');
    expect(body).toMatchObject({
      ...{ id: owner.personId, uid: one.personId, role: 'download', inviteStatus: 'converted' },
      companyUsers: [{ email: one.email, role: 'download' }],
    });
    for (const hidden of [two.email, two.personId, owner.email]) expect(text).not.toContain(hidden);
    // The role is the one of now: a token that says admin shows no more.
    expect((await documentOf(one, 'admin')).text).not.toContain(two.email);
    expect((await documentOf(two)).body).toMatchObject({ companyUsers: [{}, {}] });
  });

  it('of a member has the whole company profile, and of who was removed none', async () => {
    const owner = await open();
    const member = await open({ memberOf: owner.email, role: 'download' });
    const company = { name: 'Canary Roofing', phone: '6025550134', email: 'office@canary.test' };
    const token = accounts.tokenFor('gateway', 'forward', { ...owner, role: 'admin' });
    const headers = { authorization: `Bearer ${token}` };
    const kept = { method: 'PUT', url: '/api/v2/company-profile', headers, payload: company } as const;
    expect((await accounts.app.inject(kept)).statusCode).toBe(200);
    expect((await documentOf(member, 'download')).body).toMatchObject({ companyProfile: company });
    const removal = { method: 'POST', url: `/api/v2/team/members/${member.personId}/remove`, headers } as const;
    expect((await accounts.app.inject(removal)).statusCode).toBe(200);
    expect((await documentOf(member, 'download')).body).toMatchObject({ role: 'removed', companyProfile: null });
  });

  it('of another account is unknown, whoever asks', async () => {
    const [mine, theirs] = [await open(), await open()];
    const asked = { accountId: mine.accountId, personId: theirs.personId };
    expect((await documentOf(asked)).status).toBe(404);
    expect((await documentOf({ ...asked, accountId: 'nowhere' })).status).toBe(404);
  });

  it('of an imported account has its customer id, and says until the port that it waits', async () => {
    const uid = randomUUID();
    await accounts.postAs('operator', '/internal/legacy/accounts', {
      owner: { uid, email: `${uid}@canary.test`, name: null, createdAt: '2020-02-03T04:05:06.000Z' },
      ...{ members: [], company: null, needsPort: true, leadsRemaining: null },
      plan: {
        ...{ planId: 'team-unlimited', status: 'live', anchoredAt: null },
        ...{ processor: 'stripe', customerId: 'cus_7', subscriptionId: 'sub_7' },
      },
    });
    const me = { accountId: uid, personId: uid };
    expect((await documentOf(me)).body).toMatchObject({
      ...{ id: uid, customer_id: 'cus_7', needsPort: true },
      user: { creationTime: '2020-02-03T04:05:06.000000Z', lastLoginTime: null },
    });
    const token = accounts.tokenFor('gateway', 'forward', { ...me, role: 'admin' });
    const headers = { authorization: `Bearer ${token}` };
    await accounts.app.inject({ method: 'POST', url: '/api/v2/me/account-port', headers });
    expect((await documentOf(me)).body).toMatchObject({ needsPort: false });
  });
});
