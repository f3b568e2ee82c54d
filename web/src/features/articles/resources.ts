// The marketing articles, in the order of their index.
import { paths } from '../../navigation/paths.ts';
import type { Collection } from './article.ts';

export const resources: Collection = {
  path: paths.resources,
  articles: [
    {
      slug: 'customer-reviews',
      title: 'What customer reviews tell you about a list seller',
      description:
        'How to read reviews of firms that sell lists, what they cannot tell you, and how to test a seller yourself.',
      keywords: 'rating stars testimonials scam complaints',
      changed: '2026-11-25',
      related: ['how-to-find-the-right-list-broker', 'how-accurate-are-marketing-lists'],
      load: () => import('../../../content/resources/customer-reviews.md'),
    },
    {
      slug: 'insurance-lists-for-telemarketing-and-direct-mail',
      title: 'Insurance lists for telemarketing and direct mail',
      description:
        'Which filters find people at the moment when they need a policy, from turning 65 to a new house, and how to reach them.',
      keywords: 'medicare agent t65 final expense life home auto mortgage protection',
      changed: '2026-11-27',
      related: [
        'consumer-lists-for-telemarketing-or-direct-mail',
        'targeted-direct-mail-lists',
        'how-accurate-are-marketing-lists',
      ],
      load: () => import('../../../content/resources/insurance-lists-for-telemarketing-and-direct-mail.md'),
    },
    {
      slug: 'how-to-find-the-right-list-broker',
      title: 'How to find the right list broker',
      description:
        'Ten questions that separate sellers who know their data from those who resell a name, and what a list costs, honestly compared.',
      keywords: 'buy cost price cheap compiler vendor company',
      changed: '2026-11-25',
      related: ['customer-reviews', 'how-accurate-are-marketing-lists'],
      load: () => import('../../../content/resources/how-to-find-the-right-list-broker.md'),
    },
    {
      slug: 'affordable-roofing-leads',
      title: 'Affordable roofing leads',
      description:
        'How roofers find houses whose roof is due for a few cents each, what a sold roof then costs, and what to do after a storm.',
      keywords: 'roofer roof storm hail contractor solar cheap',
      changed: '2026-11-25',
      related: ['quality-homeowner-leads', 'targeted-direct-mail-lists'],
      load: () => import('../../../content/resources/affordable-roofing-leads.md'),
    },
    {
      slug: 'how-accurate-are-marketing-lists',
      title: 'How accurate are marketing lists?',
      description:
        'Why every list decays, how fast, and how to measure yours with twenty calls before you spend on it.',
      keywords: 'quality wrong dead numbers old data bounce accuracy',
      changed: '2026-11-25',
      related: ['how-to-find-the-right-list-broker', 'quality-homeowner-leads'],
      load: () => import('../../../content/resources/how-accurate-are-marketing-lists.md'),
    },
    {
      slug: 'targeted-direct-mail-lists',
      title: 'Targeted direct mail lists',
      description: 'How to choose whom to mail, how many pieces to send, and how to know afterwards whether it paid.',
      keywords: 'mailing mailer postcard letter postage test response usps',
      changed: '2026-11-25',
      related: ['quality-homeowner-leads', 'consumer-lists-for-telemarketing-or-direct-mail'],
      load: () => import('../../../content/resources/targeted-direct-mail-lists.md'),
    },
    {
      slug: 'quality-homeowner-leads',
      title: 'Quality homeowner leads',
      description:
        'Which filters make a list of homeowners good, what is recorded and what is estimated, and how to see the quality before you pay.',
      keywords: 'owner house home property year built value solar remodeling mortgage',
      changed: '2026-11-27',
      related: ['affordable-roofing-leads', 'insurance-lists-for-telemarketing-and-direct-mail'],
      load: () => import('../../../content/resources/quality-homeowner-leads.md'),
    },
    {
      slug: 'consumer-lists-for-telemarketing-or-direct-mail',
      title: 'Consumer lists for telemarketing or direct mail',
      description:
        'Whether to call people or to write to them, which filters each needs, and the rules that every caller has to know.',
      keywords: 'people residential dnc do not call tcpa script cold calling',
      changed: '2026-11-25',
      related: ['how-to-build-the-right-telemarketing-lists', 'targeted-direct-mail-lists'],
      load: () => import('../../../content/resources/consumer-lists-for-telemarketing-or-direct-mail.md'),
    },
    {
      slug: 'business-lists-for-telemarketing-and-direct-mail',
      title: 'Business lists for telemarketing and direct mail',
      description: 'How to choose firms by trade and size, what SIC codes are, and how to get past the front desk.',
      keywords: 'company b2b industry employees cold calling',
      changed: '2026-11-25',
      related: ['how-to-build-the-right-telemarketing-lists', 'how-accurate-are-marketing-lists'],
      load: () => import('../../../content/resources/business-lists-for-telemarketing-and-direct-mail.md'),
    },
    {
      slug: 'how-to-build-the-right-telemarketing-lists',
      title: 'How to build the right telemarketing lists',
      description:
        'From the hours of your callers to the number of leads to the filters: the calculation, the rules and a monthly routine. Tips for telemarketers.',
      keywords: 'call center calling dialer dnc do not call phone script',
      changed: '2026-11-25',
      related: ['consumer-lists-for-telemarketing-or-direct-mail', 'business-lists-for-telemarketing-and-direct-mail'],
      load: () => import('../../../content/resources/how-to-build-the-right-telemarketing-lists.md'),
    },
  ],
};
