// One scenario of the budget under k6, or its spike; `npm run load` starts it. Variables:
//
//   LEADWRIGHT_URL      address of the product (default http://127.0.0.1:3000)
//   LEADWRIGHT_ORIGIN   the address that browsers use, if it differs
//   LEADWRIGHT_PEOPLE   the file of `npm run seed -- --load N`
//   SCENARIO            browse, login, count, preview, download, or spike
//   LOAD_SECONDS        how long (default: as the budget says); of a spike, each of its parts
//   ROWS                of a download (default: as the budget says)
//   SUMMARY             file for the summary, as JSON
import { SharedArray } from 'k6/data';
import exec from 'k6/execution';
import type { Options, Scenario as K6Scenario } from 'k6/options';
import { accountsNeeded, minutes, scenarioNames, scenarios, spike, type Rate, type ScenarioName } from './budget.ts';
import { drive, summaryFiles, turnOf } from './drive-k6.ts';
import { doings } from './scenarios.ts';
import type { Person } from './steps.ts';
import { always, latencyThresholds, rightAnswers, type Thresholds } from './thresholds.ts';

const wanted = __ENV['SCENARIO'] || 'browse';
const file = __ENV['LEADWRIGHT_PEOPLE'];
if (!file) throw new Error('LEADWRIGHT_PEOPLE is not set: make the file with npm run seed -- --load N');
const people = new SharedArray('people', () => (JSON.parse(open(file)) as { people: Person[] }).people);
const { password } = new SharedArray('password', () => [JSON.parse(open(file)) as { password: string }])[0] ?? {
  password: '',
};
const SPIKE = 'spike';
if (wanted !== SPIKE && !(wanted in scenarios))
  throw new Error(`SCENARIO is ${scenarioNames.join(', ')} or ${SPIKE}, not ${wanted}`);

const given = __ENV['LOAD_SECONDS'] ? Number(__ENV['LOAD_SECONDS']) : undefined;

function arrivals(name: ScenarioName, { perSecond, users }: Rate, seconds: number, more: object = {}): K6Scenario {
  // k6 takes whole iterations only, so they are counted in ten seconds.
  const rate = { rate: Math.max(1, Math.round(perSecond * 10)), timeUnit: '10s' };
  const vus = { preAllocatedVUs: users, maxVUs: users, gracefulStop: '90s' };
  return { executor: 'constant-arrival-rate', exec: name, ...rate, duration: `${seconds}s`, ...vus, ...more };
}

// The parts of a spike follow each other without a pause; a request that is still open does not end with its part.
function spikeScenarios(): Record<string, K6Scenario> {
  let start = 0;
  const parts = Object.entries(spike.seconds).map(([phase, usual]) => {
    const seconds = given ?? usual;
    const startTime = `${start}s`;
    start += seconds;
    const share = spike.share * (phase === SPIKE ? spike.factor : 1);
    const env = { MAY_BE_TURNED_AWAY: phase === SPIKE || phase === 'settle' ? 'yes' : '' };
    return scenarioNames.map((name): [string, K6Scenario] => {
      const { perSecond, users } = scenarios[name].rate;
      const rate = { perSecond: perSecond * share, users: phase === SPIKE ? users : Math.ceil(users / 4) };
      return [`${name}_${phase}`, arrivals(name, rate, seconds, { startTime, env, tags: { phase } })];
    });
  });
  return Object.fromEntries(parts.flat());
}

// A selection of a metric is kept only if a threshold names it, so that what the spike itself took is shown as well.
function spikeThresholds(): Thresholds {
  const held = ['before', 'after'].flatMap((phase) => scenarioNames.map((name) => latencyThresholds(name, { phase })));
  const shown = scenarioNames
    .flatMap((name) => Object.keys(latencyThresholds(name, { phase: SPIKE })))
    .map((metric) => [metric, ['p(95)>=0']]);
  return Object.assign(
    { wrong_answers: ['count==0'], checks: ['rate==1'] },
    Object.fromEntries(shown) as Thresholds,
    ...held,
  ) as Thresholds;
}

const one = wanted as ScenarioName;
export const options: Options = {
  scenarios: wanted === SPIKE ? spikeScenarios() : { [one]: arrivals(one, scenarios[one].rate, given ?? minutes * 60) },
  thresholds: {
    ...always,
    ...(wanted === SPIKE ? spikeThresholds() : { ...latencyThresholds(one), ...rightAnswers }),
  },
  summaryTrendStats: ['min', 'avg', 'med', 'p(90)', 'p(95)', 'p(99)', 'max'],
  noVUConnectionReuse: false,
};

/** Ends the run if users would share accounts. */
export function setup(): void {
  const needed = accountsNeeded(wanted as ScenarioName | typeof SPIKE);
  if (people.length < needed)
    throw new Error(`${people.length} accounts are not enough: npm run seed -- --load ${needed}`);
}

let me: Person | undefined;
function run(name: ScenarioName): void {
  // A number of a user is its own for the whole test, so no two have one account.
  me ??= { ...(people[(exec.vu.idInTest - 1) % people.length] as Person) };
  drive(doings[name](turnOf(me, password, (__ENV['MAY_BE_TURNED_AWAY'] ?? '') !== '')));
}

export const browse = (): void => run('browse');
export const login = (): void => run('login');
export const count = (): void => run('count');
export const preview = (): void => run('preview');
export const download = (): void => run('download');
export const handleSummary = summaryFiles;
