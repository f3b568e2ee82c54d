import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dictionary } from '../../testing/network.ts';
import { addressIn, renderAt } from '../../testing/render.tsx';
import { Chips } from './query/chips.tsx';
import { SearchPage } from './search-page.tsx';
import type { Search } from './query/use-search.ts';

const open = (search = '') => renderAt(`/search/consumers${search}`, { '/search/:dictId': <SearchPage /> });
const inPhoenix = '?v=1&g=zip:85001&age=45-64&gender=female';

describe('the focus of the chips', () => {
  it('goes to the next chip when one is removed, and to Undo after the last', async () => {
    const user = userEvent.setup();
    const { container } = open(inPhoenix);
    await user.click(await screen.findByRole('button', { name: 'Remove age 45 to 64' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove gender Female' })).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: /Remove in 85001/ })).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus());
    expect(addressIn(container)).toBe('/search/consumers');
  });

  it('goes to Undo after Clear all, and back among the chips after Undo', async () => {
    const user = userEvent.setup();
    open(inPhoenix);
    await user.click(await screen.findByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: /Remove in 85001/ })).toHaveFocus());
  });

  it('is not lost to a timeout: Undo stays while it has the focus', () => {
    jest.useFakeTimers();
    try {
      const search = {
        state: { geography: { kind: 'nationwide' }, filters: [], page: 1, dropped: [] },
        replaceAll: () => undefined,
      } as unknown as Search;
      render(<Chips dictionary={dictionary} search={search} items={[]} />);
      fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
      const undo = screen.getByRole('button', { name: 'Undo' });
      act(() => undo.focus());
      act(() => jest.advanceTimersByTime(20_000));
      expect(undo).toHaveFocus();
      act(() => undo.blur());
      act(() => jest.advanceTimersByTime(8_000));
      expect(undo).not.toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('the focus of the place', () => {
  it('goes to the first kind of place on Narrow search', async () => {
    const user = userEvent.setup();
    open('?v=1&g=us');
    await user.click(await screen.findByRole('button', { name: 'Narrow search' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'ZIP code' })).toHaveFocus());
  });

  it('stays in the pane when the whole country is chosen', async () => {
    const user = userEvent.setup();
    open();
    await user.click(await screen.findByRole('button', { name: 'Nationwide' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Narrow search' })).toHaveFocus());
  });

  it('goes to the find box when a place is removed', async () => {
    const user = userEvent.setup();
    open('?v=1&g=zip:85001');
    const form = await screen.findByRole('form', { name: 'Place and filters' });
    await user.click(await within(form).findByRole('button', { name: /Remove 85001/ }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Find a ZIP code' })).toHaveFocus());
  });

  it('stays on the chosen places when the limit is reached', async () => {
    const user = userEvent.setup();
    open('?v=1&g=zip:85002,85003,85004,85005');
    const box = await screen.findByRole('combobox', { name: 'Find a ZIP code' });
    await user.type(box, '850');
    await screen.findByRole('option', { name: /85001 Phoenix/ });
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(within(screen.getByRole('form')).getByRole('button', { name: /Remove 85001/ })).toHaveFocus(),
    );
  });
});

describe('a range', () => {
  it('costs two stops, each with a name of its own', async () => {
    const user = userEvent.setup();
    open('?v=1&g=zip:85001');
    await screen.findByText('Maria');
    const from = await screen.findByRole('spinbutton', { name: 'Age, from' });
    act(() => from.focus());
    await user.tab();
    expect(screen.getByRole('spinbutton', { name: 'Age, to' })).toHaveFocus();
    const names = within(screen.getByRole('group', { name: 'Age' }))
      .getAllByLabelText(/./)
      .map((part) => part.getAttribute('aria-label'));
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('the way from place to Download', () => {
  it('is at most 15 stops, by links that skip from zone to zone', async () => {
    const user = userEvent.setup();
    const { container } = open(inPhoenix);
    const download = await screen.findByRole('button', { name: 'Download 5,000 leads' });
    act(() => screen.getByRole('combobox', { name: 'Find a ZIP code' }).focus());
    let stops = 0;
    const tab = async (): Promise<void> => {
      await user.tab();
      stops += 1;
    };
    await tab();
    expect(document.activeElement).toHaveAccessibleName('Skip the filters');
    await user.keyboard('{Enter}');
    expect(screen.getByRole('region', { name: 'Result' })).toHaveFocus();
    await tab();
    expect(document.activeElement).toHaveAccessibleName('Skip to Download');
    await user.keyboard('{Enter}');
    expect(screen.getByRole('region', { name: 'Download' })).toHaveFocus();
    while (stops < 15 && document.activeElement !== download) await tab();
    expect(download).toHaveFocus();
    // A skip link adds no history entry.
    expect(addressIn(container)).toBe(`/search/consumers${inPhoenix}`);
  });
});
