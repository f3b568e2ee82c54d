import { describe, expect, it } from '@jest/globals';
import { siteIds, sites } from './sites.ts';

describe.each(siteIds)('the site %s', (id) => {
  const site = sites[id];

  it('is found by its own id', () => {
    expect(site.id).toBe(id);
  });

  it('has a statement descriptor that card providers take', () => {
    expect(site.statementDescriptor).toMatch(/^(?=.*[A-Z])[A-Z0-9 ]{5,22}$/);
  });

  it('leads to each address of its map once', () => {
    const addresses = site.map.flatMap(({ links }) => links.map(({ to }) => to));
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(site.map.length).toBeGreaterThanOrEqual(3);
  });

  it('sends nobody to the sign-up where sales opens the accounts', () => {
    const leadsThere = site.map.some(({ links }) => links.some(({ to }) => to === '/signup'));
    expect(leadsThere).toBe(site.signUp === 'open');
  });
});

it('shows no two sites by the same name, map or descriptor', () => {
  const all = siteIds.map((id) => sites[id]);
  for (const of of [
    all.map(({ brand }) => brand),
    all.map(({ map }) => JSON.stringify(map)),
    all.map(({ statementDescriptor }) => statementDescriptor),
  ])
    expect(new Set(of).size).toBe(all.length);
});
