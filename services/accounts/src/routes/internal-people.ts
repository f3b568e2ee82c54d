// Gives notification a person's address and the link for a mail, and billing where an account is billed. Only the mail ever holds the link.
import { Type } from 'typebox';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { inScope, setScope } from '@leadwright/postgres/scope';
import { mintLink, type LinkPurpose } from '../auth/one-time-link.ts';
import { readCompanyProfile } from '../person/company-profile.ts';
import { findById, readHolder, readPerson, type Person } from '../person/person.ts';
import { deviceInWords, findLogIn } from '../person/session-device.ts';
import type { AccountsParts } from './parts.ts';
import { refusals } from '@leadwright/contracts/routes/accounts/refusals';

const Params = Type.Object({ id: Type.String({ maxLength: 128 }) });
const Body = Type.Object(
  { purpose: Type.Union([Type.Literal('sign-up'), Type.Literal('log-in'), Type.Literal('password-reset')]) },
  { additionalProperties: false },
);
const Address = Type.Object({ email: Type.String(), name: Type.Union([Type.String(), Type.Null()]) });
const Company = Type.Object({ name: Type.String(), email: Type.String() });
const Holder = Type.Object({ ...Address.properties, company: Type.Union([Company, Type.Null()]) });
const SessionParams = Type.Object({ ...Params.properties, sessionId: Type.String({ maxLength: 128 }) });
const LogIn = Type.Object({ email: Type.String(), device: Type.String(), isNew: Type.Boolean() });
const Link = Type.Object({ ...Address.properties, link: Type.String(), purpose: Type.String() });

const pageOf: Record<LinkPurpose, string> = { 'sign-up': '/signup/confirm', 'password-reset': '/reset_password' };

// A sign-up must not give out a link that replaces a password; who never opened the account has none to reset.
function purposeFor(asked: LinkPurpose | 'log-in', status: Person['status']): LinkPurpose | 'log-in' {
  if (asked === 'log-in') return asked;
  if (status === 'pending') return 'sign-up';
  return asked === 'sign-up' ? 'log-in' : asked;
}

export function internalPeopleRoutes(
  app: HttpApp,
  { database, publicUrl }: Pick<AccountsParts, 'database' | 'publicUrl'>,
): void {
  const config = { access: 'internal' as const, callers: ['notification'], refusals: [refusals.personUnknown] };
  app.get(
    '/internal/people/:id',
    {
      schema: { hide: true, params: Params, response: { 200: Address } },
      // Billing tells the payment provider where the account is billed.
      config: { ...config, callers: ['notification', 'billing'] },
    },
    async (request) => {
      const person = await findById(database, request.params.id);
      if (!person) throw refuse(refusals.personUnknown);
      return { email: person.email, name: person.name };
    },
  );
  app.get(
    '/internal/accounts/:id/holder',
    {
      // Invoices are billed to the company, or to whoever holds the account.
      schema: { hide: true, params: Params, response: { 200: Holder } },
      config: { ...config, callers: ['billing'] },
    },
    async (request) => {
      const { id } = request.params;
      const holder = await readHolder(database, id);
      if (!holder) throw refuse(refusals.personUnknown);
      const company = await inScope(database.db, [id], (trx) => readCompanyProfile(trx, id));
      return { ...holder, company };
    },
  );
  app.get(
    '/internal/people/:id/sessions/:sessionId',
    { schema: { hide: true, params: SessionParams, response: { 200: LogIn } }, config },
    async ({ params: { id, sessionId } }) => {
      const person = await findById(database, id);
      if (!person) throw refuse(refusals.personUnknown);
      const found = await inScope(database.db, 'all', (trx) => findLogIn(trx, id, sessionId));
      return { email: person.email, ...(found ?? { device: deviceInWords(''), isNew: false }) };
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
        const purpose = purposeFor(request.body.purpose, status);
        if (purpose === 'log-in') return { email, name, link: `${publicUrl}/login`, purpose };
        const token = await mintLink(trx, { accountId: found.accountId, personId: found.id }, purpose);
        return { email, name, link: `${publicUrl}${pageOf[purpose]}?token=${token}`, purpose };
      });
    },
  );
}
