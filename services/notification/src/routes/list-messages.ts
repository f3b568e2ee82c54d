import { Type } from 'typebox';
import { inScope } from '@leadwright/postgres/scope';
import type { Database } from '@leadwright/postgres/database';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { listMessages, type ListedMessage } from '../projections/list-messages.ts';
import { examples } from './examples.ts';

export type MessageLogParts = {
  database: Database;
  /** Where each kind goes: `mailbox` keeps what nobody is sent. */
  sentBy: { email: string; sms: string };
};

const Query = Type.Object(
  {
    before: Type.Optional(Type.String({ maxLength: 400, description: '`next` of the page before.' })),
    limit: Type.Integer({ minimum: 1, maximum: 200, default: 50 }),
  },
  { additionalProperties: false },
);
const Message = Type.Object({
  messageId: Type.String(),
  personId: Type.String({ description: 'Empty where it went to nobody we know.' }),
  channel: Type.String({ description: 'email or sms' }),
  template: Type.String(),
  state: Type.String({ description: 'waiting, unknown, sent, failed, delivered, bounced, spam' }),
  reason: Type.Union([Type.String(), Type.Null()]),
  at: Type.String({ description: 'When it was sent, or given up, or tried last.' }),
});
const Answer = Type.Object({
  sentBy: Type.Object({ email: Type.String(), sms: Type.String() }, { description: 'The provider, or `mailbox`.' }),
  messages: Type.Array(Message),
  next: Type.Union([Type.String(), Type.Null()]),
});

/** GET /api/v2/superadmin/accounts/:accountId/messages: what was sent to an account, and what became of it. */
export function listMessagesRoute(app: HttpApp, { database, sentBy }: MessageLogParts): void {
  app.get(
    '/api/v2/superadmin/accounts/:accountId/messages',
    {
      schema: {
        tags: ['messages'],
        summary: 'What was sent to an account, and what became of it',
        params: Type.Object({ accountId: Type.String({ minLength: 1, maxLength: 128 }) }),
        querystring: Query,
        response: { 200: Answer },
      },
      config: { access: 'super-admin', example: examples.messages },
    },
    async ({ params: { accountId }, query: { before, limit } }) => {
      const page = { before: read(before), limit: limit + 1 };
      const found = await inScope(database.db, [accountId], (trx) => listMessages(trx, accountId, page));
      const messages = found.slice(0, limit);
      const last = messages.at(-1);
      return { sentBy, messages, next: found.length > limit && last ? cursorOf(last) : null };
    },
  );
}

const cursorOf = ({ at, messageId }: ListedMessage): string => `${at}~${messageId}`;

// What is no cursor of ours begins at the newest.
function read(cursor: string | undefined): { at: string; id: string } | null {
  const [, at, id] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)~(.+)$/.exec(cursor ?? '') ?? [];
  return at === undefined || id === undefined ? null : { at, id };
}
