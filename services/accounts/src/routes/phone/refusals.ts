// Why a code is not sent, or not given out.
import type { Refusal } from '@leadwright/runtime/refusals/refusal';

export const phoneRefusals = {
  'phone-not-saved': {
    status: 409,
    code: 'phone-not-saved',
    message: 'Please save this phone number in your company profile first.',
  },
  'phone-verified': { status: 409, code: 'phone-verified', message: 'This phone number is verified already.' },
  'code-over': { status: 404, code: 'code-over', message: 'No code is to be sent any more.' },
} as const satisfies Record<string, Refusal>;
