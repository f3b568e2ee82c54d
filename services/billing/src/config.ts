import { objectsVariables } from '@leadwright/objects/open-objects';
import { aloneVariables, logServiceVariables, peersVariable } from '@leadwright/service/variables';
import { leadsPerShare } from '@leadwright/leads/rules/sharing';
import { Type, type Static } from 'typebox';
import { braintreeVariables } from './providers/braintree/configured.ts';
import { processorVariables, text } from './providers/variables.ts';

/** Billing's environment. No address and no secret has a default. */
export const BillingConfigSchema = Type.Object({
  ...logServiceVariables('BILLING'),
  ...peersVariable('billing'),
  // 16 writers in flight keep two cores busy; more only wait for each other's locks.
  BILLING_POOL_MAX: Type.Integer({ minimum: 2, default: 16 }),
  ...processorVariables,
  BILLING_SUPPORT_EMAIL: Type.String({
    minLength: 3,
    default: 'support@leadwright.test',
    description: 'Where people write to when a cancellation fails.',
  }),
  BILLING_UPGRADE_WINDOW_DAYS: Type.Number({
    minimum: 0,
    default: 38.9,
    description: 'So long after an update of the billing account upgrades go through support.',
  }),
  BILLING_PROMOS: Type.String({
    default: '',
    description: 'Promos on offer: plan=from/until with commas between, as instants; until is exclusive.',
  }),
  BILLING_PROMO_CODES: Type.String({
    default: '',
    description: 'By which codes each of them is taken: code=plan with commas between; several for one plan.',
  }),
  BILLING_NOVEMBER_PRICE_CENTS: Type.Optional(
    Type.Integer({ minimum: 50, description: 'US cents a month of the November promo; absent: as October’s.' }),
  ),
  BILLING_TRIAL_KEYS: text(
    'Keys of the marks by which cards are recognised: id=key with commas between, newest first. Needed with stripe.',
  ),
  BILLING_TRIALS_PER_DOMAIN: Type.Integer({
    minimum: 0,
    default: 5,
    description: 'So many free trials a day for a domain at which not everybody may open a mailbox.',
  }),
  BILLING_TRIALS_PER_NETWORK: Type.Integer({
    minimum: 0,
    default: 20,
    description: 'So many free trials a day for a network: an IPv4 /24 or an IPv6 /48.',
  }),
  BILLING_FOUR_EYES_ABOVE_LEADS: Type.Integer({
    minimum: 0,
    default: 10_000,
    description: 'Above so many leads of an account within 24 hours, a second person of finance agrees to adjustments.',
  }),
  BILLING_FOUR_EYES_ABOVE_CENTS: Type.Integer({
    minimum: 0,
    default: 30_000,
    description:
      'Above so many US cents a month of a plan that an account is put on, or refunded to it within 24 hours, a second person of finance agrees.',
  }),
  BILLING_PROPOSAL_DAYS: Type.Integer({
    minimum: 1,
    maximum: 90,
    default: 7,
    description: 'So many days an adjustment waits for the second person.',
  }),
  BILLING_SHARE_AWARDS: Type.Boolean({
    default: true,
    description:
      'Whether shared searches bring leads. false: none is promised or booked; what was promised before waits.',
  }),
  BILLING_SHARE_AWARD_LEADS: Type.Integer({
    minimum: 1,
    maximum: 1_000_000,
    default: leadsPerShare,
    description: 'Free leads for each new person whom a shared search reaches.',
  }),
  BILLING_SHARE_AWARDS_ON_DELIVERY: Type.Integer({
    minimum: 0,
    maximum: 1_000,
    default: 3,
    description: 'So many awards of an account are booked in a paid period when their mail is accepted.',
  }),
  BILLING_SHARE_AWARDS_ON_CONFIRMATION: Type.Integer({
    minimum: 0,
    maximum: 1_000,
    default: 10,
    description: 'So many more in a paid period for recipients who opened the search and confirmed it with a click.',
  }),
  BILLING_SHARE_AWARDS_IN_TRIAL: Type.Integer({
    minimum: 0,
    maximum: 1_000,
    default: 1,
    description: 'So many awards an account gets before its first paid plan; the others wait for one.',
  }),
  BILLING_SHARE_AWARDS_FOR_DOMAIN: Type.Integer({
    minimum: 1,
    maximum: 1_000,
    default: 1,
    description: 'So many a period for people of one domain that is no public mailbox provider.',
  }),
  BILLING_MANIFEST_KEY: text(
    'Ed25519 private key (PEM, PKCS 8) that signs the manifests of locked months; absent: the service key does.',
  ),
  BILLING_SELLER_NAME: Type.String({ minLength: 1, default: 'Leadwright', description: 'Who sells, on invoices.' }),
  BILLING_SELLER_ADDRESS: text('Where the seller is, on invoices; lines with | between.'),
  ...braintreeVariables,
});

export type BillingConfig = Readonly<Static<typeof BillingConfigSchema>>;

export const BillingMainConfigSchema = Type.Object({
  ...BillingConfigSchema.properties,
  ...aloneVariables('BILLING'),
  ...objectsVariables('BILLING'),
});

export const braintreeKeys = ['BRAINTREE_MERCHANT_ID', 'BRAINTREE_PUBLIC_KEY', 'BRAINTREE_PRIVATE_KEY'];

/** What the schema cannot say of single variables: Braintree is configured whole, or not at all. */
export function braintreeCheck(env: Record<string, string | undefined>): string[] {
  const missing = braintreeKeys.filter((name) => !env[name]);
  return missing.length === braintreeKeys.length ? [] : missing.map((name) => `${name} is missing`);
}

/** The lines of an address that is said in one, with | between. */
export const addressLines = (text: string): string[] =>
  text
    .split('|')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** An invoice without an address of who sells is none: not where somebody is charged. */
export function sellerCheck(env: Record<string, string | undefined>): string[] {
  const processor = env['BILLING_PROCESSOR'];
  const isCharging = processor === 'stripe' || processor === 'recurly';
  const isSaid = addressLines(env['BILLING_SELLER_ADDRESS'] ?? '').length > 0;
  return isCharging && !isSaid ? ['BILLING_SELLER_ADDRESS is missing: invoices need it'] : [];
}

/** Stripe names the cards, so there a free trial is given once for each: not without a key. */
export function trialKeysCheck(env: Record<string, string | undefined>): string[] {
  return env['BILLING_PROCESSOR'] === 'stripe' && !env['BILLING_TRIAL_KEYS'] ? ['BILLING_TRIAL_KEYS is missing'] : [];
}
