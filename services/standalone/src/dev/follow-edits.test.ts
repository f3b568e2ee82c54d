import { eventually } from '@leadwright/testing/eventually';
import { serviceNames, type ServiceName } from '../services.ts';
import type { DevService } from './dev-service.ts';
import { followEdits, type Edits } from './follow-edits.ts';
import type { Program } from './programs.ts';

type Run = { program: string; serve: () => void; fail: (error: Error) => void };

/** Services that serve or fail when a test says so, and programs that it changes. */
function open(): {
  edits: Edits;
  said: string[];
  /** The runs of a service, the last one last. */
  runs: Record<ServiceName, Run[]>;
  change: (name: ServiceName, file: string) => void;
  breakBuild: (message: string | undefined) => void;
  builds: () => number;
} {
  const said: string[] = [];
  const files = new Map(serviceNames.map((name) => [name, `${name}-1`]));
  const runs = Object.fromEntries(serviceNames.map((name) => [name, [] as Run[]])) as Record<ServiceName, Run[]>;
  let broken: string | undefined;
  let builds = 0;
  const services = serviceNames.map((name): DevService => {
    let file: string | undefined = `${name}-1`;
    return {
      name,
      runs: () => file,
      run: (program) => {
        file = program.file;
        return new Promise((resolve, reject) => {
          runs[name].push({
            program: program.file,
            serve: () => resolve(true),
            fail: (error) => {
              file = undefined;
              reject(error);
            },
          });
        });
      },
      warm: () => undefined,
      stop: () => Promise.resolve(),
    };
  });
  const build = (): Promise<Record<ServiceName, Program>> => {
    builds += 1;
    if (broken !== undefined) return Promise.reject(new Error(broken));
    const built = [...files].map(([name, file]) => [name, { file, packages: [] }]);
    return Promise.resolve(Object.fromEntries(built) as Record<ServiceName, Program>);
  };
  return {
    edits: followEdits({ programs: { build, tidy: () => undefined }, services, say: (line) => said.push(line) }),
    said,
    runs,
    change: (name, file) => void files.set(name, file),
    breakBuild: (message) => {
      broken = message;
    },
    builds: () => builds,
  };
}

const started = (runs: Record<ServiceName, Run[]>): string[] =>
  Object.values(runs)
    .flat()
    .map(({ program }) => program)
    .sort();

describe('a saved file', () => {
  it('restarts the services whose program it changes, and asks wait for them alone', async () => {
    const { edits, runs, change, said } = open();
    for (const name of ['billing', 'audit'] as const) change(name, `${name}-2`);
    edits.saw('libs/leads/src/query.ts');
    await eventually(() => started(runs).length === 2);
    let settled = false;
    const waiting = edits.settled().then(() => {
      settled = true;
    });
    runs.billing[0]?.serve();
    await eventually(() => said.length === 1);
    expect(settled).toBe(false);
    runs.audit[0]?.serve();
    await waiting;
    expect(started(runs)).toEqual(['audit-2', 'billing-2']);
    expect(said[0]).toMatch(/^billing serves again \(\d+\.\d s\)$/);
  });

  it('that changes no program restarts nothing', async () => {
    const { edits, runs, change, builds } = open();
    edits.saw('services/billing/src/ledger/domain/ledger.test.ts');
    await eventually(() => builds() === 1);
    change('audit', 'audit-2');
    edits.saw('services/audit/src/app.ts');
    await eventually(() => started(runs).length > 0);
    expect(started(runs)).toEqual(['audit-2']);
  });

  it('that cannot be built is said, replaces nothing, and the next one counts', async () => {
    const { edits, runs, change, breakBuild, said } = open();
    breakBuild('Expected ";"');
    edits.saw('services/billing/src/app.ts');
    await eventually(() => said.length === 1);
    expect([said, started(runs)]).toEqual([['Expected ";"'], []]);
    breakBuild(undefined);
    change('billing', 'billing-2');
    edits.saw('services/billing/src/app.ts');
    await eventually(() => runs.billing.length === 1);
  });

  it('does not wait for a service that hangs as it starts, and leaves one alone that it does not concern', async () => {
    const { edits, runs, change } = open();
    for (const name of ['billing', 'audit'] as const) change(name, `${name}-hangs`);
    edits.saw('libs/leads/src/query.ts');
    await eventually(() => started(runs).length === 2);
    change('billing', 'billing-mended');
    edits.saw('services/billing/src/app.ts');
    await eventually(() => runs.billing.length === 2);
    expect(started(runs)).toEqual(['audit-hangs', 'billing-hangs', 'billing-mended']);
  });

  it('lets who asks wait too for a service that an earlier save restarts', async () => {
    const { edits, runs, change, said } = open();
    change('billing', 'billing-2');
    edits.saw('services/billing/src/app.ts');
    await eventually(() => runs.billing.length === 1);
    change('audit', 'audit-2');
    edits.saw('services/audit/src/app.ts');
    await eventually(() => runs.audit.length === 1);
    let settled = false;
    const waiting = edits.settled().then(() => {
      settled = true;
    });
    runs.audit[0]?.serve();
    await eventually(() => said.length === 1);
    expect(settled).toBe(false);
    runs.billing[0]?.serve();
    await waiting;
  });

  it('starts a service again that did not start with the one before', async () => {
    const { edits, runs, change, said } = open();
    change('billing', 'billing-2');
    edits.saw('services/billing/src/app.ts');
    await eventually(() => runs.billing.length === 1);
    runs.billing[0]?.fail(new Error('billing ended (code 1) before it served'));
    await eventually(() => said.length === 1);
    expect(said[0]).toContain('before it served; it starts again when something is saved');
    edits.saw('docs/of-no-service.ts');
    await eventually(() => runs.billing.length === 2);
  });

  it.each([
    ['services/billing/migrations/0042_more.sql', ['billing-1']],
    ['libs/eventsourcing/migrations/0009_more.sql', serviceNames.map((name) => `${name}-1`).sort()],
  ])('that is the migration %s restarts who applies it', async (file, expected) => {
    const { edits, runs } = open();
    edits.saw(file);
    await eventually(() => started(runs).length === expected.length);
    expect(started(runs)).toEqual(expected);
  });
});
