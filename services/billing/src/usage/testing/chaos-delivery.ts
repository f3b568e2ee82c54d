// A hostile bus: it delivers records one to five times, out of order, to several members of a group
// that restart, lose their offsets and handle the same batch concurrently.
import { TransientError } from '@leadwright/runtime/faults/transient';
import type { BusRecord, EventBus, ReceivedRecord, OnRecords } from '@leadwright/messaging/event-bus';
import { deliver } from '@leadwright/messaging/partitions/deliver';
import type { OwnerClient } from '@leadwright/eventsourcing/consume/owner-client';
import type { Logger } from '@leadwright/runtime/telemetry/logger';

const COPIES_MAX = 5;
const BATCH_MAX = 25;
const FORGETS = 0.05;
const TWO_AT_ONCE = 0.1;
const RESTARTS = 0.05;
const OWNER_AWAY = 0.05;

/** Every record one to five times; each copy is within `window` positions of its own. */
export function shuffled(records: BusRecord[], window: number, random: () => number): ReceivedRecord[] {
  return records
    .flatMap((record) => Array.from({ length: 1 + Math.floor(random() * COPIES_MAX) }, () => record))
    .map((record, i) => ({ record, place: i + random() * window }))
    .sort((a, b) => a.place - b.place)
    .map(({ record }, offset) => ({ ...record, partition: 0, offset }));
}

/** The owner's log of these records; some requests fail. `asked` counts the responses. */
export function unsteadyOwner(records: BusRecord[], random: () => number): OwnerClient & { away: number } {
  const owner: OwnerClient & { away: number } = {
    away: 0,
    account: (_topic, accountId, after, limit) => {
      if (random() < OWNER_AWAY) {
        owner.away += 1;
        return Promise.reject(new TransientError('the owner is away'));
      }
      const events = records
        .filter((record) => record.accountId === accountId && record.accountSeq > after)
        .slice(0, limit)
        .map(({ value, accountSeq, eventId, headers }) => ({
          accountId,
          accountSeq,
          eventId,
          headers,
          message: Buffer.from(value).toString('base64'),
          cursor: String(accountSeq),
        }));
      return Promise.resolve({ events, cursor: '' });
    },
    all: () => Promise.reject(new Error('this test never reads the whole log')),
  };
  return owner;
}

export type Member = { onRecords: OnRecords; stop(): Promise<void> };
/** Starts a member of the group and returns its subscription as `Member`. */
export type StartMember = () => Promise<Member>;

/** A bus that only captures the handler: `deliverAll` delivers the records. */
export function handlerBus(): { bus: Pick<EventBus, 'consume'>; handler: () => OnRecords } {
  let taken: OnRecords | undefined;
  return {
    bus: {
      consume: ({ onRecords }) => {
        taken = onRecords;
        const now = (): number => Date.now();
        return Promise.resolve({
          pause: () => undefined,
          seek: () => Promise.resolve(),
          lag: () => Promise.resolve(0),
          drain: () => Promise.resolve(true),
          stop: () => Promise.resolve(),
          health: () => ({ lastProgressAt: now(), lastHeartbeatAt: now(), assigned: 1, restarts: 0 }),
        });
      },
    },
    handler: () => {
      if (!taken) throw new Error('no consumer subscribed');
      return taken;
    },
  };
}

export type ChaosCounts = { delivered: number; forgotten: number; twoAtOnce: number; restarts: number };

export type Chaos = {
  deliveries: ReceivedRecord[];
  start: StartMember;
  members: number;
  random: () => number;
  logger: Logger;
};

/** Delivers until every record is handled, by the port's rules for retries and offsets. */
export async function deliverAll({ deliveries, start, members, random, logger }: Chaos): Promise<ChaosCounts> {
  const counts: ChaosCounts = { delivered: 0, forgotten: 0, twoAtOnce: 0, restarts: 0 };
  const queue = [...deliveries];
  const below = (max: number): number => Math.floor(random() * max);
  let handled = 0;
  const handle = async (member: Member, batch: ReceivedRecord[]): Promise<void> => {
    // A tenth of this many batches suffices, retries and failures included.
    if ((handled += 1) > deliveries.length / 3) throw new Error(`no progress: ${queue.length} records are left`);
    // Offsets within the batch: uncommitted records go back to the queue.
    let next = 0;
    await deliver({
      records: batch.map((record, offset) => ({ ...record, offset })),
      onRecords: member.onRecords,
      logger,
      commit: (offset) => {
        next = offset;
        return Promise.resolve(true);
      },
    });
    counts.delivered += next;
    queue.unshift(...batch.slice(next));
  };
  const running = await Promise.all(Array.from({ length: members }, start));
  const work = async (i: number): Promise<void> => {
    while (queue.length > 0) {
      const batch = queue.splice(0, 1 + below(BATCH_MAX));
      const mine = running[i];
      const other = running[(i + 1) % members];
      if (!mine || !other) throw new Error('a member is missing');
      // After a rebalance both may own the partition for a while.
      const both = random() < TWO_AT_ONCE;
      if (both) counts.twoAtOnce += 1;
      await Promise.all([handle(mine, batch), ...(both ? [handle(other, batch)] : [])]);
      if (random() < FORGETS) {
        counts.forgotten += 1;
        queue.splice(below(queue.length + 1), 0, ...batch);
      }
      if (random() < RESTARTS) {
        counts.restarts += 1;
        await mine.stop();
        running[i] = await start();
      }
    }
  };
  await Promise.all(Array.from({ length: members }, (_, i) => work(i)));
  await Promise.all(running.map((member) => member.stop()));
  return counts;
}
