import { until, type Kit } from './contract-kit.ts';
import type { VolatileRecord } from '../event-bus.ts';

export function liveCases(kit: Kit): void {
  const { freshAccount, publishFor, consume, collect } = kit;
  const listen = async (accountId: string) => {
    const received: VolatileRecord[] = [];
    const listener = await kit
      .consuming()
      .listen([kit.bus().topic], (one) => void (one.accountId === accountId && received.push(one)));
    return { received, stop: listener.stop };
  };
  const publish = (accountId: string, value: Uint8Array, topic = kit.bus().topic) =>
    kit.bus().publisher.publishVolatile({ topic, accountId, value });

  it('passes no earlier record to a listener', async () => {
    const account = freshAccount();
    await publishFor(account, 3);
    const { received, stop } = await listen(account);
    await publishFor(account, 1);
    await until(() => received.length > 0);
    await stop();
    expect(received).toHaveLength(1);
  });

  it('passes everything to every listener, in order', async () => {
    const account = freshAccount();
    const listeners = await Promise.all([listen(account), listen(account)]);
    const records = await publishFor(account, 100);
    await until(() => listeners.every(({ received }) => received.length >= 100));
    await Promise.all(listeners.map(({ stop }) => stop()));
    for (const { received } of listeners)
      expect(received.map(({ value }) => value)).toEqual(records.map(({ value }) => value));
  });

  it('keeps serving one listener when another has stopped', async () => {
    const account = freshAccount();
    const [staying, leaving] = await Promise.all([listen(account), listen(account)]);
    await leaving.stop();
    await publishFor(account, 2);
    await until(() => staying.received.length >= 2);
    await staying.stop();
    expect(leaving.received).toEqual([]);
  });

  it('passes a listener no record of another topic', async () => {
    const account = freshAccount();
    const { received, stop } = await listen(account);
    await publish(account, new Uint8Array([1]), 'leadwright.elsewhere.v1');
    await publish(account, new Uint8Array([2]));
    await until(() => received.length > 0);
    await stop();
    expect(received.map(({ value }) => Array.from(value))).toEqual([[2]]);
  });

  it('preserves the bytes of a volatile record, also of an empty one', async () => {
    const account = freshAccount();
    const { received, stop } = await listen(account);
    const value = Uint8Array.from({ length: 256 }, (_, i) => i);
    await publish(account, value);
    await publish(account, new Uint8Array());
    await until(() => received.length >= 2);
    await stop();
    expect(received.map((one) => Array.from(one.value)).sort((x, y) => y.length - x.length)).toEqual([
      Array.from(value),
      [],
    ]);
  });

  it('publishes volatile records also when nobody listens', async () => {
    await expect(publish(freshAccount(), new Uint8Array([1]))).resolves.toBeUndefined();
  });

  it('commits no offset of a group by listening', async () => {
    const account = freshAccount();
    const { seqs, onRecords } = collect(account);
    const consumer = await consume(onRecords, { from: 'latest' });
    const { received, stop } = await listen(account);
    await publishFor(account, 5);
    await until(() => received.length >= 5);
    await stop();
    expect(await consumer.drain(20_000)).toBe(true);
    await consumer.stop();
    expect(seqs()).toEqual([1, 2, 3, 4, 5]);
  });

  it('can listen again after it has stopped, from then on', async () => {
    const account = freshAccount();
    const first = await listen(account);
    await first.stop();
    await publishFor(account, 1);
    const again = await listen(account);
    await publishFor(account, 1);
    await until(() => again.received.length > 0);
    await again.stop();
    expect([first.received.length, again.received.length]).toEqual([0, 1]);
  });
}
