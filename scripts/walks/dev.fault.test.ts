// `npm run dev` on a copy of the tree, whose files are edited as by hand. No time is asserted; the seconds are printed.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { eventually } from '@leadwright/testing/eventually';
import { logIn, visitor, type Client } from '../../e2e/src/people/client.ts';
import { newDataFolder, removeDataFolder } from '../../e2e/src/product/run-folder.ts';
import { startDevSession, stillRunning, type DevSession } from './dev-session.ts';
import { scratchTree, type ScratchTree } from './scratch-tree.ts';

// What does not come fails by its name before Jest's own bound.
jest.setTimeout(1_800_000);

const pageFile = 'web/src/features/public/pricing-page.tsx';
const plansFile = 'services/billing/src/plans/domain/plans.ts';
const sharedFile = 'libs/runtime/src/http/health-routes.ts';
const people = { email: 'owner@demo.test', password: 'quiet-meadow-17' };

const dataFolder = newDataFolder();
let tree: ScratchTree;
let dev: DevSession;
let url: string;
let owner: Client;
const seconds: string[] = [];

beforeAll(async () => {
  tree = await scratchTree();
  dev = startDevSession(tree.folder, dataFolder);
  url = await dev.url();
  owner = await logIn(url, people.email, people.password);
});
afterAll(async () => {
  await dev.ctrlC();
  await tree.remove();
  removeDataFolder(dataFolder);
  console.log(seconds.join('\n'));
});

// A few seconds, where nothing else runs.
const inTime = { deadlineMs: 300_000 };
const text = async (at: string): Promise<string> => (await fetch(`${url}${at}`)).text();
const plans = (): Promise<string> => text('/api/v2/plans');
const postgresPid = (): Promise<string> => readFile(path.join(dataFolder, 'postgres/data/postmaster.pid'), 'utf8');

/** Saves, and waits for what follows from it. */
async function save(what: string, file: string, change: (now: string) => string, follows: () => Promise<boolean>) {
  const began = performance.now();
  await tree.edit(file, change);
  await eventually(follows, { ...inTime, what });
  seconds.push(`${what}: ${((performance.now() - began) / 1000).toFixed(2)} s after it was saved`);
}

/** What is printed from now on. */
function printedFromNow(): () => string {
  const from = dev.output().length;
  return () => dev.output().slice(from);
}
const restarted = (printed: string): string[] =>
  [...printed.matchAll(/^(\w+) serves again/gm)].map(([, name]) => name ?? '').sort();

it('needs no built web application, and prints the address and who can log in', () => {
  expect(dev.output()).toContain(people.email);
  expect(dev.output()).not.toContain('Building the web application');
});

it('lets people log in through its address, and nobody from another origin', async () => {
  const answer = await visitor(url).call('POST', '/api/login', people);
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, expect.stringContaining('HttpOnly')]);
  const foreign = await visitor(url).call('POST', '/api/login', people, { origin: 'http://127.0.0.1:1' });
  expect([foreign.status, foreign.headers.get('access-control-allow-origin')]).toEqual([403, null]);
});

it('passes live events on as they come', async () => {
  const signedIn = await visitor(url).call('POST', '/api/login', people);
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
  const stream = await fetch(`${url}/api/v2/events`, { headers: { cookie } });
  const reader = stream.body?.getReader();
  const first = await reader?.read();
  expect(new TextDecoder().decode(first?.value)).toContain('event: reset');
  await reader?.cancel();
});

it('shows an edit of a page without loading the page again', async () => {
  const page = (): Promise<string> => text(`/${pageFile.slice('web/'.length)}`);
  const printed = printedFromNow();
  expect(await page()).toContain('"Pricing"');
  await save(
    'the page',
    pageFile,
    (now) => now.replace('>Pricing<', '>Prices<'),
    async () => (await page()).includes('"Prices"'),
  );
  await eventually(() => printed().includes(`hmr update /${pageFile.slice('web/'.length)}`), inTime);
  expect(printed()).not.toContain('page reload');
});

it('restarts the one service whose file was edited, and keeps who is signed in, the data and the database', async () => {
  const [database, printed] = [await postgresPid(), printedFromNow()];
  const before = await owner.call('GET', '/api/v2/usage');
  await save(
    'billing',
    plansFile,
    (now) => now.replace("planNames['team-unlimited']", "'Team without end'"),
    async () => restarted(printed()).length > 0 && (await plans()).includes('Team without end'),
  );
  const after = await owner.call('GET', '/api/v2/usage');
  expect([before.status, after.status]).toEqual([200, 200]);
  expect([restarted(printed()), await postgresPid()]).toEqual([['billing'], database]);
  expect(printed()).not.toMatch(/Loading (?:consumers|businesses)/);
});

it('restarts every service that contains an edited file', async () => {
  const printed = printedFromNow();
  const all = ['accounts', 'audit', 'billing', 'export', 'gateway', 'notification', 'search'];
  await save(
    'all seven services',
    sharedFile,
    (now) => now.replace("{ status: 'live' }", "{ status: 'alive' }"),
    async () => restarted(printed()).length === all.length,
  );
  expect([restarted(printed()), await text('/health/live')]).toEqual([all, '{"status":"alive"}']);
});

it('says what is wrong with a file, goes on with what ran, and takes the next good one', async () => {
  const printed = printedFromNow();
  const good = await readFile(path.join(tree.folder, plansFile), 'utf8');
  await tree.edit(plansFile, (now) => `${now}\nconst = ;\n`);
  await eventually(() => printed().includes(plansFile), inTime);
  expect(await plans()).toContain('Team without end');
  await save(
    'billing, mended',
    plansFile,
    () => good.replace('Team without end', 'Team mended'),
    async () => restarted(printed()).length > 0 && (await plans()).includes('Team mended'),
  );
});

it('says that a service does not start with what was saved, and starts it with the next', async () => {
  const printed = printedFromNow();
  const good = await readFile(path.join(tree.folder, plansFile), 'utf8');
  await tree.edit(plansFile, (now) => `${now}\nthrow new Error('on purpose');\n`);
  await eventually(() => printed().includes('billing ended (code 1) before it served'), inTime);
  expect(printed()).toContain('on purpose');
  await save(
    'billing, started',
    plansFile,
    () => good,
    async () => restarted(printed()).length > 0 && (await plans()).includes('Team mended'),
  );
});

it('applies a migration that was added', async () => {
  const file = 'services/billing/migrations/9999_of_a_test.sql';
  const printed = printedFromNow();
  await tree.add(file, 'CREATE TABLE of_a_test (id int);\n');
  await eventually(() => restarted(printed()).includes('billing'), inTime);
  expect(restarted(printed())).toEqual(['billing']);
  expect((await owner.call('GET', '/api/v2/usage')).status).toBe(200);
});

it('starts a service again that was killed, also where the process in waiting was', async () => {
  const printed = printedFromNow();
  const pids = await eventually(() => {
    const found = dev.pidsWith('BILLING_PORT');
    return found.length === 2 && found;
  }, inTime);
  for (const pid of pids) process.kill(pid, 'SIGKILL');
  await eventually(() => restarted(printed()).includes('billing'), inTime);
  expect(printed()).toContain('billing ended by itself (SIGKILL)');
});

it('refuses a second one on the same data', async () => {
  const second = startDevSession(tree.folder, dataFolder);
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`Leadwright already runs on ${dataFolder} (process `);
});

it('ends every process that it started at Ctrl-C during its start', async () => {
  const otherData = newDataFolder();
  const other = startDevSession(tree.folder, otherData);
  await eventually(() => other.pidsWith('BILLING_PORT').length > 0, inTime);
  const family = other.processes();
  await other.ctrlC();
  await eventually(() => stillRunning(family).length === 0, inTime);
  expect(other.output()).not.toContain('is ready at');
  removeDataFolder(otherData);
});

it('ends every process that it started at Ctrl-C', async () => {
  const family = dev.processes();
  // npm, the shell, the product, PostgreSQL, ClickHouse, seven services and as many in waiting.
  expect(family.length).toBeGreaterThan(18);
  await dev.ctrlC();
  await eventually(() => stillRunning(family).length === 0, inTime);
});
