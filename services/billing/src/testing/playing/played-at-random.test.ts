// Random legal sequences of changes, downloads, renewals, cancellations and returned money. Nobody has leads, or what a
// plan brings, below its price, and a second book counts the same.
import { describe, expect, it } from '@jest/globals';
import { cases } from '@leadwright/testing/seeds/run-seed';
import fc from 'fast-check';
import { sequences } from './moves.ts';
import { play, type Counts } from './play.ts';
import { playingAccount } from './playing-account.ts';

/** With the cases of a night. */
const NIGHT_MS = 10 * 60_000;

describe('an account that plays against us', () => {
  it(
    'never has leads below the price of its cheapest plan, nor carries what was not paid as such',
    async () => {
      const counts: Counts = { moves: 0, compared: 0, kinds: new Set() };
      await fc.assert(
        fc.asyncProperty(sequences(24), ([first, moves]) => play(playingAccount(first), moves, counts)),
        cases(150),
      );
      expect(counts.kinds).toEqual(
        new Set(['change', 'wait', 'use', 'renew', 'cancel', 'subscribe', 'dispute', 'refund']),
      );
      expect(counts.compared).toBeGreaterThan(counts.moves / 2);
    },
    NIGHT_MS,
  );
});
