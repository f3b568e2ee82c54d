import { eventBusContract } from '../contract/event-bus.contract.ts';
import { createMemoryBus } from './bus.ts';

jest.setTimeout(30_000);

describe('the bus in memory', () => {
  eventBusContract(async () => {
    const bus = createMemoryBus();
    // Members of one process share the bus itself: closing it is left to the end.
    return {
      topic: 'leadwright.test.v1',
      publisher: bus,
      member: async () => ({ ...bus, close: async () => undefined }),
      forget: async (partition, before) => bus.forget('leadwright.test.v1', partition, before),
      close: () => bus.close(),
    };
  });
});
