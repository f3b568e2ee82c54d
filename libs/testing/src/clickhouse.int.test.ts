import { testClickHouse } from './clickhouse.ts';

const databasesSql = 'SELECT name FROM system.databases';

describe('a test ClickHouse', () => {
  it('is a new database that drop removes', async () => {
    const [one, two] = await Promise.all([testClickHouse(), testClickHouse()]);
    expect(one.url).toBe(two.url);
    await one.drop();
    const names = (await two.clickhouse.rows<{ name: string }>({ sql: databasesSql })).map(({ name }) => name);
    expect(names).toContain(two.database);
    expect(names).not.toContain(one.database);
    await two.drop();
  });

  it('can have its own engine, which drop stops', async () => {
    const [shared, own] = await Promise.all([testClickHouse(), testClickHouse({ ownEngine: true })]);
    const name = `only_in_${own.database}`;
    await own.clickhouse.command({ sql: `CREATE DATABASE ${name}` });
    const names = (await shared.clickhouse.rows<{ name: string }>({ sql: databasesSql })).map(({ name }) => name);
    expect(names).not.toContain(name);
    await Promise.all([own.drop(), shared.drop()]);
    await expect(fetch(`${own.url}/ping`)).rejects.toThrow('fetch failed');
  });

  it('accepts 20,000 ZIP codes in one parameter', async () => {
    const { clickhouse, drop } = await testClickHouse();
    const zips = Array.from({ length: 20_000 }, (_none, n) => String(10_000 + n));
    expect(await clickhouse.rows({ sql: 'SELECT length({zips:Array(String)}) AS n', params: { zips } })).toEqual([
      { n: 20_000 },
    ]);
    await drop();
  });
});
