// What the team page asks: the people of the account, and what an admin does about them.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { get, post } from '../../server/client.ts';
import { useCommand } from '../../server/command.ts';
import type { Answer } from '../../server/operations.ts';

export type Team = Answer<'get', '/api/v2/team'>;
export type Member = Team['members'][number];
export type Invitation = Team['invitations'][number];
export type Role = Member['role'];
type Named = Answer<'post', '/api/v2/team/invitations'>;

type About = { personId: string; name: string | null; email: string; role: Role };
/** `to`: the new role. */
export type Act =
  | { kind: 'invite'; name: string; email: string; role: Role }
  | { kind: 'role'; person: About; to: Role }
  | { kind: 'disable' | 'enable' | 'remove' | 'resend' | 'withdraw'; person: About };

const teamKey = ['team'] as const;

export function useTeam() {
  return useQuery({ queryKey: teamKey, queryFn: ({ signal }) => get('/api/v2/team', { signal }) });
}

/** Sends what the admin has confirmed; the list follows, also after a refusal, which may mean that it is old. */
export function useTeamAct() {
  const client = useQueryClient();
  return useCommand({ send, onSettled: () => client.invalidateQueries({ queryKey: teamKey }) });
}

function send(act: Act): Promise<Named> {
  if (act.kind === 'invite') {
    const { name, email, role } = act;
    return post('/api/v2/team/invitations', { body: { name, email, role } });
  }
  const path = { personId: act.person.personId };
  switch (act.kind) {
    case 'role':
      return post('/api/v2/team/members/{personId}/role', { path, body: { role: act.to } });
    case 'disable':
      return post('/api/v2/team/members/{personId}/disable', { path });
    case 'enable':
      return post('/api/v2/team/members/{personId}/enable', { path });
    case 'remove':
      return post('/api/v2/team/members/{personId}/remove', { path });
    case 'resend':
      return post('/api/v2/team/invitations/{personId}/resend', { path });
    case 'withdraw':
      return post('/api/v2/team/invitations/{personId}/withdraw', { path });
  }
}
