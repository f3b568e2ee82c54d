// What brings leads: a grant of a lot and a credit.
import { accept, refuse } from '@leadwright/eventsourcing/decider';
import type * as L from './ledger-events.ts';
import type { LotTerms } from './lots.ts';
import { differing, type Decided, type Ledger } from './state.ts';

export function grant({ lot, leads }: L.GrantLeads, state: Ledger): Decided {
  return grantedOf(lot, leads, state, {});
}

/** A new lot, with what it corrects. */
export function grantedOf(lot: LotTerms, leads: number, state: Ledger, link: { corrects?: string }): Decided {
  if (leads <= 0) return refuse({ code: 'grant-not-positive', lotId: lot.lotId });
  return knownLot(lot, state) ?? accept({ type: 'LeadsGranted', leads, ...lot, ...link });
}

export function credit({ lot, leads, leadsMax, reason, downloadId, corrects }: L.CreditLeads, state: Ledger): Decided {
  if (leads <= 0) return refuse({ code: 'grant-not-positive', lotId: lot.lotId });
  if (leadsMax !== null && leads > leadsMax) return refuse({ code: 'credit-above-use', leads, leadsMax });
  const link = corrects === undefined ? {} : { corrects };
  return knownLot(lot, state) ?? accept({ type: 'LeadsCredited', leads, reason, downloadId, ...lot, ...link });
}

/** The decision for a lot that is already live: equal terms change nothing, other terms are refused. */
function knownLot(terms: LotTerms, state: Ledger): Decided | null {
  const lot = state.lots.find(({ lotId }) => lotId === terms.lotId);
  if (!lot) return null;
  const { kind, priority, category, effectiveAt, expiresAt, source } = terms;
  const field = differing({ kind, priority, category, effectiveAt, expiresAt, source }, lot);
  return field ? refuse({ code: 'lot-differs', lotId: terms.lotId, field }) : accept();
}
