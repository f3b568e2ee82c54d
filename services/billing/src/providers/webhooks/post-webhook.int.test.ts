// Security S21 for the route that takes providers' events; each adapter's own signature has its tests beside it.
import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { inScope } from '@leadwright/postgres/scope';
import { buildHttpApp, type HttpApp } from '@leadwright/runtime/http/http-app';
import { asService, createServiceTokens, generateTokenKey } from '@leadwright/runtime/process/service-tokens';
import { PROVIDER_BODY_BYTES_MAX } from '@leadwright/runtime/requests/raw-body';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { createMetrics } from '@leadwright/runtime/telemetry/metrics';
import { eventually } from '@leadwright/testing/eventually';
import type { ProviderEvent } from '../processor.ts';
import { fakeKeys, signatureHeader, signedWebhook, type SignedWebhook } from '../testing/fake-signature.ts';
import { openWebhooks, type WebhooksUnderTest } from '../testing/webhooks-under-test.ts';
import { providerWork } from './provider-work.ts';
import { postWebhookRoute } from './post-webhook.ts';

let test: WebhooksUnderTest;
let app: HttpApp;
let url: string;
let token: string;
const metrics = createMetrics('billing');
let woken = 0;

beforeAll(async () => {
  test = await openWebhooks();
  const keys = { billing: generateTokenKey(), gateway: generateTokenKey() };
  const publicKeys = { gateway: keys.gateway.publicKey };
  const gateway = await createServiceTokens({ service: 'gateway', privateKey: keys.gateway.privateKey, publicKeys });
  token = gateway.sign('billing', 'forward', { ...asService('gateway'), personId: 'anonymous' });
  app = await buildHttpApp({
    service: 'billing',
    logger: createLogger('billing', 'silent'),
    tokens: await createServiceTokens({ service: 'billing', privateKey: keys.billing.privateKey, publicKeys }),
    ready: async () => undefined,
  });
  const { webhooks } = providerWork({ ...test.parts, metrics }, test.parts);
  postWebhookRoute(app, { ...webhooks, stored: () => void (woken += 1) });
  url = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  await test.close();
});
beforeEach(async () => {
  await inScope(test.database.db, 'all', (trx) => sql`delete from webhook_inbox`.execute(trx));
  woken = 0;
});

let sent = 0;
const event = (): ProviderEvent => ({
  ...{ eventId: `evt_${(sent += 1)}`, type: 'invoice.paid', subscriptionId: 'sub_1', invoiceId: 'in_1' },
  customerId: 'cus_1',
});
type Answer = { status: number; body: Record<string, unknown>; ms: number };
async function send(
  { body, headers }: SignedWebhook,
  more: Record<string, string> = {},
  to = 'sandbox',
): Promise<Answer> {
  const began = performance.now();
  const answer = await fetch(`${url}/api/v2/webhooks/${to}`, {
    method: 'POST',
    body: new Uint8Array(body),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers, ...more },
  });
  const text = (await answer.json()) as Record<string, unknown>;
  return { status: answer.status, body: text, ms: performance.now() - began };
}
const now = (): number => Date.now();
const stored = () =>
  inScope(test.database.db, 'all', async (trx) => {
    const { rows } = await sql<{ event_id: string; body: Buffer }>`select event_id, body from webhook_inbox`.execute(
      trx,
    );
    return rows;
  });
const expectRefused = async (answer: Answer, status: number, code: string): Promise<void> => {
  expect([answer.status, answer.body['code'], await stored(), woken]).toEqual([status, code, [], 0]);
};
const rejected = async (reason: string): Promise<number> => {
  const line = (await metrics.scrape())
    .split('\n')
    .find((each) => each.includes(`rejected_total{`) && each.includes(`"${reason}"`));
  return Number(/ (\d+)/.exec(line ?? '')?.[1]);
};

describe('security S21: an event', () => {
  it('security S21: that is good is stored byte for byte before the 2xx, and wakes the worker', async () => {
    const webhook = signedWebhook([event()], now());
    const answer = await send(webhook);
    expect([answer.status, answer.body]).toEqual([200, { received: true }]);
    expect((await stored()).map(({ body }) => body)).toEqual([webhook.body]);
    expect(woken).toBe(1);
  });
  it('security S21: with one bit flipped in its body is 401 and not stored', async () => {
    const { body, headers } = signedWebhook([event()], now());
    for (const at of [0, Math.floor(body.length / 2), body.length - 1]) {
      const flipped = Buffer.from(body);
      flipped[at] = (flipped[at] ?? 0) ^ 1;
      await expectRefused(await send({ body: flipped, headers }), 401, 'webhook-signature-wrong');
    }
  });
  it('security S21: signed too long ago, or too far ahead, is 400 by real time', async () => {
    await expectRefused(await send(signedWebhook([event()], now() - 301_000)), 400, 'webhook-too-old');
    await expectRefused(await send(signedWebhook([event()], now() + 330_000)), 400, 'webhook-too-old');
  });
  it('security S21: signed with a key that is not ours is 401', async () => {
    await expectRefused(await send(signedWebhook([event()], now(), 'wrong')), 401, 'webhook-signature-wrong');
  });
  it('security S21: whose JSON was read and written again is 401', async () => {
    const { body, headers } = signedWebhook([event()], now());
    const again = Buffer.from(JSON.stringify(JSON.parse(body.toString('utf8'))));
    await expectRefused(await send({ body: again, headers }), 401, 'webhook-signature-wrong');
  });
  it('security S21: without a signature is 401', async () => {
    const { body } = signedWebhook([event()], now());
    await expectRefused(await send({ body, headers: {} }), 401, 'webhook-signature-missing');
  });
  it('security S21: that comes again is answered alike and stored once, also by two at once', async () => {
    const webhook = signedWebhook([event()], now());
    const answers = await Promise.all([send(webhook), send(webhook), send(webhook)]);
    answers.push(await send(webhook));
    expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [200, { received: true }]));
    expect(await stored()).toHaveLength(1);
  });
  it('security S21: signed with the key that is rotated out is still taken', async () => {
    expect((await send(signedWebhook([event()], now(), fakeKeys.old))).status).toBe(200);
  });
  it('security S21: that is signed but cannot be read is 400', async () => {
    const body = Buffer.from('{"events":');
    const { headers } = signedWebhook([], now());
    const time = String(headers[signatureHeader]).slice(2, 15);
    const v1 = createHmac('sha256', fakeKeys.current).update(`${time}.`).update(body).digest('hex');
    await expectRefused(
      await send({ body, headers: { [signatureHeader]: `t=${time},v1=${v1}` } }),
      400,
      'webhook-body-invalid',
    );
  });
  it('security S21: that is refused is counted by its reason', async () => {
    const before = await rejected('signature-missing');
    await send({ body: Buffer.from('{}'), headers: {} });
    // A scrape is kept for a second: ask until it is made anew.
    await eventually(async () => (await rejected('signature-missing')) === before + 1);
  });
});

describe('the route', () => {
  it('takes several events of one webhook, and forms as well as JSON', async () => {
    expect((await send(signedWebhook([event(), event(), event()], now()))).status).toBe(200);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await send(signedWebhook([event()], now()), form)).status).toBe(200);
    expect(await stored()).toHaveLength(4);
  });
  it('refuses other media, a body above 1 MiB, an empty one, another method', async () => {
    const webhook = signedWebhook([event()], now());
    expect((await send(webhook, { 'content-type': 'text/plain' })).status).toBe(415);
    const large = { body: Buffer.alloc(PROVIDER_BODY_BYTES_MAX + 1), headers: webhook.headers };
    expect((await send(large)).body).toMatchObject({ code: 'body-too-large' });
    await expectRefused(await send({ body: Buffer.alloc(0), headers: {} }), 401, 'webhook-signature-missing');
    const headers = { authorization: `Bearer ${token}` };
    expect((await fetch(`${url}/api/v2/webhooks/sandbox`, { headers })).status).toBe(405);
  });
  it('knows no processor that is not in use, and says the same for an invented one', async () => {
    const webhook = signedWebhook([event()], now());
    for (const name of ['stripe', 'recurly', 'invented', 'x'.repeat(40), '__proto__', 'constructor'])
      await expectRefused(await send(webhook, {}, name), 404, 'processor-unknown');
    expect((await send(webhook, {}, 'x'.repeat(41))).status).toBe(400);
  });
  it('is asked by the gateway alone', async () => {
    const webhook = signedWebhook([event()], now());
    expect((await send(webhook, { authorization: 'Bearer x' })).body).toMatchObject({ code: 'not-signed-in' });
    expect(await stored()).toEqual([]);
  });
  it('does not show what it stores or why: refusals hold a code, a sentence and an id', async () => {
    const webhook = signedWebhook([event()], now());
    const answers = [
      await send({ body: webhook.body, headers: {} }),
      await send(signedWebhook([event()], now(), 'wrong')),
    ];
    for (const { body } of answers) {
      expect(Object.keys(body).sort()).toEqual(['code', 'correlationId', 'message']);
      expect(JSON.stringify(body)).not.toMatch(/evt_|sub_|cus_|in_1|key|sandbox/);
    }
  });
  it('answers no 2xx, and within 5 s, where the event cannot be stored', async () => {
    const holder = await test.database.pool.connect();
    try {
      await holder.query('begin');
      await holder.query('lock table webhook_inbox in access exclusive mode');
      const answer = await send(signedWebhook([event()], now()));
      expect(answer.status).toBe(503);
      expect(answer.ms).toBeLessThan(5_000);
    } finally {
      await holder.query('rollback');
      holder.release();
    }
  });
});
