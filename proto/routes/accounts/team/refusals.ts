import type { Refusal } from '@leadwright/runtime/refusals/refusal';

export const teamRefusals = {
  'member-differs': { status: 409, code: 'member-differs', message: 'The account differs from this request.' },
  'already-a-member': {
    status: 409,
    code: 'already-a-member',
    message: 'This person is a member of your account already.',
  },
  'not-invited': { status: 409, code: 'not-invited', message: 'No invitation of this person is open any more.' },
  'no-seat-left': { status: 409, code: 'no-seat-left', message: 'No seats remain in this account.' },
  'not-a-member': { status: 404, code: 'not-a-member', message: 'There is no such member in your account.' },
  'still-a-member': { status: 409, code: 'still-a-member', message: 'You have access to this account.' },
  'owner-stays': { status: 409, code: 'owner-stays', message: 'The owner of the account always keeps access to it.' },
  'not-yourself': { status: 409, code: 'not-yourself', message: 'Another admin has to change your own access.' },
  'cannot-remove-yourself': {
    status: 409,
    code: 'cannot-remove-yourself',
    message: 'Uh oh, you cannot remove yourself.',
  },
  ownSubscription: {
    status: 409,
    code: 'own-subscription',
    message: 'Uh oh, this person already has an active subscription and cannot be added to your account.',
  },
  // The same answer for a used, replaced, withdrawn, expired and invented link.
  invitationNotUsable: {
    status: 410,
    code: 'invitation-not-usable',
    message: 'This invitation cannot be used any more. Please ask for a new one.',
  },
  accountNotYours: { status: 404, code: 'account-not-yours', message: 'You do not belong to this account.' },
  actingForAnother: {
    status: 403,
    code: 'acting-for-another',
    message: 'You are acting for another person. Stop impersonating first.',
  },
} as const satisfies Record<string, Refusal>;
