import { Type, type Static } from 'typebox';
import type { FastifyRequest } from 'fastify';
import { inScope } from '@leadwright/postgres/scope';
import type { Database } from '@leadwright/postgres/database';
import type { EventStore } from '@leadwright/eventsourcing/event-store';
import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import type { NotificationStored } from '../../contracts.ts';
import { chooseMails } from '../../effects/choose-mails.ts';
import { findUnwanted } from '../../projections/mail-preference.ts';
import { mailTopics } from '../../templates/mails.tsx';
import { examples } from '../examples.ts';

export type PreferenceParts = { store: EventStore<NotificationStored>; database: Database };

/** One of `mailTopics`. */
export const Topic = Type.Union([Type.Literal('downloads'), Type.Literal('receipts'), Type.Literal('leads')]);
const Preferences = Type.Object({
  topics: Type.Array(Type.Object({ topic: Topic, wanted: Type.Boolean() }), {
    description: 'What can be switched off. All other mails are necessary.',
  }),
});
const Body = Type.Object({ topic: Topic, wanted: Type.Boolean() }, { additionalProperties: false });

/** GET and PUT /api/v2/me/mail-preferences: which mails of this account the person wants. */
export function mailPreferencesRoutes(app: HttpApp, { store, database }: PreferenceParts): void {
  const shown = async (request: FastifyRequest): Promise<Static<typeof Preferences>> => {
    const accountId = accountOf(request);
    const { personId } = request.caller;
    const unwanted = await inScope(database.db, [accountId], (trx) => findUnwanted(trx, accountId, personId));
    return { topics: mailTopics.map((topic) => ({ topic, wanted: !unwanted.includes(topic) })) };
  };
  app.get(
    '/api/v2/me/mail-preferences',
    {
      schema: { tags: ['messages'], summary: 'Which mails the person wants', response: { 200: Preferences } },
      config: { access: 'person', example: examples.mailPreferences },
    },
    shown,
  );
  app.put(
    '/api/v2/me/mail-preferences',
    {
      schema: {
        tags: ['messages'],
        summary: 'Switch the mails about one topic on or off',
        body: Body,
        response: { 200: Preferences },
      },
      config: { access: 'person', example: examples.chooseMails },
    },
    async (request) => {
      const accountId = accountOf(request);
      const { personId } = request.caller;
      const choice = { ...request.body, chosenBy: 'settings' } as const;
      const context = { actorId: personId, correlationId: request.correlationId };
      await store.transaction([accountId], (tx) => chooseMails(tx, { accountId, personId }, [choice], context));
      return shown(request);
    },
  );
}
