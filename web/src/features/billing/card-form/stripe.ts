// Stripe.js, loaded from js.stripe.com when it is first needed: Stripe allows no copy of it anywhere else.
import { loadStripe } from '@stripe/stripe-js/pure';
import type { Stripe } from '@stripe/stripe-js';

let loaded: { publicKey: string; stripe: Promise<Stripe> } | null = null;

/** One instance a page. Throws where the script does not load; the next call then tries again. */
export function stripeOf(publicKey: string): Promise<Stripe> {
  if (loaded?.publicKey === publicKey) return loaded.stripe;
  const stripe = loadStripe(publicKey).then((opened) => {
    if (opened === null) throw new Error('Stripe.js did not open');
    return opened;
  });
  loaded = { publicKey, stripe };
  stripe.catch(() => {
    loaded = null;
  });
  return stripe;
}

/** Shows what the bank asks its holder. A no of the bank is an answer too; the look-up then says so. Throws else. */
export async function confirmAtStripe(publicKey: string, clientSecret: string): Promise<void> {
  const stripe = await stripeOf(publicKey);
  const { error } = await stripe.confirmCardPayment(clientSecret);
  if (error !== undefined && error.type !== 'card_error') throw new Error(error.code ?? error.type);
}
