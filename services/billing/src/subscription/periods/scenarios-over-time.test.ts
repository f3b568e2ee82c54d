import { describe, expect, it } from '@jest/globals';
import { instantOf } from '../../kernel/domain/instant.ts';
import type { ProviderInvoice } from '../../providers/processor.ts';
import { accountOverTime, providerInvoice, providerSubscription } from '../testing/account-over-time.ts';
import { planNamed } from '../../plans/testing/plan-named.ts';
import { playingAccount } from '../../testing/playing/playing-account.ts';

const month = (from: string, to: string) => ({ periodStart: `2027-${from}T10:00Z`, periodEnd: `2027-${to}T10:00Z` });
const january = month('01-31', '02-28');
const february = month('02-28', '03-31');
const march = month('03-31', '04-30');
const leadsOf = (planId: string): number => planNamed(planId).leadsPerPeriod;
const teamLeads = leadsOf('team-unlimited');

describe('a plan that ran without a provider', () => {
  it.each(['team-unlimited', 'free-trial'])(
    'has the leads of %s once, when a provider takes it over on its billing day',
    async (planId) => {
      const account = accountOverTime();
      account.setClock('2027-01-31T10:00Z');
      await account.start(planId, '2027-01-31T10:00Z');
      const first = providerInvoice({ invoiceId: 'in-1', reason: 'first', planId, ...january });
      const subscription = providerSubscription({ planId, ...january });
      await account.apply({ subscription, invoices: [first] });
      await account.apply({ subscription, invoices: [first] });
      expect([await account.available(), (await account.granted()).length]).toEqual([
        planNamed(planId).leadsFirstPeriod,
        1,
      ]);
    },
  );

  it('has those of the next period when its invoice is paid, and not before', async () => {
    const account = accountOverTime();
    account.setClock('2027-01-31T10:00Z');
    await account.start('team-unlimited', '2027-01-31T10:00Z');
    const first = providerInvoice({ invoiceId: 'in-1', reason: 'first', ...january });
    await account.apply({ subscription: providerSubscription(january), invoices: [first] });
    await account.goTo('2027-02-28T11:00Z');
    expect(await account.available()).toBe(0);
    const second = providerInvoice({ invoiceId: 'in-2', reason: 'renewal', ...february });
    await account.apply({ subscription: providerSubscription(february), invoices: [first, second] });
    expect([await account.available(), (await account.granted()).length]).toEqual([teamLeads, 2]);
  });

  it('is not taken over by another plan that is subscribed to in the same minute', async () => {
    const account = accountOverTime();
    account.setClock('2027-01-31T10:00Z');
    await account.start('free-trial', '2027-01-31T10:00Z');
    const first = providerInvoice({ invoiceId: 'in-1', reason: 'first', ...january });
    await account.apply({ subscription: providerSubscription(january), invoices: [first] });
    expect([await account.available(), (await account.state()).planId]).toEqual([
      leadsOf('free-trial') + teamLeads,
      'team-unlimited',
    ]);
  });

  it('starts a lattice of the provider where the billing days differ', async () => {
    const account = accountOverTime();
    account.setClock('2027-01-31T10:00Z');
    await account.start('free-trial', '2027-01-20T10:00Z');
    const first = providerInvoice({ invoiceId: 'in-1', reason: 'first', ...january });
    await account.apply({ subscription: providerSubscription(january), invoices: [first] });
    expect(await account.available()).toBe(leadsOf('free-trial') + teamLeads);
  });
});

describe('a subscription that the provider', () => {
  const begun = async () => {
    const account = accountOverTime();
    account.setClock('2027-02-03T10:00Z');
    const invoices = [providerInvoice({ invoiceId: 'in-1', reason: 'first', ...january })];
    await account.apply({ subscription: providerSubscription(january), invoices });
    return { account, invoices };
  };

  it('does not know any more has ended, and its leads with it, however often it is looked for', async () => {
    const { account, invoices } = await begun();
    for (let times = 0; times < 2; times += 1)
      await account.apply({ subscription: null, goneIds: ['sub-1'], invoices });
    expect((await account.state()).status).toBe('cancelled');
    expect(await account.available()).toBe(0);
    const ends = (await account.events()).filter((event) => event.type === 'LeadsExpired');
    expect(ends).toHaveLength(1);
  });

  it('was not asked about goes on, and so does one beside which another is gone', async () => {
    const { account, invoices } = await begun();
    await account.apply({ subscription: null, invoices });
    await account.apply({ subscription: null, goneIds: ['sub-0'], invoices });
    await account.apply({ subscription: providerSubscription(january), goneIds: ['sub-0'], invoices });
    expect([(await account.state()).status, await account.available()]).toEqual(['live', teamLeads]);
  });
});

describe('an account over time', () => {
  it('S9: brings one lot, effective at the boundary, however often and late the invoice is read', async () => {
    const account = accountOverTime();
    account.setClock('2027-02-03T10:00Z');
    const first = providerInvoice({ invoiceId: 'in-1', reason: 'first', ...january });
    // Before the subscription is known the invoice alone brings nothing.
    await account.apply({ subscription: null, invoices: [first] });
    expect(await account.available()).toBe(0);
    const state = { subscription: providerSubscription(january), invoices: [first] };
    await account.apply(state);
    await account.apply(state);
    await account.apply({ subscription: null, invoices: [first, first] });
    expect(await account.granted()).toEqual([
      {
        lotId: 'plan:sandbox:sub-1:0',
        leads: teamLeads,
        effectiveAt: instantOf('2027-01-31T10:00Z'),
        expiresAt: instantOf('2027-02-28T10:00Z'),
      },
    ]);
    expect(await account.available()).toBe(teamLeads);
  });

  it('S10: brings one lot for a period that two invoices paid for, and reports the second once', async () => {
    const account = accountOverTime();
    account.setClock('2027-01-31T11:00Z');
    const [one, two] = ['in-1', 'in-2'].map((invoiceId) => providerInvoice({ invoiceId, reason: 'first', ...january }));
    const subscription = providerSubscription(january);
    if (!one || !two) throw new Error('two invoices');
    await account.apply({ subscription, invoices: [one] });
    await account.apply({ subscription, invoices: [one, two] });
    await account.apply({ subscription, invoices: [two, one] });
    expect(await account.granted()).toHaveLength(1);
    const anomalies = (await account.events()).filter(({ type }) => type === 'InvoiceAnomalyFound');
    expect(anomalies).toEqual([
      expect.objectContaining({ invoiceId: 'in-2', anomaly: 'period-paid-before', otherInvoiceId: 'in-1' }),
    ]);
  });

  it.each([
    ['team-unlimited', (leads: number) => leads],
    ['rollover-50k', (leads: number) => 3 * leads - 12_000],
  ])('S15: catches up two boundaries of %s in order, each at its own time', async (planId, leftOf) => {
    const account = accountOverTime();
    account.setClock('2027-01-31T15:00Z');
    await account.start(planId, '2027-01-31T15:00Z');
    await account.use('d', 12_000);
    await account.goTo('2027-04-02T00:00Z');
    expect(await account.available()).toBe(leftOf(leadsOf(planId)));
    expect((await account.granted()).map(({ effectiveAt }) => effectiveAt)).toEqual(
      ['2027-01-31T15:00Z', '2027-02-28T15:00Z', '2027-03-31T15:00Z'].map(instantOf),
    );
    await account.goTo('2027-04-02T00:00Z');
    expect(await account.granted()).toHaveLength(3);
  });

  it('S18: cancelling, taking it back and ending now bring and take what each should, and a new subscription one lot', async () => {
    const account = accountOverTime();
    account.setClock('2027-01-31T11:00Z');
    const invoices = [providerInvoice({ invoiceId: 'in-1', reason: 'first', ...january })];
    const read = (more: object) => ({ subscription: providerSubscription({ ...january, ...more }), invoices });
    await account.apply(read({}));
    await account.apply(read({ cancelAtPeriodEnd: true }));
    expect(await account.state()).toMatchObject({ status: 'cancelling', accessEndsAt: instantOf('2027-02-28T10:00Z') });
    expect(await account.available()).toBe(teamLeads);
    await account.apply(read({}));
    expect(await account.state()).toMatchObject({ status: 'live', accessEndsAt: null });
    expect(await account.available()).toBe(teamLeads);
    account.setClock('2027-02-10T11:00Z');
    await account.apply(read({ status: 'cancelled', endedAt: instantOf('2027-02-10T11:00Z') }));
    expect(await account.state()).toMatchObject({ status: 'cancelled' });
    expect(await account.available()).toBe(0);
    account.setClock('2027-02-15T11:00Z');
    const again = { periodStart: '2027-02-15T10:30Z', periodEnd: '2027-03-15T10:30Z' };
    await account.apply({
      subscription: providerSubscription({ subscriptionId: 'sub-2', ...again }),
      invoices: [
        ...invoices,
        providerInvoice({ invoiceId: 'in-2', subscriptionId: 'sub-2', reason: 'first', ...again }),
      ],
    });
    expect((await account.granted()).map(({ lotId }) => lotId)).toEqual([
      'plan:sandbox:sub-1:0',
      'plan:sandbox:sub-2:0',
    ]);
    expect(await account.available()).toBe(teamLeads);
    expect(await account.state()).toMatchObject({
      status: 'live',
      lattice: { anchorAt: instantOf('2027-02-15T10:30Z') },
    });
  });

  it('S18: a cancellation at the end of the period ends the leads there, whether or not the provider says so in time', async () => {
    const account = accountOverTime();
    account.setClock('2027-01-31T11:00Z');
    const invoices = [providerInvoice({ invoiceId: 'in-1', reason: 'first', ...january })];
    await account.apply({ subscription: providerSubscription({ ...january, cancelAtPeriodEnd: true }), invoices });
    await account.goTo('2027-02-28T10:00Z');
    expect(await account.state()).toMatchObject({ status: 'cancelled' });
    expect(await account.available()).toBe(0);
    expect(await account.granted()).toHaveLength(1);
  });

  it('S19: grants nothing while past due, then one lot effective at the boundary when it is paid nine days later', async () => {
    const account = accountOverTime();
    account.setClock('2027-01-31T11:00Z');
    const first = providerInvoice({ invoiceId: 'in-1', reason: 'first', ...january });
    await account.apply({ subscription: providerSubscription(january), invoices: [first] });
    await account.use('d', 12_000);
    account.setClock('2027-02-28T11:00Z');
    const owed = providerInvoice({ invoiceId: 'in-2', status: 'past-due', ...february });
    await account.apply({
      subscription: providerSubscription({ ...february, status: 'past-due' }),
      invoices: [owed, first],
    });
    expect(await account.state()).toMatchObject({ status: 'past-due', period: 1 });
    await account.goTo('2027-03-09T09:00Z');
    expect(await account.available()).toBe(0);
    account.setClock('2027-03-09T10:00Z');
    const paid = providerInvoice({ invoiceId: 'in-2', ...february });
    await account.apply({ subscription: providerSubscription(february), invoices: [paid, first] });
    expect((await account.granted())[1]).toMatchObject({
      effectiveAt: instantOf('2027-02-28T10:00Z'),
      expiresAt: instantOf('2027-03-31T10:00Z'),
    });
    expect(await account.available()).toBe(teamLeads);
    expect(await account.state()).toMatchObject({ status: 'live' });
    expect((await account.events()).map(({ type }) => type).filter((type) => type === 'PaymentFailed')).toHaveLength(1);
  });

  describe('S19: leads of a plan that carries, in a period that nobody paid for', () => {
    const unpaid = async () => {
      const play = playingAccount('rollover-50k');
      await play.begin();
      await play.account.use('d', 12_000);
      play.account.setClock('2027-02-28T11:00Z');
      const { subscriptionId } = play.cash.invoices[0] ?? {};
      const of = { planId: 'rollover-50k', status: 'past-due' as const };
      const owed = providerInvoice({ invoiceId: 'in-2', subscriptionId: subscriptionId ?? null, ...of, ...february });
      const subscription = providerSubscription({ subscriptionId: subscriptionId ?? '', ...of, ...february });
      const invoices = [...play.cash.invoices, owed];
      await play.account.apply({ subscription, invoices });
      expect(await play.account.available()).toBe(38_000);
      return { account: play.account, subscription, invoices };
    };

    it('end with the period', async () => {
      const { account } = await unpaid();
      await account.goTo('2027-03-31T11:00Z');
      expect(await account.available()).toBe(0);
    });

    it('end with the plan once the last try is refused, and not as if somebody had cancelled', async () => {
      const { account, subscription, invoices } = await unpaid();
      const at = instantOf('2027-03-14T10:00Z');
      account.setClock(at);
      await account.apply({ subscription: { ...subscription, status: 'cancelled', endedAt: at }, invoices });
      const ended = (await account.events()).flatMap((event) => (event.type === 'LeadsExpired' ? [event.reason] : []));
      expect(ended).toEqual(['subscription-ended']);
    });
  });

  it('S20: changes the zone in mid-period without gap, overlap or a second grant', async () => {
    const account = accountOverTime();
    account.setClock('2027-01-15T17:00Z');
    await account.start('team-unlimited', '2027-01-15T17:00Z', 'America/New_York');
    await account.goTo('2027-02-01T00:00Z');
    const at = instantOf('2027-02-01T00:00Z');
    await account.tell({ type: 'ChangeZone', at, zone: 'UTC', latticeId: 'm' });
    expect(await account.granted()).toHaveLength(1);
    await account.goTo('2027-04-20T00:00Z');
    const granted = await account.granted();
    expect(granted.map(({ lotId }) => lotId)).toEqual(['plan:l:0', 'plan:m:0', 'plan:m:1', 'plan:m:2']);
    // Each lot begins where the one before ends: 12:00 in New York until the change, then 17:00 in UTC.
    expect(granted.map(({ effectiveAt }) => effectiveAt)).toEqual(
      ['01-15', '02-15', '03-15', '04-15'].map((day) => instantOf(`2027-${day}T17:00Z`)),
    );
    expect(granted.slice(1).map(({ effectiveAt }) => effectiveAt)).toEqual(
      granted.slice(0, -1).map(({ expiresAt }) => expiresAt),
    );
  });

  it('brings the plans of a loop of upgrades once: nothing above the largest plan that was paid for', async () => {
    const account = accountOverTime();
    account.setClock('2027-01-31T11:00Z');
    const first = providerInvoice({ invoiceId: 'in-1', reason: 'first', ...january });
    await account.apply({ subscription: providerSubscription(january), invoices: [first] });
    const invoices = [first];
    for (const [n, planId] of ['rollover-500k', 'rollover-250k', 'rollover-500k'].entries()) {
      account.setClock(`2027-02-1${n}T11:00Z`);
      const periodStart = `2027-02-1${n}T10:00Z`;
      invoices.push(providerInvoice({ invoiceId: `up-${n}`, reason: 'change', planId, ...january, periodStart }));
      await account.apply({ subscription: providerSubscription({ ...january, planId }), invoices });
    }
    const granted = (await account.granted()).filter(({ lotId }) => !lotId.startsWith('moved:'));
    // 18 of 28 days were left at the first of them.
    const largest = teamLeads + Math.floor(((leadsOf('rollover-500k') - teamLeads) * 18) / 28);
    expect(granted.reduce((sum, { leads }) => sum + leads, 0)).toBe(largest);
    expect(await account.available()).toBe(largest);
  });

  it('takes leads back once for a refund, however often the invoice is read, and again after one that failed', async () => {
    const account = accountOverTime();
    account.setClock('2027-01-31T11:00Z');
    const subscription = providerSubscription(january);
    const invoice = providerInvoice({ invoiceId: 'in-1', reason: 'first', ...january });
    await account.apply({ subscription, invoices: [invoice] });
    const refunded = { ...invoice, refundedCents: invoice.paidCents };
    for (const read of [refunded, refunded, invoice, refunded]) await account.apply({ subscription, invoices: [read] });
    expect(await account.available()).toBe(0);
    expect((await account.events()).filter(({ type }) => type === 'LeadsVoided')).toHaveLength(2);
    expect((await account.granted()).map(({ leads }) => leads)).toEqual([50_000, 50_000]);
  });

  it('follows a provider that begins a period elsewhere, and grants nothing while it pauses', async () => {
    const account = accountOverTime();
    account.setClock('2027-01-31T11:00Z');
    const first = providerInvoice({ invoiceId: 'in-1', reason: 'first', ...january });
    await account.apply({ subscription: providerSubscription(january), invoices: [first] });
    account.setClock('2027-02-10T11:00Z');
    await account.apply({ subscription: providerSubscription({ ...january, status: 'paused' }), invoices: [first] });
    await account.goTo('2027-06-01T00:00Z');
    expect(await account.granted()).toHaveLength(1);
    expect(await account.state()).toMatchObject({ period: 0, paused: true });
    const resumed = { periodStart: '2027-06-05T09:00Z', periodEnd: '2027-07-05T09:00Z' };
    account.setClock('2027-06-05T10:00Z');
    await account.apply({
      subscription: providerSubscription(resumed),
      invoices: [first, providerInvoice({ invoiceId: 'in-2', ...resumed })],
    });
    expect(await account.state()).toMatchObject({
      period: 0,
      paused: false,
      lattice: { anchorAt: instantOf('2027-06-05T09:00Z') },
    });
    expect((await account.granted()).map(({ effectiveAt }) => effectiveAt)).toEqual(
      ['2027-01-31T10:00Z', '2027-06-05T09:00Z'].map(instantOf),
    );
    expect(await account.available()).toBe(teamLeads);
  });

  it('knows the periods of older lattices when their invoices are read again: each was paid for once', async () => {
    const account = accountOverTime();
    // The provider paused twice and began elsewhere.
    const starts = ['01-31', '02-28', '04-10', '05-10', '06-20', '07-20'];
    const ends = ['02-28', '03-31', '05-10', '06-10', '07-20', '08-20'];
    const invoices: ProviderInvoice[] = [];
    for (const [k, start] of starts.entries()) {
      const period = { periodStart: `2027-${start}T10:00Z`, periodEnd: `2027-${ends[k]}T10:00Z` };
      account.setClock(`2027-${start}T11:00Z`);
      invoices.push(providerInvoice({ invoiceId: `in-${k}`, reason: k === 0 ? 'first' : 'renewal', ...period }));
      for (const _again of [1, 2]) await account.apply({ subscription: providerSubscription(period), invoices });
    }
    const events = await account.events();
    expect(events.filter(({ type }) => type === 'InvoiceAnomalyFound')).toEqual([]);
    const paidBy = events.flatMap((event) => (event.type === 'PeriodPaid' ? [event.invoiceId] : []));
    expect(paidBy).toEqual(starts.map((_start, k) => `in-${k}`));
    expect(await account.granted()).toHaveLength(6);
  });

  it('grants every period that was missed, once and each at its boundary', async () => {
    const account = accountOverTime();
    account.setClock('2027-04-02T00:00Z');
    const plan = 'rollover-50k';
    const invoices = [january, february, march].map((period, n) =>
      providerInvoice({ invoiceId: `in-${n}`, reason: n === 0 ? 'first' : 'renewal', planId: plan, ...period }),
    );
    const state = { subscription: providerSubscription({ planId: plan, ...march }), invoices: invoices.reverse() };
    await account.apply(state);
    await account.apply(state);
    expect((await account.granted()).map(({ effectiveAt }) => effectiveAt).sort()).toEqual(
      ['2027-01-31T10:00Z', '2027-02-28T10:00Z', '2027-03-31T10:00Z'].map(instantOf),
    );
    expect(await account.available()).toBe(3 * leadsOf(plan));
  });
});
