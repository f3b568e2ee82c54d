import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { download, downloadsAtServer, network, person, problem, usage } from '../../../testing/network.ts';
import { sharesAtServer } from '../../../testing/at-server/shares-at-server.ts';
import { addressIn, expectAccessible, renderAt } from '../../../testing/render.tsx';
import { DownloadsPage } from '../downloads-page.tsx';

const routes = { '/downloads': <DownloadsPage />, '/downloads/:id': <DownloadsPage /> };
const open = (...all: ReturnType<typeof download>[]) => {
  network.use(...downloadsAtServer(...all));
  return renderAt('/downloads', routes);
};
const click = async (name: string | RegExp) => userEvent.setup().click(await screen.findByRole('button', { name }));

describe('a download that waits or is being made', () => {
  it.each(['requested', 'in-progress'] as const)('is cancelled by one click while it is %s', async (status) => {
    const { container } = open(download({ status }));
    await click('Cancel download');
    expect(
      await screen.findByText('This download was cancelled. No file was made, and all its leads are back.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: /nothing charged/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel download' })).toBeNull();
    await expectAccessible(container);
  });

  it('says why where its file was finished first', async () => {
    open(download({ status: 'in-progress' }));
    network.use(http.post('*/api/v2/downloads/:id/cancel', () => problem(409, 'download-ended')));
    await click('Cancel download');
    expect(await screen.findByText(/This download has ended already, so there is nothing to cancel/)).toBeVisible();
  });

  it('shows what came back as soon as billing has said so', async () => {
    const lot = { kind: 'plan', expiresAt: null, setAside: 9, used: 0, returned: 0 };
    const before = download({ status: 'cancelled', cost: { ...lot, lots: [lot] } });
    open(before);
    expect(await screen.findByRole('row', { name: 'Plan 9 0 0' })).toBeVisible();
    const back = { ...lot, returned: 9 };
    network.use(...downloadsAtServer({ ...before, cost: { ...back, lots: [back] } }));
    expect(await screen.findByRole('row', { name: 'Plan 9 9 0' }, { timeout: 10_000 })).toBeVisible();
  });

  it('says when its file is being stored', async () => {
    open(download({ status: 'in-progress', fetchProgress: 99, storingFile: true }));
    expect(await screen.findByText('All rows are in the file. It is being stored.')).toBeVisible();
    expect(screen.getAllByText(/Storing the file 99%/)).toHaveLength(2);
  });
});

it('a finished download offers no cancel', async () => {
  open(download({}));
  await screen.findByRole('button', { name: 'Run again' });
  expect(screen.queryByRole('button', { name: 'Cancel download' })).toBeNull();
});

describe('the search of a download', () => {
  it('is reused at an address of its own, and shared by a link that is copied', async () => {
    const user = userEvent.setup();
    open(download({}));
    expect(await screen.findByRole('link', { name: 'Reuse search' })).toHaveAttribute(
      'href',
      `/_search/consumers?downloadSearch=download-1&aid=${person.accountId}`,
    );
    await user.click(screen.getByRole('button', { name: 'Share' }));
    const copy = await screen.findByRole('button', { name: 'Copy Link' });
    const written = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(copy);
    expect(await screen.findByText('Copied the link to your search to your clipboard.')).toBeVisible();
    expect(written).toHaveBeenCalledWith(
      `http://localhost/share/search?downloadSearch=download-1&aid=${person.accountId}`,
    );
  });

  it('can be copied by hand where the browser refuses the clipboard', async () => {
    const user = userEvent.setup();
    open(download({}));
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    const copy = await screen.findByRole('button', { name: 'Copy Link' });
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(copy);
    expect(await screen.findByLabelText('Link')).toHaveValue(
      `http://localhost/share/search?downloadSearch=download-1&aid=${person.accountId}`,
    );
  });

  it('is shared by e-mail as that of the download', async () => {
    const user = userEvent.setup();
    const asked: Parameters<typeof sharesAtServer>[1] = [];
    const { container } = open(download({}));
    network.use(...sharesAtServer([], asked));
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    await user.type(await screen.findByRole('textbox', { name: 'To' }), 'ann@example.test');
    await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Look.');
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Your email was successfully sent!')).toBeVisible();
    expect(asked).toMatchObject([{ sent: { downloadId: 'download-1', to: ['ann@example.test'] } }]);
  });

  it('is run again after what it uses was said, and its new download opens', async () => {
    const { container } = open(download({}));
    await click('Run again');
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/^It uses 2,500 of [\d,]+ leads\.$/)).toBeVisible();
    await expectAccessible(container);
    await userEvent.setup().click(dialog.getByRole('button', { name: 'Download 2,500 leads' }));
    await waitFor(() => expect(addressIn(container)).toMatch(/^\/downloads\/again-/));
  });

  it('is ordered once when its answer is lost and the button is pressed again', async () => {
    const keys: string[] = [];
    open(download({}));
    network.use(
      http.post('*/api/v2/downloads/:id/run-again', ({ request }) => {
        keys.push(request.headers.get('idempotency-key') ?? '');
        return keys.length === 1 ? HttpResponse.error() : HttpResponse.json({ id: 'download-1', version: 1 });
      }),
    );
    await click('Run again');
    await click('Download 2,500 leads');
    expect(await screen.findByText(/The answer was lost\. Press the button once more/)).toBeVisible();
    await click('Download 2,500 leads');
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).not.toBe('');
  });

  it('says where too few leads are left for it', async () => {
    open(download({}));
    network.use(http.get('*/api/v2/usage', () => HttpResponse.json({ ...usage, unlimited: false, leadsRemaining: 7 })));
    await click('Run again');
    expect(await screen.findByText(/You have 7 leads left\. Reuse the search/)).toBeVisible();
  });
});

describe('what is known of a file', () => {
  it('is where and when it was stored, and whether its rows lie where they were asked for', async () => {
    const at = '2026-11-21T07:04:13.000000Z';
    open(
      download({
        geoMatch: true,
        metaData: {
          fullPath: 'downloads/download-1/Phoenix.csv',
          name: 'Phoenix.csv',
          size: 1,
          timeCreated: at,
          updated: at,
        },
      }),
    );
    expect(await screen.findByText('downloads/download-1/Phoenix.csv')).toBeVisible();
    expect(screen.getByText('Every row lies where you asked.')).toBeVisible();
  });
});

describe('downloads of the product before this one', () => {
  const imported = {
    ...{ id: 'q7Xk2', name: 'Arizona homeowners', dictId: 'consumers', rows: 1_200, leadsMultiplier: 1 },
    ...{ timestamp: 1_735_689_600, reported: true, reason: 'blankFile' },
  };

  it('are listed to be read, also where there is no other', async () => {
    network.use(http.get('*/api/v2/imported-downloads', () => HttpResponse.json({ downloads: [imported] })));
    const { container } = open();
    await userEvent.setup().click(await screen.findByText('1 download from before'));
    expect(screen.getByRole('row', { name: /Arizona homeowners 1,200 .* As blank/ })).toBeVisible();
    await expectAccessible(container);
  });

  it('are not mentioned where there are none', async () => {
    open(download({}));
    await screen.findByRole('heading', { name: 'Consumers Phoenix, AZ' });
    expect(screen.queryByText(/from before/)).toBeNull();
  });
});

describe('a file whose phone numbers can be checked again', () => {
  it('is had again for nothing by one click', async () => {
    const { container } = open(download({ recheckable: true }));
    await click('Check do-not-call again, free');
    await waitFor(() => expect(addressIn(container)).toMatch(/^\/downloads\/again-/));
  });

  it('says of the new one what it is, and what was left out', async () => {
    const { container } = open(download({ recheckOf: 'download-0', rowsAsked: 40, rows: 38 }));
    expect(
      await screen.findByText(/It costs nothing. Not in the lists any more, and left out: 2 leads./),
    ).toBeVisible();
    await expectAccessible(container);
  });

  it('is not offered where leads have no numbers', async () => {
    open(download({}));
    await screen.findByRole('button', { name: 'Run again' });
    expect(screen.queryByRole('button', { name: /Check do-not-call/ })).toBeNull();
  });
});
