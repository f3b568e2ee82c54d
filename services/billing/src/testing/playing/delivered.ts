// What an account has had, by the kind of its lots, as the log says it.
import type { BillingStored } from '../../contracts.ts';
import type { LotKind } from '../../ledger/domain/lots.ts';

/** `plan`: with what an unlimited plan fills up. */
export type Delivered = Record<LotKind, number>;

/** Leads that were brought by lots of each kind, which were not had before, and leads of them that were used. */
export function leadsByKind(events: readonly BillingStored[]): { granted: Delivered; used: Delivered } {
  const none = (): Delivered => ({ plan: 0, trial: 0, promo: 0, credit: 0, manual: 0, 'top-up': 0 });
  const [granted, used] = [none(), none()];
  const kinds = new Map<string, LotKind>();
  for (const event of events) {
    if (event.type === 'LeadsGranted' || event.type === 'LeadsCredited') {
      kinds.set(event.lotId, event.kind);
      const isGivenBack = event.type === 'LeadsGranted' && event.corrects !== undefined;
      if (!isGivenBack) granted[event.kind] += event.leads;
    } else if (event.type === 'LeadsUsed')
      for (const { lotId, leads } of event.used) used[kinds.get(lotId) ?? 'plan'] += leads;
  }
  return { granted, used };
}
