import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act, useState } from 'react';
import { http } from 'msw';
import { signedIn, signedOut } from '../server/session.ts';
import { network, person, problem } from '../testing/network.ts';
import { actingForMaria } from '../testing/at-server/people-at-server.ts';
import { addressIn, expectAccessible, renderAt } from '../testing/render.tsx';
import { SessionGate } from './session-gate.tsx';

const gate = <SessionGate signedIn={<p>the work</p>} />;
const routes = { '/search/:dictId': gate, '/settings/usage': gate, '/login': <p>log in here</p> };
const open = (address: string) => renderAt(address, routes, { visitor: true });
const noSession = () => network.use(http.post('*/api/v2/sessions/refresh', () => problem(401, 'session-over')));

describe('a page for signed-in people', () => {
  it('comes back after a reload by the refresh cookie', async () => {
    open('/search/consumers');
    expect(await screen.findByText('the work')).toBeVisible();
  });

  it('asks a visitor to log in, and remembers where they were going', async () => {
    noSession();
    const { container } = open('/search/consumers?v=1&g=us');
    expect(await screen.findByRole('heading', { name: 'Please Login to View this Page' })).toBeVisible();
    const links = screen.getAllByRole('link', { name: 'Log in' }).map((link) => link.getAttribute('href'));
    expect(links).toContain('/login?next=%2Fsearch%2Fconsumers%3Fv%3D1%26g%3Dus');
    await expectAccessible(container);
  });

  it('begins anew for another person: nothing that was read for one is shown to the other', async () => {
    let began = 0;
    function Work() {
      const [nth] = useState(() => (began += 1));
      return <p>work {nth}</p>;
    }
    renderAt('/search', { '/search': <SessionGate signedIn={<Work />} /> });
    expect(screen.getByText('work 1')).toBeVisible();
    act(() => signedIn({ ...person, token: 'renewed' }));
    expect(screen.getByText('work 1')).toBeVisible();
    act(() => signedIn(actingForMaria));
    expect(screen.getByText('work 2')).toBeVisible();
    act(() => signedIn(person));
    expect(screen.getByText('work 3')).toBeVisible();
  });

  it('sends a visitor of the settings to the log-in page', async () => {
    noSession();
    const { container } = open('/settings/usage');
    await waitFor(() => expect(addressIn(container)).toBe('/login?next=%2Fsettings%2Fusage'));
  });

  it('sends a person whose session ended while working to the log-in page, with the way back', async () => {
    const { container } = open('/search/consumers?v=1&g=us');
    await screen.findByText('the work');
    act(() => signedOut('over'));
    expect(addressIn(container)).toBe('/login?next=%2Fsearch%2Fconsumers%3Fv%3D1%26g%3Dus');
  });

  it('tells who was removed that access is lost, with a way to sign up, and lets staff in', async () => {
    signedIn({ ...person, role: 'removed' });
    const { container } = open('/search/consumers');
    expect(await screen.findByRole('heading', { name: 'You no longer have access to this account' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Signup' })).toBeVisible();
    expect(screen.queryByText('the work')).toBeNull();
    await expectAccessible(container);
    act(() => signedIn({ ...person, role: 'removed', staff: 'super-admin' }));
    expect(await screen.findByText('the work')).toBeVisible();
  });

  it('does not treat a person as a visitor when the server does not answer', async () => {
    network.use(http.post('*/api/v2/sessions/refresh', () => problem(503, 'unavailable'), { once: true }));
    open('/search/consumers');
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('the work')).toBeVisible();
  });
});
