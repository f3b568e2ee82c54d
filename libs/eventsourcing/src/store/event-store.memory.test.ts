import { createMemoryEventStore } from './event-store.memory.ts';
import { eventStoreContract, tallyContract } from './event-store.contract.ts';

describe('the event store in memory', () => {
  eventStoreContract(async () => createMemoryEventStore(tallyContract));

  it('has no database', async () => {
    const store = createMemoryEventStore(tallyContract);
    await expect(store.transaction(['a'], async (tx) => tx.db)).rejects.toThrow(/has no database/);
  });
});
