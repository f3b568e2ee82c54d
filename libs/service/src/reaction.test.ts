import { serviceNames, services, type OwnerName } from '@leadwright/contracts/topology';
import { consumedBy, type TopicReaction } from './reaction.ts';

const none: TopicReaction = { consume: () => Promise.reject(new Error('nobody listens here')) };
const reactionsTo = (...owners: OwnerName[]) => Object.fromEntries(owners.map((owner) => [owner, none]));

describe('a service and the topology', () => {
  it('agree if it reacts to exactly the services that it consumes, in the order of the table', () => {
    for (const name of serviceNames) {
      if (name === 'gateway') continue;
      const { consumes } = services[name];
      expect(consumedBy(name, reactionsTo(...[...consumes].reverse()))).toEqual(consumes);
    }
  });

  it('a reaction to a topic that the table does not list stops the start', () => {
    expect(() => consumedBy('billing', reactionsTo('accounts', 'export', 'search'))).toThrow(
      'billing reacts to search, but the topology does not list them under consumes',
    );
  });

  it('an edge of the table that has no reaction stops the start', () => {
    expect(() => consumedBy('billing', reactionsTo('accounts'))).toThrow(
      'by the topology billing consumes export, notification, but it has no reaction to them',
    );
  });
});
