import { siteDocument } from '../../testing/at-server/site-documents-at-server.ts';
import { draftOf, fieldOf, problemOf, sameDraft, type FieldType } from './draft.ts';

const one = (type: FieldType, typed: string, name = 'a') => ({ key: 0, name, type, typed });

describe('a document that is edited', () => {
  it('is sent as it came while nothing is typed', () => {
    expect(draftOf(siteDocument.fields).map(fieldOf)).toEqual(siteDocument.fields);
    expect(sameDraft(draftOf(siteDocument.fields), draftOf(siteDocument.fields))).toBe(true);
  });

  it.each([
    ['number', '', null],
    ['number', 'ten', null],
    ['number', 'Infinity', null],
    ['number', '-1.5', -1.5],
    ['number', '250,000,000', 250_000_000],
    ['number', '25,00', null],
    ['number', '2.5e8', null],
    ['number', '1e+21', 1e21],
    ['date', '', null],
    ['date', '2026-11-21T07:04', 1_795_244_640],
    ['date', '2026-11-21T07:04:13', 1_795_244_653],
    ['list', '[1', null],
    ['list', '{}', null],
    ['list', '[1]', [1]],
    ['map', '[]', null],
    ['map', 'null', null],
    ['map', '{"a":[1]}', { a: [1] }],
    ['boolean', '', false],
    ['boolean', 'true', true],
  ] as const)('has as %s of %j: %j', (type, typed, value) => {
    const field = one(type, typed);
    expect(fieldOf(field)?.value ?? null).toEqual(value);
    expect(problemOf(field, [field]) === null).toBe(value !== null);
  });

  it('has names that can be kept, each once', () => {
    for (const name of ['', '_own', '1st', 'a b', 'x'.repeat(65)]) {
      const field = one('text', '', name);
      expect(problemOf(field, [field])).toMatch(/^A name begins with a letter/);
    }
    expect(problemOf(one('text', ''), [one('text', ''), { ...one('number', '1'), key: 1 }])).toBe(
      'Another field has this name.',
    );
  });
});
