import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useNavigate } from 'react-router-dom';
import { counted, dictionary, dictionaryAtServer, network, problem, usage } from '../../testing/network.ts';
import { addressIn, expectAccessible, renderAt } from '../../testing/render.tsx';
import { SearchPage } from './search-page.tsx';

function WithBack() {
  const navigate = useNavigate();
  return (
    <>
      <SearchPage />
      <button type="button" onClick={() => void navigate(-1)}>
        browser back
      </button>
    </>
  );
}

const routes = { '/search/:dictId': <WithBack />, '/downloads/:id': <p>the download</p> };
const open = (search = '') => renderAt(`/search/consumers${search}`, routes);
const inPhoenix = '?v=1&g=zip:85001&age=45-64';

describe('a search', () => {
  it('waits for a place before it counts, and says so', async () => {
    const { container } = open();
    expect(await screen.findByText('Choose a place to count leads. Counting is free.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Download leads' })).toBeDisabled();
    expect(screen.getByText('Choose a place first.')).toBeVisible();
    await expectAccessible(container);
  });

  it.each([
    ['light', '#0E5A6B'],
    ['dark', '#5CC2D6'],
  ])('has the colour of its dictionary for the %s scheme', async (scheme, colour) => {
    localStorage.setItem('leadwright-theme', scheme);
    const { container } = open();
    await screen.findByRole('form', { name: 'Place and filters' });
    for (const part of ['.search', '.filters'])
      expect(container.querySelector<HTMLElement>(part)?.style.getPropertyValue('--theme')).toBe(colour);
  });

  it('counts an opened address by itself, shows when and how long it took, and a masked sample', async () => {
    const { container } = open(inPhoenix);
    expect(await screen.findByText('12,345')).toBeVisible();
    expect(screen.getByText(/in 84 ms, exact/)).toBeVisible();
    expect(await screen.findByText('(480) 555-••••')).toBeVisible();
    expect(screen.getByText(/^A download uses [\d,]+ of [\d,]+ leads\.$/)).toBeVisible();
    expect(screen.getByText(/hidden until you download/)).toBeVisible();
    expect(screen.getByText('Page 1 of 3')).toBeVisible();
    await expectAccessible(container);
  });

  it('suggests places after two characters, and counts the chosen one', async () => {
    const user = userEvent.setup();
    const { container } = open();
    await user.click(await screen.findByRole('button', { name: 'ZIP code' }));
    const box = screen.getByRole('combobox', { name: 'Find a ZIP code' });
    expect(box).toHaveFocus();
    await user.type(box, '8');
    expect(screen.queryByRole('option')).toBeNull();
    await user.type(box, '5');
    await screen.findByRole('option', { name: /85001 Phoenix/ });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(addressIn(container)).toBe('/search/consumers?v=1&g=zip:85001'));
    expect(await screen.findByText('12,345')).toBeVisible();
  });

  it('marks the count as old as soon as a filter changes, and counts again by itself after a quick answer', async () => {
    const user = userEvent.setup();
    const asked: unknown[] = [];
    network.use(
      http.post('*/api/v2/searches/count', async ({ request }) => {
        const body = (await request.json()) as { filters: unknown[] };
        asked.push(body);
        return HttpResponse.json({ ...counted, count: 12_345 - body.filters.length });
      }),
    );
    const { container } = open('?v=1&g=zip:85001');
    await screen.findByText('12,345');
    await user.click(screen.getByRole('checkbox', { name: 'Female' }));
    expect(addressIn(container)).toBe('/search/consumers?v=1&g=zip:85001&gender=female');
    expect(container.querySelector('.count-counting .count-number')).toHaveTextContent('12,345');
    expect(await screen.findByText('12,344')).toBeVisible();
    expect(asked).toHaveLength(2);
  });

  it('asks before counting again when the last count was slow', async () => {
    const user = userEvent.setup();
    network.use(http.post('*/api/v2/searches/count', () => HttpResponse.json({ ...counted, tookMs: 4_000 })));
    open('?v=1&g=zip:85001');
    await screen.findByText('12,345');
    await user.click(screen.getByRole('checkbox', { name: 'Male' }));
    expect(screen.getByRole('button', { name: 'Get count' })).toBeEnabled();
    expect(screen.getByText('The filters have changed since this count.')).toBeVisible();
    expect(screen.getByText('Count first: a download is based on an exact count.')).toBeVisible();
  });

  it('never shows the answer to an earlier question as the answer to this one', async () => {
    const user = userEvent.setup();
    let finishFirst = (): void => undefined;
    network.use(
      http.post('*/api/v2/searches/count', async ({ request }) => {
        const { filters } = (await request.json()) as { filters: unknown[] };
        if (filters.length === 1)
          await new Promise<void>((resolve) => {
            finishFirst = resolve;
          });
        return HttpResponse.json({ ...counted, count: filters.length === 0 ? 100 : filters.length * 11_000 });
      }),
    );
    open('?v=1&g=zip:85001');
    await screen.findByText('100');
    await user.click(screen.getByRole('checkbox', { name: 'Female' }));
    await screen.findByText('Counting…', { selector: 'p' });
    fireEvent.change(screen.getByRole('spinbutton', { name: 'Age, from' }), { target: { value: '40' } });
    fireEvent.blur(screen.getByRole('spinbutton', { name: 'Age, from' }));
    expect(await screen.findByText('22,000')).toBeVisible();
    finishFirst();
    await expect(screen.findByText('11,000', undefined, { timeout: 200 })).rejects.toThrow('Unable to find');
    expect(screen.getByText('22,000')).toBeVisible();
  });

  it('fails with the words of the specification at 60 seconds, and offers Try again', async () => {
    network.use(http.post('*/api/v2/searches/count', () => problem(504, 'search-timeout'), { once: true }));
    const user = userEvent.setup();
    const { container } = open(inPhoenix);
    expect(await screen.findByText('failed to fetch')).toBeVisible();
    expect(screen.getByText(/Nothing was charged/)).toBeVisible();
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: 'Get count' }));
    expect(await screen.findByText('12,345')).toBeVisible();
  });

  it('removes a chip and restores it on Undo', async () => {
    const user = userEvent.setup();
    const { container } = open(inPhoenix);
    await user.click(await screen.findByRole('button', { name: 'Remove age 45 to 64' }));
    expect(addressIn(container)).toBe('/search/consumers?v=1&g=zip:85001');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(addressIn(container)).toBe(`/search/consumers${inPhoenix}`);
  });

  it('resets the place on Narrow search', async () => {
    const user = userEvent.setup();
    const { container } = open('?v=1&g=us');
    await user.click(await screen.findByRole('button', { name: 'Narrow search' }));
    expect(addressIn(container)).toBe('/search/consumers');
  });

  it('names what it leaves out of a link, and orders nothing until somebody says yes', async () => {
    const user = userEvent.setup();
    const { container } = open('?v=1&g=zip:85001&age=5-17');
    expect(await screen.findByText('Age “5-17”: Age goes from 18 to 110.')).toBeVisible();
    const held = 'Part of the link is left out. Agree to that first, or choose anew.';
    expect(await screen.findByText(held)).toBeVisible();
    expect(screen.getByRole('button', { name: /^Download/ })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Search without it' }));
    expect(addressIn(container)).toBe('/search/consumers?v=1&g=zip:85001');
    expect(await screen.findByRole('button', { name: /^Download [\d,]+ leads$/ })).toBeEnabled();
    expect(screen.queryByText(held)).toBeNull();
  });

  it('keeps what it leaves out through another edit, and forgets it where that filter is chosen anew', async () => {
    const user = userEvent.setup();
    const { container } = open('?v=1&g=zip:85001&age=5-17');
    await user.click(await screen.findByRole('checkbox', { name: /^Female/ }));
    expect(addressIn(container)).toBe('/search/consumers?v=1&g=zip:85001&gender=female&age=5-17');
    await user.type(screen.getByRole('spinbutton', { name: 'Age, from' }), '20{Tab}');
    expect(addressIn(container)).toBe('/search/consumers?v=1&g=zip:85001&age=20-&gender=female');
    expect(screen.queryByText(/Age goes from/)).toBeNull();
  });

  it('of a place that does not exist says so by its name', async () => {
    const message = 'There is no such place: 99999.';
    network.use(
      http.post('*/api/v2/searches/count', () =>
        HttpResponse.json({ code: 'query-invalid', message, correlationId: 'c' }, { status: 400 }),
      ),
    );
    open('?v=1&g=zip:99999');
    expect(await screen.findByText(/There is no such place: 99999/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download leads' })).toBeDisabled();
  });

  it('says what to do when nothing matches', async () => {
    network.use(http.post('*/api/v2/searches/count', () => HttpResponse.json({ ...counted, count: 0 })));
    open(inPhoenix);
    expect(await screen.findByText('No lead matches all of this')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download leads' })).toBeDisabled();
  });

  it('shows a failure of the dictionaries with what to name when asking for help', async () => {
    network.use(http.get('*/api/v2/dictionaries/:dictId', () => problem(503, 'unavailable')));
    open();
    expect(await screen.findByText(/name correlation-1/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('Back', () => {
  it('goes to what was counted last, not through every edit', async () => {
    network.use(http.post('*/api/v2/searches/count', () => HttpResponse.json({ ...counted, tookMs: 4_000 })));
    const user = userEvent.setup();
    const { container } = open('?v=1&g=zip:85001');
    await screen.findByText('12,345');
    await user.click(screen.getByRole('checkbox', { name: 'Female' }));
    await user.click(screen.getByRole('checkbox', { name: 'Male' }));
    expect(addressIn(container)).toBe('/search/consumers?v=1&g=zip:85001&gender=female,male');
    await user.click(screen.getByRole('button', { name: 'browser back' }));
    expect(addressIn(container)).toBe('/search/consumers?v=1&g=zip:85001');
    expect(await screen.findByText('12,345')).toBeVisible();
  });
});

describe('buying leads', () => {
  it('offers at most count, balance and download limit, and says what it costs and what stays', async () => {
    open(inPhoenix);
    const panel = await screen.findByRole('region', { name: 'Download' });
    expect(await within(panel).findByRole('button', { name: 'Download 5,000 leads' })).toBeEnabled();
    expect(within(panel).getByText('At most 5,000 in one download on your plan.')).toBeVisible();
    expect(within(panel).getByText('5,000 leads')).toBeVisible();
    expect(within(panel).getByText('2,000')).toBeVisible();
  });

  it('never guesses a number: an empty field stays empty until blur, and 12.5 is refused in words', async () => {
    const user = userEvent.setup();
    open(inPhoenix);
    const panel = await screen.findByRole('region', { name: 'Download' });
    await within(panel).findByRole('button', { name: 'Download 5,000 leads' });
    const field = within(panel).getByLabelText('How many leads');
    await user.clear(field);
    expect(field).toHaveValue('');
    expect(within(panel).getByRole('button', { name: 'Download leads' })).toBeDisabled();
    await user.type(field, '12.5');
    await user.tab();
    expect(field).toHaveValue('12.5');
    expect(within(panel).getAllByText('Enter a whole number, for example 2,500.')).not.toHaveLength(0);
    expect(within(panel).getByRole('button', { name: 'Download leads' })).toBeDisabled();
    await user.clear(field);
    await user.type(field, '1');
    expect(within(panel).getByRole('button', { name: 'Download 1 lead' })).toBeEnabled();
    expect(within(panel).getByText('Remaining')).toBeVisible();
  });

  it('orders the counted version under a key and goes to the download', async () => {
    const user = userEvent.setup();
    const orders: { key: string | null; body: unknown }[] = [];
    network.use(
      http.post('*/api/v2/downloads', async ({ request }) => {
        orders.push({ key: request.headers.get('idempotency-key'), body: await request.json() });
        return HttpResponse.json({ id: 'download-9', version: 11 }, { status: 202 });
      }),
    );
    const { container } = open(inPhoenix);
    await user.click(await screen.findByRole('button', { name: 'Download 5,000 leads' }));
    await waitFor(() => expect(addressIn(container)).toBe('/downloads/download-9'));
    expect(orders).toEqual([
      {
        key: expect.stringMatching(/^[0-9a-f-]{36}$/),
        body: {
          dictId: 'consumers',
          geography: { kind: 'ZIP', values: ['85001'] },
          filters: [{ field: 'age', from: 45, to: 64 }],
          name: 'Consumers 85001 Phoenix, AZ',
          rows: 5000,
          datasetVersion: 3,
        },
      },
    ]);
  });

  it('orders codes instead of words by choice, with the keyboard too', async () => {
    const user = userEvent.setup();
    const orders: unknown[] = [];
    network.use(
      http.post('*/api/v2/downloads', async ({ request }) => {
        orders.push(await request.json());
        return HttpResponse.json({ id: 'download-9', version: 11 }, { status: 202 });
      }),
    );
    const { container } = open(inPhoenix);
    const choice = await screen.findByRole('checkbox', { name: /Codes instead of words/ });
    expect(choice).not.toBeChecked();
    choice.focus();
    await user.keyboard(' ');
    await expectAccessible(container);
    await user.click(await screen.findByRole('button', { name: 'Download 5,000 leads' }));
    await waitFor(() => expect(orders).toMatchObject([{ rows: 5000, cells: 'codes' }]));
  });

  it.each([
    ['before a place is chosen', ''],
    ['after a count', inPhoenix],
  ])('says that no leads are left, and leads to the plans, %s', async (_when, search) => {
    network.use(http.get('*/api/v2/usage', () => HttpResponse.json({ ...usage, leadsRemaining: 0 })));
    const { container } = open(search);
    const panel = within(await screen.findByRole('region', { name: 'Download' }));
    expect(await panel.findByText('You have no leads left.')).toBeVisible();
    expect(panel.getByText(/New ones come with your next period, on 1 Dec 2026\./)).toBeVisible();
    expect(panel.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/pricing');
    expect(panel.queryByText(/At most 0/)).toBeNull();
    expect(panel.queryByRole('button')).toBeNull();
    await expectAccessible(container);
  });

  it('says so too when what is left does not pay for one row, and promises nothing where no period follows', async () => {
    network.use(
      http.get('*/api/v2/usage', () => HttpResponse.json({ ...usage, leadsRemaining: 1, periodEnd: null })),
      ...dictionaryAtServer({ ...dictionary, multiplierHundredths: 200 }),
    );
    open();
    expect(await screen.findByText('You have 1 lead left: too few for one row.')).toBeVisible();
    expect(screen.queryByText(/next period/)).toBeNull();
  });

  it('says before the click that leads which outlast the plan need one to be downloaded', async () => {
    const ended = { ...usage, status: 'cancelled', leadsRemaining: 300, downloadLimit: 0 };
    network.use(http.get('*/api/v2/usage', () => HttpResponse.json(ended)));
    open(inPhoenix);
    const panel = within(await screen.findByRole('region', { name: 'Download' }));
    expect(await panel.findByText('You have 300 leads left. Choose a plan to download them.')).toBeVisible();
    expect(panel.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/pricing');
    expect(panel.queryByRole('button')).toBeNull();
  });

  it('links to the plans when the balance is the limit, and not on an unlimited plan', async () => {
    network.use(http.get('*/api/v2/usage', () => HttpResponse.json({ ...usage, leadsRemaining: 40 })));
    open(inPhoenix);
    expect(await screen.findByText(/At most 40: that is what you have left\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Get more leads' })).toHaveAttribute('href', '/pricing');
    cleanup();
    network.use(http.get('*/api/v2/usage', () => HttpResponse.json({ ...usage, leadsRemaining: 0, unlimited: true })));
    open(inPhoenix);
    expect(await screen.findByRole('button', { name: 'Download 5,000 leads' })).toBeEnabled();
    expect(screen.queryByRole('link', { name: /plans|more leads/ })).toBeNull();
  });
});
