import { serviceNames, services, type OwnerName } from '@leadwright/contracts/topology';
import { heardBy, type Reaction } from './reaction.ts';

const none: Reaction = { consume: () => Promise.reject(new Error('nobody listens here')) };
const reactionsTo = (...owners: OwnerName[]) => Object.fromEntries(owners.map((owner) => [owner, none]));

describe('a service and the topology', () => {
  it('agree when it reacts to exactly whom it hears, in the order of the table', () => {
    for (const name of serviceNames) {
      if (name === 'gateway') continue;
      const { hears } = services[name];
      expect(heardBy(name, reactionsTo(...[...hears].reverse()))).toEqual(hears);
    }
  });

  it('a reaction to a topic that the table does not list stops the start', () => {
    expect(() => heardBy('billing', reactionsTo('accounts', 'export', 'search'))).toThrow(
      'billing reacts to search, but the topology does not list that it hears them',
    );
  });

  it('an edge of the table that has no reaction stops the start', () => {
    expect(() => heardBy('billing', reactionsTo('accounts'))).toThrow(
      'the topology lists that billing hears export, but it has no reaction to them',
    );
  });
});
