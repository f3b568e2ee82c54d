// Gives notification a person's address and the link for a mail. Only the mail ever holds the link.
import { Type } from 'typebox';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { setScope } from '@leadwright/postgres/scope';
import { mintLink } from '../auth/one-time-link.ts';
import { findById, readPerson } from '../person/person.ts';
import type { AccountsParts } from './parts.ts';
import { refusals } from './refusals.ts';

const Params = Type.Object({ id: Type.String({ maxLength: 128 }) });
const Body = Type.Object(
  { purpose: Type.Union([Type.Literal('sign-up'), Type.Literal('log-in')]) },
  { additionalProperties: false },
);
const Address = Type.Object({ email: Type.String(), name: Type.Union([Type.String(), Type.Null()]) });
const Link = Type.Object({ ...Address.properties, link: Type.String(), purpose: Type.String() });

export function internalPeopleRoutes(
  app: HttpApp,
  { database, publicUrl }: Pick<AccountsParts, 'database' | 'publicUrl'>,
): void {
  const config = { access: 'internal' as const, callers: ['notification'], refusals: [refusals.personUnknown] };
  app.get(
    '/internal/people/:id',
    { schema: { hide: true, params: Params, response: { 200: Address } }, config },
    async (request) => {
      const person = await findById(database, request.params.id);
      if (!person) throw refuse(refusals.personUnknown);
      return { email: person.email, name: person.name };
    },
  );
  // A retry creates a new link, which replaces the old one. So of a mail sent twice only the last link is usable.
  app.post(
    '/internal/people/:id/links',
    { schema: { hide: true, params: Params, body: Body, response: { 200: Link } }, config },
    async (request) => {
      const found = await findById(database, request.params.id);
      if (!found) throw refuse(refusals.personUnknown);
      return database.db.transaction().execute(async (trx) => {
        await setScope(trx, [found.accountId]);
        const { email, name, status } = (await readPerson(trx, found.id)) ?? found;
        // A verified person has a password. A sign-up must not give out a link that sets a new one.
        if (request.body.purpose === 'log-in' || status === 'verified')
          return { email, name, link: `${publicUrl}/login`, purpose: 'log-in' };
        const token = await mintLink(trx, { accountId: found.accountId, personId: found.id }, 'sign-up');
        return { email, name, link: `${publicUrl}/signup/confirm?token=${token}`, purpose: 'sign-up' };
      });
    },
  );
}
