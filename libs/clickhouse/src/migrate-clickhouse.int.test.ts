import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testClickHouse, type TestClickHouse } from '@leadwright/testing/clickhouse';
import { migrateClickHouse } from './migrate-clickhouse.ts';

describe('ClickHouse migrations', () => {
  let place: TestClickHouse;
  let folder: string;
  const file = (name: string, sql: string): Promise<void> => writeFile(path.join(folder, name), sql);
  const run = (): Promise<void> => migrateClickHouse(place.clickhouse, { name: place.database, folder });
  const tables = async (): Promise<string[]> => {
    const rows = await place.clickhouse.rows<{ name: string }>({
      sql: "SELECT name FROM system.tables WHERE database = {db:String} AND name != 'applied_migrations' ORDER BY name",
      params: { db: place.database },
    });
    return rows.map(({ name }) => name);
  };

  beforeEach(async () => {
    place = await testClickHouse();
    folder = await mkdtemp(path.join(tmpdir(), 'leadwright-migrations-'));
    await file(
      '0001_one.sql',
      `-- why\nCREATE TABLE IF NOT EXISTS ${place.database}.one (id UInt64) ENGINE = MergeTree ORDER BY id;\n`,
    );
  });
  afterEach(async () => {
    await place.drop();
    await rm(folder, { recursive: true });
  });

  it('are applied once each, in order, and new ones later', async () => {
    await run();
    await place.clickhouse.insert(`${place.database}.one`, [{ id: 1 }]);
    await file(
      '0002_two.sql',
      `CREATE TABLE IF NOT EXISTS ${place.database}.two AS ${place.database}.one ENGINE = MergeTree ORDER BY id`,
    );
    await run();
    await run();
    expect(await tables()).toEqual(['one', 'two']);
    expect(
      await place.clickhouse.rows({
        sql: `SELECT file, count() AS n FROM ${place.database}.applied_migrations GROUP BY file ORDER BY file`,
      }),
    ).toEqual([
      { file: '0001_one.sql', n: 1 },
      { file: '0002_two.sql', n: 1 },
    ]);
  });

  it('of a later release leave an earlier one at work, unless one says that it needs the later', async () => {
    const of = (release: string): Promise<void> =>
      migrateClickHouse(place.clickhouse, { name: place.database, folder, release });
    const later = `CREATE TABLE IF NOT EXISTS ${place.database}.two AS ${place.database}.one ENGINE = MergeTree ORDER BY id`;
    await file('0002_two.sql', later);
    await of('0.2.0');
    await rm(path.join(folder, '0002_two.sql'));
    await of('0.1.0');
    await file('0002_two.sql', later);
    await file('0003_three.sql', `-- needs release 0.2.0: why\nDROP TABLE IF EXISTS ${place.database}.one`);
    await of('0.2.0');
    await rm(path.join(folder, '0003_three.sql'));
    await rm(path.join(folder, '0002_two.sql'));
    await expect(of('0.1.0')).rejects.toThrow(/brought to release 0\.2\.0 \(0003_three\.sql\)/);
  });

  it('refuse a changed, a removed and a squeezed-in file', async () => {
    await run();
    await file('0000_before.sql', 'CREATE DATABASE IF NOT EXISTS x');
    await expect(run()).rejects.toThrow(/0001_one.sql differs from the file/);
    await rm(path.join(folder, '0000_before.sql'));
    await file('0001_one.sql', 'DROP TABLE IF EXISTS y');
    await expect(run()).rejects.toThrow(/0001_one.sql differs from the file/);
    await rm(path.join(folder, '0001_one.sql'));
    await expect(run()).rejects.toThrow(/0001_one.sql differs from the file/);
  });

  it('stop at a failing file, keep what was applied, and go on from there', async () => {
    await file('0002_bad.sql', 'CREATE TABLE IF NOT EXISTS nowhere.t (id UInt64) ENGINE = MergeTree ORDER BY id');
    await expect(run()).rejects.toThrow(/0002_bad.sql failed/);
    await file(
      '0002_bad.sql',
      `CREATE TABLE IF NOT EXISTS ${place.database}.good (id UInt64) ENGINE = MergeTree ORDER BY id`,
    );
    await run();
    expect(await tables()).toEqual(['good', 'one']);
  });

  it('refuse a file that cannot be repeated and a bad name', async () => {
    await file('0002_plain.sql', `CREATE TABLE ${place.database}.plain (id UInt64) ENGINE = MergeTree ORDER BY id`);
    await expect(run()).rejects.toThrow(/cannot be repeated/);
    await rm(path.join(folder, '0002_plain.sql'));
    await file('two.sql', 'DROP TABLE IF EXISTS x');
    await expect(run()).rejects.toThrow(/is not named like/);
  });
});
