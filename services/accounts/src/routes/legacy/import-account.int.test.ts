import { randomUUID } from 'node:crypto';
import { runAccounts, type RunningAccounts } from '../../testing/running-accounts.ts';
import type { LegacyAccount, LegacyAnswer } from './import-account.ts';

let accounts: RunningAccounts;
beforeAll(async () => {
  accounts = await runAccounts();
});
afterAll(() => accounts.stop());

const plan = {
  planId: 'team-unlimited',
  status: 'live',
  anchoredAt: '2024-01-31T00:00:00.000Z',
  processor: 'stripe',
  customerId: 'cus_1',
  subscriptionId: 'sub_1',
} as const;
const person = (uid: string = randomUUID()) => ({
  ...{ uid, email: `${uid}@example.test`, name: 'Ada Byron' },
  createdAt: '2021-05-06T07:08:09.000Z',
});
const legacy = (more: Partial<LegacyAccount> = {}): LegacyAccount => ({
  owner: person(),
  members: [],
  company: null,
  plan,
  needsPort: false,
  leadsRemaining: 12_000,
  ...more,
});
async function take(body: LegacyAccount): Promise<LegacyAnswer> {
  const answer = await accounts.postAs('operator', '/internal/legacy/accounts', body);
  expect(answer.statusCode).toBe(200);
  return answer.json<LegacyAnswer>();
}
const logIn = (email: string, password: string) => accounts.post('/api/login', { email, password });
const portAs = (accountId: string, personId: string) =>
  accounts.app.inject({
    method: 'POST',
    url: '/api/v2/me/account-port',
    headers: {
      authorization: `Bearer ${accounts.tokenFor('gateway', 'forward', { personId, accountId, role: 'admin' })}`,
    },
  });

describe('the import of an account', () => {
  it('brings holder, members, company profile and plan over, and a repeat changes nothing', async () => {
    const company = { name: 'Byron Roofing', phone: '(602) 555-0134', email: 'Office@byron.example' };
    const body = legacy({ members: [{ ...person(), role: 'download' as const }], company });
    const first = await take(body);
    expect(first).toEqual({
      owner: 'imported',
      members: [{ uid: body.members[0]?.uid, outcome: 'imported' }],
      company: 'imported',
    });
    const events = ['AccountImported', 'AccountPorted', 'MemberJoined', 'CompanyProfileChanged'];
    expect(await accounts.eventsOf(body.owner.uid)).toEqual(events);
    expect(await take(body)).toEqual({
      owner: 'already-there',
      members: [{ uid: body.members[0]?.uid, outcome: 'already-there' }],
      company: 'already-there',
    });
    expect(await accounts.eventsOf(body.owner.uid)).toEqual(events);
  });

  it('lets people log in after a mailed reset of the password, and not before', async () => {
    const { owner } = legacy();
    await take(legacy({ owner }));
    expect((await logIn(owner.email, 'quiet-meadow-17')).statusCode).toBe(401);
    const mailed = await accounts.postAs('notification', `/internal/people/${owner.uid}/links`, {
      purpose: 'password-reset',
    });
    const { link, purpose } = mailed.json<{ link: string; purpose: string }>();
    expect(purpose).toBe('password-reset');
    const token = new URL(link).searchParams.get('token');
    await accounts.post('/api/v2/password-resets/confirm', { token, password: 'quiet-meadow-17' });
    const answer = await logIn(owner.email, 'quiet-meadow-17');
    expect(answer.json()).toMatchObject({ uid: owner.uid, accountId: owner.uid, role: 'admin' });
  });

  it('refuses an address or an id that somebody has, and writes nothing of a refused account', async () => {
    const known = legacy();
    await take(known);
    const other = { ...person(), email: known.owner.email.toUpperCase() };
    const refused = legacy({ owner: other, members: [{ ...person(), role: 'admin' as const }] });
    expect(await take(refused)).toEqual({ owner: 'address-taken', members: [], company: null });
    expect(await accounts.eventsOf(other.uid)).toEqual([]);
    const team = legacy({
      members: [
        { ...person(known.owner.uid), email: 'else@example.test', role: 'admin' as const },
        { ...person(), email: known.owner.email, role: 'download' as const },
      ],
    });
    expect((await take(team)).members.map(({ outcome }) => outcome)).toEqual(['id-taken', 'address-taken']);
    expect(await accounts.eventsOf(team.owner.uid)).toEqual(['AccountImported', 'AccountPorted']);
  });

  it('keeps an account whose company profile is broken, without the profile', async () => {
    const body = legacy({ company: { name: '', phone: '12', email: 'nobody' } });
    expect(await take(body)).toMatchObject({ owner: 'imported', company: 'company-profile-broken' });
    expect(await accounts.eventsOf(body.owner.uid)).not.toContain('CompanyProfileChanged');
  });

  it('of the same account twice at the same moment imports one', async () => {
    const body = legacy({ members: [{ ...person(), role: 'download' as const }] });
    const both = await Promise.all([take(body), take(body)]);
    expect(both.map(({ owner }) => owner).sort()).toEqual(['already-there', 'imported']);
    expect(await accounts.eventsOf(body.owner.uid)).toEqual(['AccountImported', 'AccountPorted', 'MemberJoined']);
  });
});

describe('the first load of an imported account', () => {
  it('starts the plan of one that waits, once, whoever of the account comes first', async () => {
    const body = legacy({
      needsPort: true,
      leadsRemaining: null,
      members: [{ ...person(), role: 'download' as const }],
    });
    await take(body);
    expect(await accounts.eventsOf(body.owner.uid)).toEqual(['AccountImported', 'MemberJoined']);
    const loads = await Promise.all([
      portAs(body.owner.uid, body.members[0]?.uid ?? ''),
      portAs(body.owner.uid, body.owner.uid),
    ]);
    expect(loads.map((answer) => answer.json<{ ported: boolean }>().ported).sort()).toEqual([false, true]);
    const events = await accounts.eventsOf(body.owner.uid);
    expect(events.filter((type) => type === 'AccountPorted')).toHaveLength(1);
  });

  it('has nothing to do where the import ported the account, or where it was opened here', async () => {
    const body = legacy();
    await take(body);
    expect((await portAs(body.owner.uid, body.owner.uid)).json()).toEqual({ ported: false });
    expect((await portAs('account-of-nobody', 'p')).json()).toEqual({ ported: false });
  });
});
