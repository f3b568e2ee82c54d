// Requests that were confirmed before leads could be taken out are announced once more, with what search finds them by.
import { randomUUID } from 'node:crypto';
import type { EventStore } from '@leadwright/eventsourcing/event-store';
import { inScope } from '@leadwright/postgres/scope';
import type { Database } from '@leadwright/postgres/database';
import type { MarkKeys } from '@leadwright/runtime/mailboxes/keyed-marks';
import type { PeriodicWork } from '@leadwright/service/run-periodically';
import type { AccountsStored } from '../contracts.ts';
import { privacyAccount, privacyRequest, privacyRequestStream } from '../domain/privacy/privacy-request.ts';
import { listUncarriedRequests } from '../person/privacy-request.ts';
import { leadMarksOf } from '../routes/privacy/lead-marks.ts';

type Parts = { database: Database; store: EventStore<AccountsStored>; leadMarkKeys: MarkKeys };

const EVERY_MS = 3_600_000;
const REQUESTS_AT_ONCE = 500;

export function markRequestsWork(parts: Parts): PeriodicWork {
  return {
    name: 'marks of privacy requests',
    everyMs: EVERY_MS,
    begins: 'at-once',
    runsIn: 'one',
    failure: 'older privacy requests are announced later',
    round: () => markRequests(parts),
  };
}

/** One round. What was announced already is not announced again. */
export async function markRequests({ database, store, leadMarkKeys }: Parts): Promise<void> {
  const waiting = await inScope(database.db, [privacyAccount], (trx) => listUncarriedRequests(trx, REQUESTS_AT_ONCE));
  for (const { id, email } of waiting)
    await store.execute(
      privacyRequestStream(id),
      privacyRequest,
      { type: 'MarkPrivacyRequest', marks: leadMarksOf(leadMarkKeys, email) },
      { actorId: 'service:accounts', correlationId: randomUUID() },
    );
}
