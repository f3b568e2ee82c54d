import type { Static } from 'typebox';
import type { FastifyRequest } from 'fastify';
import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { liftSuppression, suppressionOf, type LiftParts } from '../../effects/suppression/lift-suppression.ts';
import {
  readMailSuppression,
  liftOwnSuppression,
  type Answer,
} from '@leadwright/contracts/routes/notification/mail-preferences';
import { implement } from '@leadwright/runtime/http/declared-route';
import { refusals } from '@leadwright/contracts/routes/notification/refusals';

/** Of the person's own address. */
export function mailSuppressionRoutes(app: HttpApp, parts: LiftParts): void {
  implement(app, readMailSuppression, (request) => shown(parts, request));
  implement(app, liftOwnSuppression, async (request) => {
    const accountId = accountOf(request);
    const { personId } = request.caller;
    const context = { actorId: personId, correlationId: request.correlationId };
    const why = { by: 'person', reason: request.body.reason } as const;
    const outcome = await liftSuppression(parts, { accountId, personId }, why, context);
    if (outcome !== 'lifted') throw refuse(refusals.mailsNotSuppressed);
    return shown(parts, request);
  });
}

async function shown(parts: LiftParts, request: FastifyRequest): Promise<Static<typeof Answer>> {
  const { personId } = request.caller;
  return { suppression: await suppressionOf(parts, { accountId: accountOf(request), personId }) };
}
