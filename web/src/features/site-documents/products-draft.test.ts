import { centsIn, newProduct, productsIn, typedOfProducts } from './products-draft.ts';

const dialer = { id: 'dialer', name: 'Dialer', fromCents: 9_900, text: 'Calls.', leads: false };

describe('products that are edited', () => {
  it('keep what else the document holds of them', () => {
    const listed = [{ ...dialer, badge: 'new' }];
    expect(typedOfProducts(productsIn(JSON.stringify(listed)) ?? [])).toBe(JSON.stringify(listed, null, 2));
  });

  it.each(['', '{', '{}', '[1]', '[{"id":"a"}]', '[{"id":"a","name":"b","text":"","fromCents":"9","leads":false}]'])(
    'are left as they stand where they are none: %j',
    (typed) => expect(productsIn(typed)).toBeNull(),
  );

  it('that are new have an id of their own', () => {
    expect(newProduct([{ ...dialer, id: 'product-2' }]).id).toBe('product-3');
  });

  it.each([
    ['99', 9_900],
    ['$1,299.5', 129_950],
    ['0.10', 10],
    ['', null],
    ['1.234', null],
    ['-1', null],
    ['ten', null],
  ])('have a price in dollars: %j', (typed, cents) => expect(centsIn(typed)).toBe(cents));
});
