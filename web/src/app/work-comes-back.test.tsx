// What was typed and not sent, after the session has ended and somebody has logged in again in the same tab.
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { SignedIn } from '../server/api-types.ts';
import { forgetSession, signedOut } from '../server/session.ts';
import { LogInPage } from '../features/sign-in/log-in-page.tsx';
import { SearchPage } from '../features/search/search-page.tsx';
import { TeamPage } from '../features/team/team-page.tsx';
import { network, person, problem } from '../testing/network.ts';
import { renderAt } from '../testing/render.tsx';
import { SessionGate } from './session-gate.tsx';

const routes = {
  '/search/:dictId': <SessionGate signedIn={<SearchPage />} />,
  '/settings/team': <SessionGate signedIn={<TeamPage />} />,
  '/downloads/:id': <p>the download</p>,
  '/login': <LogInPage />,
};
const somebodyElse: SignedIn = { ...person, uid: 'person-2', email: 'other@example.test' };
const search = '/search/consumers?v=1&g=zip:85001';
const howMany = () => screen.findByRole('textbox', { name: 'How many leads' });
const fileName = () => screen.getByLabelText('Name of the file');

async function logIn(as: SignedIn): Promise<void> {
  network.use(http.post('*/api/login', () => HttpResponse.json(as)));
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('E-mail'), as.email);
  await user.type(screen.getByLabelText('Password'), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
}

async function replace(field: HTMLElement, text: string): Promise<void> {
  const user = userEvent.setup();
  await user.clear(field);
  await user.type(field, text);
  await user.tab();
}

async function fillInOrder(): Promise<void> {
  await screen.findByText('Download 5,000 leads');
  await replace(await howMany(), '5');
  await replace(fileName(), 'Roofs');
  await userEvent.setup().click(screen.getByRole('checkbox', { name: /Codes instead of words/ }));
}

afterEach(() => sessionStorage.clear());

describe('an order that was not sent', () => {
  it('comes back as it was when the session ends at its click, and only the next click orders', async () => {
    const orders: unknown[] = [];
    network.use(
      http.post('*/api/v2/downloads', async ({ request }) => {
        if (request.headers.get('authorization') === 'Bearer again') orders.push(await request.json());
        return orders.length === 0 ? problem(401, 'session-over') : HttpResponse.json({ id: 'd-1', version: 1 });
      }),
      http.post('*/api/v2/sessions/refresh', () => problem(401, 'session-over')),
    );
    renderAt(search, routes);
    await fillInOrder();
    const user = userEvent.setup();
    await user.click(await screen.findByText('Download 5 leads'));
    await logIn({ ...person, token: 'again' });
    expect(await screen.findByText('Download 5 leads')).toBeEnabled();
    expect(await howMany()).toHaveValue('5');
    expect(fileName()).toHaveValue('Roofs');
    expect(orders).toEqual([]);
    await user.click(screen.getByText('Download 5 leads'));
    await screen.findByText('the download');
    expect(orders).toMatchObject([{ rows: 5, name: 'Roofs', cells: 'codes' }]);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('comes back after the page was loaded again', async () => {
    const { unmount } = renderAt(search, routes);
    await fillInOrder();
    unmount();
    forgetSession();
    renderAt(search, routes);
    expect(await screen.findByText('Download 5 leads')).toBeVisible();
    expect(fileName()).toHaveValue('Roofs');
  });

  it('is not offered to somebody else, who says how many: nothing is ordered until then', async () => {
    renderAt(search, routes);
    await fillInOrder();
    act(() => signedOut('over'));
    await logIn(somebodyElse);
    await screen.findByText('Enter how many leads you want.');
    expect(await howMany()).toHaveValue('');
    expect(fileName()).not.toHaveValue('Roofs');
    expect(screen.getByRole('button', { name: 'Download leads' })).toBeDisabled();
  });

  it('has no number where the browser kept nothing', async () => {
    renderAt(search, routes);
    await fillInOrder();
    sessionStorage.clear();
    act(() => signedOut('over'));
    await logIn(person);
    await screen.findByText('Enter how many leads you want.');
    expect(await howMany()).toHaveValue('');
  });

  it('belongs to its search: another one begins with all that match', async () => {
    const { unmount } = renderAt(search, routes);
    await fillInOrder();
    unmount();
    renderAt('/search/consumers?v=1&g=zip:85002', routes);
    expect(await screen.findByText('Download 5,000 leads')).toBeVisible();
  });

  it('is gone once the person has logged out', async () => {
    const { unmount } = renderAt(search, routes);
    await fillInOrder();
    unmount();
    signedOut('left');
    renderAt(search, routes);
    expect(await screen.findByText('Download 5,000 leads')).toBeVisible();
  });
});

describe('a form that was not sent', () => {
  it('comes back after the session ended, and not after the person left it', async () => {
    const { unmount } = renderAt('/settings/team', routes);
    await replace(await screen.findByLabelText('Name'), 'Grace');
    act(() => signedOut('over'));
    await logIn(person);
    expect(await screen.findByLabelText('Name')).toHaveValue('Grace');
    unmount();
    renderAt('/settings/team', routes);
    expect(await screen.findByLabelText('Name')).toHaveValue('');
  });

  it('is empty for somebody else', async () => {
    renderAt('/settings/team', routes);
    await replace(await screen.findByLabelText('Name'), 'Grace');
    act(() => signedOut('over'));
    await logIn(somebodyElse);
    await waitFor(async () => expect(await screen.findByLabelText('Name')).toHaveValue(''));
  });
});
