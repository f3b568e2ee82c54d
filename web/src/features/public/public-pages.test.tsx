import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { network, problem, teaser } from '../../testing/network.ts';
import { addressIn, expectAccessible, renderAt } from '../../testing/render.tsx';
import { siteIds, sites } from '@leadwright/runtime/site/sites';
import { putSiteIntoPages } from '../../site.ts';
import { HomePage } from './home-page.tsx';
import { trades } from './landing/texts.ts';
import { PricingPage } from './pricing-page.tsx';
import { products } from '@leadwright/runtime/site/products';

const routes = { '/home': <HomePage />, '/pricing': <PricingPage /> };
const open = (address: string) => renderAt(address, routes, { visitor: true });

async function countIn(zip: string) {
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('ZIP code'), zip);
  await user.click(screen.getByRole('button', { name: 'Count them' }));
  return user;
}

const unlimited = '“Unlimited” is any number of searches and downloads up to this.';

describe.each(['/home', '/pricing'])('the plans on %s', (address) => {
  it('are those of the server, comparable line by line', async () => {
    const { container } = open(address);
    const table = within(await screen.findByRole('region', { name: 'Plans compared' })).getByRole('table');
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows).toEqual([
      ['', 'Individual unlimited', 'Team unlimited'],
      ['Price', '$50.00 per month', '$99.00 per month'],
      ['Leads per month', `50,000 ${unlimited}`, `50,000 ${unlimited}`],
      ['Leads in one download', '5,000', '5,000'],
      ['People', '1', '10'],
      ['Unused leads carry over', 'No', 'No'],
      ['Search suppressions Not available yet.', 'No', 'Yes'],
    ]);
    await expectAccessible(container);
  });

  it('keep their place while they load', async () => {
    network.use(http.get('*/api/v2/plans', () => new Promise<never>(() => undefined)));
    const { container } = open(address);
    expect(await screen.findByText('Loading...')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Plans compared' })).toBeNull();
    await expectAccessible(container);
  });

  it('say that they cannot be shown, and appear on Try again', async () => {
    network.use(http.get('*/api/v2/plans', () => problem(503, 'unavailable'), { once: true }));
    const { container } = open(address);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The service is not available right now. Please try again.',
    );
    await expectAccessible(container);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('columnheader', { name: 'Team unlimited' })).toBeVisible();
  });

  it('say so when there are none', async () => {
    network.use(http.get('*/api/v2/plans', () => HttpResponse.json({ plans: [] })));
    open(address);
    expect(await screen.findByText(/No plan is on sale right now/)).toBeVisible();
  });
});

describe('the question of the landing page', () => {
  it('is answered for a visitor, who can go on to sign up with that very search', async () => {
    const asked: string[] = [];
    network.use(
      http.get('*/api/v2/teaser', ({ request }) => {
        asked.push(new URL(request.url).search);
        return HttpResponse.json(teaser);
      }),
    );
    const { container } = open('/home');
    const user = await countIn('85001');
    expect(await screen.findByText('1,234')).toBeVisible();
    expect(screen.getByText(/homeowners aged 45 to 64 in 85001 Phoenix, AZ \(Maricopa County\)/)).toBeVisible();
    expect(asked).toEqual(['?zip=85001']);
    await expectAccessible(container);
    await user.click(screen.getByRole('link', { name: 'See a sample and download them' }));
    expect(addressIn(container)).toBe(
      `/signup?next=${encodeURIComponent('/search/consumers?v=1&g=zip:85001&age=45-64&homeowner_status=owner')}`,
    );
  });

  it('never shows the answer for another ZIP code than the one in the field', async () => {
    open('/home');
    const user = await countIn('85001');
    await screen.findByText('1,234');
    await user.type(screen.getByLabelText('ZIP code'), '{Backspace}3');
    expect(screen.queryByText('1,234')).toBeNull();
  });

  it('asks for five digits without asking the server', async () => {
    network.use(http.get('*/api/v2/teaser', () => problem(500, 'internal-error')));
    const { container } = open('/home');
    await countIn('850');
    expect(screen.getByText('A ZIP code has five digits.')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    await expectAccessible(container);
  });

  it('says at the field that there is no such ZIP code', async () => {
    network.use(http.get('*/api/v2/teaser', () => problem(404, 'zip-unknown', 'There is no ZIP code 00000.')));
    open('/home');
    await countIn('00000');
    expect(await screen.findByText('There is no ZIP code 00000.')).toBeVisible();
    expect(screen.getByLabelText('ZIP code')).toBeInvalid();
  });

  it('says when it can be asked again, and asks again', async () => {
    network.use(
      http.get(
        '*/api/v2/teaser',
        () =>
          HttpResponse.json(
            { code: 'too-many-requests', message: 'No.', correlationId: 'c' },
            { status: 429, headers: { 'retry-after': '7' } },
          ),
        { once: true },
      ),
    );
    open('/home');
    const user = await countIn('85001');
    expect(await screen.findByText(/That was too fast. Please try again in 7 seconds./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1,234')).toBeVisible();
  });

  it('says that it is counting, and sends nothing more meanwhile', async () => {
    let asked = 0;
    network.use(
      http.get('*/api/v2/teaser', () => {
        asked += 1;
        return new Promise<never>(() => undefined);
      }),
    );
    open('/home');
    const user = await countIn('85001');
    expect(await screen.findByText('Counting in the data…')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Counting…' }));
    expect(asked).toBe(1);
  });
});

describe('what the operator says that the site claims', () => {
  const crm = { id: 'crm', name: 'Contacts', fromCents: 1_234, text: 'Who they are.' };
  beforeEach(() => {
    putSiteIntoPages(sites.leadwright);
    network.use(
      http.get('*/api/v2/claims', () => HttpResponse.json({ claims: { years: 9 }, speaks: 'stated', products: [crm] })),
    );
  });

  it('takes the place of what the site came with on the landing page', async () => {
    open('/home');
    const list = within(screen.getByRole('region', { name: 'What we claim' }));
    expect(list.getByText('200 million')).toBeVisible();
    expect(await screen.findByText('9+ years')).toBeVisible();
    expect(screen.queryByText('200 million')).toBeNull();
  });

  it('is what the pricing page sells, each piece of software by its own sign-up', async () => {
    open('/pricing');
    expect(await screen.findByText('$12.34')).toBeVisible();
    const cards = within(screen.getByRole('list', { name: 'Products' }));
    expect(cards.getAllByRole('link', { name: 'Signup Now' }).map((link) => link.getAttribute('href'))).toEqual([
      '/signup?product=crm',
    ]);
  });
});

describe('the landing page', () => {
  it('asks a visitor to sign up, and nobody who is signed in', () => {
    const { unmount } = open('/home');
    for (const link of screen.getAllByRole('link', { name: 'Signup Now' }))
      expect(link).toHaveAttribute('href', '/signup');
    unmount();
    renderAt('/home', routes);
    expect(screen.queryByRole('link', { name: 'Signup Now' })).toBeNull();
    expect(screen.getAllByRole('link', { name: 'Search leads' })[0]).toHaveAttribute('href', '/search');
  });

  it('has a headline of at most seven words', () => {
    open('/home');
    expect(screen.getByRole('heading', { level: 1 }).textContent?.split(' ').length).toBeLessThanOrEqual(7);
  });

  it.each(siteIds)('claims what %s may, and nothing else', async (id) => {
    putSiteIntoPages(sites[id]);
    const { container } = open('/home');
    const { claims } = sites[id];
    const said = (words: RegExp) => words.test(container.textContent ?? '');
    expect({
      consumers: said(/200 million/),
      businesses: said(/14 to 15 million/),
      doNotCall: said(/checked against the do-not-call/),
      refreshesAYear: said(/three to four times a year/),
      years: said(/7\+ years/),
    }).toEqual({
      consumers: claims.consumers !== undefined,
      businesses: claims.businesses !== undefined,
      doNotCall: claims.doNotCall !== undefined,
      refreshesAYear: claims.refreshesAYear !== undefined,
      years: claims.years !== undefined,
    });
    await expectAccessible(container);
  });

  it('names the lowest price of what the operator sells', async () => {
    const crm = { id: 'crm', name: 'CRM', fromCents: 2_450, text: 'Everything in one place.' };
    network.use(
      http.get('*/api/v2/claims', () => HttpResponse.json({ claims: {}, speaks: 'stated', products: [crm] })),
    );
    open('/home');
    expect(await screen.findByText(/^Software from \$25 per month; the unlimited plan/)).toBeVisible();
  });

  it('names the lowest prices, of software rounded up and of the unlimited plan', () => {
    open('/home');
    const lowest = (of: typeof products) => Math.ceil(Math.min(...of.map(({ fromCents }) => fromCents)) / 100);
    const [software, unlimited] = [false, true].map((plans) =>
      lowest(products.filter((one) => !one.hasPlans !== plans)),
    );
    expect(
      screen.getByText(
        `Software from $${software} per month; the unlimited plan for leads is $${unlimited} per month.`,
      ),
    ).toBeVisible();
  });

  it('leads a visitor from each trade to its search, by way of an account', () => {
    open('/home');
    for (const { search, address } of trades)
      expect(screen.getByRole('link', { name: search })).toHaveAttribute(
        'href',
        `/signup?next=${encodeURIComponent(address)}`,
      );
  });
});

describe('the pricing page', () => {
  it('offers each product from its lowest price, each with a way to sign up', async () => {
    const { container } = open('/pricing');
    const cards = within(screen.getByRole('list', { name: 'Products' })).getAllByRole('listitem');
    expect(
      cards.map((card) => [
        within(card).getByRole('heading', { level: 2 }).textContent,
        card.querySelector('.product-price')?.textContent,
        within(card).getByRole('link', { name: 'Signup Now' }).getAttribute('href'),
      ]),
    ).toEqual([
      ['Social Selling & Inventory Management', 'from $9.99 per month', '/signup?product=social-selling'],
      ['Shipping & Order Management', 'from $9.99 per month', '/signup?product=shipping'],
      ['Texting Tools & Contact Management', 'from $14.99 per month', '/signup?product=texting'],
      ['Sales & Marketing Presentations', 'from $28.00 per month', '/signup?product=presentations'],
      ['Sales & Marketing Research', 'from $50.00 per month', '/signup'],
    ]);
    await screen.findByRole('table');
    await expectAccessible(container);
  });
});
