// An account that plays on a database, whose clock the test sets, with what it hears from the other services.
import { randomUUID } from 'node:crypto';
import type { Message } from '@bufbuild/protobuf';
import type { Reaction } from '@leadwright/eventsourcing/consume/reactions-to';
import type { Received } from '@leadwright/eventsourcing/consume/received';
import type { Facts } from '@leadwright/eventsourcing/log/plain-message';
import { timestampOf } from '@leadwright/eventsourcing/log/timestamps';
import { instantOf } from '../../kernel/domain/instant.ts';
import { openStoredLedger, type StoredLedger } from '../../ledger/testing/stored-ledger.ts';
import { policy } from './own-earnings.ts';
import { accountOverTime, context, type AccountOverTime } from '../../subscription/testing/account-over-time.ts';

export type StoredClock = { at: string };
export type StoredPlay = {
  stored: StoredLedger;
  clock: StoredClock;
  /** A new one; the clock may begin anew. */
  account(accountId: string): AccountOverTime;
  /** One more, at the time that it is. */
  another(accountId: string): AccountOverTime;
  /** What another service published, now; `by`: who did it. */
  hears<Value extends Message>(
    accountId: string,
    reaction: Reaction<Value>,
    facts: Partial<Facts<Value>>,
    by?: string,
  ): Promise<void>;
};

export async function openStoredPlay(): Promise<StoredPlay> {
  let offsetMs = 0;
  const stored = await openStoredLedger({ connections: 3, clockOffsetMs: () => offsetMs });
  const clock: StoredClock = {
    // It goes on by itself, never back, and is never behind what the database wrote a moment ago.
    get at() {
      return instantOf(new Date(Date.now() + offsetMs + 1).toISOString());
    },
    set at(at) {
      offsetMs = Math.max(offsetMs, Date.parse(at) - Date.now());
    },
  };
  let heard = 0;
  const another = (accountId: string): AccountOverTime =>
    accountOverTime({ store: stored.store, accountId, awardPolicy: policy }, clock);
  return {
    stored,
    clock,
    account: (accountId) => {
      offsetMs = 0;
      return another(accountId);
    },
    another,
    hears: <Value extends Message>(
      accountId: string,
      reaction: Reaction<Value>,
      facts: Partial<Facts<Value>>,
      actorId?: string,
    ) => {
      const message = { meta: { effectiveAt: timestampOf(clock.at), actorId } };
      const of = { accountId, accountSeq: (heard += 1), eventId: randomUUID(), replay: false, context };
      const received = { ...of, message } as unknown as Received;
      return stored.store.transaction([accountId], (tx) => reaction(facts as Facts<Value>, received, tx));
    },
  };
}
