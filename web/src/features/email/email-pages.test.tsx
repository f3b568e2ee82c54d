import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { currentSession } from '../../server/session.ts';
import { network, problem } from '../../testing/network.ts';
import { expectAccessible, renderAt } from '../../testing/render.tsx';
import { ConfirmEmailPage } from './confirm-email-page.tsx';
import { UpdateEmailPage } from './update-email-page.tsx';

const routes = { '/settings/update_email': <UpdateEmailPage />, '/confirm_email': <ConfirmEmailPage /> };
const sent: unknown[] = [];
beforeEach(() => void (sent.length = 0));
const answer = (path: string, status = 204) =>
  http.post(`*${path}`, async ({ request }) => {
    sent.push(await request.json());
    return status === 204 ? new HttpResponse(null, { status }) : HttpResponse.json({ message: 'Sent.' }, { status });
  });

describe('updating the e-mail address', () => {
  const opened = async () => {
    network.use(answer('/api/v2/me/reauthentication'));
    const view = renderAt('/settings/update_email', routes);
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Current password'), 'quiet meadow 17{Enter}');
    expect(await screen.findByText("You're in! Nice work.")).toBeVisible();
    return { ...view, user };
  };

  it('asks for the password first, says whether the address looks good, and sends it in lower case', async () => {
    network.use(
      answer('/api/v2/me/email', 202),
      http.get('*/api/v2/mailbox', () => problem(404, 'not-found')),
    );
    const { container, user } = await opened();
    const field = screen.getByLabelText('New e-mail');
    await user.type(field, 'Ada');
    expect(field).toHaveAccessibleDescription("Uh oh, that doesn't look like an email address.");
    await expectAccessible(container);
    await user.type(field, '@Byron.example');
    expect(screen.getByText('Email looks good.')).toHaveAttribute('role', 'status');
    expect(field).toBeValid();
    await user.click(screen.getByRole('button', { name: 'Update email' }));
    expect(await screen.findByText('ada@byron.example')).toBeVisible();
    expect(screen.getByText(/It works once, for 30 minutes/)).toBeVisible();
    await expectAccessible(container);
    expect(sent).toEqual([
      { currentPassword: 'quiet meadow 17' },
      { currentPassword: 'quiet meadow 17', email: 'ada@byron.example' },
    ]);
  });

  it('says that the password is wrong, and keeps the person signed in', async () => {
    network.use(http.post('*/api/v2/me/reauthentication', () => problem(403, 'password-wrong')));
    const { container } = renderAt('/settings/update_email', routes);
    await userEvent.type(await screen.findByLabelText('Current password'), 'wrong meadow 17{Enter}');
    expect(await screen.findByText("Uh oh, that didn't work :(")).toBeVisible();
    expect(screen.getByLabelText('Current password')).toHaveFocus();
    await expectAccessible(container);
  });

  it.each(['', 'nobody', 'a@', 'a b@c.test'])('sends nothing for “%s”, and puts the focus back', async (given) => {
    const { user } = await opened();
    if (given !== '') await user.type(screen.getByLabelText('New e-mail'), given);
    await user.click(screen.getByRole('button', { name: 'Update email' }));
    expect(screen.getByLabelText('New e-mail')).toHaveFocus();
    expect(screen.getByText("Uh oh, that doesn't look like an email address.")).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('says why it was not updated, and asks for the password again where that has changed', async () => {
    const refused = { now: problem(503, 'unavailable') };
    network.use(http.post('*/api/v2/me/email', () => refused.now));
    const { user } = await opened();
    await user.type(screen.getByLabelText('New e-mail'), 'ada@byron.example{Enter}');
    expect(await screen.findByText(/^Email was not updated: The service is not available right now/)).toBeVisible();
    refused.now = problem(403, 'password-wrong', 'The current password is wrong.');
    await user.click(screen.getByRole('button', { name: 'Update email' }));
    await user.click(await screen.findByRole('button', { name: 'Enter it again' }));
    expect(await screen.findByLabelText('Current password')).toBeVisible();
  });
});

describe('the page of the mailed link', () => {
  const confirming = () => userEvent.click(screen.getByRole('button', { name: 'Confirm this address' }));

  it('waits for a click, changes the address, and logs this browser out', async () => {
    network.use(answer('/api/v2/email-changes/confirm'));
    const { container } = renderAt('/confirm_email?token=t', routes);
    expect(await screen.findByRole('heading', { name: 'Confirm your new e-mail address' })).toBeVisible();
    await expectAccessible(container);
    expect(sent).toEqual([]);
    await confirming();
    expect(await screen.findByRole('heading', { name: 'Your e-mail address is changed' })).toBeVisible();
    expect(sent).toEqual([{ token: 't' }]);
    expect(currentSession()).toEqual({ state: 'out', because: 'left' });
    await expectAccessible(container);
  });

  it.each(['at once', 'at the click'])('says %s that the link cannot be used, and offers another', async (when) => {
    const usable = when === 'at the click';
    network.use(
      http.post('*/api/v2/email-changes/check-link', () => HttpResponse.json({ usable })),
      http.post('*/api/v2/email-changes/confirm', () => problem(410, 'email-link-not-usable')),
    );
    const { container } = renderAt('/confirm_email?token=t', routes, { visitor: true });
    if (usable) {
      await screen.findByRole('button', { name: 'Confirm this address' });
      await confirming();
    }
    expect(await screen.findByRole('heading', { name: 'This link cannot be used any more' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Get a new link' })).toHaveAttribute('href', '/settings/update_email');
    await expectAccessible(container);
  });
});
