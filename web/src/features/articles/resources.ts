// The marketing articles, in the order of their index.
import { paths } from '../../navigation/paths.ts';
import type { Collection } from './article.ts';

export const resources: Collection = {
  path: paths.resources,
  articles: [
    {
      slug: 'how-accurate-are-marketing-lists',
      title: 'How accurate are marketing lists?',
      description:
        'Why every list decays, how fast, and how to measure yours with twenty calls before you spend on it.',
      changed: '2026-11-23',
      related: [],
      load: () => import('../../../content/resources/how-accurate-are-marketing-lists.md'),
    },
  ],
};
