import { randomUUID } from 'node:crypto';
import { AccountEventSchema } from '@leadwright/contracts/accounts/v1/account_events';
import { verifyAccount } from '@leadwright/eventsourcing/log/verify-chain';
import type { Caller } from '@leadwright/runtime/process/service-tokens';
import type { SignedIn } from '../../auth/open-session.ts';
import { accountsTopic, toMessage } from '../../contracts.ts';
import { endImpersonations } from '../../schedules/end-impersonations.ts';
import { cookieOf, runAccounts, type RunningAccounts } from '../../testing/running-accounts.ts';

let accounts: RunningAccounts;
type Ids = { accountId: string; personId: string };
type Customer = Ids & { email: string };
type Session = { cookie: string; sessionId: string };
let support: Customer;
let owner: Customer;
let member: Customer;

const password = 'quiet meadow 17';

async function open(more: object): Promise<Customer> {
  const email = `person-${randomUUID()}@example.test`;
  const body = { email, name: 'Olivia', password, ...more };
  return { email, ...(await accounts.postAs('standalone', '/internal/accounts', body)).json<Ids>() };
}
async function logIn({ email }: Customer): Promise<Session> {
  const cookie = cookieOf(await accounts.post('/api/login', { email, password }));
  return { cookie, sessionId: (await streamOf(cookie)).body['sessionId'] as string };
}
async function streamOf(cookie: string) {
  const answer = await accounts.postAs('gateway', '/gateway/sessions/of-cookie', { cookie });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}
async function ask(method: 'GET' | 'POST' | 'PUT', url: string, who: Partial<Caller>, payload?: object) {
  const answer = await accounts.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${accounts.tokenFor('gateway', 'forward', who)}` },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: answer.statusCode, body: (answer.body === '' ? {} : answer.json()) as Record<string, unknown> };
}
const asSupport = ({ sessionId }: Session): Partial<Caller> => ({
  ...{ personId: support.personId, accountId: support.accountId, sessionId },
  ...{ role: 'admin', staff: 'super-admin' },
});
const start = (session: Session, personId = owner.personId, reason = 'Ticket 4711') =>
  ask('POST', '/api/v2/superadmin/impersonations', asSupport(session), { personId, reason });
/** Who acts, as the gateway reads it in the token. */
function actorOf(body: unknown): Partial<Caller> & { accountId: string; sessionId: string; lifeSeconds: number } {
  const { token } = body as SignedIn;
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, never>;
  const { sub: personId, account: accountId, role, staff, sid: sessionId, act: impersonatorId } = claims;
  const lifeSeconds = (claims['exp'] ?? 0) - (claims['iat'] ?? 0);
  return { personId, accountId, role, staff, sessionId, impersonatorId, lifeSeconds } as never;
}
async function isLive({ accountId, sessionId }: { accountId: string; sessionId: string }): Promise<boolean> {
  const answer = await accounts.app.inject({
    url: `/gateway/sessions/${sessionId}`,
    headers: { authorization: `Bearer ${accounts.tokenFor('gateway', 'gateway', { accountId })}` },
  });
  return answer.json<{ live: boolean }>().live;
}
const change = (text: string) =>
  accounts.database.pool.query(`begin; select set_config('leadwright.scope', 'all', true); ${text}; commit`);
const historyOf = async ({ accountId }: Customer) => accounts.store.readAccount(accountId, 0, 500);

beforeAll(async () => {
  // Nobody guesses here, and a real hash costs more than all else.
  accounts = await runAccounts({
    passwords: {
      hash: async (given) => `hash of ${given}`,
      verify: async (hash, given) => hash === `hash of ${given}`,
      isOutdated: () => false,
    },
  });
  support = await open({ planId: 'team-unlimited', staff: 'super-admin' });
});
beforeEach(async () => {
  owner = await open({ planId: 'team-unlimited' });
  member = await open({ memberOf: owner.email });
});
afterAll(() => accounts.stop());

describe('security S23: an impersonation', () => {
  it('gives a token that names both, for ten minutes at a time, and is recorded in the account before it', async () => {
    const session = await logIn(support);
    const { status, body } = await start(session, member.personId);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ uid: member.personId, email: member.email, accountId: owner.accountId, role: 'download' },
      ...{ staff: 'super-admin', impersonatorId: support.personId },
      impersonation: { superAdminEmail: support.email, secondsLeft: expect.any(Number) },
    });
    const { secondsLeft } = (body as SignedIn).impersonation ?? { secondsLeft: 0 };
    expect([secondsLeft > 29 * 60, secondsLeft <= 30 * 60]).toEqual([true, true]);
    const actor = actorOf(body);
    expect(actor).toMatchObject({
      ...{ personId: member.personId, accountId: owner.accountId, role: 'download' },
      ...{ staff: 'super-admin', impersonatorId: support.personId, lifeSeconds: 600 },
    });
    expect(await isLive(actor)).toBe(true);
    expect((await historyOf(owner)).at(-1)).toMatchObject({
      ...{ actorId: support.personId, onBehalfOf: member.personId },
      event: { type: 'ImpersonationStarted', reason: 'Ticket 4711', personId: member.personId },
    });
  });

  it.each([
    ['a reason that is missing', 'impersonation-reason-missing', () => owner.personId, ' '],
    ['a reason with an address', 'impersonation-reason-personal', () => owner.personId, 'for ada@example.test'],
    ['a person who is staff', 'not-impersonable', () => support.personId, 'Ticket 1'],
    ['a person who is unknown', 'person-unknown', () => 'nobody', 'Ticket 1'],
  ])('is refused with %s', async (_, code, whom, reason) => {
    const session = await logIn(support);
    expect((await start(session, whom(), reason)).body).toMatchObject({ code });
  });

  it('is refused to who acts for another already, in either tab, and to who has lost the mark', async () => {
    const session = await logIn(support);
    const { body } = await start(session);
    expect(await start(session, member.personId)).toMatchObject({
      status: 409,
      body: { code: 'impersonating-already' },
    });
    const further = { personId: member.personId, reason: 'Ticket 2' };
    expect(await ask('POST', '/api/v2/superadmin/impersonations', actorOf(body), further)).toMatchObject({
      status: 403,
      body: { code: 'not-while-impersonating' },
    });
    const former = await open({ planId: 'team-unlimited' });
    const claims = { ...asSupport(session), personId: former.personId, accountId: former.accountId };
    expect((await ask('POST', '/api/v2/superadmin/impersonations', claims, further)).status).toBe(403);
  });

  it('of two that start at once, is one', async () => {
    const session = await logIn(support);
    const both = await Promise.all([start(session, owner.personId), start(session, member.personId)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('writes with both ids what is done in it', async () => {
    const actor = actorOf((await start(await logIn(support))).body);
    const profile = { name: 'Byron Roofing', phone: '6025550134', email: 'office@byron.example' };
    expect((await ask('PUT', '/api/v2/company-profile', actor, profile)).status).toBe(200);
    expect((await historyOf(owner)).at(-1)).toMatchObject({
      ...{ actorId: support.personId, onBehalfOf: owner.personId },
      event: { type: 'CompanyProfileChanged' },
    });
    expect((await ask('GET', '/api/v2/me', actor)).body).toMatchObject({
      ...{ uid: owner.personId, superAdmin: true, impersonating: true },
    });
  });

  it('goes on after a reload: cookie and event stream are of who is acted for, and a refresh makes it no longer', async () => {
    const session = await logIn(support);
    const actor = actorOf((await start(session)).body);
    await change(`update impersonation set expires_at = now() + interval '90 seconds' where id = '${actor.sessionId}'`);
    expect((await streamOf(session.cookie)).body).toMatchObject({
      ...{ sessionId: actor.sessionId, personId: owner.personId, accountId: owner.accountId },
      ...{ impersonatorId: support.personId, staff: 'super-admin' },
    });
    const refreshed = await accounts.post('/api/v2/sessions/refresh', undefined, session.cookie);
    const again = actorOf(refreshed.json());
    expect(again).toMatchObject({ personId: owner.personId, sessionId: actor.sessionId });
    expect([again.lifeSeconds > 0, again.lifeSeconds <= 90]).toEqual([true, true]);
    await change(`update impersonation set expires_at = now() where id = '${actor.sessionId}'`);
    expect(await isLive(actor)).toBe(false);
    const own = await accounts.post('/api/v2/sessions/refresh', undefined, cookieOf(refreshed));
    expect(own.json()).toMatchObject({ uid: support.personId });
    expect(own.json()).not.toHaveProperty('impersonation');
  });

  it('stops once, from the page or from another tab, and gives the super-admin the own session back', async () => {
    for (const stopAs of ['who acts', 'the super-admin']) {
      const session = await logIn(support);
      const actor = actorOf((await start(session)).body);
      const who = stopAs === 'who acts' ? actor : asSupport(session);
      for (let i = 0; i < 2; i++)
        expect((await ask('POST', '/api/v2/superadmin/impersonations/stop', who)).status).toBe(204);
      expect(await isLive(actor)).toBe(false);
      expect((await streamOf(session.cookie)).body).toMatchObject({ personId: support.personId, impersonatorId: null });
    }
    const stops = (await historyOf(owner)).filter(({ event }) => event.type === 'ImpersonationStopped');
    expect(stops.map(({ actorId, onBehalfOf }) => [actorId, onBehalfOf])).toEqual([
      [support.personId, owner.personId],
      [support.personId, owner.personId],
    ]);
  });

  const hangsOn: [string, string, (session: Session) => Promise<unknown>][] = [
    ["the super-admin's session", 'session-over', ({ cookie }) => accounts.post('/api/v2/sessions/logout', {}, cookie)],
    ['the mark', 'not-super-admin', () => change(`update person set staff = null where id = '${support.personId}'`)],
    [
      "the person's place in the account",
      'person-gone',
      () => change(`update membership set status = 'disabled' where person_id = '${owner.personId}'`),
    ],
    ['the half hour', 'expired', () => change(`update impersonation set expires_at = now()`)],
  ];
  it.each(hangsOn)('dies with %s, at once, and its end is recorded within a minute', async (_, reason, end) => {
    const session = await logIn(support);
    const actor = actorOf((await start(session)).body);
    expect(await isLive(actor)).toBe(true);
    await end(session);
    expect(await isLive(actor)).toBe(false);
    expect(await endImpersonations(accounts)).toBeGreaterThan(0);
    expect(await endImpersonations(accounts)).toBe(0);
    expect((await historyOf(owner)).at(-1)?.event).toMatchObject({ type: 'ImpersonationStopped', reason });
    await change(`update person set staff = 'super-admin' where id = '${support.personId}'`);
  });

  it('cannot be taken out of the log: the check of the chain finds the removed row', async () => {
    await start(await logIn(support));
    const contract = { topic: accountsTopic, schema: AccountEventSchema, toMessage };
    const lastSeq = (await historyOf(owner)).length;
    expect(await verifyAccount(contract, accounts.store, owner.accountId, lastSeq)).toMatchObject({ ok: true });
    await change(`delete from event_log where account_id = '${owner.accountId}' and type = 'ImpersonationStarted'`);
    expect(await verifyAccount(contract, accounts.store, owner.accountId, lastSeq)).toMatchObject({ ok: false });
  });
});
