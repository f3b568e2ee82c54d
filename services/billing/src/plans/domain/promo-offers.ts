// Which promos may be taken when, and by which codes. How a promo is offered is configuration; what it gives stands in
// the table of plans.
import { instantOf } from '../../kernel/domain/instant.ts';
import type { Sale } from '../sale.ts';

/** Offered from `from` until `until`, exclusive, by any of its codes, which are folded. */
export type PromoOffer = { planId: string; from: string; until: string; codes: readonly string[] };

/** By a code that staff gave: for one account, or null, whoever has it. `by`: who gave it; their accounts cannot take it. */
export type GivenOffer = PromoOffer & { adjustmentId: string; forAccount: string | null; by: readonly string[] };

/** Finds what staff gave by a code, also what was revoked since, which is over; null: nothing. */
export type FindGivenOffer = (code: string) => Promise<GivenOffer | null>;

/**
 * Reads windows, `<plan>=<from>/<until>`, and codes, `<code>=<plan>`, each with commas between; '' offers none. Throws,
 * so that a start fails, for a plan that is no promo, one that is named twice, a window that does not begin before it
 * ends, a code of two plans, and a promo without a code, which nobody could take.
 */
export function parsePromoOffers(sale: Pick<Sale, 'begunBy'>, windows: string, codes: string): PromoOffer[] {
  const byCode = parseCodes(codes);
  const offers = partsOf(windows).map((part) => offerOf(sale, part, byCode));
  const planIds = new Set(offers.map(({ planId }) => planId));
  if (planIds.size !== offers.length) throw new Error('a promo is offered in one window, not in two');
  const unknown = [...byCode.values()].find((planId) => !planIds.has(planId));
  if (unknown !== undefined) throw new Error(`there is a code for ${unknown}, and no window in which it is offered`);
  return offers;
}

const partsOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

function parseCodes(text: string): Map<string, string> {
  const byCode = new Map<string, string>();
  for (const part of partsOf(text)) {
    const [, written = '', planId = ''] = /^([^=]+)=([a-z0-9-]+)$/.exec(part) ?? [];
    const code = foldCode(written);
    if (!/^[A-Z0-9]{4,40}$/.test(code))
      throw new Error(`a promo's code is written as <code>=<plan>, with 4 to 40 letters and digits, not as ${part}`);
    if (byCode.has(code)) throw new Error(`the code ${code} is there twice`);
    byCode.set(code, planId);
  }
  return byCode;
}

function offerOf(sale: Pick<Sale, 'begunBy'>, part: string, byCode: Map<string, string>): PromoOffer {
  const [, planId = '', from = '', until = ''] = /^([a-z0-9-]+)=([^/]+)\/([^/]+)$/.exec(part) ?? [];
  if (sale.begunBy(planId) !== 'code')
    throw new Error(`a promo is offered as <plan>=<from>/<until>, with a plan that is a promo, not as ${part}`);
  const codes = [...byCode].filter(([, of]) => of === planId).map(([code]) => code);
  if (codes.length === 0) throw new Error(`the promo ${planId} has no code, so nobody could take it`);
  const offer = { planId, from: instantOf(from), until: instantOf(until), codes };
  if (offer.from >= offer.until) throw new Error(`the promo ${planId} ends before it begins`);
  return offer;
}

/** One spelling of a code, however it was typed or pasted: no spaces, no dashes, no invisible letters, capitals. */
export function foldCode(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\s_\p{Dash_Punctuation}\p{Format}]/gu, '')
    .toUpperCase();
}

/** The promo that is offered by this code, whenever; null: none is. */
export function offerOfCode(offers: readonly PromoOffer[], code: string): PromoOffer | null {
  const folded = foldCode(code);
  return offers.find(({ codes }) => codes.includes(folded)) ?? null;
}

/** Whether it may be taken at this time, or not yet, or not any more. */
export function stateOfOffer({ from, until }: PromoOffer, at: string): 'open' | 'not-open' | 'over' {
  if (at < from) return 'not-open';
  return at < until ? 'open' : 'over';
}
