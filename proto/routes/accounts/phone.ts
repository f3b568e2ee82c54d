import type { RouteExample } from '@leadwright/runtime/http/api-description';
import { Type } from 'typebox';
import { route } from '../route.ts';
import { refusals } from './refusals.ts';

const phoneExamples = {
  start: { body: { sms_to: '(602) 555-0134' }, answer: { codeExpiresAt: '2026-12-31T23:59:59.000000Z' } },
  verify: { body: { verificationCode: '402917' }, answer: { verified: true, expired: false } },
} satisfies Record<string, RouteExample>;

export const startVerification = route({
  method: 'POST',
  path: '/api/start_verification',
  service: 'accounts',
  access: 'admin',
  limits: ['sms-number', 'sms-number-day', 'sms-account-day'],
  summary: "Send a code to the company's phone number",
  body: Type.Object(
    { sms_to: Type.String({ maxLength: 40, description: "The company's phone number, as people write it." }) },
    { additionalProperties: false },
  ),
  answers: { 202: Type.Object({ codeExpiresAt: Type.String() }) },
  refusals: [refusals['company-phone-missing'], refusals['phone-not-saved'], refusals['phone-verified']],
  example: phoneExamples.start,
});

export const verifyAccount = route({
  method: 'POST',
  path: '/api/verify_account',
  service: 'accounts',
  access: 'admin',
  summary: 'Verify the company by the code',
  body: Type.Object(
    { verificationCode: Type.String({ minLength: 1, maxLength: 20 }) },
    { additionalProperties: false },
  ),
  answers: {
    200: Type.Object({
      verified: Type.Boolean(),
      expired: Type.Boolean({ description: 'No code counts any more: it expired, was used or was tried five times.' }),
    }),
  },
  example: phoneExamples.verify,
});
