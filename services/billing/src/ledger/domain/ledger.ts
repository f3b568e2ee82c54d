// Invariant of each lot: issued = available + held + delivered + expired + voided, with no part below zero.
import { deciderOf } from '@leadwright/eventsourcing/decider';
import { adjustLeads, type AdjustLeads } from './adjustments.ts';
import {
  endPlanLots,
  expireLots,
  passBoundary,
  type EndPlanLots,
  type ExpireLots,
  type PassBoundary,
} from './boundary.ts';
import type { LedgerRefusal } from './command.ts';
import { clawBack, voidBeyond, voidLot, type ClawBack, type VoidBeyond, type VoidLot } from './corrections.ts';
import { creditLeads, grantLeads, reissue, type CreditLeads, type GrantLeads, type Reissue } from './grants.ts';
import { ledgerEvents, type LedgerEvent } from './ledger-events.ts';
import { changePlanLeads, type ChangePlanLeads } from './plan-changes.ts';
import {
  releaseReservation,
  reserveLeads,
  useLeads,
  type ReleaseReservation,
  type ReserveLeads,
  type UseLeads,
} from './reservations.ts';
import type { Ledger } from './state.ts';

export type { Ledger };

export type LedgerCommand =
  | GrantLeads
  | ReserveLeads
  | UseLeads
  | ReleaseReservation
  | CreditLeads
  | ExpireLots
  | PassBoundary
  | ChangePlanLeads
  | EndPlanLots
  | VoidLot
  | VoidBeyond
  | ClawBack
  | Reissue
  | AdjustLeads;

export const ledger = deciderOf<Ledger, LedgerCommand, LedgerEvent, LedgerRefusal>({
  codeVersion: 4,
  initial: { lots: [], holds: [], plan: null },
  commands: {
    GrantLeads: grantLeads,
    ReserveLeads: reserveLeads,
    UseLeads: useLeads,
    ReleaseReservation: releaseReservation,
    CreditLeads: creditLeads,
    ExpireLots: expireLots,
    PassBoundary: passBoundary,
    ChangePlanLeads: changePlanLeads,
    EndPlanLots: endPlanLots,
    VoidLot: voidLot,
    VoidBeyond: voidBeyond,
    ClawBack: clawBack,
    Reissue: reissue,
    AdjustLeads: adjustLeads,
  },
  events: ledgerEvents,
});
