import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { daysOfLeads } from '../../../testing/at-server/leads-at-server.ts';
import { network, usage } from '../../../testing/network.ts';
import { expectAccessible, renderAt } from '../../../testing/render.tsx';
import { BurnDown } from './burn-down.tsx';
import { forecastOf, type DaysOfLeads } from './pace.ts';

const period = { from: daysOfLeads.from, to: daysOfLeads.to, outside: false };
const open = () => renderAt('/', { '/': <BurnDown period={period} /> });

const slow: DaysOfLeads = {
  ...daysOfLeads,
  days: daysOfLeads.days.map((day, at) => ({ ...day, used: 100, left: 50_000 - 100 * (at + 1) })),
};

describe('how the leads of a period go', () => {
  it('is a picture, a table and, by the pace so far, the day they last until', async () => {
    const { container } = open();
    expect(
      await screen.findByRole('img', {
        name: 'Leads left day by day: 50,000 at most, 7,500 on 4 Nov 2026',
      }),
    ).toBeVisible();
    // 42,500 in three days: 7,500 last half a day.
    expect(screen.getByText('At the pace of this period your leads last until 4 Nov 2026.')).toBeVisible();
    await userEvent.click(screen.getByText('Day by day'));
    const row = screen.getByRole('row', { name: /3 Nov 2026/ });
    expect(within(row).getByText('40,000')).toBeVisible();
    await expectAccessible(container);
  });

  it('says what will be left where the leads outlast the period', async () => {
    network.use(http.get('*/api/v2/usage/days', () => HttpResponse.json(slow)));
    open();
    expect(
      await screen.findByText('At the pace of this period about 47,000 leads will be left on 1 Dec 2026.'),
    ).toBeVisible();
  });

  it('says nothing ahead of a plan without end', async () => {
    network.use(http.get('*/api/v2/usage', () => HttpResponse.json({ ...usage, unlimited: true })));
    open();
    await screen.findByRole('img', { name: /Leads left day by day/ });
    expect(screen.queryByText(/At the pace/)).toBeNull();
  });

  it.each<[string, Partial<DaysOfLeads>]>([
    ['no day is over', { days: [{ until: '2026-11-01T09:00:00Z', left: 10, used: 5, added: 15, gone: 0 }] }],
    ['nothing was used', { days: slow.days.map((day) => ({ ...day, used: 0 })) }],
    ['nothing is left', { days: slow.days.map((day) => ({ ...day, left: 0 })) }],
    ['the period is over', { to: '2026-11-04T00:00:00Z' }],
    ['there are no days', { days: [] }],
  ])('has no forecast while %s', (_, changed) => expect(forecastOf({ ...slow, ...changed })).toBeNull());
});
