import fc from 'fast-check';
import { cases } from '@leadwright/testing/seeds/run-seed';
import {
  adjustment,
  type Adjustment,
  type AdjustmentCommand,
  type AdjustmentEvent,
  type AdjustmentRequest,
} from './adjustment.ts';

const at = '2027-01-10T10:00:00.000000Z';
const later = '2027-01-17T10:00:00.000000Z';
const request: AdjustmentRequest = {
  action: 'adjust',
  leads: 25_000,
  lotId: null,
  reason: 'goodwill',
  note: 'n',
  corrects: null,
};
const propose = (more: Partial<Extract<AdjustmentCommand, { type: 'ProposeAdjustment' }>> = {}): AdjustmentCommand => ({
  type: 'ProposeAdjustment',
  adjustmentId: 'a',
  by: 'fiona',
  at,
  aloneLeads: 0,
  aloneCents: 0,
  aboveLeads: 10_000,
  aboveCents: 30_000,
  openDays: 7,
  request,
  ...more,
});

/** Runs the commands, and answers their outcomes, the events and the state. */
function run(...commands: AdjustmentCommand[]) {
  let state: Adjustment = adjustment.initial;
  const events: AdjustmentEvent[] = [];
  const outcomes = commands.map((command) => {
    const decided = adjustment.decide(command, state);
    if (!decided.accepted) return decided.refusal.code;
    for (const event of decided.events) state = adjustment.evolve(state, event);
    events.push(...decided.events);
    return decided.events.map(({ type }) => type).join();
  });
  return { outcomes, events, state };
}

describe('an adjustment', () => {
  it('up to the threshold is booked at once, and above it waits seven days for a second person', () => {
    const small = run(propose({ request: { ...request, leads: -10_000 } }));
    expect([small.state?.status, small.state?.proposal.expiresAt]).toEqual(['booked', null]);
    const large = run(propose({ request: { ...request, leads: 10_001 } }));
    expect([large.state?.status, large.state?.proposal.expiresAt]).toEqual(['open', later]);
  });

  it('that gives a promotion is measured by the leads of all its first months, and is revoked once', () => {
    const promotion: AdjustmentRequest = {
      action: 'promotion',
      leads: 10_000,
      ...{ planId: 'november-promo', code: 'CODE', times: 1, until: later, cents: 4_900 },
      ...{ lotId: null, corrects: null, note: 'n' },
      reason: 'agreement',
    };
    const small = propose({ request: { ...promotion, leads: 10_000 } });
    expect(run(small).state?.status).toBe('booked');
    expect(run(propose({ request: { ...promotion, leads: 10_001 } })).state?.status).toBe('open');
    expect(run(propose({ request: { ...promotion, leads: 10_000 }, aloneLeads: 1 })).state?.status).toBe('open');
    const revoke = { type: 'RevokeAdjustment', by: 'frank', note: 'enough', at } as const;
    expect(run(small, revoke, revoke).outcomes).toEqual(['AdjustmentProposed', 'AdjustmentRevoked', '']);
    expect(run(propose(), revoke).outcomes[1]).toBe('adjustment-unknown');
  });

  it('that puts an account on a plan waits above a price of a month, whatever was adjusted before', () => {
    const plan = {
      action: 'plan',
      planId: 'rollover-250k',
      starts: 'now',
      leads: 0,
      lotId: null,
      corrects: null,
    } as const;
    const of = (cents: number) =>
      run(propose({ aloneLeads: 9_999, request: { ...plan, cents, reason: 'agreement', note: 'n' } })).state?.status;
    expect([of(30_000), of(30_001)]).toEqual(['booked', 'open']);
  });

  it('that refunds waits above a sum with what was refunded before without a second person', () => {
    const of0 = { leads: 0, lotId: null, corrects: null } as const;
    const refund = { action: 'refund', invoiceId: 'in', refundedCents: 0, ...of0 } as const;
    const of = (cents: number) =>
      run(propose({ aloneCents: 20_000, request: { ...refund, cents, reason: 'goodwill', note: 'n' } })).state?.status;
    expect([of(10_000), of(10_001)]).toEqual(['booked', 'open']);
  });

  it('that the provider refused says so once, and only where it was booked', () => {
    const fail: AdjustmentCommand = { type: 'FailAdjustment', code: 'card-declined', at };
    const small = run(propose({ request: { ...request, leads: 1 } }), fail, fail);
    expect([small.outcomes, small.state?.status]).toEqual([['AdjustmentProposed', 'AdjustmentFailed', ''], 'failed']);
    expect(run(propose(), fail).state?.status).toBe('open');
  });

  it('counts what was adjusted without a second person before, so that a large one is not made of small ones', () => {
    expect(run(propose({ aloneLeads: 9_000, request: { ...request, leads: 1_000 } })).state?.status).toBe('booked');
    expect(run(propose({ aloneLeads: 9_000, request: { ...request, leads: 1_001 } })).state?.status).toBe('open');
    expect(run(propose({ aloneLeads: 9_000, request: { ...request, leads: -1_001 } })).state?.status).toBe('open');
  });

  it('is never approved by who proposed it, but may be declined by them', () => {
    const { outcomes } = run(
      propose(),
      { type: 'ApproveAdjustment', by: 'fiona', at },
      { type: 'DeclineAdjustment', by: 'fiona', at },
      { type: 'ApproveAdjustment', by: 'frank', at },
    );
    expect(outcomes).toEqual(['AdjustmentProposed', 'own-proposal', 'AdjustmentDeclined', 'adjustment-decided']);
  });

  it('cannot be approved from the instant on at which its time is over', () => {
    expect(run(propose(), { type: 'ApproveAdjustment', by: 'frank', at: later }).outcomes[1]).toBe('proposal-expired');
    const before = '2027-01-17T09:59:59.999999Z';
    expect(run(propose(), { type: 'ApproveAdjustment', by: 'frank', at: before }).outcomes[1]).toBe(
      'AdjustmentApproved',
    );
  });

  it('of 0 leads, or one that was never proposed, is refused', () => {
    expect(run(propose({ request: { ...request, leads: 0 } })).outcomes).toEqual(['adjustment-empty']);
    expect(run({ type: 'ApproveAdjustment', by: 'frank', at }).outcomes).toEqual(['adjustment-unknown']);
    expect(run({ type: 'DeclineAdjustment', by: 'frank', at }).outcomes).toEqual(['adjustment-unknown']);
  });

  it('is decided at most once, by a second person where one is needed, whatever comes in which order', () => {
    const person = fc.constantFrom('fiona', 'frank', 'ada');
    const time = fc.constantFrom(at, '2027-01-12T00:00:00.000000Z', later);
    const decision = fc.record({
      type: fc.constantFrom('ApproveAdjustment' as const, 'DeclineAdjustment' as const),
      by: person,
      at: time,
    });
    const asked = fc.record({ leads: fc.integer({ min: -20_000, max: 20_000 }), alone: fc.nat(12_000), by: person });
    fc.assert(
      fc.property(asked, fc.array(decision, { maxLength: 8 }), ({ leads, alone, by }, decisions) => {
        const { events } = run(propose({ by, aloneLeads: alone, request: { ...request, leads } }), ...decisions);
        const decided = events.slice(1);
        expect(decided.length).toBeLessThanOrEqual(1);
        const [proposed] = events;
        if (proposed?.type !== 'AdjustmentProposed') return;
        if (!proposed.needsApproval) {
          expect(decided).toEqual([]);
          expect(Math.abs(leads) + alone).toBeLessThanOrEqual(10_000);
        }
        for (const event of decided) {
          if (event.type !== 'AdjustmentApproved') continue;
          expect(event.approvedById).not.toBe(by);
          expect(event.effectiveAt < (proposed.expiresAt ?? '')).toBe(true);
        }
      }),
      cases(2_000),
    );
  });
});
