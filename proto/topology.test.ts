import { catalogue } from './catalogue.ts';
import { consumersOf, serviceNames, services, topics } from './topology.ts';

describe('who consumes whose events', () => {
  it('has every topic of the catalogue, and no other', () => {
    expect(Object.values(topics).sort()).toEqual(Object.keys(catalogue).sort());
  });

  it('names only services that publish', () => {
    for (const name of serviceNames) {
      for (const owner of [...services[name].consumes, ...services[name].watches])
        expect(Object.keys(topics)).toContain(owner);
    }
  });

  it.each([
    ['accounts', ['billing', 'notification', 'audit']],
    ['billing', ['accounts', 'export', 'notification', 'audit']],
    ['search', ['export', 'audit']],
    ['export', ['billing', 'notification', 'audit']],
    ['notification', ['billing', 'audit']],
    ['audit', []],
  ] as const)('lets ask %s for its events: %j, and never the gateway', (owner, consumers) => {
    expect(consumersOf(owner)).toEqual(consumers);
  });
});
