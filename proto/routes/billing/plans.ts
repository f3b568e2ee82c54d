import type { RouteExample } from '@leadwright/runtime/http/api-description';
import { Type } from 'typebox';
import { route } from '../route.ts';

const maybeText = Type.Union([Type.String(), Type.Null()]);

/** Which keys there are is the list of billing's plans; a client passes over those that it does not know. */
export const TermsSchema = Type.Record(
  Type.String(),
  Type.Union([Type.Integer(), Type.Boolean(), Type.String(), Type.Null()]),
  { description: 'What a plan gives, by key; null: no limit. version: of the plans that they were taken from.' },
);

/** A plan, as a list or an offer of one shows it. */
export const PlanSchema = Type.Object({
  planId: Type.String(),
  name: Type.String(),
  shortname: Type.String({ description: 'Where there is no room for the name.' }),
  description: Type.String(),
  statementDescriptor: Type.Object(
    { name: Type.String(), phone: Type.String(), url: Type.String() },
    { description: 'What stands in the statement of the card that pays for it.' },
  ),
  priceCents: Type.Union([Type.Integer(), Type.Null()], {
    description: 'US cents a month; null where it is not published.',
  }),
  leadsPerPeriod: Type.Integer(),
  downloadLimit: Type.Integer({ description: 'Rows in one file, at most.' }),
  membersMax: Type.Integer(),
  includesRollover: Type.Boolean(),
  unlimited: Type.Boolean(),
  suppressions: Type.Boolean(),
  public: Type.Boolean({ description: 'It is compared with others. The others are not in this list.' }),
  terms: TermsSchema,
  termsInWords: Type.Array(
    Type.Object({ key: Type.String(), label: Type.String(), note: maybeText, text: Type.String(), help: maybeText }),
    { description: 'Those that pages show, in their order.' },
  ),
});

const terms = { version: 1, leadsPerPeriod: 50_000, downloadLimit: 5_000, carriesOver: false, lotKind: 'plan' };
const words = (key: string, label: string, text: string) => ({ key, label, note: null, text, help: null });
const limits = (people: string) => [
  words('downloadLimit', 'Leads in one download', '5,000'),
  words('membersMax', 'People', people),
];

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
          terms: { ...terms, membersMax: 10, suppressions: true },
          termsInWords: limits('10'),
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
        terms: { ...terms, membersMax: 1, suppressions: false, lotKind: 'promo' },
        termsInWords: limits('1'),
      },
      leadsFirstPeriod: 1_000_000,
      until: '2026-11-01T00:00:00.000000Z',
    },
  },
} satisfies Record<string, RouteExample>;

export const getPlans = route({
  method: 'GET',
  path: '/api/v2/plans',
  service: 'billing',
  access: 'public',
  compressible: true,
  summary: 'Plans to compare',
  answers: { 200: Type.Object({ plans: Type.Array(PlanSchema) }) },
  example: plansExamples.plans,
});
