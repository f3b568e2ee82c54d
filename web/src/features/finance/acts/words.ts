import type { Adjustment } from '../../../server/api-types.ts';
import type { ActReason } from './api.ts';

// A record, so that a reason that billing adds does not compile until it has words.
export const actWords: Record<ActReason, string> = {
  agreement: 'Agreed with the customer',
  goodwill: 'Goodwill',
  'service-fault': 'A fault of ours',
  'wrong-charge': 'A wrong charge',
};

export const actReasons = Object.entries(actWords) as [ActReason, string][];

const failures: Readonly<Record<string, string>> = {
  'card-declined': 'the card was declined',
  'card-expired': 'the card has expired',
  'card-invalid': 'there is no card that could be charged',
  'authentication-required': 'the bank asks the holder, who has to subscribe by themselves',
  'not-possible': 'the payment provider says that it is not possible',
};

/** Why nothing came of an act that was booked. */
export const failureWords = ({ failedBecause }: Pick<Adjustment, 'failedBecause'>): string =>
  failures[failedBecause ?? ''] ?? 'the payment provider refused it';
