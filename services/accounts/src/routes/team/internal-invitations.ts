// Gives notification the address and the link for the mail of an invitation. Only the mail ever holds the link.
import { Type } from 'typebox';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { inScope } from '@leadwright/postgres/scope';
import { readCompanyProfile } from '../../person/company-profile.ts';
import { mintInvitation } from '../../person/invitation.ts';
import { readPerson } from '../../person/person.ts';
import type { AccountsParts } from '../parts.ts';
import { refusals } from '@leadwright/contracts/routes/accounts/refusals';

const id = Type.String({ minLength: 1, maxLength: 128 });
const Body = Type.Object({ accountId: id, personId: id }, { additionalProperties: false });
const company = Type.Union([Type.String(), Type.Null()]);
const Link = Type.Object({ email: Type.String(), link: Type.String(), company, role: Type.String() });

/** 404 where nothing waits for an answer any more: the mail is then not sent. */
export function internalInvitationsRoute(
  app: HttpApp,
  { database, publicUrl }: Pick<AccountsParts, 'database' | 'publicUrl'>,
): void {
  // A retry mints another link, which replaces the one before. So of a mail sent twice only the last link is usable.
  app.post(
    '/internal/invitations/links',
    {
      schema: { hide: true, body: Body, response: { 200: Link } },
      config: { access: 'internal', callers: ['notification'], refusals: [refusals.personUnknown] },
    },
    ({ body: { accountId, personId } }) =>
      inScope(database.db, [accountId], async (trx) => {
        const person = await readPerson(trx, personId);
        const minted = person && (await mintInvitation(trx, accountId, person));
        if (!person || !minted) throw refuse(refusals.personUnknown);
        const link = `${publicUrl}/invitation?token=${minted.token}`;
        return {
          email: person.email,
          link,
          company: (await readCompanyProfile(trx, accountId))?.name ?? null,
          role: minted.role,
        };
      }),
  );
}
