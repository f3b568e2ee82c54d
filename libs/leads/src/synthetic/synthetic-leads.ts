import type { DerivedLeads } from './derived-leads.ts';
import { businessLeads } from './kinds/business-leads.ts';
import { consumerLeads } from './kinds/consumer-leads.ts';
import { emailLeads } from './kinds/email-leads.ts';
import { vehicleLeads } from './kinds/vehicle-leads.ts';
import type { LeadColumns } from './lead-columns.ts';

export type DrawnLeads = LeadColumns & {
  /** Unless somebody asks for another number: enough to try everything, and made in a minute on a laptop. */
  usualRows: number;
};

export type SyntheticLeads = DrawnLeads | DerivedLeads;

export const syntheticLeads: Readonly<Record<string, SyntheticLeads>> = {
  consumers: { ...consumerLeads, usualRows: 1_000_000 },
  businesses: { ...businessLeads, usualRows: 100_000 },
  vehicles: vehicleLeads,
  emails: emailLeads,
};

/** The kinds of which any number may be asked for; the others follow them. */
export const drawnLeads: readonly (readonly [dictId: string, DrawnLeads])[] = Object.entries(syntheticLeads).flatMap(
  ([dictId, leads]) => ('usualRows' in leads ? [[dictId, leads] as const] : []),
);

/** The synthetic leads of a dictionary. Throws where nobody wrote any. */
export function syntheticLeadsOf(dictId: string): SyntheticLeads {
  const leads = syntheticLeads[dictId];
  if (!leads) throw new Error(`${dictId} has no synthetic leads`);
  return leads;
}
