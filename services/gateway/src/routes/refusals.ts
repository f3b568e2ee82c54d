// Every refusal of the gateway's own: status, code and sentence. Those of the rate limits stand with the limits.
import type { Refusal } from '@leadwright/runtime/refusals/refusal';

export const refusals = {
  foreignOrigin: { status: 403, code: 'foreign-origin', message: 'This request came from another site.' },
  tooManyStreams: {
    status: 429,
    code: 'too-many-streams',
    message: 'This account is open in too many windows.',
    retryAfterSeconds: 30,
  },
  // The words are the page's.
  upstreamTimeout: { status: 504, code: 'upstream-timeout', message: 'failed to fetch' },
} as const satisfies Record<string, Refusal>;
