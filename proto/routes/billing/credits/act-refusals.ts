// What is refused of finance's acts on the plan, the money and the time zone of an account.
import type { Refusal } from '@leadwright/runtime/refusals/refusal';

export const actRefusals = {
  planNotGiven: {
    status: 409,
    code: 'plan-not-given',
    message: 'Finance puts accounts on plans that nobody can take by themselves. The customer can take this one.',
  },
  priceNotWhole: {
    status: 400,
    code: 'price-not-whole',
    message: 'A month must cost whole cents. Please choose another number of leads, or another price.',
  },
  refundAbovePaid: {
    status: 409,
    code: 'refund-above-paid',
    message: 'So much is not left of what was paid on this invoice.',
  },
  refundDiffers: {
    status: 409,
    code: 'refund-differs',
    message: 'What came back of this invoice is not what it was. Please choose it again, or decline the proposal.',
  },
  refundDisputed: {
    status: 409,
    code: 'refund-disputed',
    message: 'A bank has this payment, at least for the time being. A refund would pay it twice.',
  },
  refundUnanswered: {
    status: 409,
    code: 'refund-unanswered',
    message: 'A refund of this invoice has no answer. Please wait until our operators know what became of it.',
  },
  promotionNone: {
    status: 409,
    code: 'promotion-none',
    message: 'There is no such promotion with a price. Please choose one of the list.',
  },
  promotionEnds: {
    status: 409,
    code: 'promotion-ends',
    message: 'This promotion would be over already. Please give it until an instant ahead of now.',
  },
  promotionHad: {
    status: 409,
    code: 'promotion-had',
    message: 'This account has had this promotion, and can take it once.',
  },
  promotionOnceEach: {
    status: 400,
    code: 'promotion-once-each',
    message: 'One account takes a promotion once.',
  },
  promotionSubscribed: {
    status: 409,
    code: 'promotion-subscribed',
    message: 'This account has a plan. A promotion begins one, so the account could not take it.',
  },
  promotionNotInForce: {
    status: 409,
    code: 'promotion-not-in-force',
    message: 'This promotion is not in force: a second person has not agreed to it, or declined it.',
  },
  zoneUnknown: {
    status: 400,
    code: 'zone-unknown',
    message: 'Please give a time zone as the IANA names it, such as America/New_York.',
  },
  zoneSame: { status: 409, code: 'zone-same', message: 'The billing days follow this time zone already.' },
  zoneNoPeriod: {
    status: 409,
    code: 'zone-no-period',
    message: 'This account has no periods that go on, so there is no billing day to move.',
  },
  zoneOfProvider: {
    status: 409,
    code: 'zone-of-provider',
    message:
      'A payment provider charges this account. Its periods are counted in UTC, so no other time zone can be set.',
  },
  planSame: {
    status: 409,
    code: 'plan-same',
    message: 'The account is on this plan already, or will be when its period ends.',
  },
  noCardOnFile: {
    status: 409,
    code: 'no-card-on-file',
    message: 'This account has no subscription and no card on file, so nothing could be charged.',
  },
  planNotSteady: {
    status: 409,
    code: 'plan-not-steady',
    message: 'This subscription is past due, paused, or ends with its period. Please have that settled first.',
  },
  planStartDiffers: {
    status: 409,
    code: 'plan-start-differs',
    message: 'The subscription is not what it was when this was proposed. Please decline it and propose it again.',
  },
  planPriceDiffers: {
    status: 409,
    code: 'plan-price-differs',
    message: 'The plan costs another price than when this was proposed. Please decline it and propose it again.',
  },
  planNotSoldSo: {
    status: 409,
    code: 'plan-not-sold-so',
    message:
      'Our payment provider does not sell this plan at this price. Please have a price for a month of it made there first.',
  },
} as const satisfies Record<string, Refusal>;
