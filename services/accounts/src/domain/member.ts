// A person who joined somebody else's account. Stream member-<person> of the account.
import { accept, assertNever, refuse, type Decider, type Decision } from '@leadwright/eventsourcing/decider';

/** admin may manage the account, download may search and download. */
export type Role = 'admin' | 'download';

export type MemberJoined = { type: 'MemberJoined'; personId: string; role: Role };
export type MemberEvent = MemberJoined;

export type JoinMember = { type: 'JoinMember'; personId: string; role: Role };
export type MemberCommand = JoinMember;

export type MemberRefusal = { code: 'member-differs'; role: Role };

export type Member = { joined: false } | { joined: true; role: Role };

export const member: Decider<Member, MemberCommand, MemberEvent, MemberRefusal> = {
  codeVersion: 1,
  initial: { joined: false },
  decide,
  evolve,
};

export const memberStream = (accountId: string, personId: string) => ({ accountId, streamId: `member-${personId}` });

function decide(command: MemberCommand, state: Member): Decision<MemberEvent, MemberRefusal> {
  switch (command.type) {
    case 'JoinMember':
      return join(command, state);
    default:
      return assertNever(command.type);
  }
}

function join({ personId, role }: JoinMember, state: Member): Decision<MemberEvent, MemberRefusal> {
  if (!state.joined) return accept({ type: 'MemberJoined', personId, role });
  return state.role === role ? accept() : refuse({ code: 'member-differs', role: state.role });
}

function evolve(_state: Member, event: MemberEvent): Member {
  switch (event.type) {
    case 'MemberJoined':
      return { joined: true, role: event.role };
    default:
      return assertNever(event.type);
  }
}
