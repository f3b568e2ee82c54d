import { catalogue, eventsOf, published } from './catalogue.ts';
import { consumersOf, hearersOf, serviceNames, services, topics, type OwnerName } from './topology.ts';

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

  it('lists an event of an owner at most once for a consumer', () => {
    for (const [consumer, { hears }] of Object.entries(services))
      for (const [owner, events] of Object.entries(hears as Record<string, readonly string[] | 'all'>))
        expect([consumer, owner, events]).toEqual([consumer, owner, events === 'all' ? 'all' : [...new Set(events)]]);
  });

  it('lets the audit trail hear every event', () => {
    for (const [owner, { schema }] of Object.entries(published))
      for (const { localName } of eventsOf(schema).fields)
        expect(hearersOf(owner as OwnerName, localName)).toContain('audit');
  });

  it.each([
    ['accounts', ['billing', 'search', 'notification', 'audit']],
    ['billing', ['accounts', 'export', 'notification', 'audit']],
    ['search', ['accounts', 'export', 'audit']],
    ['export', ['billing', 'notification', 'audit']],
    ['notification', ['billing', 'audit']],
    ['audit', []],
  ] as const)('lets ask %s for its events: %j, and never the gateway', (owner, consumers) => {
    expect(consumersOf(owner)).toEqual(consumers);
  });
});
