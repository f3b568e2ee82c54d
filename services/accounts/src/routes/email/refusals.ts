// What is refused about the change of an address.
import type { Refusal } from '@leadwright/runtime/refusals/refusal';

export const emailRefusals = {
  // The same answer for a used, a replaced, an expired and an invented link, and for an address that was taken.
  emailLinkNotUsable: {
    status: 410,
    code: 'email-link-not-usable',
    message: 'This link cannot be used any more. Please ask for a new one.',
  },
} as const satisfies Record<string, Refusal>;
