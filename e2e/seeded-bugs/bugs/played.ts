// Bugs that the suite that plays against us finds: what was once played.
import type { SeededBug } from '../seeded-bug.ts';

// The suite that plays against us finds what was once played.
export const played = {
  file: 'services/billing/src/testing/playing/played-at-random.test.ts',
  name: 'nor carries what was not paid as such',
  env: { RUN_SEED: '1', RUN_CASES: '1' },
};
const earned = {
  file: 'services/billing/src/testing/playing/played-from-trial.int.test.ts',
  name: 'within the budgets of trials, promos, awards and reported files, and pays for all others',
  env: { RUN_SEED: '1', RUN_CASES: '1' },
};
const awardPolicy = 'services/billing/src/credits/domain/award-policy.ts';
const changeMoney = 'services/billing/src/plans/domain/change-money.ts';
const periodPayments = 'services/billing/src/subscription/domain/period-payments.ts';
const planChanges = 'services/billing/src/ledger/domain/plan-changes.ts';
const followCredit = 'services/billing/src/invoices/follow-credit.ts';

export const playedBugs: SeededBug[] = [
  {
    name: 'leads carry out of a period that only dead credit paid',
    edits: [
      {
        file: 'services/billing/src/subscription/provider-state/terms-in-force.ts',
        find: 'isWholePeriod(state) && !(await isWithheld(moment, accountId, state))',
        replace: 'isWholePeriod(state) || (await isWithheld(moment, accountId, state))',
      },
    ],
    test: {
      file: 'services/billing/src/subscription/periods/nothing-living.test.ts',
      name: 'end with a period that only dead credit paid, and its quote says so',
    },
  },
  {
    name: 'what comes back of a plan counts its time alone',
    edits: [
      {
        file: changeMoney,
        find: 'Math.min(-oldRest, returnable(period, at) + Math.min(newRest, besideRest(period, at)))',
        replace: '-oldRest',
      },
    ],
    test: played,
  },
  {
    name: 'an upgrade for a cent lets everything carry',
    edits: [
      { file: changeMoney, find: 'cents !== null && paidCents >= cents;', replace: 'cents !== null;' },
      {
        file: periodPayments,
        find: 'payments.carryCents !== null && keptCents(payments) >= payments.carryCents;',
        replace: 'payments.carryCents !== null;',
      },
    ],
    test: played,
  },
  {
    name: 'leads stay where their money came back as credit',
    edits: [
      {
        file: planChanges,
        find: 'if (backCents <= 0 || paidCents <= 0) return 0;',
        replace: 'if (backCents <= 0 || paidCents > 0) return 0;',
      },
    ],
    test: played,
  },
  {
    name: 'leads that a change took back count as there',
    edits: [{ file: planChanges, find: 'granted: gross - taken.leads,', replace: 'granted: gross,' }],
    test: played,
  },
  {
    name: 'leads that a change took back come again for less than came back with them',
    edits: [
      {
        file: planChanges,
        find: 'netCents - (more > 0 ? newCents : 0)',
        replace: 'netCents + (more > 0 ? newCents : 0)',
      },
    ],
    test: {
      file: 'services/billing/src/subscription/periods/played-against.test.ts',
      name: 'up again later brings of what went the share that is paid for again, beside what is new',
    },
  },
  {
    name: 'up and down in the first month of a promo leaves the leads of a plan',
    edits: [
      {
        file: planChanges,
        find: 'unused - Math.max(0, stays - beside)',
        replace: 'unused - Math.max(0, stays - Math.min(0, beside))',
      },
    ],
    test: played,
  },
  {
    name: 'the price of a promo comes back with that of the plan after it',
    edits: [
      {
        file: 'services/billing/src/subscription/domain/period-so-far.ts',
        find: 'leads.beside > 0 ? ownCents : 0',
        replace: 'leads.beside < 0 ? ownCents : 0',
      },
    ],
    test: played,
  },
  {
    name: 'a quote promises leads of an upgrade that a larger plan brought before',
    edits: [
      {
        file: 'services/billing/src/subscription/domain/change-figure.ts',
        find: 'from: largest, to: most }',
        replace: 'from: known.terms.leadsPerPeriod, to: most }',
      },
    ],
    test: played,
  },
  {
    name: 'credit whose payment was charged back buys on',
    edits: [
      {
        file: followCredit,
        find: 'return !(await tx.load(creditStream(accountId), credit)).withheld.includes(invoiceId);',
        replace: 'return (await tx.load(creditStream(accountId), credit)).parts.length >= 0;',
      },
    ],
    test: played,
  },
  {
    name: 'what credit bought stays where its payment is refunded after a dispute that was won',
    edits: [
      {
        file: followCredit,
        find: "payment.chargebacks > 0 ? ':refund'",
        replace: "payment.chargebacks < 0 ? ':refund'",
      },
    ],
    test: played,
  },
  {
    name: 'what such credit bought stays',
    edits: [
      {
        file: followCredit,
        find: 'owedCents += await clawBackFunded(parts, { invoiceId, paymentId, goneCents, cents: own });',
        replace: 'owedCents += invoiceId === "" ? own : 0;',
      },
    ],
    test: played,
  },
  {
    name: 'who has no seat orders',
    edits: [
      {
        file: 'services/billing/src/subscription/projections/seat.ts',
        find: '>= Math.max(1, membersMax)',
        replace: '>= Math.max(1_000, membersMax)',
      },
    ],
    test: earned,
  },
  {
    name: 'a trial earns an award for each person',
    edits: [{ file: awardPolicy, find: 'soFar.ever < policy.inTrial', replace: 'soFar.ever < Infinity' }],
    test: earned,
  },
  {
    name: 'an award stays whose payment went back',
    edits: [
      {
        file: 'services/billing/src/credits/awards-of-payments.ts',
        find: 'if (period.brought === 0) continue;',
        replace: 'if (period.brought >= 0) continue;',
      },
    ],
    test: earned,
  },
  {
    name: 'each invented mailbox of a domain earns an award',
    edits: [{ file: awardPolicy, find: 'soFar.ofDomain >= policy.forDomain', replace: 'soFar.ofDomain < 0' }],
    test: earned,
  },
  {
    name: 'another spelling of a mailbox is another person',
    edits: [
      {
        file: 'libs/runtime/src/mailboxes/mailbox-marks.ts',
        find: 'return mailboxSpellings(address).flatMap((mailbox) =>',
        replace: 'return [address].flatMap((mailbox) =>',
      },
    ],
    test: earned,
  },
  {
    name: 'the first leads of a promo come again after End now',
    edits: [
      {
        file: 'services/billing/src/subscription/routes/promotions/check-promotion.ts',
        find: 'hadPromo(trx, accountId, planId)',
        replace: 'hadPromo(trx, accountId, "")',
      },
      {
        file: 'services/billing/src/plans/terms/leads-first-period.ts',
        find: '(firstLot ?? grant.lot.lotId) !== grant.lot.lotId',
        replace: 'firstLot === ""',
      },
    ],
    test: earned,
  },
  {
    name: 'another account of a person has the promo again',
    edits: [
      {
        file: 'services/billing/src/plans/projections/taken-marks.ts',
        find: 'return rows.map(({ mark }) => mark);',
        replace: 'return rows.slice(rows.length).map(({ mark }) => mark);',
      },
    ],
    test: earned,
  },
];
