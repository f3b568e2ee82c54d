import { act, render, screen } from '@testing-library/react';
import { setBillingZone } from '../../server/billing-zone.ts';
import { billingDate, billingDay, billingMoment, DaysIn, endOfBillingDate } from './billing-days.tsx';

afterEach(() => act(() => setBillingZone('UTC')));

const at = '2026-12-05T03:00:00Z';

it('writes days and times in the account’s zone, whatever the reader’s is', () => {
  expect([billingDay(at), billingDate(at), billingMoment(at)]).toEqual([
    '5 Dec 2026',
    '2026-12-05',
    '5 Dec 2026, 03:00 UTC',
  ]);
  setBillingZone('America/Los_Angeles');
  expect([billingDay(at), billingDate(at), billingMoment(at)]).toEqual([
    '4 Dec 2026',
    '2026-12-04',
    '4 Dec 2026, 19:00 PST',
  ]);
});

it.each([
  ['UTC', '2026-12-31', '2027-01-01T00:00:00.000Z'],
  ['America/New_York', '2026-12-31', '2027-01-01T05:00:00.000Z'],
  // The clocks change on these days, and on the one before the last.
  ['America/New_York', '2026-11-01', '2026-11-02T05:00:00.000Z'],
  ['America/New_York', '2026-10-31', '2026-11-01T04:00:00.000Z'],
  ['America/New_York', '2026-03-08', '2026-03-09T04:00:00.000Z'],
  ['Asia/Kolkata', '2026-12-31', '2026-12-31T18:30:00.000Z'],
  ['Pacific/Auckland', '2026-09-27', '2026-09-27T11:00:00.000Z'],
])('a day in %s ends at its midnight: %s', (zone, day, end) => {
  setBillingZone(zone);
  expect(endOfBillingDate(day)).toBe(end);
});

it('says which days are meant', () => {
  render(<DaysIn />);
  expect(screen.getByText('Days are counted in UTC.')).toBeVisible();
  act(() => setBillingZone('America/Chicago'));
  expect(screen.getByText('Days are counted in the time zone America/Chicago.')).toBeVisible();
});
