// Gives notification the two addresses of a change, each at the moment of its mail. Only the mail ever holds the link.
import { Type } from 'typebox';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { findFormerEmail, mintEmailLink } from '../../person/email-change.ts';
import type { AccountsParts } from '../parts.ts';
import { refusals } from '@leadwright/contracts/routes/accounts/refusals';

const Params = Type.Object({ id: Type.String({ maxLength: 128 }), changeId: Type.String({ maxLength: 128 }) });

export function internalEmailChangeRoutes(
  app: HttpApp,
  { database, publicUrl }: Pick<AccountsParts, 'database' | 'publicUrl'>,
): void {
  const config = { access: 'internal' as const, callers: ['notification'], refusals: [refusals.personUnknown] };
  // A retry makes a new link, which replaces the old one. So of a mail sent twice only the last link is usable.
  app.post(
    '/internal/people/:id/email-changes/:changeId/link',
    {
      schema: {
        hide: true,
        params: Params,
        response: { 200: Type.Object({ email: Type.String(), link: Type.Union([Type.String(), Type.Null()]) }) },
      },
      config,
    },
    async ({ params }) => {
      const minted = await mintEmailLink(database, params.id, params.changeId);
      if (!minted) throw refuse(refusals.personUnknown);
      const { email, token } = minted;
      return { email, link: token === null ? null : `${publicUrl}/confirm_email?token=${token}` };
    },
  );
  app.get(
    '/internal/people/:id/email-changes/:changeId/former-address',
    { schema: { hide: true, params: Params, response: { 200: Type.Object({ email: Type.String() }) } }, config },
    async ({ params }) => {
      const email = await findFormerEmail(database, params.id, params.changeId);
      if (email === null) throw refuse(refusals.personUnknown);
      return { email };
    },
  );
}
