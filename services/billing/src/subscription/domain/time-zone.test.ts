import { describe, expect, it } from '@jest/globals';
import { instantOf } from '../../kernel/domain/instant.ts';
import { boundary, latticeFrom, type Lattice } from '../../kernel/domain/lattice.ts';
import { termsNow } from '../../plans/testing/plan-named.ts';
import { accountOverTime, providerInvoice, providerSubscription } from '../testing/account-over-time.ts';
import type { SubscriptionChanged } from './subscription-events.ts';
import { subscription } from './subscription.ts';

const ZONE = 'America/New_York';
const PLAN = 'team-unlimited';
/** Noon in New York in winter. */
const at = (day: string): string => instantOf(`2027-${day}T17:00Z`);

/** Whose account ran by itself in New York; a provider charges it from `begins` on, a year long. Where its leads began and ended. */
async function chargedFrom(begins: string): Promise<{ provider: string[]; granted: string[][] }> {
  const account = accountOverTime();
  account.setClock(at('01-15'));
  await account.start(PLAN, at('01-15'), ZONE);
  await account.goTo(begins);
  const periods: Lattice = latticeFrom('provider', begins, 'UTC');
  const starts = Array.from({ length: 12 }, (_, k) => boundary(periods, k));
  const invoices = [];
  for (const [k, periodStart] of starts.entries()) {
    account.setClock(periodStart);
    const period = { periodStart, periodEnd: boundary(periods, k + 1) };
    invoices.unshift(providerInvoice({ invoiceId: `in-${k}`, reason: k === 0 ? 'first' : 'renewal', ...period }));
    await account.apply({ subscription: providerSubscription(period), invoices });
  }
  const granted = (await account.granted()).slice(1).map(({ effectiveAt, expiresAt }) => [effectiveAt, `${expiresAt}`]);
  return { provider: [...starts, boundary(periods, 12)], granted };
}

describe('the periods of a provider are counted in UTC, whatever the summer of the account’s zone does:', () => {
  it.each([
    ['of a subscription that begins a lattice', at('01-20')],
    ['of one that goes on with the account’s own', at('02-15')],
  ])('%s', async (_of, begins) => {
    const { provider, granted } = await chargedFrom(begins);
    expect(granted.slice(-11)).toEqual(provider.slice(1, 12).map((startsAt, k) => [startsAt, provider[k + 2]]));
  });
});

describe('another time zone', () => {
  const lattice = latticeFrom('l', at('01-15'), 'UTC');
  const running = { planId: PLAN, terms: termsNow(PLAN), status: 'live', lattice } as const;
  const change = { type: 'ChangeZone', at: at('01-20'), zone: ZONE, latticeId: 'm' } as const;
  const decided = (more: Partial<SubscriptionChanged>) => {
    const event: SubscriptionChanged = { type: 'SubscriptionChanged', effectiveAt: at('01-15'), ...running, ...more };
    return subscription.decide(change, subscription.evolve(null, event));
  };

  it('begins where the running period ends', () =>
    expect(decided({})).toMatchObject({
      accepted: true,
      events: [{ periodEnd: at('02-15'), nextLattice: { zone: ZONE, anchorAt: at('02-15') } }],
    }));

  it.each<[string, string, Partial<SubscriptionChanged>]>([
    [
      'a provider charges',
      'zone-of-provider',
      { provider: { processor: 'stripe', customerId: 'c', subscriptionId: 's' } },
    ],
    ['access ends', 'zone-no-period', { status: 'cancelling', cancelAtPeriodEnd: true, accessEndsAt: at('02-15') }],
    ['access ended', 'zone-no-period', { status: 'cancelled', accessEndsAt: at('01-18') }],
    ['there is no billing day', 'zone-no-period', { planId: 'free-trial', terms: termsNow('free-trial') }],
  ])('is refused where %s', (_where, code, more) =>
    expect(decided(more)).toEqual({ accepted: false, refusal: { code } }),
  );
});
