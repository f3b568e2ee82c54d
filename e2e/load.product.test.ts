// The scenarios that k6 runs, for a moment, against the running product: what they ask is what it answers, and the
// balance after each download is right. Speed is k6's.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { scenarioNames, scenarios } from '../scripts/k6/budget.ts';
import { runInNode } from '../scripts/k6/run/drive-node.ts';
import { readPeople, type PeopleFile } from '../scripts/k6/seed/people-file.ts';
import { seedLoad } from '../scripts/k6/seed/seed-load.ts';
import { siteOf } from '../scripts/k6/seed/site.ts';
import { sharedProduct } from './src/product/shared-product.ts';

const ACCOUNTS = 4;
const folder = mkdtempSync(path.join(tmpdir(), 'load-'));
let url: string;
let seeded: PeopleFile;

beforeAll(async () => {
  const { dataFolder } = await sharedProduct();
  const site = siteOf({ data: dataFolder }, {});
  const parts = { site, origin: site.url, plan: 'rollover-500k', load: ACCOUNTS };
  const once = await seedLoad(readPeople(path.join(folder, 'people.json')), parts);
  // Again: accounts and sessions that last are found.
  expect(await seedLoad(once, { ...parts, keepUntil: Date.now() })).toEqual(once);
  // And without that: the same people, each session renewed; within one second a token has the same bytes. A password
  // that is none shows that nobody logs in.
  seeded = { ...(await seedLoad({ ...once, password: 'of nobody' }, parts)), password: once.password };
  expect(seeded.people.map(({ email }) => email)).toEqual(once.people.map(({ email }) => email));
  for (const [n, { expiresAt }] of seeded.people.entries())
    expect(expiresAt).toBeGreaterThan(once.people[n]?.expiresAt ?? Infinity);
  url = site.url;
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each(scenarioNames)('%s is answered rightly, and everything that its budget limits is measured', async (name) => {
  const measured = await runInNode({
    name,
    rate: { perSecond: 4, users: ACCOUNTS },
    // Two iterations of those that hash passwords or write files, ten of the others.
    seconds: name === 'login' || name === 'download' ? 0.5 : 2.5,
    url,
    password: seeded.password,
    people: seeded.people,
    rows: 20,
  });
  expect(measured.failed).toEqual([]);
  const { ready, ...endpoints } = scenarios[name].limits;
  expect(Object.keys(measured.tookMs)).toEqual(expect.arrayContaining(Object.keys(endpoints)));
  if (ready)
    expect(measured.noted).toMatchObject({
      download_ready: [expect.anything(), expect.anything()],
      ledger_mismatch: [0, 0],
    });
});
