import { sql } from 'kysely';
import { inScope } from '@leadwright/postgres/scope';
import { buildInternalApp } from '@leadwright/runtime/http/internal-app';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import {
  asService,
  createServiceTokens,
  generateTokenKey,
  type ServiceTokens,
} from '@leadwright/runtime/process/service-tokens';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { openWebhooks, type WebhooksUnderTest } from '../testing/webhooks-under-test.ts';
import { parkedWebhookRoutes } from './parked-webhooks.ts';

let test: WebhooksUnderTest;
let app: HttpApp;
const signers: Record<string, ServiceTokens> = {};
beforeAll(async () => {
  test = await openWebhooks();
  const keys = Object.fromEntries(['billing', 'operator', 'export'].map((name) => [name, generateTokenKey()]));
  const publicKeys = Object.fromEntries(Object.entries(keys).map(([name, { publicKey }]) => [name, publicKey]));
  for (const [name, { privateKey }] of Object.entries(keys))
    signers[name] = await createServiceTokens({ service: name, privateKey, publicKeys });
  app = await buildInternalApp({
    service: 'billing',
    logger: createLogger('billing', 'silent'),
    tokens: signers['billing'] ?? null,
    ready: async () => undefined,
  });
  parkedWebhookRoutes(app, { store: test.parts.store, database: test.database, wake: () => undefined });
});
afterAll(async () => {
  await app.close();
  await test.close();
});

const ask = async (method: 'GET' | 'POST', url: string, payload?: object, who = 'operator') => {
  const token = signers[who]?.sign('billing', 'internal', { ...asService(who), personId: 'operator:ada' }) ?? '';
  const answer = await app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}` },
    ...(payload ? { payload } : {}),
  });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
};

it('shows operators what is parked, and a redrive handles it with a record of who asked', async () => {
  test.provider.subscribe('cus_1', 'team-unlimited');
  await test.store(...test.provider.events);
  for (let i = 0; i < 3; i++) {
    await test.handle();
    await test.makeDue();
  }
  const listed = await ask('GET', '/internal/webhooks');
  const parked = {
    processor: 'sandbox',
    tries: 3,
    reason: 'customer-unknown',
    receivedAt: expect.stringMatching(/Z$/),
  };
  const eventIds = test.provider.events.map(({ eventId }) => eventId);
  expect(listed.body).toEqual({
    events: test.provider.events.map(({ eventId, type }) => ({ ...parked, eventId, type })),
  });
  await test.know('cus_1', 'account-1');
  const redriven = await ask('POST', '/internal/webhooks/redrives', {
    processor: 'sandbox',
    eventIds: [...eventIds, 'evt_other'],
  });
  expect(redriven).toEqual({ status: 200, body: { redriven: eventIds, notParked: ['evt_other'] } });
  await test.handle();
  expect([await test.states(), (await test.applied('account-1')).times]).toEqual([{ done: 2 }, 1]);
  const recorded = await inScope(test.database.db, 'all', (trx) =>
    sql<{
      type: string;
      actor_id: string;
    }>`select type, actor_id from event_log where account_id = 'system' order by account_seq`.execute(trx),
  );
  expect(recorded.rows).toEqual([
    { type: 'RedriveStarted', actor_id: 'operator:ada' },
    { type: 'RedriveEnded', actor_id: 'operator:ada' },
  ]);
});

it('shows what a parked event says, and drops it with the reason in the log; a repeat of it is not handled', async () => {
  test.provider.events.splice(0);
  const subscriptionId = test.provider.subscribe('cus_2', 'team-unlimited');
  const [event] = test.provider.events;
  if (!event) throw new Error('the provider has an event of it');
  await test.store(event);
  for (let i = 0; i < 3; i++) {
    await test.handle();
    await test.makeDue();
  }
  const named = `processor=sandbox&eventId=${event.eventId}`;
  expect((await ask('GET', `/internal/webhooks/event?${named}`)).body).toMatchObject({
    events: [{ eventId: event.eventId, subscriptionId, customerId: 'cus_2', body: '{ "raw" : 1 }' }],
  });
  const drop = { processor: 'sandbox', eventIds: [event.eventId], reason: 'of another shop' };
  expect((await ask('POST', '/internal/webhooks/drops', drop)).body).toEqual({
    dropped: [event.eventId],
    notParked: [],
  });
  expect(await test.store(event)).toBe(0);
  expect((await ask('GET', '/internal/webhooks')).body).toEqual({ events: [] });
  expect((await ask('GET', `/internal/webhooks/event?${named}`)).body).toEqual({ events: [] });
  expect((await ask('POST', '/internal/webhooks/drops', { ...drop, reason: 'jo@example.test' })).status).toBe(400);
  const recorded = await inScope(test.database.db, 'all', (trx) =>
    sql<{ payload: object }>`select payload from event_log where account_id = 'system'
      order by account_seq desc limit 1`.execute(trx),
  );
  expect(recorded.rows[0]?.payload).toMatchObject({ failure: 'dropped: of another shop', applied: 0 });
});

it('lets in operators alone, and takes no list without an end', async () => {
  expect((await ask('GET', '/internal/webhooks', undefined, 'export')).status).toBe(401);
  const tooMany = { processor: 'sandbox', eventIds: Array.from({ length: 501 }, (_, i) => `evt_${i}`) };
  expect((await ask('POST', '/internal/webhooks/redrives', tooMany)).status).toBe(400);
});
