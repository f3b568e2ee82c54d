import { isPast, lastDayToCancel } from './business-days.ts';

const shown = (day: Date): string =>
  [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

describe('the last day to cancel', () => {
  // Times without a zone are the reader's.
  it.each([
    ['Friday', '2026-12-04T09:30:00', '2026-12-01'],
    ['Saturday', '2026-12-05T09:30:00', '2026-12-02'],
    ['Sunday', '2026-12-06T00:00:00', '2026-12-02'],
    ['Monday', '2026-12-07T23:59:00', '2026-12-02'],
    ['Tuesday', '2026-12-08T09:30:00', '2026-12-03'],
    ['Wednesday', '2026-12-09T09:30:00', '2026-12-04'],
    ['the first of a year', '2027-01-01T09:30:00', '2026-12-29'],
  ])('before a renewal on %s leaves three of Monday to Friday', (_, renewal, last) => {
    expect(shown(lastDayToCancel(renewal))).toBe(last);
  });

  it('counts to its end', () => {
    const day = lastDayToCancel('2026-12-05T09:30:00');
    expect(isPast(day, new Date('2026-12-02T23:59:59').getTime())).toBe(false);
    expect(isPast(day, new Date('2026-12-03T00:00:00').getTime())).toBe(true);
  });
});
