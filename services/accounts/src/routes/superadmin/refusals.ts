import type { Refusal } from '@leadwright/runtime/refusals/refusal';

export const superAdminRefusals = {
  alreadyACustomer: {
    status: 409,
    code: 'already-a-customer',
    message: 'This address has an account already. Its password can be reset on the log-in page.',
  },
  impersonationReasonMissing: {
    status: 422,
    code: 'impersonation-reason-missing',
    message: 'Please say why you act for this person, for instance a ticket.',
  },
  impersonationReasonPersonal: {
    status: 422,
    code: 'impersonation-reason-personal',
    message: 'Please leave addresses and phone numbers out of the reason. It is kept for ever.',
  },
  impersonatingAlready: {
    status: 409,
    code: 'impersonating-already',
    message: 'You are acting for another person already. Stop impersonating first.',
  },
  notImpersonable: {
    status: 409,
    code: 'not-impersonable',
    message: 'Nobody can act for this person: they are staff, or have no account of their own or of a team.',
  },
} as const satisfies Record<string, Refusal>;
