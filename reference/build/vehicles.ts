// Vehicle models, with the runs of years that they were made. The source ends in 2024, but for 33 models: a run that
// reaches 2024 is taken to go on.
import { givenModels } from './given.ts';

const WHOLE_UNTIL = 2024;
const GOES_ON_TO = 2026;

export type BuiltModel = { make: string; model: string; years: string; bodies: readonly string[] };

export function buildVehicles(): BuiltModel[] {
  return givenModels()
    .map(({ years, ...model }) => ({ ...model, years: joined(years.split(' ').map(runOf)) }))
    .sort((a, b) => order(a.make, b.make) || order(a.model, b.model));
}

type Run = { from: number; to: number };

function runOf(text: string): Run {
  const [from = Number.NaN, to = from] = text.split('-').map(Number);
  if (!(from >= 1980 && to >= from && to <= GOES_ON_TO)) throw new Error(`vehicles: ${text} is no run of years`);
  return { from, to: to >= WHOLE_UNTIL ? GOES_ON_TO : to };
}

/** Runs that meet after the end was moved become one. */
function joined(runs: readonly Run[]): string {
  const kept: Run[] = [];
  for (const run of [...runs].sort((a, b) => a.from - b.from)) {
    const last = kept.at(-1);
    if (last && run.from <= last.to + 1) last.to = Math.max(last.to, run.to);
    else kept.push({ ...run });
  }
  return kept.map(({ from, to }) => (from === to ? `${from}` : `${from}-${to}`)).join(' ');
}

const order = (a: string, b: string): number => a.toLowerCase().localeCompare(b.toLowerCase(), 'en', { numeric: true });
