// A list that is read while places are chosen: nothing that was chosen goes, and nothing is said of what is gone.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { network } from '../../../testing/network.ts';
import { addressIn, expectAccessible, renderAt } from '../../../testing/render.tsx';
import { SearchPage } from '../search-page.tsx';

const open = (search = '') =>
  renderAt(`/search/consumers${search}`, { '/search/:dictId': <SearchPage restMs={0} /> }).container;
const question = () => screen.findByRole('group', { name: 'The places of the list' });
const findBox = (place: string) => screen.findByRole('combobox', { name: `Find a ${place}` });

describe('a list beside chosen places', () => {
  it('of another kind asks before they go', async () => {
    const user = userEvent.setup();
    const container = open('?v=1&g=city:AZ:PHOENIX,AZ:TUCSON');
    await user.click(await findBox('city'));
    await user.paste('85003, 85004');
    const asked = await question();
    expect(
      within(asked).getByText('One search holds one kind of place. The 2 cities of this search would go.'),
    ).toBeVisible();
    expect(addressIn(container)).toBe('/search/consumers?v=1&g=city:AZ:PHOENIX,AZ:TUCSON');
    await expectAccessible(container);
    await user.click(within(asked).getByRole('button', { name: 'Search 2 ZIP codes' }));
    expect(addressIn(container)).toBe('/search/consumers?v=1&g=zip:85003,85004');
  });

  it('keeps no more than there is room for, when one more is chosen meanwhile', async () => {
    const user = userEvent.setup();
    const container = open('?v=1&g=zip:85003,85004');
    await user.click(await findBox('ZIP code'));
    await user.paste('85006, 85007, 85008, 85009');
    const asked = await question();
    expect(within(asked).getByRole('button', { name: 'Add 3 ZIP codes' })).toBeEnabled();
    await user.type(await findBox('ZIP code'), '8500');
    await user.click(await screen.findByRole('option', { name: /^85001 / }));
    expect(addressIn(container)).toBe('/search/consumers?v=1&g=zip:85003,85004,85001');
    await user.click(await within(await question()).findByRole('button', { name: 'Add 2 ZIP codes' }));
    expect(addressIn(container)).toBe('/search/consumers?v=1&g=zip:85003,85004,85001,85006,85007');
  });

  it('that is answered late goes beside what was chosen meanwhile', async () => {
    const user = userEvent.setup();
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    network.use(
      http.post('*/api/v2/geographies/read', async () => {
        await answered;
        return HttpResponse.json({
          places: [{ word: '85003', kind: 'ZIP', value: '85003', name: '85003', meta: 'Phoenix, AZ' }],
          zerosLost: [],
          leftOut: [],
        });
      }),
    );
    const container = open('?v=1&g=zip:85004');
    await user.click(await findBox('ZIP code'));
    await user.paste('85003-1234');
    await user.type(await findBox('ZIP code'), '8500');
    await user.click(await screen.findByRole('option', { name: /^85001 / }));
    answer();
    await waitFor(() => expect(addressIn(container)).toBe('/search/consumers?v=1&g=zip:85004,85001,85003'));
  });
});

it.each([
  ['a question', '2108\n2109', /Did you mean 02108/],
  ['a note', '99999 99998', /“99999” is not a ZIP code/],
])('%s of a list is gone with its search', async (_, list, words) => {
  const user = userEvent.setup();
  open();
  await user.click(await screen.findByRole('button', { name: 'ZIP code' }));
  await user.paste(list);
  expect(await screen.findByText(words)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Narrow search' }));
  await user.click(screen.getByRole('button', { name: 'City' }));
  expect(await findBox('city')).toBeVisible();
  expect(screen.queryByText(words)).not.toBeInTheDocument();
});

describe('a typed list', () => {
  it('that is longer than a suggestion is asked for is read at Enter, and leaves the field', async () => {
    const asked: string[] = [];
    network.use(
      http.get('*/api/v2/suggestions', ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('q') ?? '');
        return HttpResponse.json({ items: [] });
      }),
    );
    const user = userEvent.setup();
    const container = open();
    await user.click(await screen.findByRole('button', { name: 'ZIP code' }));
    const list = Array.from({ length: 12 }, () => '85003').join(', ');
    await user.type(await findBox('ZIP code'), `${list}{Enter}`);
    await waitFor(() => expect(addressIn(container)).toBe('/search/consumers?v=1&g=zip:85003'));
    expect(await findBox('ZIP code')).toHaveValue('');
    expect(screen.queryByText(/Uh oh|Nothing is called/)).not.toBeInTheDocument();
    expect(asked.filter((text) => text.length > 60 || text.split(',').length > 2)).toEqual([]);
  });
});
