// The team that the API of the tests answers with, and the one account of the person.
import { http, HttpResponse } from 'msw';
import type { Answer } from '../../server/operations.ts';

export type Team = Answer<'get', '/api/v2/team'>;
type Member = Team['members'][number];

const member = (given: Partial<Member> & Pick<Member, 'personId' | 'name'>): Member => ({
  email: `${given.personId}@example.test`,
  role: 'download',
  status: 'active',
  owner: false,
  archived: false,
  overSeats: false,
  archivedAt: null,
  ...given,
});

export const team: Team = {
  seats: { max: 10, taken: 3, left: 7 },
  members: [
    member({ personId: 'person-1', name: 'Ada Byron', email: 'owner@example.test', role: 'admin', owner: true }),
    member({ personId: 'person-2', name: 'Grace Hopper' }),
    member({ personId: 'person-3', name: 'Mary Shelley', status: 'disabled' }),
    member({
      personId: 'person-4',
      name: 'Jane Marcet',
      status: 'removed',
      archived: true,
      archivedAt: '2026-10-01T00:00:00Z',
    }),
  ],
  invitations: [
    {
      personId: 'person-5',
      name: 'Emmy Noether',
      email: 'emmy@example.test',
      role: 'admin',
      inviteStatus: 'pending',
      invitedAt: '2026-11-20T09:00:00Z',
      expired: false,
    },
  ],
};

export const myAccounts = [
  { accountId: 'account-1', company: 'Byron Roofing', ownerName: 'Ada', role: 'admin', owner: true, current: true },
];

export const teamAtServer = [
  http.get('*/api/v2/team', () => HttpResponse.json(team)),
  http.get('*/api/v2/me/accounts', () => HttpResponse.json({ accounts: myAccounts })),
  http.post('*/api/v2/invitations/check-link', () =>
    HttpResponse.json({ usable: true, newcomer: true, name: 'Grace', company: 'Byron Roofing', role: 'download' }),
  ),
];
