// Random legal sequences of changes, downloads and renewals. Nobody has leads, or what a plan brings, below its price.
import { describe, expect, it } from '@jest/globals';
import { cases } from '@leadwright/testing/seeds/run-seed';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { microsecondsBetween, written } from '../../kernel/domain/instant.ts';
import { isPlanLot } from '../../ledger/domain/lots.ts';
import { planNamed } from '../../plans/testing/plan-named.ts';
import { playingAccount, price } from '../testing/playing-account.ts';

const plans = ['individual-unlimited', 'team-unlimited', 'rollover-50k', 'rollover-250k', 'rollover-500k'] as const;
const CARRY_CENTS_MIN = Math.min(...plans.filter((planId) => planId.startsWith('rollover')).map(price));
/** Leads of one file. */
const FILE_MAX = 1_000_000;
/** Each sum is rounded once, and each number of leads. */
const ROUNDING_CENTS = 1;

type Step =
  | { kind: 'change'; planId: (typeof plans)[number]; wait: number }
  | { kind: 'use'; share: number }
  | { kind: 'dispute'; share: number }
  | { kind: 'renew' };
// At once, somewhere between, and in the last moments before the boundary.
const wait = fc
  .oneof(fc.constant(0), fc.integer({ min: 1, max: 999 }), fc.constant(999_999))
  .map((value) => (value === 999_999 ? 0.999_999 : value / 1_000));
const share = fc.oneof(
  fc.constant(1),
  fc.integer({ min: 1, max: 99 }).map((value) => value / 100),
);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('change' as const), planId: fc.constantFrom(...plans), wait }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('use' as const), share }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'renew' as const }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('dispute' as const), share }) },
);

/** Cents for a lead by the cheapest of these plans; `orBetween`: or by what one costs more than another. */
function cheapest(planIds: Iterable<string>, orBetween: boolean): number {
  const held = [...planIds].map((planId) => ({ cents: price(planId), leads: planNamed(planId).leadsPerPeriod }));
  const rates = held.map(({ cents, leads }) => cents / leads);
  const between = held.flatMap((a) =>
    held.flatMap((b) => (b.leads > a.leads ? [(b.cents - a.cents) / (b.leads - a.leads)] : [])),
  );
  return Math.min(...rates, ...(orBetween ? between : []));
}

async function play(first: (typeof plans)[number], steps: Step[]): Promise<void> {
  const playing = playingAccount(first);
  const { account, money, paidFor } = playing;
  await playing.begin();
  const held = new Set<string>([first]);
  let [at, delivered, on, sums] = [playing.span().periodStart, 0, first as string, 1];
  let [lost, dead, isDisputed] = [0, 0, false];
  let period = { number: 0, delivered: 0, carried: 0, allowance: planNamed(first).leadsPerPeriod };
  for (const each of steps) {
    if (each.kind === 'renew') {
      await playing.renew();
      at = playing.span().periodStart;
      sums += 1;
      const allowance = planNamed(on).leadsPerPeriod;
      const carried = (await account.available()) - allowance;
      period = { number: period.number + 1, delivered: 0, carried, allowance };
      await expectCarriedByPrice();
    } else if (each.kind === 'use') {
      const leads = Math.min(FILE_MAX, Math.floor((await account.available()) * each.share));
      if (leads > 0) await playing.use(leads);
      delivered += leads;
      period.delivered += leads;
    } else if (each.kind === 'dispute') {
      const number = Math.floor((playing.invoices() - 1) * each.share);
      const before = await account.available();
      const cents = await playing.disputes(number, 'open');
      isDisputed ||= cents > 0;
      // What was delivered for it is lost. Leads and credit that are left of it must bring nothing any more.
      const takenCents = (before - (await account.available())) * cheapest(held, true);
      const deadCents = Math.max(0, Math.min(cents, money.credit - dead));
      dead += deadCents;
      lost += Math.max(0, cents - takenCents - deadCents);
    } else if (each.planId !== on) {
      const left = Number(microsecondsBetween(at, playing.span().periodEnd));
      at = written(Temporal.Instant.from(at).add({ microseconds: Math.floor(left * each.wait) }));
      const net = await playing.change(each.planId, at);
      if (net < 0) expectKept(-net);
      on = each.planId;
      held.add(on);
      period.allowance = Math.max(period.allowance, planNamed(on).leadsPerPeriod);
      sums += 1;
    }
    expect(money.credit).toBeGreaterThanOrEqual(0);
    expect(money.cash + lost + sums * ROUNDING_CENTS).toBeGreaterThanOrEqual(delivered * cheapest(held, isDisputed));
  }

  /** What stays of a period's payment is at least its share of leads, where those that were carried go first. */
  function expectKept(back: number): void {
    const { number, carried, allowance } = period;
    const used = Math.max(0, period.delivered - carried) / allowance;
    const { periodStart, periodEnd } = playing.span();
    const [gone, whole] = [microsecondsBetween(periodStart, at), microsecondsBetween(periodStart, periodEnd)];
    const kept = paidFor[number] ?? 0;
    const share = Math.max(used, Number(gone) / Number(whole));
    expect(kept + ROUNDING_CENTS).toBeGreaterThanOrEqual((kept + back) * share);
  }

  /** A second book: of each period that left something behind, the price of a plan that carries was paid. */
  async function expectCarriedByPrice(): Promise<void> {
    const { lots } = await account.ledger();
    for (const lot of lots) {
      if (!isPlanLot(lot) || lot.available === 0 || lot.effectiveAt >= playing.span().periodStart) continue;
      const of = playing.periodOf(lot.effectiveAt);
      expect((paidFor[of] ?? 0) + ROUNDING_CENTS).toBeGreaterThanOrEqual(CARRY_CENTS_MIN);
    }
  }
}

describe('an account that plays against us', () => {
  it('never has leads below the price of its cheapest plan, nor carries what was not paid as such', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...plans), fc.array(step, { minLength: 1, maxLength: 24 }), play),
      cases(150),
    );
  });
});
