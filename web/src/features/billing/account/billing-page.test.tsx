import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setOnline } from '../../../testing/connection.ts';
import { plans, subscription } from '../../../testing/at-server/billing-at-server.ts';
import { network, problem } from '../../../testing/network.ts';
import { addressIn, expectAccessible, renderAt } from '../../../testing/render.tsx';
import { BillingPage } from './billing-page.tsx';
import { billingAtServer } from './testing/billing-at-server.ts';

const open = () => renderAt('/settings/billing', { '/settings/billing': <BillingPage /> });

const rollover = { ...plans[1], planId: 'rollover-50k', name: '50K rollover', priceCents: 19_900 };
const quoted = { at: '2026-11-20T12:00:00.000000Z', cents: 4_952 };
const quoteOf = (change: object) => ({
  ...{ planId: 'rollover-50k', timing: 'now', effectiveAt: '2026-11-20T12:00:00Z' },
  ...{ chargeNowCents: 4_952, chargeNowByCreditCents: 0, chargeAtMostCents: 10_000, creditCents: 0 },
  ...{ peopleOver: 0, rules: [], nextChargeAt: '2026-12-05T12:00:00Z', nextChargeCents: 19_900 },
  ...{ credit: { leftCents: 0, takenCents: 0, owedCents: 0 }, quoted },
  ...change,
});
const quote = (change: object) =>
  http.get('*/api/v2/subscription/change-quote', ({ request }) =>
    HttpResponse.json(quoteOf({ planId: new URL(request.url).searchParams.get('plan_code'), ...change })),
  );
const row = (name: string) => within(screen.getByRole('region', { name }));

describe('the billing page', () => {
  it('shows the plan, the card and the monthly charge', async () => {
    billingAtServer({});
    const { container } = open();
    expect(await screen.findByText('Visa ending in 1111')).toBeVisible();
    expect(screen.getByText('Expires 12/2034')).toBeVisible();
    expect(row('Plan').getByText('Team unlimited')).toBeVisible();
    expect(row('Plan').getByText('$99.00 a month')).toBeVisible();
    expect(row('Monthly charge').getByText('5 Dec 2026')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cancel subscription' })).toBeVisible();
    await expectAccessible(container);
  });

  it('says what it waits for', async () => {
    let answer: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => (answer = resolve));
    network.use(
      http.get('*/api/v2/subscription', async () => {
        await waiting;
        return HttpResponse.json(subscription);
      }),
    );
    open();
    await waitFor(() => expect(screen.getByText('One Sec, grabbing your billing information.')).toBeVisible());
    answer();
    expect(await screen.findByText('Visa ending in 1111')).toBeVisible();
  });

  it.each([
    [{ expMonth: 1, expYear: 2020 }, /^Expired 01\/2020\. Please change it/],
    [{ expMonth: new Date().getMonth() + 1, expYear: new Date().getFullYear() }, /, soon\. Please change it/],
  ])('says that the card has expired or will soon: %j', async (expiry, words) => {
    billingAtServer({ card: { brand: 'Visa', last4: '1111', ...expiry } });
    open();
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('says what is safe when it cannot be read', async () => {
    network.use(http.get('*/api/v2/subscription', () => problem(503, 'unavailable')));
    open();
    expect(await screen.findByText(/Nothing was charged/)).toBeVisible();
  });

  it('says that a payment is due, in the known words, and lets nobody change the plan', async () => {
    const sent = billingAtServer({ status: 'past-due', isPastDue: true });
    open();
    expect(
      await screen.findByText(
        "We've been unable to bill your card on file. Please update your card below to avoid your subscription being canceled for non-payment.",
      ),
    ).toBeVisible();
    const change = screen.getByRole('button', { name: 'Change the plan' });
    expect(change).toHaveAttribute('aria-disabled', 'true');
    await userEvent.setup().click(change);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent).toEqual([]);
  });

  it('lets nobody change a plan that is about to end, and says what helps', async () => {
    billingAtServer({ status: 'cancelling', isCancelling: true });
    open();
    expect(await screen.findByText('Reactivate your subscription first to change the plan.')).toBeVisible();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Change the plan' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leads to the sign-up page when the subscription has ended', async () => {
    billingAtServer({ status: 'cancelled', isLive: false, isCancelled: true });
    open();
    expect(await screen.findByText('Your subscription is no longer active')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Subscribe now' })).toHaveAttribute('href', '/signup');
    expect(screen.queryByRole('button', { name: 'Cancel subscription' })).toBeNull();
  });

  it('offers the plans to who changes one that has ended, and goes on to subscribe with the chosen one', async () => {
    billingAtServer({ status: 'cancelled', isLive: false, isCancelled: true });
    const { container } = open();
    const user = userEvent.setup();
    await screen.findByText('Your subscription is no longer active');
    await user.click(screen.getByRole('button', { name: 'Change the plan' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Subscribe' }));
    await user.click(await dialog.findByRole('button', { name: 'Choose Team unlimited' }));
    expect(addressIn(container)).toBe('/signup?plan=team-unlimited');
  });

  it('answers Change without a subscription by Bummer :( and a link to sign up', async () => {
    billingAtServer({ status: 'free-trial', isFreeTrial: true, card: null });
    open();
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Change the plan' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Bummer :(' }));
    expect(dialog.getByText("Uh oh, you don't currently have a subscription.")).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup');
  });
});

describe('another plan', () => {
  const choose = async (name: string) => {
    const user = userEvent.setup();
    open();
    await user.click(await screen.findByRole('button', { name: 'Change the plan' }));
    await user.click(await screen.findByRole('button', { name: `Choose ${name}` }));
    return user;
  };
  beforeEach(() => network.use(http.get('*/api/v2/plans', () => HttpResponse.json({ plans: [...plans, rollover] }))));

  it('is compared line by line at once, and an upgrade says exactly what is charged now', async () => {
    const sent = billingAtServer({}, { planId: 'rollover-50k', planName: '50K rollover', priceCents: 19_900 });
    network.use(quote({}));
    const user = userEvent.setup();
    const { container } = open();
    await user.click(await screen.findByRole('button', { name: 'Change the plan' }));
    expect(await screen.findByRole('heading', { name: 'Select a plan' })).toBeVisible();
    expect(within(screen.getByRole('article', { name: 'Team unlimited' })).getByText('Your plan')).toBeVisible();
    expect(screen.queryByText('Your choice')).toBeNull();
    expect(await screen.findByRole('table')).toBeVisible();
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: 'Choose 50K rollover' }));
    expect(await screen.findByText('50K rollover begins now.')).toBeVisible();
    expect(
      screen.getByText('$49.52 is charged now to Visa ending in 1111: the difference for the rest of your period.'),
    ).toBeVisible();
    expect(screen.getByText('From 5 Dec 2026 on, $199.00 is charged a month.')).toBeVisible();
    await expectAccessible(container);
    await user.dblClick(screen.getByRole('button', { name: 'Pay $49.52 and change' }));
    expect(await screen.findByText('Payment successful!')).toBeVisible();
    expect(await row('Plan').findByText('50K rollover')).toBeVisible();
    expect(sent).toEqual([
      {
        path: '/api/sandbox/subscriptions/createChange/sub_1',
        key: expect.any(String),
        body: { plan_code: 'rollover-50k', quoted },
      },
    ]);
  });

  it('whose sums hold no more is asked again, with the new ones', async () => {
    billingAtServer({});
    const cents = [4_952, 4_951];
    network.use(
      http.get('*/api/v2/subscription/change-quote', () =>
        HttpResponse.json(quoteOf({ chargeNowCents: cents.shift() })),
      ),
      http.post('*/api/sandbox/subscriptions/*', () =>
        HttpResponse.json(
          { code: 'quote-over', message: 'It is not what it was.', correlationId: 'c' },
          { status: 409 },
        ),
      ),
    );
    const user = await choose('50K rollover');
    await user.click(await screen.findByRole('button', { name: 'Pay $49.52 and change' }));
    expect(await screen.findByRole('button', { name: 'Pay $49.51 and change' })).toBeVisible();
    expect(screen.getByText(/It is not what it was\./)).toBeVisible();
  });

  it('that is cheaper begins at the renewal, is shown until then, and can be taken back', async () => {
    const nextPlan = { name: 'Individual unlimited', priceCents: 5_000, terms: null };
    const sent = billingAtServer({}, { nextPlanId: 'individual-unlimited', nextPlan });
    network.use(
      quote({ timing: 'at-renewal', quoted: null, chargeNowCents: 0, chargeAtMostCents: 0, nextChargeCents: 5_000 }),
    );
    const user = await choose('Individual unlimited');
    expect(await screen.findByText('Nothing is charged now.')).toBeVisible();
    expect(
      screen.getByText('You keep Team unlimited until 5 Dec 2026. On that day Individual unlimited begins.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change on 5 Dec 2026' }));
    expect(
      await screen.findByText('From 5 Dec 2026 you are on Individual unlimited, at $50.00 a month.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep Team unlimited' }));
    await waitFor(() =>
      expect(sent.map(({ body }) => body)).toEqual([
        { plan_code: 'individual-unlimited' },
        { plan_code: 'team-unlimited' },
      ]),
    );
  });

  it('that is cheaper and begins now says what comes back, what does not, and what becomes of the leads', async () => {
    const sent = billingAtServer({});
    const asked: (string | null)[] = [];
    const back = { at: quoted.at, cents: -2_450 };
    const rules = [
      { code: 'credit', leads: null, cents: 2_450 },
      { code: 'leads-gone', leads: 1_000, cents: null },
      { code: 'carried-end', leads: 12_000, cents: null },
    ];
    network.use(
      http.get('*/api/v2/subscription/change-quote', ({ request }) => {
        const timing = new URL(request.url).searchParams.get('timeframe');
        asked.push(timing);
        return HttpResponse.json({
          ...quoteOf({ planId: 'individual-unlimited', timing: timing ?? 'at-renewal', rules, peopleOver: 2 }),
          ...{ chargeNowCents: 0, chargeAtMostCents: 0, creditCents: 2_450, nextChargeCents: 5_000 },
          quoted: timing === 'now' ? back : null,
        });
      }),
    );
    const user = await choose('Individual unlimited');
    expect(screen.getByRole('radio', { name: 'At the end of the period, on 5 Dec 2026' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Now' }));
    expect(await screen.findByText('Individual unlimited begins now.')).toBeVisible();
    for (const sentence of [
      'Nothing is charged now.',
      'The plan has no seat for 2 people of your team: those who joined last sign in and see everything, but cannot download until you remove somebody or take a larger plan.',
      '$24.50 comes back as credit: at most the part of your period that is unused, in time and in leads. It pays your next invoices and never goes to your card.',
      '1,000 leads go back with the money. Others that are left stay.',
      'Leads of the plan that are left on 5 Dec 2026 end then, also those that you carried over before. Earned leads stay.',
    ])
      expect(screen.getByText(sentence)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change now' }));
    await waitFor(() =>
      expect(sent[0]?.body).toEqual({ plan_code: 'individual-unlimited', timeframe: 'now', quoted: back }),
    );
    expect(asked).toEqual([null, 'now']);
  });

  it('says at most how much where the provider does not know it before', async () => {
    billingAtServer({});
    network.use(quote({ chargeNowCents: null }));
    await choose('50K rollover');
    expect(await screen.findByText(/^At most \$100\.00 is charged now to Visa/)).toBeVisible();
  });

  it('that the bank declines keeps the old one and says Payment failed', async () => {
    billingAtServer({});
    network.use(
      quote({}),
      http.post('*/api/sandbox/subscriptions/*', () =>
        HttpResponse.json(
          {
            code: 'card-declined',
            message: 'Your card was declined. Please try again.',
            details: { title: 'Payment failed', transactionError: { code: 'card-declined' } },
          },
          { status: 402 },
        ),
      ),
    );
    const user = await choose('50K rollover');
    await user.click(await screen.findByRole('button', { name: 'Pay $49.52 and change' }));
    expect(await screen.findByText('Payment failed')).toBeVisible();
    expect(screen.getByText('Your card was declined. Please try again.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pay $49.52 and change' })).toHaveAttribute('aria-disabled', 'false');
  });

  it('that is dearer goes through support while the server says so; a cheaper one does not', async () => {
    billingAtServer({ contactSupport: true });
    open();
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Change the plan' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Select a plan' }));
    expect(dialog.getByRole('link', { name: 'support@example.test' })).toHaveAttribute(
      'href',
      'mailto:support@example.test',
    );
    expect(await dialog.findByRole('button', { name: 'Choose Individual unlimited' })).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Choose 50K rollover' })).toBeNull();
  });

  it('is looked up and not sent again when the answer was lost', async () => {
    const sent = billingAtServer({});
    const changed = { ...subscription, planId: 'rollover-50k', planName: '50K rollover' };
    network.use(
      quote({}),
      http.post('*/api/sandbox/subscriptions/*', ({ request }) => {
        sent.push({ path: '', key: request.headers.get('idempotency-key'), body: null });
        return HttpResponse.error();
      }),
      http.get('*/api/v2/subscription/calls/by-key/:key', ({ params }) => {
        expect(params['key']).toBe(sent[0]?.key);
        return HttpResponse.json(changed);
      }),
    );
    const user = await choose('50K rollover');
    await user.click(await screen.findByRole('button', { name: 'Pay $49.52 and change' }));
    expect(await screen.findByText('Payment successful!')).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('is not sent without a connection', async () => {
    const sent = billingAtServer({});
    network.use(quote({}));
    const user = await choose('50K rollover');
    const pay = await screen.findByRole('button', { name: 'Pay $49.52 and change' });
    setOnline(false);
    await user.click(pay);
    expect(await screen.findByText(/You are offline\. Nothing was sent\./)).toBeVisible();
    setOnline(true);
    expect(sent).toEqual([]);
  });
});
