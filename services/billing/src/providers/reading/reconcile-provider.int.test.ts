import { sql } from 'kysely';
import { inScope } from '@leadwright/postgres/scope';
import type { ApplyProviderState } from './settle-account.ts';
import { openWebhooks, type WebhooksUnderTest } from '../testing/webhooks-under-test.ts';
import { reconcileProviderWork, type ReconcileParts } from './reconcile-provider.ts';

let test: WebhooksUnderTest;
let found: number;
const running = new AbortController();

beforeEach(async () => {
  test = await openWebhooks();
  found = 0;
});
afterEach(() => test.close());

const round = async (more: Partial<ReconcileParts> = {}, stopping = running.signal): Promise<void> => {
  const metrics = { ...test.parts.metrics, counter: () => (by: number) => void (found += by) };
  await reconcileProviderWork({ ...test.parts, metrics, pauseMs: 0, ...more }).round(stopping);
};
const subscribe = async (n: number): Promise<{ accountId: string; subscriptionId: string }> => {
  await test.know(`cus_${n}`, `account-${n}`);
  return { accountId: `account-${n}`, subscriptionId: test.provider.subscribe(`cus_${n}`, 'team-unlimited') };
};
const dayLater = () =>
  inScope(test.database.db, 'all', (trx) =>
    sql`update provider_reading set reconcile_at = reconcile_at - interval '25 hours'`.execute(trx),
  );
const timesOf = async (n: number): Promise<number> => (await test.applied(`account-${n}`)).times;

describe('the reconciliation', () => {
  it('finds changes without an event, also of an account that was never read', async () => {
    const { accountId, subscriptionId } = await subscribe(1);
    await round();
    expect((await test.applied(accountId)).state?.subscription).toMatchObject({ subscriptionId, status: 'live' });
    test.provider.cancel(subscriptionId, 'now');
    await dayLater();
    await round();
    expect((await test.applied(accountId)).state?.subscription?.status).toBe('cancelled');
  });

  it('reads an account once a day, and one whose subscription ended once a week', async () => {
    const { subscriptionId } = await subscribe(1);
    await subscribe(2);
    test.provider.cancel(subscriptionId, 'now');
    await round();
    await round();
    expect([await timesOf(1), await timesOf(2)]).toEqual([1, 1]);
    await dayLater();
    await round();
    expect([await timesOf(1), await timesOf(2)]).toEqual([1, 2]);
    for (let day = 0; day < 6; day++) await dayLater();
    await round();
    expect([await timesOf(1), await timesOf(2)]).toEqual([2, 3]);
  });

  it('need not read an account that an event has had read', async () => {
    await subscribe(1);
    await test.store(...test.provider.events);
    await test.handle();
    await round();
    expect(await timesOf(1)).toBe(1);
  });

  it('reads so many accounts in a round, and goes on where the last one ended, also in another process', async () => {
    for (let n = 1; n <= 5; n++) await subscribe(n);
    await round({ accountsMax: 2 });
    expect(test.provider.reads).toBe(4);
    await round({ accountsMax: 2 });
    await round({ accountsMax: 2 });
    expect(await Promise.all([1, 2, 3, 4, 5].map(timesOf))).toEqual([1, 1, 1, 1, 1]);
  });

  it('ends early when the service stops', async () => {
    for (let n = 1; n <= 3; n++) await subscribe(n);
    const stopping = new AbortController();
    test.provider.beforeAnswer = async () => stopping.abort();
    await round({}, stopping.signal);
    expect(await Promise.all([1, 2, 3].map(timesOf))).toEqual([1, 0, 0]);
  });

  it('passes over an account that fails, and does not storm a provider that is away', async () => {
    for (let n = 1; n <= 6; n++) await subscribe(n);
    test.provider.failingReads = 1;
    await round();
    expect(await Promise.all([1, 2, 3, 4, 5, 6].map(timesOf))).toEqual([0, 1, 1, 1, 1, 1]);
    await dayLater();
    test.provider.reads = 0;
    test.provider.failingReads = 1_000;
    await expect(round()).rejects.toThrow('the provider answers 500');
    expect(test.provider.reads).toBe(3);
  });

  it('counts what it appended, and nothing where the account is as the provider says', async () => {
    await subscribe(1);
    const told = new Set<string>();
    const apply: ApplyProviderState = async (tx, accountId, { subscription }, context) => {
      const status = subscription?.status ?? 'none';
      if (told.has(status)) return;
      told.add(status);
      const operation = { redriveId: '01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a70', consumer: 'c', topic: 't', waiting: 1 };
      await tx.record({ accountId, streamId: 'subscription' }, [{ type: 'RedriveStarted', ...operation }], context);
    };
    await round({ apply });
    expect(found).toBe(1);
    await dayLater();
    await round({ apply });
    expect(found).toBe(1);
  });
});
