// People of all accounts, as super-admins find them, and acting for one of them.
import { http, HttpResponse } from 'msw';
import type { ListedPerson, SignedIn } from '../../server/api-types.ts';

export const maria: ListedPerson = {
  ...{ uid: 'person-2', accountId: 'account-2', email: 'maria@byron.example', name: 'Maria Byron' },
  ...{ kind: 'Owner', role: 'admin', verified: true, staff: '', impersonable: true },
  createdAt: '2026-11-01T08:00:00.000000Z',
};
export const colleague: ListedPerson = {
  ...maria,
  ...{ uid: 'person-3', email: 'finance@leadwright.example', name: null, kind: 'User' },
  ...{ staff: 'finance', impersonable: false },
};

/** Maria, while a super-admin acts for her. */
export const actingForMaria: SignedIn = {
  ...{ token: 'acting', uid: maria.uid, email: maria.email, accountId: maria.accountId, role: 'admin' },
  ...{ staff: 'super-admin', impersonatorId: 'person-1', expiresInSeconds: 600 },
  impersonation: { superAdminEmail: 'support@leadwright.example', secondsLeft: 1800 },
};

export const peopleAtServer = [
  http.get('*/api/v2/superadmin/people', ({ request }) => {
    const part = new URL(request.url).searchParams.get('email') ?? '';
    return HttpResponse.json({ people: [maria, colleague].filter(({ email }) => email.includes(part)) });
  }),
  http.post('*/api/v2/superadmin/impersonations', () => HttpResponse.json(actingForMaria)),
  http.post('*/api/v2/superadmin/impersonations/stop', () => new HttpResponse(null, { status: 204 })),
];
