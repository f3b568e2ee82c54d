import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import pg from 'pg';
import { grantBusReader, provisionDatabase } from './provision.ts';

async function ask(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows as unknown[];
  } finally {
    await client.end();
  }
}

describe('a provisioned database', () => {
  let place: TestDatabase;
  beforeAll(async () => {
    place = await testDatabase({ roles: ['other'] });
    await ask(
      place.url,
      'create table topic_log (n int); create table event_log (n int); insert into topic_log values (1)',
    );
  });
  afterAll(() => place.drop());

  it('can be provisioned again without a change', async () => {
    const owner = { database: place.name, role: `${place.name}_owner`, password: new URL(place.url).password };
    await provisionDatabase(place.superuserUrl, owner);
    expect(await ask(place.url, 'select n from topic_log')).toEqual([{ n: 1 }]);
  });

  it('security S13: has an owner and readers that are no superuser and that row security holds', async () => {
    const roles = await ask(
      place.superuserUrl,
      `select rolname as name, rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication as may
        from pg_roles where rolname like '${place.name}%' order by rolname`,
    );
    expect(roles.length).toBeGreaterThanOrEqual(2);
    expect(roles.filter((role) => (role as { may: boolean }).may)).toEqual([]);
  });

  it('shows the bus reader the granted tables and nothing else, and lets it write nothing', async () => {
    await expect(ask(place.busReaderUrl, 'select n from topic_log')).rejects.toThrow(/permission denied/);
    await grantBusReader(place.url, ['topic_log']);
    await grantBusReader(place.url, ['topic_log']);
    expect(await ask(place.busReaderUrl, 'select n from topic_log')).toEqual([{ n: 1 }]);
    await expect(ask(place.busReaderUrl, 'select n from event_log')).rejects.toThrow(/permission denied/);
    await expect(ask(place.busReaderUrl, 'insert into topic_log values (2)')).rejects.toThrow(/permission denied/);
    await expect(ask(place.busReaderUrl, 'create table t (n int)')).rejects.toThrow(/permission denied/);
  });

  it('gives a role with an odd name and password exactly those', async () => {
    const role = `${place.name}"; drop table x; --`;
    const password = `it's "a" \\ password`;
    await provisionDatabase(place.superuserUrl, { database: `${place.name} two`, role, password });
    const url = new URL(place.superuserUrl);
    Object.assign(url, {
      username: encodeURIComponent(role),
      password: encodeURIComponent(password),
      pathname: `/${encodeURIComponent(`${place.name} two`)}`,
    });
    expect(await ask(url.href, 'select current_user as name')).toEqual([{ name: role }]);
    await ask(place.superuserUrl, `drop database ${pg.escapeIdentifier(`${place.name} two`)} with (force)`);
    await ask(place.superuserUrl, `drop role ${pg.escapeIdentifier(role)}`);
  });
});
