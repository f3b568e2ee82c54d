import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { planNamed } from '@leadwright/billing/plans/testing/plan-named';
import { eventually } from './src/eventually.ts';
import { logIn, visitor, type Client } from './src/people/client.ts';
import { mailTo, password } from './src/people/sign-up.ts';
import { sharedProduct, type SharedProduct } from './src/product/shared-product.ts';
import { operator } from './src/replay.ts';

let product: SharedProduct;
const folders: string[] = [];
beforeAll(async () => {
  product = await sharedProduct();
});
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

type Documents = Partial<Record<'users' | 'customers' | 'downloads' | 'searches', unknown[]>>;
function exported(documents: Documents): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'legacy-export-'));
  folders.push(folder);
  for (const [name, lines] of Object.entries(documents)) {
    const text = lines.map((each) => (typeof each === 'string' ? each : JSON.stringify(each))).join('\n');
    writeFileSync(path.join(folder, `${name}.jsonl`), text);
  }
  writeFileSync(path.join(folder, 'plans.json'), JSON.stringify({ old_team: 'team-unlimited' }));
  return folder;
}

type Counts = Record<'users' | 'customers' | 'downloads' | 'searches', number>;
type Report = { imported: Counts; alreadyThere: Counts; refused: { reason: string }[]; leftOut: { reason: string }[] };
async function importing(folder: string): Promise<{ code: number; report: Report }> {
  const { code, out, err } = await operator(product.dataFolder, 'import-legacy', folder, '--json');
  if (out === '') throw new Error(err);
  return { code, report: JSON.parse(out) as Report };
}
const none = { users: 0, customers: 0, downloads: 0, searches: 0 };
const run = `legacy-${Date.now()}`;
const mailbox = (uid: string): string => `${uid}@canary.test`;
const user = (name: string, more: object = {}) => ({
  ...{ uid: `${run}-${name}`, email: mailbox(`${run}-${name}`), _docId: `${run}-${name}` },
  ...more,
});
const lastMonth = Math.floor(Date.now() / 1000) - 45 * 86_400;
const customer = (name: string, more: object = {}) => ({
  ...{ uid: `${run}-${name}`, customer_id: `cus_${run}_${name}`, processor: 'stripe', plan_id: 'old_team' },
  ...{ subscription_status: 'active', subscription_id: `sub_${run}_${name}`, billing_cycle_anchor: lastMonth },
  ...more,
});

/** As a person who forgot the password, which nobody brought over. */
async function logInByReset(name: string): Promise<Client> {
  const email = mailbox(`${run}-${name}`);
  await visitor(product.url).call('POST', '/api/v2/password-resets', { email });
  const token = /token=([\w.~-]+)/.exec((await mailTo(product.url, email)).text)?.[1] ?? '';
  await visitor(product.url).call('POST', '/api/v2/password-resets/confirm', { token, password });
  return logIn(product.url, email, password);
}
const leadsOf = (client: Client, leads: number) =>
  eventually(
    () => client.call<{ leadsRemaining: number; status: string }>('GET', '/api/v2/usage'),
    ({ body }) => body.leadsRemaining === leads,
  );

const search = (id: string, name: string, more: object = {}) => ({
  ...{ _docId: id, uid: `${run}-${name}`, queryUrl: { dictId: 'consumers', index: 'consumers' } },
  ...{ geographyParams: { kind: 'ST', values: ['AZ'] }, searchParams: [], timestamp: 1_700_000_000 },
  ...more,
});

const documents: Documents = {
  users: [
    user('ada', {
      leadsRemaining: 61_000,
      companyUsers: [{ name: 'Ben', email: mailbox(`${run}-ben`), role: 'download' }],
    }),
    user('ben', { id: `${run}-ada` }),
    user('cleo'),
    user('dora'),
    user('ada', { leadsRemaining: 1 }),
    user('eve', { email: 'no address' }),
    user('finn', { inviteStatus: 'pending' }),
  ],
  customers: [
    customer('ada'),
    customer('cleo', { uid: null, email: mailbox(`${run}-cleo`) }),
    customer('dora', { subscription_status: 'canceled', plan_id: 'gone' }),
    customer('nobody'),
  ],
  downloads: [
    { _docId: 'file-1', aid: `${run}-ada`, searchName: 'Old roofers', downloadCount: 1200, timestamp: 1_700_000_000 },
    { _docId: 'file-2', aid: `${run}-ada`, searchName: 'Archived', downloadCount: 1, timestamp: 1, archived: true },
    { _docId: 'file-3', aid: `${run}-nobody`, downloadCount: 1, timestamp: 1 },
    { _docId: 'file-4', aid: `${run}-ada`, downloadCount: 'many', timestamp: 1 },
  ],
  searches: [
    search('s-1', 'ben', { searchName: 'Old roofers', count: 7 }),
    search('consumers', 'ben', { searchName: null }),
    search('s-2', 'ada', { geographyParams: { kind: 'ST', values: ['ZZ'] } }),
    search('s-3', 'nobody'),
    { _docId: 's-4', uid: `${run}-ada` },
  ],
};

describe('an export of the product before this one', () => {
  it('comes over with its people, plans, downloads and searches, says what did not, and comes over once', async () => {
    const folder = exported(documents);
    const { code, report } = await importing(folder);
    expect(code).toBe(3);
    expect(report.imported).toEqual({ users: 4, customers: 3, downloads: 2, searches: 2 });
    expect(report.refused.map(({ reason }) => reason).sort()).toEqual([
      ...['account-missing', 'account-missing', 'customer-without-user', 'duplicate-uid', 'search-not-readable'],
      ...['unreadable', 'unreadable', 'unreadable'],
    ]);
    expect(report.leftOut.map(({ reason }) => reason).sort()).toEqual(['invitation-pending']);
    expect(JSON.stringify(report)).not.toContain('@canary.test');
    const again = await importing(folder);
    expect(again.report).toMatchObject({ imported: none, alreadyThere: report.imported, refused: report.refused });
    const ben = await logInByReset('ben');
    await leadsOf(ben, 61_000);
    const { body } = await ben.call<{ downloads: object[] }>('GET', '/api/v2/imported-downloads');
    expect(body.downloads).toMatchObject([{ id: 'file-1', name: 'Old roofers', rows: 1200, leadsMultiplier: 1 }]);
    const kept = await ben.call<{ searches: object[] }>('GET', '/api/v2/saved-searches');
    const own = { uid: `${run}-ben`, own: true, dictId: 'consumers', timestamp: 1_700_000_000 };
    expect(kept.body.searches).toHaveLength(2);
    expect(kept.body.searches).toContainEqual(
      expect.objectContaining({ ...own, id: 's-1', searchName: 'Old roofers' }),
    );
    expect(kept.body.searches).toContainEqual(expect.objectContaining({ ...own, isDefault: true }));
    const shared = { savedSearch: 's-1', uid: `${run}-ben` };
    expect((await visitor(product.url).call('POST', '/api/v2/shared-searches/open', shared)).status).toBe(200);
  });

  it('gives an account that was never ported its plan at the first load, and a cancelled one none', async () => {
    await importing(exported(documents));
    const cleo = await logInByReset('cleo');
    expect((await cleo.call('GET', '/api/v2/me')).body).toMatchObject({ needsPort: true });
    expect((await cleo.call('GET', '/api/v2/usage')).body).toMatchObject({ status: 'none' });
    expect((await cleo.call('POST', '/api/v2/me/account-port')).body).toEqual({ ported: true });
    await leadsOf(cleo, planNamed('team-unlimited').leadsPerPeriod);
    expect((await cleo.call('POST', '/api/v2/me/account-port')).body).toEqual({ ported: false });
    const dora = await logInByReset('dora');
    expect((await dora.call('GET', '/api/v2/usage')).body).toMatchObject({ status: 'none', leadsRemaining: 0 });
  });

  it('that is stopped by a kill while an answer is lost goes on where it was, and every account is there once', async () => {
    const names = Array.from({ length: 12 }, (_, place) => `many-${place}`);
    const folder = exported({
      users: names.map((name) => user(name, { leadsRemaining: 7 })),
      customers: names.map((name) => customer(name)),
    });
    await killedAfter(8, 'import-legacy', folder);
    const { code, report } = await importing(folder);
    expect({ code, report }).toMatchObject({
      code: 0,
      report: { imported: { users: 4, customers: 4 }, alreadyThere: { users: 8, customers: 8 } },
    });
    expect((await importing(folder)).report).toMatchObject({ imported: none, alreadyThere: { users: 12 } });
    const last = await logInByReset('many-7');
    await leadsOf(last, 7);
    const { code: checked, out } = await operator(product.dataFolder, 'check', `${run}-many-7`, '--json');
    expect({ checked, broken: (JSON.parse(out) as { broken: unknown[] }).broken }).toEqual({ checked: 0, broken: [] });
  });
});

/**
 * Runs the operators' program by itself, lets accounts do so many of its requests, keeps the answer to the last one
 * and kills the program while it waits.
 */
async function killedAfter(requests: number, ...args: string[]): Promise<void> {
  const read = (name: string) => JSON.parse(readFileSync(path.join(product.dataFolder, name), 'utf8')) as never;
  const { internalPorts } = read('product.json') as { internalPorts: Record<string, number> };
  const { services } = read('secrets.json') as { services: { operator: { privateKey: string } } };
  let seen = 0;
  const between = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const answer = await fetch(`http://127.0.0.1:${internalPorts['accounts']}${request.url}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: request.headers.authorization ?? '' },
        body: Buffer.concat(chunks),
      });
      const text = await answer.text();
      seen += 1;
      if (seen === requests) child.kill('SIGKILL');
      else response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
    })();
  });
  between.listen(0, '127.0.0.1');
  await once(between, 'listening');
  const addresses = { accounts: `http://127.0.0.1:${(between.address() as AddressInfo).port}` };
  const program = path.join(__dirname, '../scripts/operate');
  const child = spawn(program, [...args, '--services', JSON.stringify(addresses), '--as', 'import'], {
    stdio: 'ignore',
    env: { ...process.env, OPERATOR_SERVICE_PRIVATE_KEY: services.operator.privateKey },
  });
  const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
  between.closeAllConnections();
  between.close();
  expect({ signal, seen }).toEqual({ signal: 'SIGKILL', seen: requests });
}
