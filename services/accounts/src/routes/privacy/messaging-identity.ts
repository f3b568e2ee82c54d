import { Type } from 'typebox';
import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { foldEmail, marksOf } from '@leadwright/runtime/requests/keyed-marks';
import { inScope } from '@leadwright/postgres/scope';
import { privacyAccount } from '../../domain/privacy/privacy-request.ts';
import { readMember, readPersonTimes } from '../../person/person.ts';
import { hasOptedOut } from '../../person/privacy-request.ts';
import type { AccountsParts } from '../parts.ts';
import { refusals } from '../refusals.ts';
import { privacyExamples as examples } from './examples.ts';

const Identity = Type.Object({
  user_id: Type.String(),
  email: Type.String(),
  created: Type.Integer({ description: 'Seconds since 1970.' }),
  last_login: Type.Union([Type.Integer(), Type.Null()], { description: 'Seconds since 1970; null: never.' }),
});

/** Who the customer-messaging service is told that the person is; nobody, where the person has opted out. */
export function messagingIdentityRoute(
  app: HttpApp,
  { database, trialKeys }: Pick<AccountsParts, 'database' | 'trialKeys'>,
): void {
  app.get(
    '/api/v2/me/messaging-identity',
    {
      schema: {
        tags: ['privacy'],
        summary: 'How the person is named to the customer-messaging service',
        response: {
          200: Type.Object({
            identity: Type.Union([Identity, Type.Null()], {
              description: 'null: the person has opted out, or another acts in the name of the person.',
            }),
          }),
        },
      },
      config: { access: 'member', refusals: [refusals.personUnknown], example: examples.identity },
    },
    async (request) => {
      // A super-admin who looks at the page in the person's name is not that person.
      if (request.caller.impersonatorId !== null) return { identity: null };
      const accountId = accountOf(request);
      const { personId } = request.caller;
      return inScope(database.db, [accountId, privacyAccount], async (trx) => {
        const person = await readMember(trx, accountId, personId);
        const times = await readPersonTimes(trx, personId);
        if (!person || !times) throw refuse(refusals.personUnknown);
        if (await hasOptedOut(trx, marksOf(trialKeys, 'address', foldEmail(person.email)))) return { identity: null };
        const { email } = person;
        return {
          identity: { user_id: personId, email, created: times.created, last_login: times.lastLogin },
        };
      });
    },
  );
}
