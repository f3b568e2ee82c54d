import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Lookup, StoredEvent } from '../../event-store.ts';
import type { Append } from '../write-protocol.ts';
import { recentAccounts, type RecentAccounts } from './recent-accounts.ts';

let now: number;
let recent: RecentAccounts;
beforeEach(() => {
  now = 0;
  recent = recentAccounts({ keptMs: 1000, accountsMax: 3, monotonicMs: () => now });
});

const hashOf = (accountId: string, seq: number): Uint8Array => Buffer.from(`${accountId}.${seq}`);
const lookup = (accountId: string, streamId = 's'): Lookup => ({ stream: { accountId, streamId }, causes: ['c'] });

/** One event of this number, chained to the one before it. */
function append(accountId: string, seq: number, streamId = 's', prevHash = hashOf(accountId, seq - 1)): Append {
  const event = {
    accountSeq: seq,
    prevHash,
    hash: hashOf(accountId, seq),
    recordedAt: `2026-01-01T00:00:0${seq}.000000Z`,
  } as StoredEvent;
  const head = { version: seq, state: { seq }, codeVersion: 1 };
  return { stream: { accountId, streamId }, events: [event], causes: [], expected: seq - 1, head };
}

const versions = (...lookups: Lookup[]): unknown =>
  recent.assume(lookups)?.results.map(({ head, last }) => [head?.version, last?.accountSeq]) ?? null;

describe('recent accounts', () => {
  it('are what the last commit left, with the time of the newest event of them all', () => {
    recent.committed([append('a', 1), append('a', 2), append('b', 5)]);
    expect(versions(lookup('a'), lookup('b'))).toEqual([
      [2, 2],
      [5, 5],
    ]);
    expect(recent.assume([lookup('a'), lookup('b')])?.notBefore).toBe('2026-01-01T00:00:05.000000Z');
  });

  it('are not assumed where one account or one stream is not known', () => {
    recent.committed([append('a', 1)]);
    expect(versions(lookup('a'), lookup('b'))).toBeNull();
    expect(versions(lookup('a', 'other'))).toBeNull();
  });

  it('keep the account’s other streams, each at its own version', () => {
    recent.committed([append('a', 1, 's'), append('a', 2, 't')]);
    expect(versions(lookup('a', 's'), lookup('a', 't'))).toEqual([
      [1, 2],
      [2, 2],
    ]);
  });

  it('forget the other streams if somebody else wrote in between', () => {
    recent.committed([append('a', 1, 's')]);
    recent.committed([append('a', 3, 't')]);
    expect(versions(lookup('a', 's'))).toBeNull();
    expect(versions(lookup('a', 't'))).toEqual([[3, 3]]);
    recent.committed([append('a', 4, 's', Buffer.from('of another log'))]);
    expect(versions(lookup('a', 't'))).toBeNull();
  });

  it('leave after their time, when they are forgotten, and the oldest when they are too many', () => {
    recent.committed([append('a', 1)]);
    now = 999;
    expect(versions(lookup('a'))).toEqual([[1, 1]]);
    now = 1000;
    expect(versions(lookup('a'))).toBeNull();
    recent.committed([append('a', 2), append('b', 1)]);
    recent.forget(['a']);
    expect(versions(lookup('a'))).toBeNull();
    recent.committed([append('c', 1), append('d', 1), append('e', 1)]);
    expect([versions(lookup('b')), versions(lookup('c'))]).toEqual([null, [[1, 1]]]);
  });

  it('are read for a while once somebody else writes them', () => {
    recent.committed([append('a', 1)]);
    recent.contested(['a']);
    recent.committed([append('a', 3)]);
    recent.forget(['a']);
    expect(versions(lookup('a'))).toBeNull();
    now = 1000;
    recent.committed([append('a', 4)]);
    expect(versions(lookup('a'))).toEqual([[4, 4]]);
  });

  it('keep few streams of an account that is written without end', () => {
    for (let seq = 1; seq <= 20; seq++) recent.committed([append('a', seq, `s-${seq}`)]);
    expect(versions(lookup('a', 's-20'))).toEqual([[20, 20]]);
    expect(versions(lookup('a', 's-1'))).toBeNull();
  });
});
