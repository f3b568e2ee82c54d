import { createKit, until, type BusUnderTest } from './contract-kit.ts';
import { groupCases } from './bus-groups.contract.ts';
import { handlingCases } from './bus-handling.contract.ts';
import { liveCases } from './bus-live.contract.ts';
import { placeCases } from './bus-places.contract.ts';
import { publishingCases } from './bus-publishing.contract.ts';
import {
  MESSAGE_BYTES_MAX,
  RecordTooLargeError,
  VOLATILE_BYTES_MAX,
  type OnRecords,
  type VolatileRecord,
} from '../event-bus.ts';
import { PARTITIONS, partitionOf } from '../partitions/partition.ts';

export { until } from './contract-kit.ts';

export function eventBusContract(makeBus: () => Promise<BusUnderTest>): void {
  const kit = createKit(makeBus);
  const { freshAccount, record, publishFor, consume, collect } = kit;

  it('delivers records published before and after it began, complete and in order per account', async () => {
    const account = freshAccount();
    const before = await publishFor(account, 30);
    const { received, onRecords } = collect(account);
    const consumer = await consume(onRecords);
    const after = await publishFor(account, 30);
    await until(() => received.length >= 60);
    await consumer.stop();
    expect(received.map(({ partition: _partition, offset: _offset, ...one }) => one)).toEqual([...before, ...after]);
  });

  it('stores every record of an account in the partition of its key', async () => {
    const names = Array.from({ length: 200 }, freshAccount);
    const places = new Map<string, number>();
    await kit.bus().publisher.publish(names.map((name) => record(name)));
    const consumer = await consume(async (records) => {
      for (const { accountId, partition } of records) places.set(accountId, partition);
      return { kind: 'done' };
    });
    await until(() => names.every((name) => places.has(name)));
    await consumer.stop();
    for (const name of names) expect(places.get(name)).toBe(partitionOf(name));
    expect(new Set(places.values()).size).toBe(PARTITIONS);
  });

  it('delivers one batch of a partition at a time', async () => {
    const names = Array.from({ length: 24 }, freshAccount);
    const busy = new Set<number>();
    let broken = 0;
    let count = 0;
    const consumer = await consume(async (records) => {
      const [partition = -1, ...others] = new Set(records.map((one) => one.partition));
      if (others.length > 0 || busy.has(partition)) broken += 1;
      busy.add(partition);
      await new Promise((resolve) => setImmediate(resolve));
      busy.delete(partition);
      count += records.filter(({ accountId }) => names.includes(accountId)).length;
      return { kind: 'done' };
    });
    for (let i = 0; i < 5; i++) await kit.bus().publisher.publish(names.map((name) => record(name)));
    await until(() => count >= 120);
    await consumer.stop();
    expect(broken).toBe(0);
  });

  it('gives dense offsets per partition when several publish at once', async () => {
    const offsets = new Map<number, number[]>();
    const consumer = await consume(async (records) => {
      for (const { partition, offset } of records) offsets.set(partition, [...(offsets.get(partition) ?? []), offset]);
      return { kind: 'done' };
    });
    const names = Array.from({ length: 30 }, freshAccount);
    await Promise.all(names.map((name) => kit.bus().publisher.publish([record(name), record(name)])));
    await until(async () => (await consumer.lag()) === 0 && offsets.size === PARTITIONS);
    await consumer.stop();
    for (const seen of offsets.values()) expect(seen).toEqual(seen.map((_, i) => (seen[0] ?? 0) + i));
  });

  it('delivers a record again after its handler throws', async () => {
    const account = freshAccount();
    const { seqs: receivedSeqs, onRecords } = collect(account, (_one, tries) => {
      if (tries < 3) throw new Error('not yet');
      return { kind: 'done' };
    });
    const consumer = await consume(onRecords, { from: 'latest' });
    await publishFor(account, 1);
    await until(async () => receivedSeqs().length >= 3 && (await consumer.lag()) === 0);
    await consumer.stop();
    expect(receivedSeqs()).toEqual([1, 1, 1]);
  });

  it('delivers a record again after the delay its handler asked for, and no later record of the partition before it', async () => {
    const account = freshAccount();
    const times: number[] = [];
    const { received, onRecords } = collect(account, (one, tries) => {
      times.push(Date.now());
      return one.accountSeq === 2 && tries < 3 ? { kind: 'retry', afterMs: 150 } : { kind: 'done' };
    });
    const consumer = await consume(onRecords, { from: 'latest' });
    await publishFor(account, 1);
    await until(() => received.length === 1);
    await publishFor(account, 1);
    await until(() => received.length >= 2);
    await publishFor(account, 1);
    await until(() => received.at(-1)?.accountSeq === 3);
    await consumer.stop();
    expect(received.map(({ accountSeq }) => accountSeq)).toEqual([1, 2, 2, 2, 3]);
    expect((times[2] ?? 0) - (times[1] ?? 0)).toBeGreaterThanOrEqual(140);
  });

  it('retries a failed batch record by record, so that only the bad record waits', async () => {
    const account = freshAccount();
    const sizes: number[] = [];
    const done: number[] = [];
    let mended = false;
    await publishFor(account, 10);
    const consumer = await consume(async (records) => {
      const ours = records.filter(({ accountId }) => accountId === account);
      if (ours.length > 0) sizes.push(records.length);
      if (!mended && ours.some(({ accountSeq }) => accountSeq === 7)) return { kind: 'retry', afterMs: 50 };
      done.push(...ours.map(({ accountSeq }) => accountSeq));
      return { kind: 'done' };
    });
    await until(() => done.length >= 6);
    expect(done).toEqual([1, 2, 3, 4, 5, 6]);
    expect(Math.max(...sizes)).toBeGreaterThan(1);
    expect(sizes).toContain(1);
    mended = true;
    await until(() => done.length >= 10);
    await consumer.stop();
    expect(done).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('continues after a parked record', async () => {
    const account = freshAccount();
    const { seqs: receivedSeqs, onRecords } = collect(account, ({ accountSeq }) =>
      accountSeq === 2 ? { kind: 'park', reason: 'bad' } : { kind: 'done' },
    );
    const consumer = await consume(onRecords, { from: 'latest' });
    await publishFor(account, 3);
    await until(async () => (await consumer.lag()) === 0);
    await consumer.stop();
    expect(receivedSeqs().at(-1)).toBe(3);
  });

  it('pauses only the partition that waits', async () => {
    const slow = freshAccount();
    let other = freshAccount();
    while (partitionOf(other) === partitionOf(slow)) other = freshAccount();
    const received: string[] = [];
    const consumer = await consume(
      async (records) => {
        if (records.some(({ accountId }) => accountId === slow)) return { kind: 'retry', afterMs: 60_000 };
        received.push(...records.map(({ accountId }) => accountId));
        return { kind: 'done' };
      },
      { from: 'latest' },
    );
    await publishFor(slow, 1);
    await publishFor(other, 3);
    await until(() => received.filter((account) => account === other).length === 3);
    await consumer.stop();
    expect(received).not.toContain(slow);
  });

  it('continues at the offset of its group, and starts another group from the beginning', async () => {
    const account = freshAccount();
    const group = `group-again-${account}`;
    const first = collect(account);
    await publishFor(account, 2);
    const before = await consume(first.onRecords, { group });
    await until(() => first.received.length >= 2);
    await before.stop();
    await publishFor(account, 1);
    const second = collect(account);
    const third = collect(account);
    const after = await consume(second.onRecords, { group });
    const other = await consume(third.onRecords);
    await until(() => second.received.length >= 1 && third.received.length >= 3);
    await Promise.all([after.stop(), other.stop()]);
    expect(second.seqs()).toEqual([3]);
    expect(third.seqs()).toEqual([1, 2, 3]);
  });

  it('skips earlier records when a new group begins at latest', async () => {
    const account = freshAccount();
    await publishFor(account, 2);
    const { seqs: receivedSeqs, onRecords } = collect(account);
    const consumer = await consume(onRecords, { from: 'latest' });
    await publishFor(account, 1);
    await until(() => receivedSeqs().length > 0);
    await consumer.stop();
    expect(receivedSeqs()).toEqual([3]);
  });

  it('finishes the current batch before it stops, and starts no other', async () => {
    const account = freshAccount();
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    let begun = 0;
    let finished = 0;
    const consumer = await consume(
      async (records) => {
        if (!records.some(({ accountId }) => accountId === account)) return { kind: 'done' };
        begun += 1;
        await held;
        finished += 1;
        return { kind: 'done' };
      },
      { from: 'latest' },
    );
    await publishFor(account, 1);
    await until(() => begun === 1);
    await publishFor(account, 1);
    const stopping = consumer.stop();
    release();
    await stopping;
    expect([begun, finished]).toEqual([1, 1]);
  });

  it('shares the partitions of a group among its members and loses nothing when one leaves', async () => {
    const group = `group-shared-${freshAccount()}`;
    const names = Array.from({ length: 36 }, freshAccount);
    const received = new Map<string, number>();
    const by = [0, 0];
    const onRecords =
      (member: number): OnRecords =>
      async (records) => {
        for (const { accountId, accountSeq } of records)
          if (names.includes(accountId)) received.set(`${accountId}/${accountSeq}`, member);
        by[member] = (by[member] ?? 0) + records.length;
        return { kind: 'done' };
      };
    const another = await kit.bus().member();
    const [a, b] = await Promise.all([
      consume(onRecords(0), { group, from: 'latest' }),
      consume(onRecords(1), { group, from: 'latest' }, another),
    ]);
    await until(
      () => a.health().assigned === PARTITIONS / 2 && b.health().assigned === PARTITIONS / 2,
      'an even share',
    );
    await kit.bus().publisher.publish(names.map((name) => record(name)));
    await until(() => received.size >= 36);
    expect(by[0]).toBeGreaterThan(0);
    expect(by[1]).toBeGreaterThan(0);
    await b.stop();
    await until(() => a.health().assigned === PARTITIONS, 'the whole share');
    await kit.bus().publisher.publish(names.map((name) => record(name)));
    await until(() => received.size >= 72);
    await a.stop();
    await another.close();
  });

  it('goes back to an offset on demand', async () => {
    const account = freshAccount();
    const { received, onRecords } = collect(account);
    const consumer = await consume(onRecords, { from: 'latest' });
    await publishFor(account, 3);
    await until(() => received.length >= 3);
    const [first] = received;
    await consumer.seek(kit.bus().topic, partitionOf(account), first?.offset ?? 0);
    await until(() => received.length >= 6);
    await consumer.stop();
    expect(received.map(({ accountSeq }) => accountSeq)).toEqual([1, 2, 3, 1, 2, 3]);
  });

  it('reports the lag', async () => {
    const account = freshAccount();
    const { onRecords } = collect(account, () => ({ kind: 'retry', afterMs: 60_000 }));
    const consumer = await consume(onRecords, { from: 'latest' });
    expect(await consumer.lag()).toBe(0);
    await publishFor(account, 4);
    expect(await consumer.lag()).toBe(4);
    await consumer.stop();
  });

  it('reports which partitions a member was assigned', async () => {
    const assigned: number[] = [];
    const consumer = await consume(async () => ({ kind: 'done' }), {
      onAssigned: (_topic, partition) => assigned.push(partition),
    });
    await until(() => assigned.length === PARTITIONS);
    await consumer.stop();
    expect(assigned.sort((x, y) => x - y)).toEqual(Array.from({ length: PARTITIONS }, (_, i) => i));
  });

  it('accepts the largest message and refuses a larger one before publishing any', async () => {
    const account = freshAccount();
    const { received, onRecords } = collect(account);
    const consumer = await consume(onRecords, { from: 'latest' });
    const small = record(account);
    await expect(
      kit.bus().publisher.publish([small, record(account, new Uint8Array(MESSAGE_BYTES_MAX + 1))]),
    ).rejects.toThrow(RecordTooLargeError);
    const largest = new Uint8Array(MESSAGE_BYTES_MAX).fill(7);
    await kit.bus().publisher.publish([record(account, largest)]);
    await until(() => received.length > 0);
    await consumer.stop();
    expect(received).toHaveLength(1);
    expect(Buffer.compare(received[0]?.value ?? new Uint8Array(), largest)).toBe(0);
  });

  it('tells a listener of events from now on and of volatile records, also when another listener throws', async () => {
    const account = freshAccount();
    await publishFor(account, 1);
    const received: VolatileRecord[] = [];
    const broken = await kit.consuming().listen([kit.bus().topic], () => {
      throw new Error('no');
    });
    const listener = await kit
      .consuming()
      .listen([kit.bus().topic], (one) => void (one.accountId === account && received.push(one)));
    const [later] = await publishFor(account, 1);
    const progress = { topic: kit.bus().topic, accountId: account, value: new Uint8Array(VOLATILE_BYTES_MAX).fill(1) };
    await kit.bus().publisher.publishVolatile(progress);
    await until(() => received.length >= 2);
    await Promise.all([listener.stop(), broken.stop()]);
    await publishFor(account, 1);
    expect(received).toHaveLength(2);
    expect(received).toEqual(
      expect.arrayContaining([{ topic: kit.bus().topic, accountId: account, value: later?.value }, progress]),
    );
    await expect(
      kit.bus().publisher.publishVolatile({ ...progress, value: new Uint8Array(VOLATILE_BYTES_MAX + 1) }),
    ).rejects.toThrow(RecordTooLargeError);
  });

  it('never shows a volatile record to a consumer', async () => {
    const account = freshAccount();
    const { received, onRecords } = collect(account);
    const consumer = await consume(onRecords, { from: 'latest' });
    await kit
      .bus()
      .publisher.publishVolatile({ topic: kit.bus().topic, accountId: account, value: new Uint8Array([1]) });
    await publishFor(account, 1);
    await until(() => received.length > 0);
    await consumer.stop();
    expect(received.map(({ accountSeq }) => accountSeq)).toEqual([1]);
  });

  publishingCases(kit);
  handlingCases(kit);
  placeCases(kit);
  groupCases(kit);
  liveCases(kit);
}
