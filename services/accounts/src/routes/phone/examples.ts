import type { RouteExample } from '@leadwright/runtime/http/api-description';

export const phoneExamples = {
  start: { body: { sms_to: '(602) 555-0134' }, answer: { codeExpiresAt: '2026-12-31T23:59:59.000000Z' } },
  verify: { body: { verificationCode: '402917' }, answer: { verified: true, expired: false } },
} satisfies Record<string, RouteExample>;
