import { checkNode } from './prepare.mjs';

/** Prints the usage if that is asked; throws one sentence and the usage for anything unknown. */
export async function asksForHelp(command, args = process.argv.slice(2)) {
  // An older Node could not even load what reads arguments.
  checkNode();
  const { readArguments } = await import('../../services/standalone/src/command-line/read-arguments.mjs');
  const { values, help } = readArguments(args, command);
  if (values.help) process.stdout.write(`${help}\n`);
  return values.help;
}
