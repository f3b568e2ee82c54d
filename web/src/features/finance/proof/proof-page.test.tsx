import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { secondBook, wholeChain } from '../../../testing/at-server/finance-at-server.ts';
import { network, problem } from '../../../testing/network.ts';
import { expectAccessible, renderAt } from '../../../testing/render.tsx';
import { ProofPage } from './proof-page.tsx';

const open = () => renderAt('/finance/proof', { '/finance/proof': <ProofPage /> });
const difference = secondBook.differences[0];
const answerBook = (book: object) => network.use(http.get('*/api/v2/finance/book', () => HttpResponse.json(book)));

/** Answers each check with `report` and keeps what was asked. */
function answerChain(report: object): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  network.use(
    http.get('*/api/v2/finance/chain', ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json(report);
    }),
  );
  return asked;
}

describe('the second book', () => {
  it('says how far it got, and names each difference with its first entry', async () => {
    const { container } = open();
    const table = await screen.findByRole('table', { name: 'Differences' });
    const [, row] = within(table).getAllByRole('row');
    expect(row).toHaveTextContent('account-1lot-1available: billing 47,600, trail 47,500; delivered: billing 2,400');
    expect(row).toHaveTextContent('Event 12, LeadsUsedevent-12');
    expect(
      screen.getByText(/412 accounts compared\. 2 more had events on their way\. 1 difference stands\./),
    ).toBeVisible();
    expect(within(table).getByRole('link', { name: 'account-1' })).toHaveAttribute(
      'href',
      '/finance?account=account-1',
    );
    await expectAccessible(container);
  });

  it.each([
    [{ kind: 'trail-lacks-events' }, 'Events of billing are missing in the trail'],
    [{ kind: 'billing-lacks-events' }, 'The trail has events that billing does not have'],
    [{ billing: null }, 'Billing does not know the lot'],
    [{ trail: null }, 'No announced event made the lot'],
    [{ first: null }, 'No entry: a balance itself was changed'],
    [{ trail: { ...difference?.trail, category: 'promotional' } }, 'category: billing paid, trail promotional'],
  ])('says in words what %j is', async (changed, words) => {
    answerBook({ ...secondBook, differences: [{ ...difference, ...changed }] });
    open();
    expect(await screen.findByText(words, { exact: false })).toBeVisible();
  });

  it('says that nothing was compared yet, or that nothing differs', async () => {
    answerBook({ round: null, open: 0, differences: [] });
    const { unmount } = open();
    expect(await screen.findByText('Not every account has been compared yet.')).toBeVisible();
    unmount();
    answerBook({ ...secondBook, open: 0, differences: [] });
    open();
    expect(await screen.findByText(/No difference stands\./)).toBeVisible();
  });

  it('says that somebody else may not read it', async () => {
    network.use(
      http.get('*/api/v2/finance/book', () => problem(403, 'not-allowed', 'You do not have access to this page')),
    );
    open();
    expect(await screen.findByText(/You do not have access to this page/)).toBeVisible();
  });
});

describe('the check of a chain', () => {
  const check = async (account = 'account-1') => {
    await userEvent.type(await screen.findByLabelText('Account'), account);
    await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  };

  it('asks for the account and the numbers that were typed, and shows the last hash', async () => {
    const asked = answerChain(wholeChain);
    open();
    await userEvent.selectOptions(await screen.findByLabelText('Events of'), 'export');
    await userEvent.type(screen.getByLabelText('First event'), '5');
    await check(' account-1 ');
    expect(await screen.findByText(/The chain holds/)).toHaveTextContent('ab'.repeat(32));
    expect(
      screen.getByText(/11 events of account-1 in billing fit in both stores\. 1 more fit in the log/),
    ).toBeVisible();
    expect(Object.fromEntries(asked[0] ?? [])).toEqual({ account: 'account-1', service: 'export', from: '5' });
  });

  it.each([
    [
      { store: 'log', problem: 'hash-differs' },
      "was changed: its hash is not that of its bytes, in billing's log in PostgreSQL.",
    ],
    [{ store: 'trail', problem: 'missing' }, 'is missing, and later ones are there, in the trail in ClickHouse.'],
    [{ store: 'both', problem: 'end-missing' }, 'is missing, and all after it, in both stores.'],
    [
      { store: 'trail', problem: 'columns-differ', column: 'effective_at' },
      'a column that its bytes say otherwise (effective_at)',
    ],
  ])('names the first event that does not fit, and where: %j', async (found, words) => {
    answerChain({ ...wholeChain, problem: { accountSeq: 7, eventId: 'event-7', ...found } });
    const { container } = open();
    await check();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(`Event 7 `);
    expect(alert).toHaveTextContent(words);
    expect(alert).toHaveTextContent('event-7');
    await expectAccessible(container);
  });

  it('names an event that a clock dated ahead, in a chain that holds', async () => {
    const jump = {
      accountSeq: 3,
      eventId: 'event-3',
      recordedAt: '2026-12-13T10:00:00Z',
      nextAt: '2026-11-03T10:00:01Z',
    };
    answerChain({ ...wholeChain, clockJumps: [jump] });
    const { container } = open();
    await check();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Event 3 was recorded at 2026-12-13T10:00:00Z, and the one after it at 2026-11-03T10:00:01Z: a clock ran ahead.',
    );
    expect(screen.getByText(/The chain holds/)).toBeVisible();
    await expectAccessible(container);
  });

  it('shows what the server refuses', async () => {
    network.use(http.get('*/api/v2/finance/chain', () => problem(400, 'range-invalid', 'Please give a first event')));
    open();
    await check();
    expect(await screen.findByText(/The first event may not be after the last/)).toBeVisible();
  });
});
