// scripts/restore: the proof beside a backup, and what must be done between a restore and the start of the services.
import { parseArgs } from 'node:util';
import { compare, type Comparison } from './compare.ts';
import { assertStopped, openDatabases, RestoreError, type Databases } from './databases.ts';
import { acceptLoss, announceAgain, beginEpoch, returnToTopicEnds } from './mend.ts';
import { missingOf, writeProof, type End } from './proof.ts';

export type Terminal = { out(line: string): void; err(line: string): void };

const usage = `scripts/restore <command> [options]

  proof FILE       beside a backup: writes where every log ends, to hold the restore against
  reconcile        after a restore, with every service stopped: is every log whole, has anybody received what its
                   log lost; then a new epoch, and what somebody lacks is announced again

  --proof FILE     reconcile: every end of this file must be in the restored logs
  --accept-loss    reconcile: the consumers that it names go on at the end of the restored logs
  --json           answer in JSON
  --data DIR       the embedded PostgreSQL of npm start on this folder; otherwise each service's <SERVICE>_POSTGRES_URL,
                   or POSTGRES_SUPERUSER_URL, an address of any database of the one server

Exit code: 0 done, 1 not possible, 2 wrong usage, 3 the restore is not good, or a loss is not accepted: nothing was changed.`;

type Options = {
  command: 'proof' | 'reconcile';
  file: string | undefined;
  json: boolean;
  acceptLoss: boolean;
  data: string | undefined;
};

class UsageError extends Error {}

/** Runs it and returns the exit code. */
export async function restore(
  args: string[],
  env: Record<string, string | undefined>,
  terminal: Terminal,
): Promise<number> {
  try {
    const options = optionsOf(args);
    if (options === 'help') {
      terminal.out(usage);
      return 0;
    }
    const databases = await openDatabases(options.data, env);
    try {
      return options.command === 'proof'
        ? await prove(databases, options.file ?? '', terminal)
        : await reconcile(databases, options, terminal);
    } finally {
      await databases.close();
    }
  } catch (error) {
    if (error instanceof UsageError) terminal.err(`${error.message}\n\n${usage}`);
    else if (error instanceof RestoreError) terminal.err(error.message);
    else throw error;
    return error instanceof UsageError ? 2 : 1;
  }
}

async function prove(databases: Databases, file: string, { out }: Terminal): Promise<number> {
  out(`${await writeProof(databases, file)} ends of logs are in ${file}.`);
  return 0;
}

async function reconcile(databases: Databases, options: Options, { out }: Terminal): Promise<number> {
  const began = performance.now();
  await assertStopped(databases);
  const found = await compare(databases);
  const missing = options.file === undefined ? [] : await missingOf(databases, options.file);
  const good = found.breaks.length === 0 && missing.length === 0;
  const goesOn = good && (found.diverged.length === 0 || options.acceptLoss);
  let epoch: number | undefined;
  if (goesOn) {
    await acceptLoss(databases, found.diverged);
    await returnToTopicEnds(databases);
    await announceAgain(databases, found.lacks);
    epoch = await beginEpoch(databases);
  }
  const seconds = (performance.now() - began) / 1000;
  const lines = linesOf(found, missing, epoch, seconds);
  out(options.json ? JSON.stringify({ ...found, missing, epoch, seconds }, null, 2) : lines.join('\n'));
  return goesOn ? 0 : 3;
}

function linesOf(
  { breaks, diverged, lacks, events }: Comparison,
  missing: End[],
  epoch: number | undefined,
  seconds: number,
): string[] {
  return [
    ...breaks.map(
      (each) => `BROKEN    the log of ${each.service}, account ${each.accountId}, breaks at ${each.accountSeq}`,
    ),
    ...missing.map(
      (each) =>
        `MISSING   event ${each.accountSeq} of account ${each.accountId} in ${each.service}, which the proof has`,
    ),
    ...diverged.map(
      (each) =>
        `DIVERGED  ${each.group} received ${each.received} events of account ${each.accountId}; the log ${each.problem === 'another-event' ? `has another event ${each.received}` : `ends at ${each.logEnds}`}`,
    ),
    ...lacks.map(
      (each) =>
        `lacks     ${each.group}: ${each.events} events, ${epoch === undefined ? 'to be' : 'will be'} announced again`,
    ),
    `${events} events compared in ${seconds.toFixed(1)} s. ${endOf(breaks.length + missing.length, diverged.length, epoch)}`,
  ];
}

function endOf(bad: number, diverged: number, epoch: number | undefined): string {
  if (epoch !== undefined) return `Epoch ${epoch} has begun: start the services.`;
  if (bad > 0) return 'This restore is not good; nothing was changed. Take another backup.';
  return `${diverged} accounts were received beyond their logs; nothing was changed. Restore to a later moment, or go on with --accept-loss.`;
}

function optionsOf(args: string[]): Options | 'help' {
  const { values, positionals } = read(args);
  if (values.help) return 'help';
  const [command, file, ...more] = positionals;
  const common = { json: values.json, acceptLoss: values['accept-loss'], data: values.data };
  if (command === 'proof' && file !== undefined && more.length === 0) return { command, file, ...common };
  if (command === 'reconcile' && file === undefined) return { command, file: values.proof, ...common };
  throw new UsageError(command === 'proof' ? 'proof takes one file' : 'the command is proof FILE or reconcile');
}

function read(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        proof: { type: 'string' },
        'accept-loss': { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        data: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : 'the arguments are not usable', { cause: error });
  }
}
