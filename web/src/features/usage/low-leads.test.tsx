import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { network, problem, usage } from '../../testing/network.ts';
import { expectAccessible, renderAt } from '../../testing/render.tsx';
import { LowLeadsLine, LowLeadsNotice } from './low-leads.tsx';

const line = (changed: Partial<typeof usage>) =>
  renderAt('/', { '/': <LowLeadsLine usage={{ ...usage, live: true, lowLeads: 5_000, ...changed }} /> });

describe('few leads', () => {
  it('are said on the page from the number on that the account gave', () => {
    line({ leadsRemaining: 5_000 });
    expect(screen.getByText(/Few leads are left: 5,000 leads/)).toBeVisible();
  });

  it.each<[string, Partial<typeof usage>]>([
    ['more are left', { leadsRemaining: 5_001 }],
    ['none is left, which is said elsewhere', { leadsRemaining: 0 }],
    ['the plan has no limit', { leadsRemaining: 10, unlimited: true }],
    ['nobody wants to know', { leadsRemaining: 10, lowLeads: 0 }],
    ['there is no plan', { leadsRemaining: 10, live: false }],
  ])('are not said where %s', (_, changed) => {
    line(changed);
    expect(screen.queryByText(/Few leads/)).toBeNull();
  });

  it('are told at another number once an admin says so', async () => {
    const sent: unknown[] = [];
    network.use(
      http.put('*/api/v2/usage/low-leads', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ leads: 2_500 });
      }),
    );
    const { container } = renderAt('/', { '/': <LowLeadsNotice usage={{ ...usage, lowLeads: 5_000 }} mayChange /> });
    const field = screen.getByLabelText('Tell the owner at');
    await userEvent.clear(field);
    await userEvent.type(field, '2,5x');
    expect(screen.getByText(/Please give a whole number/)).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '2,500{Enter}');
    await waitFor(() => expect(sent).toEqual([{ leads: 2_500 }]));
    await expectAccessible(container);
  });

  it('keep what was typed where it could not be saved', async () => {
    network.use(http.put('*/api/v2/usage/low-leads', () => problem(500, 'unavailable')));
    renderAt('/', { '/': <LowLeadsNotice usage={{ ...usage, lowLeads: 5_000 }} mayChange /> });
    const field = screen.getByLabelText('Tell the owner at');
    await userEvent.clear(field);
    await userEvent.type(field, '7{Enter}');
    expect(await screen.findByText(/Nothing was changed/)).toBeVisible();
    expect(field).toHaveValue('7');
  });

  it('are read by members, who change nothing', () => {
    renderAt('/', { '/': <LowLeadsNotice usage={{ ...usage, lowLeads: 5_000 }} mayChange={false} /> });
    expect(screen.getByText(/when 5,000 leads or fewer are left/)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
