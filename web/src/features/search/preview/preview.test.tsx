import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { network, sample } from '../../../testing/network.ts';
import { onAPhone } from '../../../testing/on-a-phone.ts';
import { expectAccessible, renderAt } from '../../../testing/render.tsx';
import { SearchPage } from '../search-page.tsx';

const open = (search = '?v=1&g=zip:85001&gender=female') =>
  renderAt(`/search/consumers${search}`, { '/search/:dictId': <SearchPage /> });

const fields = {
  first_name: 'First name',
  last_name: 'Last name',
  street: 'Street',
  city_name: 'City',
  state: 'State',
  phone: 'Phone',
  email: 'E-mail',
  age: 'Age',
  gender: 'Gender',
};
const maria = {
  first_name: 'Maria',
  last_name: 'Lopez',
  street: 'Main St',
  city_name: 'Phoenix',
  state: 'AZ',
  phone: '(480) 555-••••',
  email: 'm•••@example.test',
  age: '52',
  gender: 'Female',
};

beforeEach(() => {
  const columns = Object.entries(fields).map(([field, label]) => ({ field, label }));
  network.use(
    http.post('*/api/v2/searches/preview', () =>
      HttpResponse.json({ ...sample, columns, rows: [maria], masked: ['phone', 'email'] }),
    ),
  );
});

const heads = (): (string | null)[] => screen.getAllByRole('columnheader').map((head) => head.textContent);

describe('the preview on a wide screen', () => {
  it('shows who, where, how to reach, how old, then what was asked', async () => {
    const { container } = open();
    expect(await screen.findByRole('rowheader', { name: 'Maria Lopez' })).toBeVisible();
    expect(heads()).toEqual(['Name', 'City and state', 'Phone', 'E-mail', 'Age', 'Gender', 'Street']);
    expect(screen.getByRole('cell', { name: 'Phoenix, AZ' })).toBeVisible();
    await expectAccessible(container);
  });

  it.each([
    [
      ['phone', 'street', 'email'],
      'Street, phone and e-mail are hidden until you download; then the file has them in full.',
    ],
    [['street', 'email'], 'Street and e-mail are hidden until you download; then the file has them in full.'],
    [['email'], 'E-mail is hidden until you download; then the file has it in full.'],
  ])('says what it hides: %j', async (masked, words) => {
    const columns = Object.entries(fields).map(([field, label]) => ({ field, label }));
    network.use(
      http.post('*/api/v2/searches/preview', () => HttpResponse.json({ ...sample, columns, rows: [maria], masked })),
    );
    open();
    expect(await screen.findByText(new RegExp(words))).toBeVisible();
  });

  it('lets the person choose the columns, and keeps the choice', async () => {
    const user = userEvent.setup();
    const { unmount } = open();
    await screen.findByRole('rowheader', { name: 'Maria Lopez' });
    await user.click(screen.getByText('Columns'));
    const choice = screen.getByRole('group', { name: 'Columns shown' });
    expect(within(choice).queryByRole('checkbox', { name: 'Name' })).toBeNull();
    await user.click(within(choice).getByRole('checkbox', { name: 'E-mail' }));
    expect(heads()).toEqual(['Name', 'City and state', 'Phone', 'Age', 'Gender', 'Street']);
    unmount();
    open();
    await screen.findByRole('rowheader', { name: 'Maria Lopez' });
    expect(heads()).not.toContain('E-mail');
    await user.click(screen.getByText('Columns, 1 hidden'));
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(heads()).toContain('E-mail');
  });

  it('closes the choice of columns on Escape and gives the focus back', async () => {
    const user = userEvent.setup();
    open();
    await user.click(await screen.findByText('Columns'));
    await user.click(screen.getByRole('checkbox', { name: 'Age' }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('group', { name: 'Columns shown' })).toBeNull();
    expect(screen.getByText('Columns, 1 hidden')).toHaveFocus();
  });

  it('fades at the edge while columns are hidden there, and not at the end', async () => {
    open();
    await screen.findByRole('rowheader', { name: 'Maria Lopez' });
    const scroll = screen.getByRole('region', { name: 'Sample of the leads' });
    Object.defineProperties(scroll, { scrollWidth: { value: 900 }, clientWidth: { value: 500 } });
    fireEvent.scroll(scroll, { target: { scrollLeft: 100 } });
    expect(scroll).toHaveAttribute('data-more', 'right');
    fireEvent.scroll(scroll, { target: { scrollLeft: 400 } });
    expect(scroll).not.toHaveAttribute('data-more');
  });
});

describe('the preview on a phone', () => {
  beforeEach(onAPhone);
  afterEach(() => jest.restoreAllMocks());

  it('is a card for each lead, with the rest behind a click', async () => {
    const user = userEvent.setup();
    const { container } = open();
    const card = await screen.findByRole('listitem', { name: 'Maria Lopez' });
    expect(screen.queryByRole('table')).toBeNull();
    expect(within(card).getByText('(480) 555-••••')).toBeVisible();
    expect(within(card).getByText('Main St')).not.toBeVisible();
    await user.click(within(card).getByText('More'));
    expect(within(card).getByText('Main St')).toBeVisible();
    await expectAccessible(container);
  });
});
