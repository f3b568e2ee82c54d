import { Type } from 'typebox';
import { listDeadLetters, reviveDeadLetter, type DeadLetter } from '@leadwright/eventsourcing/effects/dead-letter';
import type { EventStore } from '@leadwright/eventsourcing/event-store';
import { operatorAccess } from '@leadwright/eventsourcing/operate/operator-access';
import { contextOf } from '@leadwright/eventsourcing/request-context';
import { isoFromPostgres, type Database } from '@leadwright/postgres/database';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { inScope } from '@leadwright/postgres/scope';
import type { NotificationStored } from '../contracts.ts';
import { channelOf, type MailRequest, type SmsRequest } from '../effects/effect.ts';
import { forgetHandedOver } from '../effects/handed-over.ts';
import { NOT_COMPOSED } from '../effects/store-outcome.ts';

const Letter = Type.Object({
  id: Type.String(),
  accountId: Type.String(),
  personId: Type.String(),
  template: Type.String(),
  tries: Type.Integer(),
  reason: Type.String(),
  diedAt: Type.String(),
});
const Ids = Type.Object(
  { ids: Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { minItems: 1, maxItems: 500 }) },
  { additionalProperties: false },
);

/** Each redrive is published with the operator's name. */
export function deadLetterRoutes(
  app: HttpApp,
  { store, database }: { store: EventStore<NotificationStored>; database: Database },
): void {
  app.get(
    '/internal/effects',
    { schema: { hide: true, response: { 200: Type.Object({ effects: Type.Array(Letter) }) } }, config: operatorAccess },
    async () => ({ effects: (await lettersIn(database)).map(shown) }),
  );
  app.post(
    '/internal/effects/redrives',
    {
      schema: {
        hide: true,
        body: Ids,
        response: { 200: Type.Object({ redriven: Type.Array(Type.String()), notDead: Type.Array(Type.String()) }) },
      },
      config: operatorAccess,
    },
    async (request) => {
      const { ids } = request.body;
      const redriven: string[] = [];
      for (const { id, accountId, request: asked } of await lettersIn(database, ids)) {
        const { personId, template, correlationId, causationId } = asked;
        const revived = await store.transaction([accountId], async (tx) => {
          if (!(await reviveDeadLetter(tx.db, id, { notSent: [NOT_COMPOSED] }))) return false;
          await forgetHandedOver(tx.db, id);
          await tx.record(
            { accountId, streamId: `message-${id}` },
            [{ type: 'MessageRedriven', messageId: id, personId, channel: channelOf(asked), template }],
            {
              ...contextOf(request),
              correlationId,
              causationId,
            },
          );
          return true;
        });
        if (revived) redriven.push(id);
      }
      return { redriven, notDead: ids.filter((id) => !redriven.includes(id)) };
    },
  );
}

function lettersIn({ db }: Database, ids?: string[]): Promise<DeadLetter<MailRequest | SmsRequest>[]> {
  return inScope(db, 'all', (trx) => listDeadLetters<MailRequest | SmsRequest>(trx, ids));
}

function shown({
  id,
  accountId,
  request: { personId, template },
  tries,
  reason,
  diedAt,
}: DeadLetter<MailRequest | SmsRequest>) {
  return { id, accountId, personId, template, tries, reason, diedAt: isoFromPostgres(diedAt) };
}
