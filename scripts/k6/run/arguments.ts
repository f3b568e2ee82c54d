// The command line of `npm run load`.
import { parseArgs } from 'node:util';
import { leadRows, minutes, scenarioNames, type ScenarioName } from '../budget.ts';
import { placeNames, type Place } from '../report/places.ts';

export const usage = `npm run load -- [options]

Runs every scenario of scripts/k6/budget.ts under k6, one after the other, and says which thresholds held. k6 must be on
the PATH: go install go.k6.io/k6@v1.8.1. Without --data or --url the product is started for it, by npm start on a folder
of its own, with the limits raised; the first time its leads are made, which takes minutes.

  --data DIR        a product that runs already on this folder, or
  --url URL         one anywhere; with --accounts URL and the operators' key in OPERATOR_SERVICE_PRIVATE_KEY
  --origin URL      the address that browsers use, if it is not --url
  --consumers N     leads of the product that is started (default ${leadRows.toLocaleString('en-US')})
  --scenario A,B    some of ${[...scenarioNames, 'spike'].join(', ')} (default all)
  --seconds S       of a scenario, and of each part of the spike (default ${minutes * 60}, and as the budget says)
  --out DIR         where summaries and sessions stand (default .cache/load)
  --write PLACE     writes the results into docs/operators/load.md, with a picture, as those of one of
                    ${placeNames.join(', ')}

Exit code: 0 every threshold held, 1 some did not or the load could not run, 2 wrong usage.`;

export class UsageError extends Error {}

export type LoadOptions = {
  /** Absent: the product is started. */
  site: { data: string } | { url: string; accounts: string } | undefined;
  origin: string | undefined;
  consumers: number;
  scenarios: (ScenarioName | 'spike')[];
  seconds: number | undefined;
  out: string;
  write: Place | undefined;
};

/** Throws `UsageError` with one sentence. */
export function parseOptions(args: string[]): LoadOptions | 'help' {
  const values = read(args);
  if (values.help) return 'help';
  const { data, url, accounts, origin, out, write } = values;
  if ((url === undefined) !== (accounts === undefined)) throw new UsageError('--url and --accounts are given together');
  if (data !== undefined && url !== undefined) throw new UsageError('give --data, or --url and --accounts');
  const seconds = values.seconds === undefined ? undefined : whole('seconds', values.seconds, 5, 86_400);
  return {
    site: url !== undefined && accounts !== undefined ? { url, accounts } : data === undefined ? undefined : { data },
    origin,
    consumers: whole('consumers', values.consumers, 1_000, 500_000_000),
    scenarios: namesIn(values.scenario),
    seconds,
    out,
    write: write === undefined ? undefined : placeIn(write),
  };
}

function read(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        data: { type: 'string' },
        url: { type: 'string' },
        accounts: { type: 'string' },
        origin: { type: 'string' },
        consumers: { type: 'string', default: String(leadRows) },
        scenario: { type: 'string' },
        seconds: { type: 'string' },
        out: { type: 'string', default: '.cache/load' },
        write: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : 'the arguments are not usable', { cause: error });
  }
}

function namesIn(list: string | undefined): (ScenarioName | 'spike')[] {
  const all = [...scenarioNames, 'spike'] as const;
  if (list === undefined) return [...all];
  return list.split(',').map((name) => {
    const known = all.find((each) => each === name);
    if (!known) throw new UsageError(`--scenario is a list of ${all.join(', ')}, not "${name}"`);
    return known;
  });
}

function placeIn(name: string): Place {
  const known = placeNames.find((each) => each === name);
  if (!known) throw new UsageError(`--write is one of ${placeNames.join(', ')}, not "${name}"`);
  return known;
}

function whole(name: string, text: string, min: number, max: number): number {
  const value = Number(text.replaceAll(/[_,]/g, ''));
  if (!Number.isInteger(value) || value < min || value > max)
    throw new UsageError(
      `--${name} is a whole number from ${min.toLocaleString('en-US')} to ${max.toLocaleString('en-US')}`,
    );
  return value;
}
