import {
  accountNow,
  paymentInWords,
  planInWords,
  runsUntil,
  type AccountNow,
  type AccountStatus,
} from './account-now.ts';

const facts = { planName: 'Team unlimited', periodEnd: '2026-12-05T12:00:00Z' };
const held = {
  planName: facts.planName,
  until: facts.periodEnd,
  payment: 'good',
  unpaid: false,
  loweredTo: null,
  noOrders: null,
} as const;
const none = {
  planName: null,
  until: null,
  renews: false,
  payment: 'good',
  unpaid: false,
  loweredTo: null,
  noOrders: 'no-plan',
} as const;
const table: Record<AccountStatus, AccountNow> = {
  none: { is: 'never', ...none },
  incomplete: { is: 'never', ...none },
  'free-trial': { is: 'free-trial', ...held, renews: false },
  live: { is: 'live', ...held, renews: true },
  cancelling: { is: 'cancelling', ...held, renews: false },
  'past-due': { is: 'past-due', ...held, renews: true },
  paused: { ...held, is: 'paused', until: null, renews: false },
  cancelled: { is: 'ended', ...none },
};

it.each(Object.keys(table) as AccountStatus[])(
  'an account of status %s is one thing, whatever its other fields still say',
  (status) => expect(accountNow({ status, ...facts })).toEqual(table[status]),
);

it('an account whose trial was refused never had a plan, until it has one', () => {
  expect(accountNow({ status: 'none', ...facts, trialRefused: 'had' })).toEqual({ is: 'trial-refused', ...none });
  expect(accountNow({ status: 'none', ...facts, trialRefused: 'budget' })).toEqual({ is: 'trials-over', ...none });
  expect(accountNow({ status: 'live', ...facts, trialRefused: 'had' }).is).toBe('live');
});

it('a payment that is disputed, or a debt, stands beside any state', () => {
  for (const status of Object.keys(table))
    for (const payment of ['disputed', 'owing'] as const)
      expect(accountNow({ status, ...facts, payment })).toEqual({ ...accountNow({ status, ...facts }), payment });
});

it('a period that is not paid for, and a person without a seat, stand beside a plan alone', () => {
  const now = (status: string) => accountNow({ status, ...facts, unpaid: true, noSeat: true });
  expect(now('past-due')).toMatchObject({ is: 'past-due', unpaid: true, noOrders: 'no-seat' });
  expect(now('cancelled')).toMatchObject({ unpaid: false, noOrders: 'no-plan' });
  expect(['live', 'cancelled'].map((status) => paymentInWords(now(status)))).toEqual(['A payment went back', null]);
});

it('limits of another plan stand beside a plan whose period is paid for alone', () => {
  const lowered = { planName: '50K rollover', reason: 'change' } as const;
  const now = (status: string, unpaid = false) => accountNow({ status, ...facts, lowered, unpaid });
  expect(now('live')).toMatchObject({ unpaid: false, loweredTo: '50K rollover' });
  expect(now('live', true)).toMatchObject({ unpaid: true, loweredTo: null });
  expect(now('cancelled').loweredTo).toBeNull();
  expect(paymentInWords(now('live'))).toBe('A payment went back');
});

it('a payment that is due is named before any other, and no day stands as paid for', () => {
  const due = accountNow({ status: 'past-due', ...facts, payment: 'disputed', unpaid: true });
  expect([paymentInWords(due), runsUntil(due)]).toEqual(['A payment is due', null]);
  expect(runsUntil(accountNow({ status: 'live', ...facts }))).toBe(facts.periodEnd);
});

it('a status that nobody knows promises nothing', () =>
  expect(accountNow({ status: 'frozen', ...facts })).toEqual({ is: 'ended', ...none }));

it('a plan that is over is not named', () => {
  const words = (status: string) => planInWords(accountNow({ status, ...facts }));
  expect(['live', 'paused', 'none', 'cancelled'].map(words)).toEqual([
    'Team unlimited',
    'Team unlimited',
    'No plan yet',
    'No plan any more',
  ]);
});
