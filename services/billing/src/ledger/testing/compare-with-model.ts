// The ledger and a naive model are given the same random commands.
import { expect } from '@jest/globals';
import fc from 'fast-check';
import { cases } from '@leadwright/testing/seeds/run-seed';
import { ledger } from '../domain/ledger.ts';
import { counted, ledgerCommands } from './ledger-model-commands.ts';
import { newModel } from './ledger-model.ts';
import { checkEnd, LedgerUnderTest, type LedgerDecider } from './ledger-under-test.ts';

// LEDGER_SEED and LEDGER_PATH repeat a failure with what fast-check printed.
const { LEDGER_SEED: seed, LEDGER_PATH: path } = process.env;
const replay = { ...(seed === undefined ? {} : { seed: Number(seed) }), ...(path === undefined ? {} : { path }) };

/** Random histories of about 100 commands: answers, lots and balances are the model's. Throws where they differ. */
export function compare(decider: LedgerDecider, runs: number, { shrinks = false } = {}): void {
  fc.assert(
    fc.property(fc.commands(ledgerCommands, { maxCommands: 200, size: 'large' }), (commands) => {
      const real = new LedgerUnderTest(decider);
      fc.modelRun(() => ({ model: newModel(), real }), commands);
      checkEnd(real);
    }),
    { ...cases(runs), ...replay, endOnFailure: !shrinks },
  );
}

/** Also checks that the histories are long, and that every kind of command was in them. */
export function expectSameAsModel(runs: number): void {
  counted.commands = 0;
  compare(ledger, runs, { shrinks: true });
  expect(counted.commands / cases(runs).numRuns).toBeGreaterThanOrEqual(60);
  expect([...counted.kinds].sort()).toHaveLength(ledgerCommands.length);
}
