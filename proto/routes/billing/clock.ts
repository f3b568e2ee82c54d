import type { RouteExample } from '@leadwright/runtime/http/api-description';
import { Type } from 'typebox';
import { route } from '../route.ts';
import { CallHeaders } from './headers.ts';
import { refusals } from './refusals.ts';

const clock = { sandbox: true, now: '2026-12-05T09:30:00.000Z', offsetMs: 2_592_000_000, settled: true };

export const ClockSchema = Type.Object({
  sandbox: Type.Boolean({ description: 'false: real payments; the clock is the real one and cannot be moved.' }),
  now: Type.String({ description: 'What the clock shows.' }),
  offsetMs: Type.Integer({ minimum: 0, description: 'How far it is ahead of real time, milliseconds.' }),
  settled: Type.Boolean({
    description:
      'Whether every service shows this time, and all that was due for this account by now has reached its subscription, invoices and leads.',
  }),
});

const clockExamples = {
  get: { answer: clock },
  move: {
    parameters: { 'idempotency-key': '3c1c5d0e-8a7b-4f0e-9a52-6e0b9d8f1c22' },
    body: { to: '2026-12-05T09:30:00Z' },
    answer: { ...clock, settled: false },
  },
} satisfies Record<string, RouteExample>;

export const getSandboxClock = route({
  method: 'GET',
  path: '/api/v2/sandbox/clock',
  service: 'billing',
  access: 'member',
  summary: "What the sandbox's clock shows",
  answers: { 200: ClockSchema },
  example: clockExamples.get,
});

/** The rule's own bound, so that a longer move is refused before it is asked. */
export const MOVE_DAYS_MAX = 366;

const Body = Type.Object(
  {
    days: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: MOVE_DAYS_MAX,
        description: 'Forward by so many days of 24 hours; or `to`.',
      }),
    ),
    to: Type.Optional(
      Type.String({ maxLength: 40, description: 'Forward to this instant, such as 2027-01-01T00:00:00Z.' }),
    ),
  },
  { additionalProperties: false },
);

export const moveSandboxClock = route({
  method: 'POST',
  path: '/api/v2/sandbox/clock',
  service: 'billing',
  access: 'admin',
  summary: "Move the sandbox's clock forward",
  description:
    'For all accounts of this installation. Waits a few seconds until every service shows the time. Log-ins and links keep real time.',
  headers: CallHeaders,
  body: Body,
  answers: { 200: ClockSchema },
  refusals: [
    refusals.idempotencyKeyMissing,
    refusals.idempotencyKeyReused,
    refusals.noSandbox,
    refusals.moveInvalid,
    refusals.clockNotForward,
    refusals.clockTooFar,
  ],
  example: clockExamples.move,
});
