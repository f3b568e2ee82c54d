import { Type } from 'typebox';
import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { inScope } from '@leadwright/postgres/scope';
import { readCompanyProfile } from '../person/company-profile.ts';
import { readTimes } from '../person/person-times.ts';
import { readMember } from '../person/person.ts';
import { examples } from './examples.ts';
import type { AccountsParts } from './parts.ts';
import { refusals } from './refusals.ts';

const Me = Type.Object({
  uid: Type.String(),
  email: Type.String(),
  name: Type.Union([Type.String(), Type.Null()]),
  accountId: Type.String(),
  role: Type.String(),
  staff: Type.String(),
  verified: Type.Boolean(),
  superAdmin: Type.Boolean(),
  createdAt: Type.String({ description: 'Since when we know the person.' }),
  lastLoginAt: Type.Union([Type.String(), Type.Null()], { description: 'When the newest session was opened.' }),
  companyProfile: Type.Union([Type.Object({ name: Type.String() }), Type.Null()], {
    description: 'For the page header. Phone and e-mail: GET /api/v2/company-profile, for admins.',
  }),
});

/** The signed-in person as stored now; the token may be ten minutes old. */
export function getMeRoute(app: HttpApp, { database }: Pick<AccountsParts, 'database'>): void {
  app.get(
    '/api/v2/me',
    {
      schema: { tags: ['sessions'], summary: 'Who is signed in', response: { 200: Me } },
      config: { access: 'person', refusals: [refusals.personUnknown], example: examples.me },
    },
    async (request) => {
      const session = accountOf(request);
      const { person, times, company } = await inScope(database.db, [session], async (trx) => {
        const found = await readMember(trx, session, request.caller.personId);
        if (!found) throw refuse(refusals.personUnknown);
        const { id } = found;
        return { person: found, times: await readTimes(trx, id), company: await readCompanyProfile(trx, session) };
      });
      const { id: uid, email, name, accountId, role, staff, status } = person;
      return {
        ...{ uid, email, name, accountId, role, staff: staff ?? '', verified: status === 'verified' },
        ...times,
        superAdmin: staff === 'super-admin',
        companyProfile: company && { name: company.name },
      };
    },
  );
}
