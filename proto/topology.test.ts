import { catalogue } from './catalogue.ts';
import { hearersOf, serviceNames, services, topics } from './topology.ts';

describe('who hears whom', () => {
  it('has every topic of the catalogue, and no other', () => {
    expect(Object.values(topics).sort()).toEqual(Object.keys(catalogue).sort());
  });

  it('names only services that announce', () => {
    for (const name of serviceNames) {
      for (const owner of [...services[name].hears, ...services[name].watches])
        expect(Object.keys(topics)).toContain(owner);
    }
  });

  it.each([
    ['accounts', ['billing', 'notification', 'audit']],
    ['billing', ['export', 'audit']],
    ['search', ['export', 'audit']],
    ['export', ['billing', 'notification', 'audit']],
    ['notification', ['audit']],
    ['audit', []],
  ] as const)('lets ask %s for its events: %j, and never the gateway', (owner, hearers) => {
    expect(hearersOf(owner)).toEqual(hearers);
  });
});
