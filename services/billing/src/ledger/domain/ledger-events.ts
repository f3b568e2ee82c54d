// Stream ledger-<account>. Leads are whole numbers; instants have the format of instantOf().
import { byType } from '@leadwright/eventsourcing/decider';
import type { EventKind, Movement, StatementLine } from './events/event.ts';
import * as holds from './events/holds.ts';
import * as ended from './events/lots-ended.ts';
import * as made from './events/lots-made.ts';
import * as period from './events/plan-period.ts';
import type { Ledger } from './state.ts';

export type LedgerEvent =
  | made.LeadsGranted
  | made.LeadsCredited
  | holds.LeadsReserved
  | holds.ReservationRefused
  | holds.ReservationReleased
  | holds.LeadsUsed
  | ended.LeadsExpired
  | ended.LeadsVoided
  | ended.LeadsClawedBack
  | period.LeadsRolledOver
  | period.PlanLeadsChanged;

export const ledgerEvents: { [Type in LedgerEvent['type']]: EventKind<Extract<LedgerEvent, { type: Type }>> } = {
  LeadsGranted: made.leadsGranted,
  LeadsCredited: made.leadsCredited,
  LeadsReserved: holds.leadsReserved,
  ReservationRefused: holds.reservationRefused,
  ReservationReleased: holds.reservationReleased,
  LeadsUsed: holds.leadsUsed,
  LeadsExpired: ended.leadsExpired,
  LeadsVoided: ended.leadsVoided,
  LeadsClawedBack: ended.leadsClawedBack,
  LeadsRolledOver: period.leadsRolledOver,
  PlanLeadsChanged: period.planLeadsChanged,
};

const kindOf = byType<EventKind<LedgerEvent>>(ledgerEvents);

export const evolve = (state: Ledger, event: LedgerEvent): Ledger => kindOf(event).evolve(state, event);

export const movementsOf = (event: LedgerEvent): Movement[] => kindOf(event).movements?.(event) ?? [];

export const eventLines: StatementLine[] = Object.values(ledgerEvents).flatMap(({ line }) => line ?? []);
