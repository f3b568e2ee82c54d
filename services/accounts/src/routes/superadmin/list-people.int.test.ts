import type { Caller } from '@leadwright/runtime/process/service-tokens';
import { sql } from 'kysely';
import { inScope } from '@leadwright/postgres/scope';
import { peopleQuery } from '../../person/people-list.ts';
import { runAccounts, type RunningAccounts } from '../../testing/running-accounts.ts';

let accounts: RunningAccounts;
type Ids = { accountId: string; personId: string };
type Listed = { email: string; kind: string; verified: boolean; impersonable: boolean; staff: string };
type Page = { people: Listed[]; next?: string };
let support: Ids;

const PEOPLE = 2_400;
const open = async (email: string, more: object): Promise<Ids> =>
  (
    await accounts.postAs('standalone', '/internal/accounts', {
      ...{ email, name: 'Olivia', password: 'quiet meadow 17' },
      ...more,
    })
  ).json();

beforeAll(async () => {
  accounts = await runAccounts();
  support = await open('support@leadwright.test', { planId: 'team-unlimited', staff: 'super-admin' });
  await open('Ada.Byron@Canary.test', { planId: 'team-unlimited' });
  await open('member@canary.test', { memberOf: 'ada.byron@canary.test' });
  await accounts.database.pool.query(`begin; select set_config('leadwright.scope', 'all', true);
    insert into person (id, account_id, email, name, password_hash, status, created_at)
    select 'many-' || n, 'many-' || n, 'p' || lpad(n::text, 5, '0') || '@many.test', 'P', null, 'pending',
      now() - make_interval(mins => n / 3) from generate_series(1, ${PEOPLE}) n;
    insert into membership (account_id, person_id, role, status, owner, joined_at)
    select 'many-' || n, 'many-' || n, 'admin', 'active', n % 2 = 0, now() from generate_series(1, ${PEOPLE}) n;
    commit; analyze`);
});
afterAll(() => accounts.stop());

async function ask(query: Record<string, string>, who: Partial<Caller> = {}) {
  const caller = { ...support, role: 'admin', staff: 'super-admin', sessionId: 's', ...who } as const;
  const answer = await accounts.app.inject({
    url: '/api/v2/superadmin/people',
    query,
    headers: { authorization: `Bearer ${accounts.tokenFor('gateway', 'forward', caller)}` },
  });
  return { status: answer.statusCode, ...answer.json<Page & { code?: string }>() };
}
type PlanNode = {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Join Filter'?: number;
  Plans?: PlanNode[];
};
/** What all nodes of a plan gave on or looked at in vain. */
function rowsSeen({ Plans: below = [], ...node }: PlanNode): number {
  const each = node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Join Filter'] ?? 0);
  return each * node['Actual Loops'] + below.map(rowsSeen).reduce((sum, rows) => sum + rows, 0);
}
const readings = async () =>
  (await accounts.eventsOf(support.accountId)).filter((type) => type === 'PeopleRead').length;

describe('the people of all accounts', () => {
  it('are found by a part of the address in any case, and are marked Owner or User', async () => {
    expect((await ask({ email: 'CANARY.test' })).people).toMatchObject([
      { email: 'ada.byron@canary.test', kind: 'Owner', verified: true, impersonable: true },
      { email: 'member@canary.test', kind: 'User', verified: true, impersonable: true },
    ]);
    expect((await ask({ email: 'nobody@nowhere' })).people).toEqual([]);
    // A sign of a pattern is a letter here.
    expect((await ask({ email: '%' })).people).toEqual([]);
  });

  it('who are staff, or have not opened their account, are shown as nobody to act for', async () => {
    expect((await ask({ email: 'support@' })).people).toMatchObject([{ staff: 'super-admin', impersonable: false }]);
    expect((await ask({ email: 'p00007@' })).people).toMatchObject([{ verified: false, impersonable: false }]);
  });

  it('by kind and by whether they opened the account', async () => {
    const emails = ({ people }: Page) => people.map(({ email }) => email);
    const opened = { verified: 'true' };
    expect(emails(await ask({ kind: 'Owner', ...opened }))).toEqual([
      'ada.byron@canary.test',
      'support@leadwright.test',
    ]);
    expect(emails(await ask({ kind: 'User', ...opened }))).toEqual(['member@canary.test']);
    expect(emails(await ask({ kind: 'Owner', email: 'p0000' }))).toEqual(
      [2, 4, 6, 8].map((n) => `p0000${n}@many.test`),
    );
  });

  it.each(['email', 'newest', 'oldest'])('are all read page by page, each once, in the order %s', async (sort) => {
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page: Page = await ask({ sort, limit: '100', ...(after === undefined ? {} : { after }) });
      seen.push(...page.people.map(({ email }) => email));
      after = page.next;
    } while (after !== undefined);
    expect([seen.length, new Set(seen).size]).toEqual([PEOPLE + 3, PEOPLE + 3]);
    const many = seen.filter((email) => email.endsWith('@many.test'));
    if (sort === 'email') expect(many).toEqual([...many].sort());
    else
      expect([many[0], many.at(-1)].map((email) => Number(email?.slice(1, 6)) < 5)).toEqual([
        sort === 'newest',
        sort === 'oldest',
      ]);
  });

  it.each(['email', 'newest', 'oldest'] as const)(
    'of one page are read without the memberships of everybody else, in the order %s',
    async (sort) => {
      const page = peopleQuery({ sort, after: null, limit: 50 });
      const { rows } = await inScope(accounts.database.db, 'all', (trx) =>
        sql<{ 'QUERY PLAN': { Plan: PlanNode }[] }>`explain (analyze, format json) ${page}`.execute(trx),
      );
      const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
      expect(plan === undefined ? 0 : rowsSeen(plan)).toBeGreaterThan(50);
      // Each person, the membership by its key, and what passes through the nodes above.
      expect(plan === undefined ? 0 : rowsSeen(plan)).toBeLessThan(50 * 10);
    },
  );

  it('of a cursor that was made up, or is of another order, are 400', async () => {
    const { next = '' } = await ask({ limit: '1' });
    const word = (values: unknown) => Buffer.from(JSON.stringify(values)).toString('base64url');
    const bad = [
      ...[
        'x',
        word([]),
        word(['email']),
        word(['email', 'a\0b']),
        word(['email', '\ud800']),
        word(['email', 'a', 'b']),
      ],
      word(['2026-02-30T00:00:00.000000Z', 'a']),
    ];
    for (const after of bad) expect(await ask({ after })).toMatchObject({ status: 400, code: 'cursor-invalid' });
    expect(await ask({ after: next, sort: 'newest' })).toMatchObject({ status: 400, code: 'cursor-invalid' });
  });

  it('security S23: are read only after that is recorded, without what was searched for', async () => {
    const before = await readings();
    await ask({ email: 'ada.byron' });
    await ask({});
    expect(await readings()).toBe(before + 2);
    const events = await accounts.store.readAccount(support.accountId, 0, 500);
    expect(events.slice(-2).map(({ event, actorId }) => [event, actorId])).toEqual([
      [{ type: 'PeopleRead', kind: 'search' }, support.personId],
      [{ type: 'PeopleRead', kind: 'list' }, support.personId],
    ]);
    expect(JSON.stringify(events)).not.toContain('ada.byron');
  });

  it('security S23: are read by nobody but super-admins, by what is stored now', async () => {
    const before = await readings();
    const other = await open('other@elsewhere.test', { planId: 'team-unlimited' });
    for (const who of [{ staff: null }, { staff: 'finance' }, { ...other, staff: 'super-admin' }] as const)
      expect(await ask({}, who)).toMatchObject({ status: 403 });
    expect(await readings()).toBe(before);
  });
});
