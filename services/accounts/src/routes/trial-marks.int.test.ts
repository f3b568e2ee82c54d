import { inScope } from '@leadwright/postgres/scope';
import { sql } from 'kysely';
import { runAccounts, type RunningAccounts } from '../testing/running-accounts.ts';

let accounts: RunningAccounts;
beforeAll(async () => {
  accounts = await runAccounts();
});
afterAll(() => accounts.stop());

async function marksOf(email: string): Promise<string[]> {
  const body = { email, name: 'Jo', password: 'quiet-meadow-17', planId: 'free-trial' };
  const answer = await accounts.postAs('standalone', '/internal/accounts', body);
  const { accountId } = answer.json<{ accountId: string }>();
  return inScope(accounts.database.db, 'all', async (trx) => {
    const { rows } = await sql<{ marks: string[] }>`select payload -> 'trialMarks' as marks from event_log
      where account_id = ${accountId} and type = 'AccountOpened'`.execute(trx);
    return rows.flatMap(({ marks }) => marks);
  });
}

it('an account that is opened says by which marks a second free trial is known, and never an address', async () => {
  const [first] = await marksOf('jo.mark@example.test');
  expect(first).toMatch(/^address:test:[0-9a-f]{64}$/);
  expect(await marksOf('Jo.Mark+again@example.test')).toEqual([first]);
  expect(await marksOf('other.mark@example.test')).not.toEqual([first]);
});
