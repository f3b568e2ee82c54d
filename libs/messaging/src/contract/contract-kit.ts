// One topic, publisher and member for all cases: each case finds the records of those before it, as in life.
import { randomUUID } from 'node:crypto';
import type {
  BusConsumer,
  BusRecord,
  EventBus,
  ReceivedRecord,
  OnRecords,
  Outcome,
  Subscription,
} from '../event-bus.ts';

export type BusUnderTest = {
  /** The topic that `publisher` publishes; fresh per call of the suite. */
  topic: string;
  publisher: EventBus;
  /** Opens another bus of the consuming service, as another process would have it. */
  member(): Promise<EventBus>;
  /** Forgets the records of a partition that stand before this offset, as retention does. */
  forget(partition: number, before: number): Promise<void>;
  close(): Promise<void>;
};

export type Collected = { received: ReceivedRecord[]; onRecords: OnRecords; seqs(): number[] };

export type Kit = {
  bus(): BusUnderTest;
  consuming(): EventBus;
  freshAccount(): string;
  freshGroup(): string;
  record(accountId: string, value?: string | Uint8Array): BusRecord;
  publishFor(accountId: string, count: number): Promise<BusRecord[]>;
  consume(onRecords: OnRecords, more?: Partial<Subscription>, member?: EventBus): Promise<BusConsumer>;
  collect(accountId: string, answer?: (record: ReceivedRecord, tries: number) => Outcome): Collected;
};

const DEADLINE_MS = 20_000;
export const done: Outcome = { kind: 'done' };

/** Looks again until it is true; throws with what was last seen. */
export async function until(
  condition: () => boolean | Promise<boolean>,
  what = 'the condition',
  deadlineMs = DEADLINE_MS,
): Promise<void> {
  for (const deadline = Date.now() + deadlineMs; Date.now() < deadline;) {
    if (await condition()) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`${what} did not become true`);
}

export function createDoor(): { opened: Promise<void>; open(): void } {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open: () => open() };
}

export function createKit(makeBus: () => Promise<BusUnderTest>): Kit {
  let bus: BusUnderTest;
  let consuming: EventBus;
  let groups = 0;
  let accounts = 0;
  const seqs = new Map<string, number>();

  beforeAll(async () => {
    bus = await makeBus();
    consuming = await bus.member();
  });
  afterAll(async () => {
    await consuming.close();
    await bus.close();
  });

  const record: Kit['record'] = (accountId, value = 'value') => {
    const accountSeq = (seqs.get(accountId) ?? 0) + 1;
    seqs.set(accountId, accountSeq);
    return {
      topic: bus.topic,
      accountId,
      accountSeq,
      eventId: randomUUID(),
      headers: { type: 'Said', hash: 'ab' },
      value: typeof value === 'string' ? new Uint8Array(Buffer.from(value)) : value,
    };
  };
  const freshGroup = (): string => `group-${(groups += 1)}-${bus.topic}`;
  return {
    bus: () => bus,
    consuming: () => consuming,
    freshAccount: () => `account-${(accounts += 1)}`,
    freshGroup,
    record,
    publishFor: async (accountId, count) => {
      const records = Array.from({ length: count }, () => record(accountId));
      await bus.publisher.publish(records);
      return records;
    },
    consume: (onRecords, more = {}, member = consuming) =>
      member.consume({ group: freshGroup(), topics: [bus.topic], from: 'earliest', onRecords, ...more }),
    collect: (accountId, answer = () => done) => {
      const received: ReceivedRecord[] = [];
      const onRecords: OnRecords = async (records) => {
        for (const one of records) {
          if (one.accountId !== accountId) continue;
          received.push(one);
          const outcome = answer(one, received.filter(({ eventId }) => eventId === one.eventId).length);
          if (outcome.kind !== 'done') return outcome;
        }
        return done;
      };
      return { received, onRecords, seqs: () => received.map(({ accountSeq }) => accountSeq) };
    },
  };
}
