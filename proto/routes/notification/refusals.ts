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
  mailsNotSuppressed: {
    status: 409,
    code: 'mails-not-suppressed',
    message: 'E-mails to this person are not held back.',
  },
  suppressionIsComplaint: {
    status: 409,
    code: 'suppression-is-complaint',
    message: 'This person reported an e-mail as spam. Only they can let e-mails come again, in their settings.',
  },
  liftReasonMissing: {
    status: 422,
    code: 'lift-reason-missing',
    message: 'Please say why e-mails may go there again, for instance a ticket.',
  },
  liftReasonPersonal: {
    status: 422,
    code: 'lift-reason-personal',
    message: 'Please leave addresses and phone numbers out of the reason. It is kept for ever.',
  },
  providerUnknown: { status: 404, code: 'message-provider-unknown', message: 'No messages are sent by this provider.' },
} as const satisfies Record<string, Refusal>;
