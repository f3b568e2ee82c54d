import { Type } from 'typebox';
import { commonRefusals } from '@leadwright/runtime/refusals/common-refusals';
import { CursorSchema, cursorInvalid, isMoment, readValues, writeValues } from '@leadwright/runtime/http/cursor';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { setScope } from '@leadwright/postgres/scope';
import type { ErrorLogRead } from '../../contracts.ts';
import { listReports, type ReportPlace, type StoredReport } from '../../person/error-report.ts';
import { contextOf } from '@leadwright/eventsourcing/request-context';
import type { AccountsParts } from '../parts.ts';
import { examples } from './examples.ts';
import { LocationSchema, StateSchema } from './report-error.ts';

const Query = Type.Object(
  {
    before: Type.Optional(CursorSchema('The `next` of the page before.')),
    limit: Type.Integer({ minimum: 1, maximum: 50, default: 25 }),
  },
  { additionalProperties: false },
);
const orNull = (description: string) => Type.Union([Type.String(), Type.Null()], { description });
const ErrorRecord = Type.Object({
  id: Type.String(),
  uid: orNull('The person; null: a visitor, or somebody who was erased.'),
  accountId: orNull('The account that was open; null: a visitor.'),
  email: orNull("The person's address as it is now."),
  error: Type.String(),
  errorInfo: Type.String(),
  state: StateSchema,
  location: LocationSchema,
  timeStamp: Type.String({ description: 'By the clock of the server, UTC.' }),
});
const Page = Type.Object({
  errors: Type.Array(ErrorRecord),
  next: Type.Optional(Type.String({ description: 'Ask with this as `before` for older ones.' })),
});

/** The error log, newest first. It shows addresses of people: each read is recorded and committed before it is answered. */
export function listErrorsRoute(app: HttpApp, { store }: Pick<AccountsParts, 'store'>): void {
  app.get(
    '/api/v2/superadmin/errors',
    {
      schema: { tags: ['errors'], summary: 'The error log', querystring: Query, response: { 200: Page } },
      config: { access: 'super-admin', refusals: [commonRefusals.cursorInvalid], example: examples.errors },
    },
    async (request) => {
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
    },
  );
}

// An empty page shows nobody's data.
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
