// What audit refuses, by code and sentence.
import type { Refusal } from '@leadwright/runtime/refusals/refusal';

export const refusals = {
  rangeInvalid: {
    status: 400,
    code: 'range-invalid',
    message: 'Please give a first event that is not after the last, and at most 20,000 events.',
  },
} as const satisfies Record<string, Refusal>;
