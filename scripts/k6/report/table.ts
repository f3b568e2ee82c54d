// The results of a load as Markdown, between two marks of docs/operators/load.md for each place that it ran in.
import { scenarios, spike, type ScenarioName } from '../budget.ts';
import { duration, linesOf, type Line } from './lines.ts';
import { places, type Place } from './places.ts';
import type { Outcome, Results } from './results.ts';

export const marksOf = (place: Place): { begin: string; end: string } => ({
  begin: `<!-- results: written by npm run load -- --write ${place} -->`,
  end: `<!-- end of the results: ${place} -->`,
});

/** The page with these results instead of the place's former ones. Throws if the page lacks its marks. */
export function withResults(page: string, place: Place, results: Results): string {
  const marks = marksOf(place);
  const begin = page.indexOf(marks.begin);
  const end = page.indexOf(marks.end);
  if (begin < 0 || end < begin) throw new Error(`the page has no place for results of ${place}`);
  return `${page.slice(0, begin + marks.begin.length)}\n\n${tablesOf(results, place)}\n\n${page.slice(end)}`;
}

/** What was measured, on what, and which thresholds did not hold. */
export function tablesOf(results: Results, place?: Place): string {
  const { at, machine, leadRows, outcomes } = results;
  const { what, node } = place ? places[place] : { what: '', node: null };
  const { spike: spiked, ...alone } = outcomes;
  return [
    `Measured ${at.slice(0, 10)}${what === '' ? '' : ` ${what}`} on ${machine.cores} cores (${machine.processor}), ${machine.memoryGigabytes} GB, Node ${node ?? machine.node}, ${machine.k6}, with k6 on the same machine and ${leadRows.toLocaleString('en-US')} leads.`,
    '',
    '| scenario | endpoint | limit | p50 | p95 | p99 | |',
    '|---|---|---|---|---|---|---|',
    ...linesOf(results).map(lineOf),
    '',
    '| scenario | for | arrivals a second | requests | failed | iterations left out | leads that moved without a reason | processes that wanted to run, before → after |',
    '|---|---|---|---|---|---|---|---|',
    ...(Object.entries(alone) as [ScenarioName, Outcome][]).map(([name, outcome]) =>
      totalsOf(name, String(scenarios[name].rate.perSecond), outcome),
    ),
    ...(spiked ? [totalsOf('spike', `all of them × ${spike.share}, × ${spike.share * spike.factor}`, spiked)] : []),
    ...(spiked ? ['', spikeText(spiked)] : []),
    ...busyText(results),
    ...missedText(outcomes),
  ].join('\n');
}

function lineOf({ scenario, endpoint, phase, limit, took, holds }: Line): string {
  const limits = `p95 < ${duration(limit.p95)}${limit.p99 === undefined ? '' : `, p99 < ${duration(limit.p99)}`}`;
  const cells = took ? [took.p50, took.p95, took.p99].map(duration) : ['not measured', '', ''];
  const name = phase === 'alone' ? scenarios[scenario].what : `${scenarios[scenario].what}, after the spike`;
  return `| ${[name, endpoint, limits, ...cells, holds ? 'holds' : '**missed**'].join(' | ')} |`;
}

function totalsOf(name: string, rate: string, outcome: Outcome): string {
  const { seconds, requests, failedShare, dropped, ledgerMismatch, machineLoad } = outcome;
  const cells = [
    name,
    `${seconds} s`,
    rate,
    requests.toLocaleString('en-US'),
    `${(failedShare * 100).toFixed(2)} %`,
    dropped,
    ledgerMismatch,
    machineLoad.map((each) => each.toFixed(1)).join(' → '),
  ];
  return `| ${cells.join(' | ')} |`;
}

const spikeText = ({ turnedAway, wrongAnswers }: Outcome): string =>
  `In the spike and while it settled ${turnedAway.toLocaleString('en-US')} requests were turned away by 429 or 503 with Retry-After; ${wrongAnswers.toLocaleString('en-US')} had another answer than that or the usual one.`;

// Figures of a machine that does something else say little about the product.
function busyText({ machine, outcomes }: Results): string[] {
  const busy = Object.entries(outcomes).filter(
    ([
      ,
      {
        machineLoad: [before],
      },
    ]) => before > machine.cores,
  );
  if (busy.length === 0) return [];
  const names = busy.map(([name]) => name).join(', ');
  return [
    '',
    `**More processes wanted to run than the machine has cores when these began: ${names}. Other work, or what the load itself had begun, so these are no figures of the product alone. Run it again on a quiet machine.**`,
  ];
}

function missedText(outcomes: Results['outcomes']): string[] {
  const missed = Object.entries(outcomes).flatMap(([name, { missed: all }]) =>
    all.map((threshold) => `- ${name}: \`${threshold}\``),
  );
  return missed.length === 0 ? ['', 'Every threshold held.'] : ['', 'Thresholds that did not hold:', '', ...missed];
}
