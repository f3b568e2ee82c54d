// What a provider sends: the bytes that it signed, by anybody, with no session behind them.
import { createHmac } from 'node:crypto';
import { rawRequest } from '@leadwright/runtime/testing/raw-request';
import { PROVIDER_BODY_BYTES_MAX } from '@leadwright/runtime/requests/raw-body';
import {
  buildGateway,
  signAccess,
  startUpstreams,
  type TestGateway,
  type Upstreams,
} from '../testing/running-gateway.ts';
import { forwardedRoutes } from './forwarded-routes.ts';

const path = '/api/v2/webhooks/stripe';
const json = 'application/json';
const form = 'application/x-www-form-urlencoded';
const key = 'whsec_test';
const signed = (body: Buffer): string => createHmac('sha256', key).update(body).digest('hex');

let upstreams: Upstreams;
let gateway: TestGateway;
let url: string;
type Received = {
  body: Buffer;
  headers: Record<string, unknown>;
  caller: { personId: string; accountId: string | null };
};
const received: Received[] = [];

beforeAll(async () => {
  upstreams = await startUpstreams({ raw: true });
  const tokens = await upstreams.tokensOf('billing');
  upstreams.instead.set(path, (request) => {
    const caller = tokens.verify((request.headers.authorization ?? '').slice('Bearer '.length), 'forward');
    received.push({ body: request.body as Buffer, headers: request.headers, caller });
    return { received: true };
  });
  gateway = await buildGateway(upstreams, { limitMaxima: { 'webhooks-provider': 1_000_000 } });
  url = await gateway.app.listen({ host: '127.0.0.1', port: 0 });
});
beforeEach(() => {
  received.length = 0;
});
afterAll(async () => {
  await gateway.stop();
  await upstreams.stop();
});

const send = (body: Buffer, headers: Record<string, string> = {}) =>
  fetch(`${url}${path}`, {
    method: 'POST',
    body: new Uint8Array(body),
    headers: { 'content-type': json, 'stripe-signature': signed(body), ...headers },
  });

describe("a provider's body", () => {
  it.each([
    ['spaced JSON', '{ "id" : "evt_1",\n\t"data" : { } }\n', json],
    ['JSON with Unicode, escaped and not', '{"name":"Ж漢字😀","same":"\\u0416"}', json],
    ['JSON with a byte-order mark', '\ufeff{"id":"evt_1"}', json],
    ['JSON that says a name twice', '{"id":1,"id":2}', json],
    ['numbers that a parser would spell otherwise', '[1.0,1e2,-0,12345678901234567890]', json],
    ['a form', 'Body=Hello+World%21&From=%2B15005550006&empty=', form],
    ['text that is no JSON at all', '{"id":', json],
  ])('is forwarded byte for byte, so that the signature holds: %s', async (_, text, type) => {
    const body = Buffer.from(text);
    expect((await send(body, { 'content-type': type })).status).toBe(200);
    const [got] = received;
    expect(got?.body).toEqual(body);
    expect(got?.headers['content-length']).toBe(String(body.length));
    expect(got?.headers['content-type']).toBe(type);
    expect(got?.headers['stripe-signature']).toBe(signed(got?.body ?? Buffer.alloc(0)));
  });

  it('of an odd length, with bytes that are no text, and of chunks is forwarded whole', async () => {
    const body = Buffer.from([0x7b, 0xff, 0x00, 0xfe, 0x7d]);
    expect((await send(body)).status).toBe(200);
    const head = `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: ${json}\r\ntransfer-encoding: chunked\r\n\r\n`;
    const chunked = await rawRequest(url, `${head}3\r\n{"a\r\n6\r\n" : 1}\r\n0\r\n\r\n`);
    expect(chunked[0]?.status).toBe(200);
    expect(received.map((each) => each.body)).toEqual([body, Buffer.from('{"a" : 1}')]);
  });

  it('of 1 MiB is forwarded, and one byte more is 413', async () => {
    expect((await send(Buffer.alloc(PROVIDER_BODY_BYTES_MAX, 'a'))).status).toBe(200);
    const refused = await send(Buffer.alloc(PROVIDER_BODY_BYTES_MAX + 1, 'a'));
    expect([refused.status, await refused.json()]).toMatchObject([413, { code: 'body-too-large' }]);
    expect(received).toHaveLength(1);
  });

  it.each(['text/plain', 'multipart/form-data; boundary=x', 'application/xml', `${json}, text/plain`, ''])(
    'is 415 unless it is JSON or a form: %j',
    async (type) => {
      const refused = await rawRequest(
        url,
        `POST ${path} HTTP/1.1\r\nhost: x\r\n${type === '' ? '' : `content-type: ${type}\r\n`}content-length: 2\r\n\r\n{}`,
      );
      expect([refused[0]?.status, received]).toEqual([415, []]);
    },
  );
  it('that is compressed is 415: the signature is over what is read', async () => {
    expect((await send(Buffer.from('{}'), { 'content-encoding': 'gzip' })).status).toBe(415);
  });
  it('of no bytes is forwarded as none', async () => {
    const answer = await rawRequest(url, `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\n\r\n`);
    expect(answer[0]?.status).toBe(200);
    expect(received[0]?.headers['content-type']).toBeUndefined();
  });
});

describe('a provider', () => {
  it('is nobody: no cookie, token or header of its own names a person or an account', async () => {
    const answer = await send(Buffer.from('{}'), {
      authorization: `Bearer ${await signAccess()}`,
      cookie: 'leadwright-refresh-8080=session-1; other=1',
      origin: 'https://evil.test',
      'x-account-id': 'account-1',
      'x-user-id': 'person-1',
    });
    expect(answer.status).toBe(200);
    const [got] = received;
    expect(got?.caller).toMatchObject({ personId: 'anonymous', accountId: null });
    expect(Object.keys(got?.headers ?? {}).filter((name) => /cookie|origin|x-account|x-user/.test(name))).toEqual([]);
  });
  it('gets no cookie, and an answer that nobody may store', async () => {
    upstreams.instead.set('/api/v2/webhooks/recurly', (_request, reply) => reply.header('set-cookie', 'a=b').send({}));
    const answer = await fetch(`${url}/api/v2/webhooks/recurly`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': json },
    });
    expect([answer.status, answer.headers.get('set-cookie'), answer.headers.get('cache-control')]).toEqual([
      200,
      null,
      'no-store',
    ]);
  });
  it('sends by POST alone', async () => {
    for (const method of ['GET', 'PUT', 'DELETE', 'PATCH'])
      expect((await fetch(`${url}${path}`, { method })).status).toBe(405);
  });
  it('passes its signature on its own routes only', async () => {
    const member = { authorization: `Bearer ${await signAccess()}`, 'stripe-signature': 'x' };
    const echoed = (await (await fetch(`${url}/api/v2/usage`, { headers: member })).json()) as Received;
    expect(echoed.headers['stripe-signature']).toBeUndefined();
  });
  it('has routes with limits of their own, and no other row of the table takes raw bodies', () => {
    const rows = forwardedRoutes.filter(({ access }) => access === 'provider');
    expect(rows.map(({ method, cookies, compressible }) => ({ method, cookies, compressible }))).toEqual(
      rows.map(() => ({ method: 'POST', cookies: undefined, compressible: undefined })),
    );
    expect(rows.every(({ limits = [] }) => limits.length === 2)).toBe(true);
  });
});

describe('a flood', () => {
  const unsigned = { code: 'webhook-signature-missing', message: '', correlationId: '' };
  let small: TestGateway;
  const max = 3;
  beforeEach(async () => {
    for (const name of ['stripe', 'recurly'])
      upstreams.instead.set(`/api/v2/webhooks/${name}`, (request, reply) =>
        request.headers['stripe-signature'] === 'good' ? { received: true } : reply.code(401).send(unsigned),
      );
    upstreams.instead.set('/api/v2/webhooks/invented', (_request, reply) =>
      reply.code(404).send({ ...unsigned, code: 'processor-unknown' }),
    );
    upstreams.instead.set('/api/v2/unsubscribes', (request, reply) =>
      (request.query as { token: string }).token.startsWith('good')
        ? { topic: 'leads' }
        : reply.code(404).send({ ...unsigned, code: 'unsubscribe-link-not-usable' }),
    );
    small = await buildGateway(upstreams, {
      limitMaxima: { 'webhooks-network': max, 'webhooks-provider': max, 'unsubscribe-network': max, links: max },
    });
  });
  afterEach(() => small.stop());

  const post = (url: string, headers: Record<string, string> = {}, remoteAddress = '10.0.0.1') =>
    small.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': json, ...headers },
      payload: '{}',
      remoteAddress,
    });
  const webhook = async (name: string, signature?: string, remoteAddress?: string) =>
    (await post(`/api/v2/webhooks/${name}`, signature ? { 'stripe-signature': signature } : {}, remoteAddress))
      .statusCode;
  const times = async (count: number, ask: () => Promise<number>) => {
    const statuses: number[] = [];
    for (let i = 0; i < count; i++) statuses.push(await ask());
    return statuses;
  };

  it('of failed signatures is 429 for its network, and stops no signed event, of the same network or another', async () => {
    expect(await times(max + 2, () => webhook('stripe'))).toEqual([401, 401, 401, 429, 429]);
    expect(await webhook('stripe', 'bad', '10.0.0.2')).toBe(401);
    expect(await webhook('stripe', 'good')).toBe(200);
    expect(await webhook('stripe', 'good', '10.0.0.2')).toBe(200);
  });

  it('of invented names fills only what failed signatures fill, and stops no unsubscribing', async () => {
    expect(await times(max + 1, () => webhook('invented'))).toEqual([404, 404, 404, 429]);
    expect((await post('/api/v2/unsubscribes?token=good')).statusCode).toBe(200);
    expect(await webhook('recurly', 'good')).toBe(200);
  });

  it('of signed events stops their own provider before the body is read, and no other', async () => {
    expect(await times(max, () => webhook('stripe', 'good'))).toEqual([200, 200, 200]);
    const refused = await post('/api/v2/webhooks/stripe', { 'stripe-signature': 'good' });
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([429, 'too-many-requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await webhook('recurly', 'good')).toBe(200);
  });

  it('of invented links stops no reader who has one, and a link that fits is counted for itself alone', async () => {
    const unsubscribe = async (token: string) => (await post(`/api/v2/unsubscribes?token=${token}`)).statusCode;
    expect(await times(max + 1, () => unsubscribe('invented'))).toEqual([404, 404, 404, 429]);
    expect(await times(max + 1, () => unsubscribe('good-1'))).toEqual([200, 200, 200, 429]);
    expect(await unsubscribe('good-2')).toBe(200);
  });
});
