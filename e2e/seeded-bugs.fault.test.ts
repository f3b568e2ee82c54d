// T15: each bug of the table, put into the source as it is compiled, must be noticed by its test, and
// the same test must pass without it. No file is changed.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { printCounts } from '@leadwright/testing/fault-run';
import { startOwnCluster, type OwnCluster } from '@leadwright/testing/own-cluster';
import { timesIn } from './seeded-bugs/place.mjs';
import { root, runSeeded, type Seeded, type SeededRun } from './seeded-bugs/run-seeded.ts';
import { seededBugs, type SeededBug } from './seeded-bugs/table.ts';

const BUGS_MIN = 15;
// Half of the runs wait for a database: two at once keep two cores busy.
const AT_ONCE = 2;

const caught = new Set<string>();
/** By the bug's name. */
const withBug = new Map<string, Promise<Seeded>>();
/** By what the tests need: those that need the same run together. */
const withoutBug = new Map<string, Promise<Seeded>>();

/** Starts all of them, two at a time; each test below waits for its own. */
function startAll(): void {
  const waiting: (() => Promise<unknown>)[] = [];
  const later = (run: SeededRun): Promise<Seeded> => {
    const result = new Promise<Seeded>((resolve, reject) => waiting.push(() => runSeeded(run).then(resolve, reject)));
    result.catch(() => undefined);
    return result;
  };
  for (const need of new Set(seededBugs.map(needOf))) {
    const tests = seededBugs.filter((bug) => needOf(bug) === need).map(({ test }) => test);
    const unique = (list: string[]): string[] => [...new Set(list)];
    withoutBug.set(
      need,
      later({
        files: unique(tests.map(({ file }) => file)),
        names: unique(tests.map(({ name }) => name)),
        env: tests[0]?.env,
      }),
    );
  }
  for (const { name, edits, test } of seededBugs)
    withBug.set(name, later({ files: [test.file], names: [test.name], edits, env: test.env }));
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next();
  };
  for (let i = 0; i < AT_ONCE; i++) void worker();
}

const needOf = ({ test: { file, env } }: SeededBug): string => (env ? `${file} ${JSON.stringify(env)}` : 'nothing');
const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');

async function testOf({ test }: SeededBug, run: Promise<Seeded> | undefined): Promise<Seeded['tests'][number]> {
  if (!run) throw new Error('it was never started');
  const { tests, broken } = await run;
  // A file that does not compile notices nothing.
  if (broken !== '') throw new Error(`the test could not run: ${broken}`);
  const [named, ...more] = tests.filter(({ file, name }) => file === test.file && name.endsWith(test.name));
  if (!named || more.length > 0)
    throw new Error(`not one test is named so: ${tests.map(({ file, name }) => `${file}: ${name}`).join('; ')}`);
  return named;
}

describe('the table of seeded bugs', () => {
  it(`has at least ${BUGS_MIN}, each of its own name`, () => {
    expect(seededBugs.length).toBeGreaterThanOrEqual(BUGS_MIN);
    expect(new Set(seededBugs.map(({ name }) => name)).size).toBe(seededBugs.length);
  });

  it.each(seededBugs)('names texts that stand exactly once: $name', ({ edits, stands }) => {
    for (const { file, find } of edits) expect([file, find, timesIn(textOf(file), find)]).toEqual([file, find, 1]);
    if (stands) expect(timesIn(textOf(stands.file), stands.text)).toBe(1);
  });
});

describe('a seeded bug', () => {
  let cluster: OwnCluster;
  beforeAll(async () => {
    cluster = await startOwnCluster();
    startAll();
  }, 120_000);
  afterAll(async () => {
    await Promise.allSettled([...withoutBug.values(), ...withBug.values()]);
    await cluster.stop();
  }, 600_000);

  it.each(seededBugs)(
    'is caught by its test, which passes without it: $name',
    async (bug: SeededBug) => {
      const passes = await testOf(bug, withoutBug.get(needOf(bug)));
      expect([passes.passed, passes.message]).toEqual([true, '']);
      const fails = await testOf(bug, withBug.get(bug.name));
      expect([fails.name, fails.passed]).toEqual([passes.name, false]);
      caught.add(bug.name);
    },
    900_000,
  );

  it('leaves none that was not caught', async () => {
    const seconds = (await Promise.all([...withoutBug.values(), ...withBug.values()])).map((run) => run.seconds);
    printCounts('T15 seeded bugs', {
      bugs: seededBugs.length,
      caught: caught.size,
      runs: seconds.length,
      slowestSeconds: Math.max(...seconds),
    });
    expect(caught.size).toBe(seededBugs.length);
  });
});
