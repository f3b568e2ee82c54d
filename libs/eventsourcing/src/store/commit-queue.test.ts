import { commitQueue } from './commit-queue.ts';

type Entry = { accountId: string; n: number };

/** A queue whose batches run until the test ends them. */
function queueUnderTest({ concurrency = 2, batchMax = 32 } = {}) {
  const begun: { batch: Entry[]; end: () => void }[] = [];
  const queue = commitQueue<Entry>({
    concurrency,
    batchMax,
    runBatch: (batch) => new Promise((end) => begun.push({ batch, end })),
  });
  let n = 0;
  return {
    begun,
    numbers: () => begun.map(({ batch }) => batch.map((entry) => entry.n)),
    add: (...accounts: string[]) => {
      for (const accountId of accounts) queue.add({ accountId, n: (n += 1) });
    },
  };
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('the commit queue', () => {
  it('runs a single command at once if nothing is in flight', async () => {
    const { add, numbers } = queueUnderTest();
    add('a');
    await turn();
    expect(numbers()).toEqual([[1]]);
  });

  it('shares the commands of one turn evenly between the transactions, in order', async () => {
    const { add, numbers } = queueUnderTest();
    add('a', 'b', 'c', 'd', 'e');
    await turn();
    expect(numbers()).toEqual([
      [1, 2, 3],
      [4, 5],
    ]);
  });

  it('holds commands back while all transactions are in flight, then runs them as one batch', async () => {
    const { add, begun, numbers } = queueUnderTest();
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

  it('runs the commands of one account in order and never in two transactions at the same time', async () => {
    const { add, begun, numbers } = queueUnderTest();
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

  it('never puts more commands into a transaction than it may hold locks for', async () => {
    const { add, begun, numbers } = queueUnderTest({ concurrency: 1, batchMax: 2 });
    add('a', 'b', 'c');
    await turn();
    expect(numbers()).toEqual([[1, 2]]);
    begun[0]?.end();
    await turn();
    await turn();
    expect(numbers()).toEqual([[1, 2], [3]]);
  });
});
