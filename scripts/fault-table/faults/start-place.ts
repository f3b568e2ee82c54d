// `npm start` on a data folder whose three parts have disks of their own, where that can be. What ends is started again
// at once, as systemd does.
import { execFileSync, spawnSync } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { owner } from '../../../e2e/src/downloads/download-path.ts';
import { killPostgres, postgresPid } from '../../../e2e/src/engines/kill-postgres.ts';
import { runningSources } from '../../../e2e/src/invariants/sources.ts';
import { hurriedLimits } from '../../../e2e/src/people/demo-load.ts';
import { startProduct, type Product } from '../../../e2e/src/product/product.ts';
import { newDataFolder, removeDataFolder } from '../../../e2e/src/product/run-folder.ts';
import type { Fault, Place } from './fault.ts';
import { fillDisk, mountDisk, removeDisk } from './full-disk.ts';
import { clockFaults, clockVariables, setClock } from './clock.ts';

const FULL_MS = 30_000;
const PAUSE_MS = 10_000;
/** Folder of the data folder, megabytes, and what it holds in words. */
const disks = [
  ['postgres', 1_200, 'of PostgreSQL'],
  ['clickhouse', 400, 'of ClickHouse'],
  ['objects', 200, 'of files'],
] as const;

/** Starts it; with `clock` on a clock that can be moved. */
export async function startPlace({ clock }: { clock: boolean }): Promise<Place> {
  const dataFolder = newDataFolder();
  const mounted = !clock && process.platform === 'linux' && process.getuid?.() === 0 ? disks : [];
  for (const [name, megabytes] of mounted) mountDisk(path.join(dataFolder, name), megabytes);
  const port = await freePort();
  if (clock) setClock(dataFolder, 0);
  const start = (): Promise<Product> =>
    startProduct({
      dataFolder,
      consumers: 100_000,
      env: { ...hurriedLimits, ...(clock ? clockVariables(dataFolder) : {}) },
      args: ['--port', String(port)],
    });
  let product = await start();
  const person = { url: product.url, origin: product.url, email: owner.email, password: owner.password };
  const faults: Fault[] = [
    {
      name: "kill -9 of the product's process, started again at once",
      make: async () => {
        await product.kill();
        product = await start();
      },
    },
    { name: 'kill -9 of PostgreSQL', make: async () => void (await killPostgres(dataFolder)) },
    {
      name: "kill -9 of one of PostgreSQL's backends",
      make: async () => void process.kill(backend(dataFolder), 'SIGKILL'),
    },
    { name: 'PostgreSQL answers nothing for 10 s (SIGSTOP)', make: () => stopped(dataFolder) },
    ...mounted.map(([name, , what]) => ({
      name: `full disk for 30 s: the folder ${what}`,
      make: async () => {
        const makeRoom = await fillDisk(path.join(dataFolder, name));
        await wait(FULL_MS);
        makeRoom();
      },
    })),
  ];
  return {
    person,
    sources: async () => runningSources(dataFolder),
    faults: clock ? clockFaults(person, dataFolder) : faults,
    close: async () => {
      await product.stop();
      for (const [name] of mounted) removeDisk(path.join(dataFolder, name));
      removeDataFolder(dataFolder);
    },
  };
}

async function stopped(dataFolder: string): Promise<void> {
  const all = [postgresPid(dataFolder), ...children(dataFolder).map(({ pid }) => pid)];
  const signal = (name: NodeJS.Signals): void => {
    // One that worked for a connection may have ended.
    spawnSync('kill', ['-s', name, ...all.map(String)]);
  };
  signal('SIGSTOP');
  await wait(PAUSE_MS);
  signal('SIGCONT');
}

/** The oldest of those that work for a connection. */
const backend = (dataFolder: string): number =>
  children(dataFolder).find(({ args }) => args.includes('127.0.0.1'))?.pid ?? Number.NaN;

const children = (dataFolder: string): { pid: number; args: string }[] =>
  execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(postgresPid(dataFolder))], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => ({ pid: Number.parseInt(line, 10), args: line }));

/** The same after each start. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => void server.close(resolve));
  return port;
}
