import { accept, refuse } from '@leadwright/eventsourcing/decider';
import { differing, type LedgerCommandKind, type LedgerDecision, type LedgerRefusal } from './command.ts';
import type { CreditedBecause, LeadsCredited, LeadsGranted, StoredTerms } from './events/lots-made.ts';
import type { LedgerEvent } from './ledger-events.ts';
import type { LotTerms } from './lots.ts';
import type { Ledger } from './state.ts';

export type GrantLeads = { type: 'GrantLeads'; lot: LotTerms; leads: number };
export const grantLeads: LedgerCommandKind<GrantLeads> = {
  decide: ({ lot, leads }, state) => grantedOf(lot, leads, state, {}),
  checkRepeat: (command, first) => otherLot(command, first),
};

/** `leadsMax`: what the download used, for a bad file; null for an unbounded credit. */
export type CreditLeads = {
  type: 'CreditLeads';
  lot: LotTerms;
  leads: number;
  leadsMax: number | null;
  reason: CreditedBecause;
  downloadId: string | null;
  corrects?: string;
};
export const creditLeads: LedgerCommandKind<CreditLeads> = {
  decide({ lot, leads, leadsMax, reason, downloadId, corrects }, state) {
    if (leads <= 0) return refuse({ code: 'grant-not-positive', lotId: lot.lotId });
    if (leadsMax !== null && leads > leadsMax) return refuse({ code: 'credit-above-use', leads, leadsMax });
    const link = corrects === undefined ? {} : { corrects };
    return knownLot(lot, state) ?? accept({ type: 'LeadsCredited', leads, reason, downloadId, ...lot, ...link });
  },
  checkRepeat: (command, first) => otherLot(command, first, { reason: command.reason, downloadId: command.downloadId }),
};

/** A won dispute or a failed refund: a new lot in place of the voided one, `corrects`. */
export type Reissue = { type: 'Reissue'; lot: LotTerms; leads: number; corrects: string };
export const reissue: LedgerCommandKind<Reissue> = {
  decide: ({ lot, leads, corrects }, state) => grantedOf(lot, leads, state, { corrects }),
  key: ({ lot }) => lot.lotId,
  checkRepeat: (command, first) => otherLot(command, first),
};

function grantedOf(lot: LotTerms, leads: number, state: Ledger, link: { corrects?: string }): LedgerDecision {
  if (leads <= 0) return refuse({ code: 'grant-not-positive', lotId: lot.lotId });
  return knownLot(lot, state) ?? accept({ type: 'LeadsGranted', leads, ...lot, ...link });
}

/** The decision for a lot that is already live: equal terms change nothing, other terms are refused. */
function knownLot(terms: LotTerms, state: Ledger): LedgerDecision | null {
  const lot = state.lots.find(({ lotId }) => lotId === terms.lotId);
  if (!lot) return null;
  const { kind, priority, category, effectiveAt, expiresAt, source } = terms;
  const field = differing({ kind, priority, category, effectiveAt, expiresAt, source }, lot);
  return field ? refuse({ code: 'lot-differs', lotId: terms.lotId, field }) : accept();
}

function otherLot(
  { lot, leads }: GrantLeads | CreditLeads | Reissue,
  first: LedgerEvent[],
  more: object = {},
): LedgerRefusal | null {
  const { lotId } = lot;
  const before = first.find(
    (event): event is LeadsGranted | LeadsCredited =>
      (event.type === 'LeadsGranted' || event.type === 'LeadsCredited') && event.lotId === lotId,
  );
  const field = before && differing({ ...comparable(lot, before), leads, ...more }, before);
  return field === undefined ? null : { code: 'lot-differs', lotId, field };
}

// A lot that was granted without an invoice stands, whichever invoice is named for it later.
function comparable({ costCents, invoiceId, ...terms }: LotTerms, { invoiceId: before }: StoredTerms): object {
  return before === undefined || before === null ? terms : { ...terms, invoiceId, costCents };
}
