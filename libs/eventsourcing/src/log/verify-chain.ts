import { fromBinary, toJson } from '@bufbuild/protobuf';
import { chainHash, encodeEvent, FIRST_PREV_HASH, type Contract } from './published-event.ts';
import type { DomainEvent, EventStore, StoredEvent } from '../event-store.ts';

export type ChainBreak = {
  accountSeq: number;
  problem: 'sequence-broken' | 'previous-hash-differs' | 'hash-differs' | 'payload-differs' | 'end-missing';
};

export type ChainEnd = { accountSeq: number; hash: Uint8Array };

export const CHAIN_BEGINNING: ChainEnd = { accountSeq: 0, hash: FIRST_PREV_HASH };
const PAGE = 500;

/** Encodes each payload again and compares the bytes. Returns the first break after `from`, or the chain's end. */
export function verifyChain<Event extends DomainEvent>(
  contract: Contract<Event>,
  events: StoredEvent<Event>[],
  from: ChainEnd = CHAIN_BEGINNING,
): { ok: true; end: ChainEnd } | { ok: false; break: ChainBreak } {
  let end = from;
  for (const event of events) {
    const problem = problemAfter(contract, event, end);
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
  let end = CHAIN_BEGINNING;
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

/** What is wrong with an event that follows `end`; null: nothing. Its payload and columns must give its bytes. */
export function problemAfter<Event extends DomainEvent>(
  contract: Contract<Event>,
  event: StoredEvent<Event>,
  end: ChainEnd,
): Exclude<ChainBreak['problem'], 'end-missing'> | null {
  if (event.accountSeq !== end.accountSeq + 1) return 'sequence-broken';
  if (!same(event.prevHash, end.hash)) return 'previous-hash-differs';
  if (!same(event.hash, chainHash(event.prevHash, event.message))) return 'hash-differs';
  if (differingField(contract, event) !== null) return 'payload-differs';
  return null;
}

/**
 * The first field that payload or columns say otherwise than the bytes, such as `meta.recordedAt`; null: none. An event
 * that a release before wrote must give its bytes too, so a mapping adds a field for events that have it alone.
 */
export function differingField<Event extends DomainEvent>(
  contract: Contract<Event>,
  event: StoredEvent<Event>,
): string | null {
  try {
    const made = encodeEvent(contract, event);
    if (same(event.message, made)) return null;
    const facts = (bytes: Uint8Array) => toJson(contract.schema, fromBinary(contract.schema, bytes));
    return pathTo(facts(event.message), facts(made)) ?? 'message';
  } catch {
    // A payload that is no event of this contract any more, or bytes that no longer decode.
    return 'message';
  }
}

function pathTo(one: unknown, other: unknown): string | null {
  if (Object.is(one, other)) return null;
  if (!isObject(one) || !isObject(other)) return '';
  for (const name of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const below = pathTo(one[name], other[name]);
    if (below !== null) return below === '' ? name : `${name}.${below}`;
  }
  return null;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function same(a: Uint8Array, b: Uint8Array): boolean {
  return Buffer.compare(a, b) === 0;
}
