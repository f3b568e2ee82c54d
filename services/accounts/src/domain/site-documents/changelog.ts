// What is new in the product, as the site documents of sites/main/changelog say it, one entry each.
import type { DocumentField } from './document-fields.ts';
import type { DocumentPlace } from './site-document.ts';

export const changelogPlace: Omit<DocumentPlace, 'documentId'> = { siteId: 'main', collectionId: 'changelog' };

export type ChangelogEntry = {
  id: string;
  title: string;
  text: string;
  /** In seconds since 1970. */
  on: number;
};

type Written = { documentId: string; fields: readonly DocumentField[] };

/**
 * The entries to show, the newest first. A document without a title or a date is a draft, as is one with `shown: false`;
 * one of a day to come waits for it. A field of another type counts as absent.
 */
export function entriesOf(documents: readonly Written[], nowSeconds: number): ChangelogEntry[] {
  return documents
    .flatMap(({ documentId, fields }) => entryOf(documentId, fields) ?? [])
    .filter(({ on }) => on <= nowSeconds)
    .toSorted((a, b) => b.on - a.on || (a.id < b.id ? 1 : -1));
}

function entryOf(id: string, fields: readonly DocumentField[]): ChangelogEntry | null {
  const byName = new Map(fields.map((field) => [field.name, field]));
  const text = (name: string): string => {
    const found = byName.get(name);
    return found?.type === 'text' ? found.value.trim() : '';
  };
  const [title, on, shown] = [text('title'), byName.get('on'), byName.get('shown')];
  if (title === '' || on?.type !== 'date' || (shown?.type === 'boolean' && !shown.value)) return null;
  return { id, title, text: text('text'), on: on.value };
}
