import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { signedIn } from '../../server/session.ts';
import { shareAwards } from '../../testing/at-server/finance-at-server.ts';
import { network, person, problem } from '../../testing/network.ts';
import { expectAccessible, renderAt } from '../../testing/render.tsx';
import { ShareAwardsPage } from './share-awards-page.tsx';

const open = () => renderAt('/finance/shares', { '/finance/shares': <ShareAwardsPage /> });
const answer = (change: object) =>
  network.use(http.get('*/api/v2/finance/share-awards', () => HttpResponse.json({ ...shareAwards, ...change })));
const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map((cell) => cell.textContent),
    );

describe('what leads for shared searches cost', () => {
  it('is booked by month, with what was used and taken back, and what waits for what', async () => {
    const { container } = open();
    await screen.findByRole('table', { name: 'Booked by month, in UTC' });
    expect(rowsOf('Booked by month, in UTC')).toEqual([
      [],
      ['12', '4', '120,000', '35,000', '10,000', '$35.00', '$110.00'],
    ]);
    expect(rowsOf('Promised and not booked')).toEqual([[], ['3', '40', '400,000', '$400.00']]);
    expect(
      screen.getByText(/10,000 leads for each new person\. In a paid period 3 on delivery and 10 more/),
    ).toBeVisible();
    expect(screen.getByText(/^Money is an estimate: .* Individual Unlimited, \$50\.00 for 50,000 leads/)).toBeVisible();
    expect(screen.getByText('They are on.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Stop them' })).toBeNull();
    await expectAccessible(container);
  });

  it('are stopped by a super-admin who says so twice, and let go on', async () => {
    const asked: unknown[] = [];
    const now = { open: true, switched: null as object | null };
    network.use(
      http.get('*/api/v2/finance/share-awards', () => HttpResponse.json({ ...shareAwards, ...now })),
      http.post('*/api/v2/superadmin/share-awards', async ({ request }) => {
        const { open: to } = (await request.json()) as { open: boolean };
        asked.push([to, request.headers.get('idempotency-key')?.length]);
        Object.assign(now, { open: to, switched: { open: to, at: '2026-12-05T09:00:00Z', personId: 'p' } });
        return HttpResponse.json({ open: to });
      }),
    );
    const user = userEvent.setup();
    const { container } = open();
    act(() => signedIn({ ...person, staff: 'super-admin' }));
    await user.click(await screen.findByRole('button', { name: 'Stop them' }));
    await user.click(screen.getByRole('button', { name: 'Leave it' }));
    expect(asked).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Stop them' }));
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: 'Stop for everybody' }));
    expect(await screen.findByText(/^They are stopped by a super-admin since 5 Dec 2026/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Let them go on' }));
    await user.click(screen.getByRole('button', { name: 'Go on for everybody' }));
    expect(await screen.findByText(/^They are on since/)).toBeVisible();
    expect(asked).toEqual([
      [false, 36],
      [true, 36],
    ]);
  });

  it('says that they are stopped, and that there is nothing', async () => {
    answer({ open: false, openByVariable: false, months: [], waiting: [] });
    open();
    expect(await screen.findByText(/^They are stopped by the operator’s variable/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'No leads were booked for shared searches yet' })).toBeVisible();
    expect(screen.getByText(/^Once the operator lets awards go on/)).toBeVisible();
    expect(screen.queryByText('Nothing waits.')).toBeNull();
  });

  it('says which half is empty where the other is not', async () => {
    answer({ waiting: [] });
    const { unmount } = open();
    expect(await screen.findByText('Nothing waits.')).toBeVisible();
    unmount();
    answer({ months: [] });
    open();
    expect(await screen.findByText('None was booked yet.')).toBeVisible();
  });

  it('can be tried again after a fault', async () => {
    network.use(http.get('*/api/v2/finance/share-awards', () => problem(503, 'unavailable')));
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was changed.');
  });
});
