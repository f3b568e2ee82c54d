import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { adjustment } from '../../../testing/at-server/finance-at-server.ts';
import { network, problem } from '../../../testing/network.ts';
import { expectAccessible, renderAt } from '../../../testing/render.tsx';
import { FinancePage } from '../finance-page.tsx';

const path = '*/api/v2/finance/accounts/account-1/time-zone';

async function fill(zone: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Set another time zone' }));
  const region = within(screen.getByRole('region', { name: 'Time zone of the billing days' }));
  await userEvent.type(region.getByLabelText('Time zone'), zone);
  await userEvent.selectOptions(region.getByLabelText('Reason'), 'agreement');
  await userEvent.type(region.getByLabelText('Note for finance'), 'Ticket 3');
  return region;
}
const open = () => renderAt('/finance?account=account-1', { '/finance': <FinancePage /> });

describe('the time zone of an account', () => {
  it('is set with a reason, after it was said from when on it counts', async () => {
    const sent: unknown[] = [];
    network.use(
      http.post(path, async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({
          ...adjustment,
          action: 'zone',
          leads: 0,
          zone: 'America/New_York',
          state: 'booked',
        });
      }),
    );
    const { container } = open();
    const region = await fill('America/New_York');
    expect(region.getByText(/^The running period keeps its end, /)).toBeVisible();
    await expectAccessible(container);
    await userEvent.click(region.getByRole('button', { name: 'Set the time zone' }));
    expect(await region.findByText(/^Booked\./)).toBeVisible();
    expect(sent).toEqual([{ zone: 'America/New_York', reason: 'agreement', note: 'Ticket 3' }]);
  });

  it('that nobody knows is refused in words', async () => {
    const words = 'Please give a time zone as the IANA names it, such as America/New_York.';
    network.use(http.post(path, () => problem(400, 'zone-unknown', words)));
    open();
    const region = await fill('Mars/Olympus');
    await userEvent.click(region.getByRole('button', { name: 'Set the time zone' }));
    expect(await region.findByText(new RegExp(words))).toBeVisible();
  });
});
