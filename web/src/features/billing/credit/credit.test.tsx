// Credit, disputed payments and debts, wherever the pages of billing name a sum.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { plans } from '../../../testing/at-server/billing-at-server.ts';
import { network, usage } from '../../../testing/network.ts';
import { expectAccessible, renderAt } from '../../../testing/render.tsx';
import type { Credit } from '../own-credit.ts';
import { BillingPage } from '../account/billing-page.tsx';
import { billingAtServer } from '../account/testing/billing-at-server.ts';

const open = () => renderAt('/settings/billing', { '/settings/billing': <BillingPage /> });
const row = (name: string) => within(screen.getByRole('region', { name }));
const payment = { processor: 'sandbox', invoiceId: 'in_1', paidCents: 19_900, issuedAt: '2026-11-05T12:00:00Z' };
const standing = ({ leftCents = 0, takenCents = 0, owedCents = 0 }: Partial<Credit>) => ({
  ...{ leftCents, takenCents, owedCents },
});
const atServer = (credit: Partial<Credit>, quote: object = {}) => {
  billingAtServer({});
  network.use(
    http.get('*/api/v2/credit', () =>
      HttpResponse.json({ leftCents: 0, takenCents: 0, owedCents: 0, disputed: [], owed: [], ...credit }),
    ),
    http.get('*/api/v2/subscription/change-quote', () =>
      HttpResponse.json({
        ...{ planId: 'individual-unlimited', timing: 'at-renewal', effectiveAt: '2026-12-05T12:00:00Z', rules: [] },
        ...{ chargeNowCents: 0, chargeNowByCreditCents: 0, chargeAtMostCents: 0, creditCents: 0, peopleOver: 0 },
        ...{ nextChargeAt: '2026-12-05T12:00:00Z', nextChargeCents: 5_000 },
        ...{ quoted: null, credit: standing(credit) },
        ...quote,
      }),
    ),
  );
};

describe('credit', () => {
  it('is on the billing page, and in the next charge', async () => {
    atServer({ leftCents: 4_500 });
    const { container } = open();
    expect(await screen.findByRole('region', { name: 'Credit' })).toHaveTextContent(
      '$45.00It pays your next invoices before your card does.',
    );
    expect(row('Monthly charge').getByText('$45.00 of it is paid from your credit.')).toBeVisible();
    await expectAccessible(container);
  });

  it('is in what is due, and a card that it leaves nothing for is not charged', async () => {
    atServer({ leftCents: 1_000, takenCents: 4_000 });
    billingAtServer({ status: 'past-due', isPastDue: true, priceCents: 5_000 });
    open();
    expect(await screen.findByText('Due now: $50.00')).toBeVisible();
    const due = row('Monthly charge');
    expect(await due.findByText('$10.00 of it is paid from your credit.')).toBeVisible();
    expect(due.getByText(/^\$40\.00 of it is paid by credit whose payment was taken back/)).toBeVisible();
    expect(due.getByText('Your card is not charged.')).toBeVisible();
  });

  it('is in what a change of plan charges, now and later', async () => {
    atServer({ leftCents: 3_000 }, { timing: 'now', chargeNowCents: 2_000, chargeNowByCreditCents: 3_000 });
    const user = userEvent.setup();
    open();
    await user.click(await screen.findByRole('button', { name: 'Change the plan' }));
    await user.click(await screen.findByRole('button', { name: 'Choose Individual unlimited' }));
    expect(
      await screen.findByText(
        '$20.00 is charged now to Visa ending in 1111: the difference for the rest of your period.',
      ),
    ).toBeVisible();
    expect(screen.getByText('$30.00 more is paid from your credit.')).toBeVisible();
  });

  it('that pays a change whole is said in the place of the card', async () => {
    atServer({ leftCents: 3_000 }, { timing: 'now', chargeNowCents: 0, chargeNowByCreditCents: 3_000 });
    const user = userEvent.setup();
    open();
    await user.click(await screen.findByRole('button', { name: 'Change the plan' }));
    await user.click(await screen.findByRole('button', { name: 'Choose Individual unlimited' }));
    expect(
      await screen.findByText('$30.00 is paid from your credit: the difference for the rest of your period.'),
    ).toBeVisible();
  });

  it('is in what a planned change charges from then on', async () => {
    atServer({ leftCents: 3_000 });
    const user = userEvent.setup();
    open();
    await user.click(await screen.findByRole('button', { name: 'Change the plan' }));
    await user.click(await screen.findByRole('button', { name: 'Choose Individual unlimited' }));
    expect(await screen.findByText('From then on $50.00 is charged a month.')).toBeVisible();
    expect(within(screen.getByRole('dialog')).getByText('$30.00 of it is paid from your credit.')).toBeVisible();
  });

  it('stays at an end, and the question says so', async () => {
    atServer({ leftCents: 3_000 });
    open();
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Cancel subscription' }));
    expect(screen.getByText('Your credit of $30.00 stays, and pays first when you subscribe again.')).toBeVisible();
  });

  it('is not named where there is none', async () => {
    atServer({});
    open();
    await screen.findByText('Visa ending in 1111');
    expect(screen.queryByText(/credit|disputed|You owe/i)).toBeNull();
  });
});

it('never stands below nothing: what is owed is said beside it', async () => {
  atServer({ leftCents: -300, owedCents: 2_000, owed: [{ ...payment, because: 'refund', owedCents: 2_000 }] });
  open();
  expect(await screen.findByRole('region', { name: 'Credit' })).toHaveTextContent(
    'Credit$0.00$20.00 is owed beside it.',
  );
});

it('what a change settles of a debt, and credit that pays for nothing, is said before the click', async () => {
  const rules = [
    { code: 'owed-first', leads: null, cents: 2_000 },
    { code: 'credit-taken-back', leads: null, cents: 300 },
  ];
  atServer({ owedCents: 2_000 }, { timing: 'now', chargeNowCents: 5_000, quoted: { at: '', cents: 5_000 }, rules });
  const user = userEvent.setup();
  open();
  await user.click(await screen.findByRole('button', { name: 'Change the plan' }));
  await user.click(await screen.findByRole('button', { name: 'Choose Individual unlimited' }));
  expect(
    await screen.findByText('You owe $20.00. $20.00 of what you pay now settles it, and brings no leads.'),
  ).toBeVisible();
  expect(
    screen.getByText('$3.00 of your credit pays for nothing: the payment that it came from was taken back.'),
  ).toBeVisible();
});

describe('in a period whose payment went back', () => {
  const unpaid = () => {
    atServer({}, { timing: 'now', chargeNowCents: 5_000 });
    network.use(http.get('*/api/v2/usage', () => HttpResponse.json({ ...usage, unpaid: true, seats: 1 })));
  };

  it('billing says what is gone, what holds until its end, and what ends that', async () => {
    unpaid();
    const { container } = open();
    expect(await screen.findByText(/^This period is not paid for/)).toHaveTextContent(
      /Until 1 Dec 2026 only the owner downloads, 5,000 leads a file at most\.$/,
    );
    expect(
      screen.getByText('A change of plan brings nothing back; the payment of the next period does.'),
    ).toBeVisible();
    expect(screen.getByText('You keep what is left of your plan until the period ends.')).toBeVisible();
    expect(screen.queryByText(/keep what you paid for/)).toBeNull();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Cancel subscription' }));
    expect(screen.getByText(/^You keep what is left of it until then\./)).toBeVisible();
    await expectAccessible(container);
  });

  it.each([
    [
      { membersMax: 10, downloadLimit: 10_000 },
      ' This period is not paid for, so its seats and larger files come on 5 Dec 2026.',
    ],
    [{ membersMax: 10 }, ' This period is not paid for, so its seats come on 5 Dec 2026.'],
    [{}, ''],
  ])('a change now to a plan with %j says before the click what of it comes later', async (more, later) => {
    unpaid();
    network.use(
      http.get('*/api/v2/plans', () => HttpResponse.json({ plans: plans.map((plan) => ({ ...plan, ...more })) })),
    );
    const user = userEvent.setup();
    open();
    await user.click(await screen.findByRole('button', { name: 'Change the plan' }));
    await user.click(await screen.findByRole('button', { name: 'Choose Individual unlimited' }));
    expect(await screen.findByText(`Individual unlimited begins now.${later}`)).toBeVisible();
  });
});

it('a disputed payment is said with what follows', async () => {
  atServer({ disputed: [payment] });
  const { container } = open();
  const link = await screen.findByRole('link', { name: 'payment of $199.00 of 5 Nov 2026' });
  expect(link.closest('p')).toHaveTextContent('Your payment of $199.00 of 5 Nov 2026 is disputed at your bank.');
  expect(link).toHaveAttribute('href', `/settings/invoices#${payment.invoiceId}`);
  expect(screen.getByText(/^Leads or credit that were taken back for it return if the payment stands\./)).toBeVisible();
  // An upgrade's difference may have brought no leads, and those of another payment are there.
  expect(screen.queryByText(/leads .* gone/)).toBeNull();
  await expectAccessible(container);
});

it('a debt is said with why, what it stops, and how it is settled', async () => {
  atServer({ owedCents: 2_000, owed: [{ ...payment, because: 'refund', owedCents: 2_000 }] });
  const { container } = open();
  expect(await screen.findByText('You owe $20.00 for leads that you used.')).toBeVisible();
  const link = screen.getByRole('link', { name: 'payment of $199.00 of 5 Nov 2026' });
  expect(link.closest('p')).toHaveTextContent(/^\$20\.00: credit of your payment of \$199\.00 .+ was refunded\.$/);
  expect(screen.getByText(/^Your next payment settles it first/)).toBeVisible();
  expect(row('Monthly charge').getByText('$20.00 of it settles what you owe, and brings no leads.')).toBeVisible();
  await expectAccessible(container);
});

it('a debt says whether the bank still decides about its payment', async () => {
  const owed = [
    { ...payment, because: 'dispute' as const, owedCents: 500 },
    { ...payment, invoiceId: 'in_2', because: 'dispute' as const, owedCents: 700 },
  ];
  atServer({ owedCents: 1_200, disputed: [payment], owed });
  open();
  expect(await screen.findByText(/^\$5\.00: credit of your/)).toHaveTextContent(
    /paid for them, and that payment is disputed\.$/,
  );
  expect(screen.getByText(/^\$7\.00: credit of your/)).toHaveTextContent(/that payment was taken back by your bank\.$/);
});

describe('while money is owed', () => {
  const standing = { leftCents: 0, takenCents: 4_999, owedCents: 792 };

  it('billing says what the next charge is, who pays it, and what it brings', async () => {
    atServer({ ...standing, owed: [{ ...payment, because: 'refund', owedCents: 792 }] });
    open();
    expect(await screen.findByText('You owe $7.92 for leads that you used.')).toBeVisible();
    for (const sentence of [
      '$49.99 of it is paid by credit whose payment was taken back, and brings no leads.',
      '$7.92 of it settles what you owe, and brings no leads.',
      'Your card is charged $49.01.',
      'It brings 20,752 leads instead of 50,000.',
    ])
      expect(row('Monthly charge').getByText(sentence)).toBeVisible();
  });

  it('billing says that a charge of which nothing is left brings none', async () => {
    atServer({ takenCents: 9_900 });
    open();
    expect(await screen.findByText('It brings no leads.')).toBeVisible();
  });

  it('a charge that settles a part of the debt names the whole of it, as the page does', async () => {
    const rules = [{ code: 'owed-first', leads: null, cents: 1 }];
    atServer(standing, { timing: 'now', chargeNowCents: 1, quoted: { at: '', cents: 5_000 }, rules });
    const user = userEvent.setup();
    open();
    await user.click(await screen.findByRole('button', { name: 'Change the plan' }));
    await user.click(await screen.findByRole('button', { name: 'Choose Individual unlimited' }));
    expect(
      await screen.findByText('You owe $7.92. $0.01 of what you pay now settles part of it, and brings no leads.'),
    ).toBeVisible();
  });

  it('a change at the end of the period says the same of the charge that begins it', async () => {
    const rules = [{ code: 'owed-first', leads: null, cents: 1 }];
    atServer(standing, { rules });
    const user = userEvent.setup();
    open();
    await user.click(await screen.findByRole('button', { name: 'Change the plan' }));
    await user.click(await screen.findByRole('button', { name: 'Choose Individual unlimited' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change to Individual unlimited?' }));
    expect(await dialog.findByText('Your card is charged $0.01.')).toBeVisible();
    expect(dialog.getByText('$0.01 of it settles what you owe, and brings no leads.')).toBeVisible();
    expect(dialog.queryByText(/You owe/)).toBeNull();
  });
});
