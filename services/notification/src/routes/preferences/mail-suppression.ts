import { Type, type Static } from 'typebox';
import type { FastifyRequest } from 'fastify';
import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { liftSuppression, suppressionOf, type LiftParts } from '../../effects/suppression/lift-suppression.ts';
import { examples } from '../examples.ts';
import { refusals } from '../refusals.ts';

const Answer = Type.Object({
  suppression: Type.Union(
    [
      Type.Null(),
      Type.Object({
        kind: Type.Union([Type.Literal('bounced'), Type.Literal('spam')]),
        since: Type.String(),
      }),
    ],
    { description: 'Why the address of the person gets no mails of this account; null: it gets them.' },
  ),
});
const Body = Type.Object(
  {
    reason: Type.Union([Type.Literal('works-again'), Type.Literal('by-mistake'), Type.Literal('wanted-again')], {
      description: 'Why mails may come again. It is recorded.',
    }),
  },
  { additionalProperties: false },
);

/** GET /api/v2/me/mail-suppression and POST /api/v2/me/mail-suppression/lift, of the person's own address. */
export function mailSuppressionRoutes(app: HttpApp, parts: LiftParts): void {
  app.get(
    '/api/v2/me/mail-suppression',
    {
      schema: {
        tags: ['messages'],
        summary: "Whether the person's address gets no mails, because one bounced or was called spam",
        response: { 200: Answer },
      },
      config: { access: 'person', example: examples.mailSuppression },
    },
    (request) => shown(parts, request),
  );
  app.post(
    '/api/v2/me/mail-suppression/lift',
    {
      schema: {
        tags: ['messages'],
        summary: "Let mails come to the person's address again",
        body: Body,
        response: { 200: Answer },
      },
      config: {
        access: 'person',
        refusals: [refusals.mailsNotSuppressed],
        example: examples.liftMailSuppression,
      },
    },
    async (request) => {
      const accountId = accountOf(request);
      const { personId } = request.caller;
      const context = { actorId: personId, correlationId: request.correlationId };
      const why = { by: 'person', reason: request.body.reason } as const;
      const outcome = await liftSuppression(parts, { accountId, personId }, why, context);
      if (outcome !== 'lifted') throw refuse(refusals.mailsNotSuppressed);
      return shown(parts, request);
    },
  );
}

async function shown(parts: LiftParts, request: FastifyRequest): Promise<Static<typeof Answer>> {
  const { personId } = request.caller;
  return { suppression: await suppressionOf(parts, { accountId: accountOf(request), personId }) };
}
