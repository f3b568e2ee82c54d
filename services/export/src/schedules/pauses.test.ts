import { createPauses } from './pauses.ts';

const file = { accountId: 'a', downloadId: 'd' };

describe('pauses of the file worker', () => {
  it('leave an account alone until its pause is over', () => {
    let clock = 0;
    const pauses = createPauses([100], () => clock);
    pauses.rest('a', 100);
    expect(pauses.accounts()).toEqual(['a']);
    clock = 100;
    expect(pauses.accounts()).toEqual([]);
  });
  it('allow one try more than there are pauses, and count anew afterwards', () => {
    const pauses = createPauses([100, 200], () => 0);
    const tries = [
      pauses.failed(file, false),
      pauses.failed(file, false),
      pauses.failed(file, false),
      pauses.failed(file, false),
    ];
    expect(tries.map(({ again }) => again)).toEqual([true, true, false, true]);
    expect(tries.map(({ tries: count }) => count)).toEqual([1, 2, 3, 1]);
  });
  it('forget the failures of a file that was made', () => {
    const pauses = createPauses([100], () => 0);
    pauses.failed(file, false);
    pauses.forget('d');
    expect(pauses.failed(file, false).again).toBe(true);
  });
  it('never give up what passes by itself, and look again after five seconds', () => {
    let clock = 0;
    const pauses = createPauses([100, 200], () => clock);
    for (let tries = 0; tries < 100; tries += 1) expect(pauses.failed(file, true)).toEqual({ tries: 0, again: true });
    clock = 4_999;
    expect(pauses.accounts()).toEqual(['a']);
    clock = 5_000;
    expect(pauses.accounts()).toEqual([]);
    expect(pauses.failed(file, false)).toEqual({ tries: 1, again: true });
  });
});
