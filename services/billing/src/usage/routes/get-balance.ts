import type { Static } from 'typebox';
import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { inScope } from '@leadwright/postgres/scope';
import { implement } from '@leadwright/runtime/http/declared-route';
import { refusals } from '@leadwright/contracts/routes/billing/refusals';
import { getAccountBalance, getBalance } from '@leadwright/contracts/routes/billing/usage/balance';
import { isAwardLot } from '../../credits/domain/bonus-lots.ts';
import { endSaid } from '../../ledger/domain/lot-end.ts';
import { readBalanceAt } from '../../ledger/projections/balance-at.ts';
import { instantOfQuery } from '../../ledger/routes/statement-period.ts';
import { readSubscription } from '../../subscription/projections/subscription.ts';
import { passWhatIsDue, type PassDueParts } from '../../subscription/periods/pass-due.ts';
import { planEndOf } from './get-usage.ts';
import { shownEntry } from './get-usage-entries.ts';

type Answer = Static<(typeof getBalance.answers)[200]>;

/** Why an account has as many leads as it has, for its people and for finance. What is due is passed before. */
export function getBalanceRoutes(app: HttpApp, parts: PassDueParts): void {
  implement(app, getBalance, (request) => balanceOf(parts, accountOf(request), request));
  implement(app, getAccountBalance, (request) => balanceOf(parts, request.params.accountId, request));
}

async function balanceOf(
  parts: PassDueParts,
  accountId: string,
  { query: { at: asked }, id }: { query: { at?: string }; id: string },
): Promise<Answer> {
  const earlier = asked === undefined ? null : instantOfQuery(asked, refusals.balanceInvalid);
  await passWhatIsDue(parts, accountId, id);
  return inScope(parts.database.db, [accountId], async (trx) => {
    const { now, subscription } = await readSubscription(trx, accountId, parts.clockOffsetMs());
    if (earlier !== null && earlier > now) throw refuse(refusals.balanceInvalid);
    const balance = await readBalanceAt(trx, accountId, earlier ?? now);
    // The day that is said of a lot today; what was said on an earlier day was its own.
    const planEndsAt = earlier === null ? planEndOf(subscription, now) : null;
    return {
      ...balance,
      lots: balance.lots.map((lot) => ({
        ...lot,
        kind: lot.kind as Answer['lots'][number]['kind'],
        expiresAt: endSaid(lot, planEndsAt),
        earned: isAwardLot(lot.lotId),
        entries: lot.entries.map(shownEntry),
      })),
    };
  });
}
