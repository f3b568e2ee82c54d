import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { Invoice } from '../../server/api-types.ts';
import { signedIn } from '../../server/session.ts';
import { invoice } from '../../testing/invoice.ts';
import { network, person, problem } from '../../testing/network.ts';
import { expectAccessible, renderAt } from '../../testing/render.tsx';
import { InvoicesPage } from './invoices-page.tsx';

const open = () => renderAt('/settings/invoices', { '/settings/invoices': <InvoicesPage /> });
const atServer = (...invoices: Partial<Invoice>[]) =>
  network.use(
    http.get('*/api/v2/invoices', () =>
      HttpResponse.json({ invoices: invoices.map((each) => ({ ...invoice, ...each })) }),
    ),
  );
const rows = () =>
  within(
    screen.getByRole('region', { name: 'Invoices' }).querySelector('tbody') as HTMLElement,
  ).getAllByRole<HTMLTableRowElement>('row');
const logged = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => jest.restoreAllMocks());

describe('the invoices page', () => {
  it('says of a payment that it is disputed, or was taken back', async () => {
    atServer({ id: 'in_1', dispute: 'open' }, { id: 'in_2', dispute: 'lost' }, { id: 'in_3', dispute: 'won' });
    open();
    await screen.findAllByText('PDF');
    const said = rows().map((row) => /Disputed|Taken back by your bank/.exec(row.textContent)?.[0]);
    expect(said).toEqual(['Disputed', 'Taken back by your bank', undefined]);
  });

  it('shows the invoice that the address names', async () => {
    const scrolled = jest.fn();
    Object.assign(Element.prototype, { scrollIntoView: scrolled });
    atServer({ id: 'in_1' }, { id: 'in_2' });
    renderAt('/settings/invoices#in_2', { '/settings/invoices': <InvoicesPage /> });
    await screen.findAllByText('PDF');
    expect(rows().map((row) => row.getAttribute('aria-current'))).toEqual([null, 'true']);
    expect(scrolled.mock.contexts).toEqual([rows()[1]]);
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });

  it('has the heading, the columns and the hint as specified, and each invoice with its dates and amounts', async () => {
    const { container } = open();
    expect(await screen.findByText('Amound paid')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Invoices' })).toBeVisible();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Date',
      'Billing period',
      'Amount due',
      'Amound paid',
      'PDF',
    ]);
    expect(screen.getByText('Missing an invoice? Refresh invoices by clicking above')).toBeVisible();
    expect([...(rows()[0]?.cells ?? [])].map(({ textContent }) => textContent)).toEqual([
      // On a phone the period stands under the date.
      '1 Nov 20261 Nov 2026 – 1 Dec 2026',
      '1 Nov 2026 – 1 Dec 2026',
      '$99.00',
      '$99.00',
      'PDF',
    ]);
    await expectAccessible(container);
  });

  it('says what credit paid, what came back as credit, and what brought no leads', async () => {
    atServer(
      { amount_by_credit: 2_000 },
      { id: 'b', amount_credited: 4_899 },
      { id: 'c', amount_without_leads: 1_000 },
      { id: 'd', amount_credit_taken: 14_900 },
    );
    open();
    expect(await screen.findByText('$20.00 by credit')).toBeVisible();
    expect(screen.getByText('$48.99 came back as credit')).toBeVisible();
    expect(screen.getByText('$149.00 had come back as credit, and was taken back with its payment')).toBeVisible();
    expect(
      screen.getByText('$10.00 brought no leads: it settled a debt, or was credit whose payment went back'),
    ).toBeVisible();
  });

  it('waits with the specified words', async () => {
    network.use(http.get('*/api/v2/invoices', () => new Promise<never>(() => undefined)));
    open();
    expect(await screen.findByText('Getting your Invoices. Hold tight!')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('is in the order of dates, whatever the server’s order is', async () => {
    const day = 86_400;
    atServer({ id: 'b', created: invoice.created + day }, { id: 'c', created: invoice.created + 2 * day }, { id: 'a' });
    open();
    await screen.findByText('Amound paid');
    expect(rows().map((row) => row.querySelector('td .nowrap')?.textContent)).toEqual([
      '1 Nov 2026',
      '2 Nov 2026',
      '3 Nov 2026',
    ]);
    expect(screen.getByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'ascending');
  });

  it('shows refunds, credits, nothing, odd cents and what was not paid as they are', async () => {
    atServer(
      { id: 'a', amount_refunded: 3_333 },
      { id: 'b', amount_due: -2_505, amount_paid: -2_505 },
      { id: 'c', amount_due: 0, amount_paid: 0 },
      { id: 'd', amount_due: 123_456_789, amount_paid: 0, status: 'past-due' },
      { id: 'e', status: 'void', amount_due: 1_999, amount_paid: 0 },
    );
    open();
    await screen.findByText('Amound paid');
    const amounts = rows().map((row) => [...row.querySelectorAll('td.number')].map(({ textContent }) => textContent));
    expect(amounts).toEqual([
      ['$99.00', '$99.00$33.33 refunded'],
      ['-$25.05', '-$25.05'],
      ['$0.00', '$0.00'],
      ['$1,234,567.89Past due', '$0.00'],
      ['$19.99Void', '$0.00'],
    ]);
  });

  it('says what will appear while there is no invoice', async () => {
    atServer();
    open();
    expect(await screen.findByText('Your invoices will appear here.')).toBeVisible();
    expect(screen.getByText('Amound paid')).toBeVisible();
  });

  it('logs a failure, says it, and shows the table all the same', async () => {
    const log = logged();
    network.use(http.get('*/api/v2/invoices', () => problem(503, 'unavailable')));
    const { container } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Your invoices are safe.');
    expect(screen.getByText('Amound paid')).toBeVisible();
    expect(screen.queryByText('Your invoices will appear here.')).toBeNull();
    expect(screen.queryByText('Getting your Invoices. Hold tight!')).toBeNull();
    expect(log).toHaveBeenCalledTimes(1);
    await expectAccessible(container);
    network.resetHandlers();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1 Nov 2026')).toBeVisible();
  });

  it('goes on where the page ended', async () => {
    network.use(
      http.get('*/api/v2/invoices', ({ request }) => {
        const after = new URL(request.url).searchParams.get('after');
        return HttpResponse.json(
          after === null
            ? { invoices: [invoice], next: 'cursor-1' }
            : { invoices: [{ ...invoice, id: after, created: invoice.created + 86_400 }] },
        );
      }),
    );
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Show newer invoices' }));
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(screen.queryByRole('button', { name: 'Show newer invoices' })).toBeNull();
  });

  it('asks the server to read them again, and shows what it found', async () => {
    atServer();
    let asked = 0;
    network.use(
      http.post('*/api/v2/invoices/refresh', () => {
        asked += 1;
        atServer({});
        return HttpResponse.json({ read: 1 });
      }),
    );
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Refresh invoices' }));
    expect(await screen.findByText('1 Nov 2026')).toBeVisible();
    expect(screen.getByText('These are all your invoices.')).toBeVisible();
    expect(asked).toBe(1);
  });

  it('says that refreshing too fast or without the processor failed, and keeps the table', async () => {
    network.use(http.post('*/api/v2/invoices/refresh', () => problem(429, 'too-many-requests', 'That was too fast.')));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Refresh invoices' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your invoices are safe.');
    expect(screen.getByText('1 Nov 2026')).toBeVisible();
  });

  it('asks for a link to the PDF at the click, and says when there is none', async () => {
    const asked: string[] = [];
    network.use(
      http.post('*/api/v2/invoices/:processor/:id/link', ({ params }) => {
        asked.push(`${String(params['processor'])} ${String(params['id'])}`);
        return problem(404, 'invoice-unknown');
      }),
    );
    open();
    await userEvent.click(await screen.findByRole('button', { name: /^PDF of the invoice of 1 Nov 2026/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your invoice is safe.');
    expect(asked).toEqual(['sandbox in_1']);
  });
});

describe('the invoice refresh of a super-admin', () => {
  const openAsAdmin = async () => {
    const view = open();
    act(() => signedIn({ ...person, staff: 'super-admin' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Invoice Refresh' }));
    return view;
  };
  const press = (from: string) => userEvent.click(screen.getByRole('button', { name: `Backfill ${from} invoices` }));
  const type = (from: string, text: string) => userEvent.type(screen.getByLabelText(`${from} Customer Id`), text);

  it('is not there for anybody else', async () => {
    open();
    await screen.findByText('Amound paid');
    expect(screen.queryByRole('button', { name: 'Invoice Refresh' })).toBeNull();
  });

  it('wants an id, and looks at the first field alone for either provider', async () => {
    const { container } = await openAsAdmin();
    await press('Braintree');
    expect(screen.getByRole('alert')).toHaveTextContent(/^Please add a Braintree Customer Id\.$/);
    await type('Recurly', 'code-1');
    await press('Recurly');
    expect(screen.getByRole('alert')).toHaveTextContent(/^Please add a Recurly Customer Id$/);
    await expectAccessible(container);
  });

  it.each([
    ['Braintree', '/api/v2/transactions/write/account-1/8231', '8231'],
    ['Recurly', '/api/v2/sandbox/invoices/write/account-1/code-1', 'code-1'],
  ])('backfills from %s for the account that is open, and shows what came', async (from, address, customerId) => {
    const asked: unknown[] = [];
    network.use(
      http.get('*/api/v2/subscription', () => HttpResponse.json({ processor: 'sandbox' })),
      http.post('*/api/v2/*/write/*', async ({ request }) => {
        asked.push(new URL(request.url).pathname, await request.json());
        atServer({}, { id: 'older', created: 1_547_000_000 });
        return HttpResponse.json([]);
      }),
    );
    await openAsAdmin();
    await type('Braintree', '8231');
    await type('Recurly', 'code-1');
    await press(from);
    expect(await screen.findByText(`Backfilled ${from} Invoices.`)).toBeVisible();
    expect(asked).toEqual([address, { customerDocId: 'account-1', customerId }]);
    await waitFor(() => expect(rows()[0]).toHaveTextContent('9 Jan 2019'));
  });

  it.each(['Braintree', 'Recurly'])('says that the one of %s failed, and logs why', async (from) => {
    const log = logged();
    network.use(
      http.get('*/api/v2/subscription', () => HttpResponse.json({ processor: 'sandbox' })),
      http.post('*/api/v2/*/write/*', () => problem(409, 'braintree-not-configured')),
    );
    await openAsAdmin();
    await type('Braintree', '8231');
    await type('Recurly', 'code-1');
    await press(from);
    expect(await screen.findByText(`Error refreshing ${from} Invoices. Check console.`)).toBeVisible();
    const refused: unknown = expect.objectContaining({ status: 409, code: 'braintree-not-configured' });
    expect(log).toHaveBeenCalledWith(`Error refreshing ${from} Invoices.`, refused);
  });
});
