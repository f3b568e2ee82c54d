import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { inScope } from '@leadwright/postgres/scope';
import { sql } from 'kysely';
import { sweep } from '../../schedules/sweep.ts';
import { runAccounts, type RunningAccounts } from '../../testing/running-accounts.ts';

let accounts: RunningAccounts;
const lines: string[] = [];
type Owner = { accountId: string; personId: string };
const profile = { name: 'Byron Roofing', phone: '(602) 555-0134', email: 'office@byron.example' };

beforeAll(async () => {
  const logger = createLogger('accounts', 'trace', { write: (line: string) => void lines.push(line) });
  accounts = await runAccounts({ logger });
});
afterAll(() => accounts.stop());

let opened = 0;
/** A new account with a company profile; `phone` null: without one. */
async function open(phone: string | null = profile.phone): Promise<Owner> {
  const email = `owner-${++opened}@example.test`;
  const body = { email, name: 'Olivia', password: 'quiet meadow 17', planId: 'team-unlimited' };
  const owner = (await accounts.postAs('standalone', '/internal/accounts', body)).json<Owner>();
  if (phone !== null) await save(owner, phone);
  return owner;
}

async function ask(method: 'GET' | 'PUT' | 'POST', url: string, owner: Owner, body?: object, role = 'admin') {
  const who = { ...owner, role: role as 'admin' | 'download' };
  const headers = { authorization: `Bearer ${accounts.tokenFor('gateway', 'forward', who)}` };
  const answer = await accounts.app.inject({ method, url, headers, ...(body === undefined ? {} : { payload: body }) });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}

const save = (owner: Owner, phone: string) => ask('PUT', '/api/v2/company-profile', owner, { ...profile, phone });
const start = (owner: Owner, sms_to = profile.phone) => ask('POST', '/api/start_verification', owner, { sms_to });
const verify = async (owner: Owner, verificationCode: string) =>
  (await ask('POST', '/api/verify_account', owner, { verificationCode })).body;
const phoneOf = async (owner: Owner) => (await ask('GET', '/api/v2/company-profile', owner)).body['phone'];

const inAll = <Result>(work: Parameters<typeof inScope<Result>>[2]) => inScope(accounts.database.db, 'all', work);
async function requestOf({ accountId }: Owner): Promise<string> {
  const { rows } = await inAll((trx) =>
    sql<{ id: string }>`select id from phone_verification where account_id = ${accountId}`.execute(trx),
  );
  return rows[0]?.id ?? 'none';
}
/** What notification does when it sends the message. */
const mint = async ({ accountId }: Owner, id: string) => {
  const answer = await accounts.postAs('notification', `/internal/phone-verifications/${id}/codes`, { accountId });
  return { status: answer.statusCode, body: answer.json<{ phone: string; code: string }>() };
};
/** Asks for a code, and answers the one that is sent. */
async function codeFor(owner: Owner): Promise<string> {
  expect((await start(owner)).status).toBe(202);
  return (await mint(owner, await requestOf(owner))).body.code;
}
const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const expire = ({ accountId }: Owner) =>
  inAll((trx) =>
    sql`update phone_verification set expires_at = now() - interval '1 second' where account_id = ${accountId}`.execute(
      trx,
    ),
  );
const eventsOf = async ({ accountId }: Owner) =>
  (await accounts.eventsOf(accountId)).filter((type) => /Phone|Verified/.test(type));

const right = { verified: true, expired: false };
const incorrect = { verified: false, expired: false };
const expired = { verified: false, expired: true };

describe('security S11: the code to a phone number', () => {
  it('verifies the company once: six digits to the number of the profile', async () => {
    const owner = await open();
    expect(await phoneOf(owner)).toEqual({ state: 'unverified', codeExpiresAt: null });
    const started = await start(owner, '+1 602 555 0134');
    const { status, body } = await mint(owner, await requestOf(owner));
    expect({ status, body }).toEqual({ status: 200, body: { phone: '+16025550134', code: expect.any(String) } });
    expect(body.code).toMatch(/^\d{6}$/);
    expect(await phoneOf(owner)).toEqual({ state: 'code-sent', codeExpiresAt: started.body['codeExpiresAt'] });
    expect(await verify(owner, ` ${body.code.slice(0, 3)} ${body.code.slice(3)}`)).toEqual(right);
    expect(await phoneOf(owner)).toEqual({ state: 'verified', codeExpiresAt: null });
    expect(await verify(owner, body.code)).toEqual(expired);
    expect(await start(owner)).toMatchObject({ status: 409, body: { code: 'phone-verified' } });
    expect(await eventsOf(owner)).toEqual(['PhoneVerificationRequested', 'CompanyVerified']);
  });

  it('fails at the sixth try even if it is right', async () => {
    const owner = await open();
    const code = await codeFor(owner);
    for (let tries = 1; tries <= 5; tries += 1) expect(await verify(owner, wrong(code))).toEqual(incorrect);
    expect(await verify(owner, code)).toEqual(expired);
    expect(await phoneOf(owner)).toMatchObject({ state: 'unverified' });
    expect(await verify(owner, await codeFor(owner))).toEqual(right);
  });

  it('is right at the fifth try, and of many at once only five count', async () => {
    const owner = await open();
    const code = await codeFor(owner);
    for (let tries = 1; tries <= 4; tries += 1) await verify(owner, wrong(code));
    expect(await verify(owner, code)).toEqual(right);
    const other = await open();
    const bad = wrong(await codeFor(other));
    const answers = await Promise.all(Array.from({ length: 12 }, () => verify(other, bad)));
    expect(answers.filter(({ expired: over }) => over === false)).toHaveLength(5);
  });

  it('has expired after ten minutes at most, and a message that is late gets none', async () => {
    const owner = await open();
    const before = Date.now();
    const { codeExpiresAt } = (await start(owner)).body;
    expect(Date.parse(String(codeExpiresAt)) - before).toBeLessThanOrEqual(10 * 60_000 + 5_000);
    const id = await requestOf(owner);
    const { code } = (await mint(owner, id)).body;
    await expire(owner);
    expect(await verify(owner, code)).toEqual(expired);
    expect(await mint(owner, id)).toMatchObject({ status: 404, body: { code: 'code-over' } });
    expect(await phoneOf(owner)).toMatchObject({ state: 'unverified' });
  });

  it('counts alone where a message is sent again, or another was asked for', async () => {
    const owner = await open();
    const first = await codeFor(owner);
    const again = (await mint(owner, await requestOf(owner))).body.code;
    if (again !== first) expect(await verify(owner, first)).toEqual(incorrect);
    const replaced = await requestOf(owner);
    const newest = await codeFor(owner);
    expect((await mint(owner, replaced)).status).toBe(404);
    expect(await verify(owner, newest)).toEqual(right);
  });

  it('belongs to its account and its number: neither another account nor another number is verified by it', async () => {
    const [owner, other] = [await open(), await open()];
    const code = await codeFor(owner);
    expect(await verify(other, code)).toEqual(expired);
    const othersCode = await codeFor(other);
    if (othersCode !== code) expect(await verify(other, code)).toEqual(incorrect);
    expect((await mint(other, await requestOf(owner))).status).toBe(404);
    await save(owner, '(602) 555-0135');
    expect(await phoneOf(owner)).toMatchObject({ state: 'unverified' });
    expect(await verify(owner, code)).toEqual(expired);
    expect(await phoneOf(owner)).toMatchObject({ state: 'unverified' });
  });

  it('is asked for a saved number alone, by admins alone', async () => {
    const owner = await open(null);
    expect(await start(owner)).toMatchObject({ status: 409, body: { code: 'phone-not-saved' } });
    await save(owner, profile.phone);
    expect(await start(owner, '(602) 555-0199')).toMatchObject({ status: 409, body: { code: 'phone-not-saved' } });
    expect(await start(owner, 'call me')).toMatchObject({ status: 422, body: { code: 'company-phone-missing' } });
    for (const [url, body] of [
      ['/api/start_verification', { sms_to: profile.phone }],
      ['/api/verify_account', { verificationCode: '123456' }],
    ] as const)
      expect(await ask('POST', url, owner, body, 'download')).toMatchObject({ status: 403 });
    expect(await eventsOf(owner)).toEqual([]);
  });
});

describe('a verified number', () => {
  it('stays verified while the name changes, and is unverified again when the number does', async () => {
    const owner = await open();
    await verify(owner, await codeFor(owner));
    const renamed = await ask('PUT', '/api/v2/company-profile', owner, { ...profile, name: 'Byron Roofs' });
    expect(renamed.body['phone']).toMatchObject({ state: 'verified' });
    expect((await save(owner, '6025550135')).body['phone']).toMatchObject({ state: 'unverified' });
    expect((await save(owner, profile.phone)).body['phone']).toMatchObject({ state: 'unverified' });
  });

  it('makes the same mark for every account, by which a second free trial is known', async () => {
    const owners = [await open(), await open('+1 602 555 0134'), await open()];
    for (const owner of owners) await verify(owner, await codeFor(owner));
    const marks = await inAll(async (trx) => {
      const { rows } = await sql<{ marks: string[] }>`select payload -> 'trialMarks' as marks from event_log
        where type = 'CompanyVerified' and account_id = any(${owners.map(({ accountId }) => accountId)}::text[])`.execute(
        trx,
      );
      return rows.map((row) => row.marks);
    });
    expect(marks).toHaveLength(3);
    expect(new Set(marks.flat()).size).toBe(1);
    expect(marks[0]?.[0]).toMatch(/^phone:test:[0-9a-f]{64}$/);
  });
});

describe('security S27: numbers and codes', () => {
  it('stand in no event and in no line of the log', async () => {
    const owner = await open();
    const code = await codeFor(owner);
    await verify(owner, code);
    const kept = await inAll(async (trx) => {
      const { rows } = await sql<{ log: string }>`select string_agg(
        type || payload::text || encode(message, 'escape'), ' ') as log from event_log
        where account_id = ${owner.accountId}`.execute(trx);
      return rows[0]?.log ?? '';
    });
    expect(kept).toContain('CompanyVerified');
    expect(kept).not.toMatch(/6025550134/);
    expect(kept).not.toMatch(new RegExp(`(?<![0-9a-f.])${code}(?![0-9a-f])`));
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join()).not.toMatch(new RegExp(`6025550134|555-0134|(?<![0-9a-f.])${code}(?![0-9a-f])`));
  });

  it('go with the profile of the company where that is erased', async () => {
    const owner = await open();
    await codeFor(owner);
    await inAll((trx) => sql`delete from company_profile where account_id = ${owner.accountId}`.execute(trx));
    expect(await requestOf(owner)).toBe('none');
  });

  it('of requests that are over are swept', async () => {
    const owner = await open();
    await codeFor(owner);
    await expire(owner);
    await sweep(accounts.database);
    expect(await requestOf(owner)).toBe('none');
  });
});
