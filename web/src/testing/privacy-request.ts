// A request about somebody's data, as the list of super-admins has it.
import type { Answer } from '../server/operations.ts';

type Open = Answer<'get', '/api/v2/superadmin/privacy-requests'>['requests'][number];

export function privacyRequest(change: Partial<Open> = {}): Open {
  return {
    requestId: '01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a70',
    kind: 'delete',
    email: 'maria@example.test',
    receivedAt: '2027-01-01T10:00:00.000000Z',
    confirmedAt: '2027-01-01T10:05:00.000000Z',
    dueAt: '2027-02-15T10:00:00.000000Z',
    daysLeft: 31,
    extendedBecause: null,
    leads: 4,
    erased: false,
    uid: '01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a71',
    ...change,
  };
}
