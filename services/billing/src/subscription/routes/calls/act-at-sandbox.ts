import { contextOf } from '@leadwright/eventsourcing/request-context';
import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import type { SubscriptionParts } from '../parts.ts';
import { actAtSandbox } from '@leadwright/contracts/routes/billing/subscription/sandbox';
import { implement } from '@leadwright/runtime/http/declared-route';
import { refusals } from '@leadwright/contracts/routes/billing/refusals';
import { currentSubscription, isSubscribed } from '../current-subscription.ts';

/** POST /api/v2/sandbox/acts: what a bank, or our staff, would do to the own account. 404 where payments are real. */
export function actAtSandboxRoute(app: HttpApp, parts: SubscriptionParts): void {
  const { sandboxAct, openFirst, giveAtSandbox } = parts;
  implement(app, actAtSandbox, async (request) => {
    if (!sandboxAct) throw refuse(refusals.noSandboxBank);
    const { act } = request.body;
    const accountId = accountOf(request);
    if (act === 'promotion') {
      // A promotion begins a subscription, so who has one could not take it.
      if (isSubscribed(await currentSubscription(parts, accountId))) throw refuse(refusals.sandboxNotPossible);
      const code = await giveAtSandbox(accountId, contextOf(request));
      if (code === null) throw refuse(refusals.sandboxNotPossible);
      return { act, code };
    }
    await openFirst(accountId);
    if (!(await sandboxAct({ accountId, act }))) throw refuse(refusals.sandboxNotPossible);
    return { act };
  });
}
