// The limits of the budget beside what was measured, one line each.
import { scenarioNames, scenarios, type Limit, type ScenarioName } from '../budget.ts';
import type { Results, Took } from './results.ts';

export type Line = {
  scenario: ScenarioName;
  endpoint: string;
  /** After a spike the limits hold again. */
  phase: 'alone' | 'after';
  limit: Limit;
  took: Took | undefined;
  holds: boolean;
};

/** A limit that was not measured does not hold. */
export function linesOf({ outcomes }: Results): Line[] {
  return (['alone', 'after'] as const).flatMap((phase) =>
    scenarioNames.flatMap((scenario) => {
      const outcome = phase === 'alone' ? outcomes[scenario] : outcomes.spike;
      if (!outcome) return [];
      return Object.entries(scenarios[scenario].limits).map(([endpoint, limit]): Line => {
        const took = outcome.took[phase === 'alone' ? endpoint : `after ${endpoint}`];
        const holds = took !== undefined && took.p95 < limit.p95 && took.p99 < (limit.p99 ?? Infinity);
        return { scenario, endpoint, phase, limit, took, holds };
      });
    }),
  );
}

/** 1,234 ms below ten seconds, 12.3 s from there on. */
export const duration = (ms: number): string =>
  ms < 10_000 ? `${Math.round(ms).toLocaleString('en-US')} ms` : `${(ms / 1_000).toFixed(1)} s`;
