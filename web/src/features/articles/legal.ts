// The legal pages, texts that a lawyer of the operator has to approve. A changed text gets a new
// version, date and file, and the one before moves to `former`.
import { paths } from '../../navigation/paths.ts';
import type { Article, Text } from './article.ts';

/** A text as it was in force from a day on. */
export type Edition = Text & {
  /** Counts up with each change. */
  version: number;
  /** The day, as YYYY-MM-DD. */
  changed: string;
};

export type LegalText = Article &
  Edition & {
    path: string;
    /** What was in force before, the newest first. It keeps its file and its address. */
    former?: readonly Edition[];
  };

export const legalTexts: readonly LegalText[] = [
  {
    path: paths.terms,
    slug: 'terms',
    title: 'Terms of service',
    description:
      'What you may do with the lists, what you pay, how you cancel, and what happens when something goes wrong.',
    version: 2,
    changed: '2026-11-27',
    former: [{ version: 1, changed: '2026-11-23', load: () => import('../../../content/legal/terms-1.md') }],
    related: [],
    load: () => import('../../../content/legal/terms.md'),
  },
  {
    path: paths.privacy,
    slug: 'privacy',
    title: 'Privacy policy',
    description: 'What we know of people, from where, what we do with it, and how to see it or have it removed.',
    version: 4,
    changed: '2026-11-28',
    former: [
      { version: 3, changed: '2026-11-27', load: () => import('../../../content/legal/privacy-3.md') },
      { version: 2, changed: '2026-11-27', load: () => import('../../../content/legal/privacy-2.md') },
      { version: 1, changed: '2026-11-23', load: () => import('../../../content/legal/privacy-1.md') },
    ],
    related: [],
    load: () => import('../../../content/legal/privacy.md'),
  },
  {
    path: paths.ccpa,
    slug: 'ccpa',
    title: 'California disclosures',
    description: 'What the California Consumer Privacy Act asks us to say, and how residents use their rights.',
    version: 3,
    changed: '2026-11-28',
    former: [
      { version: 2, changed: '2026-11-27', load: () => import('../../../content/legal/ccpa-2.md') },
      { version: 1, changed: '2026-11-23', load: () => import('../../../content/legal/ccpa-1.md') },
    ],
    related: [],
    load: () => import('../../../content/legal/ccpa.md'),
  },
];

export const editionsOf = (text: LegalText): readonly Edition[] => [text, ...(text.former ?? [])];

/** The address at which a version stays when there is a newer one. */
export const editionPath = ({ slug }: LegalText, { version }: Edition): string =>
  paths.legalEdition(slug, String(version));

/** The text and version at this path: the one in force at `/terms`, a certain one at `/legal/terms/1`. */
export function editionAt(
  pathname: string,
  texts: readonly LegalText[] = legalTexts,
): { text: LegalText; edition: Edition } | undefined {
  const at = pathname.replace(/\/$/, '').toLowerCase();
  return texts
    .flatMap((text) => [
      { text, edition: text, path: text.path },
      ...editionsOf(text).map((edition) => ({ text, edition, path: editionPath(text, edition) })),
    ])
    .find(({ path }) => path === at);
}
