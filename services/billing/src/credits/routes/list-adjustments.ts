import { inScope } from '@leadwright/postgres/scope';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { readAdjustments } from '../projections/adjustment.ts';
import { readLiveLots } from '../../ledger/projections/lot.ts';
import { passWhatIsDue } from '../../subscription/periods/pass-due.ts';
import { shownAdjustments } from './adjustment-view.ts';
import type { AdjustmentParts } from './propose-adjustment.ts';
import { listAdjustments, listLots } from '@leadwright/contracts/routes/billing/credits/adjustments';
import { implement } from '@leadwright/runtime/http/declared-route';

const LIMIT = 200;

export function listAdjustmentsRoutes(app: HttpApp, parts: AdjustmentParts): void {
  listRoute(app, parts);
  lotsRoute(app, parts);
}

function listRoute(app: HttpApp, { database, clockOffsetMs, fourEyes }: AdjustmentParts): void {
  implement(app, listAdjustments, async ({ query: { account, open = false }, caller }) => {
    const filter = { ...(account === undefined ? {} : { accountId: account }), onlyOpen: open };
    const adjustments = await inScope(database.db, 'all', async (trx) => {
      const rows = await readAdjustments(trx, filter, { offsetMs: clockOffsetMs(), limit: LIMIT });
      return shownAdjustments(trx, rows, caller.personId);
    });
    const { aboveLeads } = fourEyes;
    return { aboveLeads, adjustments };
  });
}

function lotsRoute(app: HttpApp, parts: AdjustmentParts): void {
  implement(app, listLots, async ({ params, id }) => {
    await passWhatIsDue(parts, params.accountId, id);
    const lots = await inScope(parts.database.db, [params.accountId], (trx) => readLiveLots(trx, params.accountId));
    return { lots };
  });
}
