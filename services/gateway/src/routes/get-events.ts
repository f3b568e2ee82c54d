import { Type } from 'typebox';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { mayEnter } from '@leadwright/runtime/access/roles';
import { commonRefusals } from '@leadwright/runtime/refusals/common-refusals';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import type { LiveHub } from '../live/live-hub.ts';
import type { AccountsClient } from '../upstreams/accounts-client.ts';
import { refusals } from './refusals.ts';

const description =
  "Server-sent events of the signed-in person's account. reset: read everything again (sent at every connect). " +
  'download {id, status?, fetchProgress?, storingFile?, rows?, reason?, archived?, version?}. balance {version}.';

const example = { answer: 'event: reset\ndata: {}\n\nevent: balance\ndata: {"version":12}\n\n' };

/** The live stream. EventSource cannot send an access token, so the refresh cookie identifies the person. */
export function getEventsRoute(
  app: HttpApp,
  { accounts, hub }: { accounts: Pick<AccountsClient, 'identityOf'>; hub: LiveHub },
): void {
  app.get(
    '/api/v2/events',
    {
      schema: {
        tags: ['gateway'],
        summary: 'Live events of the account',
        description,
        produces: ['text/event-stream'],
        response: { 200: Type.String({ description: 'Events, until one side ends it.' }) },
      },
      config: {
        access: 'public',
        refreshCookie: 'needed',
        refusals: [commonRefusals.notSignedIn, commonRefusals.notAllowed, refusals.tooManyStreams],
        example,
      },
      exposeHeadRoute: false,
    },
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
  );
}
