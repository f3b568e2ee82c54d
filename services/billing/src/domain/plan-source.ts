// The id of a plan's grant for one period, `plan:<lattice>:<k>`: the lot's id, its source and the grant's cause.

/** Unique per (account, lattice, period). */
export function sourceOfPeriod(latticeId: string, period: number): string {
  return `plan:${latticeId}:${period}`;
}

/** The period that a source names; null for another kind of source. */
export function readPlanSource(source: string): { latticeId: string; period: number } | null {
  const [, latticeId, period] = /^plan:(.+):(\d+)$/.exec(source) ?? [];
  return latticeId === undefined ? null : { latticeId, period: Number(period) };
}
