// scripts/move: from `npm start` to engines of one's own, with the data.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { restore } from '../restoring/restore.ts';
import { assertMovable, moveDatabases } from './databases.ts';
import { assertBucketNamed, moveFiles } from './files.ts';
import { withKeysOf } from './keys.ts';
import { MoveError } from './move-error.ts';

const usage = `scripts/move <command> [options]

  keys FILE     puts the keys that the data needs into FILE, which scripts/compose-env.mjs has made: old trials stay known
                and sessions hold
  data          copies the seven databases and all files, and begins a new epoch of the logs. The product is stopped, the
                services of the installation too; its databases and their roles are there and empty. It looks at all of
                them before it copies anything; a repeat goes on where one has failed

  --data DIR    the data folder of npm start (default .data)

data asks POSTGRES_SUPERUSER_URL, an address of any database of the installation's server, and the EXPORT_S3_… variables
of its bucket. It needs pg_dump and pg_restore of PostgreSQL 18 or later on the PATH.
Exit code: 0 done, 1 not possible, 2 wrong usage, 3 the logs are not good.`;

process.exitCode = await main();

async function main(): Promise<number> {
  const { values, positionals, wrong } = given();
  if (wrong !== undefined) return tell(`${wrong}\n\n${usage}`, 2);
  const [command, file, ...more] = positionals;
  if (values.help) return tell(usage, 0);
  if (more.length > 0 || (command === 'keys') !== (file !== undefined) || !['keys', 'data'].includes(command ?? ''))
    return tell(usage, 2);
  try {
    const data = path.resolve(values.data);
    if (!existsSync(path.join(data, 'secrets.json'))) throw new MoveError(`${data} is no data folder of npm start`);
    if (file !== undefined) return moveKeys(data, file);
    return await moveData(data);
  } catch (error) {
    if (!(error instanceof MoveError)) throw error;
    return tell(error.message, 1);
  }
}

function given() {
  const options = {
    data: { type: 'string', default: '.data' },
    help: { type: 'boolean', short: 'h', default: false },
  } as const;
  try {
    return { ...parseArgs({ allowPositionals: true, options }), wrong: undefined };
  } catch (error) {
    return { values: { data: '', help: false }, positionals: [], wrong: (error as Error).message };
  }
}

function moveKeys(data: string, file: string): number {
  if (!existsSync(file)) throw new MoveError(`${file} is not there: node scripts/compose-env.mjs ${file}`);
  const secrets: unknown = JSON.parse(readFileSync(path.join(data, 'secrets.json'), 'utf8'));
  writeFileSync(file, withKeysOf(secrets, readFileSync(file, 'utf8')), { mode: 0o600 });
  return tell(`${file} has the keys of trials and of sessions from ${data}`, 0);
}

async function moveData(data: string): Promise<number> {
  const began = performance.now();
  const server = process.env['POSTGRES_SUPERUSER_URL'];
  if (!server) throw new MoveError('POSTGRES_SUPERUSER_URL is missing');
  assertBucketNamed(process.env);
  await assertMovable(data, server);
  let files = 0;
  const rows = await moveDatabases(data, server, async () => {
    files = await moveFiles(data, process.env);
  });
  const terminal = { out: (line: string) => console.log(line), err: (line: string) => console.error(line) };
  const code = await restore(['reconcile'], process.env, terminal);
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  return code === 0 ? tell(`${rows} events and ${files} files are moved, in ${seconds} s`, 0) : code;
}

function tell(text: string, code: number): number {
  (code === 0 ? console.log : console.error)(text);
  return code;
}
