import { Type, type Static } from 'typebox';
import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { inScope } from '@leadwright/postgres/scope';
import { readWholeDocument, type PersonDocument } from '../person/person-document.ts';
import type { Person } from '../person/person.ts';
import { CompanyProfileSchema } from './company-profile.ts';
import { examples } from './examples.ts';
import type { AccountsParts } from './parts.ts';
import { refusals } from './refusals.ts';

const maybe = Type.Union([Type.String(), Type.Null()]);

const Me = Type.Object({
  uid: Type.String(),
  _docId: Type.String(),
  id: Type.String({ description: "The account holder's uid, also for people whom the holder added." }),
  email: Type.String(),
  name: Type.Union([Type.String(), Type.Null()]),
  accountId: Type.String(),
  role: Type.String(),
  staff: Type.String(),
  verified: Type.Boolean(),
  superAdmin: Type.Boolean({ description: 'Stays true while a super-admin acts for this person.' }),
  impersonating: Type.Boolean(),
  companyProfile: Type.Union([CompanyProfileSchema, Type.Null()], {
    description: 'For the page header, and whom members ask. null for who was removed from the account.',
  }),
  companyUsers: Type.Array(Type.Object({ name: maybe, email: Type.String(), role: Type.String() }), {
    description: 'Whom the account holder added. Admins see all, others see themselves.',
  }),
  customer_id: Type.Union([Type.String(), Type.Null()], {
    description: 'Of the account at the payment processor, once billing told it; null for one that never paid.',
  }),
  inviteStatus: Type.Union([Type.Literal('converted'), Type.Null()], {
    description: 'converted: joined the account of somebody else. Who has not yet joined has no document.',
  }),
  archived: Type.Boolean({ description: 'Is no member of the account any more.' }),
  archivedAt: maybe,
  needsPort: Type.Boolean({
    description: 'The plan of an account that was brought over starts by POST /api/v2/me/account-port.',
  }),
  user: Type.Object({
    uid: Type.String(),
    email: Type.String(),
    creationTime: Type.String(),
    lastLoginTime: Type.Union([Type.String(), Type.Null()], { description: 'Into this account.' }),
  }),
});
type Me = Static<typeof Me>;

/**
 * The document of the signed-in person as stored now; the token may be ten minutes old. By the account of the session
 * alone: nothing in the request names a document.
 */
export function getMeRoute(app: HttpApp, { database }: Pick<AccountsParts, 'database'>): void {
  app.get(
    '/api/v2/me',
    {
      schema: { tags: ['sessions'], summary: 'Who is signed in', response: { 200: Me } },
      config: { access: 'person', refusals: [refusals.personUnknown], example: examples.me },
    },
    async (request) => {
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
    },
  );
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
