// Webhooks carry these ids, and the API takes them with a prefix: so comparing them needs no call.

/** The customer of one of our accounts: its code is our account id, so no account ever has two. */
export const customerIdOf = (accountCode: string): string => `code-${accountCode}`;
export const subscriptionIdOf = (uuid: string): string => `uuid-${uuid}`;
export const invoiceIdOf = (number: string): string => `number-${number}`;

/** The account's code, or null if this is no id of ours. */
export function accountCodeOf(customerId: string): string | null {
  return customerId.startsWith('code-') ? customerId.slice('code-'.length) : null;
}

/** Of an object of the API; throws where Recurly leaves out what it always sends. */
export function required<Value>(value: Value | null | undefined, name: string): Value {
  if (value === null || value === undefined) throw new Error(`Recurly sent no ${name}`);
  return value;
}
