// A person's place in somebody else's account: invited, joined, disabled, removed. Stream member-<person> of the account.
import { accept, assertNever, deciderOf, refuse, type Decision } from '@leadwright/eventsourcing/decider';

/** admin may manage the account, download may search and download. */
export type Role = 'admin' | 'download';

export type MemberEvent =
  /** A link was promised to the person's mailbox; the role is fixed from here on. */
  | { type: 'MemberInvited'; personId: string; role: Role }
  | { type: 'InvitationResent'; personId: string; role: Role }
  | { type: 'InvitationWithdrawn'; personId: string }
  | { type: 'MemberJoined'; personId: string; role: Role }
  | { type: 'MemberRoleChanged'; personId: string; role: Role }
  | { type: 'MemberDisabled'; personId: string }
  | { type: 'MemberEnabled'; personId: string }
  | { type: 'MemberRemoved'; personId: string }
  /** Who lost access here opened, or went back to, an account of their own. */
  | { type: 'MemberConverted'; personId: string; toAccountId: string };

/** Neither is in the person's own stream. */
type ByAdmin = { personId: string; byPersonId: string; ownerPersonId: string | null };

export type MemberCommand =
  /** Without an invitation, to set up an installation. */
  | { type: 'JoinMember'; personId: string; role: Role }
  | ({ type: 'InviteMember'; role: Role } & ByAdmin)
  | { type: 'ResendInvitation'; personId: string }
  | { type: 'WithdrawInvitation'; personId: string }
  /** `seatsLeft`: counted under the account's lock. */
  | { type: 'AcceptInvitation'; personId: string; seatsLeft: number }
  | ({ type: 'ChangeRole'; role: Role } & ByAdmin)
  | ({ type: 'DisableMember' } & ByAdmin)
  | ({ type: 'EnableMember' } & ByAdmin)
  | ({ type: 'RemoveMember' } & ByAdmin)
  | { type: 'ConvertMember'; personId: string; toAccountId: string };

export type MemberRefusal =
  | { code: 'member-differs'; role: Role }
  | { code: 'already-a-member' }
  | { code: 'not-invited' }
  | { code: 'no-seat-left' }
  | { code: 'not-a-member' }
  | { code: 'still-a-member' }
  | { code: 'owner-stays' }
  | { code: 'not-yourself' }
  | { code: 'cannot-remove-yourself' };

export type Member = {
  state: 'none' | 'active' | 'disabled' | 'removed';
  role: Role | null;
  invitedAs: Role | null;
};

export const member = deciderOf<Member, MemberCommand, MemberEvent, MemberRefusal>({
  codeVersion: 2,
  initial: { state: 'none', role: null, invitedAs: null },
  commands: {
    JoinMember: { decide: join },
    InviteMember: { decide: invite },
    ResendInvitation: {
      decide: (command, state) => {
        if (state.invitedAs === null) return refuse({ code: 'not-invited' });
        return accept({ type: 'InvitationResent', personId: command.personId, role: state.invitedAs });
      },
    },
    WithdrawInvitation: {
      decide: (command, state) =>
        state.invitedAs === null
          ? refuse({ code: 'not-invited' })
          : accept({ type: 'InvitationWithdrawn', personId: command.personId }),
    },
    AcceptInvitation: {
      decide: (command, state) => {
        if (state.invitedAs === null) return refuse({ code: 'not-invited' });
        if (command.seatsLeft < 1) return refuse({ code: 'no-seat-left' });
        return accept({ type: 'MemberJoined', personId: command.personId, role: state.invitedAs });
      },
    },
    ChangeRole: { decide: guarded },
    DisableMember: { decide: guarded },
    EnableMember: { decide: guarded },
    RemoveMember: { decide: guarded },
    ConvertMember: {
      decide: (command, state) => {
        if (isMember(state)) return refuse({ code: 'still-a-member' });
        return accept({ type: 'MemberConverted', personId: command.personId, toAccountId: command.toAccountId });
      },
    },
  },
  events: {
    MemberInvited: { evolve: (state, event) => ({ ...state, invitedAs: event.role }) },
    InvitationResent: { evolve: (state, event) => ({ ...state, invitedAs: event.role }) },
    InvitationWithdrawn: { evolve: (state) => ({ ...state, invitedAs: null }) },
    MemberJoined: { evolve: (_state, event) => ({ state: 'active', role: event.role, invitedAs: null }) },
    MemberRoleChanged: { evolve: (state, event) => ({ ...state, role: event.role }) },
    MemberDisabled: { evolve: (state) => ({ ...state, state: 'disabled' }) },
    MemberEnabled: { evolve: (state) => ({ ...state, state: 'active' }) },
    MemberRemoved: { evolve: (state) => ({ ...state, state: 'removed' }) },
    MemberConverted: { evolve: (state) => state },
  },
});

export const memberStream = (accountId: string, personId: string) => ({ accountId, streamId: `member-${personId}` });

type MemberDecision = Decision<MemberEvent, MemberRefusal>;

// Who is disabled may not work in the account, and so has lost access like who was removed.
const isMember = ({ state }: Member): boolean => state === 'active';
const hasSeat = ({ state }: Member): boolean => state === 'active' || state === 'disabled';

function join({ personId, role }: Extract<MemberCommand, { type: 'JoinMember' }>, state: Member): MemberDecision {
  if (!hasSeat(state)) return accept({ type: 'MemberJoined', personId, role });
  return state.role === null || state.role === role ? accept() : refuse({ code: 'member-differs', role: state.role });
}

function invite(
  { personId, role, ownerPersonId }: Extract<MemberCommand, { type: 'InviteMember' }>,
  state: Member,
): MemberDecision {
  if (personId === ownerPersonId || hasSeat(state)) return refuse({ code: 'already-a-member' });
  return accept({ type: 'MemberInvited', personId, role });
}

type Guarded = Extract<MemberCommand, { type: 'ChangeRole' | 'DisableMember' | 'EnableMember' | 'RemoveMember' }>;

/** The owner keeps the account, and nobody takes the own place or role: one admin is always left. */
function guarded(command: Guarded, state: Member): MemberDecision {
  const { type, personId, byPersonId, ownerPersonId } = command;
  if (personId === byPersonId)
    return refuse({ code: type === 'RemoveMember' ? 'cannot-remove-yourself' : 'not-yourself' });
  if (personId === ownerPersonId) return refuse({ code: 'owner-stays' });
  // A removal that is repeated finds what it wants.
  if (type === 'RemoveMember' && state.state === 'removed') return accept();
  if (!hasSeat(state)) return refuse({ code: 'not-a-member' });
  switch (type) {
    case 'ChangeRole':
      return state.role === command.role
        ? accept()
        : accept({ type: 'MemberRoleChanged', personId, role: command.role });
    case 'DisableMember':
      return state.state === 'disabled' ? accept() : accept({ type: 'MemberDisabled', personId });
    case 'EnableMember':
      return state.state === 'active' ? accept() : accept({ type: 'MemberEnabled', personId });
    case 'RemoveMember':
      return accept({ type: 'MemberRemoved', personId });
    default:
      return assertNever(command);
  }
}
