import type Stripe from 'stripe';

export const EFFECT = 'leadwright_effect';
export const ACCOUNT = 'leadwright_account';
export const CHANGE = 'leadwright_change';
/** Of an invoice of our own line: the plan that a change down led to. */
export const CHANGED_TO = 'leadwright_changed_to';

type Marked = { metadata?: Stripe.Metadata | null };

/** Looks at recent objects, which is exact, then in Stripe's search, which lags by minutes but knows older ones. */
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
