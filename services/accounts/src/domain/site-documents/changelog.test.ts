import { entriesOf } from './changelog.ts';
import type { DocumentField } from './document-fields.ts';

const now = 1_795_000_000;
const written = (documentId: string, on: number, ...more: DocumentField[]) => ({
  documentId,
  fields: [
    { name: 'title', type: 'text', value: ` About ${documentId} ` },
    { name: 'on', type: 'date', value: on },
    ...more,
  ] satisfies DocumentField[],
});
const idsOf = (...documents: Parameters<typeof entriesOf>[0]) => entriesOf(documents, now).map(({ id }) => id);

describe('the changelog', () => {
  it('has the newest entry first, and of one day always the same order', () => {
    expect(idsOf(written('a', 10), written('c', 30), written('b', 10))).toEqual(['c', 'b', 'a']);
    expect(idsOf(written('b', 10), written('a', 10), written('c', 30))).toEqual(['c', 'b', 'a']);
  });

  it('says what the document says, without the space around it', () => {
    expect(entriesOf([written('a', 10, { name: 'text', type: 'text', value: 'One.\n\nTwo. ' })], now)).toEqual([
      { id: 'a', title: 'About a', text: 'One.\n\nTwo.', on: 10 },
    ]);
  });

  it('keeps a draft and a day to come back', () => {
    expect(idsOf(written('today', now), written('tomorrow', now + 1))).toEqual(['today']);
    expect(idsOf(written('off', 1, { name: 'shown', type: 'boolean', value: false }))).toEqual([]);
    expect(idsOf(written('on', 1, { name: 'shown', type: 'boolean', value: true }))).toEqual(['on']);
    expect(idsOf({ documentId: 'a', fields: [{ name: 'title', type: 'text', value: 'No day' }] })).toEqual([]);
    expect(idsOf({ documentId: 'a', fields: [{ name: 'on', type: 'date', value: 1 }] })).toEqual([]);
  });

  it('counts a field of another type as absent', () => {
    const title = { name: 'title', type: 'text', value: 'T' } as const;
    expect(idsOf({ documentId: 'a', fields: [title, { name: 'on', type: 'number', value: 1 }] })).toEqual([]);
    expect(
      entriesOf([written('a', 1, { name: 'text', type: 'number', value: 4 })], now).map(({ text }) => text),
    ).toEqual(['']);
  });
});
