import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { inScope } from '@leadwright/postgres/scope';
import { deviceInWords } from '../../person/session-device.ts';
import { cheapPasswords } from '../../testing/cheap-passwords.ts';
import { cookieOf, runAccounts, type RunningAccounts } from '../../testing/running-accounts.ts';

let accounts: RunningAccounts;
beforeAll(async () => {
  accounts = await runAccounts({ passwords: cheapPasswords });
});
afterAll(() => accounts.stop());

const password = 'quiet meadow 17';
const agents = {
  windows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0',
  phone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
};
type Customer = { email: string; accountId: string; personId: string };
type Shown = { id: string; device: string; address: string; startedAt: string; lastUsedAt: string; current: boolean };

async function customer(more: object = { planId: 'team-unlimited' }): Promise<Customer> {
  const email = `person-${randomUUID()}@example.test`;
  const body = { email, name: 'Olivia', password, ...more };
  const made = await accounts.postAs('standalone', '/internal/accounts', body);
  return { email, ...made.json<Omit<Customer, 'email'>>() };
}
const forwarded = (known: Partial<Customer> | null, sessionId: string | null = null): string =>
  `Bearer ${accounts.tokenFor('gateway', 'forward', known ? { ...known, role: 'admin', sessionId } : { personId: 'anonymous' })}`;

/** Logs in as the gateway forwards it from this browser; answers the session's id and its cookie. */
async function logIn(known: Customer, userAgent: string, address: string): Promise<{ id: string; cookie: string }> {
  const answer = await accounts.app.inject({
    method: 'POST',
    url: '/api/login',
    headers: { authorization: forwarded(null), 'user-agent': userAgent, 'x-client-address': address },
    payload: { email: known.email, password },
  });
  const cookie = cookieOf(answer);
  const owner = await accounts.postAs('gateway', '/gateway/sessions/of-cookie', { cookie });
  return { id: owner.json<{ sessionId: string }>().sessionId, cookie };
}
const ask = (known: Customer, sessionId: string | null, method: 'GET' | 'POST', url: string) =>
  accounts.app.inject({ method, url, headers: { authorization: forwarded(known, sessionId) } });
const sessionsOf = async (known: Customer, sessionId: string | null): Promise<Shown[]> =>
  (await ask(known, sessionId, 'GET', '/api/v2/me/sessions')).json<{ sessions: Shown[] }>().sessions;
const end = (known: Customer, asking: string | null, id: string) =>
  ask(known, asking, 'POST', `/api/v2/me/sessions/${id}/end`);
const lives = async ({ accountId }: Customer, id: string): Promise<boolean> => {
  const authorization = `Bearer ${accounts.tokenFor('gateway', 'gateway', { accountId })}`;
  const answer = await accounts.app.inject({ url: `/gateway/sessions/${id}`, headers: { authorization } });
  return answer.json<{ live: boolean }>().live;
};
const change = (known: Customer, statement: string) =>
  inScope(accounts.database.db, [known.accountId], (trx) => sql.raw(statement).execute(trx));

describe("a person's own sessions", () => {
  it('are listed with device, address and times, the last used first, and this one is marked', async () => {
    const known = await customer();
    const desk = await logIn(known, agents.windows, '192.0.2.17');
    const phone = await logIn(known, agents.phone, '192.0.2.40');
    const list = await sessionsOf(known, desk.id);
    expect(list).toEqual([
      expect.objectContaining({ id: phone.id, device: 'Safari on iPhone', address: '192.0.2.40', current: false }),
      expect.objectContaining({ id: desk.id, device: 'Firefox on Windows', address: '192.0.2.17', current: true }),
    ]);
    for (const { startedAt, lastUsedAt } of list) expect(startedAt <= lastUsedAt).toBe(true);
    // A renewal counts as use, and says from where.
    await accounts.app.inject({
      method: 'POST',
      url: '/api/v2/sessions/refresh',
      headers: {
        authorization: forwarded(null),
        cookie: desk.cookie,
        'user-agent': agents.windows,
        'x-client-address': '198.51.100.9',
      },
    });
    expect((await sessionsOf(known, desk.id))[0]).toMatchObject({ id: desk.id, address: '198.51.100.9' });
  });

  it('leave out those that ended, are older than thirty days, or were not used for fourteen', async () => {
    const known = await customer();
    const [over, old, idle, here] = [
      await logIn(known, agents.windows, ''),
      await logIn(known, agents.windows, ''),
      await logIn(known, agents.windows, ''),
      await logIn(known, agents.windows, ''),
    ];
    await end(known, here.id, over.id);
    await change(known, `update session set started_at = now() - interval '31 days' where id = '${old.id}'`);
    await change(
      known,
      `update refresh_token set issued_at = now() - interval '15 days' where session_id = '${idle.id}'`,
    );
    expect((await sessionsOf(known, here.id)).map(({ id }) => id)).toEqual([here.id]);
  });

  it('end one by one, in whichever account they are, and say why', async () => {
    const known = await customer();
    const [here, there] = [await logIn(known, agents.windows, ''), await logIn(known, agents.phone, '')];
    expect((await end(known, here.id, there.id)).statusCode).toBe(204);
    expect([await lives(known, here.id), await lives(known, there.id)]).toEqual([true, false]);
    const events = (await accounts.store.readAccount(known.accountId, 0, 100)).map(({ event }) => event);
    expect(events).toContainEqual(expect.objectContaining({ sessionId: there.id, reason: 'ended-by-person' }));
  });

  it('security S13: of another person look like those that do not exist, also within the account', async () => {
    const owner = await customer();
    const member = await customer({ memberOf: owner.email, role: 'admin' });
    const stranger = await customer();
    const own = await logIn(owner, agents.windows, '');
    for (const other of [member, stranger]) {
      const refused = await end(other, null, own.id);
      const invented = await end(other, null, randomUUID());
      expect([refused.statusCode, refused.json<object>()]).toEqual([
        404,
        { ...invented.json<object>(), correlationId: expect.any(String) },
      ]);
      expect(await sessionsOf(other, null)).toEqual([]);
    }
    expect(await lives(owner, own.id)).toBe(true);
  });

  it('end all but the one that asks, which must be one of them', async () => {
    const known = await customer();
    const [here, one, two] = [
      await logIn(known, agents.windows, ''),
      await logIn(known, agents.windows, ''),
      await logIn(known, agents.phone, ''),
    ];
    const others = (asking: string | null) => ask(known, asking, 'POST', '/api/v2/me/sessions/end-others');
    for (const asking of [null, randomUUID()]) expect((await others(asking)).statusCode).toBe(404);
    expect((await others(here.id)).json()).toEqual({ ended: 2 });
    expect([await lives(known, here.id), await lives(known, one.id), await lives(known, two.id)]).toEqual([
      true,
      false,
      false,
    ]);
    expect((await others(here.id)).json()).toEqual({ ended: 0 });
  });

  it('are new to notification where the person has others and none of them on such a device', async () => {
    const known = await customer();
    const askedOf = async (id: string): Promise<unknown> => {
      const url = `/internal/people/${known.personId}/sessions/${id}`;
      const authorization = `Bearer ${accounts.tokenFor('notification', 'internal', {})}`;
      return (await accounts.internal.inject({ url, headers: { authorization } })).json();
    };
    const first = await logIn(known, agents.windows, '192.0.2.17');
    expect(await askedOf(first.id)).toEqual({ email: known.email, device: 'Firefox on Windows', isNew: false });
    const phone = await logIn(known, agents.phone, '192.0.2.40');
    expect(await askedOf(phone.id)).toMatchObject({ device: 'Safari on iPhone', isNew: true });
    const again = await logIn(known, agents.windows, '192.0.2.99');
    expect(await askedOf(again.id)).toMatchObject({ isNew: false });
  });

  it('keep address and browser out of every event, and go with the person', async () => {
    const known = await customer();
    await logIn(known, 'canary-browser/1', 'canary-address');
    const { rows } = await inScope(accounts.database.db, 'all', (trx) =>
      sql`select count(*)::int as found from event_log
        where payload::text ~* 'canary' or encode(message, 'escape') ~* 'canary'`.execute(trx),
    );
    expect(rows).toEqual([{ found: 0 }]);
    await change(known, `delete from person where id = '${known.personId}'`);
    const left = await inScope(accounts.database.db, 'all', (trx) =>
      sql`select 1 from session_device where person_id = ${known.personId}`.execute(trx),
    );
    expect(left.rows).toEqual([]);
  });
});

describe('the signed-in person', () => {
  it('has a time of creation and of the last log-in', async () => {
    const known = await customer();
    const first = await logIn(known, agents.windows, '');
    const me = async () =>
      (await ask(known, first.id, 'GET', '/api/v2/me')).json<{
        user: { creationTime: string; lastLoginTime: string };
      }>().user;
    const before = await me();
    expect(Date.parse(before.creationTime)).toBeLessThanOrEqual(Date.parse(before.lastLoginTime));
    await logIn(known, agents.phone, '');
    const after = await me();
    expect([after.creationTime, after.lastLoginTime > before.lastLoginTime]).toEqual([before.creationTime, true]);
  });
});

it.each([
  [agents.windows, 'Firefox on Windows'],
  [agents.phone, 'Safari on iPhone'],
  ['curl/8.5.0', 'Unknown device'],
  ['', 'Unknown device'],
  ['<script>alert(1)</script>', 'Unknown device'],
])('the browser %s is named in words', (agent, words) => expect(deviceInWords(agent)).toBe(words));
