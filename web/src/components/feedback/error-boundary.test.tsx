import { render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { ServerProblem } from '../../server/problem.ts';
import { signedIn } from '../../server/session.ts';
import { network, person, problem } from '../../testing/network.ts';
import { forMachines, shownOnPage } from '../../testing/shown.ts';
import { ErrorBoundary } from './error-boundary.tsx';

const id = '01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a12';

function show(error: Error): string {
  // React and jsdom report what is caught here as well.
  const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const prevented = (event: Event) => event.preventDefault();
  window.addEventListener('error', prevented);
  const Broken = () => {
    throw error;
  };
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  window.removeEventListener('error', prevented);
  silent.mockRestore();
  return shownOnPage();
}

describe('a page that breaks', () => {
  beforeEach(() => window.history.replaceState(null, '', `/downloads/${id}`));
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('shows the error and the address, each id in them by its beginning', () => {
    const shown = show(new TypeError(`no row of ${id}`));
    expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    expect(screen.getByText('no row of 01A0B1C2…')).toBeVisible();
    expect(screen.getByText(`${window.location.origin}/downloads/01A0B1C2…`)).toBeVisible();
    expect(forMachines(shown)).toEqual([]);
  });

  it('by a refusal of the API says it in the words of the page', () => {
    const shown = show(new ServerProblem({ status: 400, code: 'never-heard-of', message: 'rows must be integer' }));
    expect(screen.getByText('Something here is not valid. Check it and try again.')).toBeVisible();
    expect(forMachines(shown)).toEqual([]);
  });
});

describe('the failure of a page', () => {
  const sent: { path: string; body: Record<string, unknown> }[] = [];
  const kept = (path: string) =>
    http.post(`*${path}`, async ({ request }) => {
      sent.push({ path, body: (await request.json()) as Record<string, unknown> });
      return new HttpResponse(null, { status: 204 });
    });
  beforeEach(() => {
    sent.length = 0;
    network.use(kept('/api/v2/errors'), kept('/api/v2/me/errors'));
    window.history.replaceState(null, '', '/search?g=st:AZ');
  });
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('is reported with the error, where in the page it was, and the address', async () => {
    show(new TypeError('no count'));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      path: '/api/v2/errors',
      body: {
        error: 'TypeError: no count',
        errorInfo: expect.stringMatching(/at ErrorBoundary[^]*TypeError: no count/),
        state: { signedIn: false, online: true, width: window.innerWidth, height: window.innerHeight },
        location: { pathname: '/search', search: '?g=st:AZ', origin: window.location.origin },
      },
    });
  });

  it('of somebody who is signed in is reported as theirs, and names nobody by itself', async () => {
    signedIn(person);
    show(new TypeError('no count'));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.path).toBe('/api/v2/me/errors');
    expect(JSON.stringify(sent)).not.toMatch(new RegExp(`${person.email}|${person.uid}|${person.token}`));
  });

  it('of somebody whose session is over is reported as a visitor’s', async () => {
    network.use(
      http.post('*/api/v2/me/errors', () => problem(401, 'not-signed-in')),
      http.post('*/api/v2/sessions/refresh', () => problem(401, 'session-over')),
    );
    signedIn(person);
    show(new TypeError('no count'));
    await waitFor(() => expect(sent.map(({ path }) => path)).toEqual(['/api/v2/errors']));
  });

  it('is cut to what the server takes, and holds nothing that cannot be stored', async () => {
    show(new TypeError(`a\0b${'x'.repeat(5000)}`));
    await waitFor(() => expect(sent).toHaveLength(1));
    const { error = '', errorInfo = '' } = (sent[0]?.body ?? {}) as { error?: string; errorInfo?: string };
    expect([error.length, error.includes('\0')]).toEqual([2000, false]);
    expect(errorInfo.length).toBeLessThanOrEqual(8000);
  });

  it('that cannot be reported stays in the console, and the page says what broke all the same', async () => {
    network.use(http.post('*/api/v2/errors', () => problem(503, 'unavailable')));
    show(new TypeError('no count'));
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await waitFor(() =>
      expect(logged).toHaveBeenCalledWith('The failure of the page could not be reported.', expect.any(ServerProblem)),
    );
    logged.mockRestore();
    expect(screen.getByText('no count')).toBeVisible();
  });
});
