import { given } from '@leadwright/testing/decider';
import { member, type MemberCommand, type MemberEvent } from './member.ts';

const personId = 'm';
const byAdmin = { personId, byPersonId: 'a', ownerPersonId: 'o' };
const invited: MemberEvent = { type: 'MemberInvited', personId, role: 'download' };
const joined: MemberEvent = { type: 'MemberJoined', personId, role: 'download' };
const disabled: MemberEvent = { type: 'MemberDisabled', personId };
const removed: MemberEvent = { type: 'MemberRemoved', personId };
const withdrawn: MemberEvent = { type: 'InvitationWithdrawn', personId };
const accepting = (seatsLeft: number): MemberCommand => ({ type: 'AcceptInvitation', personId, seatsLeft });

describe('a member', () => {
  it('joins once, with one role', () => {
    given(member).when({ type: 'JoinMember', personId, role: 'download' }).then(joined);
    given(member, joined).when({ type: 'JoinMember', personId, role: 'download' }).then();
    given(member, joined)
      .when({ type: 'JoinMember', personId, role: 'admin' })
      .thenRefused('member-differs', { role: 'download' });
  });

  it('gets another role, and the same one again without effect', () => {
    given(member, joined)
      .when({ type: 'ChangeRole', role: 'admin', ...byAdmin })
      .then({ type: 'MemberRoleChanged', personId, role: 'admin' });
    given(member, joined)
      .when({ type: 'ChangeRole', role: 'download', ...byAdmin })
      .then();
  });

  it('is disabled and enabled again, each once', () => {
    given(member, joined)
      .when({ type: 'DisableMember', ...byAdmin })
      .then(disabled);
    given(member, joined, disabled)
      .when({ type: 'DisableMember', ...byAdmin })
      .then();
    given(member, joined, disabled)
      .when({ type: 'EnableMember', ...byAdmin })
      .then({ type: 'MemberEnabled', personId });
    given(member, joined)
      .when({ type: 'EnableMember', ...byAdmin })
      .then();
  });

  it('is removed once, also when disabled, and may be invited again', () => {
    given(member, joined)
      .when({ type: 'RemoveMember', ...byAdmin })
      .then(removed);
    given(member, joined, disabled)
      .when({ type: 'RemoveMember', ...byAdmin })
      .then(removed);
    given(member, joined, removed)
      .when({ type: 'RemoveMember', ...byAdmin })
      .then();
    given(member, joined, removed)
      .when({ type: 'InviteMember', role: 'admin', ...byAdmin })
      .then({ type: 'MemberInvited', personId, role: 'admin' });
  });
});

describe.each(['ChangeRole', 'DisableMember', 'EnableMember', 'RemoveMember'] as const)('%s', (type) => {
  const command = (more: object): MemberCommand => ({ type, role: 'admin', ...byAdmin, ...more }) as MemberCommand;
  it('is never about oneself', () => {
    given(member, joined)
      .when(command({ byPersonId: personId }))
      .thenRefused(type === 'RemoveMember' ? 'cannot-remove-yourself' : 'not-yourself');
  });
  it('is never about the owner', () => {
    given(member)
      .when(command({ ownerPersonId: personId }))
      .thenRefused('owner-stays');
  });
  it('needs a member', () => {
    given(member).when(command({})).thenRefused('not-a-member');
    given(member, invited).when(command({})).thenRefused('not-a-member');
  });
});

describe('an invitation', () => {
  it('is not sent to who has a seat, disabled or not, nor to the owner', () => {
    const command: MemberCommand = { type: 'InviteMember', role: 'download', ...byAdmin };
    given(member).when(command).then(invited);
    given(member, joined).when(command).thenRefused('already-a-member');
    given(member, joined, disabled).when(command).thenRefused('already-a-member');
    given(member)
      .when({ ...command, ownerPersonId: personId })
      .thenRefused('already-a-member');
  });

  it('is accepted with its own role while a seat is left, and once', () => {
    given(member, invited).when(accepting(1)).then(joined);
    given(member, invited).when(accepting(0)).thenRefused('no-seat-left');
    given(member, invited, joined).when(accepting(1)).thenRefused('not-invited');
    given(member).when(accepting(1)).thenRefused('not-invited');
  });

  it('is sent again and withdrawn while it waits, and then accepted no more', () => {
    given(member, invited)
      .when({ type: 'ResendInvitation', personId })
      .then({ type: 'InvitationResent', personId, role: 'download' });
    given(member, invited).when({ type: 'WithdrawInvitation', personId }).then(withdrawn);
    for (const command of [
      accepting(1),
      { type: 'ResendInvitation', personId } as const,
      { type: 'WithdrawInvitation', personId } as const,
    ])
      given(member, invited, withdrawn).when(command).thenRefused('not-invited');
  });
});

describe('who lost access', () => {
  const convert = { type: 'ConvertMember', personId, toAccountId: 'own' } as const;
  it('goes on with an own account, removed or disabled', () => {
    const converted: MemberEvent = { type: 'MemberConverted', personId, toAccountId: 'own' };
    given(member, joined, removed).when(convert).then(converted);
    given(member, joined, disabled).when(convert).then(converted);
  });
  it('is nobody who may still work in the account', () => {
    given(member, joined).when(convert).thenRefused('still-a-member');
  });
});
