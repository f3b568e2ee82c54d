import { Customer, documentsIn, Download, User, type LegacyExport } from './export-documents.ts';
import { groupAccounts } from './group-accounts.ts';
import { needsPort, planStatus } from './legacy-rules.ts';

const lines = (...documents: unknown[]): string =>
  documents.map((each) => (typeof each === 'string' ? each : JSON.stringify(each))).join('\n');
const exported = (users: unknown[], customers: unknown[] = []): LegacyExport => ({
  users: documentsIn(lines(...users), User),
  customers: documentsIn(lines(...customers), Customer),
  downloads: documentsIn('', Download),
  searches: { lines: [], unreadable: [] },
  plans: {},
});
const planOf = (planId: string): string | undefined => (planId === 'team' ? 'team-unlimited' : undefined);
const group = (users: unknown[], customers?: unknown[]) => groupAccounts(exported(users, customers), planOf);
const reasonsIn = (entries: { line: number; reason: string }[]) => entries.map(({ line, reason }) => [line, reason]);

const ada = { uid: 'ada', email: 'ada@example.test', leadsRemaining: 70_000.5, billing_cycle_anchor: 1_700_000_000 };
const adas = {
  ...{ uid: 'ada', email: 'ada@example.test', customer_id: 'cus_1', processor: 'Stripe', plan_id: 'team' },
  ...{ subscription_status: 'active', subscription_id: 'sub_1' },
};

describe('an export of accounts', () => {
  it('makes one account of a holder, the team in the list and the customer record', () => {
    const companyUsers = [
      { name: 'Ben', email: 'BEN@example.test', role: 'admin' },
      { name: null, email: 'cleo@example.test', role: 'download' },
      { name: 'Dora', email: 'dora@example.test', role: 'king' },
    ];
    const member = (uid: string) => ({ uid, id: 'ada', email: `${uid}@example.test` });
    const { accounts, refused, leftOut } = group(
      [
        { ...ada, companyUsers, companyProfile: { name: 'Byron', phone: '602', email: 'o@b.test' }, superAdmin: true },
        ...['ben', 'cleo', 'dora', 'eve'].map(member),
        { ...member('finn'), inviteStatus: 'pending' },
        { ...member('gus'), archived: true },
      ],
      [adas],
    );
    expect(accounts.map(({ body }) => body)).toEqual([
      {
        owner: { uid: 'ada', email: 'ada@example.test', name: null, createdAt: null },
        members: [
          { uid: 'ben', email: 'ben@example.test', name: 'Ben', createdAt: null, role: 'admin' },
          { uid: 'cleo', email: 'cleo@example.test', name: null, createdAt: null, role: 'download' },
        ],
        company: { name: 'Byron', phone: '602', email: 'o@b.test' },
        plan: {
          ...{ planId: 'team-unlimited', status: 'live', anchoredAt: '2023-11-14T22:13:20.000Z' },
          ...{ processor: 'stripe', customerId: 'cus_1', subscriptionId: 'sub_1' },
        },
        needsPort: false,
        leadsRemaining: 70_000,
      },
    ]);
    expect(reasonsIn(refused)).toEqual([[4, 'role-unknown']]);
    expect(reasonsIn(leftOut)).toEqual([
      [6, 'invitation-pending'],
      [7, 'archived'],
      [5, 'not-in-team'],
    ]);
  });

  it('keeps the first of duplicate people and customers, and names the others', () => {
    const { accounts, refused } = group(
      [ada, { ...ada, leadsRemaining: 1 }, { ...ada, uid: 'twin', email: ' ADA@example.test'.trim() }],
      [adas, { ...adas, uid: null, customer_id: 'cus_2' }],
    );
    expect(accounts.map(({ body }) => [body.owner.uid, body.leadsRemaining, body.plan?.customerId])).toEqual([
      ['ada', 70_000, 'cus_1'],
    ]);
    expect(reasonsIn(refused)).toEqual([
      [2, 'duplicate-uid'],
      [3, 'duplicate-email'],
      [2, 'duplicate-customer'],
    ]);
  });

  it('names customers without users, customers of members, and members without an account', () => {
    const { accounts, refused } = group(
      [
        { ...ada, companyUsers: [{ email: 'ben@example.test', role: 'admin' }] },
        { uid: 'ben', id: 'ada', email: 'ben@example.test' },
        { uid: 'lost', id: 'nobody', email: 'lost@example.test' },
      ],
      [
        { customer_id: 'cus_9', email: 'gone@example.test' },
        { uid: 'ben', email: 'ben@example.test' },
      ],
    );
    expect(accounts).toHaveLength(1);
    expect(reasonsIn(refused)).toEqual([
      [3, 'owner-missing'],
      [1, 'customer-without-user'],
      [2, 'customer-of-member'],
    ]);
  });

  it('says which line cannot be read and why, without the value, and holds back whose customer it may be', () => {
    const broken = [
      '{"uid": "x',
      { uid: 7, email: 'seven@example.test' },
      { uid: 'bad', email: 'no address' },
      ada,
      { uid: 'ben', email: 'ben@example.test' },
    ];
    const named = group(broken, [{ uid: 'ben', cancel_at_period_end: 'soon' }]);
    expect(named.accounts.map(({ body }) => body.owner.uid)).toEqual(['ada']);
    expect(named.refused.map(({ file, line, reason, detail }) => [file, line, reason, detail])).toEqual([
      ['users', 1, 'unreadable', 'is no JSON'],
      ['users', 2, 'unreadable', 'uid is missing or not usable'],
      ['users', 3, 'unreadable', 'email is missing or not usable'],
      ['customers', 1, 'unreadable', expect.stringMatching(/cancel_at_period_end/)],
      ['users', 5, 'customer-unreadable', undefined],
    ]);
    const nameless = group([ada, { uid: 'ben', email: 'ben@example.test' }], ['{', adas]);
    expect(nameless.accounts.map(({ body }) => body.owner.uid)).toEqual(['ada']);
    expect(reasonsIn(nameless.refused)).toEqual([
      [1, 'unreadable'],
      [2, 'customer-unreadable'],
    ]);
  });

  it('refuses a live account on an unknown plan as a whole, and takes one whose plan is over', () => {
    const ben = { uid: 'ben', email: 'ben@example.test' };
    const { accounts, refused } = group(
      [ada, ben],
      [
        { ...adas, plan_id: 'gold' },
        { uid: 'ben', plan_id: 'gold', subscription_status: 'canceled' },
      ],
    );
    expect(accounts.map(({ body }) => [body.owner.uid, body.plan?.planId, body.plan?.status])).toEqual([
      ['ben', '', 'none'],
    ]);
    expect(refused.map(({ file, reason, detail }) => [file, reason, detail])).toEqual([
      ['users', 'customer-refused', undefined],
      ['customers', 'plan-unknown', 'gold'],
    ]);
  });

  it('finds a customer without a uid by the address, and lets its account wait for the first load', () => {
    const { accounts } = group([ada], [{ ...adas, uid: null, email: 'Ada@Example.test' }]);
    expect(accounts.map(({ body }) => [body.needsPort, body.leadsRemaining])).toEqual([[true, null]]);
  });
});

describe('what a customer record says', () => {
  it.each([
    ['active', false, 'live'],
    ['active', true, 'cancelling'],
    ['pending', false, 'live'],
    ['past due', false, 'past-due'],
    ['past_due', true, 'past-due'],
    ['failed', false, 'past-due'],
    ['canceled', false, 'none'],
    ['incomplete_expired', false, 'none'],
    ['expired', true, 'none'],
    ['', false, 'none'],
    [null, false, 'none'],
  ])('of a subscription that is %p and cancels: %p', (status, cancels, meant) => {
    expect(planStatus({ subscription_status: status, cancel_at_period_end: cancels })).toBe(meant);
  });

  it.each([
    [{ uid: 'a', subscription_status: 'active' }, 5, false],
    [{ uid: 'a', subscription_status: 'active' }, null, true],
    [{ uid: 'a', subscription_status: null }, null, false],
    [{ uid: null, subscription_status: 'active' }, 5, true],
    [{ uid: null }, 5, true],
  ])('%p with %p leads left waits for its port: %p', (customer, leadsRemaining, waits) => {
    expect(needsPort({ leadsRemaining }, customer)).toBe(waits);
  });
});
