import { act } from 'react';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { network } from '../../testing/network.ts';
import { expectAccessible, renderAt } from '../../testing/render.tsx';
import { ErrorBoundary } from '../feedback/error-boundary.tsx';
import { lazyPage } from './lazy-page.tsx';

const Loaded = () => <p>the downloads</p>;
const cut = () =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/downloads-page.js'));

function connection(online: boolean) {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: online });
  act(() => void fireEvent(window, new Event(online ? 'online' : 'offline')));
}
afterEach(() => connection(true));

function open({ fails, serverIsThere = false }: { fails: number; serverIsThere?: boolean }) {
  const calls = { attempts: 0, reloads: 0, server: serverIsThere };
  const Page = lazyPage(() => (calls.attempts++ < fails ? cut() : Promise.resolve(Loaded)), {
    isServerThere: () => Promise.resolve(calls.server),
    reloadOnce: () => ++calls.reloads === 1,
    forgetReload: () => undefined,
  });
  return {
    calls,
    ...renderAt('/downloads', {
      '/downloads': (
        <ErrorBoundary>
          <Page />
        </ErrorBoundary>
      ),
    }),
  };
}

describe('a page that was not loaded before', () => {
  it('says without a connection that it waits, reloads nothing, and opens when the connection is back', async () => {
    connection(false);
    const { calls, container } = open({ fails: 1 });
    expect(
      await screen.findByText('You are offline. The page opens by itself as soon as you are connected again.'),
    ).toBeVisible();
    await expectAccessible(container);
    connection(true);
    expect(await screen.findByText('the downloads')).toBeVisible();
    expect([calls.attempts, calls.reloads]).toEqual([2, 0]);
  });

  it('is tried again by hand', async () => {
    connection(false);
    open({ fails: 1 });
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('the downloads')).toBeVisible();
  });

  it('says that the server does not answer when the browser has a connection', async () => {
    open({ fails: 2 });
    expect(
      await screen.findByText('The server does not answer. The page opens by itself as soon as it does.'),
    ).toBeVisible();
  });

  it('is reloaded once when the server answers without the code, as after a new release', async () => {
    const { calls } = open({ fails: 9, serverIsThere: true });
    await waitFor(() => expect(calls.reloads).toBe(1));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is reloaded when the connection is back and the browser has cached the failure', async () => {
    connection(false);
    const { calls } = open({ fails: 9 });
    await screen.findByText(/You are offline/);
    calls.server = true;
    connection(true);
    await waitFor(() => expect(calls.reloads).toBe(1));
  });

  it('checks the address that a reload would load, before it reloads', async () => {
    const asked: string[] = [];
    network.use(
      http.head('*', ({ request }) => {
        asked.push(new URL(request.url).pathname);
        return new Response(null, { status: 503 });
      }),
    );
    const Page = lazyPage(cut);
    renderAt('/downloads', { '/downloads': <Page /> });
    expect(await screen.findByText(/The server does not answer/)).toBeVisible();
    expect(new Set(asked)).toEqual(new Set([window.location.pathname]));
  });
});
