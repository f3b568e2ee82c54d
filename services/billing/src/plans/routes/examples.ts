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
} satisfies Record<string, RouteExample>;
