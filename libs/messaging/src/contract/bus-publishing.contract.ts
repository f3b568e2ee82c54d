import { done, until, type Kit } from './contract-kit.ts';
import { FatalBusError, MESSAGE_BYTES_MAX, type BusRecord, type ReceivedRecord, type Placed } from '../event-bus.ts';
import { partitionOf } from '../partitions/partition.ts';

export function publishingCases(kit: Kit): void {
  const { freshAccount, record, publishFor, consume, collect } = kit;
  const roundTrip = async (
    publish: (account: string) => Promise<unknown>,
    count: number,
    account = freshAccount(),
  ): Promise<ReceivedRecord[]> => {
    const { received, onRecords } = collect(account);
    const consumer = await consume(onRecords, { from: 'latest' });
    await publish(account);
    await until(() => received.length >= count);
    await consumer.stop();
    return received;
  };
  const publish = (...records: BusRecord[]): Promise<Placed[]> => kit.bus().publisher.publish(records);

  it('preserves every byte of a value', async () => {
    const value = Uint8Array.from({ length: 1024 }, (_, i) => i % 256);
    const [received] = await roundTrip((account) => publish(record(account, value)), 1);
    expect(Array.from(received?.value ?? [])).toEqual(Array.from(value));
  });

  it('preserves an empty value', async () => {
    const [received] = await roundTrip((account) => publish(record(account, new Uint8Array())), 1);
    expect(received?.value).toEqual(new Uint8Array());
  });

  it('publishes only the slice of a buffer that a value covers', async () => {
    const whole = Uint8Array.from([1, 2, 3, 4, 5, 6]);
    const [received] = await roundTrip((account) => publish(record(account, whole.subarray(2, 4))), 1);
    expect(Array.from(received?.value ?? [])).toEqual([3, 4]);
  });

  it('preserves headers of any text: none, empty, long, in any script', async () => {
    const headers = {
      traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
      empty: '',
      long: 'x'.repeat(4_000),
      name: 'Zoë 李 🙂',
      hash: '\u0001',
    };
    const received = await roundTrip(
      (account) => publish({ ...record(account), headers }, { ...record(account), headers: {} }),
      2,
    );
    expect(received.map((one) => one.headers)).toEqual([headers, {}]);
  });

  it.each([
    ['accents', 'ünïcode'],
    ['signs', 'with space / and:signs'],
    ['other scripts', '李-🙂'],
    ['200 letters', 'a'.repeat(200)],
  ])('takes an account id with %s as a key', async (_what, name) => {
    const account = `${name}-${freshAccount()}`;
    const [received] = await roundTrip(() => publish(record(account)), 1, account);
    expect([received?.accountId, received?.partition]).toEqual([account, partitionOf(account)]);
  });

  it('maps these accounts to their fixed partitions', async () => {
    const places = new Map<string, number>();
    const consumer = await consume(
      async (records) => {
        for (const { accountId, partition } of records) places.set(accountId, partition);
        return done;
      },
      { from: 'latest' },
    );
    const names = ['system', 'acme', '21', 'foobar', 'ünïcode'];
    await publish(...names.map((name) => record(name)));
    await until(() => names.every((name) => places.has(name)));
    await consumer.stop();
    expect(names.map((name) => places.get(name))).toEqual([2, 0, 0, 6, 1]);
  });

  it('preserves the event id and the sequence, also a large one', async () => {
    const given = { eventId: '01890000-0000-7000-8000-00000000abcd', accountSeq: 2 ** 40 };
    const [received] = await roundTrip((account) => publish({ ...record(account), ...given }), 1);
    expect(received).toMatchObject(given);
  });

  it('is unaffected when the publisher changes its buffer afterwards', async () => {
    const value = new Uint8Array([1, 2, 3]);
    const account = freshAccount();
    await publish(record(account, value));
    value.fill(9);
    const { received, onRecords } = collect(account);
    const consumer = await consume(onRecords);
    await until(() => received.length > 0);
    await consumer.stop();
    expect(Array.from(received[0]?.value ?? [])).toEqual([1, 2, 3]);
  });

  it('accepts an empty publish', async () => {
    await expect(publish()).resolves.toEqual([]);
  });

  it("drops no repeat: that is the consumers' work", async () => {
    const account = freshAccount();
    const same = record(account);
    const received = await roundTrip(
      async () => {
        await publish(same);
        await publish(same);
      },
      2,
      account,
    );
    expect(received.map(({ eventId }) => eventId)).toEqual([same.eventId, same.eventId]);
  });

  it('runs concurrent calls in the order they were made', async () => {
    const received = await roundTrip(
      (account) => Promise.all(Array.from({ length: 20 }, () => publish(record(account)))),
      20,
    );
    expect(received.map(({ accountSeq }) => accountSeq)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
  });

  it('stores every record once and in order when 50 publish at once', async () => {
    const names = Array.from({ length: 50 }, freshAccount);
    const received: ReceivedRecord[] = [];
    const consumer = await consume(
      async (records) => {
        received.push(...records.filter(({ accountId }) => names.includes(accountId)));
        return done;
      },
      { from: 'latest' },
    );
    await Promise.all(names.map((name) => publish(record(name), record(name), record(name))));
    await until(async () => received.length >= 150 && (await consumer.lag()) === 0);
    await consumer.stop();
    for (const name of names)
      expect(received.filter(({ accountId }) => accountId === name).map(({ accountSeq }) => accountSeq)).toEqual([
        1, 2, 3,
      ]);
  });

  it('publishes several megabytes of one account in one call, in order', async () => {
    const value = new Uint8Array(200 * 1024).fill(5);
    const received = await roundTrip(
      (account) => publish(...Array.from({ length: 15 }, () => record(account, value))),
      15,
    );
    expect(received.map(({ accountSeq }) => accountSeq)).toEqual(Array.from({ length: 15 }, (_, i) => i + 1));
    expect(received.every((one) => one.value.byteLength === value.byteLength)).toBe(true);
  });

  it('publishes 2,000 records in one call, in order', async () => {
    const received = await roundTrip((account) => publishFor(account, 2_000), 2_000);
    expect(received.map(({ accountSeq }) => accountSeq)).toEqual(Array.from({ length: 2_000 }, (_, i) => i + 1));
  });

  it('continues after a call refused with a fatal error', async () => {
    const account = freshAccount();
    const refused = publish({ ...record(account, new Uint8Array(MESSAGE_BYTES_MAX + 1)), accountSeq: 99 });
    const next = publish({ ...record(account), accountSeq: 1 });
    await expect(refused).rejects.toThrow(FatalBusError);
    await next;
    const received = await roundTrip(() => publish({ ...record(account), accountSeq: 2 }), 1, account);
    expect(received.map(({ accountSeq }) => accountSeq)).toEqual([2]);
  });
}
