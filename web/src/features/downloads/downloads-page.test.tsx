import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { withChange } from '../../server/searches/downloads.ts';
import { signedIn } from '../../server/session.ts';
import { setOnline } from '../../testing/connection.ts';
import { download, downloadsAtServer, network, person, problem } from '../../testing/network.ts';
import { addressIn, expectAccessible, renderAt } from '../../testing/render.tsx';
import { DownloadsPage } from './downloads-page.tsx';

const routes = { '/downloads': <DownloadsPage />, '/downloads/:id': <DownloadsPage /> };
const withList = (...downloads: ReturnType<typeof download>[]) => network.use(...downloadsAtServer(...downloads));

afterEach(() => setOnline(true));

describe('the downloads page', () => {
  it('opens the most recent download and still lists them all', async () => {
    withList(
      download({ id: 'old', name: 'Older', timestamp: 1 }),
      download({ id: 'new', name: 'Newer', timestamp: 2 }),
    );
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

  it('sends an unknown id to the empty list where there is none', async () => {
    withList();
    const { container } = renderAt('/downloads/nobody-knows', routes);
    expect(await screen.findByRole('heading', { name: 'Your files will be here' })).toBeVisible();
    expect(addressIn(container)).toBe('/downloads');
  });

  it('shows the file as an object: rows, size, hash, version and cost', async () => {
    renderAt('/downloads/download-1', routes);
    expect(await screen.findByText('2,431 of 2,500 ordered')).toBeVisible();
    expect(screen.getByText('ab'.repeat(32))).toBeVisible();
    expect(screen.getAllByText('412.3 kB')).not.toHaveLength(0);
    expect(screen.getAllByText('2,431 leads')).not.toHaveLength(0);
    expect(await screen.findByText('45 to 64')).toBeVisible();
  });

  it('says of a file of leads that were made up that they were, on its page and in the list, and else nothing', async () => {
    withList(
      download({ id: 'demo', name: 'Demo', madeUp: true, timestamp: 2 }),
      download({ id: 'real', name: 'Real' }),
    );
    renderAt('/downloads/demo', routes);
    expect(await screen.findByText(/^The leads of this file are made up, for trying the product\./)).toBeVisible();
    expect(screen.getByRole('link', { name: /Demo.*made up/ })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: /Real/ }));
    expect(await screen.findByRole('heading', { name: 'Real' })).toBeVisible();
    expect(screen.queryByText(/The leads of this file/)).toBeNull();
  });

  it('shows the percent of a running download in its row and in the tab, and has no link yet', async () => {
    withList(download({ status: 'in-progress', fetchProgress: 42 }));
    renderAt('/downloads', routes);
    expect(await screen.findByRole('progressbar', { name: 'Consumers Phoenix, AZ, 42 percent' })).toHaveAttribute(
      'aria-valuenow',
      '42',
    );
    expect(document.title).toBe('42% · Downloads · Leadwright');
    expect(screen.queryByRole('button', { name: /Open the CSV/ })).toBeNull();
  });

  it('offers no link while the file is made but not charged', async () => {
    withList(download({ status: 'completed' }));
    renderAt('/downloads', routes);
    expect(await screen.findByText(/The link works as soon as the leads are charged/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Open the CSV/ })).toBeNull();
  });

  it('says what it cost lot by lot, what came back and who asked, from the download alone', async () => {
    network.use(http.get('*/api/v2/usage/*', () => problem(503, 'unavailable')));
    const { container } = renderAt('/downloads/download-1', routes);
    const cost = within(await screen.findByRole('region', { name: 'What it cost' }));
    expect(cost.getByRole('row', { name: 'Plan, until 31 Dec 2026 2,500 69 2,431' })).toBeVisible();
    expect(screen.getByText('You')).toBeVisible();
    expect(container.textContent).not.toMatch(/service:|plan:|lot-1/);
    await expectAccessible(container);
  });

  it('says what is set aside while the file is made', async () => {
    const lot = { kind: 'plan', expiresAt: null, setAside: 4000, used: 0, returned: 0 };
    withList(
      download({ status: 'in-progress', leads: 4000, cost: { setAside: 4000, used: 0, returned: 0, lots: [lot] } }),
    );
    renderAt('/downloads', routes);
    expect(await screen.findByRole('link', { name: /Consumers Phoenix, AZ.*4,000 set aside/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /Plan 4,000/ })).toBeVisible();
  });

  it('says why a download failed and that nothing was charged', async () => {
    withList(download({ status: 'failed', reason: 'balance' }));
    renderAt('/downloads', routes);
    expect(
      await screen.findByText(/There were not enough leads left\. No file was made, and nothing was charged\./),
    ).toBeVisible();
  });

  it('says what will appear here while there is nothing, with a link to the search', async () => {
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
});

describe('archiving', () => {
  const two = () => withList(download({}), download({ id: 'other', name: 'Other', timestamp: 1 }));
  const archivedOne = () =>
    withList(download({ archived: true }), download({ id: 'other', name: 'Other', timestamp: 1 }));

  it('removes the file from the list without confirmation, keeps it open, and offers Undo in place of Archive', async () => {
    two();
    const user = userEvent.setup();
    const { container } = renderAt('/downloads/download-1', routes);
    await user.click(await screen.findByRole('button', { name: 'Archive' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: /Consumers Phoenix/ })).toBeNull());
    expect(await screen.findByRole('button', { name: 'Undo' })).toHaveFocus();
    expect(screen.getByRole('heading', { name: 'Consumers Phoenix, AZ' })).toBeVisible();
    expect(addressIn(container)).toBe('/downloads/download-1');
    await expectAccessible(container);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('link', { name: /Consumers Phoenix/ })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Archive' })).toHaveFocus();
  });

  it('takes it out of the list at once, before the server has answered', async () => {
    two();
    let answered = false;
    network.use(
      http.post('*/api/v2/downloads/:id/archive', async () => {
        await waitFor(() => expect(screen.queryByRole('link', { name: /Consumers Phoenix/ })).toBeNull());
        answered = true;
      }),
    );
    const user = userEvent.setup();
    renderAt('/downloads/download-1', routes);
    await user.click(await screen.findByRole('button', { name: 'Archive' }));
    await waitFor(() => expect(answered).toBe(true));
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
  });

  it('leaves the file at its own address, which says so and offers Unarchive', async () => {
    archivedOne();
    const user = userEvent.setup();
    const { container } = renderAt('/downloads/download-1', routes);
    expect(await screen.findByText(/This file is archived\. It is not in the list/)).toBeVisible();
    expect(addressIn(container)).toBe('/downloads/download-1');
    expect(screen.getByRole('link', { name: /Other/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Consumers Phoenix/ })).toBeNull();
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: 'Unarchive' }));
    expect(await screen.findByRole('link', { name: /Consumers Phoenix/ })).toBeVisible();
    expect(screen.queryByText(/This file is archived/)).toBeNull();
    expect(screen.getByRole('heading', { name: 'Consumers Phoenix, AZ' })).toHaveFocus();
  });

  it('of the only file leaves its address open', async () => {
    withList(download({ archived: true }));
    renderAt('/downloads/download-1', routes);
    expect(await screen.findByText(/This file is archived/)).toBeVisible();
  });

  it('is undone when the server refuses it, and says why', async () => {
    two();
    network.use(http.post('*/api/v2/downloads/:id/archive', () => problem(503, 'unavailable')));
    const user = userEvent.setup();
    renderAt('/downloads/download-1', routes);
    await user.click(await screen.findByRole('button', { name: 'Archive' }));
    expect(
      await screen.findByText(/Uh oh, there was an error archiving your download: The service is not available/),
    ).toBeVisible();
    expect(await screen.findByRole('link', { name: /Consumers Phoenix/ })).toBeVisible();
  });

  it('is not queued while the page is offline', async () => {
    two();
    const user = userEvent.setup();
    renderAt('/downloads/download-1', routes);
    const button = await screen.findByRole('button', { name: 'Archive' });
    setOnline(false);
    await user.click(button);
    expect(
      await screen.findByText(/error archiving your download: You are offline\. Nothing was sent\./),
    ).toBeVisible();
    setOnline(true);
    expect(await screen.findByRole('link', { name: /Consumers Phoenix/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Archive' })).toBeVisible();
  });

  it('lists archived downloads for super-admins only, separately', async () => {
    archivedOne();
    renderAt('/downloads', routes);
    await screen.findByRole('link', { name: /Other/ });
    expect(screen.queryByRole('heading', { name: 'Archived' })).toBeNull();
    act(() => signedIn({ ...person, token: 'super-admin', staff: 'super-admin' }));
    expect(await screen.findByRole('heading', { name: 'Archived' })).toBeVisible();
    expect(await screen.findByRole('link', { name: /Consumers Phoenix/ })).toBeVisible();
  });
});

describe('a super-admin', () => {
  const all = [1, 2].map((place) => download({ id: `download-${place}`, name: `File ${place}`, archived: true }));
  const open = () => {
    network.use(...downloadsAtServer(...all));
    renderAt('/downloads', routes);
    act(() => signedIn({ ...person, token: 'super-admin', staff: 'super-admin' }));
  };

  it('takes all downloads out of the archive at once, also where nothing else is listed', async () => {
    open();
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Unarchive all downloads' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Archived' })).toBeNull());
    expect(await screen.findAllByRole('link', { name: /File [12]/ })).toHaveLength(2);
  });

  it('reads why where one cannot be taken out', async () => {
    open();
    network.use(http.post('*/api/v2/downloads/unarchive-all', () => problem(503, 'unavailable')));
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Unarchive all downloads' }));
    expect(await screen.findByText(/Uh oh, there was an error archiving your download/)).toBeVisible();
  });
});

describe('a live change', () => {
  it('never replaces a newer version of a download with an older one', () => {
    const list = [download({ status: 'ready', version: 8 })];
    expect(withChange(list, { id: 'download-1', status: 'in-progress', version: 7 })).toEqual(list);
  });
  it('never lets the percent go back', () => {
    const [changed] = withChange([download({ status: 'in-progress', fetchProgress: 60, version: 3 })], {
      id: 'download-1',
      fetchProgress: 40,
      version: 3,
    });
    expect(changed?.fetchProgress).toBe(60);
  });
});
