import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { usageKey } from '../../server/usage.ts';
import { awardTerms, recipient, share, sharesAtServer } from '../../testing/at-server/shares-at-server.ts';
import { network, problem } from '../../testing/network.ts';
import { expectAccessible, renderAt } from '../../testing/render.tsx';
import { Shares } from './shares.tsx';

const open = (at = '/settings/usage') => renderAt(at, { '/settings/usage': <Shares /> });
const table = () => screen.findByRole('table');

describe('what was shared by e-mail', () => {
  it('has a line for each e-mail, with what it earned and how many it did not reach', async () => {
    const { container } = open();
    const row = within(await table()).getByRole('row', { name: /Phoenix, 45 to 64/ });
    expect(row).toHaveTextContent('+10,000');
    expect(row).toHaveTextContent('2 recipients, 1 not reached');
    await expectAccessible(container);
  });

  it('opens to the recipients, what became of each e-mail, and its award', async () => {
    const { container } = open();
    await userEvent.click(await screen.findByRole('button', { name: /^Recipients of/ }));
    const rows = within(screen.getByRole('list', { name: /^Recipients of/ })).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      'ann@example.testDelivered+10,000',
      'bob@example.testDid not arriveTaken back: it did not arrive',
    ]);
    await expectAccessible(container);
  });

  it('shows an award as soon as the balance changes', async () => {
    network.use(...sharesAtServer([share({ recipients: [recipient({ award: 'none', leads: 0 })] })]));
    const { client } = open();
    expect(within(await table()).getByText('0')).toBeVisible();
    network.use(...sharesAtServer([share({ recipients: [recipient()] })]));
    // As the live event of the balance does.
    await act(() => client.invalidateQueries({ queryKey: usageKey }));
    expect(await screen.findByText('+10,000')).toBeVisible();
  });

  it('asks again while an e-mail is under way', async () => {
    const queued = recipient({ state: 'queued', award: 'pending', leads: 0 });
    network.use(...sharesAtServer([share({ recipients: [queued] })]));
    open();
    expect(within(await table()).getByText('1 recipient, 1 waiting')).toBeVisible();
    network.use(...sharesAtServer());
    expect(await screen.findByText('+10,000', {}, { timeout: 15_000 })).toBeVisible();
  }, 30_000);

  it.each([
    ['period', /next billing period, or a click/],
    ['trial', /wait for a paid plan/],
    ['domain', /one person of a company each period/],
    ['payment', /until your plan is paid/],
    ['no-plan', /until you have a plan/],
    ['dispute', /until your bank has decided/],
    ['debt', /until what you owe is paid/],
    ['stopped', /free leads are paused/],
    ['of-a-newer-release', /^Leads wait$/],
  ])('says what leads wait for: %s', async (waitsFor, words) => {
    const waiting = recipient({ award: 'waiting', waitsFor, leads: 0 });
    network.use(...sharesAtServer([share({ recipients: [waiting] })]));
    open();
    expect(within(await table()).getByText('1 recipient, leads for 1 come later')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Recipients of/ }));
    expect(screen.getByText(words)).toBeVisible();
  });

  it.each([
    ['own', 'No leads: it is an address of yours'],
    ['company', 'No leads: it is an address of your company'],
    ['already-shared', 'No leads: an earlier e-mail to this person brings them'],
    ['copied', 'No leads: it is a copy'],
    ['not-reached', 'No leads: it did not arrive'],
    ['of-a-newer-release', 'No leads'],
  ])('says why a recipient brings none: %s', async (noneBecause, words) => {
    network.use(...sharesAtServer([share({ recipients: [recipient({ award: 'none', noneBecause, leads: 0 })] })]));
    open();
    await table();
    await userEvent.click(screen.getByRole('button', { name: /^Recipients of/ }));
    expect(screen.getByText(words)).toBeVisible();
  });

  it.each([
    [{ award: 'voided', leads: 0, takenBack: 10_000, takenBecause: 'award-unpaid' }, /^Taken back: the payment of/],
    [{ award: 'voided', leads: 0, takenBack: 10_000, takenBecause: 'goodwill' }, /^Taken back$/],
    [{ leads: 7_500, takenBack: 2_500, takenBecause: 'award-unpaid' }, /^\+7,500, 2,500 taken back: the payment of/],
  ])('says what was taken back of an award, and why: %j', async (change, words) => {
    network.use(...sharesAtServer([share({ recipients: [recipient(change)] })]));
    open();
    await table();
    await userEvent.click(screen.getByRole('button', { name: /^Recipients of/ }));
    expect(screen.getByText(words)).toBeVisible();
  });

  it('breaks no address in a word', async () => {
    network.use(...sharesAtServer([share({ recipients: [recipient({ address: 'ada.byron@x.test' })] })]));
    const { container } = open();
    await userEvent.click(await screen.findByRole('button', { name: /^Recipients of/ }));
    expect(container.querySelector('.recipient')?.innerHTML).toBe('ada.<wbr>byron@<wbr>x.<wbr>test');
  });

  it('says who confirmed by a click that it arrived', async () => {
    network.use(...sharesAtServer([share({ recipients: [recipient({ confirmed: true })] })]));
    open();
    expect(within(await table()).getByText('1 recipient, 1 confirmed')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Recipients of/ }));
    expect(screen.getByText('Delivered, confirmed by a click')).toBeVisible();
  });

  it('says what a share brings by the operator’s numbers', async () => {
    const numbers = { leadsEach: 2_500, onDelivery: 1, onConfirmation: 4, inTrial: 0, forDomain: 2 };
    network.use(http.get('*/api/v2/share-awards', () => HttpResponse.json({ ...awardTerms, ...numbers })));
    open();
    expect(await screen.findByText(/earns 2,500 free leads for each new person/)).toBeVisible();
    expect(
      screen.getByText(
        /for one person when .* for 4 people more who .* for 2 people\. In a free trial .* nobody altogether/,
      ),
    ).toBeVisible();
    expect(screen.queryByText(/10,000 free leads/)).toBeNull();
  });

  it('says that shares earn nothing while the operator has stopped awards', async () => {
    network.use(http.get('*/api/v2/share-awards', () => HttpResponse.json({ ...awardTerms, open: false })));
    open();
    expect(await screen.findByText(/earn no leads at the moment/)).toBeVisible();
    expect(screen.queryByText(/free leads for each/)).toBeNull();
  });

  it('comes a page at a time', async () => {
    const all = Array.from({ length: 11 }, (_, place) => share({ shareId: `shr_${place}`, name: `Share ${place}.` }));
    network.use(...sharesAtServer(all));
    open();
    await screen.findByText('Share 9.');
    expect(screen.queryByText('Share 10.')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show older ones' }));
    expect(await screen.findByText('Share 10.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show older ones' })).toBeNull();
  });

  it('shows what others wrote as it is', async () => {
    network.use(...sharesAtServer([share({ name: '<img src=x onerror=alert(1)>', subject: '=HYPERLINK("x")' })]));
    open();
    expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeVisible();
    expect(screen.getByText('=HYPERLINK("x")')).toBeVisible();
    expect(document.querySelector('img')).toBeNull();
  });

  it('says that a recipient was deleted, and keeps what the e-mail earned', async () => {
    const deleted = recipient({ address: null });
    network.use(...sharesAtServer([share({ name: '', subject: '', recipients: [deleted] })]));
    open();
    const row = within(await table()).getByRole('row', { name: /A search that was deleted/ });
    expect(row).toHaveTextContent('+10,000');
    await userEvent.click(screen.getByRole('button', { name: /^Recipients of/ }));
    expect(screen.getByText('A recipient who was deleted')).toBeVisible();
  });

  it('says where to share when there is none, and why it could not be read', async () => {
    network.use(http.get('*/api/v2/shares', () => HttpResponse.json({ shares: [], next: null })));
    const { unmount } = open();
    expect(await screen.findByText(/Nothing was shared by e-mail yet/)).toBeVisible();
    unmount();
    network.use(http.get('*/api/v2/shares', () => problem(503, 'unavailable')));
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Your leads are safe.');
  });

  it('is scrolled to where the address asks for it', async () => {
    const scrolled = jest.fn();
    Object.assign(Element.prototype, { scrollIntoView: scrolled });
    open('/settings/usage#shares');
    await table();
    expect(scrolled.mock.contexts).toEqual([document.getElementById('shares')]);
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });
});
