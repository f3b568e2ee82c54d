import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { withChange } from '../../server/downloads.ts';
import { download, network, problem } from '../../testing/network.ts';
import { addressIn, expectAccessible, renderAt } from '../../testing/render.tsx';
import { DownloadsPage } from './downloads-page.tsx';

const routes = { '/downloads': <DownloadsPage />, '/downloads/:id': <DownloadsPage /> };
const withList = (...downloads: ReturnType<typeof download>[]) => network.use(http.get('*/api/v2/downloads', () => HttpResponse.json({ downloads })));

describe('the downloads page', () => {
  it('opens the most recent download and still lists them all', async () => {
    withList(download({ id: 'old', name: 'Older', timestamp: 1 }), download({ id: 'new', name: 'Newer', timestamp: 2 }));
    const { container } = renderAt('/downloads', routes);
    expect(await screen.findByRole('heading', { name: 'Newer' })).toBeVisible();
    expect(addressIn(container)).toBe('/downloads/new');
    expect(screen.getByRole('link', { name: /Older/ })).toBeVisible();
    await expectAccessible(container);
  });

  it('sends an unknown id to the most recent one', async () => {
    const { container } = renderAt('/downloads/nobody-knows', routes);
    await waitFor(() => expect(addressIn(container)).toBe('/downloads/download-1'));
  });

  it('shows the file as an object: rows, size, hash, version and cost', async () => {
    renderAt('/downloads/download-1', routes);
    expect(await screen.findByText('2,431 of 2,500 asked for')).toBeVisible();
    expect(screen.getByText('ab'.repeat(32))).toBeVisible();
    expect(screen.getAllByText('412.3 kB')).not.toHaveLength(0);
    expect(screen.getAllByText('2,431 leads')).not.toHaveLength(0);
    expect(await screen.findByText('45 to 64')).toBeVisible();
  });

  it('shows the percent of a running download in its row and in the tab, and has no link yet', async () => {
    withList(download({ status: 'in-progress', progress: 42 }));
    renderAt('/downloads', routes);
    expect(await screen.findByRole('progressbar', { name: 'Consumers Phoenix, AZ, 42 percent' })).toHaveAttribute('aria-valuenow', '42');
    expect(document.title).toBe('42% · Downloads · Leadwright');
    expect(screen.queryByRole('button', { name: /Open the CSV/ })).toBeNull();
  });

  it('keeps the link shut while the file is made but not charged', async () => {
    withList(download({ status: 'completed' }));
    renderAt('/downloads', routes);
    expect(await screen.findByText(/The link opens as soon as the leads are booked/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Open the CSV/ })).toBeNull();
  });

  it('says why a download failed and that nothing was charged', async () => {
    withList(download({ status: 'failed', reason: 'balance' }));
    renderAt('/downloads', routes);
    expect(await screen.findByText(/There were not enough leads left\. No file was made, and nothing was charged\./)).toBeVisible();
  });

  it('says what will be here while there is nothing, with the button that fills it', async () => {
    withList();
    const { container } = renderAt('/downloads', routes);
    expect(await screen.findByRole('heading', { name: 'Your files will be here' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search leads' })).toHaveAttribute('href', '/search');
    await expectAccessible(container);
  });

  it('says what is safe when the list cannot be read, and reads it on Try again', async () => {
    network.use(http.get('*/api/v2/downloads', () => problem(503, 'unavailable'), { once: true }));
    const user = userEvent.setup();
    renderAt('/downloads', routes);
    expect(await screen.findByText(/Your files are safe/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Consumers Phoenix, AZ' })).toBeVisible();
  });

  it('archives without a question, with the way back in place', async () => {
    let archived = false;
    network.use(
      http.post('*/api/v2/downloads/download-1/:action', ({ params }) => {
        archived = params.action === 'archive';
        return HttpResponse.json({ id: 'download-1', version: 6 });
      }),
      http.get('*/api/v2/downloads', () => HttpResponse.json({ downloads: [download({ archived }), download({ id: 'other', name: 'Other', timestamp: 1 })] })),
    );
    const user = userEvent.setup();
    renderAt('/downloads/download-1', routes);
    await user.click(await screen.findByRole('button', { name: 'Archive' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: /Consumers Phoenix/ })).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Unarchive' }));
    expect(await screen.findByRole('link', { name: /Consumers Phoenix/ })).toBeVisible();
  });
});

describe('a live change', () => {
  it('never replaces a newer version of a download with an older one', () => {
    const list = [download({ status: 'ready', version: 8 })];
    expect(withChange(list, { id: 'download-1', status: 'in-progress', version: 7 })).toEqual(list);
  });
  it('never lets the percent go back', () => {
    const [changed] = withChange([download({ status: 'in-progress', progress: 60, version: 3 })], { id: 'download-1', progress: 40, version: 3 });
    expect(changed?.progress).toBe(60);
  });
});
