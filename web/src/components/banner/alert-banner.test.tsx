import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { Banner } from '../../server/api-types.ts';
import { network, problem } from '../../testing/network.ts';
import { expectAccessible, renderAt } from '../../testing/render.tsx';
import { AlertBanner } from './alert-banner.tsx';

const banner: Banner = { revision: 3, variant: 'warning', heading: 'Sunday', text: 'We are away.', link: 'See' };
const asked = jest.fn();
const says = (shown: Banner | null) =>
  network.use(
    http.get('*/api/v2/banner', () => {
      asked();
      return HttpResponse.json({ banner: shown });
    }),
  );
const open = () =>
  renderAt(
    '/',
    {
      '/': (
        <>
          <AlertBanner />
          <h1 tabIndex={-1}>Page</h1>
        </>
      ),
      '/settings/billing': <p>billing</p>,
    },
    { visitor: true },
  );
const region = () => screen.queryByRole('region', { name: 'Announcement' });

beforeEach(() => asked.mockClear());

describe('the alert banner', () => {
  it('says what its document says, and leads to the billing page', async () => {
    says(banner);
    const { container } = open();
    expect(await screen.findByText('We are away.')).toBeVisible();
    expect(screen.getByText('Sunday')).toBeVisible();
    expect(region()).toHaveClass('notice-warn');
    await expectAccessible(container);
    expect(screen.getByRole('link', { name: 'See' })).toHaveAttribute('href', '/settings/billing');
  });

  it('has a heading and a text of its own where the document has none', async () => {
    says({ ...banner, variant: 'info', heading: null, text: null, link: null });
    open();
    expect(await screen.findByText('Unlimited downloads on our desktop app')).toBeVisible();
    expect(screen.getByText(/^Beta desktop downloads are unlimited until New Year\./)).toBeVisible();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/desktop']);
  });

  it('stays dismissed in this browser, until it says something else', async () => {
    says(banner);
    const first = open();
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Dismiss the announcement' }));
    expect(region()).toBeNull();
    expect(screen.getByRole('heading', { name: 'Page' })).toHaveFocus();
    first.unmount();
    asked.mockClear();
    const second = open();
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    expect(region()).toBeNull();
    second.unmount();
    says({ ...banner, revision: 4 });
    open();
    expect(await screen.findByText('We are away.')).toBeVisible();
  });

  it('is missed by nobody where the server does not answer', async () => {
    network.use(
      http.get('*/api/v2/banner', () => {
        asked();
        return problem(503, 'unavailable');
      }),
    );
    open();
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    expect(region()).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
