// The command line of `npm run seed`.
import path from 'node:path';
import { parseArgs } from 'node:util';

export const usage = `npm run seed -- --load N [options]

Opens N accounts with owners, plans and leads, logs their owners in, and writes who they are and their sessions into a
file that a load reads. A repeat opens what is missing and renews sessions, which is quick; an access token lives for ten
minutes, so repeat it just before a load.

  --load N         how many accounts there shall be, 1 to 20,000
  --data DIR       the product of npm start or scripts/run-distributed on this folder (default .data)
  --url URL        instead: the address of the product; with it
  --accounts URL   the internal address of accounts; the operators' key is in OPERATOR_SERVICE_PRIVATE_KEY
  --origin URL     the address that browsers use, if it is not --url
  --plan ID        of new accounts (default rollover-500k: 500,000 leads)
  --out FILE       the file, which its owner alone can read (default .cache/load/people.json)
  --limits         only prints the limits that a load needs, as GATEWAY_LIMIT_MAXIMA takes them

Exit code: 0 done, 1 not possible, 2 wrong usage.`;

export class UsageError extends Error {}

export type SeedOptions = {
  load: number;
  site: { data: string } | { url: string; accounts: string };
  origin: string | undefined;
  plan: string;
  out: string;
};

const LOAD_MAX = 20_000;

/** Throws `UsageError` with one sentence. */
export function parseOptions(args: string[]): SeedOptions | 'limits' | 'help' {
  const values = read(args);
  if (values.help) return 'help';
  if (values.limits) return 'limits';
  const load = Number(values.load);
  if (values.load === undefined || !Number.isInteger(load) || load < 1 || load > LOAD_MAX)
    throw new UsageError(`--load is a whole number from 1 to ${LOAD_MAX}`);
  return {
    load,
    site: siteOf(values),
    origin: values.origin === undefined ? undefined : address('origin', values.origin),
    plan: values.plan,
    out: path.resolve(values.out),
  };
}

function read(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        load: { type: 'string' },
        data: { type: 'string' },
        url: { type: 'string' },
        accounts: { type: 'string' },
        origin: { type: 'string' },
        plan: { type: 'string', default: 'rollover-500k' },
        out: { type: 'string', default: '.cache/load/people.json' },
        limits: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : 'the arguments are not usable', { cause: error });
  }
}

function siteOf({ data, url, accounts }: ReturnType<typeof read>): SeedOptions['site'] {
  if (url === undefined && accounts === undefined) return { data: data ?? '.data' };
  if (url === undefined || accounts === undefined) throw new UsageError('--url and --accounts are given together');
  if (data !== undefined) throw new UsageError('give --data, or --url and --accounts');
  return { url: address('url', url), accounts: address('accounts', accounts) };
}

function address(name: string, text: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new UsageError(`--${name} is an address that begins with http:// or https://, not "${text}"`);
  return text.replace(/\/+$/, '');
}
