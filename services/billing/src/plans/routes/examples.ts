import type { RouteExample } from '@leadwright/runtime/http/api-description';

export const plansExamples = {
  plans: {
    answer: {
      plans: [
        {
          planId: 'team-unlimited',
          downloadLimit: 5_000,
          includesRollover: false,
          unlimited: false,
          name: 'Team unlimited',
          shortname: 'Team',
          description: '50,000 leads a month for a team of ten.',
          statementDescriptor: { name: 'LEADWRT*TEAM', phone: '800-555-0199', url: 'leadwrt.test' },
          priceCents: 9_900,
          leadsPerPeriod: 50_000,
          membersMax: 10,
          suppressions: true,
          public: true,
        },
      ],
    },
  },
  promotion: {
    parameters: { code: 'OCT-2026' },
    answer: {
      code: 'OCT2026',
      plan: {
        planId: 'october-promo',
        downloadLimit: 5_000,
        includesRollover: false,
        unlimited: false,
        name: 'October promo',
        shortname: 'October',
        description: '1,000,000 leads in the first month, then 50,000 a month.',
        statementDescriptor: { name: 'LEADWRT*OCTOBER', phone: '800-555-0199', url: 'leadwrt.test' },
        priceCents: 5_000,
        leadsPerPeriod: 50_000,
        membersMax: 1,
        suppressions: false,
        public: false,
      },
      leadsFirstPeriod: 1_000_000,
      until: '2026-11-01T00:00:00.000000Z',
    },
  },
} satisfies Record<string, RouteExample>;
