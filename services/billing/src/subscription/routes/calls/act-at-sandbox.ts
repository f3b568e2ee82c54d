import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import type { SubscriptionParts } from '../parts.ts';
import { actAtSandbox } from '@leadwright/contracts/routes/billing/subscription/sandbox';
import { implement } from '@leadwright/runtime/http/declared-route';
import { refusals } from '@leadwright/contracts/routes/billing/refusals';

/** POST /api/v2/sandbox/acts: what a bank would do to the account's own card and payments. 404 where they are real. */
export function actAtSandboxRoute(
  app: HttpApp,
  { sandboxAct, openFirst }: Pick<SubscriptionParts, 'sandboxAct' | 'openFirst'>,
): void {
  implement(app, actAtSandbox, async (request) => {
    if (!sandboxAct) throw refuse(refusals.noSandboxBank);
    const { act } = request.body;
    const accountId = accountOf(request);
    await openFirst(accountId);
    if (!(await sandboxAct({ accountId, act }))) throw refuse(refusals.sandboxNotPossible);
    return { act };
  });
}
