// Where visitors cannot sign up themselves.
import { inScope } from '@leadwright/postgres/scope';
import { sql } from 'kysely';
import { runAccounts, type RunningAccounts } from '../../testing/running-accounts.ts';

let accounts: RunningAccounts;
beforeAll(async () => {
  accounts = await runAccounts({ signUpOpen: false });
});
afterAll(() => accounts.stop());

const superAdmin = { personId: 'staff-1', accountId: 'a', role: 'admin', staff: 'super-admin' };

async function send(body: object, who: object = superAdmin) {
  const answer = await accounts.app.inject({
    method: 'POST',
    url: '/api/v2/superadmin/sign-up-links',
    headers: { authorization: `Bearer ${accounts.tokenFor('gateway', 'forward', who)}` },
    payload: body,
  });
  return { status: answer.statusCode, body: answer.json<{ code?: string; message: string }>() };
}

const personOf = (email: string) =>
  inScope(accounts.database.db, 'all', async (trx) => {
    const { rows } = await sql<{ id: string; accountId: string }>`
      select id, account_id as "accountId" from person where email = ${email}`.execute(trx);
    return rows[0];
  });

it('refuses a visitor’s sign-up with the reason, and writes nothing', async () => {
  const answer = await accounts.post('/api/v2/sign-ups', { email: 'visitor@example.test' });
  expect([answer.statusCode, answer.json()]).toMatchObject([
    403,
    { code: 'sign-up-closed', message: 'Sales and support will set up your account and send you a signup link.' },
  ]);
  expect(await personOf('visitor@example.test')).toBeUndefined();
});

it('lets in who got a link from a super-admin, whose doing it is', async () => {
  expect(await send({ email: 'Wanted@example.test', name: 'Wanda' })).toMatchObject({
    status: 202,
    body: { message: 'A signup link is on its way to Wanted@example.test.' },
  });
  const { id = '', accountId = '' } = (await personOf('wanted@example.test')) ?? {};
  const [asked] = await accounts.store.readAccount(accountId, 0, 1);
  expect(asked).toMatchObject({ event: { type: 'SignUpRequested', alreadyACustomer: false } });
  expect(JSON.stringify(asked)).toContain('staff-1');
  const minted = await accounts.postAs('notification', `/internal/people/${id}/links`, { purpose: 'sign-up' });
  const token = new URL(minted.json<{ link: string }>().link).searchParams.get('token') ?? '';
  const confirmed = await accounts.post('/api/v2/sign-ups/confirm', { token, password: 'quiet meadow 17' });
  expect([confirmed.statusCode, confirmed.json()]).toMatchObject([200, { email: 'wanted@example.test' }]);
  expect(await send({ email: 'wanted@example.test' })).toMatchObject({
    status: 409,
    body: { code: 'already-a-customer' },
  });
});

it('sends another to who has not used the first', async () => {
  await send({ email: 'twice@example.test' });
  expect((await send({ email: 'twice@example.test' })).status).toBe(202);
  const person = await personOf('twice@example.test');
  expect(await accounts.eventsOf(person?.accountId ?? '')).toEqual(['SignUpRequested', 'SignUpRequested']);
});

it('refuses what is no address', async () => {
  expect(await send({ email: 'nobody' })).toMatchObject({ status: 400 });
});
