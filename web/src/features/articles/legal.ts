// The legal pages, texts that a lawyer of the operator has to approve. A changed text gets a new version and date.
import { paths } from '../../navigation/paths.ts';
import type { Article } from './article.ts';

export type LegalText = Article & {
  path: string;
  /** Counts up with each change. */
  version: number;
};

export const legalTexts: readonly LegalText[] = [
  {
    path: paths.terms,
    slug: 'terms',
    title: 'Terms of service',
    description:
      'What you may do with the lists, what you pay, how you cancel, and what happens when something goes wrong.',
    version: 1,
    changed: '2026-11-23',
    related: [],
    load: () => import('../../../content/legal/terms.md'),
  },
  {
    path: paths.privacy,
    slug: 'privacy',
    title: 'Privacy policy',
    description: 'What we know of people, from where, what we do with it, and how to see it or have it removed.',
    version: 1,
    changed: '2026-11-23',
    related: [],
    load: () => import('../../../content/legal/privacy.md'),
  },
  {
    path: paths.ccpa,
    slug: 'ccpa',
    title: 'California disclosures',
    description: 'What the California Consumer Privacy Act asks us to say, and how residents use their rights.',
    version: 1,
    changed: '2026-11-23',
    related: [],
    load: () => import('../../../content/legal/ccpa.md'),
  },
];
