import { describe, expect, it } from '@jest/globals';
import { createCountGuard } from './count-guard.ts';

describe('the guard of counts', () => {
  it('lets two counts of an account run, not a third, whatever other accounts do', () => {
    const guard = createCountGuard(2);
    const entered = ['a', 'a', 'a', 'b'].map((accountId) => typeof guard.enter(accountId));
    expect(entered).toEqual(['function', 'function', 'undefined', 'function']);
  });

  it('gives a place back once, however often it is told', () => {
    const guard = createCountGuard(2);
    const leave = guard.enter('a');
    guard.enter('a');
    leave?.();
    leave?.();
    expect([typeof guard.enter('a'), typeof guard.enter('a')]).toEqual(['function', 'undefined']);
  });
});
