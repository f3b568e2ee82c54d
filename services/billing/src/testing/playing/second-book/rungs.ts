// The plans of a period, and which of them what lives still pays for: each bears what its plan costs a month more than the one
// before it.
type Priced = { priceCents: number };

/** `bears`: of a month of the plan now. `isVain`: it paid for nothing from the first. */
export type Rung<Plan extends Priced> = { plan: Plan; invoice: number; bears: number; isVain: boolean };

type IsDead<Plan extends Priced> = (rung: Rung<Plan>) => boolean;

/** Down, so much is borne no more: of what nothing pays for first, then of the newest. */
export function bearLess<Plan extends Priced>(rungs: readonly Rung<Plan>[], cents: number, isDead: IsDead<Plan>): void {
  let over = cents;
  const newest = [...rungs].reverse();
  for (const rung of [...newest.filter(isDead), ...newest.filter((each) => !isDead(each))]) {
    const part = Math.min(rung.bears, over);
    rung.bears -= part;
    over -= part;
  }
}

/** `plan` where all of it is borne by what lives, else the last plan that is. */
export function lastBorne<Plan extends Priced>(rungs: readonly Rung<Plan>[], plan: Plan, isDead: IsDead<Plan>): Plan {
  const lives = rungs.reduce((sum, rung, place) => (place > 0 && isDead(rung) ? sum : sum + rung.bears), 0);
  if (lives >= plan.priceCents) return plan;
  return rungs.findLast((rung, place) => place === 0 || rung.plan.priceCents <= lives)?.plan ?? plan;
}
