// Starts the whole product as a person would, in a process of its own that can be killed.
import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, fstatSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { room } from '../room.ts';
import { notePid } from './run-folder.ts';

const root = path.resolve(__dirname, '../../..');
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
  /** Goes on when the process that started it ends: whoever ends the run ends it. */
  outlives?: boolean;
};

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
  const log = openLog(dataFolder);
  const child = spawn(
    run === 'embedded' ? process.execPath : program,
    [...(run === 'embedded' ? [program] : []), ...args],
    {
      cwd: root,
      stdio: ['ignore', log.file, log.file],
      env: { ...process.env, ...options.env, ...(options.crashAt ? { LEADWRIGHT_CRASH_AT: options.crashAt } : {}) },
    },
  );
  closeSync(log.file);
  const takeBack = notePid(child.pid ?? 0);
  const ended = new Promise<NodeJS.Signals | number | null>((resolve) =>
    child.once('exit', (code, signal) => {
      takeBack();
      resolve(signal ?? code);
    }),
  );
  const { output } = log;
  const url = await addressOf(child, output, ended, START_MS_MAX[run] * room());
  if (options.outlives) child.unref();
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await ended;
  };
  return { url, dataFolder, pid: child.pid ?? 0, ended, output, stop: () => end('SIGINT'), kill: () => end('SIGKILL') };
}

// A file, so that what the product said stays readable after a failed run, and nobody has to be there to read it.
function openLog(dataFolder: string): { file: number; output: () => string } {
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  const name = path.join(
    root,
    '.cache',
    `product-${path.basename(path.dirname(dataFolder))}-${path.basename(dataFolder)}.log`,
  );
  const file = openSync(name, 'a');
  const { size } = fstatSync(file);
  return { file, output: () => readFileSync(name).subarray(size).toString() };
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
