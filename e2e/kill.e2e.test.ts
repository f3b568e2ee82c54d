// Starts its own product, because it is stopped, searched and killed.
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { arizona, countOf, endOf, owner, requestDownload } from './src/downloads/download-path.ts';
import { eventually } from './src/eventually.ts';
import { killPoints } from './src/kill/kill-points.ts';
import { killAt, search, type Searched } from './src/kill/kill-run.ts';
import { logIn } from './src/people/client.ts';
import { mailTo, signUp } from './src/people/sign-up.ts';
import { startProduct } from './src/product/product.ts';
import { newDataFolder, removeDataFolder } from './src/product/run-folder.ts';

const root = path.resolve(__dirname, '..');
const planted = `planted.${randomUUID().slice(0, 8)}@canary.test`;
const dataFolder = newDataFolder();
let searched: Searched;
let log: string;

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

beforeAll(async () => {
  const product = await startProduct({ dataFolder });
  await leaveTraces(product.url);
  searched = await search(product.url);
  log = product.output();
  await product.stop();
});
afterAll(() => removeDataFolder(dataFolder));

describe('personal data', () => {
  it("is stored only in accounts' person table and in the mailbox", () => {
    const found = JSON.parse(
      execFileSync(
        process.execPath,
        ['--import', 'tsx', path.join(root, 'e2e/src/find-text.ts'), dataFolder, planted],
        { cwd: root, encoding: 'utf8' },
      ),
    ) as string[];
    expect(found.sort()).toEqual(['postgres accounts public.person', 'postgres notification public.mailbox_message']);
    expect(log).not.toContain(planted);
  });
});

// Only the quick kill points; `npm run test:faults` runs all of them.
describe('a download survives kill -9', () => {
  it.each(killPoints.filter(({ quick }) => quick))('$number $what', async (point) => {
    searched = await killAt(point, dataFolder, searched);
  });
});
