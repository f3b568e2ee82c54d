import type { Adjustment } from '../../../server/api-types.ts';
import { learnWords } from '../../../server/problem.ts';
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

// The page of finance alone acts so, and loads them.
learnWords({
  'plan-not-given': () =>
    'Finance puts accounts on plans that nobody can take by themselves. The customer can take this one.',
  'price-not-whole': () => 'A month must cost whole cents. Please choose another number of leads, or another price.',
  'refund-above-paid': () => 'So much is not left of what was paid on this invoice.',
  'refund-differs': () =>
    'What came back of this invoice is not what it was. Please choose it again, or decline the proposal.',
  'refund-unanswered': () =>
    'A refund of this invoice has no answer. Please wait until our operators know what became of it.',
  'refund-disputed': () => 'A bank has this payment, at least for the time being. A refund would pay it twice.',
  'zone-unknown': () => 'Please give a time zone as the IANA names it, such as America/New_York.',
  'zone-same': () => 'The billing days follow this time zone already.',
  'zone-no-period': () => 'This account has no periods that go on, so there is no billing day to move.',
  'zone-of-provider': () =>
    'A payment provider charges this account. Its periods are counted in UTC, so no other time zone can be set.',
  'plan-same': () => 'The account is on this plan already, or will be when its period ends.',
  'no-card-on-file': () => 'This account has no subscription and no card on file, so nothing could be charged.',
  'plan-not-steady': () =>
    'This subscription is past due, paused, or ends with its period. Please have that settled first.',
  'plan-start-differs': () =>
    'The subscription is not what it was when this was proposed. Please decline it and propose it again.',
  'plan-price-differs': () =>
    'The plan costs another price than when this was proposed. Please decline it and propose it again.',
});
