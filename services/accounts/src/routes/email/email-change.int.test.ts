import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { inScope } from '@leadwright/postgres/scope';
import { eventually } from '@leadwright/testing/eventually';
import { sweep } from '../../schedules/sweep.ts';
import { cheapPasswords } from '../../testing/cheap-passwords.ts';
import { cookieOf, runAccounts, type RunningAccounts } from '../../testing/running-accounts.ts';

let accounts: RunningAccounts;
beforeAll(async () => {
  accounts = await runAccounts({ passwords: cheapPasswords });
});
afterAll(() => accounts.stop());

const password = 'quiet meadow 17';
type Customer = { email: string; accountId: string; personId: string };
type Wish = { email: string; link: string | null };

async function customer(more: object = { planId: 'team-unlimited' }): Promise<Customer> {
  const email = `person-${randomUUID()}@example.test`;
  const body = { email, name: 'Olivia', password, ...more };
  const made = await accounts.postAs('standalone', '/internal/accounts', body);
  return { email, ...made.json<Omit<Customer, 'email'>>() };
}
const newAddress = (): string => `canary.${randomUUID()}@example.test`;

/** As the gateway forwards it for this person. */
function asPerson({ accountId, personId }: Customer, path: string, body: object) {
  const token = accounts.tokenFor('gateway', 'forward', { accountId, personId, role: 'admin', sessionId: null });
  const headers = { authorization: `Bearer ${token}` };
  return accounts.app.inject({ method: 'POST', url: path, headers, payload: body });
}
const wish = (known: Customer, email: string, currentPassword = password) =>
  asPerson(known, '/api/v2/me/email', { currentPassword, email });

const eventsOf = async (accountId: string) =>
  (await accounts.store.readAccount(accountId, 0, 500)).map(({ event }) => event);
async function changeIdOf({ accountId, personId }: Customer): Promise<string> {
  const asked = (await eventsOf(accountId)).filter((event) => event.type === 'EmailChangeRequested');
  return asked.filter((event) => event.personId === personId).at(-1)?.changeId ?? '';
}
async function mailed(known: Customer): Promise<Wish> {
  const path = `/internal/people/${known.personId}/email-changes/${await changeIdOf(known)}/link`;
  return (await accounts.postAs('notification', path, {})).json();
}
const tokenIn = ({ link }: Wish): string => new URL(link ?? '').searchParams.get('token') ?? '';
const confirm = (token: string) => accounts.post('/api/v2/email-changes/confirm', { token });
const logIn = (email: string) => accounts.post('/api/login', { email, password });
const refresh = (cookie: string) => accounts.post('/api/v2/sessions/refresh', undefined, cookie);
const codeOf = (answer: { json(): unknown }): string => (answer.json() as { code: string }).code;

describe('security S5: a change of the e-mail address', () => {
  it('counts once the link is opened in the new mailbox, ends every session, and logs nobody in', async () => {
    const known = await customer();
    const cookies = [cookieOf(await logIn(known.email)), cookieOf(await logIn(known.email))];
    const address = newAddress();
    expect((await wish(known, ` ${address.toUpperCase()} `)).statusCode).toBe(202);
    const link = await mailed(known);
    expect([link.email, new URL(link.link ?? '').pathname]).toEqual([address, '/confirm_email']);
    // Until then nothing is changed.
    expect((await logIn(address)).statusCode).toBe(401);
    const third = cookieOf(await logIn(known.email));
    const check = await accounts.post('/api/v2/email-changes/check-link', { token: tokenIn(link) });
    expect(check.json()).toEqual({ usable: true });
    const answer = await confirm(tokenIn(link));
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([204, undefined]);
    for (const cookie of [...cookies, third]) expect((await refresh(cookie)).statusCode).toBe(401);
    expect([(await logIn(known.email)).statusCode, (await logIn(address)).statusCode]).toEqual([401, 200]);
    const events = (await eventsOf(known.accountId)).filter(
      ({ type }) => type.startsWith('Email') || type === 'SessionEnded',
    );
    expect(events).toEqual([
      { type: 'EmailChangeRequested', personId: known.personId, changeId: expect.any(String) },
      { type: 'EmailChanged', personId: known.personId, changeId: expect.any(String), ofAccountHolder: true },
      ...[0, 1, 2].map(() => expect.objectContaining({ type: 'SessionEnded', reason: 'email-changed' })),
    ]);
  });

  it('tells the notice the address before, until it is swept', async () => {
    const known = await customer();
    await wish(known, newAddress());
    await confirm(tokenIn(await mailed(known)));
    const url = `/internal/people/${known.personId}/email-changes/${await changeIdOf(known)}/former-address`;
    const headers = { authorization: `Bearer ${accounts.tokenFor('notification', 'internal')}` };
    const former = () => accounts.internal.inject({ url, headers });
    expect((await former()).json()).toEqual({ email: known.email });
    await inScope(accounts.database.db, 'all', (trx) =>
      sql`update email_change set changed_at = changed_at - interval '8 days' where person_id = ${known.personId}`.execute(
        trx,
      ),
    );
    await sweep(accounts.database);
    expect((await former()).statusCode).toBe(404);
  });

  it('of a member is said not to be of the account holder: the account is billed elsewhere', async () => {
    const owner = await customer();
    const member = await customer({ memberOf: owner.email, role: 'admin' });
    await wish(member, newAddress());
    await confirm(tokenIn(await mailed(member)));
    expect((await eventsOf(owner.accountId)).filter(({ type }) => type === 'EmailChanged')).toEqual([
      expect.objectContaining({ personId: member.personId, ofAccountHolder: false }),
    ]);
    expect((await logIn(owner.email)).statusCode).toBe(200);
  });

  it('asks for the password, and wants an address with text on both sides of one @', async () => {
    const known = await customer();
    const guessed = await wish(known, newAddress(), 'amber harbour 32');
    expect([guessed.statusCode, codeOf(guessed)]).toEqual([403, 'password-wrong']);
    for (const address of ['nobody', 'a@', '@b.test', 'a@@b.test', 'a b@c.test'])
      expect((await wish(known, address)).statusCode).toBe(400);
    expect((await eventsOf(known.accountId)).map(({ type }) => type)).not.toContain('EmailChangeRequested');
  });

  it('refuses a used, a replaced, an expired and an invented link alike, and one whose address was taken since', async () => {
    const [used, replaced, old, late] = [await customer(), await customer(), await customer(), await customer()];
    await wish(used, newAddress());
    const usedToken = tokenIn(await mailed(used));
    await confirm(usedToken);
    await wish(replaced, newAddress());
    const replacedToken = tokenIn(await mailed(replaced));
    await wish(replaced, newAddress());
    await wish(old, newAddress());
    const oldToken = tokenIn(await mailed(old));
    await inScope(accounts.database.db, 'all', (trx) =>
      sql`update email_change set expires_at = expires_at - interval '30 minutes' where person_id = ${old.personId}`.execute(
        trx,
      ),
    );
    const wanted = newAddress();
    await wish(late, wanted);
    const lateToken = tokenIn(await mailed(late));
    await accounts.post('/api/v2/sign-ups', { email: wanted });
    for (const token of [usedToken, replacedToken, oldToken, lateToken, 'x'.repeat(43)]) {
      const answer = await confirm(token);
      expect([answer.statusCode, codeOf(answer)]).toEqual([410, 'email-link-not-usable']);
      const check = await accounts.post('/api/v2/email-changes/check-link', { token });
      expect(check.json()).toEqual({ usable: false });
    }
  });

  it('lets one of two people have the address that both were sent a link for, and one of two clicks count', async () => {
    const [one, late] = [await customer(), await customer()];
    const address = newAddress();
    const tokenOf = async (known: Customer) => {
      await wish(known, address);
      return tokenIn(await mailed(known));
    };
    const [first, second] = [await tokenOf(one), await tokenOf(late)];
    // The late one finds the address free, and then waits for the account's lock until the other has it.
    let release: () => void = () => undefined;
    let held: Promise<void> = Promise.resolve();
    await new Promise<void>((locked) => {
      held = accounts.store.transaction([late.accountId], () => {
        locked();
        return new Promise<void>((done) => (release = done));
      });
    });
    const waiting = confirm(second);
    await eventually(async () => {
      // Of this database: other tests wait for locks of theirs on the same server.
      const { rows } = await accounts.database.pool.query(
        'select from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())',
      );
      expect(rows).not.toEqual([]);
    });
    const clicks = await Promise.all([confirm(first), confirm(first)]);
    release();
    await held;
    expect(clicks.map(({ statusCode }) => statusCode).sort()).toEqual([204, 410]);
    const answer = await waiting;
    expect([answer.statusCode, codeOf(answer)]).toEqual([410, 'email-link-not-usable']);
    expect((await logIn(late.email)).statusCode).toBe(200);
  });

  it('is called off by a new password, and calls off a link for one that the mailbox before was sent', async () => {
    const known = await customer();
    await wish(known, newAddress());
    const token = tokenIn(await mailed(known));
    const better = 'amber harbour 32';
    await asPerson(known, '/api/v2/me/password', { currentPassword: password, newPassword: better });
    expect((await confirm(token)).statusCode).toBe(410);

    const other = await customer();
    await accounts.post('/api/v2/password-resets', { email: other.email });
    const path = `/internal/people/${other.personId}/links`;
    const reset = (await accounts.postAs('notification', path, { purpose: 'password-reset' })).json<Wish>();
    await wish(other, newAddress());
    await confirm(tokenIn(await mailed(other)));
    const set = { token: tokenIn(reset), password: better };
    expect((await accounts.post('/api/v2/password-resets/confirm', set)).statusCode).toBe(410);
  });
});

describe('security S9: a change of the e-mail address', () => {
  it('answers alike for a free and a taken address; only the mailbox that is taken learns of it, without a link', async () => {
    const [known, taken] = [await customer(), await customer()];
    const answers = [await wish(known, newAddress()), await wish(known, taken.email), await wish(known, known.email)];
    const shown = answers.map(({ statusCode, body }) => ({ statusCode, body }));
    expect(shown[1]).toEqual(shown[0]);
    expect(shown[2]).toEqual(shown[0]);
    expect(await mailed(known)).toEqual({ email: known.email, link: null });
  });

  it('keeps both addresses out of every event', async () => {
    const { rows } = await inScope(accounts.database.db, 'all', (trx) =>
      sql`select count(*)::int as found from event_log
        where payload::text ~* 'canary' or encode(message, 'escape') ~* 'canary'`.execute(trx),
    );
    expect(rows).toEqual([{ found: 0 }]);
  });
});
