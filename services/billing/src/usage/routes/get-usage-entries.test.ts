import type { EventStore } from '@leadwright/eventsourcing/event-store';
import type { Database } from '@leadwright/postgres/database';
import { buildHttpApp } from '@leadwright/runtime/http/http-app';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { getUsageEntriesRoute, placeOf } from './get-usage-entries.ts';

const ask = async (before: string) => {
  const app = await buildHttpApp({
    service: 'billing',
    logger: createLogger('test', 'silent'),
    tokens: null,
    ready: async () => undefined,
  });
  app.addHook('onRequest', async (request) => {
    request.caller = {
      service: 'gateway',
      personId: 'p',
      accountId: 'a',
      role: 'admin',
      staff: null,
      impersonatorId: null,
      sessionId: 's',
    };
  });
  // No database and no store: what is refused here is never asked of one.
  getUsageEntriesRoute(app, { database: {} as Database, store: {} as EventStore, clockOffsetMs: () => 0 });
  const answer = await app.inject({ url: `/api/v2/usage/entries?before=${encodeURIComponent(before)}` });
  await app.close();
  return [answer.statusCode, answer.json<{ code: string }>().code];
};

describe('the place after which entries are asked for', () => {
  it.each([
    '',
    'x',
    '5',
    '5.',
    '.5',
    '-5.1',
    '5.-1',
    '5.1.1',
    '05.1',
    '5.2147483648',
    '9007199254740992.1',
    '5e1.1',
    `5.${'1'.repeat(3000)}`,
  ])('is 400 cursor-invalid as %j', async (before) => expect(await ask(before)).toEqual([400, 'cursor-invalid']));
  it('is what a page names as its next, and the newest without one', () => {
    expect([placeOf('1234.2'), placeOf('9007199254740991.2147483647'), placeOf(undefined)]).toEqual([
      { seq: 1234, line: 2 },
      { seq: Number.MAX_SAFE_INTEGER, line: 2_147_483_647 },
      null,
    ]);
  });
});
