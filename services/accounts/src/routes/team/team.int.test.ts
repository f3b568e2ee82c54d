import { sql } from 'kysely';
import { inScope } from '@leadwright/postgres/scope';
import { cheapPasswords } from '../../testing/cheap-passwords.ts';
import { cookieOf, runAccounts, type RunningAccounts } from '../../testing/running-accounts.ts';
import { newAddress, teamPeople, type Somebody } from '../../testing/team-people.ts';

let accounts: RunningAccounts;
let people: ReturnType<typeof teamPeople>;
beforeAll(async () => {
  accounts = await runAccounts({ passwords: cheapPasswords });
  people = teamPeople(accounts);
});
afterAll(() => accounts.stop());

const codeOf = (answer: { json(): { code?: string } }) => answer.json().code;
const change = (admin: Somebody, personId: string, what: string, body?: object) =>
  people.as('POST', admin, `/api/v2/team/members/${personId}/${what}`, body);
const refreshed = (signedIn: { headers: Record<string, unknown> }) =>
  accounts.post('/api/v2/sessions/refresh', undefined, cookieOf(signedIn));
const inAll = <Result>(work: Parameters<typeof inScope<Result>>[2]) => inScope(accounts.database.db, 'all', work);

describe('a new person', () => {
  it('is invited as pending, joins by the link with a name and a password, and works in the account', async () => {
    const owner = await people.open();
    const { personId, email, token } = await people.invite(owner);
    expect(await people.team(owner)).toMatchObject({
      seats: { max: 10, taken: 1, left: 9 },
      invitations: [{ personId, email, name: 'Grace', role: 'download', inviteStatus: 'pending', expired: false }],
    });
    const checked = await accounts.post('/api/v2/invitations/check-link', { token });
    expect(checked.json()).toEqual({ usable: true, newcomer: true, name: 'Grace', company: null, role: 'download' });
    const joined = await people.accept({ token });
    expect(joined.json()).toMatchObject({ uid: personId, accountId: owner.accountId, role: 'download' });
    expect((await refreshed(joined)).statusCode).toBe(200);
    expect((await people.logIn(email)).json()).toMatchObject({ accountId: owner.accountId, role: 'download' });
    const team = await people.team(owner);
    expect(team).toMatchObject({ seats: { taken: 2, left: 8 }, invitations: [] });
    expect(team.members.map(({ name, status }) => [name, status])).toEqual([
      ['Ada', 'active'],
      ['Grace Hopper', 'active'],
    ]);
    expect((await accounts.eventsOf(owner.accountId)).slice(-4)).toEqual([
      'MemberInvited',
      'MemberJoined',
      'SessionStarted',
      'SessionStarted',
    ]);
  });

  it('who also signs up gets an own account, and the invitation then waits for a confirmation', async () => {
    const owner = await people.open();
    const { personId, email, token } = await people.invite(owner);
    await accounts.post('/api/v2/sign-ups', { email });
    const linked = await accounts.postAs('notification', `/internal/people/${personId}/links`, { purpose: 'sign-up' });
    const signUpToken = new URL(linked.json<{ link: string }>().link).searchParams.get('token');
    const own = await accounts.post('/api/v2/sign-ups/confirm', { token: signUpToken, password: 'violet lamp 31 x' });
    expect(own.json()).toMatchObject({ role: 'admin' });
    expect(own.json<Somebody>().accountId).not.toBe(owner.accountId);
    expect(codeOf(await people.accept({ token }))).toBe('invitation-not-usable');
    expect((await accounts.post('/api/v2/invitations/confirm', { token })).statusCode).toBe(200);
  });
});

describe('security S12: an invitation', () => {
  it('is used up once, replaced by a newer one, withdrawn, or over after 7 days, and all fail alike', async () => {
    const owner = await people.open();
    const bodies: unknown[] = [];
    const fails = async (token: string) => {
      const answer = await people.accept({ token });
      expect(answer.statusCode).toBe(410);
      const { correlationId: _, ...body } = answer.json<{ correlationId: string }>();
      bodies.push(body);
      expect((await accounts.post('/api/v2/invitations/check-link', { token })).json()).toEqual({
        usable: false,
        newcomer: false,
        name: null,
        company: null,
        role: '',
      });
    };
    const used = await people.invite(owner);
    await people.accept(used);
    await fails(used.token);
    const again = await people.invite(owner);
    await people.as('POST', owner, `/api/v2/team/invitations/${again.personId}/resend`);
    await fails(again.token);
    const newer = await people.mint(owner, again.personId);
    await people.as('POST', owner, `/api/v2/team/invitations/${again.personId}/withdraw`);
    await fails(newer);
    const old = await people.invite(owner);
    const age = (days: string) =>
      inAll((trx) =>
        sql`update invitation set expires_at = expires_at - ${days}::interval where person_id = ${old.personId}`.execute(
          trx,
        ),
      );
    await age('6 days 23 hours');
    expect((await accounts.post('/api/v2/invitations/check-link', { token: old.token })).json()).toMatchObject({
      usable: true,
    });
    await age('61 minutes');
    await fails(old.token);
    await fails('never-mailed');
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
  });

  it('is bound to the account, the role and the address that were invited', async () => {
    const [owner, other] = [await people.open(), await people.open()];
    const known = await people.join(other);
    const { token } = await people.invite(owner, { email: known.email });
    await inAll((trx) => sql`update person set email = ${newAddress()} where id = ${known.personId}`.execute(trx));
    expect((await accounts.post('/api/v2/invitations/confirm', { token })).statusCode).toBe(410);
    const invited = await people.invite(owner);
    const more = { token: invited.token, name: 'G', password: 'violet lamp 31 x', role: 'admin' };
    expect((await accounts.post('/api/v2/invitations/accept', more)).statusCode).toBe(400);
    expect((await people.accept(invited)).json()).toMatchObject({ accountId: owner.accountId, role: 'download' });
  });

  it('is stored as a hash alone, and its address nowhere but with the person', async () => {
    const owner = await people.open();
    const { token, email } = await people.invite(owner);
    const { rows } = await inAll((trx) =>
      sql<{ found: string }>`select invitation::text as found from invitation union all
        select payload::text || encode(message, 'escape') from event_log`.execute(trx),
    );
    expect(rows.filter(({ found }) => found.includes(token) || found.includes(email))).toEqual([]);
  });

  it('lets one of 100 people join who accept the last seat at once', async () => {
    const owner = await people.open(2);
    const invited = [];
    for (let n = 0; n < 100; n += 1) invited.push(await people.invite(owner));
    const answers = await Promise.all(invited.map(people.accept));
    const outcomes = answers.map((answer) => (answer.statusCode === 200 ? 'joined' : codeOf(answer)));
    expect(outcomes.filter((outcome) => outcome === 'joined')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'no-seat-left')).toHaveLength(99);
    expect((await people.team(owner)).seats).toEqual({ max: 2, taken: 2, left: 0 });
    // A refused one keeps the link: with another seat it works.
    const waiting = invited[outcomes.indexOf('no-seat-left')];
    await people.setPlan(owner, 3);
    expect((await people.accept({ token: waiting?.token ?? '' })).statusCode).toBe(200);
  });
});

describe('seats', () => {
  it('are the people of the plan less the members, stay while a payment is due, and end with the subscription', async () => {
    const owner = await people.open(3);
    await people.join(owner);
    await people.setPlan(owner, 3, 'past-due');
    expect((await people.team(owner)).seats).toEqual({ max: 3, taken: 2, left: 1 });
    await people.setPlan(owner, 1);
    expect((await people.team(owner)).seats).toEqual({ max: 1, taken: 2, left: 0 });
    await people.setPlan(owner, 3, 'cancelled');
    const asked = await people.as('POST', owner, '/api/v2/team/invitations', {
      email: newAddress(),
      name: 'G',
      role: 'download',
    });
    expect([asked.statusCode, codeOf(asked)]).toEqual([409, 'no-seat-left']);
    expect((await people.team(owner)).invitations).toEqual([]);
  });

  it('are the owner’s first, then of who joined first: the others are shown without one', async () => {
    const admin = await people.open(3);
    for (let each = 0; each < 2; each += 1) await people.join(admin);
    const over = async () => (await people.team(admin)).members.map(({ overSeats }) => overSeats);
    expect(await over()).toEqual([false, false, false]);
    await people.setPlan(admin, 2);
    expect(await over()).toEqual([false, false, true]);
    await people.setPlan(admin, 1);
    expect(await over()).toEqual([false, true, true]);
  });

  it('are kept by who is disabled, and free again once somebody is removed', async () => {
    const owner = await people.open(2);
    const member = await people.join(owner);
    await change(owner, member.personId, 'disable');
    expect((await people.team(owner)).seats.left).toBe(0);
    await change(owner, member.personId, 'remove');
    expect((await people.team(owner)).seats.left).toBe(1);
  });
});

describe('security S9: an admin who invites', () => {
  const ask = (admin: Somebody, email: string) =>
    people.as('POST', admin, '/api/v2/team/invitations', { email, name: 'Typed', role: 'download' });

  it('reads that a person pays for an own plan, also late, and hears nothing else about who is known', async () => {
    const owner = await people.open();
    for (const status of ['live', 'cancelling', 'past-due']) {
      const answer = await ask(owner, (await people.open(10, status)).email);
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({
        code: 'own-subscription',
        message: 'Uh oh, this person already has an active subscription and cannot be added to your account.',
      });
    }
    for (const email of [
      newAddress(),
      (await people.open(1, 'free-trial')).email,
      (await people.open(1, 'cancelled')).email,
    ]) {
      const answer = await ask(owner, email);
      expect([answer.statusCode, answer.json()]).toEqual([
        201,
        { personId: expect.any(String), name: 'Typed', email, role: 'download' },
      ]);
    }
    // The name that somebody has stays unknown until they join, and so does whether there is one.
    const { invitations } = await people.team(owner);
    expect(invitations.map(({ name }) => name)).toEqual(['Typed', 'Typed', 'Typed']);
    for (const { personId, email } of invitations)
      for (const what of ['resend', 'withdraw']) {
        const answer = await people.as('POST', owner, `/api/v2/team/invitations/${personId}/${what}`);
        expect(answer.json()).toEqual({ personId, name: 'Typed', email, role: 'download' });
      }
  });

  it('reads the name that this account entered, not that of another account, and so does who is invited', async () => {
    const [owner, other] = [await people.open(), await people.open()];
    const { email } = await people.invite(other);
    const { personId } = (await ask(owner, email)).json<{ personId: string }>();
    expect((await people.team(owner)).invitations.map(({ name }) => name)).toEqual(['Typed']);
    const checked = await accounts.post('/api/v2/invitations/check-link', {
      token: await people.mint(owner, personId),
    });
    expect(checked.json()).toMatchObject({ usable: true, newcomer: true, name: 'Typed' });
  });

  it('never learns another address that the person has by now, nor sends the link there', async () => {
    const [owner, other] = [await people.open(), await people.open(1, 'free-trial')];
    const { personId } = await people.invite(owner, { email: other.email });
    const moved = newAddress();
    await inAll((trx) => sql`update person set email = ${moved} where id = ${personId}`.execute(trx));
    const resent = await people.as('POST', owner, `/api/v2/team/invitations/${personId}/resend`);
    expect([resent.statusCode, codeOf(resent)]).toEqual([409, 'not-invited']);
    const withdrawn = await people.as('POST', owner, `/api/v2/team/invitations/${personId}/withdraw`);
    expect([withdrawn.statusCode, withdrawn.json()]).toMatchObject([200, { personId, email: '' }]);
    expect(resent.body + withdrawn.body).not.toContain(moved);
  });

  it('is refused once more at the answer, when the person took a plan meanwhile', async () => {
    const [owner, other] = [await people.open(), await people.open(1, 'free-trial')];
    const { token } = await people.invite(owner, { email: other.email });
    await people.setPlan(other, 1, 'live');
    expect(codeOf(await accounts.post('/api/v2/invitations/confirm', { token }))).toBe('own-subscription');
  });
});

describe('somebody with an account', () => {
  it('confirms without being logged in, and the next log-in opens the account that invited', async () => {
    const [owner, other] = [await people.open(), await people.open(1, 'free-trial')];
    const { token } = await people.invite(owner, { email: other.email, role: 'admin' });
    const confirmed = await accounts.post('/api/v2/invitations/confirm', { token });
    expect([confirmed.statusCode, confirmed.headers['set-cookie']]).toEqual([200, undefined]);
    expect(confirmed.json()).toEqual({ accountId: owner.accountId, company: null, role: 'admin' });
    expect((await people.logIn(other.email)).json()).toMatchObject({ accountId: owner.accountId, role: 'admin' });
  });
});
