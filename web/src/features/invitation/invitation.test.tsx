import { QueryClientContext } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { currentSession, signedIn } from '../../server/session.ts';
import { myAccounts } from '../../testing/at-server/team-at-server.ts';
import { network, person, problem } from '../../testing/network.ts';
import { addressIn, expectAccessible, renderAt } from '../../testing/render.tsx';
import { InvitationPage } from './invitation-page.tsx';

// Public pages stand outside of the signed-in frame, which alone has a client for queries.
const routes = {
  '/invitation': (
    <QueryClientContext.Provider value={undefined}>
      <InvitationPage />
    </QueryClientContext.Provider>
  ),
};
const open = (address = '/invitation?token=t1') => renderAt(address, routes, { visitor: true });
const link = { usable: true, newcomer: false, name: null, company: 'Byron Roofing', role: 'admin' };
const joined = { accountId: 'account-1', company: 'Byron Roofing', role: 'admin' };
const other = { company: 'Byron Roofing', ownerName: 'Ada', role: 'admin', owner: false, current: false };
const checked = (answer: object) => http.post('*/api/v2/invitations/check-link', () => HttpResponse.json(answer));

describe('the page of an invitation', () => {
  it('lets somebody new choose a name and a password, and goes on signed in', async () => {
    let sent: unknown;
    network.use(
      http.post('*/api/v2/invitations/accept', async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({ ...person, role: 'download' });
      }),
    );
    const user = userEvent.setup();
    const { container } = open();
    expect(await screen.findByRole('heading', { name: 'Join Byron Roofing' })).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Grace');
    await expectAccessible(container);
    await user.type(screen.getByLabelText('Name'), ' Hopper');
    await user.type(screen.getByLabelText('Password'), 'violet harbour lamp 31{Enter}');
    await waitFor(() => expect(addressIn(container)).toBe('/search'));
    expect(sent).toEqual({ token: 't1', name: 'Grace Hopper', password: 'violet harbour lamp 31' });
    expect(currentSession()).toMatchObject({ state: 'in', person: { role: 'download' } });
  });

  it('says at the password what is weak about it', async () => {
    network.use(http.post('*/api/v2/invitations/accept', () => problem(422, 'password-too-weak')));
    const user = userEvent.setup();
    open();
    await user.type(await screen.findByLabelText('Password'), '12345678{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveAttribute('aria-invalid', 'true'));
    expect(screen.getByLabelText('Password')).toHaveFocus();
  });

  it('asks who has an account for a confirmation alone, and signs nobody in', async () => {
    network.use(
      checked(link),
      http.post('*/api/v2/invitations/confirm', () => HttpResponse.json(joined)),
    );
    const user = userEvent.setup();
    const { container } = open();
    await user.click(await screen.findByRole('button', { name: 'Accept the invitation' }));
    expect(await screen.findByRole('heading', { name: 'You joined Byron Roofing' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toBeVisible();
    expect(currentSession().state).not.toBe('in');
    await expectAccessible(container);
  });

  it('lets who is signed in go on in the account they joined, and is theirs from then on', async () => {
    let chosen: unknown;
    network.use(
      checked(link),
      http.post('*/api/v2/invitations/confirm', () => HttpResponse.json({ ...joined, accountId: 'account-9' })),
      http.get('*/api/v2/me/accounts', () =>
        HttpResponse.json({ accounts: [...myAccounts, { ...other, accountId: 'account-9' }] }),
      ),
      http.post('*/api/v2/me/account', async ({ request }) => {
        chosen = await request.json();
        return HttpResponse.json({ ...person, accountId: 'account-9', role: 'admin' });
      }),
    );
    const user = userEvent.setup();
    const { container } = open();
    act(() => signedIn(person));
    await user.click(await screen.findByRole('button', { name: 'Accept the invitation' }));
    const there = await screen.findByRole('button', { name: 'Work in Byron Roofing' });
    expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
    await expectAccessible(container);
    await user.click(there);
    await waitFor(() => expect(addressIn(container)).toBe('/search'));
    expect(chosen).toEqual({ accountId: 'account-9' });
    expect(currentSession()).toMatchObject({ state: 'in', person: { accountId: 'account-9' } });
  });

  it('tells who is signed in as somebody else that the account is not theirs', async () => {
    network.use(
      checked(link),
      http.post('*/api/v2/invitations/confirm', () => HttpResponse.json({ ...joined, accountId: 'account-9' })),
    );
    const user = userEvent.setup();
    open();
    act(() => signedIn(person));
    await user.click(await screen.findByRole('button', { name: 'Accept the invitation' }));
    expect(await screen.findByText(/You are logged in as .*, and somebody else was invited/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Work in/ })).toBeNull();
  });

  it.each([
    ['no-seat-left', /No seats remain in the plan of this account/],
    ['own-subscription', /Uh oh, this person already has an active subscription/],
  ])('says why it cannot be accepted: %s', async (code, words) => {
    network.use(
      checked(link),
      http.post('*/api/v2/invitations/confirm', () => problem(409, code)),
    );
    const user = userEvent.setup();
    open();
    await user.click(await screen.findByRole('button', { name: 'Accept the invitation' }));
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('asks for nothing when the link cannot be used, and where it has no token', async () => {
    network.use(checked({ usable: false, newcomer: false, name: null, company: null, role: '' }));
    const first = open();
    expect(await screen.findByRole('heading', { name: 'This invitation cannot be used any more' })).toBeVisible();
    await expectAccessible(first.container);
    first.unmount();
    open('/invitation');
    expect(screen.getByRole('heading', { name: 'This invitation cannot be used any more' })).toBeVisible();
  });

  it('lets a check that failed be tried again', async () => {
    network.use(http.post('*/api/v2/invitations/check-link', () => problem(503, 'unavailable')));
    const user = userEvent.setup();
    open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    network.use(checked(link));
    await user.click(again);
    expect(await screen.findByRole('button', { name: 'Accept the invitation' })).toBeVisible();
  });
});
