import { http, HttpResponse } from 'msw';

/** Payments are real, and nobody has moved the clock. */
export const realClock = http.get('*/api/v2/sandbox/clock', () =>
  HttpResponse.json({ sandbox: false, now: '2026-11-22T10:00:00Z', offsetMs: 0, settled: true }),
);
