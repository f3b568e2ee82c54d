import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { adjustment, givenPlans, planQuote } from '../../../testing/at-server/finance-at-server.ts';
import { network } from '../../../testing/network.ts';
import { expectAccessible, renderAt } from '../../../testing/render.tsx';
import { FinancePage } from '../finance-page.tsx';

const open = () => renderAt('/finance?account=account-1', { '/finance': <FinancePage /> });
const path = '*/api/v2/finance/accounts/account-1/plan';
const act = { ...adjustment, action: 'plan', leads: 0, planId: 'rollover-250k', starts: 'at-renewal', cents: 29_900 };

/** Answers the act with `answer`, and keeps what was sent. */
function taking(answer: object): { body: unknown; key: string | null }[] {
  const sent: { body: unknown; key: string | null }[] = [];
  network.use(
    http.post(path, async ({ request }) => {
      sent.push({ body: await request.json(), key: request.headers.get('idempotency-key') });
      return HttpResponse.json(answer);
    }),
  );
  return sent;
}

async function fill(plan: RegExp) {
  await userEvent.click(await screen.findByRole('button', { name: 'Put it on another plan' }));
  const region = within(screen.getByRole('region', { name: 'Plan of the account' }));
  const choice = region.getByRole('option', { name: plan });
  await userEvent.selectOptions(region.getByLabelText('Plan'), choice);
  await userEvent.selectOptions(region.getByLabelText('Reason'), 'agreement');
  await userEvent.type(region.getByLabelText('Note for finance'), 'Ticket 4711');
  return region;
}

describe('the plan of an account', () => {
  it('is given with a reason under a key; before the click it says who pays what from when on', async () => {
    const sent = taking({ ...act, state: 'booked' });
    const takes = { leadsEnding: 12_000, peopleOver: 2, owedCents: 2_000, settledCents: 1_500, unbackedCents: 500 };
    network.use(http.get(`${path}-quote`, () => HttpResponse.json({ ...planQuote, ...takes })));
    const { container } = open();
    const region = await fill(/^250K rollover/);
    expect(region.getByText(/on the customer pays \$299\.00 a month\. Until then nothing changes\./)).toBeVisible();
    expect(
      await region.findByText(
        'Leads of the plan that are left on 1 Jan 2027 end then, carried ones too: 12,000 leads of those that are left now.',
      ),
    ).toBeVisible();
    const others = [
      'The plan has no seat for 2 people of the account; they cannot download then.',
      'The account owes $20.00: $15.00 of the next payment settles that and brings no leads.',
      '$5.00 of the next payment is credit that was taken back, and brings no leads.',
    ];
    for (const words of others) expect(region.getByText(words)).toBeVisible();
    await expectAccessible(container);
    await userEvent.click(region.getByRole('button', { name: 'Put the account on this plan' }));
    expect(await region.findByText(/^Booked\./)).toBeVisible();
    const body = { planId: 'rollover-250k', reason: 'agreement', note: 'Ticket 4711' };
    expect(sent).toEqual([{ body, key: expect.stringMatching(/^[0-9a-f-]{36}$/) }]);
  });

  it('is only proposed where it costs more a month than one person may give', async () => {
    taking({ ...act, planId: 'rollover-500k', state: 'open' });
    open();
    const region = await fill(/^500K rollover/);
    expect(
      region.getByText(
        /^Above \$300\.00 or below \$50\.00 a month, and for leads below the price list, another person/,
      ),
    ).toBeVisible();
    await userEvent.click(region.getByRole('button', { name: 'Propose this plan' }));
    expect(await region.findByText(/Nothing is booked until another person of finance agrees/)).toBeVisible();
  });

  it('may be a price per record of its own, and says what a month of it costs', async () => {
    const sent: unknown[] = [];
    network.use(
      http.post('*/api/v2/finance/accounts/account-1/price-per-record', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ ...act, planId: 'per-record-200000-1250', cents: 25_000, state: 'booked' });
      }),
    );
    open();
    const region = await fill(/^A price per record/);
    await userEvent.type(region.getByLabelText('Leads a month'), '200,000');
    await userEvent.type(region.getByLabelText('Dollars for each lead'), '0.0009');
    expect(region.getByRole('button', { name: 'Propose this plan' })).toBeVisible();
    await userEvent.clear(region.getByLabelText('Dollars for each lead'));
    await userEvent.type(region.getByLabelText('Dollars for each lead'), '0.00125');
    expect(region.getByText(/^Enterprise, 200,000 leads at \$0\.00125\. .* pays \$250\.00 a month/)).toBeVisible();
    await userEvent.click(region.getByRole('button', { name: 'Put the account on this plan' }));
    expect(await region.findByText(/^Booked\./)).toBeVisible();
    expect(sent).toEqual([{ leads: 200_000, micros: 1_250, reason: 'agreement', note: 'Ticket 4711' }]);
  });

  it('says why nothing came of it', async () => {
    network.use(http.get(path, () => HttpResponse.json({ ...givenPlans, planName: null, starts: 'now' })));
    taking({ ...act, starts: 'now', state: 'failed', failedBecause: 'card-declined' });
    open();
    const region = await fill(/^250K rollover/);
    expect(
      region.getByText(/^250K rollover\. \$299\.00 is charged at once to the card that ends in 1111/),
    ).toBeVisible();
    await userEvent.click(region.getByRole('button', { name: 'Put the account on this plan' }));
    expect(await region.findByText('Nothing came of it: the card was declined.')).toBeVisible();
  });

  it('has no form where none can be given, and says why', async () => {
    const because = 'This account has no subscription and no card on file, so nothing could be charged.';
    network.use(http.get(path, () => HttpResponse.json({ ...givenPlans, starts: null, because })));
    open();
    expect(await screen.findByText(new RegExp(because))).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Put it on another plan' })).toBeNull();
  });
});
