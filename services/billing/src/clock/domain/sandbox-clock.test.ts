import { MOVE_DAYS_MAX } from '@leadwright/contracts/routes/billing/clock';
import { given } from '@leadwright/testing/decider';
import { DAYS_MAX, sandboxClock, type SandboxClockMoved } from './sandbox-clock.ts';

const DAY_MS = 86_400_000;
const realAt = '2026-12-01T00:00:00.000000Z';
const moved = (days: number): SandboxClockMoved => ({
  type: 'SandboxClockMoved',
  offsetMs: days * DAY_MS,
  movedTo: new Date(Date.parse(realAt) + days * DAY_MS).toISOString().replace('Z', '000Z'),
});

describe('the clock of the sandbox', () => {
  it('moves as far as its route says', () => {
    expect(MOVE_DAYS_MAX).toBe(DAYS_MAX);
  });

  it('goes forward by days, each move from where the last one left it', () => {
    given(sandboxClock)
      .when({ type: 'MoveClock', realAt, by: { days: 1 } })
      .then(moved(1));
    given(sandboxClock, moved(1))
      .when({ type: 'MoveClock', realAt, by: { days: 30 } })
      .then(moved(31));
  });
  it('goes to an instant, and never past it by less than a millisecond too little', () => {
    given(sandboxClock, moved(5))
      .when({ type: 'MoveClock', realAt, by: { to: '2026-12-10T00:00:00.000001Z' } })
      .then({ ...moved(9), offsetMs: 9 * DAY_MS + 1, movedTo: '2026-12-10T00:00:00.001000Z' });
  });
  it.each([
    ['to where it is', '2026-12-06T00:00:00Z'],
    ['back, also where that is later than real time', '2026-12-04T00:00:00Z'],
    ['back before real time', '2020-01-01T00:00:00Z'],
  ])('never goes %s', (_name, to) => {
    given(sandboxClock, moved(5)).when({ type: 'MoveClock', realAt, by: { to } }).thenRefused('not-forward');
  });
  it('goes at most 366 days at once, and ten years in all', () => {
    given(sandboxClock)
      .when({ type: 'MoveClock', realAt, by: { days: 366 } })
      .then(moved(366));
    given(sandboxClock)
      .when({ type: 'MoveClock', realAt, by: { days: 367 } })
      .thenRefused('too-far');
    given(sandboxClock, moved(3_650))
      .when({ type: 'MoveClock', realAt, by: { days: 11 } })
      .thenRefused('too-far');
  });
  it('folds moves in any order, and any of them twice, to the furthest', () => {
    const moves = [moved(3), moved(40), moved(3), moved(12)];
    expect(moves.reduce((state, move) => sandboxClock.evolve(state, move), sandboxClock.initial)).toEqual({
      offsetMs: 40 * DAY_MS,
    });
  });
});
