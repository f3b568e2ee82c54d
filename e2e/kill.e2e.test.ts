// Starts its own product, because it is killed and searched.
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { arizona, countOf, endOf, owner, requestDownload } from './src/downloads/download-path.ts';
import { eventually } from './src/eventually.ts';
import { killPoints } from './src/kill/kill-points.ts';
import {
  allQuiet,
  expectFinished,
  orderAndDie,
  search,
  startDoomed,
  type Order,
  type Searched,
} from './src/kill/kill-run.ts';
import { logIn } from './src/people/client.ts';
import { mailTo, signUp } from './src/people/sign-up.ts';
import { leaveAndBeErased, plantedPerson } from './src/people/erased-person.ts';
import { newDataFolder, removeDataFolder } from './src/product/run-folder.ts';

const root = path.resolve(__dirname, '..');
const planted = `planted.${randomUUID().slice(0, 8)}@canary.test`;
const erased = plantedPerson();
const dataFolder = newDataFolder();
let searched: Searched;
let log: string;
const orders: Order[] = [];

/** Signs up, downloads, gets the mail and reads the trail, so that the address is written wherever it may be. */
async function leaveTraces(url: string): Promise<void> {
  const client = await signUp(url, planted);
  const { datasetVersion } = await countOf(client, arizona);
  const id = (await requestDownload(client, arizona, 1, datasetVersion)) ?? '';
  expect(await endOf(client, id)).toMatchObject({ status: 'ready' });
  await eventually(
    () => mailTo(url, planted),
    ({ subject }) => /ready/.test(subject),
  );
  const { body } = await client.call<{ accountId: string }>('GET', '/api/v2/me');
  const admin = await logIn(url, 'admin@demo.test', owner.password);
  await admin.call('GET', `/api/v2/superadmin/accounts/${body.accountId}/trail?reason=support`);
}

// `npm run test:faults` kills at every point, with several seeds, and checks after each. A start takes seconds, so here
// each start is killed with a download of its own, and what they all left is checked once.
const [first, ...later] = killPoints.filter(({ quick }) => quick);

beforeAll(async () => {
  // The download of the traces and that of the erased person pass the point before.
  const doomed = await startDoomed(`${first?.name}:3`, dataFolder);
  await leaveTraces(doomed.url);
  await leaveAndBeErased(doomed.url, erased);
  await allQuiet(dataFolder);
  searched = await search(doomed.url);
  orders.push(...(await orderAndDie(doomed, searched)));
  log = doomed.output();
});
afterAll(() => removeDataFolder(dataFolder));

describe('personal data', () => {
  let found: string[];
  beforeAll(() => {
    const texts = [planted, ...Object.values(erased)];
    found = JSON.parse(
      execFileSync(
        process.execPath,
        ['--import', 'tsx', path.join(root, 'e2e/src/find-text.ts'), dataFolder, ...texts],
        { cwd: root, encoding: 'utf8' },
      ),
    ) as string[];
  });
  const mailbox = 'postgres notification public.mailbox_message';

  it("is stored only in accounts' person table and in the mailbox", () => {
    const places = found.filter((line) => line.startsWith(planted));
    expect(places.sort()).toEqual([`${planted}: postgres accounts public.person`, `${planted}: ${mailbox}`]);
    expect(log).not.toContain(planted);
  });

  it('security S30: of an erased person is in the mailbox alone, which stands for the outside world', () => {
    const places = found.filter((line) => !line.startsWith(planted));
    expect(places).toEqual([`${erased.email}: ${mailbox}`]);
    for (const text of Object.values(erased)) expect(log).not.toContain(text);
  });
});

describe('a download survives kill -9', () => {
  // Each restart may still finish the download that the kill before interrupted.
  it.each(later)('$number $what', async ({ name }) => {
    orders.push(...(await orderAndDie(await startDoomed(`${name}:1`, dataFolder), searched)));
  });

  it(`at ${later.length + 1} points in turn: every file is there, and every lead is accounted for`, async () => {
    expect(orders).toHaveLength(later.length + 1);
    await expectFinished(dataFolder, searched, orders);
  });
});
