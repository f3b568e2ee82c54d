// The lead ledger of one account. Invariant of each lot:
// issued = available + held + delivered + expired + voided, with no part below zero.
import type { Decider } from '@leadwright/eventsourcing/decider';
import type * as L from './ledger-events.ts';
import { adjust, adjustmentSource } from './adjustments.ts';
import { endPlanLots, expire, passBoundary } from './boundary.ts';
import { clawBack, reissue, voidLot } from './corrections.ts';
import { evolve } from './evolve.ts';
import { credit, grant } from './grants.ts';
import { changePlanLeads, changeSource } from './plan-changes.ts';
import { adjustmentAgain, creditAgain, lotAgain, reservationAgain, useAgain } from './repeats.ts';
import { release, reserve, use } from './reservations.ts';
import type { Decided, Ledger } from './state.ts';

export type { Ledger };

type Handled<Command> = {
  decide(command: Command, state: Ledger): Decided;
  /** Its own business id, whoever sends it. */
  key?(command: Command): string;
  /** Compares a repeat with the events from the first use on. Absent: only the id counts, and the first use stays. */
  again?(command: Command, first: L.LedgerEvent[]): L.LedgerRefusal | null;
};

const commands: { [Type in L.LedgerCommand['type']]: Handled<Extract<L.LedgerCommand, { type: Type }>> } = {
  GrantLeads: { decide: grant, again: lotAgain },
  ReserveLeads: { decide: reserve, again: reservationAgain },
  UseLeads: { decide: use, again: useAgain },
  ReleaseReservation: { decide: release },
  CreditLeads: { decide: credit, again: creditAgain },
  ExpireLots: { decide: expire },
  // Its lot is its id, so that a second void never changes anything.
  VoidLot: { decide: voidLot, key: ({ lotId }) => `${lotId}:voided` },
  PassBoundary: { decide: passBoundary, key: ({ latticeId, period }) => `boundary:${latticeId}:${period}` },
  ChangePlanLeads: { decide: changePlanLeads, key: ({ changeId }) => changeSource(changeId) },
  EndPlanLots: { decide: endPlanLots },
  ClawBack: {
    decide: clawBack,
    key: ({ invoiceId, reason, refundedCents, attempt }) =>
      `claw-back:${invoiceId}:${reason}:${refundedCents}${attempt ? `:${attempt}` : ''}`,
  },
  Reissue: { decide: reissue, key: ({ lot }) => lot.lotId, again: lotAgain },
  AdjustLeads: { decide: adjust, key: ({ adjustmentId }) => adjustmentSource(adjustmentId), again: adjustmentAgain },
};

const handled = ({ type }: L.LedgerCommand) => commands[type] as Handled<L.LedgerCommand>;

export const ledger: Decider<Ledger, L.LedgerCommand, L.LedgerEvent, L.LedgerRefusal> = {
  codeVersion: 2,
  initial: { lots: [], holds: [], plan: null },
  decide: (command, state) => handled(command).decide(command, state),
  evolve,
  deduplicationKey: (command) => handled(command).key?.(command) ?? null,
  checkRepeat: (command, first) => handled(command).again?.(command, first) ?? null,
};
