import { Type } from 'typebox';
import { readByOthers, refusedWords, shownToOthers, writtenFields } from './written.ts';

const schema = Type.Object({
  name: Type.Optional(readByOthers(Type.String())),
  title: Type.Union([readByOthers(Type.String()), Type.Null()]),
  people: Type.Array(Type.Object({ name: readByOthers(Type.String()), id: Type.String() })),
  text: readByOthers(Type.String(), 'own-pages'),
});
const fields = writtenFields(schema);

it('are found at any depth', () =>
  expect(fields.map(({ at }) => at)).toEqual(['/name', '/title', '/people/*/name', '/text']));

it('are refused with the beginning of the address, each by itself', () => {
  const value = {
    title: 'Look at evil.com',
    people: [
      { name: 'Ada', id: 'evil.com' },
      { name: `evil.photography/${'x'.repeat(100)}`, id: '2' },
    ],
    text: 'evil.com',
  };
  expect(refusedWords(fields, value)).toEqual([
    { at: '/title', address: 'evil.com' },
    { at: '/people/1/name', address: `evil.photography/${'x'.repeat(43)}` },
  ]);
  expect(refusedWords(fields, { title: null, people: [], text: '' })).toEqual([]);
});

it('written before there was the gate are left out where others would read them', () => {
  expect(shownToOthers('Byron & Sons')).toBe('Byron & Sons');
  expect(shownToOthers('http://evil.test/x')).toBe('');
});
