import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { monthPack, monthTie, proposedMonth } from '../../../testing/at-server/finance-at-server.ts';
import { network, problem } from '../../../testing/network.ts';
import { expectAccessible, renderAt } from '../../../testing/render.tsx';
import { ClosePage } from './close-page.tsx';

const open = (at = '/finance/close?month=2026-11') => renderAt(at, { '/finance/close': <ClosePage /> });

const is = (more: object) =>
  network.use(
    http.get('*/api/v2/finance/months', () => HttpResponse.json({ months: [{ ...proposedMonth, ...more }] })),
  );

/** Answers the command at `path` with `answer`, and keeps what was sent. */
function taking(verb: string, answer: () => Response): unknown[] {
  const sent: unknown[] = [];
  network.use(
    http.post(`*/api/v2/finance/months/2026-11/${verb}`, async ({ request }) => {
      const text = await request.text();
      sent.push(text === '' ? null : JSON.parse(text));
      return answer();
    }),
  );
  return sent;
}

describe('the month close', () => {
  it('shows the figures of a month in leads and money, with their formulas', async () => {
    const { container } = open();
    const table = await screen.findByRole('table', { name: /^Leads, and what was paid for them/ });
    const row = within(table).getByRole('row', { name: /^team-unlimited, plan, paid/ });
    expect(row).toHaveTextContent('50,000$99.00');
    expect(row).toHaveTextContent('38,000$75.24');
    const deferred = screen.getByRole('button', { name: 'Deferred: $75.24' });
    expect(deferred.closest('dd')).toHaveTextContent('$75.24, the cents of closing');
    expect(await screen.findByText(/^Every account is proven, and all three books agree/)).toBeVisible();
    expect(screen.getByText(/^Checked .*: 3 accounts, each event and entry/)).toBeVisible();
    await expectAccessible(container);
  });

  it('locks what another person proposed, after a question that says what it means', async () => {
    const sent = taking('lock', () => HttpResponse.json({ ...proposedMonth, state: 'locked' }));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Lock the month' }));
    expect(screen.getByText(/the month is never opened again/)).toBeVisible();
    expect(sent).toEqual([]);
    is({ state: 'locked' });
    await userEvent.click(screen.getByRole('button', { name: 'Lock for ever' }));
    expect(await screen.findByRole('button', { name: 'Download manifest' })).toBeVisible();
    expect(sent).toEqual([{ proposalId: 'proposal-1' }]);
  });

  it('offers no lock to who proposed it', async () => {
    is({ proposedByYou: true });
    open();
    expect(await screen.findByText(/Proposed by you. Another person of finance has to lock it/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Lock the month' })).toBeNull();
  });

  it('proposes an open month, and says why the server refuses', async () => {
    is({ state: 'open', proposalId: null, proposedById: null, proposedAt: null });
    const words = 'Please close the months before this one first.';
    const sent = taking('propose', () => problem(409, 'month-out-of-order', words));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Propose to close' }));
    expect(await screen.findByText(new RegExp(words))).toBeVisible();
    expect(sent).toEqual([null]);
  });

  it('asks for the figures of the month as CSV, and says why the server refuses them', async () => {
    const asked: string[] = [];
    network.use(
      http.get('*/api/v2/finance/months/:month/figures-csv', ({ params }) => {
        asked.push(String(params['month']));
        return problem(409, 'month-out-of-order', 'Please close the months before this one first.');
      }),
    );
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Download CSV' }));
    expect(await screen.findByText(/Please close the months before this one first/)).toBeVisible();
    expect(asked).toEqual(['2026-11']);
  });

  it('names each difference with its first entry, and the adjustment that answers for it', async () => {
    const difference = {
      ...{ between: 'ledger-and-invoices', planId: 'team-unlimited', kind: null, category: null, figure: 'paidCents' },
      ...{ ledger: 0, other: 9_900, accountId: 'account-1', lotId: null, invoiceId: 'in-2', entryId: null },
      settledById: null,
    };
    const settled = { ...difference, invoiceId: 'in-3', settledById: 'adjustment-1' };
    network.use(
      http.get('*/api/v2/finance/months/:month/tie', () =>
        HttpResponse.json({ ...monthTie, differences: [difference, settled] }),
      ),
    );
    open();
    const table = await screen.findByRole('table', { name: /^Differences/ });
    const unanswered = within(table).getByRole('row', { name: /invoice in-2/ });
    expect(unanswered).toHaveTextContent('$99.00');
    expect(unanswered).not.toHaveTextContent('Answered for');
    expect(within(unanswered).getByRole('link', { name: 'account-1' })).toHaveAttribute(
      'href',
      '/finance?account=account-1',
    );
    expect(within(table).getByRole('row', { name: /invoice in-3/ })).toHaveTextContent(
      'Answered for by adjustment adjustment-1',
    );
  });

  it('shows what the check found by account with its entry and what to do, and checks again when asked', async () => {
    const finding = {
      ...{ code: 'entry-differs', rule: 14, accountId: 'account-1', lotId: 'lot-1', invoiceId: null, seq: 3 },
      ...{ entryId: 'event-3.1', detail: 'entry 3.1 says another time' },
    };
    const payload = { ...finding, code: 'payload-differs', accountId: 'account-2', entryId: null, detail: 'event 3' };
    const lot = { ...payload, code: 'lot-differs', detail: 'the lot has leads 5' };
    const ofBefore = { ...finding, code: 'opening-differs', rule: null, accountId: null, entryId: null, lotId: null };
    const asked: (string | null)[] = [];
    network.use(
      http.get('*/api/v2/finance/months/:month/tie', ({ request }) => {
        const again = new URL(request.url).searchParams.get('again');
        asked.push(again);
        return HttpResponse.json(
          again === null ? { ...monthTie, findings: [finding, payload, lot, ofBefore] } : monthTie,
        );
      }),
    );
    const { container } = open();
    const table = await screen.findByRole('table', { name: /^Findings: 4/ });
    const row = within(table).getByRole('row', { name: /Entry 3.1 says another time \(rule 14\)/ });
    expect(row).toHaveTextContent('event-3.1');
    expect(row).toHaveTextContent('make the tables again from the events');
    expect(within(row).getByRole('link', { name: 'account-1' })).toHaveAttribute('href', '/finance?account=account-1');
    expect(within(table).getByRole('row', { name: /^The month before/ })).toHaveTextContent('Event 3');
    // Its log comes first: a rebuild would make the tables say what was put into it.
    expect(within(table).getByRole('row', { name: /The lot has leads 5/ })).toHaveTextContent('First of all the log');
    await expectAccessible(container);
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText(/^Every account is proven/)).toBeVisible();
    expect(asked).toEqual([null, 'true']);
    expect(screen.queryByRole('table', { name: /^Findings/ })).toBeNull();
  });

  it('lists what came late with the account that it belongs to', async () => {
    const fact = {
      ...{ entryId: 'event-9.0', eventId: 'event-9', accountId: 'account-1', seq: 9, lotId: 'lot', type: 'used' },
      ...{ leads: 700, month: '2026-10', why: 'locked-month', corrects: null },
      ...{ happenedAt: '2026-10-31T23:00:00Z', recordedAt: '2026-11-02T09:00:00Z' },
    };
    network.use(
      http.get('*/api/v2/finance/months/:month', () =>
        HttpResponse.json({ ...monthPack, lateFacts: { count: 1, facts: [fact] } }),
      ),
    );
    open();
    const table = await screen.findByRole('table', { name: 'Facts that came late: 1' });
    expect(within(table).getByRole('link', { name: 'account-1' })).toHaveAttribute(
      'href',
      '/finance?account=account-1',
    );
    expect(table).toHaveTextContent('in 2026-10');
  });
});
