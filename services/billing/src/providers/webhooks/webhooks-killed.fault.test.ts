// Kill points 18 and 19: billing dies with an event stored and not answered, and answered and not handled. The provider
// sends what was not answered again; either way the event is in the inbox once, and its account is settled.
import { sql } from 'kysely';
import { inScope } from '@leadwright/postgres/scope';
import { assertFloors, printCounts } from '@leadwright/testing/fault-run';
import { eventually } from '@leadwright/testing/eventually';
import { startOwnCluster, type OwnCluster } from '@leadwright/testing/own-cluster';
import { endMains, type StartedMain } from '@leadwright/testing/start-main';
import { openBillingAlone, type BillingAlone } from '../../testing/billing-alone.ts';
import type { ProviderEvent } from '../processor.ts';
import { signedWebhook } from '../testing/fake-signature.ts';

const MAIN = 'services/billing/src/providers/testing/main-with-provider.ts';
const ACCOUNT = 'acme';
let cluster: OwnCluster;
let billing: BillingAlone;
const hit: string[] = [];

beforeAll(async () => {
  cluster = await startOwnCluster();
  billing = await openBillingAlone();
  const first = billing.start({}, MAIN);
  await first.listening();
  await sql`create table applied (account_id text, state jsonb)`.execute(billing.database.db);
  await inScope(billing.database.db, 'all', (trx) =>
    sql`insert into processor_customer (processor, customer_id, account_id) values ('sandbox', 'cus_1', ${ACCOUNT})`.execute(
      trx,
    ),
  );
  await endMains();
}, 120_000);
afterEach(endMains);
afterAll(async () => {
  await billing.close();
  await cluster.stop();
}, 60_000);

const event = (eventId: string): ProviderEvent => ({
  ...{ eventId, type: 'invoice.paid', subscriptionId: null, invoiceId: null },
  customerId: 'cus_1',
});
/** The status, or null where the connection broke. */
async function send(url: string, eventId: string): Promise<number | null> {
  const { body, headers } = signedWebhook([event(eventId)], Date.now());
  const authorization = `Bearer ${billing.gatewayToken()}`;
  const request = {
    method: 'POST',
    body: new Uint8Array(body),
    headers: { ...headers, authorization, 'content-type': 'application/json' },
  };
  return fetch(`${url}/api/v2/webhooks/sandbox`, request).then(
    ({ status }) => status,
    () => null,
  );
}
const rows = (eventId: string) =>
  inScope(billing.database.db, 'all', async (trx) => {
    const found = await sql<{ state: string }>`select state from webhook_inbox where event_id = ${eventId}`.execute(
      trx,
    );
    return found.rows.map(({ state }) => state);
  });
const applied = async (): Promise<number> =>
  Number(
    (
      await sql<{ n: string }>`select count(*) as n from applied where account_id = ${ACCOUNT}`.execute(
        billing.database.db,
      )
    ).rows[0]?.n,
  );

async function killedAt(point: string, eventId: string): Promise<number | null> {
  const doomed: StartedMain = billing.start({ BILLING_CRASH_AT: `${point}:1` }, MAIN);
  const status = await send(await doomed.listening(), eventId);
  expect(await doomed.ended).toEqual([null, 'SIGKILL']);
  hit.push(point);
  return status;
}

it('18: an event that was stored and not answered is handled once, and the repeat is answered', async () => {
  expect(await killedAt('billing:webhook-stored', 'evt_18')).toBeNull();
  expect(await rows('evt_18')).toEqual(['waiting']);
  const before = await applied();
  const url = await billing.start({}, MAIN).listening();
  expect(await send(url, 'evt_18')).toBe(200);
  await eventually(async () => expect(await rows('evt_18')).toEqual(['done']), { deadlineMs: 90_000 });
  expect(await applied()).toBe(before + 1);
}, 200_000);

it('19: an event that was answered and not handled is handled once', async () => {
  const before = await applied();
  expect(await killedAt('billing:webhook-answered', 'evt_19')).toBe(200);
  expect(await rows('evt_19')).toEqual(['waiting']);
  await billing.start({}, MAIN).listening();
  await eventually(async () => expect(await rows('evt_19')).toEqual(['done']), { deadlineMs: 90_000 });
  expect(await applied()).toBe(before + 1);
}, 200_000);

it('and both points of the table were hit', () => {
  const counts = { kills: hit.length, points: new Set(hit).size };
  printCounts('T6 webhooks', counts);
  assertFloors(counts, { kills: 2, points: 2 });
});
