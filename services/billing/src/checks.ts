// What is wrong with billing's variables beyond their schema: said of all at once, before anything is opened.
import { readableBy, type ConfigCheck } from '@leadwright/runtime/process/config';
import { createManifestSigner } from './close/manifest.ts';
import { braintreeCheck, sellerCheck, trialKeysCheck } from './config.ts';
import { createCatalogue } from './plans/domain/catalogue.ts';
import { parsePromoOffers } from './plans/domain/promo-offers.ts';
import { parsePrices } from './providers/stripe/prices.ts';
import { parseWebhookSecrets } from './providers/stripe/webhook/signature.ts';
import { processorCheck } from './providers/variables.ts';

const stripeCheck: ConfigCheck = (env) =>
  env['BILLING_PROCESSOR'] === 'stripe' ? [pricesCheck, secretsCheck].flatMap((check) => check(env)) : [];
const pricesCheck = readableBy('STRIPE_PRICES', ({ STRIPE_PRICES: text }) => text && parsePrices(text));
const secretsCheck = readableBy(
  'STRIPE_WEBHOOK_SECRETS',
  ({ STRIPE_WEBHOOK_SECRETS: text }) => text && parseWebhookSecrets(text),
);
const promosCheck = readableBy('BILLING_PROMOS', ({ BILLING_PROMOS: windows = '', BILLING_PROMO_CODES: codes = '' }) =>
  parsePromoOffers(createCatalogue(), windows, codes),
);
const manifestKeyCheck = readableBy('BILLING_MANIFEST_KEY', ({ BILLING_MANIFEST_KEY: key }) => {
  if (key) createManifestSigner(key);
});

/** What every kind of start asks beyond the schema. */
export const billingChecks: ConfigCheck[] = [
  processorCheck,
  stripeCheck,
  braintreeCheck,
  trialKeysCheck,
  sellerCheck,
  promosCheck,
  manifestKeyCheck,
];
