// T2: the ledger on a real PostgreSQL says after every command what the naive model says.
import { afterAll, beforeAll, describe, it } from '@jest/globals';
import fc, { type AsyncCommand } from 'fast-check';
import { SCALED_MS_MAX, assertFloors, printCounts, runSeeds, scaled, shrinking } from '@leadwright/testing/fault-run';
import { startOwnCluster, type OwnCluster } from '@leadwright/testing/own-cluster';
import { ledgerSteps } from '../testing/ledger-model-commands.ts';
import type { Step } from '../testing/ledger-model-plans.ts';
import { newModel, type Model } from '../testing/ledger-model.ts';
import {
  answerOf,
  check,
  checkFolds,
  checkRules,
  checkStored,
  openStoredLedger,
  type StoredLedger,
} from '../testing/stored-ledger.ts';

const RUNS = scaled(200);
const COMMANDS_MEAN_MIN = 60;
// Lengths are drawn evenly and some steps are not possible when their turn comes: the mean is about 125,
// far enough above the floor that the few runs of a small share do not fall below it by chance.
const COMMANDS_MAX = 300;

type Real = { stored: StoredLedger; accountId: string };
const counts = { runs: 0, commands: 0, twins: 0, events: 0 };
const kinds = new Set<string>();

// A twin is the same command with the same business id at the same time: one of them does it, the other finds it done.
const asyncCommand = (step: Step, twin: boolean): AsyncCommand<Model, Real> => ({
  check: (model) => step.plan(model) !== null,
  run: async (model, { stored, accountId }) => {
    const planned = step.plan(model);
    if (!planned) return;
    counts.commands += 1;
    kinds.add(step.name);
    const { command, cause, expected, move } = planned;
    if (command !== null) {
      const times = twin && cause !== undefined ? 2 : 1;
      counts.twins += times - 1;
      const answered = await Promise.all(Array.from({ length: times }, () => stored.tell(accountId, command, cause)));
      const answers = answered.map(answerOf).sort().reverse();
      const wanted = [expected, ''].slice(0, times);
      check(
        JSON.stringify(answers) === JSON.stringify(wanted),
        `${step.name}: the store answers ${JSON.stringify(answers)}, the model ${JSON.stringify(wanted)}`,
      );
    }
    move();
    await checkStored(stored, accountId, model);
  },
  toString: () => (twin ? `${step.name} (twice)` : step.name),
});

const commands = fc.commands(
  ledgerSteps.map((step) => fc.tuple(step, fc.nat({ max: 7 })).map(([each, dice]) => asyncCommand(each, dice === 0))),
  { maxCommands: COMMANDS_MAX, size: 'max' },
);

describe('the ledger on a real PostgreSQL against a naive model', () => {
  let cluster: OwnCluster;
  let stored: StoredLedger;
  beforeAll(async () => {
    cluster = await startOwnCluster();
    stored = await openStoredLedger({ connections: 4, stores: 2 });
  }, 120_000);
  afterAll(async () => {
    await stored.close();
    await cluster.stop();
  }, 60_000);

  it(
    `agrees after each command of ${RUNS} histories, and its log, folds, chain and entries agree at the end`,
    async () => {
      let tries = 0;
      counts.runs = await runSeeds({
        name: 'the stored ledger against the model',
        runs: RUNS,
        kept: __filename.replace(/\.ts$/, '.seeds.json'),
        run: (seed) =>
          fc.assert(
            fc.asyncProperty(commands, async (list) => {
              const accountId = `run-${seed}-${(tries += 1)}`;
              await fc.asyncModelRun(() => ({ model: newModel(), real: { stored, accountId } }), list);
              counts.events += (await checkFolds(stored, accountId)).length;
              await checkRules(stored);
            }),
            // The path of a failure and the smallest history that shows it stand in what this throws.
            { numRuns: 1, seed, unbiased: true, ...shrinking() },
          ),
      });
      const mean = counts.commands / counts.runs;
      printCounts('T2 ledger against model', { ...counts, mean });
      assertFloors(
        { ...counts, mean, kinds: kinds.size },
        { runs: RUNS, mean: COMMANDS_MEAN_MIN, kinds: ledgerSteps.length, twins: 1, events: RUNS * 20 },
      );
    },
    SCALED_MS_MAX,
  );
});
