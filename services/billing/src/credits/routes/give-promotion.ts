import type { Static } from 'typebox';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { implement } from '@leadwright/runtime/http/declared-route';
import { inScope } from '@leadwright/postgres/scope';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { isPersonal } from '@leadwright/runtime/requests/personal-text';
import {
  givePromotion,
  listGivenPromotions,
  revokePromotion,
  type GivenPromotionSchema,
} from '@leadwright/contracts/routes/billing/credits/given-promotions';
import { refusals } from '@leadwright/contracts/routes/billing/refusals';
import { offersAccount } from '../../kernel/domain/streams.ts';
import { promoPlans } from '../../plans/domain/catalogue.ts';
import { isSubscribed } from '../../subscription/routes/current-subscription.ts';
import { offerRequest, promotionOf, revokeOffer } from '../acts/offer-act.ts';
import { seeAccount } from '../acts/plan-act.ts';
import { bonusNow } from '../bonus-now.ts';
import { readOffers } from '../projections/offer.ts';
import { propose } from './book-proposal.ts';
import { financeCommand } from './finance-command.ts';
import type { AdjustmentParts } from './propose-adjustment.ts';

const LIMIT = 200;

export function givePromotionRoutes(app: HttpApp, parts: AdjustmentParts): void {
  const { store, fourEyes, catalogue } = parts;
  implement(app, givePromotion, async (request) => {
    const { accountId = null, planId, times, until, reason, note } = request.body;
    if (isPersonal(note)) throw refuse(refusals.notePersonal);
    if (accountId !== null && times !== 1) throw refuse(refusals.promotionOnceEach);
    // A promotion begins a subscription, so who has one could not take it.
    if (accountId !== null && isSubscribed((await seeAccount(parts, accountId)).current))
      throw refuse(refusals.promotionSubscribed);
    const stream = accountId ?? offersAccount;
    const asked = { ...request.body, url: request.routeOptions.url };
    const adjustmentId = await financeCommand(store, request, { accountId: stream, asked }, async (act) => {
      if (accountId !== null && !(await bonusNow(act.tx, accountId))) throw refuse(refusals.accountUnknown);
      const wish = await offerRequest(act.tx, catalogue, { planId, times, until, accountId });
      return propose(fourEyes, act, stream, { ...wish, reason, note });
    });
    return given(parts, { adjustmentId, personId: request.caller.personId });
  });
  implement(app, revokePromotion, async (request) => {
    const { adjustmentId } = request.params;
    const { note } = request.body;
    const { personId } = request.caller;
    if (isPersonal(note)) throw refuse(refusals.notePersonal);
    const { accountId } = await given(parts, { adjustmentId, personId });
    const asked = { adjustmentId, note, url: request.routeOptions.url };
    await financeCommand(store, request, { accountId, asked }, async (act) => {
      await revokeOffer(act, accountId, { adjustmentId, note });
      return adjustmentId;
    });
    return given(parts, { adjustmentId, personId });
  });
  implement(app, listGivenPromotions, async ({ query: { account }, caller: { personId } }) => ({
    aboveLeads: fourEyes.aboveLeads,
    promotions: promoPlans.flatMap((planId) => {
      const promotion = promotionOf(catalogue, planId);
      return promotion ? [{ planId, name: catalogue.nameOf(planId), ...promotion }] : [];
    }),
    given: await listed(parts, { ...(account === undefined ? {} : { accountId: account }), personId }),
  }));
}

type Shown = Static<typeof GivenPromotionSchema>;
type Which = { accountId?: string; adjustmentId?: string; personId: string };

async function listed(
  { database, clockOffsetMs, catalogue }: AdjustmentParts,
  { personId, ...filter }: Which,
): Promise<Shown[]> {
  const page = { offsetMs: clockOffsetMs(), limit: LIMIT };
  const rows = await inScope(database.db, 'all', (trx) => readOffers(trx, filter, page));
  return rows.map(({ planId, times, until, state, ...row }) => {
    if (planId === null || times === null || until === null) throw new Error(`${row.adjustmentId} is no promotion`);
    const shown = { ...row, planId, times, until, name: catalogue.nameOf(planId) };
    const forAccount = row.accountId === offersAccount ? null : row.accountId;
    return { ...shown, forAccount, state: shownState(state), proposedByYou: row.proposedById === personId };
  });
}

function shownState(state: Awaited<ReturnType<typeof readOffers>>[number]['state']): Shown['state'] {
  if (state === 'failed') throw new Error('no provider is asked about a promotion');
  return state;
}

async function given(parts: AdjustmentParts, which: Which & { adjustmentId: string }): Promise<Shown> {
  const [found] = await listed(parts, which);
  if (!found) throw refuse(refusals.adjustmentUnknown);
  return found;
}
