// How much may be bought, and what remains.
import { costInLeads, rowsFor } from '@leadwright/leads/rules/cost';

export type Terms = {
  count: number;
  leadsRemaining: number;
  downloadLimit: number;
  unlimited: boolean;
  multiplierHundredths: number;
};

export type Limit = 'count' | 'balance' | 'download-limit';

/** How many rows the remaining leads pay for. */
export function affordableRows(terms: Pick<Terms, 'leadsRemaining' | 'unlimited' | 'multiplierHundredths'>): number {
  return terms.unlimited ? Number.POSITIVE_INFINITY : rowsFor(terms.leadsRemaining, terms.multiplierHundredths);
}

/** The most rows that may be bought now, and the limit that applies. */
export function rowsMaxOf(terms: Terms): { rows: number; limit: Limit } {
  const affordable = affordableRows(terms);
  const rows = Math.max(0, Math.min(terms.count, affordable, terms.downloadLimit));
  if (rows === terms.count) return { rows, limit: 'count' };
  return { rows, limit: affordable <= terms.downloadLimit ? 'balance' : 'download-limit' };
}

/** The leads that remain after buying `rows`. */
export function remainingAfter(rows: number, terms: Terms): number {
  return terms.unlimited ? terms.leadsRemaining : terms.leadsRemaining - costInLeads(rows, terms.multiplierHundredths);
}
