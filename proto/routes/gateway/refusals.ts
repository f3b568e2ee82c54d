// The gateway's own refusals: status, code and sentence. auth/limits.ts has those of the rate limits.
import type { Refusal } from '@leadwright/runtime/refusals/refusal';

export const refusals = {
  foreignOrigin: { status: 403, code: 'foreign-origin', message: 'This request came from another site.' },
  botCheckMissing: {
    status: 400,
    code: 'bot-check-missing',
    message: 'This needs a check that you are a person. Please reload the page and try again.',
  },
  botCheckFailed: {
    status: 403,
    code: 'bot-check-failed',
    message: 'We could not confirm that you are a person. Nothing was changed. Please try again.',
  },
  botCheckUnavailable: {
    status: 503,
    code: 'bot-check-unavailable',
    message: 'We cannot check at the moment that you are a person. Nothing was changed. Please try again in a minute.',
    retryAfterSeconds: 60,
  },
  tooManyStreams: {
    status: 429,
    code: 'too-many-streams',
    message: 'This account is open in too many windows.',
    retryAfterSeconds: 30,
  },
  // The page uses the same words for a failed request.
  upstreamTimeout: { status: 504, code: 'upstream-timeout', message: 'failed to fetch' },
} as const satisfies Record<string, Refusal>;
