import { create, toBinary, type MessageInitShape } from '@bufbuild/protobuf';
import { AccountEventSchema } from '@leadwright/contracts/accounts/v1/account_events';
import { BillingEventSchema } from '@leadwright/contracts/billing/v1/billing_events';
import { ExportEventSchema } from '@leadwright/contracts/export/v1/export_events';
import { progressTopic, topics } from '@leadwright/contracts/topology';
import { createMemoryBus } from '@leadwright/messaging/memory/bus';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { runPeriodically, type Periodic } from '@leadwright/service/run-periodically';
import { eventually } from '@leadwright/testing/eventually';
import { CACHED_MS } from '../auth/live-sessions.ts';
import { buildGateway, startUpstreams, type TestGateway, type Upstreams } from '../testing/running-gateway.ts';
import { checkSessionsWork } from '../schedules/keep-streams.ts';
import { liveEventOf, liveTopics } from './live-event.ts';
import { startLiveUpdates, type LiveUpdates } from './live-updates.ts';

let upstreams: Upstreams;
let gateway: TestGateway;
let live: LiveUpdates;
let address: string;
const bus = createMemoryBus();
const { accounts: accountsTopic, billing: billingTopic, export: exportTopic } = topics;
const open: AbortController[] = [];

beforeAll(async () => {
  upstreams = await startUpstreams();
  gateway = await buildGateway(upstreams);
  const { hub } = gateway;
  live = await startLiveUpdates({ bus, hub });
  address = await gateway.app.listen({ host: '127.0.0.1', port: 0 });
});
beforeEach(() => upstreams.liveSessions.add('session-1').add('session-2'));
afterEach(async () => {
  for (const each of open.splice(0)) each.abort();
  await eventually(() => gateway.hub.size() === 0);
});
afterAll(async () => {
  await live.stop();
  await gateway.stop();
  await upstreams.stop();
  await bus.close();
});

// Only where a session ends: a check that gets no answer ends the stream, and on a busy machine some get none.
async function whileChecked(work: () => Promise<unknown>): Promise<void> {
  const logger = createLogger('gateway', 'silent');
  const check = checkSessionsWork({ hub: gateway.hub });
  const checks: Periodic = runPeriodically(check, { service: 'gateway', locks: null, logger });
  try {
    await work();
  } finally {
    await checks.stop();
  }
}

type Stream = { status: number; headers: Headers; text: () => string; ended: () => boolean };

async function connect(session: string | null): Promise<Stream> {
  const leave = new AbortController();
  open.push(leave);
  const response = await fetch(`${address}/api/v2/events`, {
    headers: session === null ? {} : { cookie: `a=b; test-refresh=${session}` },
    signal: leave.signal,
  });
  const state = { text: '', ended: false };
  const read = async (): Promise<void> => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) state.text += decoder.decode(chunk as Uint8Array, { stream: true });
  };
  const finish = () => void (state.ended = true);
  read().then(finish, finish);
  return { status: response.status, headers: response.headers, text: () => state.text, ended: () => state.ended };
}

type ExportCase = NonNullable<MessageInitShape<typeof ExportEventSchema>['event']>;
const exported = (accountSeq: number, event: ExportCase) =>
  toBinary(ExportEventSchema, create(ExportEventSchema, { meta: { accountSeq: BigInt(accountSeq) }, event }));
const billed = (accountSeq: number) =>
  toBinary(BillingEventSchema, create(BillingEventSchema, { meta: { accountSeq: BigInt(accountSeq) } }));
type AccountCase = NonNullable<MessageInitShape<typeof AccountEventSchema>['event']>;
const happened = (accountSeq: number, event: AccountCase) =>
  toBinary(AccountEventSchema, create(AccountEventSchema, { meta: { accountSeq: BigInt(accountSeq) }, event }));
const tell = (topic: string, value: Uint8Array, accountId = 'account-1') =>
  bus.publishVolatile({ topic, accountId, value });

describe('the live stream', () => {
  it('begins with reset, so that the page reads what it missed', async () => {
    const stream = await connect('session-1');
    expect([stream.status, stream.headers.get('content-type'), stream.headers.get('x-accel-buffering')]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
      'no',
    ]);
    expect(stream.headers.get('cache-control')).toMatch(/no-cache/);
    await eventually(() => expect(stream.text()).toMatch(/^retry: [3-5]\d{3}\nevent: reset\ndata: \{\}\n\n$/));
  });

  it('sends the balance and downloads of its own account, in order, and nothing of another account', async () => {
    const stream = await connect('session-1');
    await tell(exportTopic, exported(7, { case: 'downloadStarted', value: { downloadId: 'd-1', leads: 5n } }));
    await tell(billingTopic, billed(99), 'account-2');
    await tell(progressTopic, Buffer.from(JSON.stringify({ downloadId: 'd-1', progress: 40, rows: 2 })));
    await tell(billingTopic, billed(3));
    await eventually(() => expect(stream.text()).toMatch(/balance/));
    expect(stream.text().replace(/^[^]*?data: \{\}\n\n/, '')).toBe(
      'event: download\ndata: {"id":"d-1","status":"in-progress","fetchProgress":0,"version":7}\n\n' +
        'event: download\ndata: {"id":"d-1","fetchProgress":40,"storingFile":false}\n\n' +
        'event: balance\ndata: {"version":3}\n\n',
    );
  });

  it('says that the own account changed, without who and what, and nothing of another account', async () => {
    const stream = await connect('session-1');
    const joined = { case: 'memberJoined', value: { personId: 'person-canary', role: 'download' } } as const;
    await tell(accountsTopic, happened(8, joined), 'account-2');
    await tell(accountsTopic, happened(5, { case: 'sessionStarted', value: { personId: 'person-canary' } }));
    await tell(accountsTopic, happened(6, joined));
    await eventually(() => expect(stream.text()).toMatch(/event: account/));
    expect(stream.text().replace(/^[^]*?data: \{\}\n\n/, '')).toBe('event: account\ndata: {"version":6}\n\n');
  });

  it('opens only for people with a live session', async () => {
    upstreams.liveSessions.delete('session-1');
    expect([
      (await connect('session-1')).status,
      (await connect(null)).status,
      (await connect('invented')).status,
    ]).toEqual([401, 401, 401]);
  });

  it('is refused to who was removed from the account, signed in or not', async () => {
    upstreams.liveSessions.add('of-removed');
    expect((await connect('of-removed')).status).toBe(403);
    await eventually(() => gateway.hub.size() === 0);
  });

  it('ends within 5 s of its session, and ends no other stream', async () => {
    const [ends, stays] = [await connect('session-1'), await connect('session-2')];
    await eventually(() => gateway.hub.size() === 2);
    upstreams.liveSessions.delete('session-1');
    await whileChecked(() => eventually(() => ends.ended(), { what: 'the end of the stream' }));
    expect(stays.ended()).toBe(false);
    expect(checkSessionsWork({ hub: gateway.hub }).everyMs + CACHED_MS).toBeLessThan(5000);
  });

  it('is refused to a person with ten open streams, until one closes', async () => {
    for (let i = 0; i < 10; i++) expect((await connect('session-1')).status).toBe(200);
    const refused = await connect('session-1');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
    open[0]?.abort();
    await eventually(() => gateway.hub.size() === 9);
    expect((await connect('session-1')).status).toBe(200);
  });

  it('of who acts for a person is the account of that person, and takes none of their ten', async () => {
    for (let i = 0; i < 10; i++) expect((await connect('session-1')).status).toBe(200);
    upstreams.liveSessions.add('acting');
    const acting = await connect('acting');
    expect(acting.status).toBe(200);
    await tell(billingTopic, billed(7));
    await eventually(() => expect(acting.text()).toMatch(/event: balance/));
    upstreams.liveSessions.delete('acting');
    await whileChecked(() => eventually(() => acting.ended(), { what: 'the end of the stream' }));
  });

  it('keeps an idle connection alive', async () => {
    const stream = await connect('session-1');
    gateway.hub.heartbeat();
    await eventually(() => expect(stream.text()).toMatch(/: heartbeat\n\n$/));
  });
});

describe('the live event of a record', () => {
  const records: [string, ExportCase, Record<string, unknown> | null][] = [
    [
      'requested',
      { case: 'downloadRequested', value: { downloadId: 'd' } },
      { id: 'd', status: 'requested', fetchProgress: 0, version: 4 },
    ],
    [
      'completed',
      { case: 'downloadCompleted', value: { downloadId: 'd', rows: 12n } },
      { id: 'd', status: 'completed', fetchProgress: 100, storingFile: false, rows: 12, version: 4 },
    ],
    [
      'ready',
      { case: 'downloadReady', value: { downloadId: 'd' } },
      { id: 'd', status: 'ready', fetchProgress: 100, version: 4 },
    ],
    [
      'failed',
      { case: 'downloadFailed', value: { downloadId: 'd', reason: 'no-rows' } },
      { id: 'd', status: 'failed', reason: 'no-rows', version: 4 },
    ],
    [
      'cancelled',
      { case: 'downloadCancelled', value: { downloadId: 'd' } },
      { id: 'd', status: 'cancelled', version: 4 },
    ],
    ['archived', { case: 'downloadArchived', value: { downloadId: 'd' } }, { id: 'd', archived: true, version: 4 }],
    [
      'unarchived',
      { case: 'downloadUnarchived', value: { downloadId: 'd' } },
      { id: 'd', archived: false, version: 4 },
    ],
    [
      'says that a file was reported',
      { case: 'fileReportReceived', value: { downloadId: 'd' } },
      { id: 'd', reported: true, version: 4 },
    ],
    [
      'says that a report was decided',
      { case: 'fileReported', value: { downloadId: 'd' } },
      { id: 'd', reported: true, version: 4 },
    ],
    [
      'is none for an event that the page does not show',
      { case: 'downloadImported', value: { downloadId: 'd' } },
      null,
    ],
  ];
  it.each(records)('%s', (_, event, data) => {
    expect(liveEventOf({ topic: exportTopic, value: exported(4, event) })).toEqual(data && { event: 'download', data });
  });
  it('exists for every topic that the topology lists as watched', () => {
    const shown = [
      [billingTopic, billed(3)],
      [exportTopic, exported(4, { case: 'downloadReady', value: { downloadId: 'd' } })],
      [accountsTopic, happened(4, { case: 'companyProfileChanged', value: { changed: ['name'] } })],
      [progressTopic, Buffer.from(JSON.stringify({ downloadId: 'd', progress: 1 }))],
    ] as const;
    expect(shown.map(([topic]) => topic)).toEqual(liveTopics);
    const events = shown.map(([topic, value]) => liveEventOf({ topic, value })?.event);
    expect(events).toEqual(['balance', 'download', 'account', 'download']);
  });
  it('is none for a topic that is not live', () => {
    expect(liveEventOf({ topic: topics.search, value: new Uint8Array() })).toBeNull();
  });
});
