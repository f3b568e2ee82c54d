// Which object an effect made, by the key that it wrote into the object's metadata.
import type Stripe from 'stripe';

/** The keys of the metadata that every object of ours carries. */
export const EFFECT = 'leadwright_effect';
export const ACCOUNT = 'leadwright_account';
/** The last change of a subscription, beside the effect that made it. */
export const CHANGE = 'leadwright_change';

type Marked = { metadata?: Stripe.Metadata | null };

/**
 * Looks through what was made of late, which is exact, then asks Stripe's search, which may lag by minutes and
 * knows everything older. So an object that exists is found at every age.
 */
export async function findByEffect<Thing extends Marked>(
  key: string,
  recent: AsyncIterable<Thing>,
  search: (query: string) => AsyncIterable<Thing>,
): Promise<Thing | null> {
  for await (const thing of recent) if (thing.metadata?.[EFFECT] === key) return thing;
  const quoted = key.replaceAll('\\', '\\\\').replaceAll("'", "\\'");
  for await (const thing of search(`metadata['${EFFECT}']:'${quoted}'`))
    if (thing.metadata?.[EFFECT] === key) return thing;
  return null;
}

/** Far more than search lags, and longer than Stripe keeps the answer of a key (24 hours). */
const RECENT_SECONDS = 25 * 3_600;

export function recentOnly(nowSeconds: number): { created: { gte: number }; limit: number } {
  return { created: { gte: nowSeconds - RECENT_SECONDS }, limit: 100 };
}
