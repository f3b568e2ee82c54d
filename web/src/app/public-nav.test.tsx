import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { NotFound } from '../components/pages/not-found.tsx';
import { signedIn, forgetSession } from '../server/session.ts';
import { network, person, problem } from '../testing/network.ts';
import { expectAccessible, renderAt } from '../testing/render.tsx';
import { barLinks, sidebarLinksFor } from './menus.ts';
import { PublicFrame } from './public-layout.tsx';

const routes = {
  '/home': <PublicFrame>the landing page</PublicFrame>,
  '/nothing': (
    <PublicFrame>
      <NotFound />
    </PublicFrame>
  ),
};
const linksOf = () =>
  within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map((link) => link.textContent);
const work = sidebarLinksFor('')
  .filter(({ under }) => !under)
  .map(({ label }) => label);
const door = barLinks.map(({ label }) => label);

/** As after a reload: the browser keeps only the hint that somebody was signed in. */
function reloaded() {
  signedIn(person);
  forgetSession();
  localStorage.setItem('leadwright-signed-in', '1');
}

describe('the bar of a public page', () => {
  it.each(['/home', '/nothing'])('is the signed-in one for signed-in people: %s', async (address) => {
    const { container } = renderAt(address, routes);
    expect(linksOf()).toEqual(work);
    expect(screen.getByText(person.email)).toBeVisible();
    await expectAccessible(container);
  });

  it.each(['/home', '/nothing'])(
    'is the signed-in one after a reload too, at once and with the name as soon as it is known: %s',
    async (address) => {
      reloaded();
      renderAt(address, routes, { visitor: true });
      expect(linksOf()).toEqual(work);
      expect(await screen.findByText(person.email)).toBeVisible();
    },
  );

  it('offers a visitor to log in and to sign up, without a call to the server', () => {
    let asked = 0;
    network.use(
      http.post('*/api/v2/sessions/refresh', () => {
        asked += 1;
        return problem(401, 'session-over');
      }),
    );
    renderAt('/home', routes, { visitor: true });
    expect([linksOf(), asked]).toEqual([door, 0]);
  });

  it('offers to log in again when the session is over', async () => {
    reloaded();
    network.use(http.post('*/api/v2/sessions/refresh', () => problem(401, 'session-over')));
    renderAt('/home', routes, { visitor: true });
    await waitFor(() => expect(linksOf()).toEqual(door));
  });

  it('logs out without leaving the page', async () => {
    network.use(http.post('*/api/v2/sessions/logout', () => new HttpResponse(null, { status: 204 })));
    renderAt('/home', routes);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(linksOf()).toEqual(door));
    expect(screen.getByText('the landing page')).toBeVisible();
  });

  it.each([
    ['the connection is gone', () => HttpResponse.error()],
    ['the server is away', () => problem(503, 'unavailable')],
  ])('stays logged in and says so when %s at the log-out', async (_, answer) => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    network.use(http.post('*/api/v2/sessions/logout', answer));
    renderAt('/home', routes);
    const before = linksOf();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Log out' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('You are still logged in');
    expect(linksOf()).toEqual(before);
    expect(screen.getByRole('button', { name: 'Log out' })).toHaveFocus();
    expect(logged).toHaveBeenCalledWith('Unable to logout', expect.any(Error));
    logged.mockRestore();
  });

  it('is logged out when the session was over before', async () => {
    network.use(
      http.post('*/api/v2/sessions/logout', () => problem(401, 'session-over')),
      http.post('*/api/v2/sessions/refresh', () => problem(401, 'session-over')),
    );
    renderAt('/home', routes);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(linksOf()).toEqual(door));
  });
});
