import { commitQueue } from './commit-queue.ts';

type Entry = { accountId: string; n: number };

/** A queue whose batches end when they are told to. */
function under({ atOnce = 2, entriesMax = 32 } = {}) {
  const begun: { entries: Entry[]; end: () => void }[] = [];
  const queue = commitQueue<Entry>({
    atOnce,
    entriesMax,
    carryOut: (entries) => new Promise((end) => begun.push({ entries, end })),
  });
  let n = 0;
  return {
    begun,
    numbers: () => begun.map(({ entries }) => entries.map((entry) => entry.n)),
    add: (...accounts: string[]) => {
      for (const accountId of accounts) queue.add({ accountId, n: (n += 1) });
    },
  };
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('commands that wait for a commit', () => {
  it('go alone and at once where nothing is under way', async () => {
    const { add, numbers } = under();
    add('a');
    await turn();
    expect(numbers()).toEqual([[1]]);
  });

  it('that arrive in one turn are shared evenly between the transactions, in order', async () => {
    const { add, numbers } = under();
    add('a', 'b', 'c', 'd', 'e');
    await turn();
    expect(numbers()).toEqual([
      [1, 2, 3],
      [4, 5],
    ]);
  });

  it('wait while all transactions are under way, then go together', async () => {
    const { add, begun, numbers } = under();
    add('a', 'b');
    await turn();
    add('c');
    await turn();
    add('d');
    await turn();
    expect(numbers()).toEqual([[1], [2]]);
    begun[0]?.end();
    await turn();
    await turn();
    expect(numbers()).toEqual([[1], [2], [3, 4]]);
  });

  it('of one account go in order and never in two transactions at the same time', async () => {
    const { add, begun, numbers } = under();
    add('a', 'a', 'b');
    await turn();
    add('a', 'c');
    await turn();
    expect(numbers()).toEqual([[1, 2], [3]]);
    begun[1]?.end();
    await turn();
    await turn();
    expect(numbers().at(-1)).toEqual([5]);
    begun[0]?.end();
    await turn();
    await turn();
    expect(numbers().at(-1)).toEqual([4]);
  });

  it('are never more in a transaction than it may hold locks for', async () => {
    const { add, begun, numbers } = under({ atOnce: 1, entriesMax: 2 });
    add('a', 'b', 'c');
    await turn();
    expect(numbers()).toEqual([[1, 2]]);
    begun[0]?.end();
    await turn();
    await turn();
    expect(numbers()).toEqual([[1, 2], [3]]);
  });
});
