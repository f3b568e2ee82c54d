// A promotion's code on the subscribe page: typed, or opened as a link.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { plans, subscription } from '../../../testing/at-server/billing-at-server.ts';
import { network, problem } from '../../../testing/network.ts';
import { addressIn, expectAccessible, renderAt } from '../../../testing/render.tsx';
import { SubscribePage } from './subscribe-page.tsx';

const routes = { '/signup': <SubscribePage /> };
const none = { ...subscription, subscriptionId: null, status: 'none', isLive: false, planId: null, card: null };
const plan = {
  ...plans[0],
  planId: 'october-promo',
  name: 'October promo',
  priceCents: 4_900,
  leadsPerPeriod: 50_000,
  public: false,
  termsInWords: [
    { key: 'leadsFirstPeriod', label: 'Leads in the first month', note: null, text: '1,000,000', help: null },
    { key: 'carriesOver', label: 'Unused leads carry over', note: null, text: 'For one more period', help: null },
  ],
};
const october = { code: 'OCT2026', plan, leadsFirstPeriod: 1_000_000, until: '2026-11-01T00:00:00.000000Z' };
const sentences = {
  'promotion-unknown': 'We do not know this code. Please check how it is written.',
  'promotion-not-open': 'This promotion has not begun yet. Please come back when it does.',
  'promotion-over': 'This promotion is over. Please choose a plan.',
  'promo-taken': 'You have had this promotion. Please choose another plan.',
};
type Refused = keyof typeof sentences;
const refusal = (code: Refused) =>
  HttpResponse.json(
    { code, message: sentences[code], correlationId: 'c' },
    { status: code === 'promotion-unknown' ? 404 : 409 },
  );

/** OCT-2026, however it is typed, is the October promo; `now` may say that it is refused. */
function server(state: { now: typeof none; refused?: Refused } = { now: none }) {
  const calls: unknown[] = [];
  const looks: string[] = [];
  network.use(
    http.get('*/api/v2/subscription', () => HttpResponse.json(state.now)),
    http.get('*/api/v2/promotion', ({ request }) => {
      const code = new URL(request.url).searchParams.get('code') ?? '';
      looks.push(code);
      if (state.refused) return refusal(state.refused);
      return /^oct.?2026$/i.test(code) ? HttpResponse.json(october) : refusal('promotion-unknown');
    }),
    http.post('*/api/sandbox/subscriptions/create', async ({ request }) => {
      calls.push(await request.json());
      if (state.refused) return refusal(state.refused);
      return HttpResponse.json(subscription);
    }),
  );
  return { calls, looks, state };
}

const field = () => screen.findByLabelText('Promotion code');
const card = (name: string) => screen.findByRole('article', { name });
async function pay(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: 'Yes, continue' }));
  for (const [label, value] of Object.entries({
    'First name': 'Jo',
    'Last name': 'Doe',
    'Street address': '1 Main St',
    City: 'Phoenix',
    State: 'AZ',
    'Zip code': '85001',
  })) {
    await user.clear(await screen.findByLabelText(label));
    await user.type(screen.getByLabelText(label), value);
  }
  await user.click(screen.getByRole('button', { name: /^Subscribe for/ }));
}

it('is typed and applied by the keyboard alone, says what follows before the click, and is taken with it', async () => {
  const { calls, looks } = server();
  const user = userEvent.setup();
  const { container } = renderAt('/signup', routes);
  await user.type(await field(), ' oct 2026 {Enter}');
  const offered = await card('October promo');
  expect(within(offered).getByText('1,000,000')).toBeVisible();
  expect(within(offered).getByText('For one more period')).toBeVisible();
  expect(screen.getByText('$49.00 is charged today, and each month until you cancel.')).toBeVisible();
  expect(
    screen.getByText(/The first month brings 1,000,000 leads, each month after it 50,000 leads for \$49\.00\./),
  ).toBeVisible();
  expect(screen.getByText(/can be taken once, before/)).toBeVisible();
  expect(await field()).toHaveFocus();
  expect(screen.getByText('Your code is applied.', { exact: false })).toBeVisible();
  await expectAccessible(container);
  await pay(user);
  await screen.findByRole('heading', { name: 'Payment successful!' });
  expect(calls).toMatchObject([{ plan_code: 'october-promo', promotion_code: 'OCT2026' }]);
  // Whoever has taken it is not told that they had it.
  expect(looks).toEqual(['oct 2026']);
});

it('is there from a link, can be removed, and is replaced by a plan that is chosen', async () => {
  const { calls, looks } = server();
  const user = userEvent.setup();
  const { container } = renderAt('/signup?promotion=OCT-2026', routes);
  await card('October promo');
  expect(await field()).toHaveValue('OCT-2026');
  await user.click(screen.getByRole('button', { name: 'Remove it' }));
  await card('Individual unlimited');
  expect(await field()).toHaveFocus();
  expect(addressIn(container)).toBe('/signup');
  await user.type(await field(), 'oct2026{Enter}');
  await card('October promo');
  await user.click(screen.getByRole('button', { name: 'Change' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Choose Team unlimited' }));
  await card('Team unlimited');
  await pay(user);
  await screen.findByRole('heading', { name: 'Payment successful!' });
  expect(calls).toMatchObject([{ plan_code: 'team-unlimited' }]);
  expect(calls[0]).not.toHaveProperty('promotion_code');
  expect(looks.slice(0, 2)).toEqual(['OCT-2026', 'oct2026']);
});

it.each(Object.entries(sentences) as [Refused, string][])(
  'that is refused as %s says so at its field, and leaves the plan as it was',
  async (refused, sentence) => {
    server({ now: none, refused });
    const { container } = renderAt('/signup?promotion=OCT-2026', routes);
    await waitFor(async () => expect(await field()).toHaveAccessibleDescription(sentence));
    expect(await field()).toBeInvalid();
    expect(await field()).toHaveFocus();
    expect(await card('Individual unlimited')).toBeVisible();
    await expectAccessible(container);
  },
);

it('asks for a code where none is typed, and asks no server; the same code is looked up again when it is sent again', async () => {
  const { looks, state } = server({ now: none, refused: 'promotion-not-open' });
  const user = userEvent.setup();
  renderAt('/signup', routes);
  await user.click(await screen.findByRole('button', { name: 'Apply' }));
  expect(await field()).toHaveAccessibleDescription('Please enter a code.');
  expect(await field()).toHaveFocus();
  expect(looks).toEqual([]);
  await user.type(await field(), 'OCT-2026{Enter}');
  await waitFor(async () => expect(await field()).toHaveAccessibleDescription(sentences['promotion-not-open']));
  delete state.refused;
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await card('October promo');
  expect(looks).toEqual(['OCT-2026', 'OCT-2026']);
});

it('that ends while the page is open charges nothing, and the plan is an ordinary one again', async () => {
  const { state } = server();
  const user = userEvent.setup();
  renderAt('/signup?promotion=OCT-2026', routes);
  await card('October promo');
  state.refused = 'promotion-over';
  await pay(user);
  expect(await screen.findByText(/Nothing was charged\./)).toBeVisible();
  await card('Individual unlimited');
  expect(await field()).toHaveAccessibleDescription(sentences['promotion-over']);
});

it('tells who pays for a plan already that a promotion begins one', async () => {
  const { looks } = server({ now: subscription as typeof none });
  renderAt('/signup?promotion=OCT-2026', routes);
  expect(await screen.findByRole('heading', { name: 'You have a plan already' })).toBeVisible();
  expect(looks).toEqual([]);
  expect(screen.getByRole('link', { name: 'See your plan' })).toHaveAttribute('href', '/settings/billing');
});

it('that cannot be looked up says so, and can be tried again', async () => {
  server();
  network.use(http.get('*/api/v2/promotion', () => problem(429, 'too-many-attempts')));
  renderAt('/signup?promotion=OCT-2026', routes);
  await waitFor(async () => expect(await field()).toHaveAccessibleDescription(/Too many|try again/i));
});
