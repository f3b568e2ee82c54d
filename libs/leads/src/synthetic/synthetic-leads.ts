// The synthetic leads of each dictionary, in the order in which they are made.
import { businessLeads } from './kinds/business-leads.ts';
import { consumerLeads } from './kinds/consumer-leads.ts';
import type { LeadColumns } from './lead-columns.ts';

export type SyntheticLeads = LeadColumns & {
  /** Unless somebody asks for another number: enough to try everything, and made in a minute on a laptop. */
  usualRows: number;
};

export const syntheticLeads: Readonly<Record<string, SyntheticLeads>> = {
  consumers: { ...consumerLeads, usualRows: 1_000_000 },
  businesses: { ...businessLeads, usualRows: 100_000 },
};

/** The synthetic leads of a dictionary. Throws where nobody wrote any. */
export function syntheticLeadsOf(dictId: string): SyntheticLeads {
  const leads = syntheticLeads[dictId];
  if (!leads) throw new Error(`${dictId} has no synthetic leads`);
  return leads;
}
