import type { ReceivedRecord } from '@leadwright/messaging/event-bus';
import type { WriteTransaction } from '../event-store.ts';
import type { TopicMessage } from './received.ts';
import { NewerSchemaError, reactInOrder, type ReactingInOrder } from './react-in-order.ts';

const tx = {} as WriteTransaction;
let done: string[];
let counts: { applied: number; unknown: number };
beforeEach(() => {
  done = [];
  counts = { applied: 0, unknown: 0 };
});

const reacting = (replay = false): ReactingInOrder =>
  reactInOrder<TopicMessage>(
    {
      service: 'export',
      // The value's bytes are the case's name in these tests.
      decode: (bytes) => ({ event: { case: Buffer.from(bytes).toString() || undefined } }),
      react: async ({ message, accountId, replay: again }) => {
        done.push(`${message.event.case} ${accountId}${again ? ' again' : ''}`);
      },
      reactToBatch: (eventCase) => batches[eventCase],
      schemaV: 1,
    },
    tx,
    counts,
    replay,
  );
const together =
  (name: string) =>
  async (received: readonly { accountId: string; replay: boolean }[]): Promise<void> => {
    done.push(`${name} ${received.map(({ accountId, replay }) => accountId + (replay ? ' again' : '')).join('+')}`);
  };
const batches: Record<string, ReturnType<typeof together>> = { added: together('added'), moved: together('moved') };
const record = (eventCase: string, accountId: string): ReceivedRecord =>
  ({ accountId, eventId: 'e', headers: {}, value: Buffer.from(eventCase) }) as unknown as ReceivedRecord;

describe('the records of one transaction', () => {
  it('reach a batch reaction together while they follow each other, and whatever comes next comes after it', async () => {
    const { take, finish } = reacting();
    for (const account of ['a', 'b', 'a']) await take(record('added', account));
    expect(done).toEqual([]);
    await take(record('ended', 'a'));
    expect(done).toEqual(['added a+b+a', 'ended a']);
    await take(record('added', 'c'));
    await take(record('moved', 'c'));
    await take(record('added', 'd'));
    await finish();
    await finish();
    expect(done.slice(2)).toEqual(['added c', 'moved c', 'added d']);
    expect(counts).toEqual({ applied: 7, unknown: 0 });
  });

  it('say in a rebuild that they are replayed, and pass over a case of a newer release', async () => {
    const { take, finish } = reacting(true);
    for (const [eventCase, account] of [
      ['added', 'a'],
      ['', 'a'],
      ['added', 'b'],
      ['ended', 'b'],
    ] as const)
      await take(record(eventCase, account));
    await finish();
    expect(done).toEqual(['added a again+b again', 'ended b again']);
    expect(counts).toEqual({ applied: 3, unknown: 1 });
  });

  it('stop at a schema that is too new', async () => {
    const { take } = reactInOrder<TopicMessage>(
      {
        service: 'export',
        decode: () => ({ meta: { schemaV: 2 } as never, event: { case: 'added' } }),
        react: () => Promise.reject(new Error('asked')),
        schemaV: 1,
      },
      tx,
      counts,
    );
    await expect(take(record('added', 'a'))).rejects.toThrow(NewerSchemaError);
    expect(counts.applied).toBe(0);
  });
});
