import { createDoor, done, until, type Kit } from './contract-kit.ts';

export function handlingCases(kit: Kit): void {
  const { freshAccount, freshGroup, record, publishFor, consume, collect } = kit;
  const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);

  it('delivers the lag in batches of bounded size and rising offsets', async () => {
    const account = freshAccount();
    await publishFor(account, 400);
    const batches: number[][] = [];
    let ours = 0;
    const consumer = await consume(async (records) => {
      batches.push(records.map(({ offset }) => offset));
      ours += records.filter(({ accountId }) => accountId === account).length;
      return done;
    });
    await until(() => ours >= 400);
    await consumer.stop();
    expect(Math.max(...batches.map(({ length }) => length))).toBeGreaterThan(1);
    expect(Math.max(...batches.map(({ length }) => length))).toBeLessThanOrEqual(500);
    for (const batch of batches) expect(batch).toEqual(batch.map((_, i) => (batch[0] ?? 0) + i));
  });

  it('never delivers an empty batch', async () => {
    let empty = 0;
    const consumer = await consume(async (records) => {
      if (records.length === 0) empty += 1;
      return done;
    });
    expect(await consumer.drain(20_000)).toBe(true);
    await consumer.stop();
    expect(empty).toBe(0);
  });

  it('handles at most three partitions at once', async () => {
    let busy = 0;
    let most = 0;
    const names = Array.from({ length: 36 }, freshAccount);
    await kit.bus().publisher.publish(names.map((name) => record(name)));
    const consumer = await consume(async () => {
      busy += 1;
      most = Math.max(most, busy);
      await new Promise((resolve) => setTimeout(resolve, 5));
      busy -= 1;
      return done;
    });
    await consumer.drain(20_000);
    await consumer.stop();
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(3);
  });

  it('is delivered again at once for a retry after 0 ms', async () => {
    const account = freshAccount();
    const { seqs, onRecords } = collect(account, (_one, tries) => (tries < 4 ? { kind: 'retry', afterMs: 0 } : done));
    const consumer = await consume(onRecords, { from: 'latest' });
    await publishFor(account, 1);
    await until(() => seqs().length >= 4);
    expect(await consumer.drain(20_000)).toBe(true);
    await consumer.stop();
    expect(seqs()).toEqual([1, 1, 1, 1]);
  });

  it('retries one record as long as it fails, then continues in order', async () => {
    const account = freshAccount();
    const { seqs, onRecords } = collect(account, ({ accountSeq }, tries) =>
      accountSeq === 1 && tries < 8 ? { kind: 'retry', afterMs: 5 } : done,
    );
    const consumer = await consume(onRecords, { from: 'latest' });
    await publishFor(account, 1);
    await until(() => seqs().length >= 8);
    await publishFor(account, 2);
    await until(() => seqs().length >= 10);
    await consumer.stop();
    expect(seqs()).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 2, 3]);
  });

  it('retries a batch record by record also when its handler throws', async () => {
    const account = freshAccount();
    await publishFor(account, 6);
    const singles: number[] = [];
    const consumer = await consume(async (records) => {
      const ours = records.filter(({ accountId }) => accountId === account);
      if (ours.length > 0 && records.length > 1) throw new Error('not together');
      singles.push(...ours.map(({ accountSeq }) => accountSeq));
      return done;
    });
    await until(() => singles.length >= 6);
    await consumer.stop();
    expect(singles).toEqual(numbers(6));
  });

  it('parks the one bad record of a batch and handles the others once each', async () => {
    const account = freshAccount();
    await publishFor(account, 5);
    const kept: number[] = [];
    const parked: number[] = [];
    const consumer = await consume(async (records) => {
      const ours = records.filter(({ accountId }) => accountId === account).map(({ accountSeq }) => accountSeq);
      if (ours.includes(3)) {
        if (records.length === 1) parked.push(3);
        return { kind: 'park', reason: 'bad' };
      }
      kept.push(...ours);
      return done;
    });
    await until(() => kept.length >= 4);
    await consumer.stop();
    expect([kept, parked]).toEqual([[1, 2, 4, 5], [3]]);
  });

  it('commits past a parked record, also for the next member', async () => {
    const account = freshAccount();
    const group = freshGroup();
    const first = await consume(collect(account, () => ({ kind: 'park', reason: 'bad' })).onRecords, {
      group,
      from: 'latest',
    });
    await publishFor(account, 1);
    expect(await first.drain(20_000)).toBe(true);
    await first.stop();
    const { seqs, onRecords } = collect(account);
    const next = await consume(onRecords, { group });
    await publishFor(account, 1);
    await until(() => seqs().length > 0);
    await next.stop();
    expect(seqs()).toEqual([2]);
  });

  it('leaves a paused record to the next member of its group', async () => {
    const account = freshAccount();
    const group = freshGroup();
    const waiting = collect(account, () => ({ kind: 'retry', afterMs: 60_000 }));
    const first = await consume(waiting.onRecords, { group, from: 'latest' });
    await publishFor(account, 2);
    await until(() => waiting.received.length > 0);
    await first.stop();
    const { seqs, onRecords } = collect(account);
    const next = await consume(onRecords, { group });
    await until(() => seqs().length >= 2);
    await next.stop();
    expect(seqs()).toEqual([1, 2]);
  });

  it('stops at once although a record is paused for a minute', async () => {
    const account = freshAccount();
    const { received, onRecords } = collect(account, () => ({ kind: 'retry', afterMs: 60_000 }));
    const consumer = await consume(onRecords, { from: 'latest' });
    await publishFor(account, 1);
    await until(() => received.length > 0);
    const begun = Date.now();
    await consumer.stop();
    expect(Date.now() - begun).toBeLessThan(10_000);
  });

  it('starts no second batch of a partition during the first, however large the lag', async () => {
    const account = freshAccount();
    const door = createDoor();
    const begun: number[] = [];
    const received: number[] = [];
    const consumer = await consume(
      async (records) => {
        const ours = records.filter(({ accountId }) => accountId === account).map(({ accountSeq }) => accountSeq);
        if (ours.length === 0) return done;
        begun.push(ours.length);
        await door.opened;
        received.push(...ours);
        return done;
      },
      { from: 'latest' },
    );
    await publishFor(account, 1);
    await until(() => begun.length === 1);
    await publishFor(account, 100);
    expect(await consumer.lag()).toBe(101);
    expect(begun).toEqual([1]);
    door.open();
    await until(() => received.length >= 101);
    await consumer.stop();
    expect(received).toEqual(numbers(101));
  });

  it('does not let a slow group delay a fast one', async () => {
    const account = freshAccount();
    const door = createDoor();
    const { seqs, onRecords } = collect(account);
    let held = 0;
    const slow = await consume(
      async (records) => {
        if (!records.some(({ accountId }) => accountId === account)) return done;
        held += 1;
        await door.opened;
        return done;
      },
      { from: 'latest' },
    );
    const quick = await consume(onRecords, { from: 'latest' });
    await publishFor(account, 1);
    await until(() => held === 1);
    await publishFor(account, 4);
    await until(() => seqs().length >= 5);
    expect(held).toBe(1);
    door.open();
    await Promise.all([slow.stop(), quick.stop()]);
    expect(seqs()).toEqual(numbers(5));
  });
}
