import { Type } from 'typebox';
import { inScope } from '@leadwright/postgres/scope';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { readAdjustments } from '../projections/adjustment.ts';
import { readLiveLots } from '../../ledger/projections/lot.ts';
import { adjustmentExamples } from './examples.ts';
import { passWhatIsDue } from '../../subscription/periods/pass-due.ts';
import { AdjustmentSchema, shownAdjustment } from './adjustment-view.ts';
import type { AdjustmentParts } from './propose-adjustment.ts';

const LIMIT = 200;
const accountId = Type.String({ minLength: 1, maxLength: 128 });

const Query = Type.Object(
  {
    account: Type.Optional(accountId),
    open: Type.Optional(Type.Boolean({ description: 'Only what waits for a second person.' })),
  },
  { additionalProperties: false },
);

const LotSchema = Type.Object({
  lotId: Type.String(),
  kind: Type.String(),
  category: Type.String(),
  source: Type.String(),
  leads: Type.Integer(),
  available: Type.Integer(),
  held: Type.Integer(),
  used: Type.Integer(),
  effectiveAt: Type.String(),
  expiresAt: Type.Union([Type.String(), Type.Null()]),
});

export function listAdjustmentsRoutes(app: HttpApp, parts: AdjustmentParts): void {
  listRoute(app, parts);
  lotsRoute(app, parts);
}

/** Adjustments of all accounts or of one, newest first, at most 200. */
function listRoute(app: HttpApp, { database, clockOffsetMs, fourEyes }: AdjustmentParts): void {
  app.get(
    '/api/v2/finance/adjustments',
    {
      schema: {
        tags: ['billing'],
        summary: 'Adjustments, and what waits for a second person',
        querystring: Query,
        response: {
          200: Type.Object({
            aboveLeads: Type.Integer({ description: 'Above so many leads a second person has to agree.' }),
            adjustments: Type.Array(AdjustmentSchema),
          }),
        },
      },
      config: { access: 'finance', example: adjustmentExamples.adjustments },
    },
    async ({ query: { account, open = false }, caller }) => {
      const filter = { ...(account === undefined ? {} : { accountId: account }), onlyOpen: open };
      const rows = await inScope(database.db, 'all', (trx) =>
        readAdjustments(trx, filter, { offsetMs: clockOffsetMs(), limit: LIMIT }),
      );
      const { aboveLeads } = fourEyes;
      return { aboveLeads, adjustments: rows.map((row) => shownAdjustment(row, caller.personId)) };
    },
  );
}

/** The lots of an account that have not ended. What is due is passed before. */
function lotsRoute(app: HttpApp, parts: AdjustmentParts): void {
  app.get(
    '/api/v2/finance/accounts/:accountId/lots',
    {
      schema: {
        tags: ['billing'],
        summary: 'The lots of an account',
        params: Type.Object({ accountId }),
        response: { 200: Type.Object({ lots: Type.Array(LotSchema) }) },
      },
      config: { access: 'finance', example: adjustmentExamples.accountLots },
    },
    async ({ params, id }) => {
      await passWhatIsDue(parts, params.accountId, id);
      const lots = await inScope(parts.database.db, [params.accountId], (trx) => readLiveLots(trx, params.accountId));
      return { lots };
    },
  );
}
