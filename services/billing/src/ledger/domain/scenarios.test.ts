// Months of one account, by scenario. The plan `team` of the tests has 50,000 leads a month and no rollover.
import { describe, expect, it } from '@jest/globals';
import { badFileCredits, shareAward } from '../../credits/domain/bonus-lots.ts';
import { boundary, latticeFrom } from '../../kernel/domain/lattice.ts';
import { rolloverCap } from '../../plans/domain/plan-lot.ts';
import { LedgerStory, statementOf } from '../testing/ledger-story.ts';
import { rollover50, team } from '../../plans/testing/test-plans.ts';

const lattice = latticeFrom('l', '2023-01-31T15:00:00Z', 'UTC');
const at = (k: number): string => boundary(lattice, k);
const day = (text: string): string => `2023-${text}:00.000000Z`;
const capped = (capLeads: number) => ({ ...rollover50, carryCap: capLeads });
const usedIn = (story: LedgerStory, k: number): number => statementOf(story.events, at(k), at(k + 1)).delivered;

function first(plan = team): LedgerStory {
  const story = new LedgerStory();
  story.grant(plan, lattice, 0);
  return story;
}

describe('an account over its periods', () => {
  it('S1: what is left of a plan without rollover expires at the boundary, and the next allowance is whole', () => {
    const story = first();
    story.use('d', 12_000, day('02-10T09:00'));
    story.renew(team, lattice, 1);
    expect(story.last('LeadsExpired')).toMatchObject({
      expired: [{ lotId: 'plan:l:0', leads: 38_000 }],
      reason: 'lot-ended',
      effectiveAt: '2023-02-28T15:00:00.000000Z',
    });
    expect(story.left).toBe(50_000);
    expect([usedIn(story, 0), usedIn(story, 1)]).toEqual([12_000, 0]);
    expect(story.events.some(({ type }) => type === 'LeadsRolledOver')).toBe(false);
  });

  it('S2: what is left of a rollover plan is carried beside the next allowance', () => {
    const story = first(rollover50);
    story.use('d', 12_000, day('02-10T09:00'));
    story.renew(rollover50, lattice, 1);
    expect(story.last('LeadsRolledOver').carried).toEqual([{ lotId: 'plan:l:0', leads: 38_000 }]);
    expect(story.left).toBe(88_000);
    story.use('e', 20_000, day('03-10T09:00'));
    expect(story.left).toBe(68_000);
    expect(usedIn(story, 1)).toBe(20_000);
  });

  it('S3: a file with fewer rows than were held is charged by its rows, and the rest comes back', () => {
    const story = first();
    story.hold('d', 5_000, day('02-10T09:00'));
    story.tell({ type: 'UseLeads', downloadId: 'd', rows: 4_321, at: day('02-10T09:05') }, 'd:used');
    expect(story.last('LeadsUsed')).toMatchObject({ used: [{ leads: 4_321 }], returned: [{ leads: 679 }] });
    expect(story.left).toBe(45_679);
  });

  it('S4: a hold over the boundary is used in the old period, and what it returns expires', () => {
    const story = first();
    story.hold('d', 5_000, day('02-28T14:59'));
    story.renew(team, lattice, 1);
    story.tell({ type: 'UseLeads', downloadId: 'd', rows: 4_000, at: day('02-28T15:05') }, 'd:used');
    expect([usedIn(story, 0), usedIn(story, 1)]).toEqual([4_000, 0]);
    expect(story.last('LeadsExpired').expired).toEqual([{ lotId: 'plan:l:0', leads: 1_000 }]);
    expect(story.left).toBe(50_000);
  });

  it('S4: what returns to a lot that a boundary ended early, or to one that lives on, goes the way of its lot', () => {
    const over = (capLeads: number | null): LedgerStory => {
      const story = first(rollover50);
      story.hold('d', 5_000, day('02-28T14:59'));
      story.tell({ type: 'PassBoundary', latticeId: 'l', period: 1, at: at(1), capLeads });
      story.tell({ type: 'ReleaseReservation', downloadId: 'd', at: day('02-28T15:05') }, 'd:released');
      return story;
    };
    expect(over(0).left).toBe(0);
    expect(over(0).last('LeadsExpired')).toMatchObject({ expired: [{ leads: 5_000 }], reason: 'rollover_cap' });
    expect(over(null).left).toBe(50_000);
  });

  it('S5: a hold at exactly the boundary is charged to the new period', () => {
    const story = first();
    story.renew(team, lattice, 1);
    story.use('d', 10, at(1));
    expect([usedIn(story, 0), usedIn(story, 1)]).toEqual([0, 10]);
    expect(story.last('LeadsReserved').from).toEqual([{ lotId: 'plan:l:1', leads: 10 }]);
  });

  it('S12: the cap counts available leads of plan lots alone and takes from the oldest', () => {
    const plan = capped(100_000);
    const story = first(plan);
    story.hold('e', 10_000, day('02-04T00:00'));
    const { leads: _leads, type: _type, ...terms } = story.last('LeadsGranted');
    const lot = { ...terms, lotId: 'more', costCents: 0, invoiceId: null, effectiveAt: day('02-05T00:00') };
    story.tell({ type: 'GrantLeads', leads: 80_000, lot });
    story.tell(shareAward('x', 10_000, { lattice, period: 0, at: at(0) }));
    story.renew(plan, lattice, 1);
    expect(story.last('LeadsExpired')).toMatchObject({
      expired: [{ lotId: 'plan:l:0', leads: 20_000 }],
      reason: 'rollover_cap',
    });
    expect(story.last('LeadsRolledOver').carried).toEqual([
      { lotId: 'plan:l:0', leads: 20_000 },
      { lotId: 'more', leads: 80_000 },
    ]);
    expect(story.left).toBe(100_000 + 10_000 + 50_000);
    expect(story.real.state.lots.map(({ held }) => held)).toEqual([10_000, 0, 0, 0]);
  });

  it('S12: carried 60,000 and 50,000 under a cap of 100,000 lose 10,000 of the older and gain 50,000', () => {
    const plan = { ...capped(100_000), leadsFirstPeriod: 60_000 };
    const story = first(plan);
    story.renew(plan, lattice, 1);
    expect(story.left).toBe(110_000);
    story.renew(plan, lattice, 2);
    expect(story.last('LeadsExpired').expired).toEqual([{ lotId: 'plan:l:0', leads: 10_000 }]);
    expect(story.left).toBe(150_000);
  });

  it('S12: what carries is limited where the plan says so, and no rollover is 0', () => {
    expect([rolloverCap(rollover50), rolloverCap(capped(100)), rolloverCap(team)]).toEqual([null, 100, 0]);
  });
});

describe('leads that no plan brings', () => {
  const bonus = (k: number, when: string) => ({ lattice, period: k, at: when });
  const paidPart = { category: 'paid', costCents: 9_900, lotLeads: 50_000 } as const;

  it('S6: a bad file is credited once, whoever reports it again', () => {
    const story = first();
    story.use('d', 4_000, day('02-10T09:00'));
    const [credit, ...more] = badFileCredits('d', [{ ...paidPart, leads: 4_000 }], bonus(0, day('02-11T09:00')));
    if (!credit) throw new Error('there is no credit');
    expect(more).toEqual([]);
    expect(story.tell(credit, credit.lot.lotId)).toBe('LeadsCredited');
    expect([story.tell(credit, credit.lot.lotId), story.tell(credit)]).toEqual(['', '']);
    expect(story.left).toBe(50_000);
    expect(story.last('LeadsCredited')).toMatchObject({
      leads: 4_000,
      category: 'paid',
      costCents: 792,
      corrects: 'd',
    });
    expect(story.tell({ ...credit, leads: 4_001 })).toBe('credit-above-use');
  });

  it('S6: a file paid from paid and promotional lots is credited by one lot of each, at their cost rounded down', () => {
    const used = [
      { leads: 1_000, category: 'promotional', costCents: 0, lotLeads: 10_000 } as const,
      { ...paidPart, leads: 1 },
      { ...paidPart, leads: 7 },
    ];
    const credits = badFileCredits('d', used, bonus(0, day('02-11T09:00')));
    expect(credits.map(({ leads, lot }) => [leads, lot.category, lot.costCents])).toEqual([
      [1_000, 'promotional', 0],
      [8, 'paid', 1],
    ]);
    expect(new Set(credits.map(({ lot }) => lot.lotId)).size).toBe(2);
  });

  it('S7: a multiplier of 2 charges and credits twice the rows', () => {
    const story = first();
    story.use('d', 1_500, day('02-10T09:00'), 200);
    expect(story.left).toBe(47_000);
    for (const credit of badFileCredits('d', [{ ...paidPart, leads: 3_000 }], bonus(0, day('02-11T09:00')))) {
      story.tell(credit, credit.lot.lotId);
    }
    expect(story.left).toBe(50_000);
  });

  it('S8: a credit lives to the end of the following period, and old statements stay', () => {
    const story = first();
    story.use('d', 4_000, day('02-10T09:00'));
    story.renew(team, lattice, 1);
    const before = statementOf(story.events, at(0), at(1));
    const [credit] = badFileCredits('d', [{ ...paidPart, leads: 4_000 }], bonus(1, day('03-02T09:00')));
    if (!credit) throw new Error('there is no credit');
    expect(credit.lot.expiresAt).toBe(at(3));
    story.tell(credit, credit.lot.lotId);
    expect(statementOf(story.events, at(0), at(1))).toEqual(before);
    story.renew(team, lattice, 2);
    expect(story.left).toBe(54_000);
    story.renew(team, lattice, 3);
    expect(story.left).toBe(50_000);
  });
});
