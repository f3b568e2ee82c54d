import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { shareAwards } from '../../testing/at-server/finance-at-server.ts';
import { network, problem } from '../../testing/network.ts';
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
    expect(rowsOf('Booked by month, in UTC')).toEqual([[], ['12', '4', '120,000', '35,000', '10,000']]);
    expect(rowsOf('Promised and not booked')).toEqual([[], ['3', '40', '400,000']]);
    expect(
      screen.getByText(/10,000 leads for each new person\. In a paid period 3 on delivery and 10 more/),
    ).toBeVisible();
    await expectAccessible(container);
  });

  it('says that they are stopped, and that there is nothing', async () => {
    answer({ open: false, months: [], waiting: [] });
    open();
    expect(await screen.findByText(/^They are stopped/)).toBeVisible();
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
