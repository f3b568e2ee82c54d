import type { Usage } from '../../server/api-types.ts';
import { formatLeads, formatNumber } from './format.ts';

/** What an order would use of what is left: "uses 2,500 of 40,941 leads". An unlimited plan has no end to name. */
export function usesWords(
  leads: number,
  { leadsRemaining, unlimited }: Pick<Usage, 'leadsRemaining' | 'unlimited'>,
): string {
  return unlimited ? `uses ${formatLeads(leads)}` : `uses ${formatNumber(leads)} of ${formatLeads(leadsRemaining)}`;
}
