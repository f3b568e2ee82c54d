// Every state of an account on every page that says what the account is: they say the same, and nothing that is over.
import { screen, waitFor, within } from '@testing-library/react';
import type { AccountStatus, PaymentState } from '@leadwright/leads/rules/account-now';
import { http, HttpResponse } from 'msw';
import type { Credit } from '../features/billing/own-credit.ts';
import { BillingPage } from '../features/billing/account/billing-page.tsx';
import { PurchasePanel } from '../features/search/purchase/purchase-panel.tsx';
import { TeamPage } from '../features/team/team-page.tsx';
import { UsagePage } from '../features/usage/usage-page.tsx';
import type { Usage } from '../server/api-types.ts';
import { subscription } from '../testing/at-server/billing-at-server.ts';
import { team as teamOf } from '../testing/at-server/team-at-server.ts';
import { counted, dictionary, network, usage } from '../testing/network.ts';
import { renderAt } from '../testing/render.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import { UsagePanel } from './sidebar/usage-panel.tsx';

/** `short`: what the sidebar adds. `seated`: of two people, who has a seat. `orders`: what the search offers. */
type Said = {
  plan: string;
  until: boolean;
  notice: RegExp | null;
  action: string | null;
  short?: string;
  seated?: number;
  orders?: string | RegExp;
  unpaid?: boolean;
  lowered?: boolean;
  due?: boolean;
};

const until = /5 Dec 2026/;
const none = { plan: 'No plan yet', until: false, orders: /Choose a plan to download them/ };
const team = { plan: 'Team unlimited', until: true, notice: null, action: null };
const periodUnpaid = /^This period is not paid for/;
const changeUnpaid = /^A change of plan in this period is not paid for/;
const unpaid = { seated: 1, unpaid: true } as const;
const lowered = { seated: 1, lowered: true } as const;
const due = { until: false, short: 'A payment is due', due: true } as const;
const table: Record<AccountStatus | 'trial refused' | 'trials over' | keyof typeof payments, Said> = {
  none: { ...none, notice: /^You have no subscription yet\./, action: 'Signup' },
  incomplete: { ...none, notice: /^You have no subscription yet\./, action: 'Signup' },
  'trial refused': { ...none, notice: /^You had a free trial before, so this account has none\./, action: 'Signup' },
  'trials over': { ...none, notice: /^Your company or network had its free trials of today/, action: 'Signup' },
  'free-trial': team,
  live: team,
  cancelling: team,
  'past-due': { ...team, ...due },
  'past-due, disputed': { ...team, ...due, notice: /is disputed at (its|your) bank\./ },
  paused: { ...team, until: false },
  disputed: { ...team, notice: /is disputed at (its|your) bank\./, short: 'A payment is disputed' },
  owing: { ...team, notice: /^(This account owes|You owe \$20\.00) for leads/, short: 'A payment is owed' },
  unpaid: { ...team, ...unpaid, notice: periodUnpaid, short: 'A payment went back' },
  'unpaid, disputed': {
    ...team,
    ...unpaid,
    notice: /is disputed at (its|your) bank\./,
    short: 'A payment is disputed',
  },
  'unpaid, owing': {
    ...team,
    ...unpaid,
    notice: /^(This account owes|You owe \$20\.00) for leads/,
    short: 'A payment is owed',
  },
  'unpaid, without a seat': {
    ...{ ...team, ...unpaid, notice: periodUnpaid, short: 'A payment went back' },
    orders: 'Only the owner downloads until the next payment.',
  },
  'change unpaid': { ...team, ...lowered, notice: changeUnpaid, short: 'A payment went back' },
  'change unpaid, disputed': {
    ...team,
    ...lowered,
    notice: /is disputed at (its|your) bank\./,
    short: 'A payment is disputed',
  },
  'change unpaid, without a seat': {
    ...{ ...team, ...lowered, notice: changeUnpaid, short: 'A payment went back' },
    orders: 'You have no seat until the next payment.',
  },
  'without a seat': { ...team, seated: 1, orders: 'The plan has no seat for you.' },
  cancelled: {
    orders: /Choose a plan to download them/,
    plan: 'No plan any more',
    until: false,
    notice: /^Your subscription is no longer active$/,
    action: 'Subscribe now',
  },
};
const cardBelow = /^We've been unable to bill your card on file\. Please update your card below to avoid/;
const cardElsewhere = /^We've been unable to bill your card on file\. Please update your card to avoid/;
const notices = [
  /no longer active/,
  /You have no subscription yet/,
  /You had a free trial before/,
  /had its free trials/,
  /is disputed at/,
  /owes? .*for leads/,
];

const back = { processor: 'sandbox', invoiceId: 'in_1', paidCents: 19_900, issuedAt: '2026-11-05T12:00:00Z' };
const allGood = { leftCents: 0, takenCents: 0, owedCents: 0, disputed: [], owed: [] };
const credits: Record<PaymentState, Credit> = {
  good: allGood,
  disputed: { ...allGood, disputed: [back] },
  owing: { ...allGood, owedCents: 2_000, owed: [{ ...back, because: 'dispute', owedCents: 2_000 }] },
};

const toIndividual = {
  lowered: { planId: 'individual-unlimited', planName: 'Individual unlimited', reason: 'change' },
} as const;
const payments = {
  'past-due, disputed': { payment: 'disputed', status: 'past-due' },
  disputed: { payment: 'disputed' },
  owing: { payment: 'owing' },
  unpaid: { unpaid: true, seats: 1 },
  'unpaid, disputed': { payment: 'disputed', unpaid: true, seats: 1 },
  'unpaid, owing': { payment: 'owing', unpaid: true, seats: 1 },
  'unpaid, without a seat': { unpaid: true, noSeat: true, seats: 1 },
  'change unpaid': { ...toIndividual, seats: 1 },
  'change unpaid, disputed': { ...toIndividual, payment: 'disputed', seats: 1 },
  'change unpaid, without a seat': { ...toIndividual, noSeat: true, seats: 1 },
  'without a seat': { noSeat: true, seats: 1 },
} as const satisfies Record<string, Partial<Usage>>;

const refusals: Record<string, string> = { 'trial refused': 'had', 'trials over': 'budget' };

function atServer(state: keyof typeof table): void {
  const beside: Partial<Usage> = state in payments ? payments[state as keyof typeof payments] : {};
  const status = state in refusals ? 'none' : (beside.status ?? (state in payments ? 'live' : state));
  const isOver = table[state].plan !== 'Team unlimited';
  const facts = { status, planName: 'Team unlimited', periodEnd: '2026-12-05T12:00:00Z' };
  network.use(
    http.get('*/api/v2/usage', () =>
      HttpResponse.json({ ...usage, ...facts, live: !isOver, trialRefused: refusals[state] ?? null, ...beside }),
    ),
    http.get('*/api/v2/subscription', () => HttpResponse.json({ ...subscription, ...facts })),
    http.get('*/api/v2/team', () => {
      const { seats = 10 } = beside;
      const members = teamOf.members.slice(0, 2).map((each, place) => ({ ...each, overSeats: place >= seats }));
      return HttpResponse.json({
        seats: { max: seats, taken: 2, left: Math.max(0, seats - 2) },
        members,
        invitations: [],
      });
    }),
    http.get('*/api/v2/credit', () => HttpResponse.json(credits[beside.payment ?? 'good'])),
  );
}

const purchase = (
  <PurchasePanel
    isAsked
    dictionary={dictionary}
    query={{ dictId: 'consumers', geography: { kind: 'nationwide' }, filters: [] }}
    searchKey="consumers?g=us"
    count={{ state: 'fresh', answer: counted }}
    suggestedName="Roofs"
  />
);

const pages = {
  sidebar: {
    at: '/settings/invoices',
    page: <UsagePanel />,
    where: () => screen.findByRole('region', { name: 'Leads left' }),
  },
  usage: { at: '/settings/usage', page: <UsagePage />, where: () => Promise.resolve(document.body) },
  billing: { at: '/settings/billing', page: <BillingPage />, where: () => Promise.resolve(document.body) },
} as const;

describe.each(Object.keys(table) as (keyof typeof table)[])('an account of state %s', (state) => {
  const said = table[state];
  it.each(Object.entries(pages))('has its plan on the page of %s', async (_, { at, page, where }) => {
    atServer(state);
    renderAt(at, { [at]: page });
    const place = within(await where());
    expect((await place.findAllByText(said.plan))[0]).toBeVisible();
    if (said.plan !== 'Team unlimited') expect(place.queryByText('Team unlimited')).toBeNull();
  });

  it('has a day in the sidebar and on the usage page only while a period runs', async () => {
    atServer(state);
    renderAt('/settings/usage', {
      '/settings/usage': (
        <>
          <UsagePanel />
          <UsagePage />
        </>
      ),
    });
    const panel = within(await screen.findByRole('region', { name: 'Leads left' }));
    await panel.findByText(said.plan);
    expect(panel.queryByText(/^A payment (is|went)/)?.textContent).toBe(said.short);
    expect(panel.queryByText(until) !== null).toBe(said.until);
    expect(screen.queryByText(/in the period until 5 Dec 2026/) !== null).toBe(said.until);
    expect(screen.queryByText(/ of 50,000 leads used/) === null).toBe(
      said.due === true || said.unpaid === true || state === 'cancelled',
    );
    expect(screen.queryByText(/The plan brings (none|no more) until it is paid for\./) !== null).toBe(
      said.due === true || said.unpaid === true,
    );
  });

  it.each(['/settings/profile', '/settings/team', '/settings/usage'])('has its notice on %s', async (at) => {
    atServer(state);
    renderAt(at, { [at]: <SettingsFrame /> });
    await expectNotice(said, at);
  });

  it('has its notice on the billing page', async () => {
    atServer(state);
    renderAt('/settings/billing', { '/settings/billing': <BillingPage /> });
    await screen.findByRole('heading', { name: 'Plan' });
    await expectNotice(said, '/settings/billing');
  });

  it('has a seat on the team page for whoever may order', async () => {
    atServer(state);
    renderAt('/settings/team', { '/settings/team': <TeamPage /> });
    await screen.findByText('Account owner');
    await waitFor(() => expect(screen.queryAllByText(/^No seat:/)).toHaveLength(2 - (said.seated ?? 2)));
    const taken = /^The one seat of this period, which is not paid for in whole, is taken\. The next payment brings/;
    const isNotPaid = said.unpaid === true || said.lowered === true;
    await waitFor(() => expect(screen.queryByText(taken) !== null).toBe(isNotPaid));
  });

  it('has Download on the search page where an order is taken, else why not', async () => {
    atServer(state);
    renderAt('/search/consumers', { '/search/consumers': purchase });
    const { orders = 'Download 5,000 leads' } = said;
    expect(await screen.findByText(orders)).toBeVisible();
    expect(screen.queryByText(/^Download [0-9]/) === null).toBe(said.orders !== undefined);
    const limit = screen.queryByText(/At most 5,000 in one download/)?.textContent ?? '';
    const [isUnpaid, isLowered] = [/while this period is not paid for/, /while a change of plan is not paid for/].map(
      (words) => words.test(limit),
    );
    expect(isUnpaid).toBe(said.unpaid === true && said.orders === undefined);
    expect(isLowered).toBe(said.lowered === true && said.orders === undefined);
  });
});

async function expectNotice(
  { notice, action, unpaid: isUnpaid = false, lowered: isLowered = false, due: isDue = false }: Said,
  at: string,
): Promise<void> {
  if (notice === null) {
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  } else {
    expect(await screen.findByText(notice)).toBeVisible();
    if (action !== null) expect(screen.getAllByRole('link', { name: action })[0]).toHaveAttribute('href', '/signup');
  }
  if (isUnpaid)
    expect(await screen.findByText(periodUnpaid)).toHaveTextContent(
      /Until 5 Dec 2026 only the owner downloads, 5,000 leads a file at most\.$/,
    );
  if (isLowered)
    expect(await screen.findByText(changeUnpaid)).toHaveTextContent(
      /The limits are those of Individual unlimited\. Until 5 Dec 2026 only the owner downloads, 5,000 leads a file at most\.$/,
    );
  else expect(screen.queryByText(changeUnpaid)).toBeNull();
  for (const other of notices.filter((each) => notice === null || !saysSame(notice, each)))
    expect(screen.queryByText(other)).toBeNull();
  if (!isUnpaid) expect(screen.queryByText(periodUnpaid)).toBeNull();
  // The page of usage says it itself, within the frame.
  if (at === '/settings/usage') return;
  const words = at === '/settings/billing' ? cardBelow : cardElsewhere;
  if (isDue) expect(await screen.findByText(words)).toBeVisible();
  else expect(screen.queryByText(/unable to bill your card/)).toBeNull();
}

/** Whether the state's own notice is one of the kind. */
const saysSame = (notice: RegExp, kind: RegExp): boolean =>
  notice.source.includes(kind.source) || (/owe/.test(notice.source) && /owe/.test(kind.source));
