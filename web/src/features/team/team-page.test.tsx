import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { network, problem } from '../../testing/network.ts';
import { expectAccessible, renderAt } from '../../testing/render.tsx';
import { team } from '../../testing/at-server/team-at-server.ts';
import { TeamPage } from './team-page.tsx';

type Sent = { path: string; body: unknown };

/** Renders the page; `sent` are the changes that reach the server, each answered by `answer`. */
async function open({ seatsLeft = 7, max = 10 } = {}) {
  const sent: Sent[] = [];
  network.use(
    http.get('*/api/v2/team', () => HttpResponse.json({ ...team, seats: { ...team.seats, max, left: seatsLeft } })),
    http.post('*/api/v2/team/*', async ({ request }) => {
      const body = await request.text();
      sent.push({ path: new URL(request.url).pathname, body: body === '' ? undefined : (JSON.parse(body) as unknown) });
      return HttpResponse.json({ personId: 'p', name: 'N', email: 'e', role: 'admin' });
    }),
  );
  const view = renderAt('/settings/team', { '/settings/team': <TeamPage /> });
  await screen.findByText('Account owner');
  return { ...view, sent, user: userEvent.setup() };
}
const dialog = () => screen.getByRole('dialog');
const click = (user: ReturnType<typeof userEvent.setup>, name: string | RegExp) =>
  user.click(screen.getByRole('button', { name }));

describe('the team page', () => {
  it('says for whom the plan has no seat, and what they still may', async () => {
    const members = team.members.map((member, place) => ({ ...member, overSeats: place === 1, status: 'active' }));
    network.use(http.get('*/api/v2/team', () => HttpResponse.json({ ...team, members })));
    renderAt('/settings/team', { '/settings/team': <TeamPage /> });
    expect(await screen.findAllByText('No seat: may sign in and see, not download')).toHaveLength(1);
  });

  it('has the status beside who it is of, so that a phone shows it, and breaks no address in a word', async () => {
    const { container } = await open();
    const heads = screen.getAllByRole('table').map((table) => within(table).getAllByRole('columnheader'));
    for (const of of heads)
      expect(of.map(({ textContent }) => textContent)).toEqual(['Name and e-mail', 'Role', 'Status', 'Change']);
    expect(container.querySelector('.team-mail')?.innerHTML).toBe('owner@<wbr>example.<wbr>test');
  });

  it('shows everybody with e-mail, role and status, and former members on request', async () => {
    const { user, container } = await open();
    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    expect(rows).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Ada Byron \(you\)owner@example\.testadminAccount owner/)]),
    );
    expect(rows.some((row) => /^Mary Shelley.*downloadDisabled/.test(row))).toBe(true);
    expect(rows.some((row) => /^Emmy Noether.*adminInvited/.test(row))).toBe(true);
    expect(screen.queryByText('Jane Marcet')).toBeNull();
    await user.click(screen.getByLabelText('Show former members (1)'));
    expect(screen.getByText('Jane Marcet')).toBeVisible();
    await expectAccessible(container);
  });

  it('sends no invitation again to somebody who has another address by now', async () => {
    const moved = { ...team.invitations[0], email: '', expired: true };
    network.use(http.get('*/api/v2/team', () => HttpResponse.json({ ...team, invitations: [moved] })));
    renderAt('/settings/team', { '/settings/team': <TeamPage /> });
    const row = within(await screen.findByRole('row', { name: /Another address now/ }));
    expect(row.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Withdraw']);
  });

  it('adds nobody while the e-mail or the name is empty, and asks for what is missing', async () => {
    const { user, sent } = await open();
    const add = screen.getByRole('button', { name: 'Add to team' });
    expect(add).toHaveAttribute('aria-disabled', 'true');
    expect(add).toHaveAccessibleDescription('Please add an e-mail.');
    await user.type(screen.getByLabelText('E-mail'), 'new@example.test');
    expect(add).toHaveAccessibleDescription('Please add a name.');
    await user.click(add);
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.type(screen.getByLabelText('Name'), 'New Person');
    expect(add).toHaveAttribute('aria-disabled', 'false');
    expect(sent).toEqual([]);
  });

  it.each([
    [0, /^Without a plan there are no seats\. A plan brings them: /],
    [1, /^The one seat of your plan is taken\. A larger plan has more: /],
    [10, /^All 10 seats of your plan are taken\. A larger plan has more: /],
  ])('says of %i seats that none is left, and what brings more', async (max, words) => {
    await open({ max, seatsLeft: 0 });
    expect(screen.getByRole('link', { name: 'Billing & Payment' }).closest('p')).toHaveTextContent(words);
  });

  it('adds nobody when no seat remains, and says so', async () => {
    const { user } = await open({ seatsLeft: 0 });
    await user.type(screen.getByLabelText('E-mail'), 'new@example.test');
    await user.type(screen.getByLabelText('Name'), 'New Person');
    const add = screen.getByRole('button', { name: 'Add to team' });
    expect(add).toHaveAttribute('aria-disabled', 'true');
    expect(add).toHaveAccessibleDescription('No seats remain.');
    await user.click(add);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('invites after a confirmation, by keyboard alone, and names the person and the role', async () => {
    const { user, sent, container } = await open();
    await user.type(screen.getByLabelText('Name'), ' New Person ');
    await user.type(screen.getByLabelText('E-mail'), 'new@example.test');
    await user.selectOptions(screen.getByLabelText('Role'), 'admin');
    await user.type(screen.getByLabelText('E-mail'), '{Enter}');
    expect(within(dialog()).getByText(/Invite New Person \(new@example\.test\) to your team as admin\?/)).toBeVisible();
    expect(sent).toEqual([]);
    await expectAccessible(container);
    await click(user, 'Send the invitation');
    expect(await screen.findByText('New Person was invited to your team as admin.')).toBeVisible();
    expect(sent).toEqual([
      { path: '/api/v2/team/invitations', body: { name: 'New Person', email: 'new@example.test', role: 'admin' } },
    ]);
    expect(screen.getByLabelText('Name')).toHaveValue('');
  });

  it.each([
    [
      'Remove: Grace Hopper',
      'Remove',
      'members/person-2/remove',
      undefined,
      'Grace Hopper (download) was removed from your team.',
    ],
    [
      'Disable: Grace Hopper',
      'Disable',
      'members/person-2/disable',
      undefined,
      'Grace Hopper (download) was disabled.',
    ],
    [
      'Enable: Mary Shelley',
      'Enable',
      'members/person-3/enable',
      undefined,
      'Mary Shelley can work in this account again as download.',
    ],
    [
      'Make admin: Grace Hopper',
      'Change the role',
      'members/person-2/role',
      { role: 'admin' },
      'Grace Hopper now has the role admin.',
    ],
    [
      'Send again: Emmy Noether',
      'Send it again',
      'invitations/person-5/resend',
      undefined,
      'The invitation of Emmy Noether as admin was sent again.',
    ],
    [
      'Withdraw: Emmy Noether',
      'Withdraw',
      'invitations/person-5/withdraw',
      undefined,
      'The invitation of Emmy Noether as admin was withdrawn.',
    ],
  ])('asks before "%s", and says afterwards what was done', async (button, confirm, path, body, done) => {
    const { user, sent } = await open();
    await click(user, button);
    await user.click(within(dialog()).getByRole('button', { name: 'Cancel' }));
    expect(sent).toEqual([]);
    await click(user, button);
    await user.click(within(dialog()).getByRole('button', { name: confirm }));
    expect(await screen.findByText(done)).toBeVisible();
    expect(sent).toEqual([{ path: `/api/v2/team/${path}`, body }]);
    // The button may be gone with its row.
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('removes nobody who tries it to themselves, and says why', async () => {
    const { user, sent } = await open();
    await click(user, 'Remove: Ada Byron');
    expect(screen.getByText('Uh oh, you cannot remove yourself.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent).toEqual([]);
  });

  it('says that somebody with an own subscription cannot be added', async () => {
    const { user } = await open();
    network.use(http.post('*/api/v2/team/invitations', () => problem(409, 'own-subscription')));
    await user.type(screen.getByLabelText('Name'), 'New Person');
    await user.type(screen.getByLabelText('E-mail'), 'new@example.test{Enter}');
    await click(user, 'Send the invitation');
    expect(
      await screen.findByText(
        /Uh oh, this person already has an active subscription and cannot be added to your account\./,
      ),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText('Name')).toHaveValue('New Person');
  });
});
