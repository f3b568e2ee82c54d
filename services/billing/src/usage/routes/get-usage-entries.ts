import { accountOf } from '@leadwright/runtime/http/access';
import { cursorInvalid, readNumbers, wholeMax } from '@leadwright/runtime/http/cursor';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { inScope } from '@leadwright/postgres/scope';
import { readEntries, type Entry } from '../../ledger/projections/ledger-entry.ts';
import { passWhatIsDue, type PassDueParts } from '../../subscription/periods/pass-due.ts';
import { getUsageEntries } from '@leadwright/contracts/routes/billing/usage/usage';
import { implement } from '@leadwright/runtime/http/declared-route';

export function getUsageEntriesRoute(app: HttpApp, parts: PassDueParts): void {
  const { database } = parts;
  implement(app, getUsageEntries, async (request) => {
    const accountId = accountOf(request);
    const { before, limit } = request.query;
    const place = placeOf(before);
    await passWhatIsDue(parts, accountId, request.id);
    const rows = await inScope(database.db, [accountId], (trx) => readEntries(trx, accountId, place, limit + 1));
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    return {
      entries: page.map(shownEntry),
      ...(last && rows.length > limit ? { next: `${last.seq}.${last.line}` } : {}),
    };
  });
}

/** The position in a page's `next`; null is the newest. Throws 400 `cursor-invalid`. */
export function placeOf(before: string | undefined): { seq: number; line: number } | null {
  if (before === undefined) return null;
  const numbers = readNumbers(before, [wholeMax.safe, wholeMax.int4] as const);
  if (!numbers) throw cursorInvalid();
  const [seq, line] = numbers;
  return { seq: Number(seq), line: Number(line) };
}

/** An entry as an answer has it. */
export function shownEntry({ line: _, downloadId, onBehalfOf, corrects, datedAt, ...entry }: Entry) {
  return {
    ...entry,
    ...(downloadId === null ? {} : { downloadId }),
    ...(onBehalfOf === null ? {} : { onBehalfOf }),
    ...(corrects === null ? {} : { corrects }),
    ...(datedAt === null ? {} : { datedAt }),
  };
}
