import { act, fireEvent, screen, within } from '@testing-library/react';
import { setBillingZone } from '../../server/billing-zone.ts';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { explainedBalance } from '../../testing/at-server/leads-at-server.ts';
import { network } from '../../testing/network.ts';
import { expectAccessible, renderAt } from '../../testing/render.tsx';
import { WhyLeads } from './why-leads.tsx';

const open = async () => {
  const { container } = renderAt('/', { '/': <WhyLeads of="7,000 leads left" /> });
  await userEvent.click(screen.getByRole('button', { name: 'Why 7,000 leads left' }));
  return { container, dialog: await screen.findByRole('dialog', { name: 'Where your leads come from' }) };
};

afterEach(() => act(() => setBillingZone('UTC')));

describe('why a number of leads is what it is', () => {
  it('says the lots, what became of their leads and their newest entries', async () => {
    const { container, dialog } = await open();
    expect(
      await within(dialog).findByText('You have 7,000 leads left, and 500 set aside for files that are being made.'),
    ).toBeVisible();
    const lot = within(dialog).getByRole('row', { name: /Plan, until 31 Dec 2026/ });
    expect(within(lot).getByText(/, 42,500 in files/)).toBeVisible();
    expect(within(lot).getByText('50,000')).toBeVisible();
    await userEvent.click(within(lot).getByRole('button', { name: /Entries of Plan/ }));
    expect(within(dialog).getByText(/^Charged for the rows in the file/)).toBeVisible();
    expect(within(dialog).getByRole('link', { name: 'the download' })).toHaveAttribute('href', '/downloads/download-1');
    expect(within(dialog).getByText(/The newest 2 of 30/)).toBeVisible();
    await expectAccessible(container);
  });

  it('says it of the end of an earlier day, by the midnight of the account’s zone', async () => {
    const asked: (string | null)[] = [];
    network.use(
      http.get('*/api/v2/usage/balance', ({ request }) => {
        const at = new URL(request.url).searchParams.get('at');
        asked.push(at);
        return HttpResponse.json(at === null ? explainedBalance : { ...explainedBalance, available: 9_431, held: 0 });
      }),
    );
    const { dialog } = await open();
    act(() => setBillingZone('America/Chicago'));
    const day = await within(dialog).findByLabelText('At the end of');
    await within(dialog).findByText(/You have 7,000 leads left/);
    fireEvent.change(day, { target: { value: '2026-12-08' } });
    expect(await within(dialog).findByText('At the end of 8 Dec 2026 you had 9,431 leads left.')).toBeVisible();
    expect(asked.at(-1)).toBe('2026-12-09T06:00:00.000Z');
  });

  it('says no number of another day than its own while the next answer is on its way', async () => {
    let answer = () => undefined as void;
    const held = new Promise<void>((resolve) => (answer = resolve));
    network.use(
      http.get('*/api/v2/usage/balance', async ({ request }) => {
        if (!new URL(request.url).searchParams.has('at')) return HttpResponse.json(explainedBalance);
        await held;
        return HttpResponse.json({ ...explainedBalance, available: 9_431, held: 0 });
      }),
    );
    const { dialog } = await open();
    await within(dialog).findByText(/^You have 7,000 leads left/);
    fireEvent.change(within(dialog).getByLabelText('At the end of'), { target: { value: '2026-12-08' } });
    expect(within(dialog).getByText(/7,000 leads left/)).toHaveTextContent(/^You have 7,000/);
    answer();
    expect(await within(dialog).findByText('At the end of 8 Dec 2026 you had 9,431 leads left.')).toBeVisible();
  });
});
