import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { inScope } from '@leadwright/postgres/scope';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { isPersonal } from '@leadwright/runtime/requests/personal-text';
import { liftSuppression, type LiftParts } from '../effects/suppression/lift-suppression.ts';
import { listSuppressions } from '../effects/suppression/suppression.ts';
import { liftSuppressionOfMember } from '@leadwright/contracts/routes/notification/messages';
import { implement } from '@leadwright/runtime/http/declared-route';
import { refusals } from '@leadwright/contracts/routes/notification/refusals';

/** More are not shown: an account has few people. */
export const SUPPRESSIONS_MAX = 200;

/** Only of an address that bounced. */
export function liftSuppressionRoute(app: HttpApp, parts: LiftParts): void {
  implement(app, liftSuppressionOfMember, async (request) => {
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
  });
}
