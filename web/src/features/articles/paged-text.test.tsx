import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addressIn, expectAccessible, renderAt } from '../../testing/render.tsx';
import { pageNumber } from './article.ts';
import { SupportPage } from './support-page.tsx';

const scrolled = jest.fn();
beforeEach(() => {
  scrolled.mockClear();
  Object.assign(Element.prototype, { scrollIntoView: scrolled });
});
afterAll(() => Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));

const open = (query: string) =>
  renderAt(`/support/court-order${query}`, { '/support/:id': <SupportPage /> }, { visitor: true });

it.each([
  [null, 1],
  ['', 1],
  ['x', 1],
  ['0', 1],
  ['-3', 1],
  ['1', 1],
  ['3', 3],
  ['4', 4],
  ['5', 4],
  ['99999999999', 4],
])('of an article in four pages, ?page=%s asks for page %d', (asked, page) => {
  expect(pageNumber(asked, 4)).toBe(page);
});

describe('the article on court orders', () => {
  it('shows one page, turned by the keyboard, with its number in the address', async () => {
    const { container } = open('');
    expect(await screen.findByText(/we check the order, tell the owner/)).toBeVisible();
    expect(screen.getByText('Page 1 of 4')).toBeVisible();
    expect(scrolled).not.toHaveBeenCalled();
    const pages = within(screen.getByRole('navigation', { name: 'Pages of this article' }));
    const [previous, next] = [pages.getByRole('link', { name: 'Previous' }), pages.getByRole('link', { name: 'Next' })];
    expect(previous).toHaveAttribute('aria-disabled', 'true');
    next.focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText(/What we do when an order arrives/)).toBeVisible();
    expect(screen.queryByText(/we check the order, tell the owner/)).toBeNull();
    expect(screen.getByText('Page 2 of 4')).toBeVisible();
    expect(addressIn(container)).toBe('/support/court-order?page=2');
    expect(next).toHaveFocus();
    // The text begins above the link that was followed.
    expect(scrolled).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Enter}{Enter}');
    expect(await screen.findByText(/When two people claim an account/)).toBeVisible();
    expect(next).toHaveFocus();
    expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('Page 4 of 4')).toBeVisible();
    await userEvent.click(previous);
    expect(await screen.findByText(/What our records can show/)).toBeVisible();
    await expectAccessible(container);
  });

  it.each([
    ['?page=0', 'Page 1 of 4'],
    ['?page=17', 'Page 4 of 4'],
    ['?page=last', 'Page 1 of 4'],
  ])('asked by %s shows %s', async (query, words) => {
    const { container } = open(query);
    expect(screen.getByText(words)).toBeVisible();
    await waitFor(() => expect(container.querySelector('.article-text')).toHaveTextContent(/\w/));
  });
});
