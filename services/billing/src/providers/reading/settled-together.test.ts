import type { Opening, WriteTransaction } from '@leadwright/eventsourcing/event-store';
import { CommitError } from '@leadwright/postgres/postgres-dialect';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { settledTogether } from './settled-together.ts';

const logger = createLogger('test', 'silent');
const opening: Opening = { repeatsAreRare: true, writesTogether: true };
type Work = (tx: WriteTransaction) => Promise<unknown>;

/** Notes which accounts each transaction locked; `fails` throws after its work has ended. */
function storeUnderTest(fails: (accounts: string[]) => Error | null = () => null) {
  const locked: string[][] = [];
  const transaction = async (accounts: string[], work: Work): Promise<unknown> => {
    locked.push(accounts);
    const result = await work({ isStored: () => Promise.resolve(true) } as unknown as WriteTransaction);
    const error = fails(accounts);
    if (error) throw error;
    return result;
  };
  return { locked, store: settledTogether({ transaction } as Parameters<typeof settledTogether>[0], logger) };
}

const names = (count: number): string[] => Array.from({ length: count }, (_, n) => `account-${n}`);

describe('accounts that are settled at the same moment', () => {
  it('share a transaction, at most sixteen of them, and each gets its own result', async () => {
    const { store, locked } = storeUnderTest();
    const answers = await Promise.all(
      names(20).map((name) => store.transaction([name], () => Promise.resolve(`${name} settled`), opening)),
    );
    expect(answers).toEqual(names(20).map((name) => `${name} settled`));
    expect(locked.map(({ length }) => length)).toEqual([16, 4]);
  });

  it('are settled one by one after one of them failed, and only that one fails', async () => {
    const { store, locked } = storeUnderTest();
    const answers = await Promise.allSettled(
      names(3).map((name) =>
        store.transaction(
          [name],
          () => (name === 'account-1' ? Promise.reject(new Error('cannot')) : Promise.resolve(name)),
          opening,
        ),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(locked).toEqual([names(3), ['account-0'], ['account-1'], ['account-2']]);
  });

  it('all fail after a commit without an answer: nobody knows what it stored', async () => {
    const { store, locked } = storeUnderTest(() => new CommitError('no answer'));
    const answers = await Promise.allSettled(
      names(2).map((name) => store.transaction([name], () => Promise.resolve(), opening)),
    );
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(locked).toHaveLength(1);
  });

  it('ask for their own streams only', async () => {
    const { store } = storeUnderTest();
    const asked = (own: string, accountId: string) =>
      store.transaction([own], (tx) => tx.isStored({ stream: { accountId, streamId: 's' }, causes: [] }), opening);
    const [mine, other] = await Promise.allSettled([asked('account-0', 'account-0'), asked('account-1', 'account-0')]);
    expect([mine.status, other.status]).toEqual(['fulfilled', 'rejected']);
  });

  it('leave every other transaction as it is', async () => {
    const { store, locked } = storeUnderTest();
    const run = (accounts: string[], given?: Opening) => store.transaction(accounts, () => Promise.resolve(), given);
    await Promise.all([run(['a']), run(['b'], { repeatsAreRare: true }), run(['c', 'd'], opening)]);
    expect(locked).toEqual([['a'], ['b'], ['c', 'd']]);
  });
});
