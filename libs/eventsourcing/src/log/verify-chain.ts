import { chainHash, encodeEvent, FIRST_PREV_HASH, type Contract } from './published-event.ts';
import type { DomainEvent, EventStore, StoredEvent } from '../event-store.ts';

export type ChainBreak = {
  accountSeq: number;
  problem: 'sequence-broken' | 'previous-hash-differs' | 'hash-differs' | 'payload-differs' | 'end-missing';
};

export type ChainEnd = { accountSeq: number; hash: Uint8Array };

const BEGINNING: ChainEnd = { accountSeq: 0, hash: FIRST_PREV_HASH };
const PAGE = 500;

/** Encodes each payload again and compares the bytes. Returns the first break after `from`, or the chain's end. */
export function verifyChain<Event extends DomainEvent>(
  contract: Contract<Event>,
  events: StoredEvent<Event>[],
  from: ChainEnd = BEGINNING,
): { ok: true; end: ChainEnd } | { ok: false; break: ChainBreak } {
  let end = from;
  for (const event of events) {
    const problem = problemOf(contract, event, end);
    if (problem) return { ok: false, break: { accountSeq: event.accountSeq, problem } };
    end = { accountSeq: event.accountSeq, hash: event.hash };
  }
  return { ok: true, end };
}

/** Verifies a whole account. `lastSeq` is the last event that consumers have, so a truncated log shows up. */
export async function verifyAccount<Event extends DomainEvent>(
  contract: Contract<Event>,
  store: Pick<EventStore<Event>, 'readAccount'>,
  accountId: string,
  lastSeq = 0,
): Promise<{ ok: true; end: ChainEnd } | { ok: false; break: ChainBreak }> {
  let end = BEGINNING;
  for (;;) {
    const events = await store.readAccount(accountId, end.accountSeq, PAGE);
    const checked = verifyChain(contract, events, end);
    if (!checked.ok) return checked;
    end = checked.end;
    if (events.length < PAGE) break;
  }
  if (end.accountSeq < lastSeq) return { ok: false, break: { accountSeq: end.accountSeq + 1, problem: 'end-missing' } };
  return { ok: true, end };
}

function problemOf<Event extends DomainEvent>(
  contract: Contract<Event>,
  event: StoredEvent<Event>,
  end: ChainEnd,
): ChainBreak['problem'] | null {
  if (event.accountSeq !== end.accountSeq + 1) return 'sequence-broken';
  if (!same(event.prevHash, end.hash)) return 'previous-hash-differs';
  if (!same(event.hash, chainHash(event.prevHash, event.message))) return 'hash-differs';
  if (!same(event.message, encodeEvent(contract, event))) return 'payload-differs';
  return null;
}

function same(a: Uint8Array, b: Uint8Array): boolean {
  return Buffer.compare(a, b) === 0;
}
