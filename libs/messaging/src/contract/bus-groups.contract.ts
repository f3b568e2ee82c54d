import { createDoor, done, until, type Kit } from './contract-kit.ts';
import type { OnRecords } from '../event-bus.ts';
import { PARTITIONS } from '../partitions/partition.ts';

export function groupCases(kit: Kit): void {
  const { freshAccount, freshGroup, record, publishFor, consume, collect } = kit;

  it('gives every group every record', async () => {
    const account = freshAccount();
    const groups = [collect(account), collect(account), collect(account)];
    const consumers = await Promise.all(groups.map(({ onRecords }) => consume(onRecords, { from: 'latest' })));
    await publishFor(account, 5);
    await until(() => groups.every(({ received }) => received.length >= 5));
    await Promise.all(consumers.map((consumer) => consumer.stop()));
    for (const { seqs } of groups) expect(seqs()).toEqual([1, 2, 3, 4, 5]);
  });

  it('continues from its committed offset although it asks for latest', async () => {
    const account = freshAccount();
    const group = freshGroup();
    const first = await consume(collect(account).onRecords, { group, from: 'latest' });
    await publishFor(account, 1);
    expect(await first.drain(20_000)).toBe(true);
    await first.stop();
    await publishFor(account, 2);
    const { seqs, onRecords } = collect(account);
    const again = await consume(onRecords, { group, from: 'latest' });
    await until(() => seqs().length >= 2);
    await again.stop();
    expect(seqs()).toEqual([2, 3]);
  });

  it('commits its offset as soon as it begins at latest, even if it stops before the first record', async () => {
    const account = freshAccount();
    const group = freshGroup();
    const first = await consume(async () => done, { group, from: 'latest' });
    await first.stop();
    await publishFor(account, 2);
    const { seqs, onRecords } = collect(account);
    const again = await consume(onRecords, { group, from: 'latest' });
    await until(() => seqs().length >= 2);
    await again.stop();
    expect(seqs()).toEqual([1, 2]);
  });

  it('reports to the old member which partitions were revoked', async () => {
    const group = freshGroup();
    const [revoked, taken] = [new Set<number>(), new Set<number>()];
    const another = await kit.bus().member();
    const a = await consume(async () => done, {
      group,
      from: 'latest',
      onRevoked: (_topic, partition) => revoked.add(partition),
    });
    await until(() => a.health().assigned === PARTITIONS);
    const b = await consume(
      async () => done,
      { group, from: 'latest', onAssigned: (_topic, partition) => taken.add(partition) },
      another,
    );
    await until(
      () => a.health().assigned === PARTITIONS / 2 && b.health().assigned === PARTITIONS / 2,
      'an even share',
    );
    expect([...revoked].sort()).toEqual([...taken].sort());
    await Promise.all([a.stop(), b.stop()]);
    await another.close();
  });

  it('loses nothing and keeps the order when a member joins during a batch and leaves again', async () => {
    const group = freshGroup();
    const names = Array.from({ length: 12 }, freshAccount);
    const firsts = new Map<string, number[]>();
    const door = createDoor();
    let held = false;
    const onRecords =
      (holding: boolean): OnRecords =>
      async (records) => {
        if (holding && !held && records.some(({ accountId }) => names.includes(accountId))) {
          held = true;
          await door.opened;
        }
        for (const { accountId, accountSeq } of records) {
          const seen = firsts.get(accountId) ?? [];
          if (!seen.includes(accountSeq)) firsts.set(accountId, [...seen, accountSeq]);
        }
        return done;
      };
    const another = await kit.bus().member();
    const a = await consume(onRecords(true), { group, from: 'latest' });
    const publishAll = () => kit.bus().publisher.publish(names.map((name) => record(name)));
    await publishAll();
    await until(() => held);
    const joining = consume(onRecords(false), { group, from: 'latest' }, another);
    await publishAll();
    door.open();
    const b = await joining;
    for (let i = 0; i < 5; i++) await publishAll();
    await b.stop();
    for (let i = 0; i < 5; i++) await publishAll();
    await until(() => names.every((name) => firsts.get(name)?.length === 12));
    await a.stop();
    await another.close();
    for (const name of names) expect(firsts.get(name)).toEqual(Array.from({ length: 12 }, (_, i) => i + 1));
  });

  it('delivers nothing after its bus is closed, and leaves the rest to other members', async () => {
    const account = freshAccount();
    const group = freshGroup();
    const closing = await kit.bus().member();
    const own = collect(account);
    const first = await consume(own.onRecords, { group, from: 'latest' }, closing);
    await publishFor(account, 1);
    await until(async () => own.received.length > 0 && (await first.lag()) === 0);
    await first.stop();
    await closing.close();
    await publishFor(account, 1);
    const { seqs, onRecords } = collect(account);
    const next = await consume(onRecords, { group });
    await until(() => seqs().length > 0);
    await next.stop();
    expect([own.seqs(), seqs()]).toEqual([[1], [2]]);
  });

  it('can be stopped twice', async () => {
    const consumer = await consume(async () => done, { from: 'latest' });
    await consumer.stop();
    await expect(consumer.stop()).resolves.toBeUndefined();
  });
}
