import { sql } from 'kysely';
import { inScope } from '@leadwright/postgres/scope';
import { cheapPasswords } from '../../testing/cheap-passwords.ts';
import { cookieOf, runAccounts, type RunningAccounts } from '../../testing/running-accounts.ts';
import { teamPeople, type Somebody } from '../../testing/team-people.ts';

let accounts: RunningAccounts;
let people: ReturnType<typeof teamPeople>;
beforeAll(async () => {
  accounts = await runAccounts({ passwords: cheapPasswords });
  people = teamPeople(accounts);
});
afterAll(() => accounts.stop());

type SignedIn = { statusCode: number; headers: Record<string, unknown>; json(): { accountId: string; role: string } };
const codeOf = (answer: { json(): { code?: string } }) => answer.json().code;
const change = (admin: Somebody, personId: string, what: string, body?: object) =>
  people.as('POST', admin, `/api/v2/team/members/${personId}/${what}`, body);
const refreshed = (signedIn: SignedIn) => accounts.post('/api/v2/sessions/refresh', undefined, cookieOf(signedIn));
const endedBecause = async ({ personId, accountId }: Somebody): Promise<(string | null)[]> => {
  const { rows } = await inScope(accounts.database.db, [accountId], (trx) =>
    sql<{ reason: string | null }>`select reason from session where person_id = ${personId}
      order by started_at, id`.execute(trx),
  );
  return rows.map(({ reason }) => reason);
};

describe('security S13: a member whose access ends', () => {
  it.each([
    ['remove', undefined, 'member-removed', 'removed'],
    ['disable', undefined, 'member-disabled', 'removed'],
    ['role', { role: 'admin' }, 'role-changed', 'admin'],
  ])(
    'by %s has no session left in the account, and the next one says what is left',
    async (what, body, reason, role) => {
      const owner = await people.open();
      const member = await people.join(owner);
      const second = await people.logIn(member.email);
      const done = await change(owner, member.personId, what, body);
      expect(done.json()).toMatchObject({ personId: member.personId, name: 'Grace Hopper', email: member.email });
      expect(await endedBecause(member)).toEqual([reason, reason]);
      expect((await refreshed(member.answer)).statusCode).toBe(401);
      expect((await refreshed(second)).statusCode).toBe(401);
      const after = await people.logIn(member.email);
      expect(after.json()).toMatchObject({ accountId: owner.accountId, role });
      const me = await people.as('GET', { ...member, role: null }, '/api/v2/me');
      expect(me.json()).toMatchObject({ role });
    },
  );

  it('is refused every route of the account, and is still answered who they are', async () => {
    const owner = await people.open();
    const member = await people.join(owner, 'admin');
    await change(owner, member.personId, 'remove');
    const removed = { ...member, role: null };
    for (const path of ['/api/v2/team', '/api/v2/company-profile'])
      expect((await people.as('GET', removed, path)).statusCode).toBe(403);
    expect((await people.as('GET', removed, '/api/v2/me/accounts')).json()).toEqual({ accounts: [] });
  });

  it('keeps the sessions in other accounts', async () => {
    const [owner, own] = [await people.open(), await people.open(1, 'free-trial')];
    const elsewhere = await people.logIn(own.email);
    const { token } = await people.invite(owner, { email: own.email });
    await accounts.post('/api/v2/invitations/confirm', { token });
    const here = await people.logIn(own.email);
    expect(here.json()).toMatchObject({ accountId: owner.accountId });
    await change(owner, own.personId, 'remove');
    expect((await refreshed(here)).statusCode).toBe(401);
    expect((await refreshed(elsewhere)).json()).toMatchObject({ accountId: own.accountId, role: 'admin' });
    expect((await people.logIn(own.email)).json()).toMatchObject({ accountId: own.accountId });
    // Of who is gone, and whose home is elsewhere, the account learns nothing any more.
    expect((await people.team(owner)).members.map(({ personId }) => personId)).toEqual([owner.personId]);
  });

  it('gets access back when enabled', async () => {
    const owner = await people.open();
    const member = await people.join(owner);
    await change(owner, member.personId, 'disable');
    await change(owner, member.personId, 'enable');
    expect((await people.logIn(member.email)).json()).toMatchObject({ role: 'download' });
  });
});

describe('an admin', () => {
  it("removes neither oneself nor the owner, and never another account's member", async () => {
    const [owner, stranger] = [await people.open(), await people.open()];
    const admin = await people.join(owner, 'admin');
    const theirs = await people.join(stranger);
    const self = await change(admin, admin.personId, 'remove');
    expect([self.statusCode, self.json()]).toMatchObject([409, { message: 'Uh oh, you cannot remove yourself.' }]);
    for (const what of ['disable', 'remove'])
      expect(codeOf(await change(admin, owner.personId, what))).toBe('owner-stays');
    expect(codeOf(await change(admin, owner.personId, 'role', { role: 'download' }))).toBe('owner-stays');
    for (const what of ['disable', 'enable', 'remove']) {
      const answer = await change(admin, theirs.personId, what);
      expect([answer.statusCode, codeOf(answer)]).toEqual([404, 'not-a-member']);
    }
    expect((await refreshed(theirs.answer)).statusCode).toBe(200);
  });

  it('finds a removal done when it is repeated, and who was removed as archived', async () => {
    const owner = await people.open();
    const member = await people.join(owner);
    for (let n = 0; n < 2; n += 1) expect((await change(owner, member.personId, 'remove')).statusCode).toBe(200);
    expect((await accounts.eventsOf(owner.accountId)).filter((type) => type === 'MemberRemoved')).toHaveLength(1);
    expect((await people.team(owner)).members[1]).toMatchObject({
      personId: member.personId,
      status: 'removed',
      archived: true,
      archivedAt: expect.stringMatching(/^\d{4}-/),
    });
  });
});

describe('security S15: the team', () => {
  it('takes no field that a client must not set, and keeps its state', async () => {
    const owner = await people.open();
    const member = await people.join(owner);
    const before = await people.team(owner);
    const forbidden = [
      'owner',
      'status',
      'accountId',
      'account_id',
      'staff',
      'superAdmin',
      'seats',
      'membersMax',
      'leads',
    ];
    const bodies: [string, object][] = [
      ['/api/v2/team/invitations', { email: 'x@example.com', name: 'X', role: 'download' }],
      [`/api/v2/team/members/${member.personId}/role`, { role: 'admin' }],
      ['/api/v2/invitations/accept', { token: 't', name: 'X', password: 'violet lamp 31 x' }],
      ['/api/v2/invitations/confirm', { token: 't' }],
      ['/api/v2/me/account', { accountId: owner.accountId }],
    ];
    for (const [path, body] of bodies) {
      for (const field of forbidden.filter((name) => !(name in body)))
        expect([path, field, (await people.as('POST', owner, path, { ...body, [field]: 1 })).statusCode]).toEqual([
          path,
          field,
          400,
        ]);
    }
    for (const role of ['owner', 'super-admin', 'removed', ''])
      expect((await change(owner, member.personId, 'role', { role })).statusCode).toBe(400);
    expect(await people.team(owner)).toEqual(before);
  });
});

describe('a person of several accounts', () => {
  async function several() {
    const [owner, own] = [await people.open(), await people.open(1, 'free-trial')];
    const { token } = await people.invite(owner, { email: own.email });
    await accounts.post('/api/v2/invitations/confirm', { token });
    const here = await people.logIn(own.email);
    const { rows } = await inScope(accounts.database.db, [owner.accountId], (trx) =>
      sql<{ id: string }>`select id from session where person_id = ${own.personId}`.execute(trx),
    );
    return { owner, own, here, as: { ...own, accountId: owner.accountId, sessionId: rows[0]?.id ?? null } };
  }

  it('lists them, goes on in another with its role, and the session before is over', async () => {
    const { owner, own, here, as } = await several();
    const { accounts: mine } = (await people.as('GET', as, '/api/v2/me/accounts')).json<{ accounts: object[] }>();
    expect(mine).toEqual([
      { accountId: own.accountId, company: null, ownerName: 'Ada', role: 'admin', owner: true, current: false },
      { accountId: owner.accountId, company: null, ownerName: 'Ada', role: 'download', owner: false, current: true },
    ]);
    const chosen = await people.as('POST', as, '/api/v2/me/account', { accountId: own.accountId });
    expect(chosen.json()).toMatchObject({ uid: own.personId, accountId: own.accountId, role: 'admin' });
    expect((await refreshed(chosen)).statusCode).toBe(200);
    expect((await refreshed(here)).statusCode).toBe(401);
  });

  it('goes on in no account that they do not belong to, whether it exists or not', async () => {
    const { as } = await several();
    const stranger = await people.open();
    for (const accountId of [stranger.accountId, 'nowhere']) {
      const answer = await people.as('POST', as, '/api/v2/me/account', { accountId });
      expect([answer.statusCode, codeOf(answer), answer.headers['set-cookie']]).toEqual([
        404,
        'account-not-yours',
        undefined,
      ]);
    }
  });

  it('is nobody whom a super-admin acts for', async () => {
    const { own, as } = await several();
    const acting = { ...as, impersonatorId: 's' };
    const answer = await people.as('POST', acting, '/api/v2/me/account', { accountId: own.accountId });
    expect([answer.statusCode, codeOf(answer)]).toEqual([403, 'acting-for-another']);
  });
});

describe('who lost access', () => {
  it('goes on with an own account on the trial, converted, which the next log-in opens', async () => {
    const owner = await people.open();
    const member = await people.join(owner);
    await change(owner, member.personId, 'remove');
    const converted = await people.as('POST', { ...member, role: null }, '/api/v2/me/conversion');
    expect(converted.json()).toMatchObject({ uid: member.personId, role: 'admin' });
    const { accountId } = converted.json<Somebody>();
    expect(accountId).not.toBe(owner.accountId);
    expect(await accounts.eventsOf(accountId)).toEqual(['AccountOpened', 'SessionStarted']);
    expect((await accounts.eventsOf(owner.accountId)).at(-1)).toBe('MemberConverted');
    expect((await people.logIn(member.email)).json()).toMatchObject({ accountId, role: 'admin' });
    const { rows } = await inScope(accounts.database.db, [owner.accountId], (trx) =>
      sql<{ status: string }>`select status from invitation where person_id = ${member.personId}`.execute(trx),
    );
    expect(rows).toEqual([{ status: 'converted' }]);
  });

  it('is nobody who still has access', async () => {
    const owner = await people.open();
    const member = await people.join(owner);
    for (const who of [member, owner])
      expect(codeOf(await people.as('POST', who, '/api/v2/me/conversion'))).toBe('still-a-member');
  });
});
