// What is new in the product, as the site documents of main/changelog say it: one document for each piece of news.
import type { DocumentField } from './document-fields.ts';
import type { DocumentPlace } from './site-document.ts';

export const changelogPlace: Omit<DocumentPlace, 'documentId'> = { siteId: 'main', collectionId: 'changelog' };

export type News = {
  id: string;
  /** In seconds since 1970. */
  date: number;
  title: string;
  text: string;
};

type Written = { documentId: string; fields: readonly DocumentField[] };

/** The latest first. A document without a title or a date is not ready; one whose date has not come waits for it. */
export function newsOf(documents: readonly Written[], { now, most }: { now: number; most: number }): News[] {
  return documents
    .map(({ documentId, fields }) => newsIn(documentId, fields))
    .filter((news): news is News => news !== null && news.date <= now)
    .sort((a, b) => b.date - a.date || (a.id < b.id ? 1 : -1))
    .slice(0, most);
}

function newsIn(id: string, fields: readonly DocumentField[]): News | null {
  const text = (name: string): string => {
    const found = fields.find((field) => field.name === name);
    return found?.type === 'text' ? found.value.trim() : '';
  };
  const date = fields.find(({ name }) => name === 'date');
  if (date?.type !== 'date' || text('title') === '') return null;
  return { id, date: date.value, title: text('title'), text: text('text') };
}
