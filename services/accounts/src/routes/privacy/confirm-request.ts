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
  countDetailedRequests,
  findByPrivacyLink,
  type PrivacyRequestRow,
} from '../../person/privacy-request.ts';
import { leadMarksOf } from './lead-marks.ts';
import type { MarkKeys } from '@leadwright/runtime/mailboxes/keyed-marks';
import { contextOf } from '@leadwright/eventsourcing/request-context';
import type { AccountsParts } from '../parts.ts';
import {
  checkPrivacyRequestLink,
  confirmPrivacyRequestLink,
} from '@leadwright/contracts/routes/accounts/privacy/requests';
import { implement } from '@leadwright/runtime/http/declared-route';
import { privacyRefusals as refusals } from '@leadwright/contracts/routes/accounts/privacy/refusals';

/** A program that follows links in mails confirms nothing. Every unusable link gets the same answer. */
export function confirmPrivacyRequestRoutes(
  app: HttpApp,
  { database, store, leadMarkKeys }: Pick<AccountsParts, 'database' | 'store' | 'leadMarkKeys'>,
): void {
  implement(app, checkPrivacyRequestLink, async ({ body }) => {
    const found = await inScope(database.db, [privacyAccount], (trx) => findByPrivacyLink(trx, body.token));
    return { usable: found !== null, kind: found?.kind ?? null };
  });
  implement(app, confirmPrivacyRequestLink, async (request) => {
    const done = await store.transaction([privacyAccount], async (tx) => {
      const row = await findByPrivacyLink(tx.db, request.body.token);
      if (!row) throw refuse(refusals.privacyLinkNotUsable);
      return confirm(tx, row, { context: contextOf(request), leadMarkKeys });
    });
    // Refused after the commit: that it was asked and confirmed is evidence.
    if (done.outcome !== null) throw refuse(refusals.thirdAccessRequest);
    return { kind: done.kind, dueAt: done.dueAt };
  });
}

async function confirm(
  tx: WriteTransaction,
  { id, kind, marks, receivedAt, email, leadMarks, detailed, domainMarks }: PrivacyRequestRow,
  { context, leadMarkKeys }: { context: Context; leadMarkKeys: MarkKeys },
) {
  // Under the lock of all requests, so that two confirmations at once count each other.
  const accessRequestsBefore = await countAccessRequests(tx.db, marks, tx.realAt);
  const command = {
    ...({ type: 'ConfirmPrivacyRequest', receivedAt, accessRequestsBefore, detailed } as const),
    detailedBefore: await countDetailedRequests(tx.db, { marks, domainMarks }, tx.realAt),
    marks: email === null ? [] : [...leadMarksOf(leadMarkKeys, email), ...leadMarks],
  };
  const done = await tx.execute(privacyRequestStream(id), privacyRequest, command, context);
  if (!done.accepted && isTooOften(done.refusal.code)) throw refuse(refusals[done.refusal.code]);
  if (!done.accepted) throw new Error(`the link of a request was refused: ${done.refusal.code}`);
  const events: PrivacyRequestEvent[] = done.events.map(({ event }) => event);
  const dueAt = events.find((event) => event.type === 'PrivacyRequestConfirmed')?.dueAt;
  if (dueAt === undefined) throw new Error(`request ${id} has a usable link and was confirmed before`);
  const outcome = events.find((event) => event.type === 'PrivacyRequestAnswered')?.outcome ?? null;
  await confirmPrivacyRequest(tx.db, { id, at: tx.realAt, dueAt, outcome });
  return { kind, dueAt, outcome };
}

const isTooOften = (code: string): code is 'privacy-details-too-often' | 'privacy-details-too-often-of-domain' =>
  code === 'privacy-details-too-often' || code === 'privacy-details-too-often-of-domain';
