import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { entry, network, problem, usage } from '../../testing/network.ts';
import { expectAccessible, renderAt } from '../../testing/render.tsx';
import { lotsByEnd } from './lots-bar.tsx';
import { UsagePage } from './usage-page.tsx';

const open = () => renderAt('/settings/usage', { '/settings/usage': <UsagePage /> });

describe('the usage page', () => {
  it('has the number left in the middle of the donut, and says it in words too', async () => {
    const { container } = open();
    expect(await screen.findByRole('img', { name: '7,000 leads left, 42,500 used' })).toBeVisible();
    expect(screen.getByText(/42,500 of 50,000 leads used, 500 on hold/)).toBeVisible();
    expect(screen.getByText('expire on 31 Dec 2026')).toBeVisible();
    expect(await screen.findByText('−2,431')).toBeVisible();
    await expectAccessible(container);
  });

  it('opens each entry to its event and its download', async () => {
    const user = userEvent.setup();
    open();
    await user.click(await screen.findByRole('button', { name: 'Cause of entry 9' }));
    expect(screen.getByText('event-9')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the download' })).toHaveAttribute('href', '/downloads/download-2');
  });

  it('reads older entries where the last ones ended', async () => {
    network.use(http.get('*/api/v2/usage/entries', ({ request }) => {
      const before = new URL(request.url).searchParams.get('before');
      return HttpResponse.json(before === null ? { entries: [entry], next: 'cursor-1' } : { entries: [{ ...entry, id: `entry-${before}`, seq: 8, leads: 50_000 }] });
    }));
    const user = userEvent.setup();
    open();
    await user.click(await screen.findByRole('button', { name: 'Show older entries' }));
    expect(await screen.findByText('+50,000')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show older entries' })).toBeNull();
  });

  it('says what will be here while nothing has happened', async () => {
    network.use(http.get('*/api/v2/usage/entries', () => HttpResponse.json({ entries: [] })));
    open();
    expect(await screen.findByText(/Nothing has happened yet/)).toBeVisible();
  });

  it('says what is safe when the balance cannot be read', async () => {
    network.use(http.get('*/api/v2/usage', () => problem(503, 'unavailable')));
    open();
    expect(await screen.findByText(/Your leads are safe/)).toBeVisible();
  });
});

describe('lots', () => {
  it('stand in the order they end, those that never end last, and empty ones not at all', () => {
    const [lot] = usage.lots;
    if (lot === undefined) throw new Error('The sample has a lot.');
    const lots = [{ ...lot, lotId: 'never', expiresAt: null }, { ...lot, lotId: 'late', expiresAt: '2027-01-01' }, { ...lot, lotId: 'soon', expiresAt: '2026-12-01' }, { ...lot, lotId: 'empty', available: 0, held: 0 }];
    expect(lotsByEnd(lots).map((one) => one.lotId)).toEqual(['soon', 'late', 'never']);
  });
});
