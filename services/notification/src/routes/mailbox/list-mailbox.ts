import { Type } from 'typebox';
import { commonRefusals } from '@leadwright/runtime/refusals/common-refusals';
import type { Database } from '@leadwright/postgres/database';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { listMailbox } from '../../channels/mailbox.ts';
import { examples } from '../examples.ts';

const Query = Type.Object(
  {
    to: Type.Optional(Type.String({ maxLength: 320 })),
    limit: Type.Integer({ minimum: 1, maximum: 200, default: 50 }),
  },
  { additionalProperties: false },
);
const Message = Type.Object({
  id: Type.String(),
  kind: Type.Union([Type.Literal('mail'), Type.Literal('sms')]),
  to: Type.String({ description: 'An address, or the number of a text message.' }),
  subject: Type.String({ description: 'Empty for a text message, as html is.' }),
  html: Type.String(),
  text: Type.String(),
  at: Type.String(),
});

/** GET /api/v2/mailbox: what was kept, newest first. Exists only if messages go to the mailbox and it may be shown. */
export function listMailboxRoute(app: HttpApp, { database }: { database: Database }): void {
  app.get(
    '/api/v2/mailbox',
    {
      schema: {
        tags: ['mailbox'],
        summary: 'Mails and text messages that were not sent but kept',
        querystring: Query,
        response: { 200: Type.Object({ messages: Type.Array(Message) }) },
      },
      config: { access: 'public', refusals: [commonRefusals.notFound], example: examples.mailbox },
    },
    async ({ query: { to, limit } }, reply) => {
      void reply.header('cache-control', 'no-store');
      return { messages: await listMailbox(database, { to, limit }) };
    },
  );
}
