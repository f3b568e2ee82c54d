// T15: puts each bug of the table into the source while it is compiled. Its test must fail with the bug and pass
// without it. No file is changed.
import { printCounts } from '@leadwright/testing/fault-run';
import { startOwnCluster, type OwnCluster } from '@leadwright/testing/own-cluster';
import { runSeeded, type Seeded, type SeededRun } from './seeded-bugs/run-seeded.ts';
import type { SeededBug } from './seeded-bugs/seeded-bug.ts';
import { seededBugs } from './seeded-bugs/table.ts';

// Half of the runs wait for a database, so two at once keep two cores busy.
const AT_ONCE = 2;

const caught = new Set<string>();
/** Results by the bug's name. */
const withBug = new Map<string, Promise<Seeded>>();
/** Results without a bug, by environment variables; tests with equal variables share a run. */
const withoutBug = new Map<string, Promise<Seeded>>();

/** Starts all runs, two at a time; each test below awaits its own. */
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

async function testOf({ test }: SeededBug, run: Promise<Seeded> | undefined): Promise<Seeded['tests'][number]> {
  if (!run) throw new Error('it was never started');
  const { tests, broken } = await run;
  // A bug that does not compile proves nothing.
  if (broken !== '') throw new Error(`the test could not run: ${broken}`);
  const [named, ...more] = tests.filter(({ file, name }) => file === test.file && name.endsWith(test.name));
  if (!named || more.length > 0)
    throw new Error(`not one test is named so: ${tests.map(({ file, name }) => `${file}: ${name}`).join('; ')}`);
  return named;
}

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

  it('is never left uncaught', async () => {
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
