import { Readable } from 'node:stream';
import type { Static } from 'typebox';
import type { Database } from '@leadwright/postgres/database';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { checkMonth, listMonths, readGate, readMonth, type CloseParts, type MonthState } from '../close-month.ts';
import { findManifest } from '../projections/kept-manifest.ts';
import { readPack } from '../projections/read-pack.ts';
import { inAllAccounts } from '../projections/in-all-accounts.ts';
import { figures, totalOf } from '../domain/figures.ts';
import { written } from '../../kernel/domain/instant.ts';
import { csvOf } from '../../kernel/csv.ts';
import { sendFile } from '../../kernel/send-file.ts';
import { Temporal } from 'temporal-polyfill';
import {
  getMonths,
  getMonth,
  getFiguresCsv,
  getMonthTie,
  getMonthManifest,
} from '@leadwright/contracts/routes/billing/close/months';
import { implement } from '@leadwright/runtime/http/declared-route';
import { refusals } from '@leadwright/contracts/routes/billing/refusals';
import { formulas, type MonthSchema } from '@leadwright/contracts/routes/billing/close/schemas';

export type MonthParts = CloseParts;

export const shownMonth = ({ month, state, close }: MonthState, personId: string): Static<typeof MonthSchema> => ({
  month,
  state,
  proposalId: close?.proposalId ?? null,
  proposedById: close?.proposedById ?? null,
  proposedByYou: close?.proposedById === personId,
  proposedAt: close?.proposedAt ?? null,
  lockedById: close?.lockedById ?? null,
  lockedAt: close?.lockedAt ?? null,
  manifestSha256: close?.manifestSha256 ?? null,
});

/** 404 for one before the first fact or after the running one. */
export async function findMonth(
  { database, now }: { database: Database; now: () => number },
  month: string,
): Promise<MonthState> {
  const at = written(Temporal.Instant.fromEpochMilliseconds(now()));
  const found = (await listMonths(database, at)).find((each) => each.month === month);
  if (found === undefined) throw refuse(refusals.monthUnknown);
  return found;
}

export function readMonthsRoutes(app: HttpApp, parts: MonthParts): void {
  listRoute(app, parts);
  packRoute(app, parts);
  packCsvRoute(app, parts);
  tieRoute(app, parts);
  manifestRoute(app, parts);
}

function listRoute(app: HttpApp, { database, now }: MonthParts): void {
  implement(app, getMonths, async ({ caller }) => {
    const months = await listMonths(database, written(Temporal.Instant.fromEpochMilliseconds(now())));
    return { months: months.map((month) => shownMonth(month, caller.personId)) };
  });
}

function packRoute(app: HttpApp, parts: MonthParts): void {
  implement(app, getMonth, async ({ params, caller }) => {
    const month = await monthWithFigures(parts, params.month);
    const { rows, entries, lateFacts, bookedLater } = await readMonth(parts.database, month);
    const cents = totalOf(rows, 'cents');
    return {
      month: shownMonth(month, caller.personId),
      rows,
      totals: { leads: totalOf(rows, 'leads'), cents },
      deferredCents: cents.closing,
      earnedCents: cents.delivered,
      breakageCents: cents.expired,
      entries,
      formulas,
      lateFacts: { count: lateFacts.count, facts: lateFacts.facts },
      bookedLater,
    };
  });
}

/** A month opens with what the one before it left, so it has no figures until that one is locked. */
export async function monthWithFigures(parts: MonthParts, month: string): Promise<MonthState> {
  const found = await findMonth(parts, month);
  if (found.state === 'waiting') throw refuse(refusals.monthOutOfOrder);
  return found;
}

const csvColumns = ['month', 'planId', 'kind', 'category', 'lots', 'figure', 'leads', 'cents', 'formula'];

function packCsvRoute(app: HttpApp, parts: MonthParts): void {
  implement(app, getFiguresCsv, async ({ params }, reply) => {
    const { month, close } = await monthWithFigures(parts, params.month);
    const pack = await inAllAccounts(parts.database, (trx) => readPack(trx, { month, isCut: close !== null }));
    const rows = pack.rows.flatMap(({ leads, cents, ...row }) =>
      figures.map((figure) => ({
        month,
        ...row,
        figure,
        leads: leads[figure],
        cents: cents[figure],
        formula: formulas[figure],
      })),
    );
    const body = csvOf(Readable.from(rows), csvColumns);
    return sendFile(reply, { name: `month-${month}.csv`, type: 'text/csv; charset=utf-8', body });
  });
}

/** What the gate said of the proposal: as it was last run, or as of now where `again` is asked for. */
function tieRoute(app: HttpApp, parts: MonthParts): void {
  implement(app, getMonthTie, async ({ params, query: { again } }) => {
    const { close } = await findMonth(parts, params.month);
    if (close === null) throw refuse(refusals.monthNotProposed);
    if (again && close.state === 'proposed') await checkMonth(parts, close);
    const { proposalId: _proposalId, ...said } = await readGate(parts, close);
    return said;
  });
}

function manifestRoute(app: HttpApp, { database, ...parts }: MonthParts): void {
  implement(app, getMonthManifest, async ({ params }) => {
    const { month } = await findMonth({ database, now: parts.now }, params.month);
    const kept = await inAllAccounts(database, (trx) => findManifest(trx, month));
    if (kept === null) throw refuse(refusals.monthNotLocked);
    return kept;
  });
}
