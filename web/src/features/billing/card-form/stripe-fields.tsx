import { useEffect, useRef, useState } from 'react';
import type { StripeCardElement, Stripe } from '@stripe/stripe-js';
import { useScheme } from '../../../components/layout/scheme.ts';
import { colours, type Scheme } from '../../../theme.ts';
import type { CardFieldsProps, Tokenise } from './card-fields.ts';
import { ProviderField } from './provider-field.tsx';
import { stripeOf } from './stripe.ts';

/** Stripe's part of the card form: one field in a frame of Stripe's, which we cannot read. */
export function StripeFields({ clientToken, wanted, onReady, onFailed }: CardFieldsProps) {
  const place = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<StripeCardElement | null>(null);
  const { scheme } = useScheme();
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    let card: StripeCardElement | null = null;
    stripeOf(clientToken).then(
      (stripe) => {
        if (left || place.current === null) return;
        card = stripe.elements().create('card', { hidePostalCode: true });
        card.mount(place.current);
        const mounted = card;
        card.on('ready', () => {
          setShown(mounted);
          onReady(tokeniseBy(stripe, mounted));
        });
      },
      () => {
        if (!left) onFailed();
      },
    );
    return () => {
      left = true;
      setShown(null);
      onReady(null);
      card?.destroy();
    };
  }, [wanted, clientToken, onReady, onFailed]);
  useEffect(() => shown?.update({ style: { base: styleFor(scheme) } }), [shown, scheme]);
  return <ProviderField provider="Stripe" place={place} framed loading={wanted && shown === null} />;
}

function tokeniseBy(stripe: Stripe, card: StripeCardElement): Tokenise {
  return async (holder) => {
    const { paymentMethod, error } = await stripe.createPaymentMethod({
      type: 'card',
      card,
      billing_details: {
        name: `${holder.firstName} ${holder.lastName}`,
        address: { line1: holder.street, city: holder.city, state: holder.state, postal_code: holder.zip },
      },
    });
    if (error === undefined) return { is: 'token', token: paymentMethod.id };
    return { is: 'refused', message: error.message ?? 'Your card could not be read.' };
  };
}

function styleFor(scheme: Scheme) {
  const c = colours[scheme];
  return { color: c.ink, iconColor: c.muted, fontSize: '16px', '::placeholder': { color: c.muted } };
}
