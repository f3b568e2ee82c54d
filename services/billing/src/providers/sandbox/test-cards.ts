import type { Card, Payer, ProcessorRefusal } from '../processor.ts';

export type TestCard = {
  card: Card;
  /** Of a card that is one person's; the others are everybody's, so nobody is known by them. */
  fingerprint?: string;
  /** null: any number of charges goes through; 0: the card is taken, and every charge is refused. */
  chargesLeft: number | null;
  disputes: boolean;
};

export type CardCheck =
  | { taken: true; card: TestCard }
  /** `confirmedAs`: the card's token once its holder has confirmed the payment. */
  | { taken: false; refusal: ProcessorRefusal; confirmedAs?: string };

const visa: Card = { brand: 'Visa', last4: '1111', expMonth: 12, expYear: 2034 };
const plain = { chargesLeft: null, disputes: false };
const cards: Record<string, TestCard> = {
  tok_visa: { card: visa, ...plain },
  tok_mastercard: { card: { ...visa, brand: 'Mastercard', last4: '4444' }, ...plain },
  tok_amex: { card: { ...visa, brand: 'American Express', last4: '8431' }, ...plain },
  tok_3ds_confirmed: { card: { ...visa, last4: '3220' }, ...plain },
  tok_dispute: { card: { ...visa, last4: '0259' }, chargesLeft: null, disputes: true },
};

const firstSix: Record<string, string> = { Visa: '411111', Mastercard: '555555', 'American Express': '371449' };

/** All cards of the sandbox are one invented person's. */
export function payerOf({ brand }: Card): Payer {
  return { firstName: 'Sandbox', lastName: 'Holder', firstSix: firstSix[brand] ?? null };
}

export const cardRefusals = {
  declined: { code: 'card-declined', message: 'Your card was declined.' },
  funds: { code: 'card-declined', message: 'Your card has insufficient funds.' },
  expired: { code: 'card-expired', message: 'Your card has expired.' },
  holder: { code: 'authentication-required', message: 'Your bank asks you to confirm this payment.' },
  unknown: { code: 'card-invalid', message: 'Your card could not be read.' },
  missing: { code: 'card-invalid', message: 'There is no card on file.' },
} as const satisfies Record<string, ProcessorRefusal>;

const refusals: Record<string, ProcessorRefusal> = {
  tok_declined: cardRefusals.declined,
  tok_expired: cardRefusals.expired,
};

/** `tok_insufficient_after_<n>` pays n times; `tok_own_<name>` is known again by its fingerprint. */
export function checkCard(token: string): CardCheck {
  const refusal = refusals[token];
  if (refusal) return { taken: false, refusal };
  if (token === 'tok_3ds') return { taken: false, refusal: cardRefusals.holder, confirmedAs: 'tok_3ds_confirmed' };
  const [, times] = /^tok_insufficient_after_(\d{1,4})$/.exec(token) ?? [];
  if (times !== undefined)
    return { taken: true, card: { card: { ...visa, last4: '9995' }, chargesLeft: Number(times), disputes: false } };
  const [, own] = /^tok_own_([a-z0-9-]{1,64})$/.exec(token) ?? [];
  if (own !== undefined)
    return { taken: true, card: { card: { ...visa, last4: '4242' }, fingerprint: `own-${own}`, ...plain } };
  const card = cards[token];
  return card ? { taken: true, card } : { taken: false, refusal: cardRefusals.unknown };
}
