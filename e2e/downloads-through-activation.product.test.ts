// People order, wait for and fetch files while an operator imports leads, makes them live and goes back, several times: no
// answer fails, and each file is of the version that its buyer counted in, whichever is searched by then.
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot, runProgram } from '@leadwright/testing/repository-root';
import { countOf, endOf, fileOf, owner, requestDownload, usageOf } from './src/downloads/download-path.ts';
import { eventually } from './src/eventually.ts';
import { logIn, type Client, type Search } from './src/people/client.ts';
import { signUp } from './src/people/sign-up.ts';
import { sharedProduct, type SharedProduct } from './src/product/shared-product.ts';

// A kind whose versions no other file of the run speaks of. At the end its leads are what they were.
const dictId = 'emails';
const search: Search = { dictId, geography: { kind: 'nationwide' }, filters: [] };
const BUYERS = 3;
const LEADS = 1;
// A trial has a hundred leads, and a quick machine makes many files while an import runs.
const FILES_OF_PHASE_MAX = 15;
const PHASE_SECONDS_MAX = 300;
/** Of the leads that are imported; the demo has nobody of this name. */
const NAME = 'Activationson';
const IMPORTED = 60;

type Versions = { kinds: { dictId: string; versions: { version: number; state: string; work: string | null }[] }[] };
type Bought = { id: string; ordered: number; said: number; ofImport: boolean[] };

let product: SharedProduct;
let admin: Client;
let firstBuyer: Client;
let folder: string;
const buyers: Client[] = [];
beforeAll(async () => {
  product = await sharedProduct();
  folder = await mkdtemp(path.join(tmpdir(), 'leadwright-activation-'));
  admin = await logIn(product.url, 'admin@demo.test', owner.password);
  firstBuyer = await newBuyer();
  for (let at = 0; at < BUYERS; at += 1) buyers.push(await newBuyer());
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function newBuyer(): Promise<Client> {
  const buyer = await signUp(product.url, `activation.${randomUUID().slice(0, 8)}@canary.test`);
  await eventually(
    () => usageOf(buyer),
    ({ leadsRemaining }) => leadsRemaining > 0,
  );
  return buyer;
}

/** The commands of operators, as they run them beside a product. */
async function leads(...args: string[]): Promise<string> {
  const run = promisify(execFile);
  const program = [runProgram, 'scripts/leads/main.ts', ...args, '--data', product.dataFolder, '--as', 'tester'];
  return (await run(process.execPath, program, { cwd: repositoryRoot })).stdout;
}

async function importLeads(): Promise<number> {
  const rows = Array.from(
    { length: IMPORTED },
    (_, at) => `first.${at}@activation.example,Ann,${NAME},${at + 1},Main St,Helena,MT,59601`,
  );
  const file = path.join(folder, 'emails.csv');
  await writeFile(file, ['Email,FirstName,LastName,StreetNumber,Street,City,State,Zip', ...rows].join('\n'));
  await leads('inspect', file, '--write-map', path.join(folder, 'map.yaml'), '--kind', dictId);
  const said = await leads('import', dictId, file, '--map', path.join(folder, 'map.yaml'));
  const [, version] = /emails-(\d+) is ready/.exec(said) ?? [];
  if (version === undefined) throw new Error(`no version is ready: ${said}`);
  return Number(version);
}

async function liveVersion(): Promise<number> {
  const { body } = await admin.call<Versions>('GET', '/api/v2/superadmin/lead-versions');
  const versions = body.kinds.find((kind) => kind.dictId === dictId)?.versions ?? [];
  return versions.find(({ state, work }) => state === 'live' && work === null)?.version ?? 0;
}

/** What a super-admin presses at *Lead data*; answers the version that is searched then. */
async function change(act: string, body?: object): Promise<number> {
  const answer = await admin.call<{ version: number }>(
    'POST',
    `/api/v2/superadmin/lead-versions/${dictId}/${act}`,
    body,
  );
  const { version } = answer.body;
  expect([act, answer.status, version]).toEqual([act, 202, expect.any(Number)]);
  // The first who counts in it orders at once, perhaps before the news of it is everywhere.
  const { datasetVersion } = await eventually(
    () => countOf(firstBuyer, search),
    (counted) => counted.datasetVersion === version,
  );
  expect((await bought(firstBuyer, datasetVersion)).said).toBe(version);
  return eventually(liveVersion, (live) => live === version);
}

async function bought(buyer: Client, ordered: number): Promise<Bought> {
  const id = (await requestDownload(buyer, search, LEADS, ordered)) ?? '';
  expect(await endOf(buyer, id)).toMatchObject({ id, status: 'ready', rows: LEADS });
  const { body } = await buyer.call<{ datasetVersion: number }>('GET', `/api/v2/downloads/${id}`);
  const { header, rows } = await fileOf(product.url, buyer, id);
  const ofImport = rows.map((row) => row[header.indexOf('Last name')] === NAME);
  return { id, ordered, said: body.datasetVersion, ofImport };
}

it('no order, file or link fails while versions come and go, and each is of the version that it says', async () => {
  const first = (await countOf(buyers[0] as Client, search)).datasetVersion;
  const files: Bought[][] = buyers.map(() => []);
  const state = { phase: 0, isOver: false };
  const people = buyers.map(async (buyer, at) => {
    for (let phase = -1, left = 0; !state.isOver; left -= 1) {
      if (phase !== state.phase) [phase, left] = [state.phase, FILES_OF_PHASE_MAX];
      if (left <= 0) await eventually(async () => state.isOver || state.phase !== phase, Boolean, PHASE_SECONDS_MAX);
      else files[at]?.push(await bought(buyer, (await countOf(buyer, search)).datasetVersion));
    }
  });
  const failed = Promise.all(people).then(
    () => undefined,
    (error: unknown) => error,
  );
  /** Each buyer has a file of this version, or somebody's answer failed. */
  const boughtIn = async (version: number) => {
    const all = () => files.every((own) => own.some(({ said }) => said === version));
    await Promise.race([failed, eventually(async () => all(), Boolean)]);
  };
  try {
    await boughtIn(first);
    const second = await importLeads();
    const live = [first, await change(`${second}/activate`, { reason: 'a file for a test' })];
    // Who counted before may still order what was counted.
    const late = await Promise.all(buyers.map((buyer) => bought(buyer, first)));
    expect(late.map(({ said, ofImport }) => [said, ...ofImport])).toEqual(buyers.map(() => [first, false]));
    state.phase += 1;
    await boughtIn(second);
    for (let times = 0; times < 3; times += 1) {
      live.push(await change('rollback'));
      state.phase += 1;
      await boughtIn(live.at(-1) ?? 0);
    }
    state.isOver = true;
    expect(await failed).toBeUndefined();
    expect(live).toEqual([first, second, second + 1, second + 2, second + 3]);
    // Going back twice is going forward again.
    const imported = new Set([live[1], live[3]]);
    const wrong = files
      .flat()
      .filter(({ ordered, said, ofImport }) => said !== ordered || ofImport.some((of) => of !== imported.has(said)));
    expect(wrong).toEqual([]);
    expect([...new Set(files.flat().map(({ said }) => said))].sort((a, b) => a - b)).toEqual(live);
    const usages = await Promise.all(
      buyers.map((buyer) =>
        eventually(
          () => usageOf(buyer),
          ({ leadsHeld }) => leadsHeld === 0,
        ),
      ),
    );
    expect(usages.map(({ leadsUsed }) => leadsUsed)).toEqual(files.map((own) => (own.length + 1) * LEADS));
  } finally {
    state.isOver = true;
    await failed;
  }
});
