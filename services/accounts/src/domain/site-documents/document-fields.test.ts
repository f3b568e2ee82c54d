import { checkFields, DOCUMENT_CHARS_MAX, NESTING_MAX, type DocumentField } from './document-fields.ts';
import { bannerOf } from './alert-banner.ts';
import { mayBy, permissionsOf } from './collections.ts';

const nested = (levels: number): unknown => (levels === 0 ? 'x' : [nested(levels - 1)]);
const list = (value: unknown): DocumentField => ({ name: 'all', type: 'list', value: [value] });
const map = (text: string): DocumentField => ({ name: 'all', type: 'map', value: JSON.parse(text) as never });

describe('the fields of a site document', () => {
  it('may be of every type, lists and maps inside each other', () => {
    const fields: DocumentField[] = [
      { name: 'title', type: 'text', value: 'Hello' },
      { name: 'price', type: 'number', value: 9.99 },
      { name: 'shown', type: 'boolean', value: false },
      { name: 'since', type: 'date', value: 1_795_000_000 },
      { name: 'tags', type: 'list', value: ['a', { b: [1, null] }] },
      { name: 'more', type: 'map', value: { deep: { er: true } } },
    ];
    expect(checkFields(fields)).toBeNull();
  });

  it('have different names', () => {
    const title: DocumentField = { name: 'title', type: 'text', value: '' };
    expect(checkFields([title, { ...title, value: 'other' }])).toEqual({ code: 'site-field-repeated' });
  });

  it('nest to a limit, however deep they come', () => {
    expect(checkFields([list(nested(NESTING_MAX - 1))])).toBeNull();
    expect(checkFields([list(nested(NESTING_MAX))])).toEqual({ code: 'site-field-too-deep' });
    expect(checkFields([list(nested(50_000 / 10))])).toEqual({ code: 'site-field-too-deep' });
  });

  it.each(['{"__proto__":{"admin":true}}', '{"a":{"constructor":1}}', '{"a":[{"prototype":1}]}', '{"_docId":"other"}'])(
    'hold no key that is the product’s own or reaches a prototype: %s',
    (text) => expect(checkFields([map(text)])).toEqual({ code: 'site-field-key-forbidden' }),
  );

  it('are limited in all, not each for itself', () => {
    const text = (name: string): DocumentField => ({ name, type: 'text', value: 'x'.repeat(DOCUMENT_CHARS_MAX / 2) });
    expect(checkFields([text('a')])).toBeNull();
    expect(checkFields([text('a'), text('b')])).toEqual({ code: 'site-document-too-large' });
  });
});

describe('who may do what with a collection', () => {
  it('is a super-admin, and nobody where the table says so', () => {
    expect(permissionsOf('articles')).toEqual({ read: 'super-admin', write: 'super-admin', delete: 'super-admin' });
    expect(permissionsOf('banners').delete).toBe('nobody');
    // A name that every object has is a collection like any other.
    expect(permissionsOf('constructor')).toEqual(permissionsOf('articles'));
    expect(mayBy('super-admin', 'super-admin')).toBe(true);
    for (const staff of ['finance', null]) expect(mayBy('super-admin', staff)).toBe(false);
    expect(mayBy('nobody', 'super-admin')).toBe(false);
  });
});

describe('the alert banner', () => {
  const on: DocumentField = { name: 'shown', type: 'boolean', value: true };
  const text = (name: string, value: string): DocumentField => ({ name, type: 'text', value });

  it('is shown where its document says so, and nowhere else', () => {
    expect(bannerOf([], 1)).toBeNull();
    expect(bannerOf([{ ...on, value: false }, text('heading', 'Hello')], 1)).toBeNull();
    expect(bannerOf([text('shown', 'true')], 1)).toBeNull();
    expect(bannerOf([on], 4)).toEqual({ revision: 4, variant: 'info', heading: null, text: null, link: null });
  });

  it('takes its parts from fields of the right type, and only variants that exist', () => {
    const fields = [on, text('heading', ' Sunday '), text('text', ''), text('variant', 'warning'), text('link', 'See')];
    expect(bannerOf(fields, 2)).toEqual({
      revision: 2,
      variant: 'warning',
      heading: 'Sunday',
      text: null,
      link: 'See',
    });
    expect(bannerOf([on, text('variant', 'javascript')], 2)).toMatchObject({ variant: 'info' });
    expect(bannerOf([on, { name: 'heading', type: 'number', value: 4 }], 2)).toMatchObject({ heading: null });
  });
});
