// The same with all that an account may have for nothing or for little: trials, shared searches, reported files and a promo, on
// the tables.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cases } from '@leadwright/testing/seeds/run-seed';
import fc from 'fast-check';
import { ledgerViolations } from '../../ledger/projections/ledger-violations.ts';
import { earning } from './earning.ts';
import { everyMove, kindsIn } from './every-kind.ts';
import { sequencesFromTrial, type Address, type Move } from './moves.ts';
import { play, type Counts } from './play.ts';
import { playingAccount } from './playing-account.ts';
import { openStoredPlay, type StoredPlay } from './stored-account.ts';

/** With the cases of a night. */
const NIGHT_MS = 30 * 60_000;

let played: StoredPlay;
beforeAll(async () => {
  played = await openStoredPlay();
});
afterAll(async () => {
  expect(await ledgerViolations(played.stored.database.db)).toEqual([]);
  await played.stored.close();
});

/** An account of its own in which it begins in a trial and makes these moves. */
async function plays(accountId: string, moves: Move[], counts: Counts): Promise<void> {
  const playing = playingAccount('free-trial', { account: played.account(accountId), accountId, keepsMinutes: 1 });
  await play(playing, moves, counts, (book) => earning(played, playing, accountId, book));
}

describe('an account that earns leads for nothing', () => {
  it('makes each kind of request', async () => {
    const counts: Counts = { moves: 0, compared: 0, kinds: new Set() };
    await plays('each', everyMove, counts);
    expect(counts.kinds).toEqual(kindsIn(everyMove));
  });

  it(
    'has them within the budgets of trials, promos, awards and reported files, and pays for all others',
    async () => {
      const counts: Counts = { moves: 0, compared: 0, kinds: new Set() };
      let accounts = 0;
      await fc.assert(
        fc.asyncProperty(sequencesFromTrial(24), (moves) => plays(`plays${(accounts += 1)}`, moves, counts)),
        cases(25),
      );
      expect(counts.compared).toBeGreaterThan(counts.moves / 2);
    },
    NIGHT_MS,
  );

  it('brings one award of a domain since the oldest period of the person’s accounts, the one beside it too', async () => {
    const to = (person: number): Address => ({ person, isPublic: false, spelling: 0 });
    const counts: Counts = { moves: 0, compared: 0, kinds: new Set() };
    await plays(
      'beside',
      [
        { kind: 'promotion', isOwn: false, of: null, card: 0, spelling: 0 },
        { kind: 'share', to: to(0) },
        { kind: 'subscribe', planId: 'individual-unlimited' },
        { kind: 'share', to: to(1) },
      ],
      counts,
    );
    expect(counts.compared).toBe(4);
  });
});
