// What the contract's cases meet by chance only: a seek beside a fetch or a commit that is under way.
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { createSignal } from '@leadwright/runtime/process/signal';
import { createDoor, done, until } from '../contract/contract-kit.ts';
import type { BusConsumer, ReceivedRecord, Subscription } from '../event-bus.ts';
import { startPartitionLoop } from './partition-loop.ts';
import type { PartitionSource } from './partition-source.ts';

const at = { topic: 'leadwright.test.v1', partition: 3 };
const record = (offset: number): ReceivedRecord =>
  ({
    ...at,
    offset,
    accountId: 'a',
    accountSeq: offset + 1,
    eventId: `event-${offset}`,
    headers: {},
    value: new Uint8Array([1]),
    timestamp: 0,
  }) as ReceivedRecord;

/** One partition with three records, whose next fetch or commit can be held up. */
function createPlace() {
  const place = {
    kept: 0,
    received: [] as number[],
    gaps: 0,
    fetched: undefined as ReturnType<typeof createDoor> | undefined,
    committing: undefined as ReturnType<typeof createDoor> | undefined,
    waiting: '',
  };
  const held = async (what: 'fetched' | 'committing'): Promise<void> => {
    const door = place[what];
    if (!door) return;
    place[what] = undefined;
    place.waiting = what;
    await door.opened;
    place.waiting = '';
  };
  const source: PartitionSource = {
    assign: async () => [at],
    start: async () => place.kept,
    fetch: async ([wanted]) => {
      const records = [0, 1, 2].filter((offset) => wanted && offset >= wanted.offset).map(record);
      if (records.length > 0) await held('fetched');
      return records;
    },
    offsetAt: async () => 0,
    commit: async (_at, nextOffset) => {
      await held('committing');
      place.kept = nextOffset;
    },
    lag: async () => 3 - place.kept,
    leave: async () => undefined,
  };
  const subscription: Subscription = {
    group: 'test.test',
    topics: [at.topic],
    from: 'earliest',
    onRecords: async (records) => {
      place.received.push(...records.map(({ offset }) => offset));
      return done;
    },
    onGap: () => void (place.gaps += 1),
  };
  const start = (): BusConsumer => {
    const consumer = startPartitionLoop({
      source,
      signal: createSignal(),
      logger: createLogger('test', 'silent'),
      subscription,
    });
    started.push(consumer);
    return consumer;
  };
  return { place, start };
}

const started: BusConsumer[] = [];
afterEach(async () => void (await Promise.all(started.splice(0).map((consumer) => consumer.stop()))));

describe('a seek', () => {
  it('moves back also during a commit of the batch before', async () => {
    const { place, start } = createPlace();
    const door = (place.committing = createDoor());
    const consumer = start();
    await until(() => place.waiting === 'committing');
    const sought = consumer.seek(at.topic, at.partition, 1);
    door.open();
    await sought;
    await until(() => place.received.length >= 5 && place.kept === 3);
    expect(place.received).toEqual([0, 1, 2, 1, 2]);
  });

  it('makes the fetch under way stale', async () => {
    const { place, start } = createPlace();
    place.kept = 2;
    const door = (place.fetched = createDoor());
    const consumer = start();
    await until(() => place.waiting === 'fetched');
    await consumer.seek(at.topic, at.partition, 0);
    door.open();
    await until(() => place.kept === 3);
    expect({ received: place.received, gaps: place.gaps }).toEqual({ received: [0, 1, 2], gaps: 0 });
  });

  it('of a partition that this member does not own commits the offset of the group', async () => {
    const { place, start } = createPlace();
    const consumer = start();
    await until(() => place.kept === 3);
    await consumer.seek(at.topic, at.partition + 1, 7);
    expect(place.kept).toBe(7);
  });
});
