import pg from 'pg';
import { testDatabase } from './postgres.ts';

async function ask<Row extends object>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

describe('a test database', () => {
  it('is owned by a role that is no superuser and obeys row security', async () => {
    const database = await testDatabase();
    const [role] = await ask(database.url, 'select rolsuper, rolbypassrls from pg_roles where rolname = current_user');
    expect(role).toEqual({ rolsuper: false, rolbypassrls: false });
    await ask(
      database.url,
      'create table t (account_id text); alter table t enable row level security; alter table t force row level security',
    );
    await expect(ask(database.url, `insert into t values ('a')`)).rejects.toThrow(/row-level security/);
    await database.drop();
  });

  it('is closed to the roles of other test databases and gone after drop', async () => {
    const [one, two] = await Promise.all([testDatabase(), testDatabase({ roles: ['guest'] })]);
    const stranger = new URL(one.url);
    stranger.pathname = `/${two.name}`;
    await expect(ask(stranger.href, 'select 1')).rejects.toThrow(/permission denied/);
    await expect(ask(two.urlAs('guest'), 'select 1 as one')).resolves.toEqual([{ one: 1 }]);
    await Promise.all([one.drop(), two.drop()]);
    await expect(ask(one.superuserUrl, 'select 1')).rejects.toThrow(/does not exist/);
  });
});
