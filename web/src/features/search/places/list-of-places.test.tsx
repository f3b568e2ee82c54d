import { screen, within } from '@testing-library/react';
import { describe as describePlace } from '@leadwright/leads/geography/geography';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { network } from '../../../testing/network.ts';
import { addressIn, expectAccessible, renderAt } from '../../../testing/render.tsx';
import { SearchPage } from '../search-page.tsx';

const open = (search = '') =>
  renderAt(`/search/consumers${search}`, { '/search/:dictId': <SearchPage restMs={0} /> }).container;

async function pasted(kind: string, list: string) {
  const user = userEvent.setup();
  const container = open();
  await user.click(await screen.findByRole('button', { name: kind }));
  await user.paste(list);
  return { user, container };
}
const question = () => screen.findByRole('group', { name: 'The places of the list' });

describe('a pasted list', () => {
  it('that one search takes goes into it, and each word that is left out says why', async () => {
    const { container } = await pasted('ZIP code', "('02108'; \u201802109\u2019\n85003-1234\t09012\nabc 99999");
    expect(await screen.findByText('“09012” is military mail, and there are no leads of it.')).toBeVisible();
    expect(screen.getByText('“99999” is not a ZIP code.')).toBeVisible();
    expect(screen.getByText('No place is called “abc”.')).toBeVisible();
    expect(addressIn(container)).toBe('/search/consumers?v=1&g=zip:02108,02109,85003');
  });

  it('says of a place whose name alone would mislead what it is, in the search too', async () => {
    network.use(
      http.get('*/api/v2/geographies/labels', () =>
        HttpResponse.json({ items: [describePlace('CITY', 'MN:BLOOMINGTON')] }),
      ),
    );
    const { container } = await pasted('Paste a list', 'Bloomington, MN');
    await userEvent.click(screen.getByRole('button', { name: 'Read the list' }));
    expect(await screen.findByText('Bloomington, MN: 6 ZIPs, mailed as Minneapolis.')).toBeVisible();
    expect(addressIn(container)).toBe('/search/consumers?v=1&g=city:MN:BLOOMINGTON');
    const chips = screen.getByRole('group', { name: 'Your search' });
    expect(await within(chips).findByText('Bloomington, MN (6 ZIPs, mailed as Minneapolis)')).toBeVisible();
  });

  it('of ZIP codes that lost a zero is asked about once, and not padded unasked', async () => {
    const { user, container } = await pasted('ZIP code', '2108\n2109.0\n85003');
    expect(within(await question()).getByText(/Did you mean 02108 and 02109\?/)).toBeVisible();
    expect(addressIn(container)).toBe('/search/consumers');
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: 'Yes, add the zeros' }));
    expect(addressIn(container)).toBe('/search/consumers?v=1&g=zip:85003,02108,02109');
  });

  it('that is longer than a search is read whole, and asks which to keep', async () => {
    const list = Array.from({ length: 150 }, (_, at) => String(10_001 + at)).join(', ');
    const { user, container } = await pasted('ZIP code', list);
    const asked = await question();
    const [, read = ''] = /^(\d+) ZIP codes were read/.exec(asked.textContent ?? '') ?? [];
    expect(Number(read)).toBeGreaterThan(50);
    expect(within(asked).getAllByRole('checkbox')).toHaveLength(Number(read));
    await user.click(within(asked).getByRole('checkbox', { name: /^10001 / }));
    await user.type(within(asked).getByRole('searchbox', { name: 'Find in the list' }), '10036');
    await user.click(within(asked).getByRole('checkbox', { name: /^10036 / }));
    await user.click(within(asked).getByRole('button', { name: 'Search 5 ZIP codes' }));
    expect(addressIn(container)).toMatch(/\?v=1&g=zip:10002,\d{5},\d{5},\d{5},10036$/);
    expect(
      await screen.findByText(`A search covers up to 5 ZIP codes; ${Number(read) - 5} were left out.`),
    ).toBeVisible();
  });

  it('of several kinds asks which is meant', async () => {
    const { user, container } = await pasted('Paste a list', 'Maricopa County, AZ\nPima County, AZ\n85003');
    await user.click(screen.getByRole('button', { name: 'Read the list' }));
    expect(within(await question()).getAllByRole('radio')).toHaveLength(2);
    await user.click(screen.getByRole('radio', { name: '1 ZIP code' }));
    await user.click(screen.getByRole('button', { name: 'Search 1 ZIP code' }));
    expect(addressIn(container)).toBe('/search/consumers?v=1&g=zip:85003');
  });
});

it('a typed list is read at Enter', async () => {
  const user = userEvent.setup();
  const container = open();
  await user.click(await screen.findByRole('button', { name: 'ZIP code' }));
  await user.keyboard('2108{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Yes, add the zero' }));
  expect(addressIn(container)).toBe('/search/consumers?v=1&g=zip:02108');
});

it('the places of a link that are written otherwise are read as a list is', async () => {
  const user = userEvent.setup();
  const container = open('?v=1&g=zip:2108,02109-1234&age=35-55');
  expect(await screen.findByText(/Did you mean 02108, /)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Yes, add the zero' }));
  expect(addressIn(container)).toBe('/search/consumers?v=1&g=zip:02109,02108&age=35-55');
});
