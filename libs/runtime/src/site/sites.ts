import type { SiteDefinition } from './site-definition.ts';

const help = { label: 'Help', to: '/support/welcome' };
const articles = { label: 'Articles', to: '/resources/all' };
const contact = { label: 'Contact Us', to: '/contact' };
const pricing = { label: 'Pricing', to: '/pricing' };
const signUp = { label: 'Sign Up', to: '/signup' };
const logIn = { label: 'Log in', to: '/login' };
const brokers = { label: 'Choosing a list broker', to: '/resources/how-to-find-the-right-list-broker' };
const accuracy = { label: 'How accurate lists are', to: '/resources/how-accurate-are-marketing-lists' };
const homeowners = { label: 'Homeowner leads', to: '/resources/quality-homeowner-leads' };
const roofing = { label: 'Roofing leads', to: '/resources/affordable-roofing-leads' };
const insurance = { label: 'Insurance lists', to: '/resources/insurance-lists-for-telemarketing-and-direct-mail' };
const mailing = { label: 'Direct mail lists', to: '/resources/targeted-direct-mail-lists' };
const calling = { label: 'Telemarketing lists', to: '/resources/how-to-build-the-right-telemarketing-lists' };
const consumers = { label: 'Consumer lists', to: '/resources/consumer-lists-for-telemarketing-or-direct-mail' };
const businesses = { label: 'Business lists', to: '/resources/business-lists-for-telemarketing-and-direct-mail' };

const table = {
  leadwright: {
    id: 'leadwright',
    brand: 'Leadwright',
    tagline: 'Searchable lists of sales leads.',
    signUp: 'open',
    claims: {
      consumers: 200_000_000,
      businesses: [14_000_000, 15_000_000],
      doNotCall: { everyWeeks: 2 },
      refreshesAYear: [3, 4],
      years: 7,
    },
    demo: 'recording',
    map: [
      { heading: 'Product', links: [{ label: 'Home', to: '/home' }, pricing, signUp, logIn] },
      { heading: 'Lists', links: [consumers, businesses, homeowners, insurance, roofing] },
      { heading: 'Good to know', links: [articles, brokers, accuracy] },
      { heading: 'Support', links: [help, contact] },
    ],
    statementDescriptor: 'LEADWRIGHT LEADS',
  },
  mailwright: {
    id: 'mailwright',
    brand: 'Mailwright',
    tagline: 'Address lists for people who write letters.',
    signUp: 'sales',
    claims: { consumers: 200_000_000, businesses: [14_000_000, 15_000_000], refreshesAYear: [3, 4] },
    demo: 'pictures',
    map: [
      { heading: 'Mailing lists', links: [mailing, homeowners, consumers, businesses] },
      { heading: 'Good to know', links: [articles, brokers, accuracy] },
      { heading: 'Mailwright', links: [{ label: 'Home', to: '/home' }, pricing, contact, help, logIn] },
    ],
    colours: {
      light: { primary: '#1D4E89', primaryHover: '#163D6C', onPrimary: '#FFFFFF' },
      dark: { primary: '#8DB9F2', primaryHover: '#A9CBF6', onPrimary: '#0B1218' },
    },
    statementDescriptor: 'MAILWRIGHT LISTS',
  },
  // For those who call; too young to name its years or the size of its data.
  callwright: {
    id: 'callwright',
    brand: 'Callwright',
    tagline: 'Call lists by place and filter.',
    signUp: 'open',
    claims: { doNotCall: { everyWeeks: 2 } },
    demo: 'pictures',
    map: [
      { heading: 'Call lists', links: [calling, insurance, roofing, businesses] },
      { heading: 'Callwright', links: [{ label: 'Home', to: '/home' }, pricing, signUp, logIn] },
      { heading: 'Support', links: [help, contact, articles] },
    ],
    colours: {
      light: { primary: '#7A2E5D', primaryHover: '#60234A', onPrimary: '#FFFFFF' },
      dark: { primary: '#E7A3CC', primaryHover: '#F0BADA', onPrimary: '#0B1218' },
    },
    statementDescriptor: 'CALLWRIGHT LISTS',
  },
} as const satisfies Record<string, SiteDefinition>;

export type SiteId = keyof typeof table;

export const sites: Readonly<Record<SiteId, SiteDefinition>> = table;

export const siteIds = Object.keys(table) as readonly SiteId[];
