// RFC 8058: a mail program sends a form, our page JSON. The token is the only credential. A repeat is harmless.
import type { FastifyInstance } from 'fastify';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { withTypes } from '@leadwright/runtime/http/typed-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { keepRawBodies } from '@leadwright/runtime/requests/raw-body';
import { chooseMails } from '../../effects/choose-mails.ts';
import type { UnsubscribeTokens } from '../../effects/unsubscribe-token.ts';
import type { PreferenceParts } from './mail-preferences.ts';
import { unsubscribe } from '@leadwright/contracts/routes/notification/mail-preferences';
import { implement } from '@leadwright/runtime/http/declared-route';
import { refusals } from '@leadwright/contracts/routes/notification/refusals';

export type UnsubscribeParts = PreferenceParts & { unsubscribeTokens: UnsubscribeTokens };

export function unsubscribeRoute(app: HttpApp, { store, unsubscribeTokens }: UnsubscribeParts): void {
  // A scope of its own: the body is a form, and says nothing that the token does not.
  void (app as unknown as FastifyInstance).register(async (scope) => {
    keepRawBodies(scope);
    implement(
      withTypes(scope),
      unsubscribe,
      async (request) => {
        const read = unsubscribeTokens.read(request.query.token);
        if (read === null) throw refuse(refusals.unsubscribeLinkNotUsable);
        const { accountId, personId, topic } = read;
        const choice = { topic, wanted: false, chosenBy: 'link' } as const;
        const context = { actorId: personId, correlationId: request.correlationId };
        await store.transaction([accountId], (tx) => chooseMails(tx, { accountId, personId }, [choice], context));
        return { topic };
      },
      { bodyLimit: 1_024 },
    );
  });
}
