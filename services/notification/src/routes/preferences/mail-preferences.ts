import type { Static } from 'typebox';
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
import {
  readMailPreferences,
  chooseMailPreference,
  type Preferences,
} from '@leadwright/contracts/routes/notification/mail-preferences';
import { implement } from '@leadwright/runtime/http/declared-route';

export type PreferenceParts = { store: EventStore<NotificationStored>; database: Database };

export function mailPreferencesRoutes(app: HttpApp, { store, database }: PreferenceParts): void {
  const shown = async (request: FastifyRequest): Promise<Static<typeof Preferences>> => {
    const accountId = accountOf(request);
    const { personId } = request.caller;
    const unwanted = await inScope(database.db, [accountId], (trx) => findUnwanted(trx, accountId, personId));
    return { topics: mailTopics.map((topic) => ({ topic, wanted: !unwanted.includes(topic) })) };
  };
  implement(app, readMailPreferences, shown);
  implement(app, chooseMailPreference, async (request) => {
    const accountId = accountOf(request);
    const { personId } = request.caller;
    const choice = { ...request.body, chosenBy: 'settings' } as const;
    const context = { actorId: personId, correlationId: request.correlationId };
    await store.transaction([accountId], (tx) => chooseMails(tx, { accountId, personId }, [choice], context));
    return shown(request);
  });
}
