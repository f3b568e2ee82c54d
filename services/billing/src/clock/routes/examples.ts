import type { RouteExample } from '@leadwright/runtime/http/api-description';

const clock = { sandbox: true, now: '2026-12-05T09:30:00.000Z', offsetMs: 2_592_000_000, settled: true };

export const clockExamples = {
  get: { answer: clock },
  move: {
    parameters: { 'idempotency-key': '3c1c5d0e-8a7b-4f0e-9a52-6e0b9d8f1c22' },
    body: { to: '2026-12-05T09:30:00Z' },
    answer: { ...clock, settled: false },
  },
} satisfies Record<string, RouteExample>;
