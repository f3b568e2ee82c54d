import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { network, problem, statement } from '../../testing/network.ts';
import { expectAccessible, renderAt } from '../../testing/render.tsx';
import { Periods } from './periods.tsx';

const open = () => renderAt('/settings/usage', { '/settings/usage': <Periods /> });

/** What the browser was given to save, by the name it was given. */
function watchSaved(): Map<string, Blob> {
  const saved = new Map<string, Blob>();
  const blobs = new Map<string, Blob>();
  URL.createObjectURL = (blob) => {
    const address = `blob:test-${blobs.size}`;
    blobs.set(address, blob as Blob);
    return address;
  };
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
    const blob = blobs.get(this.href);
    if (blob) saved.set(this.download, blob);
  };
  return saved;
}
const { createObjectURL, revokeObjectURL } = URL;
const { click } = HTMLAnchorElement.prototype;
afterEach(() => {
  Object.assign(URL, { createObjectURL, revokeObjectURL });
  HTMLAnchorElement.prototype.click = click;
});

describe('billing periods on the usage page', () => {
  it('shows the totals of the current period, which add up', async () => {
    const { container } = open();
    const table = await screen.findByRole('table', { name: 'Leads from 1 Nov 2026 until 1 Dec 2026' });
    expect(
      within(table)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual([
      'At the start1,900',
      'Granted+50,000',
      'Credited0',
      'Downloaded−42,500',
      'Expired−1,900',
      'Removed0',
      'At the end7,500',
    ]);
    await expectAccessible(container);
  });

  it('shows another period when it is chosen', async () => {
    network.use(
      http.get('*/api/v2/usage/statement', ({ request }) => {
        const from = new URL(request.url).searchParams.get('from') ?? '';
        return HttpResponse.json({ ...statement, from, delivered: from.startsWith('2026-10') ? 11 : 22 });
      }),
    );
    open();
    await screen.findByText('−22');
    await userEvent.selectOptions(screen.getByLabelText('Period'), '1 Oct 2026 until 1 Nov 2026');
    expect(await screen.findByText('−11')).toBeVisible();
  });

  it('saves the period as CSV and as a statement, named after its first day', async () => {
    const saved = watchSaved();
    network.use(
      http.get('*/api/v2/usage/entries-csv', () => HttpResponse.text('seq,leads\r\n')),
      http.get('*/api/v2/usage/statement-file', () => HttpResponse.text('{"format":"leadwright-statement"}\n')),
    );
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(saved.has('leads-2026-11-01.csv')).toBe(true));
    await userEvent.click(screen.getByRole('button', { name: 'Download statement' }));
    await waitFor(() => expect(saved.has('statement-2026-11-01.jsonl')).toBe(true));
  });

  it('says in words that a file could not be fetched, and saves nothing', async () => {
    const saved = watchSaved();
    network.use(http.get('*/api/v2/usage/entries-csv', () => problem(503, 'unavailable')));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Download CSV' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was changed.');
    expect(saved.size).toBe(0);
  });

  it('says when the first period begins where there is none', async () => {
    network.use(http.get('*/api/v2/usage/periods', () => HttpResponse.json({ periods: [] })));
    open();
    expect(await screen.findByText('Your first billing period begins with your subscription.')).toBeVisible();
  });
});
