// Stripe: https://docs.stripe.com/security/guide#content-security-policy. docs/recurly.md says what is not confirmed.
import { Type, type Static } from 'typebox';
import type { CspSources } from './csp-sources.ts';

export const CardFormProcessor = Type.Union([Type.Literal('sandbox'), Type.Literal('stripe'), Type.Literal('recurly')]);
export type CardFormProcessor = Static<typeof CardFormProcessor>;

export const cardFormSources: Record<CardFormProcessor, CspSources> = {
  sandbox: { scriptSrc: [], frameSrc: [], connectSrc: [] },
  stripe: {
    scriptSrc: ['https://js.stripe.com', 'https://*.js.stripe.com'],
    frameSrc: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
    connectSrc: ['https://api.stripe.com'],
  },
  recurly: {
    scriptSrc: ['https://js.recurly.com'],
    frameSrc: ['https://api.recurly.com', 'https://js.recurly.com'],
    connectSrc: ['https://api.recurly.com'],
  },
};
