// Random legal sequences of changes, downloads, renewals, cancellations and returned money. Nobody has leads, or what a
// plan brings, below its price, and a second book counts the same.
import { describe, expect, it } from '@jest/globals';
import { cases } from '@leadwright/testing/seeds/run-seed';
import fc from 'fast-check';
import { everyMoneyMove, kindsIn } from './every-kind.ts';
import { sequences, type Move, type PlanId } from './moves.ts';
import { play, type Counts } from './play.ts';
import { playingAccount } from './playing-account.ts';

/** What nights found. */
const found: [PlanId, Move[]][] = [
  [
    'individual-unlimited',
    [
      { kind: 'use', share: 0.35 },
      { kind: 'use', share: 0.05 },
      { kind: 'refund', share: 1, part: 0.62 },
      { kind: 'dispute', share: 1, as: 'open' },
      { kind: 'dispute', share: 1, as: 'won' },
      { kind: 'dispute', share: 1, as: 'open' },
    ],
  ],
  [
    'rollover-500k',
    [
      { kind: 'change', planId: 'individual-unlimited' },
      { kind: 'renew' },
      { kind: 'dispute', share: 0.01, as: 'open' },
      { kind: 'dispute', share: 0.01, as: 'won' },
      { kind: 'refund', share: 0.01, part: 1 },
    ],
  ],
];

/** With the cases of a night. */
const NIGHT_MS = 10 * 60_000;

describe('an account that plays against us', () => {
  it('makes each kind of request', async () => {
    const counts: Counts = { moves: 0, compared: 0, kinds: new Set() };
    await play(playingAccount('team-unlimited'), everyMoneyMove, counts);
    expect(counts.kinds).toEqual(kindsIn(everyMoneyMove));
  });

  it(
    'never has leads below the price of its cheapest plan, nor carries what was not paid as such',
    async () => {
      const counts: Counts = { moves: 0, compared: 0, kinds: new Set() };
      await fc.assert(
        fc.asyncProperty(sequences(24), ([first, moves]) => play(playingAccount(first), moves, counts)),
        { ...cases(150), examples: found.map((each) => [each] as [typeof each]) },
      );
      expect(counts.compared).toBeGreaterThan(counts.moves / 2);
    },
    NIGHT_MS,
  );
});
