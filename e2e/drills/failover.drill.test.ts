import { connect, createServer, type Socket } from 'node:net';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { freePorts } from '@leadwright/runtime/process/free-ports';
import { printCounts } from '@leadwright/testing/fault-run';
import { asked, newPassword, startSystemPostgres, type SystemPostgres } from '../src/engines/system-postgres.ts';
import { eventually } from '../src/eventually.ts';
import { expectInvariants, untilQuiet } from '../src/invariants/invariants.ts';
import { fileIn, openSources, type Sources } from '../src/invariants/sources.ts';
import { hurriedLimits, startDemoLoad } from '../src/people/demo-load.ts';
import { startProduct, type Product } from '../src/product/product.ts';
import { newDataFolder, openFolder, removeDataFolder } from '../src/product/run-folder.ts';
import { room } from '../src/room.ts';

// T8 in e2e/README.md. Two servers; the product knows one address, which follows the primary as an operator's does.
const WRITES_BACK_MS_MAX = 30_000;
const ANSWERED_SECONDS_MAX = 120;
const CASE_MS_MAX = 900_000;
/** Longer than any limit of the product: a commit that nobody confirms by then never is confirmed. */
const STALE_ANSWER_MS_MAX = 8_000;

/** The service address: forwards to the primary; `moveTo` cuts what is open, as a moved address does. */
async function startAddress(
  port: number,
): Promise<{ port: number; moveTo(port: number): void; stop(): Promise<void> }> {
  let target = port;
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        open.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  const cut = (): void => open.forEach((socket) => void socket.destroy());
  return {
    port: address.port,
    moveTo: (next) => {
      target = next;
      cut();
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        cut();
      }),
  };
}

describe('PostgreSQL that fails over to its synchronous standby under load', () => {
  const folder = newDataFolder();
  const place = (name: string): string => path.join(folder, 'servers', name);
  const password = newPassword();
  const counts = {
    failovers: 0,
    acknowledged: 0,
    'unanswered or 5xx': 0,
    'stale writes tried': 0,
    'stale writes acknowledged': 0,
  };
  const writesBackMs: number[] = [];
  let address: Awaited<ReturnType<typeof startAddress>>;
  let product: Product;
  let primary: SystemPostgres;
  const servers = new Set<SystemPostgres>();
  let sources: Sources;

  const start = async (name: string): Promise<SystemPostgres> => {
    const [port = 0] = await freePorts(1);
    const server = await startSystemPostgres({ data: place(name), port, password, name });
    servers.add(server);
    return server;
  };
  /** From then on no commit is confirmed that the standby has not on its disk. */
  const follow = async (leader: SystemPostgres, name: string): Promise<SystemPostgres> => {
    await leader.baseBackup(place(name), 'standby');
    const standby = await start(name);
    await asked(leader.url('postgres'), "alter system set synchronous_standby_names = '*'");
    await asked(leader.url('postgres'), 'select pg_reload_conf()');
    await eventually(
      () => asked<{ sync_state: string }>(leader.url('postgres'), 'select sync_state from pg_stat_replication'),
      (rows) => rows.some(({ sync_state }) => sync_state === 'sync'),
      60,
    );
    return standby;
  };
  /** A writer that still reaches the former primary: whether its commit was confirmed. */
  const writesTo = async (server: SystemPostgres): Promise<boolean> => {
    counts['stale writes tried'] += 1;
    const late = new Promise<boolean>((resolve) => {
      setTimeout(() => resolve(false), STALE_ANSWER_MS_MAX);
    });
    const write = asked(
      server.url('billing'),
      `set statement_timeout = 2000; insert into inbox (consumer, topic, account_id, last_seq) values ('stale', 'stale', gen_random_uuid()::text, 1)`,
    ).then(
      () => true,
      () => false,
    );
    return Promise.race([write, late]);
  };

  beforeAll(async () => {
    mkdirSync(path.join(folder, 'servers'));
    openFolder(path.join(folder, 'servers'));
    primary = await start('server-0');
    address = await startAddress(primary.port);
    const dataFolder = path.join(folder, 'product');
    mkdirSync(dataFolder);
    product = await startProduct({
      dataFolder: openFolder(dataFolder),
      env: hurriedLimits,
      args: ['--postgres', `postgres://leadwright:${password}@127.0.0.1:${address.port}/postgres`],
    });
    sources = openSources({ url: (database) => primary.url(database), file: fileIn(dataFolder) });
  }, CASE_MS_MAX);
  afterAll(async () => {
    printCounts('T8 failover', { ...counts, 'worst ms until writes are back': Math.max(0, ...writesBackMs) });
    await product?.stop();
    await address?.stop();
    for (const server of servers) await server.stop('immediate').catch(() => undefined);
    removeDataFolder(folder);
  }, 300_000);

  it.each([
    { run: 1, lost: 'killed' },
    { run: 2, lost: 'cut off, and still running' },
    { run: 3, lost: 'killed' },
  ])(
    'loses no acknowledged command and writes again within 30 s: run $run, the primary is $lost',
    async ({ run, lost }) => {
      const standby = await follow(primary, `server-${run}`);
      const load = await startDemoLoad({ url: () => product.url, trials: ['failover@load.test'] });
      const grows = async (by: number): Promise<void> => {
        const before = load.report().accepted.length;
        await eventually(
          async () => load.report().accepted.length,
          (now) => now >= before + by,
          ANSWERED_SECONDS_MAX * room(),
        );
      };
      await grows(6);
      const former = primary;
      const began = performance.now();
      if (lost === 'killed') await former.stop('immediate');
      // The address moves first: from here nobody but the stale writer reaches the former primary.
      address.moveTo(standby.port);
      await standby.promote();
      primary = standby;
      await grows(1);
      writesBackMs.push(performance.now() - began);
      if (lost === 'killed') {
        // The machine comes back as it was, and takes itself for the primary.
        servers.delete(former);
        const back = await startSystemPostgres({ data: place(`server-${run - 1}`), port: former.port, password });
        servers.add(back);
      }
      if (await writesTo(former)) counts['stale writes acknowledged'] += 1;
      await former.stop('immediate');
      await grows(3);
      const report = await load.stop();
      await sources.close();
      sources = openSources({ url: (database) => primary.url(database), file: fileIn(product.dataFolder) });
      await untilQuiet(sources, 60 * room());
      await expectInvariants(sources, { quiet: true, acknowledged: report });
      expect(await Promise.race([product.ended, Promise.resolve('alive')])).toBe('alive');
      expect(counts['stale writes acknowledged']).toBe(0);
      expect(writesBackMs.at(-1)).toBeLessThan(WRITES_BACK_MS_MAX * room());
      expect(report.accepted.length).toBeGreaterThanOrEqual(10);
      counts.failovers += 1;
      counts.acknowledged += report.accepted.length;
      counts['unanswered or 5xx'] += report.unanswered + report.unavailable;
    },
    CASE_MS_MAX,
  );
});
