import { eventSourcingMigrations } from '@leadwright/eventsourcing/store/migrations';
import { contextOf, tallyContract, type TallyEvent } from '@leadwright/eventsourcing/store/event-store.contract';
import type { PostgresEventStore } from '@leadwright/eventsourcing/store/event-store.postgres';
import type { EventBus } from '@leadwright/messaging/event-bus';
import { createMemoryBus } from '@leadwright/messaging/memory/bus';
import type { Database } from '@leadwright/postgres/database';
import { parseConfig } from '@leadwright/runtime/process/config';
import { generateTokenKey } from '@leadwright/runtime/process/service-tokens';
import { eventually } from '@leadwright/testing/eventually';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { Type } from 'typebox';
import { reaction } from './reaction.ts';
import { startService, type Parts } from './start-service.ts';
import { logServiceVariables, peersVariable } from './variables.ts';

const schema = Type.Object({ ...logServiceVariables('BILLING'), ...peersVariable('billing') });
let created: TestDatabase;
let bus: EventBus;
/** What stopped, in order. */
let stopped: string[];
/** Sequence numbers of the published events. */
let published: number[];

beforeEach(async () => {
  created = await testDatabase({ migrations: [eventSourcingMigrations(repositoryRoot)] });
  stopped = [];
  published = [];
  bus = recordingBus();
});
afterEach(async () => {
  await bus.close();
  await created.drop();
});

function recordingBus(): EventBus {
  const memory = createMemoryBus();
  return {
    ...memory,
    publish: (records) => {
      published.push(...records.map(({ accountSeq }) => accountSeq));
      return memory.publish(records);
    },
    consume: async (subscription) => {
      const consumer = await memory.consume(subscription);
      return {
        ...consumer,
        stop: async () => {
          stopped.push(subscription.group);
          await consumer.stop();
        },
      };
    },
  };
}

type Opened = { database: Database; store: PostgresEventStore<TallyEvent> };

const start = (parts: (opened: Opened) => Partial<Parts<'billing'>>) => {
  const nothing = reaction({ decode: () => ({ event: { case: undefined } }), react: async () => undefined });
  return startService<'billing', TallyEvent>({
    name: 'billing',
    config: parseConfig(schema, {
      BILLING_PORT: '0',
      BILLING_INTERNAL_PORT: '0',
      BILLING_POSTGRES_URL: created.url,
      BILLING_SERVICE_PRIVATE_KEY: generateTokenKey().privateKey,
      BILLING_SERVICE_PUBLIC_KEYS: '{}',
      BILLING_PEERS:
        '{"accounts":"http://127.0.0.1:9","export":"http://127.0.0.1:9","notification":"http://127.0.0.1:9"}',
      BILLING_LOG_LEVEL: 'silent',
    }),
    bus,
    log: () => ({ schema: tallyContract.schema, toMessage: tallyContract.toMessage, projections: [] }),
    parts: (opened) => ({
      reactions: { accounts: nothing, export: nothing, notification: nothing },
      routes: () => undefined,
      rebuildables: [],
      ...parts(opened),
    }),
  });
};

const append = (store: PostgresEventStore<TallyEvent>) =>
  store.transaction(['a'], (tx) =>
    tx.record({ accountId: 'a', streamId: 's' }, [{ type: 'Added' as const, points: 1 }], contextOf()),
  );
const readyOf = async (url: string): Promise<string> => (await fetch(`${url}/health/ready`)).text();

describe('a service that stops', () => {
  it('consumes no more, ends its workers, closes its ports, and publishes all that they appended on the way', async () => {
    let opened: Opened | undefined;
    let whileStopping = '';
    const service = await start((own) => {
      opened = own;
      return {
        routes: (app) =>
          app.addHook('onClose', async () => {
            await append(own.store);
            stopped.push('public port');
          }),
        internalRoutes: (app) => app.addHook('onClose', async () => void stopped.push('internal port')),
        workers: {
          worker: () => ({
            stop: async () => {
              whileStopping = await readyOf(service.internalUrl);
              await append(own.store);
              stopped.push('worker');
            },
          }),
        },
      };
    });
    await eventually(async () => (await readyOf(service.url)) === '{"status":"ready"}');
    await service.stop();
    expect(stopped).toEqual([
      'billing.accounts',
      'billing.export',
      'billing.notification',
      'worker',
      'public port',
      'internal port',
    ]);
    expect(published).toEqual([1, 2]);
    expect(JSON.parse(whileStopping)).toEqual({ status: 'not ready', reason: 'stopping' });
    expect(opened?.database.pool.ended).toBe(true);
  });

  it('is asked why it is not ready by the names of its parts', async () => {
    const service = await start(() => ({
      workers: { clerk: () => ({ health: () => ({ ok: false, detail: 'asleep' }), stop: async () => undefined }) },
      engines: { other: { health: async () => undefined } },
    }));
    await eventually(async () => (await readyOf(service.internalUrl)).includes('clerk: asleep'));
    await service.stop();
  });
});

describe('the probes of a service', () => {
  const statusOf = async (url: string, probe: string): Promise<[number, string]> => {
    const answer = await fetch(`${url}/health/${probe}`);
    return [answer.status, await answer.text()];
  };

  it('are served while a service behind it is away, though not all of it is ready', async () => {
    const service = await start(() => ({
      behind: [{ health: () => Promise.reject(new Error('search is not ready')) }],
    }));
    await eventually(async () => (await statusOf(service.internalUrl, 'serving'))[0] === 200);
    expect(await statusOf(service.internalUrl, 'ready')).toEqual([503, expect.stringContaining('search is not ready')]);
    expect((await statusOf(service.internalUrl, 'started'))[0]).toBe(200);
    await service.stop();
  });

  it('call for a new process where the bus has stalled, and for none where it is away', async () => {
    const state: { stalled?: string } = {};
    const well = bus;
    bus = { ...well, health: () => ({ ok: false, detail: 'no heartbeat', ...state }) };
    const service = await start(() => ({}));
    await eventually(async () => (await statusOf(service.internalUrl, 'serving'))[1].includes('bus: no heartbeat'));
    expect((await statusOf(service.internalUrl, 'live'))[0]).toBe(200);
    state.stalled = 'billing.export handled nothing for 61 s, 7 before it';
    expect(await statusOf(service.internalUrl, 'live')).toEqual([503, expect.stringContaining('handled nothing')]);
    await service.stop();
  });
});

describe('a service that cannot start', () => {
  it('says the reason, and what was opened before is stopped in the same order', async () => {
    let opened: Opened | undefined;
    const starting = start((own) => {
      opened = own;
      return {
        workers: {
          first: async () => {
            await append(own.store);
            return { stop: async () => void stopped.push('worker') };
          },
          second: () => Promise.reject(new Error('no clerk')),
        },
      };
    });
    await expect(starting).rejects.toThrow('no clerk');
    expect(stopped).toEqual(['billing.accounts', 'billing.export', 'billing.notification', 'worker']);
    expect(opened?.database.pool.ended).toBe(true);
  });

  it('because its topology lists an edge that has no reaction', async () => {
    const nothing = reaction({ decode: () => ({ event: { case: undefined } }), react: async () => undefined });
    const starting = start(() => ({ reactions: { accounts: nothing } as unknown as Parts<'billing'>['reactions'] }));
    await expect(starting).rejects.toThrow('by the topology billing consumes export');
  });
});
