import { cursorInvalid, isMoment, readValues, writeValues } from '@leadwright/runtime/http/cursor';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { setScope } from '@leadwright/postgres/scope';
import type { ErrorLogRead } from '../../contracts.ts';
import { listReports, type ReportPlace, type StoredReport } from '../../person/error-report.ts';
import { contextOf } from '@leadwright/eventsourcing/request-context';
import type { AccountsParts } from '../parts.ts';
import { listErrors } from '@leadwright/contracts/routes/accounts/errors';
import { implement } from '@leadwright/runtime/http/declared-route';

/** The error log, newest first. It shows addresses of people: each read is recorded and committed before it is answered. */
export function listErrorsRoute(app: HttpApp, { store }: Pick<AccountsParts, 'store'>): void {
  implement(app, listErrors, async (request) => {
    const { limit } = request.query;
    const before = placeOf(request.query.before);
    const errors = await store.transaction(['system'], async (tx) => {
      await setScope(tx.db, 'all');
      const found = await listReports(tx.db, { before, limit });
      const read = readOf(found);
      if (read !== null) await tx.record({ accountId: 'system', streamId: 'error-log' }, [read], contextOf(request));
      return found;
    });
    const last = errors.at(-1);
    return {
      errors,
      ...(errors.length < limit || last === undefined ? {} : { next: writeValues([last.timeStamp, last.id]) }),
    };
  });
}

function readOf(found: readonly StoredReport[]): ErrorLogRead | null {
  const [newest, oldest] = [found[0], found.at(-1)];
  if (newest === undefined || oldest === undefined) return null;
  return { type: 'ErrorLogRead', newestErrorId: newest.id, oldestErrorId: oldest.id, records: found.length };
}

/** Throws 400 `cursor-invalid` for what no page gave. */
function placeOf(cursor: string | undefined): ReportPlace | null {
  if (cursor === undefined) return null;
  const values = readValues(cursor);
  const [at, id] = values ?? [];
  if (values?.length !== 2 || !isMoment(at) || typeof id !== 'string' || !/^[\w-]{1,64}$/.test(id))
    throw cursorInvalid();
  return { at, id };
}
