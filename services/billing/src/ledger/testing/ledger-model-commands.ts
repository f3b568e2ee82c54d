// The commands of the model test: arbitrary steps, each run on the model and on the ledger.
import fc, { type Command } from 'fast-check';
import type { Model } from './ledger-model.ts';
import {
  brings,
  endsAgain,
  expires,
  releases,
  reserves,
  reservesAgain,
  uses,
  usesTooMuch,
  voids,
  waits,
  type Step,
} from './ledger-model-plans.ts';
import { adjusts, beginsPeriod, changesPlan, clawsBack, endsPlan, passes, reissues } from './ledger-model-time.ts';
import { checkStep, type LedgerUnderTest } from './ledger-under-test.ts';

export const counted = { commands: 0, kinds: new Set<string>() };
const command = ({ name, plan }: Step): Command<Model, LedgerUnderTest> => ({
  check: (model) => plan(model) !== null,
  run: (model, real) => {
    const planned = plan(model);
    if (!planned) return;
    counted.commands += 1;
    counted.kinds.add(name);
    const answer = planned.command === null ? '' : real.run(planned.command, planned.cause);
    if (answer !== planned.expected)
      throw new Error(`${name}: the ledger answers '${answer}', the model '${planned.expected}'`);
    planned.move();
    checkStep(model, real);
  },
  toString: () => name,
});

const leads = fc.integer({ min: 1, max: 40 });
const life = fc.option(fc.integer({ min: 1, max: 60 }), { nil: null });
const index = fc.nat({ max: 50 });
const grantShape = fc.record({
  leads,
  priority: fc.constantFrom(10, 50, 50, 50),
  life,
  restricted: fc.boolean(),
  paid: fc.boolean(),
});
const reserveShape = fc.record({
  rows: fc.integer({ min: 0, max: 27 }),
  multiplier: fc.constantFrom(100, 100, 50, 133, 200),
  businesses: fc.boolean(),
  late: fc.integer({ min: 0, max: 10 }),
  unlimited: fc.constant(false),
});
const cap = fc.constantFrom(null, null, null, 0, 20, 60);
const changeShape = fc.record({
  mode: fc.constantFrom('H' as const, 'H' as const, 'P' as const),
  from: leads,
  to: leads,
  cap,
  paid: fc.constantFrom(true, true, true, false),
});
const steps = (name: string, plan: Step['plan']): Step => ({ name, plan });

/** Arbitrary steps by kind; the kinds that the rules live on are listed more often. */
export const ledgerSteps: fc.Arbitrary<Step>[] = [
  grantShape.map((shape) => steps('grant', brings(shape, 'grant'))),
  reserveShape.map((shape) => steps('reserve', reserves(shape))),
  reserveShape.map((shape) => steps('reserve-more', reserves(shape))),
  reserveShape.map((shape) => steps('reserve-unlimited', reserves({ ...shape, unlimited: true }))),
  index.map((at) => steps('reserve-again', reservesAgain(at, 0))),
  index.map((at) => steps('reserve-differing', reservesAgain(at, 1))),
  fc.tuple(index, fc.integer({ min: 0, max: 10 })).map(([at, share]) => steps('use', uses(at, share))),
  index.map((at) => steps('use-too-much', usesTooMuch(at))),
  index.map((at) => steps('use-again', endsAgain(at, 'UseLeads'))),
  index.map((at) => steps('release', releases(at))),
  index.map((at) => steps('release-again', endsAgain(at, 'ReleaseReservation'))),
  grantShape.map((shape) => steps('credit', brings(shape, 'credit'))),
  fc.constant(steps('expire', expires)),
  index.map((at) => steps('void', voids(at))),
  cap.map((capLeads) => steps('pass-boundary', passes(capLeads))),
  leads.map((many) => steps('begin-period', beginsPeriod(many))),
  changeShape.map((shape) => steps('change-plan', changesPlan(shape))),
  fc.constant(steps('end-plan', endsPlan)),
  fc
    .tuple(index, fc.constantFrom('refund' as const, 'chargeback' as const), fc.constantFrom(10, 50, 100))
    .map(([at, reason, percent]) => steps('claw-back', clawsBack(at, reason, percent))),
  fc.integer({ min: -30, max: 20 }).map((many) => steps('adjust', adjusts(many === 0 ? 1 : many))),
  leads.map((many) => steps('reissue', reissues(many))),
  fc.integer({ min: 1, max: 20 }).map((seconds) => steps('wait', waits(seconds))),
];

/** The same as commands of the pure ledger. */
export const ledgerCommands = ledgerSteps.map((step) => step.map(command));
