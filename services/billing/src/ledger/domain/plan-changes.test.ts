import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cases } from '@leadwright/testing/seeds/run-seed';
import { boundary, latticeFrom } from '../../kernel/domain/lattice.ts';
import type { ChangeMode } from './events/plan-period.ts';
import { isMoved } from './lots.ts';
import type { ChangePlanLeads } from './plan-changes.ts';
import { planTerms } from '../../plans/domain/plan-lot.ts';
import type { Plan } from '../../plans/domain/plans.ts';
import { LedgerStory, statementOf } from '../testing/ledger-story.ts';
import { individual, promo, rollover50, rollover500, team } from '../../plans/testing/test-plans.ts';

// A period of 30 days, whose half is at midnight of the 16th.
const lattice = latticeFrom('l', '2027-04-01T00:00:00Z', 'UTC');
const [start, end] = [boundary(lattice, 0), boundary(lattice, 1)];
const half = '2027-04-16T00:00:00.000000Z';
const paid = { costCents: 49_900, invoiceId: 'in_2' };

function change(mode: ChangeMode, changeId: string, from: Plan, to: Plan, more: Partial<ChangePlanLeads> = {}) {
  const command: ChangePlanLeads = {
    type: 'ChangePlanLeads',
    mode,
    changeId,
    latticeId: 'l',
    period: 0,
    at: half,
    from: planTerms(from, lattice, 0),
    to: planTerms(to, lattice, 0),
    periodStartsAt: start,
    periodEndsAt: end,
    paid,
    ...more,
  };
  return command;
}

/** An account that used leads of its plan in its first period. */
function on(plan: Plan, used: number): LedgerStory {
  const story = new LedgerStory();
  story.grant(plan, lattice, 0, { costCents: 9_900, invoiceId: 'in_1' });
  if (used > 0) story.use('d', used, '2027-04-10T00:00:00.000000Z');
  return story;
}

/** What plans granted in all, without what only moved to another lot, and what was delivered. */
const grantedBy = (story: LedgerStory): number =>
  statementOf(story.events, start, end).issued -
  story.events.reduce((moved, event) => moved + (event.type === 'LeadsGranted' && isMoved(event) ? event.leads : 0), 0);
const deliveredOf = (story: LedgerStory): number => statementOf(story.events, start, end).delivered;

describe('a change of plan inside a period', () => {
  it.each([
    ['H', 488_000],
    ['P', 263_000],
  ] as const)(
    'S11: Team with 12,000 used changes at half the period to 500,000 by mode %s and has %d',
    (mode, left) => {
      const story = on(team, 12_000);
      expect(story.tell(change(mode, 'c', team, rollover500))).toContain('LeadsGranted');
      expect(story.left).toBe(left);
      expect(deliveredOf(story)).toBe(12_000);
      expect(story.last('LeadsGranted')).toMatchObject({ ...paid, effectiveAt: half });
    },
  );

  it('S11: Team to 500,000 and back and again grants nothing new by H, fully used or not', () => {
    for (const used of [0, 12_000, 50_000]) {
      const story = on(team, used);
      story.tell(change('H', '1', team, rollover500));
      story.use('e', 500_000 - used, half);
      story.tell(change('H', '2', rollover500, team));
      story.tell(change('H', '3', team, rollover500));
      expect([story.left, grantedBy(story)]).toEqual([0, 500_000]);
      expect(story.last('PlanLeadsChanged')).toMatchObject({ changeId: '3', planLeads: 500_000 });
    }
  });

  it('leads on hold count as used, and what returns from them belongs to the plan again', () => {
    const story = on(team, 0);
    story.hold('d', 12_000, half);
    story.tell(change('H', 'c', team, rollover500));
    expect(story.left).toBe(488_000);
    story.tell({ type: 'ReleaseReservation', downloadId: 'd', at: half }, 'd:released');
    expect(story.left).toBe(500_000);
  });

  it('changes nothing while it is not paid for, and happens once', () => {
    const story = on(team, 0);
    for (const mode of ['H', 'P'] as const)
      expect(story.tell(change(mode, 'c', team, rollover500, { paid: null }))).toBe('');
    expect(story.left).toBe(50_000);
    expect(story.tell(change('H', 'c', team, rollover500))).toContain('LeadsGranted PlanLeadsChanged');
    expect(story.tell(change('H', 'c', team, rollover500))).toBe('');
  });

  it('refuses to add to a period that was never granted', () => {
    expect(on(team, 0).tell(change('H', 'c', team, rollover500, { period: 1 }))).toBe('plan-not-granted');
    expect(new LedgerStory().tell(change('P', 'c', team, rollover500))).toBe('plan-not-granted');
  });

  it('leaves promo and trial leads alone and does not count them', () => {
    const story = on(promo, 0);
    expect(story.left).toBe(1_000_000);
    story.tell(change('H', 'c', promo, rollover500, { from: { ...planTerms(promo, lattice, 0), leads: 50_000 } }));
    expect(story.left).toBe(1_500_000);
  });

  it('an upgrade trims what was carried to the new cap; a plan that does not carry, and a downgrade, leave it until the boundary', () => {
    const carrying = (): LedgerStory => {
      const story = on(rollover50, 0);
      story.renew(rollover50, lattice, 1);
      return story;
    };
    const second = {
      period: 1,
      periodStartsAt: end,
      periodEndsAt: boundary(lattice, 2),
      at: '2027-05-10T00:00:00.000000Z',
    };
    const to = (capLeads: number | null) => ({ leads: 500_000, capLeads, expiresAt: null });
    const upgraded = [null, 20_000, 0].map((cap) => {
      const story = carrying();
      story.tell(change('H', 'c', rollover50, rollover500, { ...second, to: to(cap) }));
      return story.left;
    });
    expect(upgraded).toEqual([550_000, 520_000, 550_000]);
    const story = carrying();
    story.tell(change('H', 'c', rollover50, team, { ...second, to: { ...to(0), leads: 10_000 } }));
    expect(story.left).toBe(100_000);
    story.renew(team, lattice, 2);
    expect(story.left).toBe(50_000);
  });
});

describe('what is left of a plan that does not carry, when the new one does', () => {
  it.each([
    ['H', team, rollover500, 488_000],
    ['H', individual, rollover50, 38_000],
    ['P', team, rollover500, 263_000],
    ['P', individual, rollover50, 38_000],
  ] as const)('by mode %s carries over the boundary as the new plan does', (mode, from, to, left) => {
    const story = on(from, 12_000);
    expect(story.tell(change(mode, 'c', from, to))).toContain('LeadsGranted LeadsVoided');
    expect(story.left).toBe(left);
    story.renew(to, lattice, 1);
    expect(story.left).toBe(left + to.leadsPerPeriod);
    expect(deliveredOf(story)).toBe(12_000);
  });

  it('moves to a lot that names the old one, with its share of the cost, and counts as granted once', () => {
    const story = on(team, 12_000);
    story.tell(change('H', 'c', team, rollover500));
    const moved = story.events.find((event) => event.type === 'LeadsGranted' && isMoved(event));
    expect(moved).toMatchObject({
      lotId: 'moved:c:plan:l:0',
      leads: 38_000,
      costCents: 7_524,
      invoiceId: 'in_1',
      corrects: 'plan:l:0',
      effectiveAt: half,
      expiresAt: null,
    });
    expect(story.last('LeadsVoided')).toMatchObject({ reason: 'moved', corrects: 'c', partial: true });
    expect(story.last('PlanLeadsChanged').planLeads).toBe(500_000);
    expect(grantedBy(story)).toBe(500_000);
  });

  it('leaves what is on hold in the old lot: it counts as used, and what returns ends with the period', () => {
    const story = on(team, 0);
    story.hold('d', 12_000, half);
    story.tell(change('H', 'c', team, rollover500));
    story.tell({ type: 'ReleaseReservation', downloadId: 'd', at: half }, 'd:released');
    expect(story.left).toBe(500_000);
    story.renew(rollover500, lattice, 1);
    expect(story.left).toBe(488_000 + 500_000);
  });

  it('stays where it is when the new plan does not carry, when nothing was paid, and when it carries already', () => {
    const types = (story: LedgerStory, from: Plan, to: Plan, more: Partial<ChangePlanLeads> = {}): string =>
      story.tell(change('H', 'c', from, to, more));
    expect(types(on(individual, 0), individual, team)).toBe('PlanLeadsChanged');
    expect(types(on(individual, 0), individual, rollover50, { paid: null })).toBe('PlanLeadsChanged');
    expect(types(on(rollover50, 0), rollover50, rollover500)).toBe('LeadsGranted PlanLeadsChanged');
    // A period that the provider made shorter than the lattice's.
    const short = { ...planTerms(team, lattice, 0), expiresAt: '2027-05-02T00:00:00.000000Z' };
    expect(types(on(individual, 0), individual, team, { to: short })).toBe('PlanLeadsChanged');
  });

  it('S14: is taken with the rest by a chargeback of the invoice that paid for it, and was paid for once', () => {
    const story = on(team, 10_000);
    story.hold('e', 2_000, half);
    story.tell(change('H', 'c', team, rollover500));
    const clawBack = { type: 'ClawBack', invoiceId: 'in_1', at: half, refundedCents: 9_900, paidCents: 9_900 } as const;
    story.tell({ ...clawBack, reason: 'chargeback', booked: { funded: 50_000, used: 12_000 } });
    expect(story.last('LeadsClawedBack')).toMatchObject({
      leadsFunded: 50_000,
      leadsVoided: 38_000,
      leadsShort: 12_000,
    });
    expect(story.left).toBe(450_000);
  });

  it('is refunded in part once: what an earlier refund took of it counts after it moved', () => {
    const story = on(team, 0);
    const refund = { type: 'ClawBack', invoiceId: 'in_1', at: half, reason: 'refund', paidCents: 9_900 } as const;
    const booked = { funded: 50_000, used: 0 };
    story.tell({ ...refund, refundedCents: 990, booked });
    story.tell(change('H', 'c', team, rollover500));
    const before = story.left;
    story.tell({ ...refund, refundedCents: 1_980, booked });
    expect(before - story.left).toBe(5_000);
  });
});

describe('the laws of a change of plan', () => {
  const steps = fc.array(
    fc.record({
      leads: fc.integer({ min: 1, max: 1_000 }),
      cap: fc.constantFrom(null, 0, 100),
      hour: fc.integer({ min: 0, max: 719 }),
      use: fc.integer({ min: 0, max: 400 }),
      paid: fc.boolean(),
    }),
    { minLength: 1, maxLength: 12 },
  );
  const hours = (hour: number): string =>
    `2027-04-${String(1 + Math.floor(hour / 24)).padStart(2, '0')}T${String(hour % 24).padStart(2, '0')}:00:00.000000Z`;

  it.each(['H', 'P'] as const)('used leads never decrease, by mode %s', (mode) => {
    fc.assert(
      fc.property(steps, (list) => {
        walk(mode, list, (story, before) => deliveredOf(story) >= before.delivered && story.left >= 0);
      }),
      cases(60),
    );
  });

  it.each(['H', 'P'] as const)('plans grant at most the largest allowance that was paid for, by mode %s', (mode) => {
    fc.assert(
      fc.property(steps, (list) => {
        walk(mode, list, (story, { largest }) => grantedBy(story) <= largest);
      }),
      cases(60),
    );
  });

  it('by H what is left of the plan is the largest allowance less what was used', () => {
    fc.assert(
      fc.property(steps, (list) => {
        walk('H', list, (story, { largest }) => story.left === largest - deliveredOf(story));
      }),
      cases(60),
    );
  });

  it.each(['H', 'P'] as const)('what is left at the boundary carries where the plan then does, by mode %s', (mode) => {
    fc.assert(
      fc.property(steps, (list) => {
        walk(mode, list, (story, { carries }) => {
          const ending = story.real.state.lots.filter(({ expiresAt }) => expiresAt !== null);
          const left = ending.reduce((sum, { available }) => sum + available, 0);
          return !carries || left === 0;
        });
      }),
      cases(60),
    );
  });

  type Step = { leads: number; cap: number | null; hour: number; use: number; paid: boolean };
  function walk(
    mode: ChangeMode,
    list: Step[],
    law: (story: LedgerStory, before: { delivered: number; largest: number; carries: boolean }) => boolean,
  ): void {
    const plan = { ...team, leadsFirstPeriod: 300 };
    const story = on(plan, 0);
    let [current, largest] = [300, 300];
    [...list]
      .sort((a, b) => a.hour - b.hour)
      .forEach(({ leads, cap, hour, use, paid: pays }, index) => {
        const at = hours(hour);
        story.use(`use-${index}`, use, at);
        const delivered = deliveredOf(story);
        const terms = (many: number) => ({ leads: many, capLeads: cap, expiresAt: null });
        const more = { at, from: terms(current), to: terms(leads), paid: pays ? paid : null };
        story.tell(change(mode, `${index}`, plan, plan, more));
        if (pays) largest = Math.max(largest, leads);
        if (pays || leads <= current) current = leads;
        expect(law(story, { delivered, largest, carries: pays && cap !== 0 })).toBe(true);
      });
  }
});
