import path from 'node:path';
import { openDatabase } from '@leadwright/postgres/database';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { migrate } from '@leadwright/postgres/migrate';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { sql } from 'kysely';
import { eventBusContract, until } from '../contract/event-bus.contract.ts';
import { FatalBusError, RetryableBusError, type BusRecord } from '../event-bus.ts';
import { openPostgresBus } from './bus.ts';
import { openLogs } from './logs.ts';
import { trimTopicLog } from './topic-log.ts';

const logger = createLogger('test', 'silent');
const topic = 'leadwright.test.v1';
const opened: (() => Promise<void>)[] = [];
let producer: TestDatabase;
let consumer: TestDatabase;

beforeAll(async () => {
  [producer, consumer] = await Promise.all([testDatabase(), testDatabase()]);
  const source = { name: 'eventsourcing', folder: path.join(repositoryRoot, 'libs/eventsourcing/migrations') };
  await Promise.all([migrate(producer.url, [source]), migrate(consumer.url, [source])]);
});
afterAll(async () => {
  for (const close of opened.reverse()) await close();
  await Promise.all([producer.drop(), consumer.drop()]);
});

const openBus = async (service: string, own: TestDatabase, owned?: string) => {
  const database = openDatabase(own.url, { max: 4 });
  const logs = openLogs({ [topic]: producer.busReaderUrl }, logger);
  const bus = await openPostgresBus({
    service,
    database,
    logs,
    logger,
    ...(owned === undefined ? {} : { own: owned }),
  });
  const close = async (): Promise<void> => {
    await bus.close();
    if (opened.includes(close)) {
      opened.splice(opened.indexOf(close), 1);
      await Promise.all([logs.close(), database.close()]);
    }
  };
  opened.push(close);
  return { ...bus, close };
};
const record = (accountId: string, accountSeq = 1): BusRecord => ({
  topic,
  accountId,
  accountSeq,
  eventId: '01890000-0000-7000-8000-000000000000',
  headers: {},
  value: new Uint8Array([1]),
});

describe('the bus on PostgreSQL', () => {
  eventBusContract(async () => {
    const publisher = await openBus('tests', producer, topic);
    const log = openDatabase(producer.url, { max: 1 });
    opened.push(log.close);
    const forget = async (partition: number, before: number): Promise<void> => {
      await sql`delete from topic_log where topic = ${topic} and partition = ${partition} and "offset" < ${before}`.execute(
        log.db,
      );
    };
    return { topic, publisher, member: () => openBus('consuming', consumer), forget, close: publisher.close };
  });

  it('reads logs under a role that may read nothing else', async () => {
    const reader = openDatabase(producer.busReaderUrl, { max: 1 });
    opened.push(reader.close);
    await sql`select 1 from topic_log, topic_head limit 1`.execute(reader.db);
    for (const table of [
      'event_log',
      'head',
      'inbox',
      'parked',
      'command_log',
      'cause',
      'effect',
      'consumer_offset',
      'relay_cursor',
    ]) {
      await expect(sql`select 1 from ${sql.table(table)}`.execute(reader.db)).rejects.toThrow(/permission denied/);
    }
    await expect(sql`delete from topic_log`.execute(reader.db)).rejects.toThrow(/permission denied/);
  });

  it('refuses to publish or consume an unconfigured topic', async () => {
    const bus = await openBus('tests', producer, topic);
    await expect(bus.publish([{ ...record('a'), topic: 'leadwright.other.v1' }])).rejects.toThrow(FatalBusError);
    await expect(bus.listen(['leadwright.other.v1'], () => undefined)).rejects.toThrow(FatalBusError);
    const listening = await openPostgresBus({ service: 'gateway', logs: openLogs({}, logger), logger });
    await expect(listening.publish([record('a')])).rejects.toThrow(FatalBusError);
  });

  it('leaves the group again when it cannot consume, so that a later try can', async () => {
    const bus = await openBus('consuming', consumer);
    const consume = () =>
      bus.consume({
        group: 'consuming.other',
        topics: ['leadwright.other.v1'],
        from: 'earliest',
        onRecords: async () => ({ kind: 'done' as const }),
      });
    for (const attempt of [consume(), consume])
      await expect(attempt).rejects.toThrow('it is not configured where leadwright.other.v1 stands');
  });

  it('rejects a publish as retryable while its database is unavailable', async () => {
    const database = openDatabase('postgres://nobody@127.0.0.1:1/nowhere', { max: 1 });
    const bus = await openPostgresBus({ service: 'tests', database, logs: openLogs({}, logger), own: topic, logger });
    await expect(bus.publish([record('a')])).rejects.toThrow(RetryableBusError);
    await bus.close();
    await database.close();
  });

  it('recovers when every connection of its members is cut', async () => {
    const publisher = await openBus('tests', producer, topic);
    const consuming = await openBus('consuming', consumer);
    const received: string[] = [];
    const notified: string[] = [];
    const member = await consuming.consume({
      group: 'cut',
      topics: [topic],
      from: 'latest',
      onRecords: async (records) => {
        received.push(...records.map(({ accountId }) => accountId));
        return { kind: 'done' };
      },
    });
    await consuming.listen([topic], ({ accountId }) => void notified.push(accountId));
    await publisher.publish([record('before')]);
    await until(() => received.includes('before') && notified.includes('before'));
    const superuser = openDatabase(producer.superuserUrl, { max: 1 });
    opened.push(superuser.close);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname in (${producer.name}, ${consumer.name}) and pid <> pg_backend_pid()`.execute(superuser.db);
    await until(() =>
      publisher.publish([record('after')]).then(
        () => true,
        () => false,
      ),
    );
    await until(() => received.includes('after') && notified.includes('after'), 'consuming again');
    await until(() => consuming.health().ok);
    await member.stop();
  });

  it('deletes records older than two weeks, and consumers continue after them', async () => {
    const publisher = await openBus('tests', producer, topic);
    const consuming = await openBus('consuming', consumer);
    await publisher.publish([record('old', 1)]);
    const database = openDatabase(producer.url, { max: 1 });
    opened.push(database.close);
    await sql`update topic_log set at = now() - interval '15 days'`.execute(database.db);
    await trimTopicLog(database.db);
    await publisher.publish([record('old', 2)]);
    const received: number[] = [];
    const member = await consuming.consume({
      group: 'late',
      topics: [topic],
      from: 'earliest',
      onRecords: async (records) => {
        received.push(...records.map(({ accountSeq }) => accountSeq));
        return { kind: 'done' };
      },
    });
    await until(() => received.length > 0);
    await member.stop();
    expect(received).toEqual([2]);
  });
});
