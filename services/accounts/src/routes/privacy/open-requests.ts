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
import {
  listPrivacyRequests,
  extendPrivacyDeadline,
  recordPrivacyAnswer,
  LIST_MAX,
} from '@leadwright/contracts/routes/accounts/privacy/answer-requests';
import { implement } from '@leadwright/runtime/http/declared-route';
import { privacyRefusals as refusals } from '@leadwright/contracts/routes/accounts/privacy/refusals';
const DAY_MS = 86_400_000;

type Parts = Pick<AccountsParts, 'database' | 'store'>;

export function openPrivacyRequestRoutes(app: HttpApp, parts: Parts): void {
  implement(app, listPrivacyRequests, async () => {
    const rows = await inScope(parts.database.db, [privacyAccount], (trx) => listOpenPrivacyRequests(trx, LIST_MAX));
    return { requests: await Promise.all(rows.map((row) => shown(parts, row))) };
  });
  implement(app, extendPrivacyDeadline, async (request) => {
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
  });
  answerRoute(app, parts);
}

function answerRoute(app: HttpApp, { store, database }: Parts): void {
  implement(app, recordPrivacyAnswer, async (request, reply) => {
    const { requestId: id } = request.params;
    const { outcome } = request.body;
    await store.transaction([privacyAccount], async (tx) => {
      const row = await readPrivacyRequest(tx.db, id);
      const person = row?.email == null ? null : await findByEmail(database, row.email);
      const [hasAccount, erased] = [person !== null, row?.erasedAt != null];
      const command = { type: 'AnswerPrivacyRequest', outcome, hasAccount, erased } as const;
      const done = await tx.execute(privacyRequestStream(id), privacyRequest, command, contextOf(request));
      if (!done.accepted) throw refuse(refusals[done.refusal.code]);
      const by = request.caller.personId;
      await answerPrivacyRequest(tx.db, { id, at: tx.realAt, outcome, by });
    });
    return reply.code(204).send(null);
  });
}

async function shown({ database }: Parts, row: PrivacyRequestRow) {
  const { id: requestId, kind, email, receivedAt, confirmedAt, dueAt, extendedBecause, leads, erasedAt } = row;
  if (confirmedAt === null || dueAt === null) throw new Error(`request ${requestId} waits without a day`);
  const person = email === null ? null : await findByEmail(database, email);
  const daysLeft = Math.floor((Date.parse(dueAt) - Date.now()) / DAY_MS);
  return {
    ...{ requestId, kind, email, receivedAt, confirmedAt, dueAt, daysLeft, extendedBecause, leads },
    erased: erasedAt !== null,
    uid: person?.id ?? null,
  };
}
