// Every refusal of billing: status, code and sentence.
import type { Refusal } from '@leadwright/runtime/refusals/refusal';

export const refusals = {
  periodInvalid: {
    status: 400,
    code: 'period-invalid',
    message: 'Please give a period that begins before it ends, as instants such as 2026-12-01T00:00:00Z.',
  },
} as const satisfies Record<string, Refusal>;
