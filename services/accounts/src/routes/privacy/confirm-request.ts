import { Type } from 'typebox';
import type { Context, WriteTransaction } from '@leadwright/eventsourcing/event-store';
import { inScope } from '@leadwright/postgres/scope';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import {
  privacyAccount,
  privacyRequest,
  privacyRequestStream,
  type PrivacyRequestEvent,
} from '../../domain/privacy/privacy-request.ts';
import {
  confirmPrivacyRequest,
  countAccessRequests,
  findByPrivacyLink,
  type PrivacyRequestRow,
} from '../../person/privacy-request.ts';
import { contextOf } from '@leadwright/eventsourcing/request-context';
import type { AccountsParts } from '../parts.ts';
import { privacyExamples as examples } from './examples.ts';
import { Kind } from './receive-request.ts';
import { privacyRefusals as refusals } from './refusals.ts';

// The token goes in the body: a URL would end up in logs.
const Link = Type.Object({ token: Type.String({ minLength: 1, maxLength: 128 }) }, { additionalProperties: false });

/**
 * The page of the mailed link: what it confirms, and confirming it. A program that follows links in mails confirms
 * nothing. Used, replaced, expired and invented links get the same answer.
 */
export function confirmPrivacyRequestRoutes(
  app: HttpApp,
  { database, store }: Pick<AccountsParts, 'database' | 'store'>,
): void {
  app.post(
    '/api/v2/privacy-requests/check-link',
    {
      schema: {
        tags: ['privacy'],
        summary: 'Whether a mailed link still confirms a request',
        body: Link,
        response: { 200: Type.Object({ usable: Type.Boolean(), kind: Type.Union([Kind, Type.Null()]) }) },
      },
      config: { access: 'public', example: examples.check },
    },
    async ({ body }) => {
      const found = await inScope(database.db, [privacyAccount], (trx) => findByPrivacyLink(trx, body.token));
      return { usable: found !== null, kind: found?.kind ?? null };
    },
  );
  app.post(
    '/api/v2/privacy-requests/confirm',
    {
      schema: {
        tags: ['privacy'],
        summary: 'Confirm a request by the mailed link',
        description: 'From then on it waits for its answer, which is due 45 days after the request was received.',
        body: Link,
        response: { 200: Type.Object({ kind: Kind, dueAt: Type.String() }) },
      },
      config: {
        access: 'public',
        refusals: [refusals.privacyLinkNotUsable, refusals.thirdAccessRequest],
        example: examples.confirm,
      },
    },
    async (request) => {
      const done = await store.transaction([privacyAccount], async (tx) => {
        // Of two concurrent clicks, the second finds the link consumed.
        const row = await findByPrivacyLink(tx.db, request.body.token);
        if (!row) throw refuse(refusals.privacyLinkNotUsable);
        return confirm(tx, row, contextOf(request));
      });
      // Refused after the commit: that it was asked and confirmed is evidence.
      if (done.outcome !== null) throw refuse(refusals.thirdAccessRequest);
      return { kind: done.kind, dueAt: done.dueAt };
    },
  );
}

async function confirm(tx: WriteTransaction, { id, kind, marks, receivedAt }: PrivacyRequestRow, context: Context) {
  // Under the lock of all requests, so that two confirmations at once count each other.
  const accessRequestsBefore = await countAccessRequests(tx.db, marks, tx.realAt);
  const command = { type: 'ConfirmPrivacyRequest', receivedAt, accessRequestsBefore } as const;
  const done = await tx.execute(privacyRequestStream(id), privacyRequest, command, context);
  if (!done.accepted) throw new Error(`the link of a request was refused: ${done.refusal.code}`);
  const events: PrivacyRequestEvent[] = done.events.map(({ event }) => event);
  const dueAt = events.find((event) => event.type === 'PrivacyRequestConfirmed')?.dueAt;
  if (dueAt === undefined) throw new Error(`request ${id} has a usable link and was confirmed before`);
  const outcome = events.find((event) => event.type === 'PrivacyRequestAnswered')?.outcome ?? null;
  await confirmPrivacyRequest(tx.db, { id, at: tx.realAt, dueAt, outcome });
  return { kind, dueAt, outcome };
}
