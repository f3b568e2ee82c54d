// A ledger that runs one command after another, for tests that follow an account over months.
import { movementsOf, type LedgerEvent } from '../domain/ledger-events.ts';
import { ledger, type LedgerCommand } from '../domain/ledger.ts';
import type { Paid } from '../domain/plan-changes.ts';
import { boundary, type Lattice } from '../../kernel/domain/lattice.ts';
import { planGrant, planSource, rolloverCap } from '../../plans/domain/plan-lot.ts';
import type { Plan } from '../../plans/domain/plans.ts';
import { LedgerUnderTest } from './ledger-under-test.ts';

export class LedgerStory {
  readonly real = new LedgerUnderTest(ledger);

  /** The types of the events, '' for nothing new, or the refusal's code. */
  tell(command: LedgerCommand, cause?: string): string {
    return this.real.run(command, cause);
  }

  grant(plan: Plan, lattice: Lattice, k: number, paid?: Paid): string {
    return this.tell(planGrant(plan, lattice, k, paid), planSource(lattice, k));
  }

  /** Passes the boundary that begins period k of the plan, and grants the period. */
  renew(plan: Plan, lattice: Lattice, k: number): void {
    const at = boundary(lattice, k);
    this.tell({ type: 'PassBoundary', latticeId: lattice.latticeId, period: k, at, capLeads: rolloverCap(plan) });
    this.grant(plan, lattice, k);
  }

  hold(downloadId: string, rows: number, effectiveAt: string, multiplierHundredths = 100): string {
    const asked = { downloadId, dictId: 'consumers', rows, multiplierHundredths, effectiveAt };
    return this.tell({ type: 'ReserveLeads', request: asked, downloadLimit: 1_000_000, unlimited: false }, downloadId);
  }

  /** Holds and delivers. */
  use(downloadId: string, rows: number, at: string, multiplierHundredths = 100): void {
    this.hold(downloadId, rows, at, multiplierHundredths);
    this.tell({ type: 'UseLeads', downloadId, rows, at }, `${downloadId}:used`);
  }

  /** What is available over all lots. */
  get left(): number {
    return this.real.state.lots.reduce((sum, { available }) => sum + available, 0);
  }

  get events(): LedgerEvent[] {
    return this.real.events;
  }

  last<Type extends LedgerEvent['type']>(type: Type): Extract<LedgerEvent, { type: Type }> {
    const event = this.events.findLast((each) => each.type === type);
    if (!event) throw new Error(`there is no ${type}`);
    return event as Extract<LedgerEvent, { type: Type }>;
  }
}

export type Statement = Record<
  'opening' | 'issued' | 'credited' | 'delivered' | 'expired' | 'voided' | 'closing',
  number
>;

/** The statement of [from, to) by effective time. Opening and closing count what is available and on hold. */
export function statementOf(events: LedgerEvent[], from: string, to: string): Statement {
  const statement = { opening: 0, issued: 0, credited: 0, delivered: 0, expired: 0, voided: 0, closing: 0 };
  for (const event of events) {
    if (event.effectiveAt >= to) continue;
    for (const movement of movementsOf(event)) {
      const side = movement.from.startsWith('issued')
        ? movement.type === 'credited'
          ? 'credited'
          : 'issued'
        : movement.to === 'delivered' || movement.to === 'expired' || movement.to === 'voided'
          ? movement.to
          : null;
      if (side === null) continue;
      const signed = side === 'issued' || side === 'credited' ? movement.leads : -movement.leads;
      statement.closing += signed;
      if (event.effectiveAt < from) statement.opening += signed;
      else statement[side] += movement.leads;
    }
  }
  return statement;
}
