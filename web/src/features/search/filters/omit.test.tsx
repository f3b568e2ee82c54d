import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { counted, network } from '../../../testing/network.ts';
import { addressIn, expectAccessible, renderAt } from '../../../testing/render.tsx';
import { SearchPage } from '../search-page.tsx';

const open = (search: string) => renderAt(`/search/consumers${search}`, { '/search/:dictId': <SearchPage /> });
const filterOf = (label: string): HTMLElement => within(screen.getByRole('form')).getByRole('group', { name: label });

describe('a negated filter', () => {
  it('is set by one click, named in chip and address, and unset by another click', async () => {
    const user = userEvent.setup();
    const asked: unknown[] = [];
    network.use(
      http.post('*/api/v2/searches/count', async ({ request }) => {
        asked.push(((await request.json()) as { filters: unknown[] }).filters);
        return HttpResponse.json(counted);
      }),
    );
    const { container } = open('?v=1&g=us&gender=female');
    await screen.findByText('Maria');
    await user.click(within(filterOf('Gender')).getByRole('button', { name: 'Leave out Gender' }));
    expect(addressIn(container)).toBe('/search/consumers?v=1&g=us&gender=not:female');
    expect(screen.getByRole('button', { name: 'Remove gender not Female' })).toBeVisible();
    expect(
      within(filterOf('Gender')).getByText('Leads whose gender is not known match neither this nor its opposite.'),
    ).toBeVisible();
    await waitFor(() => expect(asked.at(-1)).toEqual([{ field: 'gender', anyOf: ['female'], omit: true }]));
    await screen.findByText(/exact/);
    await expectAccessible(container);
    const turned = within(filterOf('Gender')).getByRole('button', { name: 'Leave out Gender' });
    expect(turned).toHaveAttribute('aria-pressed', 'true');
    expect(turned).toHaveFocus();
    await user.click(turned);
    expect(addressIn(container)).toBe('/search/consumers?v=1&g=us&gender=female');
    await screen.findByText(/exact/);
  });

  it('stays negated while its values change, and ends with the last of them', async () => {
    const user = userEvent.setup();
    const { container } = open('?v=1&g=us&age=not:45-64&gender=not:female');
    await screen.findByText('Maria');
    const from = screen.getByRole('spinbutton', { name: 'Age, from' });
    act(() => from.focus());
    fireEvent.change(from, { target: { value: '50' } });
    fireEvent.blur(from);
    await user.click(screen.getByRole('checkbox', { name: 'Male' }));
    await waitFor(() =>
      expect(addressIn(container)).toBe('/search/consumers?v=1&g=us&age=not:50-64&gender=not:female,male'),
    );
    await user.click(screen.getByRole('checkbox', { name: 'Male' }));
    await user.click(screen.getByRole('checkbox', { name: 'Female' }));
    await waitFor(() => expect(addressIn(container)).toBe('/search/consumers?v=1&g=us&age=not:50-64'));
    await user.click(screen.getByRole('checkbox', { name: 'Female' }));
    await waitFor(() => expect(addressIn(container)).toBe('/search/consumers?v=1&g=us&age=not:50-64&gender=female'));
    await screen.findByText(/exact/);
  });

  it('is offered by every kind of filter once it is set, and by none before', async () => {
    open('?v=1&g=us&age=45-64&income=25000-34999..&month_born=01');
    await screen.findByText('Maria');
    for (const label of ['Age', 'Estimated income', 'Month born'])
      expect(within(filterOf(label)).getByRole('button', { name: `Leave out ${label}` })).toHaveAttribute(
        'aria-pressed',
        'false',
      );
    expect(within(filterOf('Gender')).queryByRole('button')).toBeNull();
  });
});
