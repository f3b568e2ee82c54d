// Stands for Stripe.js where its script cannot be loaded: as much of it as the card form uses, in Stripe's own types.
// A browser test serves it, built as one script, at Stripe's address.
import type {
  CreatePaymentMethodData,
  PaymentIntent,
  PaymentMethod,
  PaymentMethodResult,
  Stripe,
  StripeCardElement,
  StripeError,
} from '@stripe/stripe-js';
import { openFrame, type FrameAnswer } from './frame.ts';

const FIELD = 'https://js.stripe.com/stand-in/field.html';
const CONFIRM = 'https://api.stripe.com/v1/payment_intents/confirm';

type StandIn = Pick<Stripe, 'confirmCardPayment'> & {
  elements: () => { create: (type: 'card') => StripeCardElement };
  // One of Stripe's overloads: the one that the form calls.
  createPaymentMethod: (given: CreatePaymentMethodData) => Promise<PaymentMethodResult>;
  _registerWrapper: () => void;
};

const asks = new WeakMap<object, (given: object) => Promise<FrameAnswer>>();

function cardField(): StripeCardElement {
  const { frame, ask } = openFrame(FIELD);
  const field: Pick<StripeCardElement, 'mount' | 'destroy' | 'update'> & {
    on: (event: 'ready', act: () => void) => void;
  } = {
    mount: (place) => (place as HTMLElement).append(frame),
    destroy: () => frame.remove(),
    update: () => undefined,
    on: (_event, act) => frame.addEventListener('load', act),
  };
  asks.set(field, ask);
  return field as unknown as StripeCardElement;
}

const failed = (code: string): StripeError =>
  ({ type: 'card_error', code, message: 'Your card number is incomplete.' }) satisfies StripeError;

function open(publicKey: string): StandIn {
  return {
    elements: () => ({ create: cardField }),
    createPaymentMethod: async ({ billing_details, ...given }) => {
      const card = 'card' in given && typeof given.card === 'object' ? asks.get(given.card) : undefined;
      const answer = await card?.({ key: publicKey, name: billing_details?.name ?? '' });
      if (answer === undefined || 'refused' in answer) return { error: failed('incomplete_number') };
      return { paymentMethod: { id: answer.id, object: 'payment_method' } as PaymentMethod };
    },
    confirmCardPayment: async (clientSecret) => {
      const body = new URLSearchParams({ key: publicKey, client_secret: clientSecret });
      const { id } = (await (await fetch(CONFIRM, { method: 'POST', body })).json()) as { id: string };
      return { paymentIntent: { id, status: 'succeeded' } as PaymentIntent };
    },
    _registerWrapper: () => undefined,
  };
}

Object.assign(window, { Stripe: open });
