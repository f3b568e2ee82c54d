import { Type } from 'typebox';
import type { HttpApp } from '@leadwright/runtime/http-app';
import { Problem } from '@leadwright/runtime/problem';
import type { LiveHub } from '../live/live-hub.ts';
import type { AccountsClient } from '../upstreams/accounts-client.ts';

const description =
  'Server-sent events of the signed-in person\'s account. reset: read everything again (sent at every connect). ' +
  'download {id, status?, progress?, rows?, reason?, archived?, version?}. balance {version}.';

/** The live stream. EventSource sends no header of ours, so the refresh cookie says who it is. */
export function getEvents(app: HttpApp, { accounts, hub }: { accounts: Pick<AccountsClient, 'identityOf'>; hub: LiveHub }): void {
  app.get(
    '/api/v2/events',
    { schema: { tags: ['gateway'], description, response: { 200: Type.String() } }, exposeHeadRoute: false },
    async (request, reply) => {
      const { cookie } = request.headers;
      const identity = cookie === undefined ? null : await accounts.identityOf(cookie);
      if (!identity) throw new Problem(401, 'not-signed-in', 'Please Login to View this Page');
      const stream = hub.open(identity);
      if (!stream) throw new Problem(429, 'too-many-streams', 'This account is open in too many windows.', { retryAfterSeconds: 30 });
      return reply
        .header('content-type', 'text/event-stream; charset=utf-8')
        .header('cache-control', 'no-cache, no-transform')
        .header('x-accel-buffering', 'no')
        .serializer((payload: unknown) => payload as string)
        .send(stream as unknown as string);
    },
  );
}
