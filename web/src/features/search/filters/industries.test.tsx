import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { dictionary, dictionaryAtServer, network, problem } from '../../../testing/network.ts';
import { addressIn, expectAccessible, renderAt } from '../../../testing/render.tsx';
import { SearchPage } from '../search-page.tsx';

const items = [
  ['A', 'Agriculture'],
  ['01', '01 Crops'],
  ['0111', '0111 Wheat'],
  ['C', 'Construction'],
  ['17', '17 Special trade contractors'],
  ['1761', '1761 Roofing, siding, and sheet metal work'],
].map(([value, label]) => ({ value, label }));

const industry = {
  field: 'sic_code',
  label: 'Industry',
  group: 'Person',
  inputType: 'select',
  itemsApart: true,
} as const;
let listsAsked: number;
beforeEach(() => {
  listsAsked = 0;
  network.use(
    ...dictionaryAtServer({ ...dictionary, filters: [...dictionary.filters, industry] }),
    http.get('*/api/v2/dictionaries/consumers/items/sic_code', () => {
      listsAsked += 1;
      return HttpResponse.json({ items });
    }),
  );
});

/** Opens the group that has the industries, or closes it. */
const openGroup = async (user: ReturnType<typeof userEvent.setup>) => user.click(await screen.findByText('Person'));

const open = (search = '?v=1&g=us') => renderAt(`/search/consumers${search}`, { '/search/:dictId': <SearchPage /> });
const shown = (): (string | null)[] =>
  within(screen.getByRole('tree', { name: 'Industry' }))
    .getAllByRole('treeitem')
    .map((row) => row.textContent);

describe('a list that is answered apart', () => {
  it('is fetched once its group is opened, and once only', async () => {
    const user = userEvent.setup();
    open();
    await screen.findByText('Maria');
    expect(listsAsked).toBe(0);
    await openGroup(user);
    await screen.findByRole('tree', { name: 'Industry' });
    await openGroup(user);
    await openGroup(user);
    expect(listsAsked).toBe(1);
  });

  it('is on its way where its group is open, and not in a closed one', async () => {
    const user = userEvent.setup();
    let answer = () => {};
    const asked = new Promise<void>((resolve) => (answer = resolve));
    network.use(
      http.get('*/api/v2/dictionaries/consumers/items/sic_code', async () => {
        await asked;
        return HttpResponse.json({ items });
      }),
    );
    const { container } = open();
    await screen.findByText('Maria');
    const busy = () => container.querySelectorAll('[aria-label="Industry"] [aria-busy="true"]').length;
    expect(screen.getByRole('group', { name: 'Industry', hidden: true })).toHaveTextContent(/^Industry$/);
    expect(busy()).toBe(0);
    await openGroup(user);
    expect(busy()).toBe(1);
    answer();
    await screen.findByRole('tree', { name: 'Industry' });
    expect(busy()).toBe(0);
  });

  it('is waited for where the address names one of its values, which the chip has in words', async () => {
    open('?v=1&g=us&sic_code=1761');
    expect(await screen.findByRole('button', { name: /^Remove industry 1761 Roofing/ })).toBeVisible();
    expect(listsAsked).toBe(1);
  });

  it('says in its place that it could not be fetched, and tries again', async () => {
    const user = userEvent.setup();
    network.use(
      http.get('*/api/v2/dictionaries/consumers/items/sic_code', () => problem(503, 'unavailable'), { once: true }),
    );
    open();
    await openGroup(user);
    const filter = within(await screen.findByRole('group', { name: 'Industry' }));
    await user.click(await filter.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('tree', { name: 'Industry' })).toBeVisible();
    await screen.findByText('Maria');
  });
});

describe('the industries', () => {
  it('are a tree in a pane, which the keyboard walks from division to code', async () => {
    const user = userEvent.setup();
    const { container } = open();
    await screen.findByText('Maria');
    await openGroup(user);
    await screen.findByRole('tree', { name: 'Industry' });
    expect(shown()).toEqual(['Agriculture', 'Construction']);
    await user.click(screen.getByRole('searchbox', { name: 'Industry' }));
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{ArrowDown}{ArrowRight}{ArrowRight}');
    expect(shown()).toEqual([
      'Agriculture',
      'Construction',
      '17 Special trade contractors',
      '1761 Roofing, siding, and sheet metal work',
    ]);
    await user.keyboard(' ');
    await waitFor(() => expect(addressIn(container)).toBe('/search/consumers?v=1&g=us&sic_code=1761'));
    expect(screen.getByRole('treeitem', { name: /1761/ })).toHaveAttribute('aria-checked', 'true');
    expect(screen.getByRole('treeitem', { name: /Construction/ })).toHaveAttribute('aria-checked', 'mixed');
    await expectAccessible(container);
  });

  it('are found by a word, and a group stands for all of its codes', async () => {
    const user = userEvent.setup();
    const { container } = open('?v=1&g=us&sic_code=1761');
    await screen.findByText('Maria');
    await user.type(screen.getByRole('searchbox', { name: 'Industry' }), 'roof');
    expect(shown()).toEqual([
      'Construction',
      '17 Special trade contractors',
      '1761 Roofing, siding, and sheet metal work',
    ]);
    await user.click(screen.getByRole('treeitem', { name: /^17 / }));
    await waitFor(() => expect(addressIn(container)).toBe('/search/consumers?v=1&g=us&sic_code=17'));
    expect(screen.getByRole('treeitem', { name: /1761/ })).toHaveAttribute('aria-disabled', 'true');
    await screen.findByText(/exact/);
  });

  it('are found by what people call them, which is not in their titles', async () => {
    network.use(
      ...dictionaryAtServer({ ...dictionary, filters: [...dictionary.filters, { ...industry, suggestedAs: 'SIC' }] }),
      http.get('*/api/v2/suggestions', ({ request }) => {
        const { searchParams } = new URL(request.url);
        const roofing = { kind: 'SIC', value: '1761', name: 'Roofing', meta: '', agg: 12, query: null };
        return HttpResponse.json({ items: searchParams.get('q') === 'slater' ? [roofing] : [] });
      }),
    );
    const user = userEvent.setup();
    open();
    await screen.findByText('Maria');
    await openGroup(user);
    const box = await screen.findByRole('searchbox', { name: 'Industry' });
    await user.type(box, 'slater');
    expect(await screen.findByRole('treeitem', { name: /1761/ })).toBeVisible();
    expect(shown()).toHaveLength(3);
    await user.clear(box);
    await user.type(box, 'nobody');
    expect(await screen.findByText('Nothing is called “nobody” here.')).toBeVisible();
  });

  it('can be removed in place, and the focus stays there', async () => {
    const user = userEvent.setup();
    const { container } = open('?v=1&g=us&sic_code=1761');
    await screen.findByText('Maria');
    await user.click(within(screen.getByRole('form')).getByRole('button', { name: /Remove 1761/ }));
    await waitFor(() => expect(addressIn(container)).toBe('/search/consumers?v=1&g=us'));
    expect(screen.getByRole('searchbox', { name: 'Industry' })).toHaveFocus();
    await screen.findByText(/exact/);
  });
});
