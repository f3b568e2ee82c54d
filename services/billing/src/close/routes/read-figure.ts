// What one figure of a month is made of: its lots with their entries, page by page, for finance.
import { Type } from 'typebox';
import { CursorSchema, cursorInvalid, readValues, writeValues } from '@leadwright/runtime/http/cursor';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { commonRefusals } from '@leadwright/runtime/refusals/common-refusals';
import { figures, formulas } from '../domain/figures.ts';
import { readFigureLots, type LotPlace } from '../projections/figure-lots.ts';
import { inAllAccounts } from '../projections/in-all-accounts.ts';
import { refusals } from '../../kernel/refusals.ts';
import { closeExamples } from './examples.ts';
import { FigureSchema, MonthParams } from './month-schemas.ts';
import { monthWithFigures, type MonthParts } from './read-months.ts';

const ofLots = (description: string) => Type.Optional(Type.String({ maxLength: 64, description }));

const Query = Type.Object(
  {
    figure: Type.Union(figures.map((name) => Type.Literal(name))),
    planId: ofLots("The account's plan at the grant, empty for none; absent: of every plan."),
    kind: ofLots('Absent: of every kind.'),
    category: ofLots('Absent: of every category.'),
    after: Type.Optional(CursorSchema('The `next` of the page before.')),
    limit: Type.Integer({ minimum: 1, maximum: 200, default: 50 }),
  },
  { additionalProperties: false },
);

/** As the month was proposed, else as it is known now. */
export function readFigureRoute(app: HttpApp, parts: MonthParts): void {
  app.get(
    '/api/v2/finance/months/:month/lots',
    {
      schema: {
        tags: ['billing'],
        summary: 'The lots and entries behind a figure of a month',
        params: MonthParams,
        querystring: Query,
        response: { 200: FigureSchema },
      },
      config: {
        access: 'finance',
        refusals: [refusals.monthUnknown, refusals.monthOutOfOrder, commonRefusals.cursorInvalid],
        example: closeExamples.figure,
      },
    },
    async ({ params, query: { after, limit, figure, planId, kind, category } }) => {
      const place = placeOf(after);
      const { month, close } = await monthWithFigures(parts, params.month);
      const asked = { figure, planId: planId ?? null, kind: kind ?? null, category: category ?? null };
      const { page, ...whole } = await inAllAccounts(parts.database, (trx) =>
        readFigureLots(trx, { month, isCut: close !== null }, asked, { after: place, limit: limit + 1 }),
      );
      const shown = page.slice(0, limit);
      const last = shown.at(-1);
      const next = last && page.length > limit ? { next: writeValues([last.accountId, last.grantedSeq]) } : {};
      const behind = shown.map(({ grantedSeq: _, ...lot }) => lot);
      return { month, figure, formula: formulas[figure], ...whole, behind, ...next };
    },
  );
}

/** The place in a page's `next`; null is the start. Throws 400 `cursor-invalid`. */
function placeOf(after: string | undefined): LotPlace | null {
  if (after === undefined) return null;
  const [accountId, grantedSeq, ...more] = readValues(after) ?? [];
  if (typeof accountId !== 'string' || !isPlace(grantedSeq) || more.length > 0) throw cursorInvalid();
  // PostgreSQL has no such character in a text.
  if (accountId.includes('\0')) throw cursorInvalid();
  return { accountId, grantedSeq };
}

const isPlace = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
