import type { Caller } from '@leadwright/runtime/process/service-tokens';
import { runAccounts, type RunningAccounts } from '../../testing/running-accounts.ts';

let accounts: RunningAccounts;
type Ids = { accountId: string; personId: string };
let [finance, company, person]: Ids[] = [];

const open = async (email: string, more: object): Promise<Ids> =>
  (
    await accounts.postAs('standalone', '/internal/accounts', {
      ...{ email, name: 'Olivia Owner', password: 'quiet meadow 17', planId: 'team-unlimited' },
      ...more,
    })
  ).json();

beforeAll(async () => {
  accounts = await runAccounts();
  finance = await open('finance@leadwright.test', { staff: 'finance' });
  company = await open('ada@canary.test', {});
  person = await open('grace@canary.test', { name: 'Grace Hopper' });
  await open('member@canary.test', { name: 'No Owner', memberOf: 'grace@canary.test', planId: undefined });
  await accounts.database.pool.query(`begin; select set_config('leadwright.scope', 'all', true);
    insert into company_profile (account_id, name, phone, email, changed_at)
    values ('${company.accountId}', 'Byron Roofing', '6025550134', 'office@byron.test', now()); commit`);
});
afterAll(() => accounts.stop());

async function ask(ids: string, who: Partial<Caller> = {}) {
  const caller = { ...finance, role: 'admin', staff: 'finance', sessionId: 's', ...who } as Caller;
  const answer = await accounts.app.inject({
    url: '/api/v2/finance/account-names',
    query: { ids },
    headers: { authorization: `Bearer ${accounts.tokenFor('gateway', 'forward', caller)}` },
  });
  return {
    status: answer.statusCode,
    body: answer.json<{ accounts?: { accountId: string; name: string }[]; code?: string }>(),
  };
}

describe('the names of accounts, for finance', () => {
  it('are those of companies, else of owners; an unknown account has none, and no address is in the answer', async () => {
    const [byron, grace] = [company?.accountId ?? '', person?.accountId ?? ''];
    const { status, body } = await ask([grace, byron, 'nobody', byron].join(','));
    expect(status).toBe(200);
    expect(new Map(body.accounts?.map(({ accountId, name }) => [accountId, name]))).toEqual(
      new Map([
        [byron, 'Byron Roofing'],
        [grace, 'Grace Hopper'],
      ]),
    );
    expect(body.accounts).toHaveLength(2);
    expect(JSON.stringify(body)).not.toMatch(/@/);
  });

  it('take no sign that would widen a scope', async () => {
    const hidden = `nobody\u001f${company?.accountId ?? ''}`;
    expect((await ask(hidden)).body.accounts ?? []).toEqual([]);
  });

  it('are refused to everybody else, and to who was of finance when the token was made', async () => {
    const owner = { ...company, staff: null };
    expect(await ask('a', owner)).toMatchObject({ status: 403 });
    // The token says finance; the person has no such mark.
    expect(await ask('a', company)).toMatchObject({ status: 403, body: { code: 'not-allowed' } });
  });
});
