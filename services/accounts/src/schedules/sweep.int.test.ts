import { cookieOf, runAccounts, type RunningAccounts } from '../testing/running-accounts.ts';
import { sweep } from './sweep.ts';

let accounts: RunningAccounts;
beforeAll(async () => {
  accounts = await runAccounts();
});
afterAll(() => accounts.stop());

const change = (text: string) =>
  accounts.database.pool.query(`begin; select set_config('leadwright.scope', 'all', true); ${text}; commit`);

describe('the sweep', () => {
  it('removes tokens no session can still have and links that ran out, and nothing that counts', async () => {
    const who = { email: 'owner@example.test', password: 'quiet meadow 17' };
    await accounts.postAs('standalone', '/internal/accounts', { ...who, name: 'Olivia', planId: 'free-trial' });
    const first = cookieOf(await accounts.post('/api/login', who));
    const second = cookieOf(await accounts.post('/api/v2/sessions/refresh', undefined, first));
    await change(`insert into one_time_link (person_id, purpose, account_id, hash, expires_at)
      select id, 'sign-up', 'a', '\\x01'::bytea, now() - interval '1 second' from person
      union all select id, 'password-reset', 'a', '\\x02'::bytea, now() + interval '1 hour' from person`);
    expect(await sweep(accounts.database)).toBe(1);
    // The used token stays while its session may live: its reuse is noticed.
    await accounts.post('/api/v2/sessions/refresh', undefined, second);
    expect((await accounts.post('/api/v2/sessions/refresh', undefined, first)).statusCode).toBe(401);
    await change(`update refresh_token set issued_at = now() - interval '30 days 1 second'`);
    expect(await sweep(accounts.database)).toBe(3);
    expect(await sweep(accounts.database)).toBe(0);
  });
});
