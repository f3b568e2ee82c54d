// Every refusal of notification: status, code and sentence.
import type { Refusal } from '@leadwright/runtime/refusals/refusal';

export const refusals = {
  signatureMissing: { status: 401, code: 'webhook-signature-missing', message: 'This event has no signature.' },
  signatureWrong: {
    status: 401,
    code: 'webhook-signature-wrong',
    message: 'The signature of this event is not valid.',
  },
  tooOld: { status: 400, code: 'webhook-too-old', message: 'This event was signed too long ago.' },
  bodyInvalid: { status: 400, code: 'webhook-body-invalid', message: 'This event cannot be read.' },
  unsubscribeLinkNotUsable: {
    status: 404,
    code: 'unsubscribe-link-not-usable',
    message: 'This link cannot be used. You can choose your e-mails in your settings.',
  },
  providerUnknown: { status: 404, code: 'message-provider-unknown', message: 'No messages are sent by this provider.' },
} as const satisfies Record<string, Refusal>;
