// The lead ledger of one account. Invariant of each lot:
// issued = available + held + delivered + expired + voided, with no part below zero.
import { assertNever, type Decider } from '@leadwright/eventsourcing/decider';
import type * as L from './ledger-events.ts';
import { adjust } from './adjustments.ts';
import { endPlanLots, expire, passBoundary } from './boundary.ts';
import { clawBack, reissue, voidLot } from './corrections.ts';
import { evolve } from './evolve.ts';
import { credit, grant } from './grants.ts';
import { changePlanLeads } from './plan-changes.ts';
import { checkRepeat, deduplicationKey } from './repeats.ts';
import { release, reserve, use } from './reservations.ts';
import type { Decided, Ledger } from './state.ts';

export type { Ledger };

export const ledger: Decider<Ledger, L.LedgerCommand, L.LedgerEvent, L.LedgerRefusal> = {
  codeVersion: 2,
  initial: { lots: [], holds: [], plan: null },
  decide,
  evolve,
  deduplicationKey,
  checkRepeat,
};

function decide(command: L.LedgerCommand, state: Ledger): Decided {
  switch (command.type) {
    case 'GrantLeads':
      return grant(command, state);
    case 'ReserveLeads':
      return reserve(command, state);
    case 'UseLeads':
      return use(command, state);
    case 'ReleaseReservation':
      return release(command, state);
    case 'CreditLeads':
      return credit(command, state);
    case 'ExpireLots':
      return expire(command, state);
    case 'VoidLot':
      return voidLot(command, state);
    case 'PassBoundary':
      return passBoundary(command, state);
    case 'ChangePlanLeads':
      return changePlanLeads(command, state);
    case 'EndPlanLots':
      return endPlanLots(command, state);
    case 'ClawBack':
      return clawBack(command, state);
    case 'Reissue':
      return reissue(command, state);
    case 'AdjustLeads':
      return adjust(command, state);
    default:
      return assertNever(command);
  }
}
