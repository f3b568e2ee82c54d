import path from 'node:path';
import { mkdirSync } from 'node:fs';
import { freePorts } from '@leadwright/runtime/process/free-ports';
import { createMetrics } from '@leadwright/runtime/telemetry/metrics';
import { openDatabase, type Database } from '@leadwright/postgres/database';
import { watchServer } from '@leadwright/postgres/metrics/server-metrics';
import { asked, newPassword, startSystemPostgres, type SystemPostgres } from '../src/engines/system-postgres.ts';
import { eventually } from '../src/eventually.ts';
import { newDataFolder, openFolder, removeDataFolder } from '../src/product/run-folder.ts';

// What StandbyMissing and ArchiveFails ask, told by a service's own role of a server that has both.
describe('a server with a standby and an archive', () => {
  const folder = newDataFolder();
  const password = newPassword();
  const servers = new Set<SystemPostgres>();
  let primary: SystemPostgres;
  let database: Database;
  const start = async (name: string): Promise<SystemPostgres> => {
    const [port = 0] = await freePorts(1);
    const server = await startSystemPostgres({ data: path.join(folder, 'servers', name), port, password, name });
    servers.add(server);
    return server;
  };
  const set = async (name: string, value: string): Promise<void> => {
    await asked(primary.url('postgres'), `alter system set ${name} = '${value}'`);
    await asked(primary.url('postgres'), 'select pg_reload_conf()');
  };
  const tellsOf = async (name: string): Promise<number | undefined> => {
    const metrics = createMetrics('billing');
    watchServer(metrics, database);
    const told = new RegExp(`^leadwright_${name}\\{service="billing"\\} (\\S+)$`, 'm').exec(
      await metrics.scrape(),
    )?.[1];
    return told === undefined ? undefined : Number(told);
  };
  const until = (name: string, isTold: (value: number | undefined) => boolean): Promise<unknown> =>
    eventually(() => tellsOf(name), isTold, 90);

  beforeAll(async () => {
    mkdirSync(path.join(folder, 'servers'));
    openFolder(path.join(folder, 'servers'));
    primary = await start('primary');
    await asked(primary.url('postgres'), `create role billing login password '${password}'`);
    database = openDatabase(primary.url('postgres').replace('//leadwright:', '//billing:'));
  }, 180_000);
  afterAll(async () => {
    await database?.close();
    for (const server of servers) await server.stop('immediate').catch(() => undefined);
    removeDataFolder(folder);
  }, 180_000);

  it('tells that the standby which commits wait for is gone, and that it is back', async () => {
    expect(await tellsOf('pg_missing_standbys')).toBeUndefined();
    await primary.baseBackup(path.join(folder, 'servers/standby'), 'standby');
    const standby = await start('standby');
    await set('synchronous_standby_names', '*');
    await until('pg_missing_standbys', (value) => value === 0);
    servers.delete(standby);
    await standby.stop('fast');
    await until('pg_missing_standbys', (value) => value === 1);
    await start('standby');
    await until('pg_missing_standbys', (value) => value === 0);
  }, 180_000);

  it('tells for how long no WAL is archived, and nothing once it is again', async () => {
    expect(await tellsOf('pg_archive_failing_seconds')).toBeUndefined();
    await set('archive_mode', 'on');
    await set('archive_command', 'true');
    servers.delete(primary);
    await primary.stop('immediate');
    primary = await startSystemPostgres({
      data: path.join(folder, 'servers/primary'),
      port: primary.port,
      password,
    });
    servers.add(primary);
    await eventually(
      () => tellsOf('pg_archive_failing_seconds').catch(() => undefined),
      (value) => value === 0,
      60,
    );
    await set('archive_command', 'false');
    await asked(primary.url('postgres'), 'create table anything ()');
    await asked(primary.url('postgres'), 'select pg_switch_wal()');
    await until('pg_archive_failing_seconds', (value) => (value ?? 0) > 0);
    // The archiver may rest for a minute after its failures.
    await set('archive_command', 'true');
    await until('pg_archive_failing_seconds', (value) => value === 0);
  }, 180_000);
});
