import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { givenPromotion } from '../../../testing/at-server/finance-at-server.ts';
import { network, problem } from '../../../testing/network.ts';
import { expectAccessible, renderAt } from '../../../testing/render.tsx';
import { FinancePage } from '../finance-page.tsx';

const path = '*/api/v2/finance/promotions';
const october = { planId: 'october-promo', name: 'October promo', cents: 4_900, leads: 1_000_000 };
const listed = (...given: object[]) =>
  http.get(path, () => HttpResponse.json({ aboveLeads: 10_000, promotions: [october], given }));
const open = (at = '/finance') => renderAt(at, { '/finance': <FinancePage /> });
const section = async (name = 'Promotions given') => within(await screen.findByRole('region', { name }));

async function fill(region: Awaited<ReturnType<typeof section>>, button: string) {
  await userEvent.click(await region.findByRole('button', { name: button }));
  await userEvent.selectOptions(region.getByLabelText('Promotion'), 'october-promo');
  await userEvent.selectOptions(region.getByLabelText('Reason'), 'agreement');
  await userEvent.type(region.getByLabelText('Note for finance'), 'Ticket 9');
}
function sendsTo(answer: object) {
  const sent: Record<string, unknown>[] = [];
  network.use(
    http.post(path, async ({ request }) => {
      sent.push((await request.json()) as Record<string, unknown>);
      return HttpResponse.json(answer);
    }),
  );
  return sent;
}

describe('the promotions that staff gives', () => {
  it('are proposed by a link for several accounts, after it was said what follows', async () => {
    const sent = sendsTo({ ...givenPromotion, state: 'open', taken: [] });
    const { container } = open();
    const region = await section();
    await fill(region, 'Give a promotion by a link');
    const times = region.getByLabelText('How many accounts may take it');
    await userEvent.clear(times);
    await userEvent.type(times, '20');
    expect(region.getByText(/^Whoever has the link may take it once, 20 in all/)).toBeVisible();
    expect(region.getByText(/another person of finance has to agree: these are 20,000,000\./)).toBeVisible();
    await expectAccessible(container);
    await userEvent.click(region.getByRole('button', { name: 'Propose it' }));
    expect(await region.findByText(/^Proposed\./)).toBeVisible();
    expect(sent).toMatchObject([{ planId: 'october-promo', times: 20, reason: 'agreement', note: 'Ticket 9' }]);
    expect(sent[0]).not.toHaveProperty('accountId');
  });

  it('are given to one account alone, once, and refused in words', async () => {
    const words = 'This account has a plan. A promotion begins one, so the account could not take it.';
    const sent = sendsTo(givenPromotion);
    open('/finance?account=account-1');
    const region = await section('Promotions given to this account');
    await fill(region, 'Give this account a promotion');
    expect(region.queryByLabelText('How many accounts may take it')).toBeNull();
    await userEvent.click(region.getByRole('button', { name: 'Propose it' }));
    expect(await region.findByText(/^Given\./)).toBeVisible();
    expect(sent).toMatchObject([{ accountId: 'account-1', times: 1 }]);
    network.use(http.post(path, () => problem(409, 'promotion-subscribed', words)));
    await fill(region, 'Give this account a promotion');
    await userEvent.click(region.getByRole('button', { name: 'Propose it' }));
    expect(await region.findByText(new RegExp(words))).toBeVisible();
  });

  it('are asked for once more by the same words and key where no answer came', async () => {
    const sent: unknown[] = [];
    network.use(
      http.post(path, async ({ request }) => {
        sent.push([request.headers.get('idempotency-key'), await request.json()]);
        return sent.length === 1 ? HttpResponse.error() : HttpResponse.json({ ...givenPromotion, state: 'open' });
      }),
    );
    open();
    const region = await section();
    await fill(region, 'Give a promotion by a link');
    await userEvent.click(region.getByRole('button', { name: 'Propose it' }));
    await region.findByRole('alert');
    await userEvent.click(region.getByRole('button', { name: 'Propose it' }));
    expect(await region.findByText(/^Proposed\./)).toBeVisible();
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
  });

  it('show code, link and who took them, and are revoked with a reason', async () => {
    const sent: unknown[] = [];
    network.use(
      listed(givenPromotion),
      http.post(`${path}/adjustment-9/revoke`, async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ ...givenPromotion, state: 'revoked' });
      }),
    );
    const { container } = open();
    const region = await section();
    expect(await region.findByText('October promo, taken 1 of 2 times')).toBeVisible();
    expect(region.getByText(/\/signup\?promotion=K7QMWZ3XTR5A$/)).toBeVisible();
    expect(within(region.getByRole('list', { name: /^Who took/ })).getByText('account-2')).toBeVisible();
    await userEvent.click(region.getByRole('button', { name: 'Revoke K7QMWZ3XTR5A' }));
    await userEvent.click(region.getByRole('button', { name: 'Revoke this promotion' }));
    expect(sent).toEqual([]);
    const why = region.getByLabelText('Why it is revoked');
    expect(why).toBeInvalid();
    await expectAccessible(container);
    network.use(listed({ ...givenPromotion, state: 'revoked' }));
    await userEvent.type(why, 'It is enough{Enter}');
    expect(await region.findByText('Revoked. Nobody can take it any more.')).toBeVisible();
    expect(sent).toEqual([{ note: 'It is enough' }]);
    expect(region.queryByRole('button', { name: /^Revoke/ })).toBeNull();
  });
});
