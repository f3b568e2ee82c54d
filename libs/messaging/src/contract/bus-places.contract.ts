import { createDoor, done, until, type Kit } from './contract-kit.ts';
import { PARTITIONS, partitionOf } from '../partitions/partition.ts';

export function placeCases(kit: Kit): void {
  const { freshAccount, freshGroup, record, publishFor, consume, collect } = kit;
  const elsewhere = (account: string): string => {
    let other = freshAccount();
    while (partitionOf(other) === partitionOf(account)) other = freshAccount();
    return other;
  };

  it('pauses one partition for its time, and no other', async () => {
    const account = freshAccount();
    const other = elsewhere(account);
    const times = new Map<string, number>();
    const consumer = await consume(
      async (records) => {
        for (const { accountId } of records) times.set(accountId, Date.now());
        return done;
      },
      { from: 'latest' },
    );
    await until(() => consumer.health().assigned === PARTITIONS);
    const begun = Date.now();
    consumer.pause(kit.bus().topic, partitionOf(account), 2_000);
    await publishFor(account, 1);
    await publishFor(other, 1);
    await until(() => times.has(account) && times.has(other));
    await consumer.stop();
    expect((times.get(account) ?? 0) - begun).toBeGreaterThanOrEqual(1_990);
    expect(times.get(other) ?? Infinity).toBeLessThan(times.get(account) ?? 0);
  });

  it('ignores a pause of a partition or topic that it does not own', async () => {
    const account = freshAccount();
    const { seqs, onRecords } = collect(account);
    const consumer = await consume(onRecords, { from: 'latest' });
    consumer.pause('leadwright.elsewhere.v1', 0, 50);
    consumer.pause(kit.bus().topic, 99, 50);
    await publishFor(account, 1);
    await until(() => seqs().length > 0);
    await consumer.stop();
    expect(seqs()).toEqual([1]);
  });

  it('skips a paused record after a seek past it', async () => {
    const account = freshAccount();
    const { received, seqs, onRecords } = collect(account, ({ accountSeq }) =>
      accountSeq === 1 ? { kind: 'retry', afterMs: 60_000 } : done,
    );
    const consumer = await consume(onRecords, { from: 'latest' });
    await publishFor(account, 1);
    await until(() => received.length > 0);
    await publishFor(account, 2);
    await consumer.seek(kit.bus().topic, partitionOf(account), (received[0]?.offset ?? 0) + 1);
    await until(() => seqs().at(-1) === 3);
    expect(await consumer.drain(20_000)).toBe(true);
    await consumer.stop();
    expect([...new Set(seqs())]).toEqual([1, 2, 3]);
  });

  it('commits the sought offset for the next member', async () => {
    const account = freshAccount();
    const group = freshGroup();
    let hold = false;
    const before = collect(account, () => (hold ? { kind: 'retry', afterMs: 60_000 } : done));
    const first = await consume(before.onRecords, { group, from: 'latest' });
    await publishFor(account, 3);
    await until(async () => before.received.length >= 3 && (await first.lag()) === 0);
    hold = true;
    await first.seek(kit.bus().topic, partitionOf(account), before.received[0]?.offset ?? 0);
    await first.stop();
    const { seqs, onRecords } = collect(account);
    const next = await consume(onRecords, { group });
    await until(() => seqs().length >= 3);
    await next.stop();
    expect(seqs()).toEqual([1, 2, 3]);
  });

  it('moves to the sought offset during a batch', async () => {
    const account = freshAccount();
    const door = createDoor();
    const { received, seqs, onRecords } = collect(account);
    const consumer = await consume(
      async (records) => {
        const outcome = await onRecords(records);
        if (seqs().at(-1) === 3 && received.length === 3) await door.opened;
        return outcome;
      },
      { from: 'latest' },
    );
    for (let i = 1; i <= 3; i++) {
      await publishFor(account, 1);
      await until(() => received.length >= i);
    }
    await consumer.seek(kit.bus().topic, partitionOf(account), received[0]?.offset ?? 0);
    door.open();
    await until(() => received.length >= 6);
    expect(await consumer.drain(20_000)).toBe(true);
    await consumer.stop();
    expect(seqs()).toEqual([1, 2, 3, 1, 2, 3]);
  });

  it('counts the lag over all partitions, falling as records are handled', async () => {
    const names = Array.from({ length: 24 }, freshAccount);
    const door = createDoor();
    const consumer = await consume(
      async () => {
        await door.opened;
        return done;
      },
      { from: 'latest' },
    );
    await kit.bus().publisher.publish(names.map((name) => record(name)));
    expect(await consumer.lag()).toBe(24);
    door.open();
    await until(async () => (await consumer.lag()) === 0);
    await consumer.stop();
  });

  it('is drained when everything published before is handled', async () => {
    const account = freshAccount();
    const { seqs, onRecords } = collect(account);
    const consumer = await consume(onRecords, { from: 'latest' });
    await publishFor(account, 50);
    expect(await consumer.drain(20_000)).toBe(true);
    expect(seqs()).toHaveLength(50);
    await consumer.stop();
  });

  it('is drained at once when there is nothing to handle', async () => {
    const consumer = await consume(async () => done, { from: 'latest' });
    expect(await consumer.drain(0)).toBe(true);
    await consumer.stop();
  });

  it('reports at the timeout that it is not drained', async () => {
    const account = freshAccount();
    const consumer = await consume(collect(account, () => ({ kind: 'retry', afterMs: 60_000 })).onRecords, {
      from: 'latest',
    });
    await publishFor(account, 1);
    const begun = Date.now();
    expect(await consumer.drain(200)).toBe(false);
    expect(Date.now() - begun).toBeGreaterThanOrEqual(195);
    expect(Date.now() - begun).toBeLessThan(5_000);
    await consumer.stop();
  });

  it('is healthy while it consumes, and reports its last progress', async () => {
    const account = freshAccount();
    const { seqs, onRecords } = collect(account);
    const consumer = await consume(onRecords, { from: 'latest' });
    const begun = Date.now();
    await publishFor(account, 1);
    await until(() => seqs().length > 0 && consumer.health().lastProgressAt >= begun);
    expect(consumer.health()).toMatchObject({ assigned: PARTITIONS, restarts: 0 });
    expect(Date.now() - consumer.health().lastHeartbeatAt).toBeLessThan(20_000);
    expect(kit.consuming().health().ok).toBe(true);
    await consumer.stop();
  });

  it('returns the position of each record, in the given order', async () => {
    const account = freshAccount();
    const records = [record(account), record(elsewhere(account)), record(account)];
    const { received, onRecords } = collect(account);
    const consumer = await consume(onRecords, { from: 'latest' });
    const placed = await kit.bus().publisher.publish(records);
    await until(() => received.length >= 2);
    await consumer.stop();
    expect(placed.map(({ partition }) => partition)).toEqual(records.map(({ accountId }) => partitionOf(accountId)));
    expect([placed[0]?.offset, placed[2]?.offset]).toEqual(received.map(({ offset }) => offset));
    expect(await kit.bus().publisher.publish([])).toEqual([]);
  });

  it('seeks to the first record at a time or later, or to the end', async () => {
    const account = freshAccount();
    const { received, seqs, onRecords } = collect(account);
    const consumer = await consume(onRecords, { from: 'latest' });
    await publishFor(account, 2);
    await until(() => received.length >= 2);
    // Another millisecond, whatever clock keeps the log.
    const between = new Date(Date.now() + 20);
    await until(() => Date.now() > between.getTime() + 20);
    await publishFor(account, 1);
    await until(() => received.length >= 3);
    await consumer.seek(kit.bus().topic, partitionOf(account), between);
    await until(() => received.length >= 4);
    await consumer.seek(kit.bus().topic, partitionOf(account), new Date(Date.now() + 3_600_000));
    await publishFor(account, 1);
    await until(() => received.length >= 5);
    await consumer.stop();
    expect(seqs()).toEqual([1, 2, 3, 3, 4]);
  });

  it('reports records deleted before the group read them, once, and continues after them', async () => {
    const account = freshAccount();
    const group = freshGroup();
    const before = await consume(collect(account).onRecords, { group, from: 'latest' });
    const [first] = await kit.bus().publisher.publish([record(account)]);
    await until(async () => (await before.lag()) === 0);
    await before.stop();
    const places = await kit.bus().publisher.publish([record(account), record(account), record(account)]);
    const last = places.at(-1)?.offset ?? 0;
    await kit.bus().forget(partitionOf(account), last);
    const gaps: unknown[] = [];
    const { seqs, onRecords } = collect(account, (_one, tries) => (tries < 2 ? { kind: 'retry', afterMs: 1 } : done));
    const after = await consume(onRecords, {
      group,
      onGap: (topic, partition, gap) => gaps.push([topic, partition, gap]),
    });
    await until(() => seqs().length >= 2);
    await until(async () => (await after.lag()) === 0);
    await after.stop();
    expect(seqs()).toEqual([4, 4]);
    expect(gaps).toEqual([[kit.bus().topic, partitionOf(account), { from: (first?.offset ?? 0) + 1, to: last }]]);
  });
}
