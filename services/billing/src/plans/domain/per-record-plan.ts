// A plan of one account's own, at a price for each lead: its terms follow from its id alone, so they are the same for whoever
// reads them, at the provider too.
import { perRecordCents, perRecordName, perRecordOf } from '@leadwright/leads/rules/per-record-plans';
import { defaults, plans, type Plan } from './plans.ts';

// Files, seats and suppressions are those of the largest plan of the table.
const largest = plans.reduce((most, each) => ((each.priceCents ?? 0) > (most.priceCents ?? 0) ? each : most));

/** undefined: the id says no price for a lead. */
export function perRecordPlan(planId: string): Plan | undefined {
  const agreed = perRecordOf(planId);
  if (!agreed) return undefined;
  const name = perRecordName(agreed);
  const { downloadLimit, membersMax, suppressions, statementDescriptor } = largest;
  return {
    ...defaults,
    ...{ planId, name, shortname: 'Enterprise', description: name, public: false },
    statementDescriptor: { ...statementDescriptor, name: 'LEADWRT*ENTERPRISE' },
    ...{ downloadLimit, membersMax, suppressions },
    priceCents: perRecordCents(agreed),
    leadsPerPeriod: agreed.leads,
  };
}
