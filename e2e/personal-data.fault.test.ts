// Starts its own product, because all that it stored and logged is searched.
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { secretsIn } from '@leadwright/testing/logs/secrets-in-log';
import { arizona, countOf, endOf, owner, requestDownload } from './src/downloads/download-path.ts';
import { eventually } from './src/eventually.ts';
import { allQuiet } from './src/kill/kill-run.ts';
import { logIn } from './src/people/client.ts';
import { hurriedLimits } from './src/people/demo-load.ts';
import { leaveAndBeErased, plantedPerson } from './src/people/erased-person.ts';
import { mailTo, signUp } from './src/people/sign-up.ts';
import { startProduct } from './src/product/product.ts';
import { newDataFolder, removeDataFolder } from './src/product/run-folder.ts';

const root = path.resolve(__dirname, '..');
const planted = `planted.${randomUUID().slice(0, 8)}@canary.test`;
const erased = plantedPerson();
const dataFolder = newDataFolder();
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
  const product = await startProduct({ dataFolder, env: { ...hurriedLimits, LEADWRIGHT_LOG_LEVEL: 'debug' } });
  await leaveTraces(product.url);
  await leaveAndBeErased(product.url, erased);
  await allQuiet(dataFolder);
  await product.stop();
  // Without the greeting, which tells the log-ins of the demo.
  log = product
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .join('\n');
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

  it('security S27: and secrets of any kind stand in no line of the log', () => {
    expect(log.split('\n').length).toBeGreaterThan(50);
    expect(secretsIn(log)).toEqual([]);
  });

  it('security S30: of an erased person is in the mailbox alone, which stands for the outside world', () => {
    const places = found.filter((line) => !line.startsWith(planted));
    expect(places).toEqual([`${erased.email}: ${mailbox}`]);
    for (const text of Object.values(erased)) expect(log).not.toContain(text);
  });
});
