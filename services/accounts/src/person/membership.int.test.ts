import { sql } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import { inScope } from '@leadwright/postgres/scope';
import { member, memberStream } from '../domain/member.ts';
import { cookieOf, runAccounts, type RunningAccounts } from '../testing/running-accounts.ts';
import { accountOfLogin, accountsOf, activeMembershipsOf, readMembership } from './membership.ts';
import { findByEmail, readMember, readPerson } from './person.ts';

const password = 'quiet-meadow-17';
const context = { actorId: 'test', correlationId: 'test' };

let accounts: RunningAccounts;
beforeAll(async () => {
  accounts = await runAccounts();
});
afterAll(() => accounts.stop());

type Opened = { accountId: string; personId: string; email: string };
async function open(more: object = { planId: 'team-unlimited' }): Promise<Opened> {
  const email = `${uuidV7()}@example.com`;
  const answer = await accounts.postAs('standalone', '/internal/accounts', { email, name: 'Ada', password, ...more });
  return { ...answer.json<{ accountId: string; personId: string }>(), email };
}
const join = ({ accountId }: Opened, { personId }: Opened, role: 'admin' | 'download') =>
  accounts.store.execute(
    memberStream(accountId, personId),
    member,
    { type: 'JoinMember', personId, role } as const,
    context,
  );

describe('a membership', () => {
  it('stands as soon as an account is opened or joined, and says who owns the account', async () => {
    const owner = await open();
    const joined = await open({ memberOf: owner.email, role: 'download' });
    const read = (personId: string) =>
      inScope(accounts.database.db, [owner.accountId], (trx) => readMembership(trx, owner.accountId, personId));
    expect(await read(owner.personId)).toMatchObject({ role: 'admin', status: 'active', owner: true });
    expect(await read(joined.personId)).toMatchObject({ role: 'download', status: 'active', owner: false });
    expect(await read('nobody')).toBeNull();
  });

  it('lets one person belong to several accounts, with a role in each', async () => {
    const [own, other] = [await open(), await open()];
    await join(other, own, 'download');
    const found = await activeMembershipsOf(accounts.database, own.personId);
    expect(found.map(({ accountId, role, owner }) => [accountId, role, owner])).toEqual([
      [own.accountId, 'admin', true],
      [other.accountId, 'download', false],
    ]);
    expect((await accountsOf(accounts.database, own.personId)).sort()).toEqual([own.accountId, other.accountId].sort());
    const asSeenBy = (accountId: string) =>
      inScope(accounts.database.db, [accountId], (trx) => readMember(trx, accountId, own.personId));
    expect(await asSeenBy(own.accountId)).toMatchObject({ accountId: own.accountId, role: 'admin' });
    expect(await asSeenBy(other.accountId)).toMatchObject({ accountId: other.accountId, role: 'download' });
  });

  it('lets an account see its members alone, wherever their own account is', async () => {
    const [own, other, third] = [await open(), await open(), await open()];
    await join(other, own, 'download');
    const seenFrom = (accountId: string) =>
      inScope(accounts.database.db, [accountId], (trx) => readPerson(trx, own.personId));
    expect(await seenFrom(other.accountId)).toMatchObject({ id: own.personId });
    expect(await seenFrom(third.accountId)).toBeNull();
    expect(
      await inScope(accounts.database.db, [third.accountId], (trx) =>
        readMembership(trx, other.accountId, own.personId),
      ),
    ).toBeNull();
  });
});

describe('the role of a session', () => {
  it('is the one of its account now, and the log-in opens the home account', async () => {
    const own = await open();
    const signedIn = await accounts.post('/api/login', { email: own.email, password });
    expect(signedIn.json()).toMatchObject({ accountId: own.accountId, role: 'admin' });
    await setStatus(own, 'removed');
    const refreshed = await accounts.post('/api/v2/sessions/refresh', undefined, cookieOf(signedIn));
    expect(refreshed.json()).toMatchObject({ accountId: own.accountId, role: 'removed' });
    const of = await accounts.postAs('gateway', '/gateway/sessions/of-cookie', { cookie: cookieOf(refreshed) });
    expect(of.json()).toMatchObject({ role: 'removed' });
    const me = await accounts.app.inject({
      url: '/api/v2/me',
      headers: {
        authorization: `Bearer ${accounts.tokenFor('gateway', 'forward', { personId: own.personId, accountId: own.accountId, role: 'admin' })}`,
      },
    });
    expect(me.json()).toMatchObject({ role: 'removed' });
  });

  it('opens another account where the home has no place for the person any more', async () => {
    const [own, other] = [await open(), await open()];
    await join(other, own, 'download');
    await setStatus(own, 'removed');
    const person = await findByEmail(accounts.database, own.email);
    if (!person) throw new Error('the person is gone');
    expect(await accountOfLogin(accounts.database, person)).toBe(other.accountId);
    const signedIn = await accounts.post('/api/login', { email: own.email, password });
    expect(signedIn.json()).toMatchObject({ accountId: other.accountId, role: 'download' });
  });
});

function setStatus({ accountId, personId }: Opened, status: 'removed' | 'disabled'): Promise<unknown> {
  return inScope(accounts.database.db, [accountId], (trx) =>
    sql`update membership set status = ${status}, archived_at = ${status === 'removed' ? sql`now()` : null}
      where account_id = ${accountId} and person_id = ${personId}`.execute(trx),
  );
}
