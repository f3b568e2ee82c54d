import { Type } from 'typebox';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { inScope } from '@leadwright/postgres/scope';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { isPersonal } from '@leadwright/runtime/requests/personal-text';
import { liftSuppression, type LiftParts } from '../effects/suppression/lift-suppression.ts';
import { listSuppressions } from '../effects/suppression/suppression.ts';
import { examples } from './examples.ts';
import { refusals } from './refusals.ts';

/** More are not shown: an account has few people. */
export const SUPPRESSIONS_MAX = 200;

export const Suppressions = Type.Array(
  Type.Object({
    personId: Type.String(),
    kind: Type.Union([Type.Literal('bounced'), Type.Literal('spam')], {
      description: 'spam: the person alone lets mails come again.',
    }),
    since: Type.String(),
  }),
  { description: 'Whose mails of the account are not sent, the newest first.' },
);

const Id = Type.String({ minLength: 1, maxLength: 128 });
const Body = Type.Object(
  {
    reason: Type.String({ maxLength: 300, description: 'Why, for instance a ticket. It is kept for ever.' }),
  },
  { additionalProperties: false },
);

/** POST /api/v2/superadmin/accounts/:accountId/mail-suppressions/:personId/lift, of an address that bounced. */
export function liftSuppressionRoute(app: HttpApp, parts: LiftParts): void {
  app.post(
    '/api/v2/superadmin/accounts/:accountId/mail-suppressions/:personId/lift',
    {
      schema: {
        tags: ['messages'],
        summary: 'Let mails go again to a person whose address bounced',
        params: Type.Object({ accountId: Id, personId: Id }),
        body: Body,
        response: { 200: Type.Object({ suppressions: Suppressions }) },
      },
      config: {
        access: 'super-admin',
        refusals: [
          refusals.mailsNotSuppressed,
          refusals.suppressionIsComplaint,
          refusals.liftReasonMissing,
          refusals.liftReasonPersonal,
        ],
        example: examples.liftSuppression,
      },
    },
    async (request) => {
      const { accountId, personId } = request.params;
      const reason = request.body.reason.trim();
      if (reason === '') throw refuse(refusals.liftReasonMissing);
      if (isPersonal(reason)) throw refuse(refusals.liftReasonPersonal);
      const context = { actorId: request.caller.personId, onBehalfOf: personId, correlationId: request.correlationId };
      const why = { by: 'super-admin', reason } as const;
      const outcome = await liftSuppression(parts, { accountId, personId }, why, context);
      if (outcome === 'complaint') throw refuse(refusals.suppressionIsComplaint);
      if (outcome === 'not-suppressed') throw refuse(refusals.mailsNotSuppressed);
      const suppressions = await inScope(parts.database.db, [accountId], (trx) =>
        listSuppressions(trx, accountId, SUPPRESSIONS_MAX),
      );
      return { suppressions };
    },
  );
}
