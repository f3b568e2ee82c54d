import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { subscription } from '../../../testing/at-server/billing-at-server.ts';
import { network, problem, usage } from '../../../testing/network.ts';
import { expectAccessible, renderAt } from '../../../testing/render.tsx';
import { BillingPage } from './billing-page.tsx';
import { billingAtServer } from './testing/billing-at-server.ts';

const open = () => renderAt('/settings/billing', { '/settings/billing': <BillingPage /> });
const typed = { 'First name': 'Jo', 'Last name': 'Doe', 'Street address': '1 Main', City: 'Mesa', State: 'AZ' };

async function giveCard(user: UserEvent, press = 'Use this card'): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Change the card' }));
  for (const [label, text] of Object.entries({ ...typed, 'Zip code': '85001' }))
    await user.type(await screen.findByLabelText(label), text);
  await user.click(screen.getByRole('button', { name: press }));
}

describe('another card', () => {
  it('is sent as a token, once, and pays from then on', async () => {
    const card = { brand: 'Mastercard', last4: '4444', expMonth: 12, expYear: 2034 };
    const sent = billingAtServer({}, { card });
    const user = userEvent.setup();
    const { container } = open();
    await giveCard(user);
    expect(await screen.findByText('Mastercard ending in 4444')).toBeVisible();
    expect(screen.getByText('Your card was changed. It pays from now on.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Use this card' })).toBeNull();
    expect(sent.map(({ path, body }) => ({ path, body }))).toEqual([
      { path: '/api/sandbox/accounts/update/account-1', body: { billing_info: { token_id: 'tok_visa' } } },
    ]);
    await expectAccessible(container);
  });

  it('while a payment is due says before and afterwards that this is charged at once', async () => {
    billingAtServer({ status: 'past-due', isPastDue: true }, { status: 'live', isPastDue: false });
    const user = userEvent.setup();
    open();
    await giveCard(user, 'Use this card and pay');
    expect(await screen.findByText('Your card was changed. What was due was charged to it.')).toBeVisible();
    expect(screen.queryByText(/It pays from now on/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Change the card' }));
    expect(await screen.findByRole('button', { name: 'Use this card' })).toBeVisible();
    expect(screen.queryByText(/is charged to the new card at once/)).toBeNull();
  });

  it('that is refused leaves the old one, and shows the message as a warning', async () => {
    billingAtServer({});
    network.use(
      http.post('*/api/sandbox/accounts/*', () =>
        HttpResponse.json(
          { code: 'card-declined', message: 'Your card was declined.', details: { title: 'Payment failed' } },
          { status: 402 },
        ),
      ),
    );
    open();
    await giveCard(userEvent.setup());
    const note = await screen.findByText('Your card was declined.');
    expect(note.closest('.notice')).toHaveClass('notice-warn');
    expect(screen.getByText('Visa ending in 1111')).toBeVisible();
    expect(screen.getByLabelText('First name')).toHaveValue('Jo');
  });

  it('whose bank asks is confirmed by its holder, and then looked up', async () => {
    const sent = billingAtServer({});
    const details = { transactionError: { code: 'authentication-required', clientSecret: 'confirm_1' } };
    network.use(
      http.post('*/api/sandbox/accounts/*', () =>
        HttpResponse.json({ code: 'authentication-required', message: 'Asks.', details }, { status: 402 }),
      ),
      http.post('*/api/v2/sandbox/payments/confirm_1/confirm', () => HttpResponse.json({ state: 'confirmed' })),
      http.get('*/api/v2/subscription/calls/by-key/:key', () => HttpResponse.json(subscription)),
    );
    const user = userEvent.setup();
    open();
    await giveCard(user);
    await user.click(await screen.findByRole('button', { name: 'Approve the payment' }));
    expect(await screen.findByText('Your card was changed. It pays from now on.')).toBeVisible();
    expect(sent).toEqual([]);
  });
});

describe('the end of a subscription', () => {
  const ask = async () => {
    const user = userEvent.setup();
    const view = open();
    await user.click(await screen.findByRole('button', { name: 'Cancel subscription' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Cancel your subscription?' }));
    return { ...view, user, dialog };
  };

  it('is that of the period unless another is chosen, says the term, and is asked for once', async () => {
    const sent = billingAtServer({}, { status: 'cancelling', isCancelling: true });
    const { container, user, dialog } = await ask();
    expect(dialog.getByRole('radio', { name: 'At the end of the period, on 5 Dec 2026' })).toBeChecked();
    expect(dialog.getByText(/at least 3 business days before the renewal: by 2 Dec 2026\./)).toBeVisible();
    await expectAccessible(container);
    await user.dblClick(dialog.getByRole('button', { name: 'Cancel my subscription' }));
    expect(await screen.findByText(/^Your subscription is cancelled and ends on 5 Dec 2026\./)).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([{ when: 'at-period-end' }]);
  });

  it('now says what is lost, and comes only where it was chosen', async () => {
    const sent = billingAtServer({}, { status: 'cancelled', isLive: false, isCancelled: true });
    const { user, dialog } = await ask();
    expect(await dialog.findByText(/Your plan ends at once, and 7,000 leads of it are lost\./)).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: 'End now' }));
    await user.click(dialog.getByRole('button', { name: 'End my subscription now' }));
    expect(await screen.findByText('Your subscription is no longer active')).toBeVisible();
    expect(screen.getByText('Your subscription has ended.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel subscription' })).toBeNull();
    expect(sent.map(({ body }) => body)).toEqual([{ when: 'now' }]);
  });

  it.each([
    [
      7_000,
      10_000,
      'Your plan ends at once, and 7,000 leads of it are lost. 10,000 leads stay, to be downloaded with a plan.',
    ],
    [1, 1, 'Your plan ends at once, and 1 lead of it is lost. 1 lead stays, to be downloaded with a plan.'],
    [0, 0, 'Your plan ends at once.'],
  ])('now says of %d leads of the plan and %d earned ones what becomes of them', async (ofPlan, earned, words) => {
    billingAtServer({});
    const lots = [
      { ...usage.lots[0], available: ofPlan },
      { ...usage.lots[0], lotId: 'earned', kind: 'credit', available: earned },
    ];
    network.use(http.get('*/api/v2/usage', () => HttpResponse.json({ ...usage, lots })));
    const { dialog } = await ask();
    expect(await dialog.findByText(`${words} Payments are not refunded. This cannot be taken back.`)).toBeVisible();
  });

  it('does not come where the question is closed', async () => {
    const sent = billingAtServer({});
    const { user, dialog } = await ask();
    await user.click(dialog.getByRole('button', { name: 'Keep my subscription' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent).toEqual([]);
  });

  it('that failed says whom to write to, letter by letter', async () => {
    billingAtServer({});
    const message =
      'Uh oh, something went wrong.  Please send an email to support@example.test to cancel your subscription.';
    network.use(http.post('*/api/sandbox/subscriptions/*', () => problem(409, 'cancel-failed', message)));
    const { user, dialog } = await ask();
    await user.click(dialog.getByRole('button', { name: 'Cancel my subscription' }));
    const shown = await screen.findByText(/^Uh oh, something went wrong/);
    expect(shown.textContent).toContain(message);
  });

  it('that the server cannot take just now says so, and whom to write to', async () => {
    billingAtServer({});
    network.use(http.post('*/api/sandbox/subscriptions/*', () => problem(503, 'unavailable')));
    network.use(http.get('*/api/v2/subscription/calls/by-key/*', () => problem(404, 'call-unknown')));
    const { user, dialog } = await ask();
    await user.click(dialog.getByRole('button', { name: 'Cancel my subscription' }));
    expect((await dialog.findByText(/Uh oh, something went wrong/)).textContent).toContain(
      'Uh oh, something went wrong.  Please send an email to support@example.test to cancel your subscription.',
    );
  });

  it('moves the focus to the heading, and a question that was answered does not come again', async () => {
    billingAtServer({}, { status: 'cancelling', isCancelling: true });
    const { user, dialog } = await ask();
    await user.click(dialog.getByRole('button', { name: 'Cancel my subscription' }));
    const back = await screen.findByRole('button', { name: 'Reactivate' });
    expect(screen.getByText('Your subscription was cancelled.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    billingAtServer({}, {});
    await user.click(back);
    expect(await screen.findByText('Your subscription goes on. It is renewed as before.')).toBeVisible();
    expect(screen.queryByText('Your subscription was cancelled.')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('is taken back by Reactivate, while it has not come', async () => {
    const sent = billingAtServer({ status: 'cancelling', isCancelling: true }, { status: 'live', isCancelling: false });
    const user = userEvent.setup();
    const { container } = open();
    const button = await screen.findByRole('button', { name: 'Reactivate' });
    await expectAccessible(container);
    expect(screen.queryByRole('button', { name: 'Cancel subscription' })).toBeNull();
    await user.dblClick(button);
    expect(await screen.findByText('Your subscription goes on. It is renewed as before.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Reactivate' })).toBeNull());
    expect(sent.map(({ path }) => path)).toEqual(['/api/v2/subscription/reactivate']);
  });
});
