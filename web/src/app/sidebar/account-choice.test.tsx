import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { currentSession } from '../../server/session.ts';
import { network, person, problem } from '../../testing/network.ts';
import { addressIn, expectAccessible, renderAt } from '../../testing/render.tsx';
import { myAccounts } from '../../testing/at-server/team-at-server.ts';
import { AccountChoice } from './account-choice.tsx';

const other = {
  accountId: 'account-2',
  company: null,
  ownerName: 'Grace',
  role: 'download',
  owner: false,
  current: false,
};
const open = () => renderAt('/downloads', { '/downloads': <AccountChoice /> });
const several = () =>
  network.use(http.get('*/api/v2/me/accounts', () => HttpResponse.json({ accounts: [...myAccounts, other] })));

describe('the choice of an account', () => {
  it('is not there for who has one only', async () => {
    const { client, container } = open();
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(container.querySelector('details')).toBeNull();
  });

  it('goes on in the chosen account, with its session', async () => {
    several();
    let sent: unknown;
    network.use(
      http.post('*/api/v2/me/account', async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({ ...person, accountId: 'account-2', role: 'download' });
      }),
    );
    const user = userEvent.setup();
    const { container } = open();
    await user.click(await screen.findByText('Byron Roofing', { selector: 'summary span' }));
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: /^Byron Roofing/ }));
    expect(sent).toBeUndefined();
    await user.click(screen.getByRole('button', { name: /^Team of Grace/ }));
    await waitFor(() => expect(addressIn(container)).toBe('/search'));
    expect(sent).toEqual({ accountId: 'account-2' });
    expect(currentSession()).toMatchObject({ person: { accountId: 'account-2', role: 'download' } });
  });

  it('stays in the account when the server refuses, and says so', async () => {
    several();
    network.use(http.post('*/api/v2/me/account', () => problem(404, 'account-not-yours')));
    const user = userEvent.setup();
    open();
    await user.click(await screen.findByText('Byron Roofing', { selector: 'summary span' }));
    await user.click(screen.getByRole('button', { name: /^Team of Grace/ }));
    expect(await screen.findByText(/You are still in the account from before/)).toBeVisible();
    expect(currentSession()).toMatchObject({ person: { accountId: 'account-1' } });
  });
});
