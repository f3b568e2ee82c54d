import type { Static } from 'typebox';
import type { FastifyRequest } from 'fastify';
import { accountOf } from '@leadwright/runtime/http/access';
import { cursorInvalid, isMoment, readValues, writeValues } from '@leadwright/runtime/http/cursor';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { inScope } from '@leadwright/postgres/scope';
import type { PeopleRead } from '../../contracts.ts';
import { listPeople, type ListedPerson, type PeopleAsked, type PeopleSort } from '../../person/people-list.ts';
import { checkStaffNow } from '../../person/staff-now.ts';
import { contextOf } from '@leadwright/eventsourcing/request-context';
import type { AccountsParts } from '../parts.ts';
import { findPeople } from '@leadwright/contracts/routes/accounts/superadmin';
import { implement } from '@leadwright/runtime/http/declared-route';

/** People of all accounts. Each reading is recorded in the super-admin's account before the first row is read. */
export function listPeopleRoute(app: HttpApp, parts: Pick<AccountsParts, 'database' | 'store'>): void {
  implement(app, findPeople, async (request) => {
    const asked = askedOf(request.query);
    await recordReading(parts, request, asked.email === undefined ? 'list' : 'search');
    const rows = await listPeople(parts.database, asked);
    const last = rows.at(-1);
    return {
      people: rows.map(shown),
      ...(rows.length < asked.limit || !last ? {} : { next: cursorOf(last, asked.sort) }),
    };
  });
}

async function recordReading(
  { database, store }: Pick<AccountsParts, 'database' | 'store'>,
  request: FastifyRequest,
  kind: PeopleRead['kind'],
): Promise<void> {
  const accountId = accountOf(request);
  const { personId } = request.caller;
  await inScope(database.db, [accountId], (trx) => checkStaffNow(trx, personId, 'find-people'));
  const read: PeopleRead = { type: 'PeopleRead', kind };
  const stream = { accountId, streamId: `people-${personId}` };
  await store.transaction([accountId], (tx) => tx.record(stream, [read], contextOf(request)));
}

function askedOf({ email, kind, verified, sort, after, limit }: Static<typeof findPeople.query>): PeopleAsked {
  const part = email?.trim().toLowerCase();
  return {
    email: part === '' ? undefined : part,
    owner: kind === undefined ? undefined : kind === 'Owner',
    status: verified === undefined ? undefined : verified ? 'verified' : 'pending',
    sort,
    after: after === undefined ? null : placeOf(after, sort),
    limit,
  };
}

function shown({ id: uid, email, name, accountId, owner, role, status, staff, createdAt }: ListedPerson) {
  return {
    ...{ uid, email, name, accountId, kind: owner ? 'Owner' : 'User', role, createdAt },
    verified: status === 'verified',
    staff: staff ?? '',
    impersonable: status === 'verified' && staff === null && role !== 'removed',
  };
}

function cursorOf({ email, createdAt, id }: ListedPerson, sort: PeopleSort): string {
  return writeValues(sort === 'email' ? ['email', email] : [createdAt, id]);
}

/** Parses a page's `next`. Throws 400 `cursor-invalid` for anything else, also for one of another order. */
function placeOf(cursor: string, sort: PeopleSort): PeopleAsked['after'] {
  const [first, second, ...more] = readValues(cursor) ?? [];
  if (more.length > 0 || typeof second !== 'string' || !/^[^\p{Control}\p{Surrogate}]{1,254}$/u.test(second))
    throw cursorInvalid();
  if (sort === 'email') {
    if (first !== 'email') throw cursorInvalid();
    return { email: second };
  }
  if (!isMoment(first)) throw cursorInvalid();
  return { createdAt: first, id: second };
}
