import { act, renderHook } from '@testing-library/react';
import { useDebounced } from './use-debounced.ts';

describe('a debounced value', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (ms: number): void => act(() => jest.advanceTimersByTime(ms));

  it('follows once nothing changed for so long, and each change begins the time again', () => {
    const { result, rerender } = renderHook(({ value }) => useDebounced(value, 500), { initialProps: { value: 'a' } });
    rerender({ value: 'b' });
    pass(499);
    rerender({ value: 'c' });
    pass(499);
    expect(result.current).toBe('a');
    pass(1);
    expect(result.current).toBe('c');
  });
});
