import { topics } from '@leadwright/contracts/topology';
import type { EventStore } from '@leadwright/eventsourcing/event-store';
import { buildHttpApp } from '@leadwright/runtime/http/http-app';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { asService, createServiceTokens, generateTokenKey } from '@leadwright/runtime/process/service-tokens';

import type { AuditStored } from '../contracts.ts';
import type { TrailEntry, TrailPlace } from '../projections/trail.ts';
import { readTrailRoutes } from './read-trail.ts';

const keys = generateTokenKey();
const entry = {
  topic: topics.billing,
  account_seq: 7,
  event_id: 'e',
  stream_id: 's',
  type: 'LeadsGranted',
  actor_id: 'p',
  on_behalf_of: '',
  correlation_id: 'c',
  causation_id: '',
  event: '{}',
  effective_at_iso: '2026-02-28T10:00:00.000001Z',
  recorded_at_iso: '2026-02-28T10:00:00.000002Z',
} satisfies TrailEntry;

const ask = async (query: string) => {
  const asked: (TrailPlace | null)[] = [];
  const app = await buildHttpApp({
    service: 'audit',
    logger: createLogger('test', 'silent'),
    ready: async () => undefined,
    tokens: await createServiceTokens({
      service: 'audit',
      privateKey: keys.privateKey,
      publicKeys: { gateway: keys.publicKey },
    }),
  });
  readTrailRoutes(app, {
    store: { transaction: async () => undefined } as unknown as EventStore<AuditStored>,
    trail: {
      read: async (_account, after) => {
        asked.push(after);
        return [entry];
      },
      verify: async () => [],
    },
  });
  const gateway = await createServiceTokens({ service: 'gateway', privateKey: keys.privateKey, publicKeys: {} });
  const authorization = `Bearer ${gateway.sign('audit', 'forward', { ...asService('gateway'), personId: 'p', staff: 'super-admin' })}`;
  const answer = await app.inject({ url: `/api/v2/superadmin/accounts/a/trail${query}`, headers: { authorization } });
  await app.close();
  return { status: answer.statusCode, body: answer.json<{ code?: string; next?: string }>(), asked };
};
const cursor = (...values: unknown[]) => Buffer.from(JSON.stringify(values)).toString('base64url');
const [day, topic] = [entry.recorded_at_iso, entry.topic];

describe('the cursor of a trail', () => {
  it('is the `next` of the previous page', async () => {
    const { body } = await ask('?limit=1');
    expect((await ask(`?limit=1&after=${body.next}`)).asked).toEqual([{ recordedAt: day, topic, accountSeq: 7 }]);
  });

  it.each([
    ['no base64', '%25%25'],
    ['empty', ''],
    ['no array', Buffer.from('{}').toString('base64url')],
    ['too short', cursor(day, topic)],
    ['too long an array', cursor(day, topic, 7, 7)],
    ['the 30th of February', cursor('2026-02-30T10:00:00.000002Z', topic, 7)],
    ['month 13', cursor('2026-13-01T10:00:00.000002Z', topic, 7)],
    ['hour 24', cursor('2026-02-28T24:00:00.000002Z', topic, 7)],
    ['year 9999', cursor('9999-02-28T10:00:00.000002Z', topic, 7)],
    ['a negative number', cursor(day, topic, -1)],
    ['a fraction', cursor(day, topic, 1.5)],
    ['a number beyond bigint', Buffer.from(`["${day}","${topic}",99999999999999999999]`).toString('base64url')],
    ['a number as text', cursor(day, topic, '7')],
    ['NUL in the topic', cursor(day, `${topic}\u0000`, 7)],
    ['a quote in the topic', cursor(day, "x'", 7)],
    ['an over-long topic', cursor(day, 'x'.repeat(129), 7)],
    ['over-long', 'x'.repeat(2000)],
  ])('is 400 cursor-invalid with %s', async (_name, after) => {
    const { status, body, asked } = await ask(`?after=${after}`);
    expect([status, body.code, asked]).toEqual([400, 'cursor-invalid', []]);
  });
});
