// The sandbox's test cards, by the token that its processor knows them by. None of them is a card.
export const testCards = [
  { token: 'tok_visa', name: 'Visa 1111', does: 'every payment goes through' },
  { token: 'tok_mastercard', name: 'Mastercard 4444', does: 'every payment goes through' },
  { token: 'tok_amex', name: 'American Express 8431', does: 'every payment goes through' },
  { token: 'tok_declined', name: 'Visa 0002', does: 'the bank declines it' },
  { token: 'tok_expired', name: 'Visa 0069', does: 'it has expired' },
  { token: 'tok_insufficient_after_0', name: 'Visa 9995', does: 'no money for any payment' },
  { token: 'tok_insufficient_after_1', name: 'Visa 9995', does: 'money for one payment only' },
  { token: 'tok_3ds', name: 'Visa 3220', does: 'the bank asks you to confirm (3-D Secure)' },
  { token: 'tok_dispute', name: 'Visa 0259', does: 'each payment is disputed afterwards' },
] as const;
