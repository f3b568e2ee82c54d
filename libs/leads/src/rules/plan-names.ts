import { perRecordName, perRecordOf } from './per-record-plans.ts';

/** By id. Mails and pages have the same. */
export const planNames = {
  'individual-unlimited': 'Individual unlimited',
  'team-unlimited': 'Team unlimited',
  'rollover-50k': '50K rollover',
  'rollover-250k': '250K rollover',
  'rollover-500k': '500K rollover',
  'call-center-unlimited': 'Call center unlimited',
  'free-trial': 'Free trial',
  'october-promo': 'October promo',
  'november-promo': 'November promo',
} as const;

/** The plan's name; its id where no plan of ours has it. */
export function planName(planId: string): string {
  const perRecord = perRecordOf(planId);
  if (perRecord) return perRecordName(perRecord);
  return (planNames as Readonly<Record<string, string>>)[planId] ?? planId;
}
