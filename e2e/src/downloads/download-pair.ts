// Runs export and billing in this process, with an S3 server that can fail. The test plays accounts and search.
import { topics } from '@leadwright/contracts/topology';
import { randomUUID } from 'node:crypto';
import { create, toBinary } from '@bufbuild/protobuf';
import { AccountEventSchema } from '@leadwright/contracts/accounts/v1/account_events';
import { migrationFolders } from '@leadwright/billing/migrations';
import { startBilling } from '@leadwright/billing/service';
import { timestampOf } from '@leadwright/eventsourcing/log/timestamps';
import { openHarness } from '@leadwright/export/testing/harness';
import { insertLeads } from '@leadwright/export/testing/leads';
import { openS3Store } from '@leadwright/objects/s3-store';
import { testBucket } from '@leadwright/objects/testing/test-bucket';
import { generateTokenKey } from '@leadwright/runtime/process/service-tokens';
import { testDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { startS3 } from '@leadwright/testing/s3-server';
import { eventually } from '../eventually.ts';
import { startFailingS3, type FailingS3 } from '../engines/failing-s3.ts';
import { fileOf } from './file-of.ts';
import { openSources, type Sources } from '../invariants/sources.ts';

export type DownloadPair = {
  s3: FailingS3;
  /** Export's and billing's databases, the chosen rows, and the files behind the failing proxy. */
  sources: Sources;
  /** Creates an account on this plan. */
  account(planId: string): Promise<string>;
  /** Requests a download and returns its id; `none` is a search without results. */
  ask(accountId: string, rows: number, options?: { none?: boolean }): Promise<string>;
  /** Cancels it; false where it had ended already. */
  cancel(accountId: string, id: string): Promise<boolean>;
  /** Waits for its final state. */
  endOf(accountId: string, id: string): Promise<{ status: string; reason?: string; rows?: number; leads?: number }>;
  balanceOf(accountId: string): Promise<{ available: number; held: number; delivered: number }>;
  close(): Promise<void>;
};

const version = 910_001;
const accountsTopic = topics.accounts;

/** Needs the engines of `startTestEngines`. `leads`: the number of leads to choose from. */
export async function startDownloadPair(leads: number): Promise<DownloadPair> {
  const server = await startS3();
  const bucket = await testBucket(server);
  const s3 = await startFailingS3(server.endpoint);
  const behind = await openS3Store({ ...bucket, endpoint: s3.url });
  const direct = await openS3Store(bucket);
  const harness = await openHarness(behind);
  const billingDb = await testDatabase({ migrations: migrationFolders(repositoryRoot) });
  const billing = await startBilling(
    {
      BILLING_PORT: 0,
      BILLING_HOST: '127.0.0.1',
      BILLING_INTERNAL_PORT: 0,
      BILLING_INTERNAL_HOST: '127.0.0.1',
      BILLING_POSTGRES_URL: billingDb.url,
      BILLING_PROCESSOR: 'sandbox',
      BILLING_SUPPORT_EMAIL: 'help@leadwright.test',
      BILLING_UPGRADE_WINDOW_DAYS: 38.9,
      BILLING_PROMOS: '',
      BILLING_PROMO_CODES: '',
      BILLING_TRIALS_PER_DOMAIN: 3,
      BILLING_TRIALS_PER_NETWORK: 4,
      BILLING_FOUR_EYES_ABOVE_LEADS: 10_000,
      BILLING_FOUR_EYES_ABOVE_CENTS: 30_000,
      BILLING_PROPOSAL_DAYS: 7,
      BILLING_SHARE_AWARDS: true,
      BILLING_SHARE_AWARD_LEADS: 10_000,
      BILLING_SHARE_AWARDS_ON_DELIVERY: 3,
      BILLING_SHARE_AWARDS_ON_CONFIRMATION: 10,
      BILLING_SHARE_AWARDS_IN_TRIAL: 1,
      BILLING_SHARE_AWARDS_FOR_DOMAIN: 1,
      BILLING_SELLER_NAME: 'Leadwright',
      BRAINTREE_ENVIRONMENT: 'sandbox',
      BILLING_POOL_MAX: 8,
      BILLING_LOG_LEVEL: 'silent',
      BILLING_SERVICE_PRIVATE_KEY: generateTokenKey().privateKey,
      BILLING_SERVICE_PUBLIC_KEYS: {},
      BILLING_PEERS: {
        accounts: 'http://127.0.0.1:9',
        export: 'http://127.0.0.1:9',
        notification: 'http://127.0.0.1:9',
      },
    },
    { bus: harness.bus, objects: direct },
  );
  const service = await harness.start();
  await insertLeads(harness.engine.clickhouse, version, leads);
  await harness.activate(version);
  const sources = openSources({
    url: (database) => (database === 'billing' ? billingDb : harness.testDb).superuserUrl,
    clickhouseUrl: harness.engine.url,
    file: (key) => fileOf(direct, key),
  });
  const call = async <Answer>(method: string, path: string, accountId: string, body?: object): Promise<Answer> => {
    const answer = await harness.call(service, method, path, {
      accountId,
      ...(body ? { body, key: randomUUID() } : {}),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status} ${await answer.text()}`);
    return answer.json() as Promise<Answer>;
  };
  return {
    s3,
    sources,
    account: async (planId) => {
      const accountId = randomUUID();
      const at = timestampOf(new Date().toISOString());
      const meta = {
        eventId: randomUUID(),
        accountId,
        accountSeq: 1n,
        streamId: `account-${accountId}`,
        schemaV: 1,
        effectiveAt: at,
        recordedAt: at,
        actorId: 'test',
        correlationId: 'test',
      };
      const value = toBinary(
        AccountEventSchema,
        create(AccountEventSchema, {
          meta,
          event: { case: 'accountOpened', value: { ownerPersonId: 'person-1', planId } },
        }),
      );
      await harness.bus.publish([
        { topic: accountsTopic, accountId, accountSeq: 1, eventId: meta.eventId, headers: {}, value },
      ]);
      await eventually(
        () => balanceIn(sources, accountId),
        ({ available }) => available > 0,
      );
      return accountId;
    },
    ask: async (accountId, rows, { none = false } = {}) => {
      const search = {
        dictId: 'consumers',
        geography: { kind: 'ST', values: [none ? 'WY' : 'AZ'] },
        filters: [],
        name: 'Leads',
        rows,
        datasetVersion: version,
      };
      return (
        await eventually(
          () => call<{ id: string }>('POST', '/api/v2/downloads', accountId, search),
          () => true,
        )
      ).id;
    },
    cancel: async (accountId, id) => {
      const answer = await harness.call(service, 'POST', `/api/v2/downloads/${id}/cancel`, { accountId });
      if (!answer.ok && answer.status !== 409) throw new Error(`cancel answered ${answer.status}`);
      return answer.ok;
    },
    endOf: (accountId, id) =>
      eventually(
        () => call<{ status: string }>('GET', `/api/v2/downloads/${id}`, accountId),
        ({ status }) => ['ready', 'failed', 'cancelled'].includes(status),
        150,
      ),
    balanceOf: (accountId) => balanceIn(sources, accountId),
    close: async () => {
      await sources.close();
      await billing.stop();
      await harness.close();
      await billingDb.drop();
      behind.close();
      direct.close();
      await s3.stop();
      await server.stop();
    },
  };
}

async function balanceIn(
  { query }: Sources,
  accountId: string,
): Promise<{ available: number; held: number; delivered: number }> {
  const [row] = await query<Record<'available' | 'held' | 'delivered', string>>(
    'billing',
    'select available, held, delivered from lead_balance where account_id = $1',
    [accountId],
  );
  return {
    available: Number(row?.available ?? 0),
    held: Number(row?.held ?? 0),
    delivered: Number(row?.delivered ?? 0),
  };
}
