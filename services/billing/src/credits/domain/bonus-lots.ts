import type { Lattice } from '../../kernel/domain/lattice.ts';
import type { CreditLeads } from '../../ledger/domain/grants.ts';
import { PRIORITY_DEFAULT, reissuePrefix, type Category, type LotTerms } from '../../ledger/domain/lots.ts';
import { bonusExpiry } from '../../plans/terms/lot-kind.ts';

/** What a download used of one lot, with the terms that a credit takes from it. `lotLeads`: what the lot was issued with. */
export type UsedPart = { leads: number; category: Category; costCents: number; lotLeads: number };

export type Bonus = { lattice: Lattice; period: number; at: string };

/** Credits for a bad file: a lot per category, its cost rounded down, never above what was paid. Causes: lot ids. */
export function badFileCredits(downloadId: string, used: UsedPart[], bonus: Bonus): CreditLeads[] {
  return (['promotional', 'paid'] as const).flatMap((category) => {
    const parts = used.filter((part) => part.category === category && part.leads > 0);
    if (parts.length === 0) return [];
    const leads = parts.reduce((sum, part) => sum + part.leads, 0);
    const costCents = parts.reduce((sum, part) => sum + costOfPart(part), 0);
    const lot = bonusLot(`${downloadId}:credit:${category}`, category, costCents, bonus);
    return [{ type: 'CreditLeads', lot, leads, leadsMax: leads, reason: 'bad-file', downloadId, corrects: downloadId }];
  });
}

// Of whole numbers, because cents times leads may exceed 2^53.
function costOfPart({ leads, costCents, lotLeads }: UsedPart): number {
  return Number((BigInt(costCents) * BigInt(leads)) / BigInt(lotLeads));
}

/** The award's lot, which is its cause: an account is paid for a recipient once, for ever. `mark` is a keyed hash. */
export const awardLotId = (mark: string): string => `share:${mark}`;

const anyAward = new RegExp(`^(${reissuePrefix})*${awardLotId('')}`);

/** Whether its leads were earned by sharing, also as a lot in place of one that was taken back. */
export const isAwardLot = (lotId: string): boolean => anyAward.test(lotId);

export function shareAward(mark: string, leads: number, bonus: Bonus): CreditLeads {
  return {
    type: 'CreditLeads',
    lot: bonusLot(awardLotId(mark), 'promotional', 0, bonus),
    leads,
    leadsMax: null,
    reason: 'share',
    downloadId: null,
  };
}

function bonusLot(source: string, category: Category, costCents: number, { lattice, period, at }: Bonus): LotTerms {
  return {
    lotId: source,
    kind: 'credit',
    priority: PRIORITY_DEFAULT,
    category,
    effectiveAt: at,
    expiresAt: bonusExpiry(lattice, period),
    source,
    onlyDictionaries: [],
    costCents,
    invoiceId: null,
  };
}
