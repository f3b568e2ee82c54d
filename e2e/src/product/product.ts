// Starts the whole product in its own process, which a test can kill.
import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, fstatSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { room } from '../room.ts';
import { notePid } from './run-folder.ts';

const root = path.resolve(import.meta.dirname, '../../..');
// Separate processes each compile the code.
const START_MS_MAX = { embedded: 120_000, distributed: 400_000 };

// Everybody here has an address at one of a few domains.
const manyTrials = { BILLING_TRIALS_PER_DOMAIN: '1000000' };

export type Product = {
  url: string;
  dataFolder: string;
  pid: number;
  /** Resolves with the exit code or signal, whoever ended the process. */
  ended: Promise<NodeJS.Signals | number | null>;
  output(): string;
  /** Like Ctrl-C: stops everything in order, the database last. */
  stop(): Promise<void>;
  kill(): Promise<void>;
};

export type ProductOptions = {
  dataFolder: string;
  consumers?: number;
  businesses?: number;
  crashAt?: string;
  env?: Record<string, string>;
  /** All services in one process, or one process per service over Kafka. */
  run?: 'embedded' | 'distributed';
  /** Additional command line arguments, such as addresses of engines. */
  args?: string[];
  /** Keeps running when its parent ends; the end of the run stops it. */
  outlives?: boolean;
};

/** Starts the product on a free port and waits until the gateway reports ready. */
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
      env: {
        ...manyTrials,
        ...process.env,
        ...options.env,
        ...(options.crashAt ? { LEADWRIGHT_CRASH_AT: options.crashAt } : {}),
      },
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

// Output goes to a file, which survives a failed run and needs no reader.
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
