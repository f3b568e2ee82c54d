// Bugs of whom and how much a plan lets download once a payment went back, which the suite that plays against us finds, or a
// case of what it once played.
import type { SeededBug } from '../seeded-bug.ts';
import { played } from './played.ts';

const periodPayments = 'services/billing/src/subscription/domain/period-payments.ts';
const periodInvoice = 'services/billing/src/subscription/domain/payments/period-invoice.ts';
const limitsPaidFor = 'services/billing/src/subscription/domain/limits-paid-for.ts';

export const limitedBugs: SeededBug[] = [
  {
    name: 'other services never hear that limits are lower',
    edits: [
      {
        file: 'services/billing/src/subscription/provider-state/tell-limits.ts',
        find: 'if (lowered === null && state.lowered === null) return;',
        replace: 'if (state.lowered === null) return;',
      },
    ],
    test: played,
  },
  {
    name: 'a team is asked for by the seats of the plan where fewer are in force',
    edits: [
      {
        file: 'services/accounts/src/person/team.ts',
        find: 'Math.min(plans, (await readSeatsInForce(db, accountId)) ?? plans)',
        replace: 'Math.max(plans, (await readSeatsInForce(db, accountId)) ?? plans)',
      },
    ],
    test: {
      file: 'services/accounts/src/reactions/subscription-changed.int.test.ts',
      name: 'are fewer than the plan has until billing says that its own hold, over changes of plan too',
    },
  },
  {
    name: 'a plan that dead credit paid gives its seats and files',
    edits: [
      {
        file: limitsPaidFor,
        find: 'if (isUnpaid) return {',
        replace: 'if (isUnpaid && payments !== null) return {',
      },
    ],
    test: played,
  },
  {
    name: 'a change whose payment went back gives its seats and files',
    edits: [
      {
        file: limitsPaidFor,
        find: 'return last ? {',
        replace: 'return last && gone.length === 0 ? {',
      },
    ],
    test: played,
  },
  {
    name: 'a cent of living credit keeps the limits of a plan whose card payment was lost',
    edits: [
      {
        file: periodInvoice,
        find: '(cashCents > 0 && cashBackCents >= cashCents)',
        replace: '(cashCents > 0 && cashBackCents >= cashCents && creditIn(invoice) === 0)',
      },
    ],
    test: {
      file: 'services/billing/src/subscription/periods/nothing-living.test.ts',
      name: 'go with the payment of its card, whatever living credit it also used',
    },
  },
  {
    name: 'a living share of a change gives all that its plan allows',
    edits: [{ file: periodInvoice, find: 'withheld || deadCents > 0 ||', replace: 'withheld || deadCents < 0 ||' }],
    test: {
      file: 'services/billing/src/subscription/periods/nothing-living.test.ts',
      name: 'are those of the plan before where it is a change’s, and the quote says so',
    },
  },
  {
    name: 'a period of which dead credit paid a part has the limits of its plan',
    edits: [
      {
        file: limitsPaidFor,
        find: 'if (isGone(own)) return false;',
        replace: 'if (isGone({ ...own, deadCents: 0 })) return false;',
      },
    ],
    test: played,
  },
  {
    name: 'what is paid again after a payment was lost buys no limits',
    edits: [
      {
        file: periodPayments,
        find: '[...invoices.filter((own) => !isGone(own)), ...invoices.filter(isGone)]',
        replace: '[...invoices.filter(isGone), ...invoices.filter((own) => !isGone(own))]',
      },
    ],
    test: {
      file: 'services/billing/src/subscription/periods/nothing-living.test.ts',
      name: 'that is paid for again with living money, after one whose payment was lost was left, are its own',
    },
  },
  {
    name: 'money that a change gave back pays for limits on',
    edits: [
      {
        file: periodPayments,
        find: 'covers.set(each, Math.min(each.coversCents, missing));',
        replace: 'covers.set(each, each.coversCents);',
      },
    ],
    test: {
      file: 'services/billing/src/subscription/periods/nothing-living.test.ts',
      name: 'that a team paid for go where its payment is lost after the money of the next change was given back',
    },
  },
  {
    name: 'a payment that became credit before it was lost is lost twice',
    edits: [
      {
        file: periodInvoice,
        find: 'Math.min(cashBackCents, Math.max(0, cashCents - gave.cashCents)) + creditBackCents;',
        replace: 'Math.min(cashBackCents, Math.max(0, cashCents + gave.cashCents)) + creditBackCents;',
      },
    ],
    test: {
      file: 'services/billing/src/subscription/periods/played-against.test.ts',
      name: 'after it became credit: it is lost once, and what is paid again carries and comes back',
    },
  },
  {
    name: 'a change that credit alone paid keeps what it gives when that credit is gone',
    edits: [
      {
        file: periodInvoice,
        find: 'return creditBackCents > 0 && gave.cashCents',
        replace: 'return creditBackCents < 0 && gave.cashCents',
      },
    ],
    test: {
      file: 'services/billing/src/subscription/periods/nothing-living.test.ts',
      name: 'by credit alone go once nothing of that lives, also by a part that people refunded',
    },
  },
  {
    name: 'a change that paid for nothing at all gives its seats and files',
    edits: [{ file: periodInvoice, find: 'if (withheld || deadCents > 0 || (', replace: 'if (deadCents > 0 || (' }],
    test: {
      file: 'services/billing/src/subscription/periods/nothing-living.test.ts',
      name: 'that a debt had are those of the plan before',
    },
  },
];
