// What is said of the card that pays.
import type { Subscription } from '../api.ts';

export type Card = NonNullable<Subscription['card']>;

/** "Visa ending in 1111". */
export function cardName({ brand, last4 }: Pick<Card, 'brand' | 'last4'>): string {
  return `${brand} ending in ${last4}`;
}

/** "12/2034". */
export function expiryOf({ expMonth, expYear }: Pick<Card, 'expMonth' | 'expYear'>): string {
  return `${String(expMonth).padStart(2, '0')}/${expYear}`;
}

/** A card is valid to the end of its month; `soon`: that is this month or the next. */
export function cardState({ expMonth, expYear }: Pick<Card, 'expMonth' | 'expYear'>, now: Date): CardState {
  const months = (expYear - now.getFullYear()) * 12 + (expMonth - 1 - now.getMonth());
  if (months < 0) return 'expired';
  return months <= 1 ? 'soon' : 'valid';
}

export type CardState = 'expired' | 'soon' | 'valid';
