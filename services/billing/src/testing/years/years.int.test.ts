// Random years of payments that are missed, late, doubled and out of order, of gifts, downloads, disputes and cancellations,
// with every number of every page asked at random instants and held against a naive book.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cases } from '@leadwright/testing/seeds/run-seed';
import fc from 'fast-check';
import { playYears } from './play-years.ts';
import { kinds, steps, type Step } from './steps.ts';
import { openStoredYears, type StoredYears } from './stored-years.ts';

/** With the cases of a night. */
const NIGHT_MS = 30 * 60_000;

/** Leads of a dispute that was won live over a boundary; a period is paid after two more began; a gift outlives the plan. */
const known: Step[] = [
  ...([{ kind: 'subscribe' }, { kind: 'wait', days: 5 }, { kind: 'dispute', share: 1 }] as const),
  ...([
    { kind: 'wait', days: 40 },
    { kind: 'win', share: 1 },
    { kind: 'wait', days: 21 },
  ] as const),
  ...([
    { kind: 'wait', days: 10 },
    { kind: 'pay', share: 0.01 },
    { kind: 'pay', share: 1 },
  ] as const),
  ...([
    { kind: 'order', share: 0.4 },
    { kind: 'give', leads: 750, days: 60, as: 'credited' },
  ] as const),
  ...([
    { kind: 'cancel', when: 'now' },
    { kind: 'end', share: 1, used: 0.5 },
    { kind: 'wait', days: 400 },
  ] as const),
];

let stored: StoredYears;
beforeAll(async () => {
  stored = await openStoredYears();
});
afterAll(() => stored.close());

describe('an account over years', () => {
  it(
    'has on every page the leads of a naive book, whenever anybody asks',
    async () => {
      const counts = { accounts: 0, asked: 0, kinds: new Set<string>() };
      await fc.assert(
        fc.asyncProperty(steps(36), (years) => playYears(stored, `years-${(counts.accounts += 1)}`, years, counts)),
        { ...cases(10), examples: [[known]] },
      );
      expect(counts.kinds).toEqual(new Set(kinds));
      expect(counts.asked).toBeGreaterThan(10 * counts.accounts);
    },
    NIGHT_MS,
  );
});
