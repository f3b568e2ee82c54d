// `npm run load`: arguments.ts says how.
import { parseOptions, usage, UsageError } from './arguments.ts';
import { runLoad } from './run-load.ts';

try {
  const options = parseOptions(process.argv.slice(2));
  if (options === 'help') console.log(usage);
  else process.exitCode = (await runLoad(options, process.env)) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof UsageError) console.error(`\n${usage}`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
