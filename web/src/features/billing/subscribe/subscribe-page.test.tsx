// Subscribing: what is asked, what is sent, and that no way through the page charges twice.
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setOnline } from '../../../testing/connection.ts';
import { subscription } from '../../../testing/at-server/billing-at-server.ts';
import { network, problem } from '../../../testing/network.ts';
import { addressIn, expectAccessible, renderAt } from '../../../testing/render.tsx';
import { rememberAsked, rememberKey } from '../call-key.ts';
import { SubscribePage } from './subscribe-page.tsx';

const routes = { '/signup': <SubscribePage /> };
const none = {
  ...subscription,
  subscriptionId: null,
  status: 'none',
  isLive: false,
  isCancelled: true,
  planId: null,
  planName: null,
  priceCents: null,
  card: null,
  periodEnd: null,
};
const trial = { ...none, status: 'free-trial', isFreeTrial: true, isLive: true, planId: 'free-trial' };

type Sent = { key: string | null; body: unknown };

/** The account has no subscription until a call makes it. Each call is answered by `answer`; look-ups by `found`. */
function server(answer: (call: number) => Response | Promise<Response>, found?: (look: number) => Response) {
  const calls: Sent[] = [];
  const looks: string[] = [];
  const state = { now: none as typeof subscription | typeof none };
  network.use(
    http.get('*/api/v2/subscription', () => HttpResponse.json(state.now)),
    http.post('*/api/sandbox/subscriptions/create', async ({ request }) => {
      calls.push({ key: request.headers.get('idempotency-key'), body: await request.json() });
      return answer(calls.length);
    }),
    http.get('*/api/v2/subscription/calls/by-key/:key', ({ params, request }) => {
      looks.push(`${String(params['key'])} ${new URL(request.url).searchParams.get('call') ?? ''}`);
      return found?.(looks.length) ?? problem(404, 'call-unknown');
    }),
  );
  return { calls, looks, state };
}

const paid = () => HttpResponse.json(subscription);
const declined = () =>
  HttpResponse.json(
    {
      code: 'card-declined',
      message: 'Your card was declined. Please try again.',
      correlationId: 'c',
      details: { title: 'Payment failed', transactionError: { code: 'card-declined' }, callId: 'call-1' },
    },
    { status: 402 },
  );
const asksHolder = () =>
  HttpResponse.json(
    {
      code: 'authentication-required',
      message: 'Your bank asks you to confirm this payment. Please try again.',
      correlationId: 'c',
      details: { title: 'Payment failed', transactionError: { clientSecret: 'secret-1' }, callId: 'call-1' },
    },
    { status: 402 },
  );

const subscribeButton = () => screen.findByRole('button', { name: /^Subscribe for/ });

const confirmProfile = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(await screen.findByRole('button', { name: 'Yes, continue' }));

async function fill(user: ReturnType<typeof userEvent.setup>, card?: string) {
  await confirmProfile(user);
  await subscribeButton();
  const values = {
    'First name': 'Jo',
    'Last name': 'Doe',
    'Street address': '1 Main St',
    City: 'Phoenix',
    State: 'AZ',
    'Zip code': '85001',
  };
  for (const [label, value] of Object.entries(values)) {
    await user.clear(screen.getByLabelText(label));
    await user.type(screen.getByLabelText(label), value);
  }
  if (card !== undefined) await user.selectOptions(screen.getByLabelText('Test card'), card);
}

afterEach(() => setOnline(true));

describe('the subscribe page', () => {
  it('says that it grabs the billing information while it loads', async () => {
    network.use(http.get('*/api/v2/subscription', () => new Promise<Response>(() => undefined)));
    renderAt('/signup', routes);
    expect(await screen.findByText('One Sec, grabbing your billing information.')).toBeVisible();
  });

  it('sends who has a subscription to next, and without a next to the billing page', async () => {
    expect(addressIn(renderAt('/signup', routes).container)).toBe('/signup');
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/settings/billing'));
  });

  it.each([
    ['/downloads?x=1', '/downloads?x=1'],
    ['https://evil.example', '/settings/billing'],
    ['//evil.example', '/settings/billing'],
  ])('sends who has a subscription and next=%s to %s', async (next, address) => {
    const { container } = renderAt(`/signup?next=${encodeURIComponent(next)}`, routes);
    await waitFor(() => expect(addressIn(container)).toBe(address));
  });

  it('is shown to who is on a free trial', async () => {
    const { state } = server(paid);
    state.now = trial;
    const { container } = renderAt('/signup', routes);
    expect(await screen.findByRole('heading', { name: 'Verify your account profile' })).toBeVisible();
    await expectAccessible(container);
  });

  it('asks whether the company is right before it asks for a card, and goes on to the card', async () => {
    server(paid);
    const user = userEvent.setup();
    renderAt('/signup', routes);
    expect(await screen.findByText('Canary Roofing')).toBeVisible();
    expect(screen.queryByLabelText('First name')).toBeNull();
    await confirmProfile(user);
    expect(await screen.findByRole('heading', { name: 'Your card' })).toHaveFocus();
  });

  it('asks for each field of the holder in the words of the specification, and sends nothing', async () => {
    const { calls } = server(paid);
    const user = userEvent.setup();
    const { container } = renderAt('/signup', routes);
    await confirmProfile(user);
    await user.click(await subscribeButton());
    for (const message of [
      "First name can't be blank",
      "Last name can't be blank",
      "Street address can't be blank",
      'City cannot be blank',
      'State cannot be blank',
      'Zip code cannot be blank',
    ])
      expect(screen.getByText(message)).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('First name')).toHaveFocus());
    expect(calls).toEqual([]);
    await expectAccessible(container);
  });

  it('lets another plan be chosen, compared by default, and takes that one', async () => {
    const { calls } = server(paid);
    const user = userEvent.setup();
    renderAt('/signup', routes);
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    const dialog = await screen.findByRole('dialog', { name: 'Subscribe' });
    expect(await within(dialog).findByRole('table')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Choose Team unlimited' }));
    await fill(user);
    expect(screen.getByRole('button', { name: 'Subscribe for $99.00 a month' })).toBeVisible();
    await user.click(await subscribeButton());
    await screen.findByRole('heading', { name: 'Payment successful!' });
    expect(calls[0]?.body).toMatchObject({ plan_code: 'team-unlimited', currency: 'USD' });
  });
});

describe('a payment', () => {
  it('sends the token and no word of the form, and says that it was successful', async () => {
    const { calls, state } = server(() => {
      state.now = subscription;
      return paid();
    });
    const user = userEvent.setup();
    const { container } = renderAt('/signup', routes);
    await fill(user);
    await user.click(await subscribeButton());
    expect(await screen.findByRole('heading', { name: 'Payment successful!' })).toHaveFocus();
    expect(calls).toHaveLength(1);
    expect(calls[0]?.body).toEqual({
      plan_code: 'individual-unlimited',
      currency: 'USD',
      account: { code: 'account-1', billing_info: { token_id: 'tok_visa' } },
    });
    await expectAccessible(container);
  });

  it('that is declined says Payment failed, keeps what was typed, and may be tried again under a new key', async () => {
    const { calls } = server((call) => (call === 1 ? declined() : paid()));
    const user = userEvent.setup();
    const { container } = renderAt('/signup', routes);
    await fill(user, 'tok_declined');
    await user.click(await subscribeButton());
    expect(await screen.findByText('Payment failed')).toBeVisible();
    expect(screen.getByText('Your card was declined. Please try again.')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getByLabelText('First name')).toHaveValue('Jo');
    await expectAccessible(container);
    await user.selectOptions(screen.getByLabelText('Test card'), 'tok_visa');
    await user.click(await subscribeButton());
    await screen.findByRole('heading', { name: 'Payment successful!' });
    expect(new Set(calls.map(({ key }) => key)).size).toBe(2);
  });

  it('is made once by a double click, and by presses while it is made', async () => {
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { calls } = server(async () => {
      await held;
      return paid();
    });
    const user = userEvent.setup();
    renderAt('/signup', routes);
    await fill(user);
    const button = await subscribeButton();
    await user.dblClick(button);
    await waitFor(() => expect(calls).toHaveLength(1));
    await user.click(button);
    await user.type(screen.getByLabelText('Zip code'), '{Enter}');
    answer();
    await screen.findByRole('heading', { name: 'Payment successful!' });
    expect(calls).toHaveLength(1);
  });

  it('is not made while offline, and not later either', async () => {
    const { calls } = server(paid);
    const user = userEvent.setup();
    renderAt('/signup', routes);
    await fill(user);
    setOnline(false);
    await user.click(await subscribeButton());
    expect(await screen.findByText(/You are offline\. Nothing was sent\./)).toBeVisible();
    setOnline(true);
    await expect(screen.findByRole('heading', { name: 'Payment successful!' }, { timeout: 300 })).rejects.toThrow(
      'Unable to find role="heading"',
    );
    expect(calls).toEqual([]);
  });

  it.each([
    ['its answer is lost', () => HttpResponse.error()],
    ['the server fails while it is made', () => problem(503, 'unavailable')],
    ['the provider takes longer', () => HttpResponse.json({ state: 'pending', callId: 'call-1' }, { status: 202 })],
  ])('is looked up and never repeated where %s', async (_, answer) => {
    const pending = () => HttpResponse.json({ state: 'pending', callId: 'call-1' }, { status: 202 });
    const { calls, looks } = server(answer, (look) => (look === 1 ? pending() : paid()));
    const user = userEvent.setup();
    renderAt('/signup', routes);
    await fill(user);
    await user.click(await subscribeButton());
    expect(await screen.findByText(/We do not know yet whether your payment went through/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'One moment…' }));
    await screen.findByRole('heading', { name: 'Payment successful!' });
    expect(calls).toHaveLength(1);
    expect(new Set(looks)).toEqual(new Set([`${String(calls[0]?.key)} create-subscription`]));
  });

  it('whose request never arrived says that nothing was charged, and may be tried again', async () => {
    const { calls } = server((call) => (call === 1 ? HttpResponse.error() : paid()));
    const user = userEvent.setup();
    renderAt('/signup', routes);
    await fill(user);
    await user.click(await subscribeButton());
    expect(await screen.findByText(/Your payment did not go through\. Nothing was charged\./)).toBeVisible();
    await user.click(await subscribeButton());
    await screen.findByRole('heading', { name: 'Payment successful!' });
    expect(calls).toHaveLength(2);
  });

  it('is looked up after a reload in its middle, before anything can be paid', async () => {
    const { calls, looks } = server(
      () => new Promise<Response>(() => undefined),
      () => paid(),
    );
    const user = userEvent.setup();
    const { unmount } = renderAt('/signup', routes);
    await fill(user);
    await user.click(await subscribeButton());
    await waitFor(() => expect(calls).toHaveLength(1));
    unmount();
    renderAt('/signup', routes);
    await screen.findByRole('heading', { name: 'Payment successful!' });
    expect(calls).toHaveLength(1);
    expect(looks).toEqual([`${String(calls[0]?.key)} create-subscription`]);
  });
});

describe('a payment that the bank asks about', () => {
  it.each([
    ['approve', 'Approve the payment', 'Payment successful!'],
    ['decline', 'Decline it', 'Payment failed'],
  ])('asks the holder first, and after %s looks up what became of it', async (said, button, outcome) => {
    const answers: unknown[] = [];
    const { calls } = server(asksHolder, () => (said === 'approve' ? paid() : declined()));
    network.use(
      http.post('*/api/v2/sandbox/payments/secret-1/confirm', async ({ request }) => {
        answers.push(await request.json());
        return HttpResponse.json({ state: said === 'approve' ? 'confirmed' : 'refused' });
      }),
    );
    const user = userEvent.setup();
    const { container } = renderAt('/signup', routes);
    await fill(user, 'tok_3ds');
    await user.click(await subscribeButton());
    expect(await screen.findByRole('heading', { name: 'Your bank asks you to confirm this payment' })).toHaveFocus();
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText(outcome)).toBeVisible();
    expect(answers).toEqual([{ answer: said }]);
    expect(calls).toHaveLength(1);
  });

  it('can be given up for another card, which is another payment', async () => {
    const { calls } = server((call) => (call === 1 ? asksHolder() : paid()));
    const user = userEvent.setup();
    renderAt('/signup', routes);
    await fill(user, 'tok_3ds');
    await user.click(await subscribeButton());
    await user.click(await screen.findByRole('button', { name: 'Use another card' }));
    await user.selectOptions(screen.getByLabelText('Test card'), 'tok_visa');
    await user.click(await subscribeButton());
    await screen.findByRole('heading', { name: 'Payment successful!' });
    expect(calls).toHaveLength(2);
  });
});

describe('a payment that a bank asks about through Recurly', () => {
  /** Recurly's script, once the page has asked for it: what the challenge gives is in the hands of the test. */
  const challenge = async () => {
    const on: Record<string, (given: { id: string }) => void> = {};
    const script = await waitFor(() => {
      const found = document.head.querySelector<HTMLScriptElement>('script[src^="https://js.recurly.com"]');
      if (!found) throw new Error('the page loads no script of Recurly');
      return found;
    });
    const asked: string[] = [];
    const ThreeDSecure = ({ actionTokenId }: { actionTokenId: string }) => {
      asked.push(actionTokenId);
      return {
        on: (name: string, then: (given: { id: string }) => void) => (on[name] = then),
        attach: () => undefined,
      };
    };
    Object.assign(window, { recurly: { configure: () => undefined, Risk: () => ({ ThreeDSecure }) } });
    script.dispatchEvent(new Event('load'));
    await waitFor(() => expect(on).toHaveProperty('token'));
    return { asked, answer: (id: string) => on['token']?.({ id }) };
  };

  it('is asked again after a reload, and is paid with the card that was given before it', async () => {
    const bodies: unknown[] = [];
    network.use(
      http.get('*/api/v2/subscription', () => HttpResponse.json({ ...none, processor: 'recurly' })),
      http.get('*/api/v2/client_token/:id', () => HttpResponse.json({ clientToken: 'ewr1-k', processor: 'recurly' })),
      http.get('*/api/v2/subscription/calls/by-key/:key', () =>
        HttpResponse.json(
          {
            code: 'authentication-required',
            message: 'Your bank asks you to confirm this payment.',
            correlationId: 'c',
            details: {
              title: 'Payment failed',
              transactionError: { code: 'authentication-required' },
              callId: 'call-1',
            },
          },
          { status: 402 },
        ),
      ),
      http.post('*/api/recurly/subscriptions/create', async ({ request }) => {
        bodies.push(await request.json());
        return paid();
      }),
    );
    renderAt('/signup', routes).unmount();
    rememberKey('create-subscription', 'key-1');
    const given = { billing: 'recurly', planId: 'team-unlimited', cardToken: 'billing-token' };
    rememberAsked('create-subscription', { clientSecret: 'action-token', given });
    renderAt('/signup', routes);
    await screen.findByRole('heading', { name: 'Your bank asks you to confirm this payment' });
    const { asked, answer } = await challenge();
    expect(asked).toEqual(['action-token']);
    act(() => answer('result-token'));
    await screen.findByRole('heading', { name: 'Payment successful!' });
    expect(bodies).toMatchObject([
      { plan_code: 'team-unlimited', account: { billing_info: { token_id: 'billing-token/result-token' } } },
    ]);
    expect(Object.keys(sessionStorage).filter((name) => name.startsWith('leadwright-billing'))).toEqual([]);
  });
});
