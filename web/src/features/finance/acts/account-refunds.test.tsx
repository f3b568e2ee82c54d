import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { adjustment, refundQuote } from '../../../testing/at-server/finance-at-server.ts';
import { network } from '../../../testing/network.ts';
import { expectAccessible, renderAt } from '../../../testing/render.tsx';
import { FinancePage } from '../finance-page.tsx';

const open = () => renderAt('/finance?account=account-1', { '/finance': <FinancePage /> });
const act = { ...adjustment, action: 'refund', leads: 0, invoiceId: 'in-1', cents: 4_450, state: 'booked' };

async function choose() {
  await userEvent.click(await screen.findByRole('button', { name: 'Refund LW-0001' }));
  return within(screen.getByRole('region', { name: 'Paid invoices' }));
}

describe('a refund', () => {
  it('says what goes with the money before the click, and is sent under a key', async () => {
    const sent: { body: unknown; key: string | null }[] = [];
    network.use(
      http.post('*/api/v2/finance/accounts/account-1/refunds', async ({ request }) => {
        sent.push({ body: await request.json(), key: request.headers.get('idempotency-key') });
        return HttpResponse.json(act);
      }),
    );
    const { container } = open();
    const region = await choose();
    const sum = region.getByLabelText('Dollars to pay back of LW-0001');
    expect(sum).toHaveValue('89.00');
    await userEvent.clear(sum);
    await userEvent.type(sum, '44.50');
    expect(
      await region.findByText(
        '$44.50 goes back to the card. 25,000 leads go. 1,200 leads of it were used already and stay with the customer.',
      ),
    ).toBeVisible();
    await userEvent.selectOptions(region.getByLabelText('Reason'), 'goodwill');
    await userEvent.type(region.getByLabelText('Note for finance'), 'Ticket 9');
    await expectAccessible(container);
    await userEvent.click(region.getByRole('button', { name: 'Pay back $44.50' }));
    expect(await region.findByText('Booked. The money goes back to the card.')).toBeVisible();
    const body = { invoiceId: 'in-1', cents: 4_450, refundedCents: 1_000, reason: 'goodwill', note: 'Ticket 9' };
    expect(sent).toEqual([{ body, key: expect.stringMatching(/^[0-9a-f-]{36}$/) }]);
  });

  it('says what ends with it later, what is owed, and which limits and people that concerns', async () => {
    const takes = {
      ...{ leadsEndingLater: 12_000, endsUnlimited: true, owedCents: 2_000 },
      lowered: { seats: 1, downloadLimit: 5_000, peopleOver: 2 },
    };
    network.use(
      http.get('*/api/v2/finance/accounts/:id/invoices/:invoice/refund-quote', () =>
        HttpResponse.json({ ...refundQuote, ...takes }),
      ),
    );
    open();
    const region = await choose();
    const words =
      'The account owes $20.00 then: its next payments settle that before they bring leads. ' +
      'Leads that are left on 1 Jan 2027 no longer carry over: 12,000 leads of those that are left now. ' +
      'Until 1 Jan 2027 the plan is not unlimited: files end with the leads that are left. ' +
      'Until 1 Jan 2027 the account has 1 seat and files of at most 5,000 rows. 2 people of it cannot download then.';
    expect(await region.findByText(new RegExp(words.replaceAll('$', '\\$')))).toBeVisible();
  });

  it('that the provider has not answered does not say that the money goes back', async () => {
    network.use(
      http.post('*/api/v2/finance/accounts/account-1/refunds', () => HttpResponse.json({ ...act, state: 'under-way' })),
    );
    open();
    const region = await choose();
    await userEvent.selectOptions(region.getByLabelText('Reason'), 'goodwill');
    await userEvent.type(region.getByLabelText('Note for finance'), 'Ticket 9');
    await userEvent.click(await region.findByRole('button', { name: 'Pay back $89.00' }));
    expect(
      await region.findByText('Booked, but the payment provider has not answered yet. Please look here again.'),
    ).toBeVisible();
    expect(region.queryByText('Booked. The money goes back to the card.')).toBeNull();
  });

  it('of more than is left is not sent', async () => {
    open();
    const region = await choose();
    const sum = region.getByLabelText('Dollars to pay back of LW-0001');
    await userEvent.clear(sum);
    await userEvent.type(sum, '89.01');
    await userEvent.click(region.getByRole('button', { name: 'Pay back' }));
    expect(region.getByText('Please type a sum up to $89.00.')).toBeVisible();
    expect(sum).toHaveFocus();
  });
});
