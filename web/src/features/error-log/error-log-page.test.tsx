import { screen } from '@testing-library/react';
import { act } from 'react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { signedIn } from '../../server/session.ts';
import { network, person, problem } from '../../testing/network.ts';
import { expectAccessible, renderAt } from '../../testing/render.tsx';
import { pageFailure } from '../../testing/at-server/site-documents-at-server.ts';
import { ErrorLogPage } from './error-log-page.tsx';

const open = (staff = 'super-admin') => {
  const view = renderAt('/superadmin_errors', { '/superadmin_errors': <ErrorLogPage /> }, { visitor: true });
  act(() => signedIn({ ...person, staff }));
  return view;
};

describe('the error log', () => {
  it('shows each failure with its time, page and person, and opens to all that was reported', async () => {
    const { container } = open();
    expect(await screen.findByText('TypeError: page')).toBeVisible();
    for (const text of ['2026-11-21 07:04:13', '/search', 'owner@example.test'])
      expect(screen.getByText(text)).toBeVisible();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Details of the error at 2026-11-21 07:04:13' }));
    for (const text of ['https://leads.example/search?g=st:AZ', 'at SearchPage', '1440', 'person-1'])
      expect(screen.getByText(text)).toBeVisible();
    await expectAccessible(container);
  });

  it('goes on to older ones, and says who nobody was', async () => {
    network.use(
      http.get('*/api/v2/superadmin/errors', ({ request }) => {
        const older = new URL(request.url).searchParams.get('before') === 'more';
        return HttpResponse.json(
          older
            ? { errors: [{ ...pageFailure, id: 'error-2', email: null, uid: null, error: 'Older: erased' }] }
            : { errors: [{ ...pageFailure, email: null, uid: null, accountId: null }], next: 'more' },
        );
      }),
    );
    open();
    expect(await screen.findByText('A visitor')).toBeVisible();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Show older errors' }));
    expect(await screen.findByText('Older: erased')).toBeVisible();
    expect(screen.getByText('Somebody who was erased')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show older errors' })).toBeNull();
  });

  it('says that no page has failed', async () => {
    network.use(http.get('*/api/v2/superadmin/errors', () => HttpResponse.json({ errors: [] })));
    open();
    expect(await screen.findByText('No page has failed.')).toBeVisible();
  });

  it('says so where the server refuses', async () => {
    network.use(http.get('*/api/v2/superadmin/errors', () => problem(503, 'unavailable')));
    open();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it.each(['', 'finance'])('asks nothing for staff “%s”', async (staff) => {
    network.use(
      http.get('*/api/v2/superadmin/errors', () => {
        throw new Error('it was asked');
      }),
    );
    open(staff);
    expect(await screen.findByRole('heading', { name: 'You do not have access to this page' })).toBeVisible();
  });
});
