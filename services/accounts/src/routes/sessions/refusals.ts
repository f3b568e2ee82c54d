// What is refused about a person's own sessions.
import type { Refusal } from '@leadwright/runtime/refusals/refusal';

export const sessionRefusals = {
  // The same for an invented session and for another person's.
  sessionUnknown: { status: 404, code: 'session-unknown', message: 'There is no such session.' },
} as const satisfies Record<string, Refusal>;
