import type { DocumentField } from './document-fields.ts';
import { newsOf } from './changelog.ts';

const written = (documentId: string, date: number, title = documentId) => ({
  documentId,
  fields: [
    { name: 'title', type: 'text', value: title },
    { name: 'text', type: 'text', value: ' More of it. ' },
    { name: 'date', type: 'date', value: date },
  ] satisfies DocumentField[],
});
const at = { now: 1000, most: 2 };
const ids = (...documents: Parameters<typeof newsOf>[0]) => newsOf(documents, at).map(({ id }) => id);

describe('the changelog', () => {
  it('has the latest news first, and no more than are asked for', () => {
    expect(ids(written('a', 10), written('b', 30), written('c', 20))).toEqual(['b', 'c']);
    expect(ids(written('a', 10), written('b', 10))).toEqual(['b', 'a']);
    expect(newsOf([written('a', 10, 'Maps')], at)).toEqual([{ id: 'a', date: 10, title: 'Maps', text: 'More of it.' }]);
  });

  it('shows nothing ahead of its date', () => {
    expect(ids(written('now', 1000), written('later', 1001))).toEqual(['now']);
  });

  it('leaves out what has no title, or no date', () => {
    const undated = { documentId: 'undated', fields: written('undated', 1).fields.slice(0, 2) };
    const wrong: DocumentField[] = [{ name: 'date', type: 'text', value: 'today' }, ...undated.fields];
    expect(ids(written('untitled', 10, '  '), undated, { documentId: 'wrong', fields: wrong })).toEqual([]);
  });
});
