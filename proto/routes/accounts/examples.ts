// One example request and answer per route, for the API document.
import type { RouteExample } from '@leadwright/runtime/http/api-description';

const person = {
  uid: '01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5b',
  email: 'ada@example.com',
  accountId: '01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5c',
  role: 'admin',
  staff: '',
};

const signedIn = { token: 'eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiIwMWEwIn0.c2lnbmF0dXJl', ...person, expiresInSeconds: 600 };

const phone = { state: 'unverified', codeExpiresAt: null };

const company = { name: 'Byron Roofing', phone: '6025550134', email: 'office@byron.example' };

export const examples = {
  login: { body: { email: person.email, password: 'quiet-meadow-17' }, answer: signedIn },
  refresh: { answer: signedIn },
  signUp: {
    body: { email: person.email, name: 'Ada Byron' },
    answer: { message: 'Please check your mailbox: we have sent you a link to go on with.' },
  },
  signUpLink: {
    body: { email: person.email, name: 'Ada Byron' },
    answer: { message: 'A signup link is on its way to ada@example.com.' },
  },
  checkLink: { body: { token: 'Zm9yLXRoaXMtb25lLWxpbmstb25seQ' }, answer: { usable: true } },
  confirm: { body: { token: 'Zm9yLXRoaXMtb25lLWxpbmstb25seQ', password: 'quiet-meadow-17' }, answer: signedIn },
  requestReset: {
    body: { email: person.email },
    answer: { message: 'If this address has an account, a link to choose a new password is on its way to it.' },
  },
  resetPassword: { body: { token: 'Zm9yLXRoaXMtb25lLWxpbmstb25seQ', password: 'amber-harbour-32' } },
  reauthenticate: { body: { currentPassword: 'quiet-meadow-17' } },
  changePassword: { body: { currentPassword: 'quiet-meadow-17', newPassword: 'amber-harbour-32' } },
  requestEmailChange: {
    body: { currentPassword: 'quiet-meadow-17', email: 'ada@byron.example' },
    answer: { message: 'Please check the mailbox of the new address: we have sent a link there to confirm it.' },
  },
  confirmEmailChange: { body: { token: 'Zm9yLXRoaXMtb25lLWxpbmstb25seQ' } },
  impersonate: {
    body: { personId: person.uid, reason: 'Ticket 4711' },
    answer: {
      ...signedIn,
      staff: 'super-admin',
      impersonatorId: '01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5d',
      impersonation: { superAdminEmail: 'support@leadwright.example', secondsLeft: 1800 },
    },
  },
  accountNames: {
    parameters: { ids: person.accountId },
    answer: { accounts: [{ accountId: person.accountId, name: company.name }] },
  },
  people: {
    parameters: {
      email: 'ada@',
      kind: 'Owner',
      verified: true,
      sort: 'email',
      after: 'YWRhQGV4YW1wbGUuY29t',
      limit: 50,
    },
    answer: {
      people: [
        {
          ...{ uid: person.uid, email: person.email, name: 'Ada Byron', accountId: person.accountId },
          ...{ kind: 'Owner', role: 'admin', verified: true, staff: '', impersonable: true },
          createdAt: '2026-11-21T07:04:13.000000Z',
        },
      ],
    },
  },
  endSession: { parameters: { id: '01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5d' } },
  sessions: {
    answer: {
      sessions: [
        {
          id: '01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5d',
          device: 'Firefox on Windows',
          address: '192.0.2.17',
          startedAt: '2026-11-20T09:00:00.000Z',
          lastUsedAt: '2026-11-23T08:12:00.000Z',
          current: true,
        },
      ],
    },
  },
  companyProfile: { answer: { companyProfile: company, phone } },
  changeCompanyProfile: { body: { ...company, phone: '(602) 555-0134' }, answer: { companyProfile: company, phone } },
  me: {
    answer: {
      ...{ ...person, _docId: person.uid, id: person.uid, name: 'Ada Byron', verified: true, superAdmin: false },
      impersonating: false,
      companyProfile: company,
      companyUsers: [{ name: 'Ben Hill', email: 'ben@example.com', role: 'download' }],
      ...{
        customer_id: 'cus_1d9b7c40e2f64a0c93b58e71',
        inviteStatus: null,
        archived: false,
        archivedAt: null,
        needsPort: false,
      },
      user: {
        ...{ uid: person.uid, email: person.email },
        ...{ creationTime: '2026-11-01T09:00:00.000000Z', lastLoginTime: '2026-11-20T10:00:00.000000Z' },
      },
    },
  },
  portAccount: { answer: { ported: true } },
} satisfies Record<string, RouteExample>;
