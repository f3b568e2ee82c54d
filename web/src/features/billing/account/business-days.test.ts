import { setBillingZone } from '../../../server/billing-zone.ts';
import { isPast, lastDayToCancel } from './business-days.ts';

afterEach(() => setBillingZone('UTC'));

describe('the last day to cancel', () => {
  it.each([
    ['Friday', '2026-12-04T09:30:00Z', '2026-12-01'],
    ['Saturday', '2026-12-05T09:30:00Z', '2026-12-02'],
    ['Sunday', '2026-12-06T00:00:00Z', '2026-12-02'],
    ['Monday', '2026-12-07T23:59:00Z', '2026-12-02'],
    ['Tuesday', '2026-12-08T09:30:00Z', '2026-12-03'],
    ['Wednesday', '2026-12-09T09:30:00Z', '2026-12-04'],
    ['the first of a year', '2027-01-01T09:30:00Z', '2026-12-29'],
  ])('before a renewal on %s leaves three of Monday to Friday', (_, renewal, last) => {
    expect(lastDayToCancel(renewal)).toBe(last);
  });

  it('counts to its end', () => {
    const day = lastDayToCancel('2026-12-05T09:30:00Z');
    expect(isPast(day, Date.parse('2026-12-02T23:59:59Z'))).toBe(false);
    expect(isPast(day, Date.parse('2026-12-03T00:00:00Z'))).toBe(true);
  });

  it('is a day of the account, not of the reader', () => {
    setBillingZone('America/New_York');
    // Still Friday the 4th in New York.
    const day = lastDayToCancel('2026-12-05T03:00:00Z');
    expect(day).toBe('2026-12-01');
    expect(isPast(day, Date.parse('2026-12-02T04:59:59Z'))).toBe(false);
    expect(isPast(day, Date.parse('2026-12-02T05:00:00Z'))).toBe(true);
  });
});
