import { useState } from 'react';
import { Bone, Failed, Loaded } from '../../components/feedback/loaded.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { useKeptWork } from '../../components/forms/use-kept-work.ts';
import { PageTitle } from '../../components/pages/page-title.tsx';
import { useFocusTitle } from '../../components/pages/use-focus-title.ts';
import { useSession } from '../../server/session.ts';
import { accountNow } from '@leadwright/leads/rules/account-now';
import { useUsage } from '../../server/usage.ts';
import { AddMember, type Invitation } from './add-member.tsx';
import { useTeam, useTeamAct, type Act, type Team } from './api.ts';
import { ConfirmAct } from './confirm-act.tsx';
import { InvitationsTable } from './invitations-table.tsx';
import { MembersTable } from './members-table.tsx';
import { wordsOf } from './words.ts';
import './team.css';

/** The people of the account: who they are, who is invited, and how many more may join. For admins. */
export function TeamPage() {
  const team = useTeam();
  return (
    <>
      <PageTitle>Team members</PageTitle>
      <Loaded query={team} skeleton={<Bone height={280} />} safe="Nothing was changed.">
        {(loaded) => <People team={loaded} />}
      </Loaded>
    </>
  );
}

const nobody: Invitation = { name: '', email: '', role: 'download' };

function People({ team }: { team: Team }) {
  const session = useSession();
  const own = session.state === 'in' ? session.person.uid : '';
  const [asked, setAsked] = useState<Act | null>(null);
  const [aboutOneself, setAboutOneself] = useState(false);
  const act = useTeamAct();
  const usage = useUsage().data;
  const { unpaid, loweredTo } = usage === undefined ? { unpaid: false, loweredTo: null } : accountNow(usage);
  const ask = (next: Act) => {
    act.reset();
    const isOwn = next.kind === 'remove' && next.person.personId === own;
    setAboutOneself(isOwn);
    if (!isOwn) setAsked(next);
  };
  const [invitation, setInvitation, forgetInvitation] = useKeptWork('invitation', nobody);
  const invited = () => {
    setInvitation(nobody);
    forgetInvitation();
  };
  const focusTitle = useFocusTitle();
  const done = () => {
    setAsked(null);
    focusTitle();
  };
  return (
    <div className="team">
      {aboutOneself && <Notice tone="warn">Uh oh, you cannot remove yourself.</Notice>}
      {act.isSuccess && <Notice tone="ok">{wordsOf(act.variables).done}</Notice>}
      {act.error !== null && <Failed error={act.error} safe="Nothing was changed." />}
      <MembersTable members={team.members} own={own} onAsk={ask} />
      {team.invitations.length > 0 && <InvitationsTable invitations={team.invitations} onAsk={ask} />}
      <AddMember
        typed={invitation}
        onType={setInvitation}
        seats={team.seats}
        isUnpaid={unpaid || loweredTo !== null}
        onAsk={ask}
      />
      <ConfirmAct
        act={asked}
        busy={act.isPending}
        onClose={() => setAsked(null)}
        onConfirm={(confirmed) =>
          act.mutate(confirmed, {
            onSuccess: () => {
              if (confirmed.kind === 'invite') invited();
            },
            onSettled: done,
          })
        }
      />
    </div>
  );
}
