import type { Invoice, Subscription } from 'recurly';
import { payerOf, toCard, toSubscription } from './subscriptions.ts';

const at = (day: string): Date => new Date(`${day}T09:00:00Z`);
const active: Subscription = {
  id: 'su1',
  uuid: 'f00d',
  account: { code: 'acme' },
  plan: { code: 'team-unlimited' },
  state: 'active',
  currentPeriodStartedAt: at('2026-01-10'),
  currentPeriodEndsAt: at('2026-02-10'),
  createdAt: at('2026-01-10'),
  updatedAt: at('2026-01-20'),
} as Subscription;
const charge = (more: Partial<Invoice>): Invoice =>
  ({ origin: 'renewal', createdAt: at('2026-01-10'), ...more }) as Invoice;
const mapped = (more: Partial<Subscription> = {}, charges: Invoice[] = []) =>
  toSubscription({ ...active, ...more } as Subscription, charges, null);

describe('a subscription of Recurly', () => {
  it('that is active is live until its paid period ends', () => {
    expect(mapped()).toEqual({
      subscriptionId: 'uuid-f00d',
      customerId: 'code-acme',
      planId: 'team-unlimited',
      status: 'live',
      periodStart: '2026-01-10T09:00:00.000000Z',
      periodEnd: '2026-02-10T09:00:00.000000Z',
      nextPlanId: null,
      cancelAtPeriodEnd: false,
      endedAt: null,
      card: null,
    });
  });

  it('that is canceled is live and ends with its period', () => {
    const canceled = { state: 'canceled', canceledAt: at('2026-01-20'), expiresAt: at('2026-02-10') };
    expect(mapped(canceled)).toMatchObject({ status: 'live', cancelAtPeriodEnd: true, endedAt: null });
  });

  it('that expired or failed has ended, also without a period, and nothing comes after it', () => {
    const gone = { currentPeriodStartedAt: null, currentPeriodEndsAt: null, expiresAt: at('2026-02-10') };
    const pendingChange = { plan: { code: 'rollover-50k' }, activated: false } as Subscription['pendingChange'];
    for (const state of ['expired', 'failed']) {
      expect(mapped({ ...gone, state, ...(pendingChange ? { pendingChange } : {}) })).toMatchObject({
        status: 'cancelled',
        cancelAtPeriodEnd: false,
        endedAt: '2026-02-10T09:00:00.000000Z',
        nextPlanId: null,
      });
    }
  });

  it('that is paused, begins later or is in its trial says so', () => {
    expect(mapped({ state: 'paused' }).status).toBe('paused');
    const later = { currentPeriodStartedAt: null, currentPeriodEndsAt: null, currentTermStartedAt: at('2026-03-01') };
    expect(mapped({ state: 'future', ...later })).toMatchObject({
      status: 'incomplete',
      periodStart: '2026-03-01T09:00:00.000000Z',
    });
    expect(mapped({ trialEndsAt: at('2026-02-10') }).status).toBe('trial');
    expect(mapped({ trialEndsAt: at('2026-01-10') }).status).toBe('live');
  });

  it.each([
    ['past_due', at('2025-12-10'), 'past-due'],
    ['failed', at('2026-01-10'), 'past-due'],
    // Given up in an earlier period, and a later one was paid.
    ['failed', at('2025-12-10'), 'live'],
    ['paid', at('2026-01-10'), 'live'],
  ])('with a charge that is %s since %s is %s', (state, createdAt, status) => {
    expect(mapped({}, [charge({ state, createdAt })]).status).toBe(status);
    expect(mapped({ state: 'canceled' }, [charge({ state, createdAt })]).status).toBe(status);
  });

  it('whose first payment is awaited is incomplete; an awaited renewal takes nothing away', () => {
    for (const state of ['pending', 'processing']) {
      expect(mapped({}, [charge({ state, origin: 'purchase' })]).status).toBe('incomplete');
      expect(mapped({}, [charge({ state })]).status).toBe('live');
    }
  });

  it('with a change that waits names the next plan; one that has happened does not', () => {
    const plan = { code: 'rollover-50k' };
    const change = (activated: boolean) => ({
      pendingChange: { plan, activated } as Subscription['pendingChange'] & object,
    });
    expect(mapped(change(false)).nextPlanId).toBe('rollover-50k');
    expect(mapped(change(true)).nextPlanId).toBeNull();
  });

  it('in a state that we do not know is a fault, never a guess', () => {
    expect(() => mapped({ state: 'frozen' })).toThrow('frozen');
  });

  it('shows a card by brand, last digits and expiry, and nothing for what is no card', () => {
    const card = { cardType: 'Visa', lastFour: '1111', expMonth: 12, expYear: 2031 };
    expect(toCard(card)).toEqual({ brand: 'Visa', last4: '1111', expMonth: 12, expYear: 2031 });
    expect(toCard({ object: 'paypal_billing_agreement' })).toBeNull();
    expect(toCard(null)).toBeNull();
  });

  it('says the names and first digits of who pays as Recurly has them, and null for what it has not', () => {
    const info = { firstName: 'Jo', lastName: 'Rivera', paymentMethod: { firstSix: '411111' } };
    expect(payerOf(info)).toEqual({ firstName: 'Jo', lastName: 'Rivera', firstSix: '411111' });
    expect(payerOf({})).toEqual({ firstName: null, lastName: null, firstSix: null });
    expect(payerOf(null)).toBeNull();
  });
});
