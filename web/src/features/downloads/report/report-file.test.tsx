import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { Download } from '../../../server/api-types.ts';
import { download, downloadsAtServer, network, problem } from '../../../testing/network.ts';
import { expectAccessible, renderAt } from '../../../testing/render.tsx';
import { DownloadsPage } from '../downloads-page.tsx';
import type { Report } from './words.ts';

const routes = { '/downloads/:id': <DownloadsPage /> };
const report = (changes: Partial<Report> = {}): Report => ({
  ...{ by: 'customer', reason: 'blankFile', state: 'checking', leads: 0, timestamp: 1_796_000_000 },
  ...changes,
});
const nationwide: Partial<Download> = { query: { geography: { kind: 'nationwide' }, filters: [] } };

/** The page of a download, whose report the server takes and decides as given. */
function open(given: Partial<Download> = {}, decided: Report | null = null) {
  let shown = download(given);
  const bodies: unknown[] = [];
  network.use(
    http.post('*/api/v2/downloads/:id/report', async ({ request }) => {
      bodies.push(await request.json());
      if (decided === null) return problem(409, 'already-reported', 'This file has already been reported.');
      shown = { ...shown, report: decided };
      return HttpResponse.json({ id: shown.id, version: shown.version }, { status: 202 });
    }),
    http.get('*/api/v2/downloads', () => HttpResponse.json({ downloads: [shown] })),
    ...downloadsAtServer(shown),
  );
  return { ...renderAt('/downloads/download-1', routes), bodies, user: userEvent.setup() };
}

const dialog = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('button', { name: 'Report file' }));
  return within(screen.getByRole('dialog', { name: 'Report file' }));
};

describe('reporting a file', () => {
  it('asks for a reason, sends it once, and says how many leads were credited', async () => {
    const { user, bodies, container } = open({}, report({ reason: 'wrongLeads', state: 'credited', leads: 2_431 }));
    const asked = await dialog(user);
    await expectAccessible(container);
    await user.click(asked.getByRole('button', { name: 'Report file' }));
    expect(asked.getByText('Please choose a reason.')).toBeVisible();
    expect(bodies).toEqual([]);
    await user.click(asked.getByRole('radio', { name: 'The leads are outside the geography I chose' }));
    await user.click(asked.getByRole('button', { name: 'Report file' }));
    const thanks = 'Thanks for reporting your file! Your account has been credited for 2,431 leads.';
    expect(await screen.findByText(thanks)).toBeVisible();
    expect(screen.getByText('Yes - account credited')).toBeVisible();
    expect(bodies).toEqual([{ reason: 'wrongLeads' }]);
    expect(screen.queryByRole('button', { name: 'Report file' })).toBeNull();
    await expectAccessible(container);
  });

  it('offers wrong leads only where the download has a geography', async () => {
    const { user } = open(nationwide);
    const asked = await dialog(user);
    expect(asked.getAllByRole('radio')).toHaveLength(1);
    expect(asked.getByRole('radio', { name: 'The file is blank' })).not.toBeChecked();
  });

  it('is offered for a ready file alone', async () => {
    open({ status: 'completed' });
    await screen.findByRole('heading', { name: 'Consumers Phoenix, AZ' });
    expect(screen.queryByRole('button', { name: 'Report file' })).toBeNull();
  });

  it('says that another tab has reported it already', async () => {
    const { user } = open();
    const asked = await dialog(user);
    await user.click(asked.getByRole('radio', { name: 'The file is blank' }));
    await user.click(asked.getByRole('button', { name: 'Report file' }));
    expect(await screen.findByText('This file has already been reported.')).toBeVisible();
  });

  it('says why a report was not taken', async () => {
    const { user } = open();
    network.use(http.post('*/api/v2/downloads/:id/report', () => problem(503, 'unavailable')));
    const asked = await dialog(user);
    await user.click(asked.getByRole('radio', { name: 'The file is blank' }));
    await user.click(asked.getByRole('button', { name: 'Report file' }));
    const words = /^Something went wrong reporting your file: .*[^.]\. Please contact support\.$/;
    expect(await screen.findByText(words)).toBeVisible();
  });

  it.each([
    ['waits for its check', report(), 'Your report is received. We are checking the rows of the file.'],
    ['is bad', report({ state: 'crediting' }), 'The file is bad. Your account is being credited.'],
    [
      'could not be checked yet',
      report({ state: 'delayed' }),
      'Something went wrong reporting your file: the file could not be read yet, and we keep trying. Please contact support.',
    ],
    [
      'is not blank',
      report({ state: 'refused' }),
      "Unfortunately, we're unable to credit your account for the leads in this file.",
    ],
    [
      'is where it was asked for',
      report({ state: 'refused', reason: 'wrongLeads' }),
      "Unfortunately, we're unable to credit your account for these leads. If you think this is an error, please contact support.",
    ],
    [
      'was found bad by our own check',
      report({ state: 'credited', by: 'check', leads: 2_431 }),
      'We checked this file and found it bad. Your account has been credited for 2,431 leads.',
    ],
  ])('says so of a file that %s', async (_, given, words) => {
    open({ report: given });
    expect(await screen.findByText(words)).toBeVisible();
    const noCredits = screen.queryByText('Yes - no credits approved');
    expect(noCredits !== null).toBe(given.state === 'refused');
  });
});
