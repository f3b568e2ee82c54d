import { describe, expect, it } from '@jest/globals';
import type { LedgerEvent } from './ledger-events.ts';
import { ledger, type Ledger } from './ledger.ts';
import { compare, expectSameAsModel } from '../testing/compare-with-model.ts';
import type { LedgerDecider } from '../testing/ledger-under-test.ts';

/** A ledger with one fault: what it decides, or what it makes of an event, is changed. */
function mutant(change: {
  event?: (event: LedgerEvent) => LedgerEvent[];
  evolve?: (state: Ledger, event: LedgerEvent) => Ledger;
}): LedgerDecider {
  const { event: changed = (event) => [event], evolve = ledger.evolve } = change;
  return {
    ...ledger,
    evolve,
    decide: (command, state) => {
      const decision = ledger.decide(command, state);
      return decision.accepted ? { accepted: true, events: decision.events.flatMap(changed) } : decision;
    },
  };
}

const mutants: Record<string, LedgerDecider> = {
  'a hold that stays available': mutant({
    evolve: (state, event) => {
      const after = ledger.evolve(state, event);
      if (event.type !== 'LeadsReserved') return after;
      const back = new Map(event.from.map(({ lotId, leads }) => [lotId, leads]));
      return {
        ...after,
        lots: after.lots.map((lot) => ({ ...lot, available: lot.available + (back.get(lot.lotId) ?? 0) })),
      };
    },
  }),
  'a hold that can be released twice': mutant({
    evolve: (state, event) =>
      event.type === 'ReservationReleased'
        ? { ...ledger.evolve(state, event), holds: state.holds }
        : ledger.evolve(state, event),
  }),
  'a cost that is rounded down': mutant({
    event: (event) => {
      if (event.type !== 'LeadsReserved' || (event.rows * event.multiplierHundredths) % 100 === 0) return [event];
      const from = event.from.map((portion, index) => ({ ...portion, leads: portion.leads - (index === 0 ? 1 : 0) }));
      return [{ ...event, leads: event.leads - 1, from: from.filter(({ leads }) => leads > 0) }];
    },
  }),
  'a rest that never returns': mutant({
    event: (event) => [event.type === 'LeadsUsed' ? { ...event, returned: [] } : event],
  }),
  'a late return that stays available': mutant({ event: (event) => (event.type === 'LeadsExpired' ? [] : [event]) }),
  'a lot that ends early and takes back what returns': mutant({
    event: (event) => [event.type === 'LeadsExpired' ? { ...event, endsLots: false } : event],
  }),
  'a part refund that ends its lot': mutant({
    event: (event) => [event.type === 'LeadsVoided' ? { ...event, partial: false } : event],
  }),
  'a change of plan that is not counted': mutant({
    event: (event) => [event.type === 'PlanLeadsChanged' ? { ...event, planLeads: 0 } : event],
  }),
  'a choice of lots recorded in reverse': mutant({
    event: (event) => [event.type === 'LeadsReserved' ? { ...event, from: [...event.from].reverse() } : event],
  }),
};

describe('the ledger against a naive model', () => {
  // 2,000 runs: ledger-model-runs.fault.test.ts.
  it('answers and books the same over 150 runs of about 100 commands', () => {
    expectSameAsModel(150);
  });

  it.each(Object.entries(mutants))('notices %s', (_name, decider) => {
    expect(() => compare(decider, 200)).toThrow(/^Property failed after \d+ tests/);
  });
});
