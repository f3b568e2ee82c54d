import { textLike } from '@leadwright/runtime/requests/text-like';
import { Type, type Static, type TObject } from 'typebox';

export const text = (description: string) => Type.Optional(Type.String({ description }));

export const processorVariables = {
  BILLING_PROCESSOR: Type.Union([Type.Literal('sandbox'), Type.Literal('stripe'), Type.Literal('recurly')], {
    default: 'sandbox',
    description: 'The payment processor.',
  }),
  STRIPE_SECRET_KEY: Type.Optional(
    textLike('^\\S+$', 'a key without spaces', { description: 'With stripe: the secret key.' }),
  ),
  STRIPE_PUBLISHABLE_KEY: text('With stripe: what the card form in the page is opened with.'),
  STRIPE_WEBHOOK_SECRETS: text(
    'With stripe: secrets of the webhook endpoint, with commas between; two while one is replaced.',
  ),
  STRIPE_PRICES: text('With stripe: planId=priceId of each plan on sale, with commas between.'),
  STRIPE_API_BASE: Type.Optional(
    textLike('^https?://[^/]+$', 'an address without a path', {
      description: 'With stripe: another address of its API, for tests.',
    }),
  ),
  RECURLY_API_KEY: text('With recurly: the private API key.'),
  RECURLY_PUBLIC_KEY: text('With recurly: what the card form in the page is opened with.'),
  RECURLY_WEBHOOK_KEYS: text('With recurly: keys of the webhook endpoint, with commas between.'),
  RECURLY_API_BASE: text('With recurly: another address of its API, for tests.'),
  BILLING_SANDBOX_WEBHOOK_SECRET: Type.Optional(
    Type.String({ minLength: 16, description: 'Signs what the sandbox sends; absent: one of each process.' }),
  ),
};

export type ProcessorConfig = Readonly<Static<TObject<typeof processorVariables>>>;

/** What a processor that is not our own has to be told. */
export const neededByProcessor = {
  stripe: ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRETS', 'STRIPE_PRICES'],
  recurly: ['RECURLY_API_KEY', 'RECURLY_PUBLIC_KEY', 'RECURLY_WEBHOOK_KEYS'],
} as const;

type Outside = keyof typeof neededByProcessor;

/** A processor without its keys is refused with the names of all that are missing; keys beside the sandbox, too. */
export function processorCheck(env: Record<string, string | undefined>): string[] {
  const processor = env['BILLING_PROCESSOR'] || 'sandbox';
  if (processor === 'sandbox') return keysOfOthers(env);
  if (!(processor in neededByProcessor)) return [];
  const missing = neededByProcessor[processor as Outside].filter((name) => !env[name]);
  return missing.map((name) => `${name} is missing: BILLING_PROCESSOR=${processor} needs it`);
}

// Somebody wants to be paid, and the sandbox charges nobody.
function keysOfOthers(env: Record<string, string | undefined>): string[] {
  return Object.entries(neededByProcessor).flatMap(([processor, names]) => {
    const given = names.filter((name) => env[name]);
    return given.length === 0
      ? []
      : [`${given.join(', ')} without BILLING_PROCESSOR=${processor}: nobody would be charged`];
  });
}
