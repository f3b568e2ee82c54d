import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { mayEnter } from '@leadwright/runtime/access/roles';
import { commonRefusals } from '@leadwright/runtime/refusals/common-refusals';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import type { LiveHub } from '../live/live-hub.ts';
import type { AccountsClient } from '../upstreams/accounts-client.ts';
import { getEvents } from '@leadwright/contracts/routes/gateway/live-updates';
import { implement } from '@leadwright/runtime/http/declared-route';
import { refusals } from '@leadwright/contracts/routes/gateway/refusals';

/** EventSource cannot send an access token, so the refresh cookie identifies the person. */
export function getEventsRoute(
  app: HttpApp,
  { accounts, hub }: { accounts: Pick<AccountsClient, 'identityOf'>; hub: LiveHub },
): void {
  implement(
    app,
    getEvents,
    async (request, reply) => {
      const { cookie } = request.headers;
      const identity = cookie === undefined ? null : await accounts.identityOf(cookie);
      if (!identity) throw refuse(commonRefusals.notSignedIn);
      // Who was removed is signed in, and sees nothing of the account any more.
      if (!mayEnter(identity, 'member')) throw refuse(commonRefusals.notAllowed);
      const stream = hub.open(identity);
      if (!stream) throw refuse(refusals.tooManyStreams);
      return reply
        .header('content-type', 'text/event-stream; charset=utf-8')
        .header('cache-control', 'no-cache, no-transform')
        .header('x-accel-buffering', 'no')
        .serializer((payload: unknown) => payload as string)
        .send(stream as unknown as string);
    },
    { exposeHeadRoute: false },
  );
}
