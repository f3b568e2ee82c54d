import { describe, expect, it } from '@jest/globals';
import { claimsOf, defaultClaims, defaultDocument } from './public-claims.ts';
import { siteIds } from './sites.ts';

describe('what the public site claims', () => {
  it.each(siteIds)('is what the definition of %s says, where the document says the same', (id) => {
    expect(claimsOf(defaultDocument(id) ?? [])).toEqual(defaultClaims(id));
  });

  it('is nothing of what the document leaves out, or says wrongly', () => {
    expect(claimsOf([])).toEqual({ claims: {}, speaks: 'stated', products: [] });
    expect(
      claimsOf([
        { name: 'consumers', type: 'text', value: '200' },
        { name: 'businessesFrom', type: 'number', value: 15 },
        { name: 'businessesTo', type: 'number', value: 14 },
        { name: 'refreshesAYearFrom', type: 'number', value: 0 },
        { name: 'doNotCallEveryWeeks', type: 'number', value: 0 },
        { name: 'yearsInBusiness', type: 'number', value: 7.5 },
        {
          name: 'products',
          type: 'list',
          value: [
            null,
            { id: 'a b', name: 'x', fromCents: 1 },
            { id: 'x', name: '', fromCents: 1 },
            { id: 'x', name: 'X', fromCents: -1 },
          ],
        },
      ]),
    ).toEqual({ claims: {}, speaks: 'stated', products: [] });
  });

  it('is said as it is counted where the document says so, and else as it is stated', () => {
    const said = (value: unknown) => claimsOf([{ name: 'asCounted', type: 'boolean', value }]).speaks;
    expect([said(true), said(false), said('true')]).toEqual(['counted', 'stated', 'stated']);
  });

  it.each(['From', 'To'])('is one number where the document takes the other of “from … to …” out: %s', (end) =>
    expect(claimsOf([{ name: `businesses${end}`, type: 'number', value: 14_000_000 }]).claims).toEqual({
      businesses: [14_000_000, 14_000_000],
    }),
  );

  it('are the products that the document lists, and only those with leads have the plans', () => {
    const value = [
      { id: 'crm', name: 'Contacts', fromCents: 999, text: 'Who they are.', leads: false },
      { id: 'leads', name: 'Leads', fromCents: 5_000, leads: true },
    ];
    expect(claimsOf([{ name: 'products', type: 'list', value }]).products).toEqual([
      { id: 'crm', name: 'Contacts', fromCents: 999, text: 'Who they are.' },
      { id: 'leads', name: 'Leads', fromCents: 5_000, text: '', hasPlans: true },
    ]);
  });

  it('has no default for a site that does not exist', () => expect(defaultDocument('constructor')).toBeUndefined());
});
