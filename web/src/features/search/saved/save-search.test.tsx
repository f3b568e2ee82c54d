import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { savedSearch, savedSearchesAtServer } from '../../../testing/at-server/saved-searches-at-server.ts';
import { network, problem } from '../../../testing/network.ts';
import { dictionary } from '../../../testing/network.ts';
import { addressIn, expectAccessible, renderAt } from '../../../testing/render.tsx';
import { ReopenPage } from './reopen-page.tsx';
import { SaveSearch } from './save-search.tsx';

const query = {
  dictId: 'consumers' as const,
  geography: { kind: 'ZIP' as const, values: ['85001'] },
  filters: [{ field: 'age', from: 45, to: 64 }],
};
const sent = {
  queryUrl: '/api/v2/searches/count?dictId=consumers&index=leads.consumers',
  geographyParams: query.geography,
  searchParams: query.filters,
};

function open(given: { query: typeof query | null; count: number | null; isAsked?: boolean }) {
  const asked: unknown[] = [];
  network.use(...savedSearchesAtServer([], asked));
  const page = <SaveSearch dictionary={dictionary} suggestedName="Consumers Phoenix" isAsked {...given} />;
  return { asked, ...renderAt('/search/consumers', { '/search/consumers': page }) };
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('saving a search', () => {
  it('is not possible until a geography is chosen, and says so', async () => {
    open({ query: null, count: null });
    const button = screen.getByRole('button', { name: 'Save search' });
    expect(button).toHaveAccessibleDescription('Select a geography to save this search');
    await userEvent.click(button);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is neither saved nor shared while a part of the link is left out, and says so', async () => {
    open({ query, count: 7, isAsked: false });
    for (const name of ['Save search', 'Share']) {
      const button = screen.getByRole('button', { name });
      expect(button).toHaveAccessibleDescription('Part of the link is left out. Agree to that first, or choose anew.');
      await userEvent.click(button);
      expect(screen.queryByRole('dialog')).toBeNull();
    }
  });

  it('sends name, geography, filters, where it is counted, and the count', async () => {
    const { asked, container } = open({ query, count: 7 });
    await press('Save search');
    await expectAccessible(container);
    const name = screen.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await press('Save');
    expect(await screen.findByText('Please name your search before saving.')).toBeVisible();
    expect(asked).toEqual([]);
    await userEvent.type(name, 'Phoenix');
    await press('Save');
    expect(await screen.findByText('Wahoo, your search was saved!')).toBeVisible();
    expect(document.activeElement).toHaveTextContent(/^Wahoo/);
    expect(asked).toEqual([{ searchName: 'Phoenix', ...sent, count: 7 }]);
  });

  it('and sharing it is one way: it is saved once, then shared', async () => {
    const { asked } = open({ query, count: 7 });
    await press('Share');
    await press('Save and share');
    expect(await screen.findByRole('form', { name: 'E-mail' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Share Consumers Phoenix' })).toBeVisible();
    await press('Close');
    await press('Share');
    expect(await screen.findByRole('form', { name: 'E-mail' })).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  it('as the default of its dictionary needs no name', async () => {
    const { asked } = open({ query, count: null });
    await press('Save search');
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Save');
    await screen.findByText('Wahoo, your search was saved!');
    expect(asked).toEqual([{ searchName: null, ...sent, count: null }]);
  });

  it('that fails says why in a warning', async () => {
    open({ query, count: 7 });
    network.use(http.post('*/api/v2/saved-searches', () => problem(409, 'saved-searches-full')));
    await press('Save search');
    await press('Save');
    expect(await screen.findByText(/keeps as many searches as it can/)).toBeVisible();
  });
});

describe('a search that is reopened', () => {
  const mine = savedSearch({ id: 'default-one', searchName: null, isDefault: true });
  const at = (search: string) => {
    network.use(...savedSearchesAtServer([mine]));
    return renderAt(`/_search/consumers?${search}`, { '/_search/:dictId': <ReopenPage /> });
  };

  it.each([
    'savedSearch=default-one&uid=person-1',
    'savedSearch=consumers&uid=person-1',
    'savedSearch=default-one&uid=person-2',
    'token=the-secret',
    'downloadSearch=download-1&aid=account-1',
  ])('stands on the search page with place and filters: %s', async (search) => {
    const { container } = at(search);
    await waitFor(() => expect(addressIn(container)).toBe('/search/consumers?v=1&g=zip:85001&age=45-64'));
  });

  it.each(['savedSearch=businesses&uid=person-1', 'savedSearch=consumers&uid=person-2', 'token=no', ''])(
    'and is not there says so: %j',
    async (search) => {
      at(search);
      expect(await screen.findByText('Saved search not found :(')).toBeVisible();
    },
  );
});
