// What notification needs for mails about a privacy request. Only the mail ever holds the link.
import { Type } from 'typebox';
import { inScope } from '@leadwright/postgres/scope';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { mailboxMarks } from '@leadwright/runtime/mailboxes/mailbox-marks';
import { privacyAccount } from '../../domain/privacy/privacy-request.ts';
import { findByEmail } from '../../person/person.ts';
import { hasOptedOut, mintPrivacyLink, readPrivacyRequest } from '../../person/privacy-request.ts';
import type { AccountsParts } from '../parts.ts';
import { RequestParams } from '@leadwright/contracts/routes/accounts/privacy/answer-requests';
import { Kind } from '@leadwright/contracts/routes/accounts/privacy/requests';
import { privacyRefusals as refusals } from '@leadwright/contracts/routes/accounts/privacy/refusals';

const Recipient = Type.Object({
  email: Type.String(),
  kind: Kind,
  dueAt: Type.Union([Type.String(), Type.Null()]),
  isOpen: Type.Boolean({ description: 'Confirmed, and not answered.' }),
  hasAccount: Type.Boolean({ description: 'Somebody has an account by this address now.' }),
  leads: Type.Union([Type.Integer(), Type.Null()], {
    description: 'Taken out of lists; null: they are not looked through yet.',
  }),
});

export function internalPrivacyRequestRoutes(
  app: HttpApp,
  { database, publicUrl, trialKeys }: Pick<AccountsParts, 'database' | 'publicUrl' | 'trialKeys'>,
): void {
  const config = {
    access: 'internal' as const,
    callers: ['notification'],
    refusals: [refusals['privacy-request-unknown']],
  };
  app.get(
    '/internal/privacy-requests/:requestId',
    { schema: { hide: true, params: RequestParams, response: { 200: Recipient } }, config },
    async ({ params }) => {
      const row = await inScope(database.db, [privacyAccount], (trx) => readPrivacyRequest(trx, params.requestId));
      // A forgotten address reads as a request of nobody.
      if (row?.email == null) throw refuse(refusals['privacy-request-unknown']);
      const { email, kind, dueAt, confirmedAt, answeredAt, leads } = row;
      const hasAccount = (await findByEmail(database, email)) !== null;
      return { email, kind, dueAt, isOpen: confirmedAt !== null && answeredAt === null, hasAccount, leads };
    },
  );
  // A retry makes a new link, which replaces the old one. So of a mail sent twice only the last link is usable.
  app.post(
    '/internal/privacy-requests/:requestId/links',
    {
      schema: {
        hide: true,
        params: RequestParams,
        response: { 200: Type.Object({ email: Type.String(), kind: Kind, link: Type.String() }) },
      },
      config,
    },
    async ({ params }) =>
      inScope(database.db, [privacyAccount], async (trx) => {
        const row = await readPrivacyRequest(trx, params.requestId);
        const token = await mintPrivacyLink(trx, params.requestId);
        if (row?.email == null || token === null) throw refuse(refusals['privacy-request-unknown']);
        return { email: row.email, kind: row.kind, link: `${publicUrl}/ccpa_optout/confirm?token=${token}` };
      }),
  );
  // The address goes in the body: a URL would end up in logs.
  app.post(
    '/internal/opted-out',
    {
      schema: {
        hide: true,
        body: Type.Object({ email: Type.String({ minLength: 1, maxLength: 320 }) }, { additionalProperties: false }),
        response: { 200: Type.Object({ optedOut: Type.Boolean() }) },
      },
      config: { access: 'internal', callers: ['notification'] },
    },
    async ({ body }) => {
      const marks = mailboxMarks(trialKeys, body.email);
      return { optedOut: await inScope(database.db, [privacyAccount], (trx) => hasOptedOut(trx, marks)) };
    },
  );
}
