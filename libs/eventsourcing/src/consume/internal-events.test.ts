import { fromBinary } from '@bufbuild/protobuf';
import { BillingEventSchema } from '@leadwright/contracts/billing/v1/billing_events';
import { buildInternalApp } from '@leadwright/runtime/http/internal-app';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { asService, createServiceTokens, generateTokenKey } from '@leadwright/runtime/process/service-tokens';
import { TransientError } from '@leadwright/runtime/faults/transient';
import { contextOf, tallyContract } from '../store/event-store.contract.ts';
import { createMemoryEventStore } from '../store/event-store.memory.ts';
import { internalEventsRoutes } from './internal-events.ts';
import { createOwnerClient } from './owner-client.ts';

const names = ['billing', 'export', 'search'];
const keys = Object.fromEntries(names.map((name) => [name, generateTokenKey()]));
const publicKeys = Object.fromEntries(names.map((name) => [name, keys[name]?.publicKey ?? '']));
const tokensOf = (service: string) =>
  createServiceTokens({ service, privateKey: keys[service]?.privateKey ?? '', publicKeys });

const setUp = async () => {
  const store = createMemoryEventStore(tallyContract);
  const app = await buildInternalApp({
    service: 'billing',
    logger: createLogger('test', 'silent'),
    tokens: await tokensOf('billing'),
    ready: async () => undefined,
  });
  internalEventsRoutes(app, store, ['export']);
  for (const accountId of ['a', 'b', 'a']) {
    await store.transaction([accountId], (tx) =>
      tx.record({ accountId, streamId: 's' }, [{ type: 'Added', points: 5 }], contextOf()),
    );
  }
  return app;
};
const ask = async (query: string, service = 'export') => {
  const app = await setUp();
  const headers = {
    authorization: `Bearer ${(await tokensOf(service)).sign('billing', 'internal', asService(service))}`,
  };
  const response = await app.inject({ url: `/internal/events${query}`, headers });
  await app.close();
  return {
    status: response.statusCode,
    body: response.json<{
      code?: string;
      cursor?: string;
      events?: { accountId: string; accountSeq: number; message: string }[];
    }>(),
  };
};
const places = (body: { events?: { accountId: string; accountSeq: number }[] }) =>
  body.events?.map((event) => `${event.accountId}/${event.accountSeq}`);

describe('GET /internal/events', () => {
  it('pages through the whole log by a cursor', async () => {
    const first = await ask('?limit=2');
    expect(places(first.body)).toEqual(['a/1', 'b/1']);
    const rest = await ask(`?limit=2&after=${first.body.cursor ?? ''}`);
    expect(places(rest.body)).toEqual(['a/2']);
    const end = await ask(`?after=${rest.body.cursor ?? ''}`);
    expect(end.body).toEqual({ events: [], cursor: rest.body.cursor });
  });

  it('answers one account from a sequence number on, with the published bytes', async () => {
    const { body } = await ask(`?topic=${tallyContract.topic}&account=a&after=1`);
    expect(places(body)).toEqual(['a/2']);
    expect(fromBinary(BillingEventSchema, Buffer.from(body.events?.[0]?.message ?? '', 'base64')).meta).toMatchObject({
      accountId: 'a',
      accountSeq: 2n,
    });
  });

  it.each([
    ['?after=elsewhere', 400, 'cursor-invalid'],
    ['?account=a&after=x', 400, 'cursor-invalid'],
    ['?after=1.1.9223372036854775808', 400, 'cursor-invalid'],
    ['?after=1.18446744073709551616.1', 400, 'cursor-invalid'],
    ['?after=2147483648.1.1', 400, 'cursor-invalid'],
    ['?after=-1.1.1', 400, 'cursor-invalid'],
    ['?after=01.1.1', 400, 'cursor-invalid'],
    [`?after=${'1'.repeat(2000)}`, 400, 'cursor-invalid'],
    ['?account=a&after=-1', 400, 'cursor-invalid'],
    ['?account=a&after=1.5', 400, 'cursor-invalid'],
    ['?account=a&after=9007199254740992', 400, 'cursor-invalid'],
    [`?account=a&after=${'9'.repeat(2000)}`, 400, 'cursor-invalid'],
    ['?topic=leadwright.other.v1', 404, 'topic-unknown'],
    ['?limit=501', 400, 'invalid-request'],
    ['?all=true', 400, 'invalid-request'],
  ])('refuses %s', async (query, status, code) => {
    expect(await ask(query)).toMatchObject({ status, body: { code } });
  });

  it('is closed to services that do not consume the topic', async () => {
    expect(await ask('', 'search')).toMatchObject({ status: 401 });
  });
});

describe('the owner client', () => {
  it('asks over HTTP as its service, and says when the owner may be asked again', async () => {
    const app = await setUp();
    const baseUrl = await app.listen({ host: '127.0.0.1', port: 0 });
    const owner = createOwnerClient({ baseUrl, owner: 'billing', service: 'export', tokens: await tokensOf('export') });
    expect(places(await owner.account(tallyContract.topic, 'a', 1, 10))).toEqual(['a/2']);
    expect(places(await owner.all(tallyContract.topic, '', 10))).toEqual(['a/1', 'b/1', 'a/2']);
    const stranger = createOwnerClient({
      baseUrl,
      owner: 'billing',
      service: 'search',
      tokens: await tokensOf('search'),
    });
    await expect(stranger.all(tallyContract.topic, '', 10)).rejects.toThrow(TransientError);
    await app.close();
    await expect(owner.all(tallyContract.topic, '', 10)).rejects.toThrow(TransientError);
  });
});
