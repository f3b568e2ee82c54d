// `npm run seed`: arguments.ts says how.
import { limitMaxima } from '../budget.ts';
import { parseOptions, usage, UsageError } from './arguments.ts';
import { readPeople, writePeople } from './people-file.ts';
import { seedLoad } from './seed-load.ts';
import { siteOf } from './site.ts';

const SAY_EVERY = 100;

try {
  process.exitCode = await seed(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof UsageError) console.error(`\n${usage}`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}

async function seed(args: string[]): Promise<number> {
  const options = parseOptions(args);
  if (options === 'help' || options === 'limits') {
    console.log(options === 'help' ? usage : JSON.stringify(limitMaxima));
    return 0;
  }
  const site = siteOf(options.site, process.env);
  const began = Date.now();
  const kept = readPeople(options.out);
  // Written before the first account, so that a crash does not lose their password.
  writePeople(options.out, kept);
  const seeded = await seedLoad(kept, {
    site,
    origin: options.origin ?? site.url,
    plan: options.plan,
    load: options.load,
    onProgress: (done) => {
      if (done % SAY_EVERY === 0) console.error(`${done} of ${options.load} accounts`);
    },
  });
  writePeople(options.out, seeded);
  const seconds = (Date.now() - began) / 1_000;
  console.log(
    `${options.load} accounts with leads and sessions in ${options.out}, ${seconds.toFixed(1)} s (${Math.round((options.load / seconds) * 60)} a minute)`,
  );
  return 0;
}
