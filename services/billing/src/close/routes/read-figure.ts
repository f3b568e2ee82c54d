import { cursorInvalid, readValues, writeValues } from '@leadwright/runtime/http/cursor';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { readFigureLots, type LotPlace } from '../projections/figure-lots.ts';
import { inAllAccounts } from '../projections/in-all-accounts.ts';
import { monthWithFigures, type MonthParts } from './read-months.ts';
import { readFigure } from '@leadwright/contracts/routes/billing/close/months';
import { implement } from '@leadwright/runtime/http/declared-route';
import { formulas } from '@leadwright/contracts/routes/billing/close/schemas';

/** As the month was proposed, else as it is known now. */
export function readFigureRoute(app: HttpApp, parts: MonthParts): void {
  implement(app, readFigure, async ({ params, query: { after, limit, figure, planId, kind, category } }) => {
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
  });
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
