// Bugs of the ledger: lots, holds, refunds, and what its tables say.
import type { SeededBug } from '../seeded-bug.ts';

const ledger = 'services/billing/src/ledger/domain/events/holds.ts';
const lots = 'services/billing/src/ledger/domain/lots.ts';
const lotEnd = 'services/billing/src/ledger/domain/lot-end.ts';
const corrections = 'services/billing/src/ledger/domain/corrections.ts';
const scenarios = 'services/billing/src/ledger/domain/scenarios.test.ts';
const ledgerTest = 'services/billing/src/ledger/domain/ledger.test.ts';
// The fault tests are tested here too: with a bug, they must fail even at a small share.
const model = {
  file: 'services/billing/src/ledger/projections/ledger-model.fault.test.ts',
  name: 'its log, folds, chain and entries agree at the end',
  env: { FAULT_SHARE: '0.02' },
};
const bank = {
  file: 'services/billing/src/ledger/projections/bank-reads.fault.test.ts',
  name: 'in each of 40 snapshots, beside 4 writers',
  env: { FAULT_SHARE: '0.02' },
};

export const countedBugs: SeededBug[] = [
  {
    name: 'leads are moved in a lot that is not there',
    edits: [
      {
        file: 'services/billing/src/ledger/projections/write-together.ts',
        find: 'select public.refused(',
        replace: 'select length(',
      },
    ],
    test: {
      file: 'services/billing/src/ledger/projections/project-ledger.int.test.ts',
      name: 'refuse an event that moves leads of a lot or a balance that is not there',
    },
  },
  {
    name: 'an account that cannot be settled keeps those beside it from being settled',
    edits: [
      {
        file: 'services/billing/src/providers/reading/settled-together.ts',
        find: 'if (waiting.length <= 1 || error instanceof CommitError) {',
        replace: 'if (waiting.length > 0) {',
      },
    ],
    test: {
      file: 'services/billing/src/providers/reading/settled-together.test.ts',
      name: 'are settled one by one after one of them failed, and only that one fails',
    },
  },
  {
    name: 'a file is finished after its download was cancelled',
    edits: [
      {
        file: 'services/export/src/domain/download.ts',
        find: "if (status !== 'in-progress') return refuse",
        replace: "if (status === 'failed') return refuse",
      },
    ],
    test: {
      file: 'services/export/src/domain/download.test.ts',
      name: 'that was cancelled is never started, finished or failed, whatever billing and the worker still say',
    },
  },
  {
    name: 'a hold can be released twice',
    edits: [
      {
        file: ledger,
        find: 'evolve: (state, event) => ended(state, event, []),',
        replace: 'evolve: (state, event) => ({ ...ended(state, event, []), holds: state.holds }),',
      },
    ],
    test: { file: ledgerTest, name: 'changes nothing for a download that holds nothing, as after a refusal' },
  },
  {
    name: 'more returns than is left of a hold',
    edits: [{ file: lots, find: 'leads: portion.leads - part });', replace: 'leads: portion.leads });' }],
    test: { file: ledgerTest, name: 'charges what was delivered and returns the rest to its lots (S3)' },
  },
  {
    name: 'what is on hold can be reserved again',
    edits: [
      {
        file: ledger,
        find: 'moved(state.lots, event.from, { available: -1, held: 1 })',
        replace: 'moved(state.lots, event.from, { available: 0, held: 1 })',
      },
    ],
    test: { file: ledgerTest, name: 'refuses as a whole what is more than the balance, counting what is on hold' },
  },
  {
    name: 'the cap of what carries counts held leads',
    edits: [
      {
        file: 'services/billing/src/ledger/domain/carry.ts',
        find: '(sum, { available }) => sum + available, 0',
        replace: '(sum, { available, held }) => sum + available + held, 0',
      },
    ],
    test: { file: scenarios, name: 'the cap counts available leads of plan lots alone and takes from the oldest' },
  },
  {
    name: 'a lot ends with the next boundary alone, so never without a plan',
    edits: [
      {
        file: 'services/billing/src/subscription/periods/materialise.ts',
        find: 'const ended = await bookEnds(tx, accountId, context);',
        replace: 'const ended = 0;',
      },
    ],
    test: {
      file: 'services/billing/src/subscription/periods/lots-own-clock.test.ts',
      name: 'ends at its own instant where the plan was cancelled long before',
    },
  },
  {
    name: 'a boundary ends leads that were given back until a later day',
    edits: [{ file: lotEnd, find: ' && !isUntilDay(lot));', replace: ');' }],
    test: {
      file: 'services/billing/src/subscription/periods/day-that-was-said.test.ts',
      name: 'live until the day that was said, over the boundary in between',
    },
  },
  {
    name: 'a voided lot can be voided again',
    edits: [{ file: lotEnd, find: "return lot.voidedBecause === null ? null : 'voided';", replace: 'return null;' }],
    test: {
      file: 'services/billing/src/ledger/domain/corrections.test.ts',
      name: 'voids held leads when they are released, and a second void takes none of them',
    },
  },
  {
    name: 'a part refund ends its lot',
    edits: [{ file: corrections, find: 'partial: !whole,', replace: '' }],
    test: {
      file: 'services/billing/src/ledger/domain/corrections.test.ts',
      name: 'lets the rest of a lot live after a part refund: what returns to it stays',
    },
  },
  {
    name: 'an upgrade forgets what the period has granted',
    edits: [
      {
        file: 'services/billing/src/ledger/domain/plan-changes.ts',
        find: 'Math.max(0, to.leads - granted)',
        replace: 'Math.max(0, to.leads - from.leads)',
      },
    ],
    test: {
      file: 'services/billing/src/ledger/domain/plan-changes.test.ts',
      name: 'Team to 500,000 and back and again grants nothing new by H, fully used or not',
    },
  },
  {
    name: 'a cost is rounded down',
    edits: [{ file: 'libs/leads/src/rules/cost.ts', find: '(rest > 0 ? 1 : 0)', replace: '0' }],
    test: model,
  },
  {
    name: 'a balance forgets what was returned',
    edits: [
      {
        file: 'services/billing/src/ledger/projections/ledger-entry.ts',
        find: 'sides[sideOf(to)] += leads;',
        replace: `if (sideOf(to) !== 'available' || from !== 'held') sides[sideOf(to)] += leads;`,
      },
    ],
    test: bank,
  },
];
