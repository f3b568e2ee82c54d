import { Type, type Static, type TObject } from 'typebox';

export const text = (description: string) => Type.Optional(Type.String({ description }));

export const processorVariables = {
  BILLING_PROCESSOR: Type.Union([Type.Literal('sandbox'), Type.Literal('stripe'), Type.Literal('recurly')], {
    default: 'sandbox',
    description: 'The payment processor.',
  }),
  STRIPE_SECRET_KEY: text('With stripe: the secret key.'),
  STRIPE_PUBLISHABLE_KEY: text('With stripe: what the card form in the page is opened with.'),
  STRIPE_WEBHOOK_SECRETS: text(
    'With stripe: secrets of the webhook endpoint, with commas between; two while one is replaced.',
  ),
  STRIPE_PRICES: text('With stripe: planId=priceId of each plan on sale, with commas between.'),
  STRIPE_API_BASE: text('With stripe: another address of its API, for tests.'),
  RECURLY_API_KEY: text('With recurly: the private API key.'),
  RECURLY_PUBLIC_KEY: text('With recurly: what the card form in the page is opened with.'),
  RECURLY_WEBHOOK_KEYS: text('With recurly: keys of the webhook endpoint, with commas between.'),
  RECURLY_API_BASE: text('With recurly: another address of its API, for tests.'),
  BILLING_SANDBOX_WEBHOOK_SECRET: Type.Optional(
    Type.String({ minLength: 16, description: 'Signs what the sandbox sends; absent: one of each process.' }),
  ),
};

export type ProcessorConfig = Readonly<Static<TObject<typeof processorVariables>>>;
