import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { inScope } from '@leadwright/postgres/scope';
import { readWholeDocument, type PersonDocument } from '../person/person-document.ts';
import type { Person } from '../person/person.ts';
import type { AccountsParts } from './parts.ts';
import { getMe, type Me } from '@leadwright/contracts/routes/accounts/me';
import { implement } from '@leadwright/runtime/http/declared-route';
import { refusals } from '@leadwright/contracts/routes/accounts/refusals';

/** As stored now: the token may be ten minutes old. By the session's account alone: no request names a document. */
export function getMeRoute(app: HttpApp, { database }: Pick<AccountsParts, 'database'>): void {
  implement(app, getMe, async (request) => {
    const account = accountOf(request);
    const found = await inScope(database.db, [account], (trx) =>
      readWholeDocument(trx, account, request.caller.personId),
    );
    if (!found) throw refuse(refusals.personUnknown);
    const { person, company, document, users, imported, customerId } = found;
    const { id: uid, email, name, accountId, role, status } = person;
    const impersonating = request.caller.impersonatorId !== null;
    const staff = impersonating ? 'super-admin' : person.staff;
    return {
      ...{ uid, email, name, accountId, role, staff: staff ?? '', verified: status === 'verified' },
      superAdmin: staff === 'super-admin',
      impersonating,
      companyProfile: role === 'removed' ? null : company,
      companyUsers: users,
      ...fieldsOf(person, document),
      customer_id: role === 'removed' ? null : (customerId ?? imported?.customerId ?? null),
      needsPort: role !== 'removed' && (imported?.needsPort ?? false),
    };
  });
}

/** The fields that only pages from before know by these names. */
function fieldsOf(
  { id: uid, email }: Person,
  { ownerId, converted, archivedAt, createdAt, lastLoginAt }: PersonDocument,
): Pick<Me, '_docId' | 'id' | 'inviteStatus' | 'archived' | 'archivedAt' | 'user'> {
  return {
    _docId: uid,
    id: ownerId ?? uid,
    inviteStatus: converted ? 'converted' : null,
    archived: archivedAt !== null,
    archivedAt,
    user: { uid, email, creationTime: createdAt, lastLoginTime: lastLoginAt },
  };
}
