// What staff would give, for who tries the product: a promotion for the own account alone, which nobody has to agree to.
import type { Context, EventStore } from '@leadwright/eventsourcing/event-store';
import type { Sale } from '../../plans/sale.ts';
import { promoPlans } from '../../plans/domain/catalogue.ts';
import { daysLater } from '../../kernel/domain/lattice.ts';
import { hadPromo } from '../../plans/projections/promo-record.ts';
import { propose } from '../routes/book-proposal.ts';
import { offerRequest } from './offer-act.ts';

const BY = 'sandbox';
const DAYS = 30;
const nobodyElse = { aboveLeads: Number.MAX_SAFE_INTEGER, aboveCents: Number.MAX_SAFE_INTEGER, openDays: 1 };

/** Answers the code of a promotion that the account has not had; null: it had them all. */
export function giveAtSandbox(store: EventStore, catalogue: Sale) {
  return (accountId: string, context: Context): Promise<string | null> =>
    store.transaction([accountId], async (tx) => {
      for (const planId of promoPlans) {
        if (await hadPromo(tx.db, accountId, planId)) continue;
        const until = daysLater(tx.at, DAYS, 'UTC');
        const wish = await offerRequest(tx, catalogue, { planId, times: 1, until, accountId });
        const why = { reason: 'agreement', note: 'Given by the sandbox.' } as const;
        await propose(nobodyElse, { tx, by: BY, context }, accountId, { ...wish, ...why });
        return wish.code;
      }
      return null;
    });
}
