// The sessions of the signed-in person.
import { http, HttpResponse } from 'msw';

const sessionAt = (id: string, device: string, current: boolean) => ({
  id,
  device,
  address: '192.0.2.17',
  startedAt: '2026-11-20T09:00:00.000Z',
  lastUsedAt: '2026-11-23T08:12:00.000Z',
  current,
});
export const ownSessions = [
  sessionAt('session-1', 'Firefox on Windows', true),
  sessionAt('session-2', 'Safari on iPhone', false),
];

export const sessionsAtServer = [http.get('*/api/v2/me/sessions', () => HttpResponse.json({ sessions: ownSessions }))];
