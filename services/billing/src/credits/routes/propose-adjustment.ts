import type { FastifyRequest } from 'fastify';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { isPersonal } from '@leadwright/runtime/requests/personal-text';
import type { PlanActParts, Seen } from '../acts/plan-act.ts';
import { bonusNow } from '../bonus-now.ts';
import type { AdjustmentRequest } from '../domain/adjustment.ts';
import { ledger } from '../../ledger/domain/ledger.ts';
import { overBecause } from '../../ledger/domain/lot-end.ts';
import { ledgerStream } from '../../kernel/domain/streams.ts';
import { voidingOf } from '../projections/adjustment.ts';
import { isBooked } from '../projections/corrected.ts';
import type { PassDueParts } from '../../subscription/periods/pass-due.ts';
import { madeNow } from './adjustment-view.ts';
import { propose, type FourEyes } from './book-proposal.ts';
import { financeCommand, type FinanceAct } from './finance-command.ts';
import { adjustLeads, voidLot } from '@leadwright/contracts/routes/billing/credits/adjustments';
import { implement } from '@leadwright/runtime/http/declared-route';
import { refusals } from '@leadwright/contracts/routes/billing/refusals';

export type AdjustmentParts = PassDueParts & PlanActParts & { fourEyes: FourEyes };

export function proposeAdjustmentRoutes(app: HttpApp, parts: AdjustmentParts): void {
  adjustRoute(app, parts);
  voidRoute(app, parts);
}

function adjustRoute(app: HttpApp, parts: AdjustmentParts): void {
  implement(app, adjustLeads, async (request) => {
    const { accountId } = request.params;
    const { leads, reason, note, corrects = null } = request.body;
    const adjusting: AdjustmentRequest = { action: 'adjust', leads, lotId: null, reason, note, corrects };
    return proposed(parts, request, {
      accountId,
      requestOf: async ({ tx }) => {
        if (corrects !== null && !(await isBooked(tx.db, accountId, corrects))) throw refuse(refusals.correctsUnknown);
        return adjusting;
      },
    });
  });
}

/** POST …/voids: takes all that a lot has left. A lot that was voided is answered with what voided it. */
function voidRoute(app: HttpApp, parts: AdjustmentParts): void {
  implement(app, voidLot, async (request) => {
    const { accountId } = request.params;
    const { lotId, reason, note } = request.body;
    return proposed(parts, request, {
      accountId,
      requestOf: async (asked) => {
        const before = await voidingOf(asked.tx.db, accountId, lotId);
        if (before !== null) return { adjustmentId: before };
        return {
          action: 'void',
          leads: -(await leftIn(asked, accountId, lotId)),
          lotId,
          reason,
          note,
          corrects: lotId,
        };
      },
    });
  });
}

/** What the lot has left, on hold included. 404 for one that the account never had, 409 for one that is over. */
async function leftIn({ tx }: FinanceAct, accountId: string, lotId: string): Promise<number> {
  const { lots } = await tx.load(ledgerStream(accountId), ledger);
  const lot = lots.find((each) => each.lotId === lotId);
  if (!lot) throw refuse(refusals.lotUnknown);
  if (overBecause(lot, tx.at) !== null) throw refuse(refusals.lotSpent);
  return lot.available + lot.held;
}

type Proposing = {
  accountId: string;
  /** Of an act on its plan: the subscription as it was before the lock. */
  seen?: Seen | null;
  /** Asked under the lock. An id: that adjustment did it before. */
  requestOf: (asked: FinanceAct) => Promise<AdjustmentRequest | { adjustmentId: string }>;
};

/** Proposes it once under the key of the request, and answers it as it is then. */
export async function proposed(
  parts: AdjustmentParts,
  request: FastifyRequest<{ Body: { note: string } }>,
  { accountId, requestOf, seen = null }: Proposing,
) {
  if (isPersonal(request.body.note)) throw refuse(refusals.notePersonal);
  const asked = { ...request.body, url: request.routeOptions.url };
  const adjustmentId = await financeCommand(parts.store, request, { accountId, asked }, async (each) => {
    if (!(await bonusNow(each.tx, accountId))) throw refuse(refusals.accountUnknown);
    const wish = await requestOf(each);
    return 'adjustmentId' in wish
      ? wish.adjustmentId
      : propose(parts.fourEyes, each, accountId, wish, { processor: parts.processor.name, seen });
  });
  return madeNow(parts, { accountId, adjustmentId, personId: request.caller.personId });
}
