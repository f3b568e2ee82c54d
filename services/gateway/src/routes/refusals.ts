// The gateway's own refusals: status, code and sentence. auth/limits.ts has those of the rate limits.
import type { Refusal } from '@leadwright/runtime/refusals/refusal';

export const refusals = {
  foreignOrigin: { status: 403, code: 'foreign-origin', message: 'This request came from another site.' },
  tooManyStreams: {
    status: 429,
    code: 'too-many-streams',
    message: 'This account is open in too many windows.',
    retryAfterSeconds: 30,
  },
  // The page uses the same words for a failed request.
  upstreamTimeout: { status: 504, code: 'upstream-timeout', message: 'failed to fetch' },
} as const satisfies Record<string, Refusal>;
