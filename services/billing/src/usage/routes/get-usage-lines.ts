import type { Static } from 'typebox';
import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { inScope } from '@leadwright/postgres/scope';
import { isAwardLot } from '../../credits/domain/bonus-lots.ts';
import { readLines, type Line, type LineEntry, type LinePlace } from '../../ledger/projections/statement.ts';
import { passWhatIsDue, type PassDueParts } from '../../subscription/periods/pass-due.ts';
import { placeOf } from './get-usage-entries.ts';
import { getUsageLines, type LineSchema } from '@leadwright/contracts/routes/billing/usage/usage';
import { implement } from '@leadwright/runtime/http/declared-route';
type Shown = Static<typeof LineSchema>;

/** One line for each download, grant, credit, expiry or void, newest first. Names of downloads are export's. */
export function getUsageLinesRoute(app: HttpApp, parts: PassDueParts): void {
  const { database } = parts;
  implement(app, getUsageLines, async (request) => {
    const accountId = accountOf(request);
    const { before, limit } = request.query;
    const place = placeOf(before);
    await passWhatIsDue(parts, accountId, request.id);
    const rows = await inScope(database.db, [accountId], (trx) => readLines(trx, accountId, place, limit + 1));
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    return { lines: page.map(shown), ...(last && rows.length > limit ? { next: idOf(last) } : {}) };
  });
}

const idOf = ({ seq, line }: LinePlace): string => `${seq}.${line}`;

function shown(line: Line): Shown {
  const { kind, at, downloadId, credit, because } = line;
  const entries = line.entries.map(({ datedAt, lot: { lotId, ...lot }, ...entry }) => ({
    ...{ ...entry, lot: { ...lot, earned: isAwardLot(lotId) } },
    ...(datedAt === null ? {} : { datedAt }),
  }));
  const base = { id: idOf(line), kind, at, entries, ...(downloadId === null ? {} : { downloadId }) };
  if (kind === 'download') return { ...base, ...costOf(line.entries) };
  const why = { ...(credit === null ? {} : { credit }), ...(because === null ? {} : { because }) };
  return { ...base, leads: sumOf(line.entries), ...why };
}

function costOf(entries: LineEntry[]): Pick<Shown, 'leads' | 'state' | 'setAside' | 'returned'> {
  const of = (type: string): number => Math.abs(sumOf(entries.filter((entry) => entry.type === type)));
  const [setAside, used, returned] = [of('reserved'), of('used'), of('returned')];
  if (used === 0 && returned === 0) return { leads: -setAside, state: 'running', setAside, returned };
  return { leads: used === 0 ? 0 : -used, state: used === 0 ? 'released' : 'charged', setAside, returned };
}

function sumOf(entries: LineEntry[]): number {
  return entries.reduce((sum, { leads }) => sum + leads, 0);
}
