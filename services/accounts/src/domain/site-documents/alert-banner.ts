// The banner above every page, as the site document sites/main/banners/alert says it.
import type { DocumentField } from './document-fields.ts';
import type { DocumentPlace } from './site-document.ts';

export const bannerPlace: DocumentPlace = { siteId: 'main', collectionId: 'banners', documentId: 'alert' };

const bannerVariants = ['info', 'success', 'warning', 'danger'] as const;

export type AlertBanner = {
  /** Of the document: who dismissed the banner sees it again after a change. */
  revision: number;
  variant: (typeof bannerVariants)[number];
  heading: string | null;
  text: string | null;
  link: string | null;
};

/** The banner to show; null where the document does not say `shown: true`. A field of another type counts as absent. */
export function bannerOf(fields: readonly DocumentField[], revision: number): AlertBanner | null {
  const text = (name: string): string | null => {
    const found = fields.find((field) => field.name === name);
    return found?.type === 'text' && found.value.trim() !== '' ? found.value.trim() : null;
  };
  const shown = fields.find(({ name }) => name === 'shown');
  if (shown?.type !== 'boolean' || !shown.value) return null;
  return {
    revision,
    variant: bannerVariants.find((known) => known === text('variant')) ?? 'info',
    heading: text('heading'),
    text: text('text'),
    link: text('link'),
  };
}
