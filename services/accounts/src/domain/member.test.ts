import { given } from '@leadwright/testing/decider';
import { member, type MemberEvent } from './member.ts';

const joined: MemberEvent = { type: 'MemberJoined', personId: 'm', role: 'download' };

describe('a member', () => {
  it('joins once, with one role', () => {
    given(member).when({ type: 'JoinMember', personId: 'm', role: 'download' }).then(joined);
    given(member, joined).when({ type: 'JoinMember', personId: 'm', role: 'download' }).then();
    given(member, joined)
      .when({ type: 'JoinMember', personId: 'm', role: 'admin' })
      .thenRefused('member-differs', { role: 'download' });
  });
});
