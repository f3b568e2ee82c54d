// Starts the whole product as a person would, in a process of its own that can be killed.
import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { room } from './room.ts';

const root = path.resolve(__dirname, '../..');
// Separate processes compile as often as there are of them.
const START_MS_MAX = { embedded: 120_000, distributed: 400_000 };

export type Product = {
  url: string;
  dataFolder: string;
  pid: number;
  /** Resolves with the signal or code when the process has ended, whoever ended it. */
  ended: Promise<NodeJS.Signals | number | null>;
  output(): string;
  /** As Ctrl-C: everything stops in order, the database last. */
  stop(): Promise<void>;
  kill(): Promise<void>;
};

export type ProductOptions = {
  dataFolder: string;
  consumers?: number;
  businesses?: number;
  crashAt?: string;
  env?: Record<string, string>;
  /** All in one process, or each service in its own over Kafka. */
  run?: 'embedded' | 'distributed';
  /** More of the command line, such as addresses of engines. */
  args?: string[];
};

/** A data folder that every unprivileged user may walk into (PostgreSQL refuses to run as root). */
export function newDataFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'leadwright-e2e-'));
  chmodSync(folder, 0o755);
  return folder;
}

export function removeDataFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
}

/** Starts the product on a free port and waits until the gateway says that all of it is usable. */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const { dataFolder, consumers = 20_000, businesses = 5_000, run = 'embedded' } = options;
  const args = [
    '--port',
    '0',
    '--data',
    dataFolder,
    '--consumers',
    String(consumers),
    '--businesses',
    String(businesses),
    ...(options.args ?? []),
  ];
  const program = path.join(root, 'scripts', run === 'embedded' ? 'start.cjs' : 'run-distributed');
  const child = spawn(
    run === 'embedded' ? process.execPath : program,
    [...(run === 'embedded' ? [program] : []), ...args],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...options.env, ...(options.crashAt ? { LEADWRIGHT_CRASH_AT: options.crashAt } : {}) },
    },
  );
  const lines: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
  const output = (): string => lines.join('');
  // What the product said stays readable after a failed run.
  child.once('exit', () => writeFileSync(path.join(root, '.cache', `product-${child.pid}.log`), output()));
  const ended = new Promise<NodeJS.Signals | number | null>((resolve) =>
    child.once('exit', (code, signal) => resolve(signal ?? code)),
  );
  const url = await addressOf(child, output, ended, START_MS_MAX[run] * room());
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await ended;
  };
  return { url, dataFolder, pid: child.pid ?? 0, ended, output, stop: () => end('SIGINT'), kill: () => end('SIGKILL') };
}

async function addressOf(
  child: ChildProcess,
  output: () => string,
  ended: Promise<unknown>,
  startMsMax: number,
): Promise<string> {
  let over = false;
  void ended.then(() => {
    over = true;
  });
  const deadline = Date.now() + startMsMax;
  while (Date.now() < deadline && !over) {
    const url = /Leadwright is ready at (http:\/\/\S+)/.exec(output())?.[1];
    if (url) return url;
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
  child.kill('SIGKILL');
  throw new Error(`the product did not start; its last output:\n${output().slice(-4000)}`);
}
