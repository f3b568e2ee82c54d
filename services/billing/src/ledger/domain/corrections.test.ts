import { describe, expect, it } from '@jest/globals';
import { boundary, latticeFrom } from '../../kernel/domain/lattice.ts';
import type { AdjustLeads } from './adjustments.ts';
import type { ClawBack } from './corrections.ts';
import type { LedgerEvent } from './ledger-events.ts';
import { ledger } from './ledger.ts';
import type { LotTerms } from './lots.ts';
import { LedgerStory, statementOf } from '../testing/ledger-story.ts';
import { rollover50, team } from '../../plans/testing/test-plans.ts';

const lattice = latticeFrom('l', '2027-04-01T00:00:00Z', 'UTC');
const bounds = (k: number): string => boundary(lattice, k);
const at = (day: number): string => `2027-04-${String(day).padStart(2, '0')}T00:00:00.000000Z`;
const paid = { costCents: 9_900, invoiceId: 'in_1' };

function paidFor(used = 0, plan = team): LedgerStory {
  const story = new LedgerStory();
  story.grant(plan, lattice, 0, paid);
  if (used > 0) story.use('d', used, at(5));
  return story;
}
const clawBack = (more: Partial<ClawBack> = {}): ClawBack => ({
  type: 'ClawBack',
  invoiceId: 'in_1',
  at: at(20),
  reason: 'chargeback',
  refundedCents: 9_900,
  paidCents: 9_900,
  ...more,
});
const adjustment = (leads: number, more: Partial<AdjustLeads> = {}): AdjustLeads => ({
  type: 'AdjustLeads',
  adjustmentId: 'a1',
  leads,
  reason: 'wrong-charge',
  at: at(20),
  effectiveAt: at(20),
  lockedThrough: null,
  expiresAt: null,
  corrects: null,
  ...more,
});

describe('a void', () => {
  const promo: LotTerms = {
    lotId: 'promo',
    kind: 'promo',
    priority: 50,
    category: 'promotional',
    effectiveAt: at(1),
    expiresAt: at(30),
    source: 'promo:October',
    onlyDictionaries: [],
    costCents: 0,
    invoiceId: null,
  };
  const voidIt = (on: number) => ({ type: 'VoidLot', lotId: 'promo', reason: 'misuse', at: at(on) }) as const;
  const withPromo = (used: number): LedgerStory => {
    const story = new LedgerStory();
    story.tell({ type: 'GrantLeads', lot: promo, leads: 10_000 }, 'promo');
    if (used > 0) story.use('d', used, at(5));
    return story;
  };

  it('S13: takes what is available once; a second one changes nothing; a used-up or expired lot is a conflict', () => {
    const story = withPromo(4_000);
    expect(story.tell(voidIt(6))).toBe('LeadsVoided');
    expect(story.last('LeadsVoided')).toMatchObject({ voided: [{ leads: 6_000 }], corrects: 'promo' });
    expect(story.tell(voidIt(7))).toBe('');
    expect(withPromo(10_000).tell(voidIt(6))).toBe('lot-spent');
    expect(withPromo(0).tell(voidIt(30))).toBe('lot-spent');
  });

  it('S13: voids held leads when they are released, and a second void takes none of them', () => {
    const story = withPromo(0);
    story.hold('d', 4_000, at(5));
    story.tell(voidIt(6));
    // Without its business id, too: the lot itself says that it is voided.
    expect(ledger.decide(voidIt(7), story.real.state)).toEqual({ accepted: true, events: [] });
    story.tell({ type: 'ReleaseReservation', downloadId: 'd', at: at(8) }, 'd:released');
    expect(story.real.sides.get('promo')).toMatchObject({ available: 0, held: 0, voided: 10_000 });
  });
});

describe('a claw-back', () => {
  it('S14: a chargeback takes what is left and records what was used as a receivable', () => {
    const story = paidFor(30_000);
    story.tell(clawBack());
    expect(story.last('LeadsVoided')).toMatchObject({ voided: [{ leads: 20_000 }], corrects: 'in_1' });
    expect(story.last('LeadsClawedBack')).toMatchObject({
      leadsFunded: 50_000,
      leadsVoided: 20_000,
      leadsShort: 30_000,
    });
    expect(story.left).toBe(0);
    expect(story.tell(clawBack())).toBe('');
  });

  it('S14: records the receivable of a lot that is used up, by what the table of lots says of it', () => {
    const story = paidFor(50_000);
    story.tell(clawBack({ booked: { funded: 50_000, used: 50_000 } }));
    expect(story.last('LeadsClawedBack')).toMatchObject({ leadsVoided: 0, leadsShort: 50_000 });
  });

  it('takes of a part refund floor(funded x refunded / paid), a repeat or a further one only what is more', () => {
    const story = paidFor(1_000);
    story.tell(clawBack({ reason: 'refund', refundedCents: 1_000 }));
    expect(story.left).toBe(49_000 - 5_050);
    expect(story.tell(clawBack({ reason: 'refund', refundedCents: 1_000 }))).toBe('');
    story.tell(clawBack({ reason: 'refund', refundedCents: 2_000 }));
    expect(story.left).toBe(49_000 - 10_101);
    story.hold('e', 1_000, at(21));
    story.tell(clawBack({ reason: 'refund' }));
    expect(story.left).toBe(0);
    story.tell({ type: 'ReleaseReservation', downloadId: 'e', at: at(22) }, 'e:released');
    expect(story.left).toBe(0);
  });

  it('lets the rest of a lot live after a part refund: what returns to it stays', () => {
    const story = paidFor();
    story.hold('d', 10_000, at(5));
    story.tell(clawBack({ reason: 'refund', refundedCents: 990 }));
    story.tell({ type: 'ReleaseReservation', downloadId: 'd', at: at(21) }, 'd:released');
    expect(story.left).toBe(45_000);
  });

  it('takes the same part again after the refund failed and its leads were given back', () => {
    const story = paidFor();
    const { type: _type, leads: _leads, corrects: _corrects, ...terms } = story.last('LeadsGranted');
    story.tell(clawBack({ reason: 'refund', refundedCents: 4_950 }));
    expect(story.left).toBe(25_000);
    const lot = { ...terms, ...paid, lotId: 'reissue:plan:l:0', source: 'reissue:plan:l:0', effectiveAt: at(21) };
    story.tell({ type: 'Reissue', lot, leads: 25_000, corrects: 'plan:l:0' });
    expect(story.left).toBe(50_000);
    story.tell(clawBack({ reason: 'refund', refundedCents: 4_950, attempt: 1, at: at(22) }));
    expect(story.left).toBe(25_000);
  });

  it('takes the share of a chargeback alone where credit paid too, and as often as it is asked by another cause', () => {
    const story = paidFor();
    const part = { refundedCents: 990, by: 'card:dispute' };
    story.tell(clawBack(part));
    expect(story.left).toBe(45_000);
    expect(story.tell(clawBack(part))).toBe('');
    story.tell(clawBack({ reason: 'refund', refundedCents: 1_980, by: 'p:0:990' }));
    expect(story.left).toBe(40_000);
  });

  it('gives a won dispute its leads back as a lot of its own that names the voided one, once', () => {
    const story = paidFor(30_000);
    const { type: _type, leads: _leads, corrects: _corrects, ...terms } = story.last('LeadsGranted');
    story.tell(clawBack());
    const lot = { ...terms, ...paid, lotId: 'reissue:plan:l:0', source: 'reissue:plan:l:0', effectiveAt: at(25) };
    const again = { type: 'Reissue', lot, leads: 20_000, corrects: 'plan:l:0' } as const;
    expect([story.tell(again), story.tell(again)]).toEqual(['LeadsGranted', '']);
    expect(story.last('LeadsGranted')).toMatchObject({ corrects: 'plan:l:0', leads: 20_000 });
    expect(story.left).toBe(20_000);
    expect(ledger.checkRepeat?.({ ...again, leads: 1 }, [story.last('LeadsGranted')])).toMatchObject({
      code: 'lot-differs',
    });
  });
});

describe('the end of a subscription', () => {
  it('ends plan lots, carried ones too, and leaves promo, credit and manual ones', () => {
    const story = paidFor(0, rollover50);
    story.hold('d', 1_000, at(5));
    story.renew(rollover50, lattice, 1);
    story.tell(adjustment(700, { at: bounds(1), effectiveAt: bounds(1) }));
    story.tell({ type: 'EndPlanLots', at: bounds(1), reason: 'cancelled-now' });
    expect(story.left).toBe(700);
    expect(story.last('LeadsExpired').reason).toBe('cancelled-now');
    story.tell({ type: 'ReleaseReservation', downloadId: 'd', at: bounds(1) }, 'd:released');
    expect(story.left).toBe(700);
  });
});

describe('a manual adjustment', () => {
  it('goes up by a lot of its own, and down from the lots in the order of use', () => {
    const story = paidFor(1_000);
    story.tell(adjustment(500, { adjustmentId: 'up', expiresAt: at(22), corrects: 'entry' }));
    expect(story.last('LeadsCredited')).toMatchObject({ kind: 'manual', reason: 'wrong-charge', corrects: 'entry' });
    story.tell(adjustment(-700, { adjustmentId: 'down' }));
    expect(story.last('LeadsVoided').voided).toEqual([
      { lotId: 'adjustment:up', leads: 500 },
      { lotId: 'plan:l:0', leads: 200 },
    ]);
    expect(story.left).toBe(48_800);
  });

  it('never goes below zero, is never empty, and is booked once; the same id with other leads is refused', () => {
    const story = paidFor(1_000);
    story.hold('e', 1_000, at(6));
    expect(story.tell(adjustment(-48_001))).toBe('adjustment-above-balance');
    expect(story.tell(adjustment(0))).toBe('adjustment-empty');
    expect([story.tell(adjustment(-48_000)), story.tell(adjustment(-48_000))]).toEqual(['LeadsVoided', '']);
    const first = [story.last('LeadsVoided')];
    expect(ledger.checkRepeat?.(adjustment(-48_000), first)).toBeNull();
    expect(ledger.checkRepeat?.(adjustment(-1), first)).toMatchObject({ code: 'adjustment-differs', field: 'leads' });
    const other = adjustment(-48_000, { reason: 'goodwill' });
    expect(ledger.checkRepeat?.(other, first)).toMatchObject({ field: 'reason' });
  });
});

describe('a fact that comes late', () => {
  it('S17: what is dated into a locked period is booked in the open one, and the locked statement stays as it was', () => {
    const story = paidFor(1_000);
    story.hold('late', 2_000, at(29));
    story.renew(team, lattice, 1);
    const locked = (): string => JSON.stringify(statementOf(story.events, bounds(0), bounds(1)));
    const before = locked();
    const now = '2027-05-05T00:00:00.000000Z';
    const dated = { at: now, effectiveAt: at(10), lockedThrough: bounds(1), reason: 'late-use' } as const;
    story.tell(adjustment(-300, dated));
    expect(story.last('LeadsVoided')).toMatchObject({ effectiveAt: now, datedAt: at(10), reason: 'late-use' });
    story.tell(adjustment(40, { ...dated, adjustmentId: 'a2' }));
    expect(story.last('LeadsCredited')).toMatchObject({ effectiveAt: now, datedAt: at(10) });
    const use = { type: 'UseLeads', downloadId: 'late', rows: 1_500, at: now, lockedThrough: bounds(1) } as const;
    story.tell(use, 'late:used');
    expect(story.last('LeadsUsed')).toMatchObject({ effectiveAt: now, datedAt: at(29) });
    expect(locked()).toBe(before);
    const open = statementOf(story.events, bounds(1), bounds(2));
    const { opening, issued, credited, delivered, expired, voided, closing } = open;
    expect(open).toMatchObject({ credited: 40, delivered: 1_500, expired: 47_000 + 500, voided: 300 });
    expect(opening + issued + credited - delivered - expired - voided).toBe(closing);
    expect(closing).toBe(story.left);
  });

  it('draws a late use from what is still available of the lots of its time', () => {
    const story = paidFor(1_000, rollover50);
    story.renew(rollover50, lattice, 1);
    story.use('late', 100, at(29));
    expect(story.last('LeadsUsed')).toMatchObject({ used: [{ lotId: 'plan:l:0', leads: 100 }], effectiveAt: at(29) });
    const ended = paidFor(1_000);
    ended.renew(team, lattice, 1);
    expect(ended.hold('late', 100, at(29))).toBe('balance');
  });
});

it('events of before costs, links and periods were kept fold with cost 0, no invoice and the period of their source', () => {
  const { costCents: _c, invoiceId: _i, ...old } = paidFor().last('LeadsGranted');
  const state = ledger.evolve(ledger.initial, old);
  expect(state.lots[0]).toMatchObject({ costCents: 0, invoiceId: null, leads: 50_000, available: 50_000 });
  expect(state.plan).toMatchObject({ latticeId: 'l', period: 0, granted: 50_000 });
  const rolled: LedgerEvent = { type: 'LeadsRolledOver', carried: [], latticeId: 'l', period: 1, effectiveAt: at(1) };
  expect(ledger.evolve(state, rolled)).toBe(state);
  const again = { type: 'GrantLeads', leads: 50_000, lot: { ...old, ...paid } } as const;
  expect(ledger.checkRepeat?.(again, [old])).toBeNull();
  const other = { ...again, lot: { ...again.lot, invoiceId: 'in_2' } };
  expect(ledger.checkRepeat?.(other, [{ ...old, ...paid }])).toMatchObject({ code: 'lot-differs', field: 'invoiceId' });
});
