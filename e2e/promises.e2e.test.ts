// Tests guarantees that span several services, over the public API of the running product.
import { buildApiDocument } from '@leadwright/gateway/api-document/api-document';
import { randomUUID } from 'node:crypto';
import { planNamed } from '@leadwright/billing/plans/testing/plan-named';
import { logIn, visitor, type Client } from './src/people/client.ts';
import {
  arizona,
  countOf,
  endOf,
  entriesOf,
  expectExact,
  fileOf,
  owner,
  requestDownload,
  usageOf,
  type Usage,
} from './src/downloads/download-path.ts';
import { eventually } from './src/eventually.ts';
import { sharedProduct, type SharedProduct } from './src/product/shared-product.ts';
import { password, signUp } from './src/people/sign-up.ts';

const address = `promised.${randomUUID().slice(0, 8)}@canary.test`;
const { leadsFirstPeriod: given, downloadLimit } = planNamed('free-trial');
let product: SharedProduct;
let trial: Client;
/** Signs up another account on the free trial. */
let ours: Client;

beforeAll(async () => {
  product = await sharedProduct();
  trial = await signUp(product.url, address);
  ours = await signUp(product.url, `ours.${address}`);
  await trialUsage(ours);
});

const trialUsage = (client: Client): Promise<Usage> =>
  eventually(
    () => usageOf(client),
    ({ leads }) => leads === given,
  );

describe('a new account', () => {
  it('has the leads and the download limit of the free trial', async () => {
    expect(await trialUsage(trial)).toMatchObject({
      leads: given,
      leadsRemaining: given,
      leadsUsed: 0,
      leadsHeld: 0,
      downloadLimit,
    });
  });

  it('logs in with its own password, and with no other', async () => {
    expect(await usageOf(await logIn(product.url, address, password))).toEqual(await trialUsage(trial));
    await expect(logIn(product.url, address, 'violet harbour lamp 32')).rejects.toThrow('wrong-credentials');
  });

  it('gets the same answer as an unknown address when it signs up again', async () => {
    const stranger = `nobody.${randomUUID()}@canary.test`;
    const [known, unknown] = await Promise.all(
      [address, stranger].map((email) => visitor(product.url).call('POST', '/api/v2/sign-ups', { email })),
    );
    expect(known?.status).toBe(unknown?.status);
    expect(known?.body).toEqual(unknown?.body);
  });
});

describe('downloads', () => {
  // Two of them fit, a third does not.
  const part = Math.floor(given * 0.4);

  it('that race for the last leads never use more than the balance', async () => {
    await trialUsage(trial);
    const { datasetVersion } = await countOf(trial, arizona);
    const ids = await Promise.all([1, 2, 3, 4].map(() => requestDownload(trial, arizona, part, datasetVersion)));
    const ends = await Promise.all(ids.map((id) => endOf(trial, id ?? '')));
    expect(ends.map(({ status }) => status).sort()).toEqual(['failed', 'failed', 'ready', 'ready']);
    expect(ends.filter(({ status }) => status === 'failed').map(({ reason }) => reason)).toEqual([
      'balance',
      'balance',
    ]);
    expect(
      await eventually(
        () => usageOf(trial),
        ({ leadsHeld }) => leadsHeld === 0,
      ),
    ).toMatchObject({ leadsRemaining: given - 2 * part, leadsUsed: 2 * part });
  });

  it("above the plan's limit are refused as a whole", async () => {
    const { datasetVersion } = await countOf(trial, arizona);
    const id = await requestDownload(trial, arizona, downloadLimit + 1, datasetVersion);
    expect(await endOf(trial, id ?? '')).toMatchObject({ status: 'failed', reason: 'download-limit' });
    expect(await usageOf(trial)).toMatchObject({ leadsRemaining: given - 2 * part, leadsHeld: 0 });
  });

  it('charge exactly the rows in the file, and every ledger entry names its event', async () => {
    const before = await usageOf(ours);
    const { datasetVersion } = await countOf(ours, arizona);
    const id = (await requestDownload(ours, arizona, 57, datasetVersion)) ?? '';
    await expectExact(product.url, ours, [id], before);
    const entries = await entriesOf(ours);
    expect(entries.every(({ eventId }) => /^[0-9a-f-]{36}$/.test(eventId))).toBe(true);
    expect(entries[0]?.balance).toBe((await usageOf(ours)).leadsRemaining);
  });

  it('requested twice with one key are one download, and another body is a conflict', async () => {
    const { datasetVersion } = await countOf(ours, arizona);
    const key = randomUUID();
    const [first, second] = await Promise.all(
      [1, 2].map(() => requestDownload(ours, arizona, 10, datasetVersion, key)),
    );
    expect(second).toBe(first);
    const other = await ours.call(
      'POST',
      '/api/v2/downloads',
      { ...arizona, name: 'Arizona', rows: 11, datasetVersion },
      { 'idempotency-key': key },
    );
    expect(other).toMatchObject({ status: 409, body: { code: 'idempotency-key-reused' } });
    const none = await ours.call('POST', '/api/v2/downloads', {
      ...arizona,
      name: 'Arizona',
      rows: 11,
      datasetVersion,
    });
    expect(none).toMatchObject({ status: 400, body: { code: 'idempotency-key-missing' } });
  });

  it('write files that spreadsheets and strict CSV readers both read', async () => {
    const massachusetts = { dictId: 'consumers', geography: { kind: 'ST', values: ['MA'] }, filters: [] };
    const { datasetVersion } = await countOf(ours, massachusetts);
    const id = (await requestDownload(ours, massachusetts, 25, datasetVersion)) ?? '';
    await endOf(ours, id);
    const file = await fileOf(product.url, ours, id);
    expect([...file.bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(file.text.split('\r\n')).toHaveLength(27);
    // An address of two lines stands in quotes.
    expect(file.text.replaceAll(/"(?:[^"]|"")*"/g, '').replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const zip = file.header.findIndex((label) => /zip/i.test(label));
    expect(file.rows.every((row) => /^0\d{4}$/.test(row[zip] ?? ''))).toBe(true);
    expect(file.disposition).toMatch(/^attachment; .*filename\*=UTF-8''Arizona/);
  });

  it('of another account are not found', async () => {
    const { body } = await ours.call<{ downloads: { id: string }[] }>('GET', '/api/v2/downloads');
    for (const call of [
      trial.call('GET', `/api/v2/downloads/${body.downloads[0]?.id}`),
      trial.call('POST', `/api/v2/downloads/${body.downloads[0]?.id}/link`, {}),
    ]) {
      expect((await call).status).toBe(404);
    }
  });
});

describe('the API document', () => {
  it('is served as the declared routes make it', async () => {
    const { body } = await visitor(product.url).call('GET', '/docs/json');
    expect(body).toEqual(JSON.parse(JSON.stringify(await buildApiDocument())));
  });
});

describe('the audit trail', () => {
  type Trail = { entries: { type: string; recordedAt: string }[] };

  it('shows every step of a sign-up and a download within 2 s, and its own reads, to super-admins only', async () => {
    const me = await trial.call<{ accountId: string }>('GET', '/api/v2/me');
    const admin = await logIn(product.url, 'admin@demo.test', owner.password);
    const read = async (): Promise<string[]> => {
      const answer = await admin.call<Trail>(
        'GET',
        `/api/v2/superadmin/accounts/${me.body.accountId}/trail?limit=200&reason=support`,
      );
      expect(answer.status).toBe(200);
      return answer.body.entries.map(({ type }) => type);
    };
    await trial.call('POST', '/api/v2/sessions/logout', {}, { origin: product.url });
    const types = await eventually(read, (seen) => seen.includes('SessionEnded') || seen.includes('TrailRead'), 2);
    expect(types).toEqual(
      expect.arrayContaining([
        'SignUpRequested',
        'AccountOpened',
        'SubscriptionChanged',
        'LeadsGranted',
        'DownloadRequested',
        'LeadsReserved',
        'DownloadCompleted',
        'LeadsUsed',
        'DownloadReady',
        'MessageSent',
      ]),
    );
    await eventually(read, (seen) => seen.includes('TrailRead'), 5);
    const refused = await ours.call('GET', `/api/v2/superadmin/accounts/${me.body.accountId}/trail`);
    expect(refused.status).toBe(403);
  });
});
