import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { counted, network, sample } from '../../../testing/network.ts';
import { onAPhone } from '../../../testing/on-a-phone.ts';
import { addressIn, renderAt } from '../../../testing/render.tsx';
import { SearchPage } from '../search-page.tsx';

const routes = { '/search/:dictId': <SearchPage /> };
const open = (search = '') => renderAt(`/search/consumers${search}`, routes);
const inPhoenix = '?v=1&g=zip:85001';

type CountBody = { filters: unknown[]; geography: { kind: string } };

/** Answers every count by `answer`, and records requests and aborts. */
function answerCounts(answer: (body: CountBody) => Promise<object> | object): {
  asked: CountBody[];
  aborted: CountBody[];
} {
  const seen = { asked: [] as CountBody[], aborted: [] as CountBody[] };
  network.use(
    http.post('*/api/v2/searches/count', async ({ request }) => {
      const body = (await request.json()) as CountBody;
      seen.asked.push(body);
      request.signal.addEventListener('abort', () => seen.aborted.push(body));
      return HttpResponse.json({ ...counted, ...(await answer(body)) });
    }),
  );
  return seen;
}

/** Sets the clock of the page forward. */
function skip(ms: number): void {
  const real = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => real() + ms);
}
const never = (): Promise<object> => new Promise(() => undefined);

describe('a count without a click', () => {
  afterEach(() => jest.restoreAllMocks());

  it('starts by itself for the whole country, and offers no Refresh while it runs', async () => {
    const user = userEvent.setup();
    open();
    await user.click(await screen.findByRole('button', { name: 'Nationwide' }));
    expect(screen.queryByRole('button', { name: /Get count|Refresh count/ })).toBeNull();
    expect(await screen.findByText('12,345')).toBeVisible();
  });

  it('waits for a click after one slower than 2 s, and starts by itself again after a new place', async () => {
    const user = userEvent.setup();
    const { asked } = answerCounts(() => ({ tookMs: 4_000 }));
    open(inPhoenix);
    await screen.findByText('12,345');
    await user.click(screen.getByRole('checkbox', { name: 'Male' }));
    const ask = screen.getByRole('button', { name: 'Get count' });
    expect(asked).toHaveLength(1);
    await user.click(ask);
    await screen.findByText(/exact/);
    await user.click(screen.getByRole('button', { name: 'Narrow search' }));
    await user.click(screen.getByRole('button', { name: 'Nationwide' }));
    await waitFor(() => expect(asked.at(-1)?.geography.kind).toBe('nationwide'));
  });

  it('aborts the previous count at the edit, and waits for a click when that one ran longer than 2 s', async () => {
    const user = userEvent.setup();
    const seen = answerCounts(({ filters }) => (filters.length === 1 ? never() : {}));
    open(inPhoenix);
    await screen.findByText('12,345');
    await user.click(screen.getByRole('checkbox', { name: 'Female' }));
    await waitFor(() => expect(seen.asked).toHaveLength(2));
    skip(4_000);
    await screen.findByText(/Still counting/);
    await user.click(screen.getByRole('checkbox', { name: 'Male' }));
    expect(screen.getByRole('button', { name: 'Get count' })).toBeVisible();
    expect(seen.aborted).toHaveLength(1);
  });
});

describe('during a count', () => {
  it('the last number and the last rows stay, faded', async () => {
    const user = userEvent.setup();
    answerCounts(({ filters }) => (filters.length === 1 ? never() : {}));
    const { container } = open(inPhoenix);
    await screen.findByText('Maria', { exact: false });
    await user.click(screen.getByRole('checkbox', { name: 'Female' }));
    expect(container.querySelector('.count-counting .count-number')).toHaveTextContent('12,345');
    expect(screen.getByText('Maria', { exact: false })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Sample of the leads' })).toHaveClass('fading');
  });

  it('Download keeps its place and its focus, and says that it is counting', async () => {
    const user = userEvent.setup();
    answerCounts(({ filters }) => (filters.length === 1 ? never() : {}));
    let orders = 0;
    network.use(
      http.post('*/api/v2/downloads', () => {
        orders += 1;
        return HttpResponse.json({ id: 'download-9', version: 1 }, { status: 202 });
      }),
    );
    open(inPhoenix);
    const panel = await screen.findByRole('region', { name: 'Download' });
    await within(panel).findByRole('button', { name: 'Download 5,000 leads' });
    await user.click(screen.getByRole('checkbox', { name: 'Female' }));
    const button = within(panel).getByRole('button', { name: 'Counting…' });
    button.focus();
    expect(button).toHaveFocus();
    expect(within(panel).getByRole('textbox', { name: 'How many leads' })).toHaveValue('5,000');
    await user.click(button);
    expect(orders).toBe(0);
  });
});

describe('the preview', () => {
  type Preview = { filters: unknown[] };

  /** Opens the page with another pause than half a second, and records previews. */
  async function openResting(restMs: number): Promise<Preview[]> {
    const previews: Preview[] = [];
    network.use(
      http.post('*/api/v2/searches/preview', async ({ request }) => {
        previews.push((await request.json()) as Preview);
        return HttpResponse.json(sample);
      }),
    );
    renderAt(`/search/consumers${inPhoenix}`, { '/search/:dictId': <SearchPage restMs={restMs} /> });
    await screen.findByText('Maria', { exact: false });
    return previews;
  }

  it('is not fetched while edits go on', async () => {
    const user = userEvent.setup();
    const { asked } = answerCounts(({ filters }) => ({ count: 500 + filters.length }));
    const previews = await openResting(86_400_000);
    await user.click(screen.getByRole('checkbox', { name: 'Female' }));
    expect(await screen.findByText('501')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Male' }));
    await waitFor(() => expect(asked).toHaveLength(3));
    expect(previews).toHaveLength(1);
  });

  it('is fetched for the last query once edits pause', async () => {
    const user = userEvent.setup();
    answerCounts(() => ({}));
    const previews = await openResting(0);
    await user.click(screen.getByRole('checkbox', { name: 'Female' }));
    await waitFor(() => expect(previews.at(-1)?.filters).toEqual([{ field: 'gender', anyOf: ['female'] }]));
  });
});

describe('on a phone', () => {
  beforeEach(onAPhone);
  afterEach(() => jest.restoreAllMocks());

  it('there is a result after Show the result', async () => {
    const user = userEvent.setup();
    answerCounts(({ filters }) => ({ tookMs: 4_000, count: 12_345 - filters.length }));
    const { container } = open(inPhoenix);
    await screen.findByText('12,345');
    await user.click(screen.getByRole('button', { name: /Place and filters/ }));
    await user.click(await screen.findByRole('checkbox', { name: 'Female' }));
    await user.click(screen.getByRole('button', { name: 'Show the result' }));
    expect(await screen.findByText('12,344')).toBeVisible();
    expect(addressIn(container)).toContain('gender=female');
  });

  it('the drawer says that a place is missing instead of showing nothing', async () => {
    const user = userEvent.setup();
    open();
    await user.click(await screen.findByRole('button', { name: /Place and filters/ }));
    expect(await screen.findByRole('button', { name: 'Choose a place first' })).toBeDisabled();
  });
});
