import { sql } from 'kysely';
import { inScope } from '@leadwright/postgres/scope';
import { sweepErrors } from '../../schedules/sweep-errors.ts';
import { runAccounts, type RunningAccounts } from '../../testing/running-accounts.ts';

type Who = Parameters<RunningAccounts['tokenFor']>[2];
type Listed = { errors: Record<string, unknown>[]; next?: string };
let accounts: RunningAccounts;
let owner: { accountId: string; personId: string };
const admin: Who = { personId: 'admin-person', accountId: 'admin-account', role: 'admin', staff: 'super-admin' };
const visitor: Who = { personId: 'anonymous' };
const token = 'q3Vd0zPp1y8QmJ5sXw2kR7tUaB4cDeFgHiKlMnOoPq9';

const report = {
  error: 'TypeError: page',
  errorInfo: '    at SearchPage',
  state: { signedIn: true, online: true, width: 1440, height: 900, language: 'en-US' },
  location: {
    host: 'leads.example',
    href: `https://leads.example/reset_password?token=${token}`,
    origin: 'https://leads.example',
    pathname: '/reset_password',
    port: '',
    protocol: 'https:',
    search: `?token=${token}`,
  },
};

beforeAll(async () => {
  accounts = await runAccounts();
  owner = (
    await accounts.postAs('standalone', '/internal/accounts', {
      email: 'owner.canary@example.test',
      name: 'Olivia',
      password: 'quiet meadow 17',
      planId: 'free-trial',
    })
  ).json();
});
afterAll(() => accounts.stop());
beforeEach(() => inAll(sql`delete from error_report`));

const inAll = (statement: ReturnType<typeof sql>) =>
  inScope(accounts.database.db, 'all', async (trx) => (await statement.execute(trx)).rows as Record<string, unknown>[]);

async function ask(method: 'GET' | 'POST', url: string, who: Who, body?: unknown) {
  const authorization = `Bearer ${accounts.tokenFor('gateway', 'forward', who)}`;
  const answer = await accounts.app.inject({
    method,
    url,
    headers: { authorization, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: answer.statusCode, body: (answer.body === '' ? {} : answer.json()) as Listed & { code?: string } };
}
const member = (): Who => ({ ...owner, role: 'admin' });
const log = async (query = '') => (await ask('GET', `/api/v2/superadmin/errors${query}`, admin)).body;

describe('the error log', () => {
  it('keeps who it was by the token, the page without its secrets and the time, and joins the address when read', async () => {
    expect((await ask('POST', '/api/v2/me/errors', member(), report)).status).toBe(204);
    const [row] = await inAll(sql`select error_report::text as row from error_report`);
    expect(String(row?.['row'])).toContain(owner.personId);
    expect(String(row?.['row'])).not.toContain('canary');
    const { errors } = await log();
    expect(errors).toEqual([
      {
        ...report,
        location: {
          ...report.location,
          href: 'https://leads.example/reset_password?token=[removed]',
          search: '?token=[removed]',
        },
        id: expect.any(String),
        uid: owner.personId,
        accountId: owner.accountId,
        email: 'owner.canary@example.test',
        timeStamp: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    ]);
  });

  it('keeps what a visitor reports, of nobody', async () => {
    expect((await ask('POST', '/api/v2/errors', visitor, report)).status).toBe(204);
    // Also of somebody whose token came along: only the route for members says who it was.
    expect((await ask('POST', '/api/v2/errors', member(), report)).status).toBe(204);
    expect((await log()).errors).toMatchObject([
      { uid: null, accountId: null, email: null },
      { uid: null, accountId: null, email: null },
    ]);
  });

  it('is read newest first, page by page, each record once', async () => {
    const texts = ['one', 'two', 'three', 'four', 'five'];
    for (const error of texts) await ask('POST', '/api/v2/errors', visitor, { ...report, error });
    const first = await log('?limit=2');
    const second = await log(`?limit=2&before=${first.next}`);
    const third = await log(`?limit=2&before=${second.next}`);
    expect([first, second, third].flatMap(({ errors }) => errors.map(({ error }) => error))).toEqual([
      ...texts.toReversed(),
    ]);
    expect(third.next).toBeUndefined();
    expect((await ask('GET', '/api/v2/superadmin/errors?before=made-up', admin)).body.code).toBe('cursor-invalid');
  });

  it('is for super-admins alone, and each read is recorded with who it was', async () => {
    await ask('POST', '/api/v2/errors', visitor, report);
    for (const who of [member(), { ...admin, staff: 'finance' } as Who])
      expect((await ask('GET', '/api/v2/superadmin/errors', who)).status).toBe(403);
    const reads = `select count(*)::int as n from event_log where type = 'ErrorLogRead' and actor_id = 'admin-person'`;
    const before = Number((await inAll(sql.raw(reads) as never))[0]?.['n']);
    const [shown] = (await log()).errors;
    const [last] = await inAll(sql`select payload::text as payload from event_log where type = 'ErrorLogRead'
      order by account_seq desc limit 1`);
    expect(Number((await inAll(sql.raw(reads) as never))[0]?.['n'])).toBe(before + 1);
    expect(JSON.parse(String(last?.['payload']))).toMatchObject({ newestErrorId: shown?.['id'], records: 1 });
  });

  it('loses the reports of a person who is erased', async () => {
    await ask('POST', '/api/v2/errors', visitor, report);
    const gone = { personId: 'gone-person', accountId: 'gone-account' };
    await inAll(sql`insert into person (id, account_id, email, status, created_at)
      values (${gone.personId}, ${gone.accountId}, 'gone@example.test', 'pending', now())`);
    await ask('POST', '/api/v2/me/errors', { ...gone, role: 'admin' }, report);
    expect((await log()).errors).toHaveLength(2);
    await inAll(sql`delete from person where id = ${gone.personId}`);
    expect((await log()).errors).toMatchObject([{ uid: null }]);
    // A page that was still open reports as nobody.
    expect((await ask('POST', '/api/v2/me/errors', { ...gone, role: 'admin' }, report)).status).toBe(204);
    expect((await log()).errors[0]).toMatchObject({ uid: null, accountId: gone.accountId });
  });

  it('is swept after 90 days, 500 at a time, and does not grow without end', async () => {
    await inAll(sql`insert into error_report (id, account_id, at, error, error_info, state, location)
      select 'r' || n, 'system', now() - make_interval(days => case when n > 3 then 91 else 89 end), '', '', '{}', '{}'
      from generate_series(1, 1103) n`);
    expect(await sweepErrors(accounts.database)).toBe(1100);
    expect(await sweepErrors(accounts.database)).toBe(0);
    expect(await sweepErrors(accounts.database, 2)).toBe(1);
    expect(await inAll(sql`select 1 from error_report`)).toHaveLength(2);
  });
});

describe('security S15: a report of the page', () => {
  it.each([
    ['who it was', { ...report, uid: 'other' }],
    ['an account', { ...report, accountId: 'other' }],
    ['an address', { ...report, email: 'other@example.test' }],
    ['a time', { ...report, timeStamp: '2020-01-01' }],
    ['a role', { ...report, state: { ...report.state, superAdmin: true } }],
    ['more of the location', { ...report, location: { ...report.location, hash: '#x' } }],
    ['too long an error', { ...report, error: 'x'.repeat(2001) }],
    ['too long a stack', { ...report, errorInfo: 'x'.repeat(8001) }],
    ['NUL', { ...report, error: 'a\u0000b' }],
    ['a lone surrogate', JSON.stringify({ ...report, error: 'SURROGATE' }).replace('SURROGATE', '\\ud800')],
    ['a poisoned key', JSON.stringify(report).replace('{', '{"__proto__":{"signedIn":true},')],
    ['no error', { ...report, error: undefined }],
  ])('with %s is refused and not kept', async (_, body) => {
    for (const [path, who] of [
      ['/api/v2/errors', visitor],
      ['/api/v2/me/errors', member()],
    ] as const)
      expect((await ask('POST', path, who, body)).status).toBe(400);
    expect((await log()).errors).toEqual([]);
  });

  it('security S24: above 64 KiB is refused unread', async () => {
    const large = { ...report, errorInfo: 'x'.repeat(65 * 1024) };
    expect((await ask('POST', '/api/v2/errors', visitor, large)).status).toBe(413);
  });
});
