// The outcome of an order when the connection fails before, during or after it.
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setOnline } from '../../../testing/connection.ts';
import { download, network, problem } from '../../../testing/network.ts';
import { useLocation } from '../../../navigation/links.ts';
import { addressIn, expectAccessible, renderAt } from '../../../testing/render.tsx';
import { SearchPage } from '../search-page.tsx';

const routes = { '/search/:dictId': <SearchPage />, '/downloads/:id': <p>the download</p> };
const open = () => renderAt('/search/consumers?v=1&g=zip:85001&age=45-64', routes);
const accepted = () => HttpResponse.json({ id: 'download-9', version: 11 }, { status: 202 });

/** Records orders, each answered by `answer`, and look-ups, which must never order. */
function watch(
  answer: (order: number) => Response | Promise<Response>,
  found: (look: number) => Response = () => problem(404, 'not-ordered'),
) {
  const orders: (string | null)[] = [];
  const looks: string[] = [];
  network.use(
    http.post('*/api/v2/downloads', ({ request }) => {
      orders.push(request.headers.get('idempotency-key'));
      return answer(orders.length);
    }),
    http.get('*/api/v2/downloads/by-key/:key', ({ params }) => {
      looks.push(String(params['key']));
      return found(looks.length);
    }),
  );
  return { orders, looks };
}

afterEach(() => {
  setOnline(true);
  sessionStorage.clear();
});

describe('an order that is pressed twice', () => {
  it('is sent once and opens its download once, so that Back returns to the search', async () => {
    const { orders } = watch(accepted);
    const opened = new Set<string>();
    function Opened() {
      opened.add(useLocation().key);
      return <p>the download</p>;
    }
    renderAt('/search/consumers?v=1&g=zip:85001', { ...routes, '/downloads/:id': <Opened /> });
    const button = await screen.findByRole('button', { name: 'Download 5,000 leads' });
    // In one task, as a browser delivers a quick double click.
    act(() => {
      button.click();
      button.click();
    });
    await screen.findByText('the download');
    await expect(waitFor(() => expect(opened.size).toBe(2), { timeout: 300 })).rejects.toThrow('Expected: 2');
    expect([orders.length, opened.size]).toEqual([1, 1]);
  });
});

describe('an order while the page is offline', () => {
  it('is not queued: the button says so, and nothing is sent when the connection is back', async () => {
    const { orders } = watch(accepted);
    const user = userEvent.setup();
    open();
    await user.click(await screen.findByLabelText('How many leads'));
    await screen.findByText('Download 5,000 leads');
    setOnline(false);
    await user.keyboard('{Enter}');
    expect(screen.getByText('You are offline')).toHaveAttribute('aria-disabled', 'true');
    expect(
      screen.getByText('Nothing is ordered while you are offline. Press Download when you are connected again.'),
    ).toBeVisible();
    setOnline(true);
    expect(await screen.findByText('Download 5,000 leads')).toBeEnabled();
    await expect(screen.findByText('the download', undefined, { timeout: 300 })).rejects.toThrow('Unable to find');
    expect(orders).toEqual([]);
  });
});

describe('an order whose answer is lost', () => {
  it('says that its outcome is not known yet, and opens the download once the look-up finds it', async () => {
    let tell = (): void => undefined;
    const { orders, looks } = watch(() => HttpResponse.error());
    network.use(
      http.get('*/api/v2/downloads/by-key/:key', async ({ params }) => {
        looks.push(String(params['key']));
        await new Promise<void>((resolve) => {
          tell = resolve;
        });
        return HttpResponse.json(download({ id: 'download-9', status: 'requested' }));
      }),
    );
    const user = userEvent.setup();
    const { container } = open();
    await user.click(await screen.findByText('Download 5,000 leads'));
    expect(await screen.findByText(/We do not know yet whether it was ordered/)).toBeVisible();
    expect(screen.queryByText(/Nothing was charged/)).toBeNull();
    expect(screen.getByText('Checking…')).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(looks).toHaveLength(1));
    await expectAccessible(container);
    tell();
    await waitFor(() => expect(addressIn(container)).toBe('/downloads/download-9'));
    expect(looks).toEqual(orders);
  });

  it('that never arrived is made by the next click only, under the same key', async () => {
    const { orders, looks } = watch((order) => (order === 1 ? HttpResponse.error() : accepted()));
    const user = userEvent.setup();
    const { container } = open();
    await user.click(await screen.findByText('Download 5,000 leads'));
    expect(await screen.findByText(/Nothing was ordered or charged/)).toBeVisible();
    await expect(screen.findByText('the download', undefined, { timeout: 300 })).rejects.toThrow('Unable to find');
    expect([orders.length, looks.length]).toEqual([1, 1]);
    await user.click(screen.getByText('Download 5,000 leads'));
    await waitFor(() => expect(addressIn(container)).toBe('/downloads/download-9'));
    expect(orders).toEqual([looks[0], looks[0]]);
  });

  it('keeps its key though the page is loaded again: the next click buys nothing twice', async () => {
    const { orders } = watch((order) => (order === 1 ? HttpResponse.error() : accepted()));
    const user = userEvent.setup();
    const { unmount } = open();
    await user.click(await screen.findByText('Download 5,000 leads'));
    await screen.findByText(/Nothing was ordered or charged/);
    unmount();
    open();
    await user.click(await screen.findByText('Download 5,000 leads'));
    await screen.findByText('the download');
    expect(orders).toEqual([orders[0], orders[0]]);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('is looked up again until the server answers, and for a second lost order too', async () => {
    const lost = () => HttpResponse.error();
    const { orders, looks } = watch(
      (order) => (order === 1 ? problem(502, 'unavailable') : lost()),
      (look) =>
        look === 1
          ? problem(503, 'unavailable')
          : look === 2
            ? problem(404, 'not-ordered')
            : HttpResponse.json(download({ id: 'download-9' })),
    );
    const user = userEvent.setup();
    const { container } = open();
    await user.click(await screen.findByText('Download 5,000 leads'));
    // A server that failed is no lost connection.
    await screen.findByText(
      'Your order did not go through. Nothing was ordered or charged. Press Download to order it.',
    );
    await user.click(screen.getByText('Download 5,000 leads'));
    await waitFor(() => expect(addressIn(container)).toBe('/downloads/download-9'));
    expect([orders.length, looks.length]).toEqual([2, 3]);
  });

  it('is looked up when the connection is back, and the look-up does not order', async () => {
    const { orders, looks } = watch(() => {
      setOnline(false);
      return HttpResponse.error();
    });
    const user = userEvent.setup();
    open();
    await user.click(await screen.findByText('Download 5,000 leads'));
    expect(await screen.findByText(/We do not know yet whether it was ordered/)).toBeVisible();
    expect(screen.getByText(/check as soon as you are online/)).toBeVisible();
    expect(looks).toEqual([]);
    setOnline(true);
    expect(await screen.findByText(/Nothing was ordered or charged/)).toBeVisible();
    expect([orders.length, looks.length]).toEqual([1, 1]);
  });

  it('that cannot be looked up says to check the downloads first', async () => {
    watch(
      () => HttpResponse.error(),
      () => problem(403, 'no-account'),
    );
    const user = userEvent.setup();
    open();
    await user.click(await screen.findByText('Download 5,000 leads'));
    expect(await screen.findByText(/We do not know whether it was ordered\. Check your downloads first/)).toBeVisible();
    expect(screen.queryByText(/Nothing was charged/)).toBeNull();
  });

  it('that is refused since the disk is nearly full says that, without a look-up', async () => {
    const { looks } = watch(() => problem(503, 'disk-nearly-full'));
    open();
    await userEvent.setup().click(await screen.findByText('Download 5,000 leads'));
    expect(await screen.findByText(/No room is left for new files at the moment.*Nothing was charged/s)).toBeVisible();
    expect(screen.queryByText(/No answer came/)).toBeNull();
    expect(looks).toEqual([]);
  });

  it('that the server refuses says why, without a look-up', async () => {
    const { orders, looks } = watch(() => problem(429, 'too-many-downloads'));
    const user = userEvent.setup();
    open();
    await user.click(await screen.findByText('Download 5,000 leads'));
    expect(await screen.findByText(/Ten downloads are waiting already.*Nothing was charged/s)).toBeVisible();
    await user.click(screen.getByText('Download 5,000 leads'));
    await waitFor(() => expect(orders).toHaveLength(2));
    expect(orders[1]).not.toBe(orders[0]);
    expect(looks).toEqual([]);
  });
});
