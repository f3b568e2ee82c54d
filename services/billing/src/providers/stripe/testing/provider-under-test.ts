// The adapter over HTTP against the local server, in the hands of a test.
import { createStripeProcessor, type StripeOptions } from '../create-stripe-processor.ts';
import type { Processor } from '../../processor.ts';
import { startStripeLike, type StripeLike } from './stripe-like.ts';

export const SECRET = 'whsec_of_the_tests';
export const ROTATED = 'whsec_that_comes_next';

const PRICES = {
  'individual-unlimited': 5_000,
  'team-unlimited': 9_900,
  'rollover-50k': 19_900,
  'call-center-unlimited': 99_900,
};

export type StripeUnderTest = { like: StripeLike; processor: Processor; options: StripeOptions };

export const priceId = (planId: string): string => `price_${planId}`;

/** A server and an adapter that asks it. `timeoutMs` shorter than usual only where a test wants a time-out. */
export async function stripeUnderTest(timeoutMs = 20_000): Promise<StripeUnderTest> {
  const prices = Object.entries(PRICES).map(([planId, cents]) => [priceId(planId), cents] as const);
  const like = await startStripeLike(Object.fromEntries(prices), Date.now());
  const options: StripeOptions = {
    secretKey: 'sk_test_leadwright',
    apiBase: like.apiBase,
    timeoutMs,
    webhookSecrets: `${SECRET},${ROTATED}`,
    prices: Object.keys(PRICES)
      .map((planId) => `${planId}=${priceId(planId)}`)
      .join(','),
    now: () => like.world.now * 1000,
  };
  return { like, options, processor: createStripeProcessor(options) };
}
