import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { Link } from '../../../navigation/links.ts';
import { savedSearch, savedSearchesAtServer } from '../../../testing/at-server/saved-searches-at-server.ts';
import { network, problem } from '../../../testing/network.ts';
import { addressIn, expectAccessible, renderAt } from '../../../testing/render.tsx';
import { SearchPage } from '../search-page.tsx';

const kept = savedSearch({ id: 'default-one', searchName: null, isDefault: true });
const page = (
  <>
    <Link to="/search/consumers">Consumers</Link>
    <SearchPage restMs={0} />
  </>
);
const open = (search = '') => renderAt(`/search/consumers${search}`, { '/search/:dictId': page });
const said = () => screen.queryByText('This is your default search of consumers.');
const ofDefault = '/search/consumers?v=1&g=zip:85001&age=45-64';

describe('a search page without a search in its address', () => {
  it('starts with the default search of its dictionary, and says so', async () => {
    network.use(...savedSearchesAtServer([savedSearch(), kept]));
    const { container } = open();
    expect(await screen.findByText('This is your default search of consumers.')).toBeVisible();
    expect(addressIn(container)).toBe(ofDefault);
    expect(await screen.findByText('12,345')).toBeVisible();
    await expectAccessible(container);
  });

  it('is emptied by one press and stays so, with the focus where a place is chosen', async () => {
    network.use(...savedSearchesAtServer([kept]));
    const { container } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Start empty' }));
    expect(await screen.findByText('Choose a place to count leads. Counting is free.')).toBeVisible();
    expect(addressIn(container)).toBe('/search/consumers');
    expect(said()).toBeNull();
    expect(document.activeElement).not.toBe(document.body);
    await userEvent.click(screen.getByRole('link', { name: 'Consumers' }));
    await waitFor(() => expect(addressIn(container)).toBe(ofDefault));
  });

  it.each([
    ['there is none', () => savedSearchesAtServer([savedSearch()])],
    ['it is of another dictionary', () => savedSearchesAtServer([{ ...kept, dictId: 'businesses' }])],
    ['it cannot be read', () => [http.get('*/api/v2/saved-searches', () => problem(503, 'unavailable'))]],
  ])('starts empty where %s', async (_, atServer) => {
    network.use(...atServer());
    const { container } = open();
    expect(await screen.findByText('Choose a place to count leads. Counting is free.')).toBeVisible();
    expect(addressIn(container)).toBe('/search/consumers');
    expect(said()).toBeNull();
  });
});

it('a search in the address is never replaced by the default one', async () => {
  const asked: unknown[] = [];
  network.use(...savedSearchesAtServer([kept], asked));
  const { container } = open('?v=1&g=us');
  expect(await screen.findByText('12,345')).toBeVisible();
  expect(addressIn(container)).toBe('/search/consumers?v=1&g=us');
  expect(said()).toBeNull();
});
