import { Type } from 'typebox';
import { inScope } from '@leadwright/postgres/scope';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { privacyAccount, privacyRequest, privacyRequestStream } from '../../domain/privacy/privacy-request.ts';
import { findByEmail } from '../../person/person.ts';
import {
  answerPrivacyRequest,
  extendPrivacyRequest,
  listOpenPrivacyRequests,
  readPrivacyRequest,
  type PrivacyRequestRow,
} from '../../person/privacy-request.ts';
import { contextOf } from '@leadwright/eventsourcing/request-context';
import type { AccountsParts } from '../parts.ts';
import { privacyExamples as examples } from './examples.ts';
import { Kind } from './receive-request.ts';
import { privacyRefusals as refusals } from './refusals.ts';

/** The address of one request. */
export const RequestParams = Type.Object({ requestId: Type.String({ minLength: 1, maxLength: 128 }) });

const Reason = Type.Union([
  Type.Literal('many-requests'),
  Type.Literal('hard-to-find'),
  Type.Literal('waiting-for-others'),
]);
const Outcome = Type.Union([
  Type.Literal('done'),
  Type.Literal('nothing-held'),
  Type.Literal('exempt'),
  Type.Literal('not-verified'),
]);

const Open = Type.Object({
  requestId: Type.String(),
  kind: Kind,
  email: Type.Union([Type.String(), Type.Null()]),
  receivedAt: Type.String(),
  confirmedAt: Type.String(),
  dueAt: Type.String(),
  daysLeft: Type.Integer({ description: 'Whole days; below zero: late by so many.' }),
  extendedBecause: Type.Union([Type.String(), Type.Null()]),
  uid: Type.Union([Type.String(), Type.Null()], { description: 'The person with this address; null: nobody.' }),
});

const LIST_MAX = 200;
const DAY_MS = 86_400_000;

type Parts = Pick<AccountsParts, 'database' | 'store'>;

/** The requests that wait for an answer, and what a super-admin does about one. */
export function openPrivacyRequestRoutes(app: HttpApp, parts: Parts): void {
  const access = 'super-admin' as const;
  app.get(
    '/api/v2/superadmin/privacy-requests',
    {
      schema: {
        tags: ['privacy'],
        summary: 'The requests that wait for an answer',
        description: `The one due first at the top, ${LIST_MAX} at most.`,
        response: { 200: Type.Object({ requests: Type.Array(Open) }) },
      },
      config: { access, refusals: [], example: examples.list },
    },
    async () => {
      const rows = await inScope(parts.database.db, [privacyAccount], (trx) => listOpenPrivacyRequests(trx, LIST_MAX));
      return { requests: await Promise.all(rows.map((row) => shown(parts, row))) };
    },
  );
  app.post(
    '/api/v2/superadmin/privacy-requests/:requestId/extend',
    {
      schema: {
        tags: ['privacy'],
        summary: 'Take up to 90 days for a request',
        description: 'Once, within the first 45 days. Who asked gets the reason by mail.',
        params: RequestParams,
        body: Type.Object({ reason: Reason }, { additionalProperties: false }),
        response: { 200: Type.Object({ dueAt: Type.String() }) },
      },
      config: {
        access,
        refusals: [
          refusals['privacy-request-unknown'],
          refusals['privacy-request-not-open'],
          refusals['privacy-request-extended-before'],
          refusals['privacy-request-overdue'],
        ],
        example: examples.extend,
      },
    },
    async (request) => {
      const { requestId: id } = request.params;
      const { reason } = request.body;
      return parts.store.transaction([privacyAccount], async (tx) => {
        const row = await readPrivacyRequest(tx.db, id);
        if (!row) throw refuse(refusals['privacy-request-unknown']);
        const command = {
          type: 'ExtendPrivacyRequest',
          receivedAt: row.receivedAt,
          reason,
          now: tx.realAt,
        } as const;
        const done = await tx.execute(privacyRequestStream(id), privacyRequest, command, contextOf(request));
        if (!done.accepted) throw refuse(refusals[done.refusal.code]);
        const [extended] = done.events.map(({ event }) => event);
        if (extended?.type !== 'PrivacyRequestExtended') throw new Error(`request ${id} was not extended`);
        await extendPrivacyRequest(tx.db, { id, dueAt: extended.dueAt, reason });
        return { dueAt: extended.dueAt };
      });
    },
  );
  answerRoute(app, parts);
}

function answerRoute(app: HttpApp, { store }: Parts): void {
  app.post(
    '/api/v2/superadmin/privacy-requests/:requestId/answer',
    {
      schema: {
        tags: ['privacy'],
        summary: 'Mark a request as answered',
        description: 'Who asked gets the outcome by mail; a week later the address is forgotten.',
        params: RequestParams,
        body: Type.Object({ outcome: Outcome }, { additionalProperties: false }),
        response: { 204: Type.Null({ description: 'It is answered.' }) },
      },
      config: {
        access: 'super-admin',
        refusals: [refusals['privacy-request-unknown'], refusals['privacy-request-not-open']],
        example: examples.answer,
      },
    },
    async (request, reply) => {
      const { requestId: id } = request.params;
      const { outcome } = request.body;
      await store.transaction([privacyAccount], async (tx) => {
        const command = { type: 'AnswerPrivacyRequest', outcome } as const;
        const done = await tx.execute(privacyRequestStream(id), privacyRequest, command, contextOf(request));
        if (!done.accepted) throw refuse(refusals[done.refusal.code]);
        const by = request.caller.personId;
        await answerPrivacyRequest(tx.db, { id, at: tx.realAt, outcome, by });
      });
      return reply.code(204).send(null);
    },
  );
}

async function shown({ database }: Parts, row: PrivacyRequestRow) {
  const { id: requestId, kind, email, receivedAt, confirmedAt, dueAt, extendedBecause } = row;
  if (confirmedAt === null || dueAt === null) throw new Error(`request ${requestId} waits without a day`);
  const person = email === null ? null : await findByEmail(database, email);
  const daysLeft = Math.floor((Date.parse(dueAt) - Date.now()) / DAY_MS);
  return {
    ...{ requestId, kind, email, receivedAt, confirmedAt, dueAt, daysLeft, extendedBecause },
    uid: person?.id ?? null,
  };
}
