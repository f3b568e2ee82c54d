import type { RouteExample } from '@leadwright/runtime/http/api-description';
import { examples } from '../examples.ts';

const personId = '01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5d';

const signedIn = examples.login.answer;

const invited = { personId, name: 'Grace Hopper', email: 'grace@example.com', role: 'download' };

const token = 'Zm9yLXRoaXMtb25lLWxpbmstb25seQ';

export const teamExamples = {
  team: {
    answer: {
      seats: { max: 10, taken: 1, left: 9 },
      members: [
        {
          personId: signedIn.uid,
          name: 'Ada Byron',
          email: signedIn.email,
          role: 'admin',
          status: 'active',
          owner: true,
          archived: false,
          overSeats: false,
          archivedAt: null,
        },
      ],
      invitations: [{ ...invited, inviteStatus: 'pending', invitedAt: '2026-07-01T09:30:00Z', expired: false }],
    },
  },
  invite: { body: { email: invited.email, name: invited.name, role: invited.role }, answer: invited },
  ofPerson: { parameters: { personId }, answer: invited },
  changeRole: { parameters: { personId }, body: { role: 'admin' }, answer: { ...invited, role: 'admin' } },
  checkInvitation: {
    body: { token },
    answer: { usable: true, newcomer: true, name: invited.name, company: 'Byron Roofing', role: invited.role },
  },
  acceptInvitation: { body: { token, name: invited.name, password: 'quiet-meadow-17' }, answer: signedIn },
  confirmInvitation: {
    body: { token },
    answer: { accountId: signedIn.accountId, company: 'Byron Roofing', role: invited.role },
  },
  myAccounts: {
    answer: {
      accounts: [
        {
          accountId: signedIn.accountId,
          company: 'Byron Roofing',
          ownerName: 'Ada Byron',
          role: 'admin',
          owner: true,
          current: true,
        },
      ],
    },
  },
  switchAccount: { body: { accountId: signedIn.accountId }, answer: signedIn },
  convert: { answer: signedIn },
} satisfies Record<string, RouteExample>;
