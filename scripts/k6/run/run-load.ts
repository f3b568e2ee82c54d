// Seeds, runs the scenarios under k6 one after the other, and writes down what came out.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import path from 'node:path';
import { accountsNeeded, minutes, spike, type ScenarioName } from '../budget.ts';
import { count } from '../requests.ts';
import { chartOf } from '../report/chart.ts';
import { linesOf } from '../report/lines.ts';
import type { Place } from '../report/places.ts';
import {
  outcomeOf,
  withFormer,
  type KeptResults,
  type Outcome,
  type Results,
  type Summary,
} from '../report/results.ts';
import { tablesOf, withResults } from '../report/table.ts';
import { readPeople, writePeople, type PeopleFile } from '../seed/people-file.ts';
import { seedLoad } from '../seed/seed-load.ts';
import { siteOf, type Site } from '../seed/site.ts';
import type { LoadOptions } from './arguments.ts';
import { CALM_SECONDS_MAX, untilCalm } from './calm.ts';
import { endsWithUs } from './ends-with-us.ts';
import { startProduct } from './started-product.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const docs = path.join(root, 'docs/operators');
// A session that ends within the run would be renewed within it.
const SPARE_SECONDS = 150 + CALM_SECONDS_MAX;

type Run = { site: Site; origin: string; out: string; people: string };

/** Whether every threshold held. Throws a sentence if the load cannot run. */
export async function runLoad(options: LoadOptions, env: Record<string, string | undefined>): Promise<boolean> {
  const k6 = k6Version();
  mkdirSync(options.out, { recursive: true });
  const product = options.site ? undefined : await startProduct(options.out, options.consumers);
  try {
    const site = siteOf(options.site ?? { data: product?.data ?? '' }, env);
    const people = path.resolve(options.out, `people-${new URL(site.url).host.replace(':', '-')}.json`);
    const run = { site, origin: options.origin ?? site.url, out: path.resolve(options.out), people };
    const results = await runAll(options, run, k6);
    console.log(tablesOf(results, options.write));
    writeFileSync(path.join(run.out, 'results.json'), JSON.stringify(results, null, 1));
    if (options.write) write(options.write, results);
    // k6 lets a limit hold of which nothing was measured.
    const inTime = linesOf(results).every(({ holds }) => holds);
    return inTime && Object.values(results.outcomes).every(({ missed }) => missed.length === 0);
  } finally {
    await product?.stop();
  }
}

function k6Version(): string {
  const { status, stdout } = spawnSync('k6', ['version'], { encoding: 'utf8' });
  if (status !== 0) throw new Error('k6 is not on the PATH: go install go.k6.io/k6@v1.8.1');
  return stdout.split(' ').slice(0, 2).join(' ');
}

async function runAll({ scenarios, seconds }: LoadOptions, run: Run, k6: string): Promise<Results> {
  const outcomes: Results['outcomes'] = {};
  let leadRows = 0;
  for (const name of scenarios) {
    const parts = Object.values(spike.seconds);
    const lasts =
      name === 'spike' ? parts.reduce((sum, each) => sum + (seconds ?? each), 0) : (seconds ?? minutes * 60);
    const people = await seedFor(name, lasts, run);
    leadRows ||= await leadsOf(people, run.site.url);
    console.error(`${name}: ${lasts} s, ${people.people.length} accounts`);
    outcomes[name] = await runOne(name, { seconds, lasts }, run);
  }
  const [{ model = 'unknown' } = {}] = cpus();
  return {
    at: new Date().toISOString(),
    machine: {
      cores: cpus().length,
      processor: model.trim(),
      memoryGigabytes: Math.round(totalmem() / 2 ** 30),
      node: process.versions.node,
      k6,
    },
    leadRows,
    outcomes,
  };
}

async function seedFor(name: ScenarioName | 'spike', seconds: number, run: Run): Promise<PeopleFile> {
  const kept = readPeople(run.people);
  // Written before the first account, so that a crash does not lose their password.
  writePeople(run.people, kept);
  const seeded = await seedLoad(kept, {
    site: run.site,
    origin: run.origin,
    plan: 'rollover-500k',
    load: accountsNeeded(name),
    keepUntil: Date.now() + (seconds + SPARE_SECONDS) * 1_000,
  });
  writePeople(run.people, seeded);
  await untilCalm();
  return seeded;
}

async function leadsOf({ people: [first] }: PeopleFile, url: string): Promise<number> {
  const everywhere = { dictId: 'consumers', geography: { kind: 'nationwide' }, filters: [] };
  const { headers } = count(url, first?.token ?? '');
  const answer = await fetch(`${url}/api/v2/searches/count`, {
    method: 'POST',
    headers,
    body: JSON.stringify(everywhere),
  });
  if (!answer.ok) throw new Error(`the leads cannot be counted: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { count: number }).count;
}

async function runOne(
  name: ScenarioName | 'spike',
  { seconds, lasts }: { seconds: number | undefined; lasts: number },
  { site, origin, out, people }: Run,
): Promise<Outcome> {
  const summary = path.join(out, `${name}.json`);
  // Otherwise that of an earlier run would be taken for this one's.
  rmSync(summary, { force: true });
  const before = loadavg()[0] ?? 0;
  const k6 = spawn('k6', ['run', '--quiet', '--no-usage-report', path.join(root, 'scripts/k6/load.ts')], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      SCENARIO: name,
      SUMMARY: summary,
      LEADWRIGHT_URL: site.url,
      LEADWRIGHT_ORIGIN: origin,
      LEADWRIGHT_PEOPLE: people,
      ...(seconds === undefined ? {} : { LOAD_SECONDS: String(seconds) }),
    },
  });
  await new Promise<void>((resolve, reject) => {
    endsWithUs(k6).once('error', reject);
    k6.once('exit', () => resolve());
  });
  if (!existsSync(summary)) throw new Error(`k6 ended ${name} without a summary; its last lines say why`);
  const machineLoad: [number, number] = [before, loadavg()[0] ?? 0];
  return outcomeOf(name, JSON.parse(readFileSync(summary, 'utf8')) as Summary, { seconds: lasts, machineLoad });
}

function write(place: Place, measured: Results): void {
  const file = path.join(docs, 'load.json');
  const kept = JSON.parse(readFileSync(file, 'utf8')) as KeptResults;
  const results = withFormer(measured, kept[place]);
  const page = path.join(docs, 'load.md');
  writeFileSync(page, withResults(readFileSync(page, 'utf8'), place, results));
  writeFileSync(path.join(docs, `load-${place}.svg`), chartOf(results));
  writeFileSync(file, JSON.stringify({ ...kept, [place]: results }));
  // The linter wants every JSON file in its form.
  spawnSync(process.execPath, [path.join(root, 'node_modules/oxfmt/bin/oxfmt'), file]);
}
