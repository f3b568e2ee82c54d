import { describe, expect, it } from '@jest/globals';
import { createCountGuard } from './count-guard.ts';

describe('the guard of counts', () => {
  it('lets two counts of an account run, not a third, whatever other accounts do', () => {
    const guard = createCountGuard(2);
    expect(guard.enter('a')).toBeDefined();
    expect(guard.enter('a')).toBeDefined();
    expect(guard.enter('a')).toBeUndefined();
    expect(guard.enter('b')).toBeDefined();
  });

  it('gives a place back once, however often it is told', () => {
    const guard = createCountGuard(2);
    const leave = guard.enter('a');
    guard.enter('a');
    leave?.();
    leave?.();
    expect(guard.enter('a')).toBeDefined();
    expect(guard.enter('a')).toBeUndefined();
  });
});
