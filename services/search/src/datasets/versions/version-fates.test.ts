import { describe, expect, it } from '@jest/globals';
import { fatesOf, rollbackTarget, type Aged } from './version-fates.ts';

const versions: Aged[] = [
  { version: 6, rows: 10, state: 'ready' },
  { version: 5, rows: 10, state: 'live' },
  { version: 4, rows: 10, state: 'ready' },
  { version: 3, rows: 10, state: 'before' },
  { version: 2, rows: 10, state: 'before' },
];
const activations = new Map([
  [2, '2026-01-01T00:00:00.000Z'],
  [3, '2026-02-01T00:00:00.000Z'],
  [5, '2026-03-01T00:00:00.000Z'],
]);

describe('an old version', () => {
  it('goes a week after another one took its place, and never the one that rollback goes back to', () => {
    const fates = fatesOf(versions, activations);
    expect([...fates].map(([version, { goesAt }]) => [version, goesAt])).toEqual([
      [6, null],
      [5, null],
      [4, '2026-03-08T00:00:00.000Z'],
      [3, null],
      [2, '2026-02-08T00:00:00.000Z'],
    ]);
    expect(rollbackTarget(versions)?.version).toBe(3);
  });

  it('says why it goes or stays', () => {
    expect([...fatesOf(versions, activations).values()].map(({ why }) => why.split(',')[0])).toEqual([
      'it waits to be activated',
      'it is searched',
      'another one took its place',
      'rollback goes back to it',
      'another one took its place',
    ]);
  });
});
