import { callableUntil } from './callable.ts';

describe('leads that were checked against the registry', () => {
  it('are callable for 31 days from the day of the list', () => {
    expect(callableUntil('2026-11-12')).toBe('2026-12-13');
    expect(callableUntil('2028-02-01')).toBe('2028-03-03');
  });
});
