import { parseOptions, usage } from './arguments.ts';
import { BackupError } from '../backup/manifest.ts';
import { run } from './commands.ts';
import { exitCodes } from './exit-codes.ts';
import { isOfFolder, runOnFolder } from './folder-commands.ts';
import { AnswerError, openServices } from './services.ts';
import { UsageError } from './usage-error.ts';

/** The answer, and separately progress and errors. */
export type Terminal = { out(text: string): void; err(text: string): void };

/** Runs scripts/operate once; returns its exit code. */
export async function operate(
  args: string[],
  env: Record<string, string | undefined>,
  { out, err }: Terminal,
): Promise<number> {
  try {
    const options = parseOptions(args);
    if (options === 'help') {
      out(usage);
      return exitCodes.done;
    }
    const { command } = options;
    const { json, lines, exitCode } = isOfFolder(command)
      ? await runOnFolder(command, options.data, err)
      : await run(command, await openServices(options, env), err);
    out(options.json ? JSON.stringify(json, null, 2) : lines.join('\n'));
    return exitCode;
  } catch (error) {
    if (error instanceof UsageError) {
      err(`${error.message}\n\n${usage}`);
      return exitCodes.wrongUsage;
    }
    if (!(error instanceof AnswerError || error instanceof BackupError)) throw error;
    err(error.message);
    return exitCodes.notPossible;
  }
}
