import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { network, problem } from '../../testing/network.ts';
import { addressIn, expectAccessible, renderAt } from '../../testing/render.tsx';
import { Said } from '../../components/feedback/said.tsx';
import { ChangePasswordPage } from './change-password-page.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';

const routes = {
  '/reset_password': <ResetPasswordPage />,
  '/settings/change_password': <ChangePasswordPage />,
  '/search': <Said />,
};
const sent: unknown[] = [];
beforeEach(() => void (sent.length = 0));
const answer = (path: string, status = 204) =>
  http.post(`*${path}`, async ({ request }) => {
    sent.push(await request.json());
    return status === 204
      ? new HttpResponse(null, { status })
      : HttpResponse.json({ message: 'On its way.' }, { status });
  });

async function chooseTwice(first: string, second: string, button: string) {
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('New password'), first);
  await user.type(screen.getByLabelText('New password again'), second);
  await user.click(screen.getByRole('button', { name: button }));
}

describe('a forgotten password', () => {
  it('is asked for by the address alone, and the answer names nobody', async () => {
    network.use(
      answer('/api/v2/password-resets', 202),
      http.get('*/api/v2/mailbox', () => problem(404, 'not-found')),
    );
    const { container } = renderAt('/reset_password', routes, { visitor: true });
    const user = userEvent.setup();
    await expectAccessible(container);
    await user.type(await screen.findByLabelText('E-mail'), ' ada@example.com ');
    await user.click(screen.getByRole('button', { name: 'Send me the link' }));
    expect(await screen.findByRole('heading', { name: 'Check your mail' })).toBeVisible();
    expect(screen.getByText(/has an account, a link is on its way/)).toBeVisible();
    expect(sent).toEqual([{ email: 'ada@example.com' }]);
  });

  it('is replaced by the mailed link, once both fields are the same', async () => {
    network.use(answer('/api/v2/password-resets/confirm'));
    const { container } = renderAt('/reset_password?token=t', routes, { visitor: true });
    await chooseTwice('amber harbour 32', 'amber harbour 33', 'Set the new password');
    expect(screen.getByLabelText('New password again')).toHaveAccessibleDescription(
      'The two passwords are not the same.',
    );
    expect(screen.getByLabelText('New password again')).toHaveFocus();
    expect(sent).toEqual([]);
    await expectAccessible(container);
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('New password again'), '{Backspace}2{Enter}');
    expect(await screen.findByRole('heading', { name: 'Your password is changed' })).toBeVisible();
    expect(sent).toEqual([{ token: 't', password: 'amber harbour 32' }]);
  });

  it('cannot be replaced by a link that was used: the page says so first and offers another', async () => {
    network.use(http.post('*/api/v2/password-resets/check-link', () => HttpResponse.json({ usable: false })));
    renderAt('/reset_password?token=t', routes, { visitor: true });
    expect(await screen.findByRole('heading', { name: 'This link cannot be used any more' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Get a new link' })).toHaveAttribute('href', '/reset_password');
  });

  it('says at the field why a password is too weak', async () => {
    network.use(http.post('*/api/v2/password-resets/confirm', () => problem(422, 'password-too-weak')));
    renderAt('/reset_password?token=t', routes, { visitor: true });
    await chooseTwice('password1', 'password1', 'Set the new password');
    await waitFor(() => expect(screen.getByLabelText('New password')).toBeInvalid());
    expect(screen.getByLabelText('New password')).toHaveFocus();
  });
});

describe('changing the password', () => {
  const enter = async (password: string) => {
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Current password'), `${password}{Enter}`);
  };

  it('asks for the current one first, then for the new one, sends both, and leads to the search', async () => {
    network.use(answer('/api/v2/me/reauthentication'), answer('/api/v2/me/password'));
    const { container } = renderAt('/settings/change_password', routes);
    await expectAccessible(container);
    await enter('quiet meadow 17');
    expect(await screen.findByText("You're in! Nice work.")).toBeVisible();
    await chooseTwice('amber harbour 32', 'amber harbour 32', 'Change password');
    expect(await screen.findByText(/Your password was updated/)).toBeVisible();
    expect(addressIn(container)).toBe('/search');
    expect(sent).toEqual([
      { currentPassword: 'quiet meadow 17' },
      { currentPassword: 'quiet meadow 17', newPassword: 'amber harbour 32' },
    ]);
  });

  it('says that the current one is wrong, and keeps the person signed in', async () => {
    network.use(http.post('*/api/v2/me/reauthentication', () => problem(403, 'password-wrong')));
    renderAt('/settings/change_password', routes);
    await enter('wrong meadow 17');
    expect(await screen.findByText("Uh oh, that didn't work :(")).toBeVisible();
    expect(screen.getByLabelText('Current password')).toHaveFocus();
  });

  it('says why it was not updated', async () => {
    network.use(
      answer('/api/v2/me/reauthentication'),
      http.post('*/api/v2/me/password', () => problem(503, 'unavailable')),
    );
    renderAt('/settings/change_password', routes);
    await enter('quiet meadow 17');
    await chooseTwice('amber harbour 32', 'amber harbour 32', 'Change password');
    expect(await screen.findByText(/^Password was not updated: The service is not available right now/)).toBeVisible();
  });
});
