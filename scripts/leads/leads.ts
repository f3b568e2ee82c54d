import { ImportRefusal } from '@leadwright/search/imports/import-refusal';
import { exitCodes } from '../operator/exit-codes.ts';
import type { Terminal } from '../operator/operate.ts';
import { AnswerError, openServices } from '../operator/services.ts';
import { UsageError } from '../operator/usage-error.ts';
import { parseLeadsOptions, type LeadsOptions } from './arguments.ts';
import { overview } from './help.ts';
import { importFiles } from './import-files.ts';
import { inspect } from './inspect.ts';
import { mapSchema } from './files/map-file.ts';
import { deletionPlatform } from './deletion-platform.ts';
import { doNotCall } from './do-not-call.ts';
import { runOnVersions } from './version-commands.ts';
import type { CommandResult } from '../operator/exit-codes.ts';

/** Runs npm run leads once; returns its exit code. */
export async function leads(
  args: readonly string[],
  env: Record<string, string | undefined>,
  { out, err }: Terminal,
): Promise<number> {
  try {
    const options = parseLeadsOptions(args);
    if ('help' in options) {
      out(options.help);
      return exitCodes.done;
    }
    const { json, lines, exitCode } = await run(options, env, err);
    out(options.json ? JSON.stringify(json, null, 2) : lines.join('\n'));
    return exitCode;
  } catch (error) {
    if (error instanceof UsageError) {
      err(`${error.message}\n\n${overview}`);
      return exitCodes.wrongUsage;
    }
    if (error instanceof ImportRefusal) err(`${error.message} (${error.code})`);
    else if (error instanceof AnswerError) err(error.message);
    else throw error;
    return exitCodes.notPossible;
  }
}

async function run(
  options: LeadsOptions,
  env: Record<string, string | undefined>,
  tell: (line: string) => void,
): Promise<CommandResult> {
  const { command } = options;
  const open = () => openServices(options, env);
  const stdin = () => process.stdin;
  switch (command.name) {
    case 'inspect':
      return inspect(command, { work: options.work, env, stdin, tell });
    case 'schema':
      return mapSchema();
    case 'import':
      return importFiles(command, { work: options.work, env, stdin, open, tell });
    case 'do-not-call':
      return doNotCall(command, { work: options.work, services: await open(), tell });
    case 'deletion-platform':
      return deletionPlatform(command, { services: await open(), tell });
    default:
      return runOnVersions(command, await open(), tell);
  }
}
