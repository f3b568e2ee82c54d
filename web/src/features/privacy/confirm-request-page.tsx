import { useEffect, useState } from 'react';
import { Notice } from '../../components/feedback/notice.tsx';
import { useAction } from '../../components/forms/use-action.ts';
import { useMailedToken } from '../../components/mailbox/use-mailed-token.ts';
import { PageTitle } from '../../components/pages/page-title.tsx';
import { formatDay } from '../../components/words/format.ts';
import { Link } from '../../navigation/links.ts';
import { paths } from '../../navigation/paths.ts';
import { checkPrivacyLink, confirmPrivacyRequest, type PrivacyLink } from './api.ts';
import { kindOf } from './kinds.ts';
import { Refused } from './refused.tsx';

/** The page of the mailed link. A click confirms: programs that follow links in mails must not. */
export function ConfirmRequestPage() {
  const token = useMailedToken();
  const link = useLink(token);
  if (link === undefined) return <div className="page narrow door" aria-busy="true" />;
  return link.usable ? <Confirm token={token} kind={link.kind} /> : <NoLongerUsable />;
}

// A check that fails says nothing about the link; the click will.
function useLink(token: string): PrivacyLink | undefined {
  const [known, setKnown] = useState<{ token: string; link: PrivacyLink } | null>(null);
  useEffect(() => {
    if (token === '') return;
    const keep = (link: PrivacyLink) => setKnown({ token, link });
    checkPrivacyLink(token).then(keep, () => keep({ usable: true, kind: null }));
  }, [token]);
  if (token === '') return { usable: false, kind: null };
  return known?.token === token ? known.link : undefined;
}

function Confirm({ token, kind }: { token: string; kind: PrivacyLink['kind'] }) {
  const [dueAt, setDueAt] = useState('');
  const action = useAction(confirmPrivacyRequest, (answer) => setDueAt(answer.dueAt));
  if (action.done)
    return (
      <div className="page narrow door">
        <PageTitle title="Your request is confirmed">Your request is confirmed</PageTitle>
        <Notice tone="ok">We answer by e-mail, on {formatDay(dueAt)} at the latest.</Notice>
      </div>
    );
  return (
    <div className="page narrow door">
      <PageTitle title="Confirm your privacy request">Confirm your privacy request</PageTitle>
      <p>{kind === null ? 'You asked about your personal information.' : `You asked: ${kindOf(kind).words}.`}</p>
      {action.error !== null && <Refused error={action.error} />}
      <p className="actions">
        <button
          type="button"
          className="button primary large"
          aria-disabled={action.pending}
          onClick={() => !action.pending && void action.run({ token })}
        >
          {action.pending ? 'Confirming…' : 'Confirm the request'}
        </button>
      </p>
    </div>
  );
}

function NoLongerUsable() {
  const words = 'This link cannot be used any more';
  return (
    <div className="page narrow door">
      <PageTitle title={words}>{words}</PageTitle>
      <p>It was used already, a newer one was sent, or it is older than 7 days.</p>
      <p className="actions">
        <Link className="button primary" to={paths.optOut}>
          Send the form again
        </Link>
      </p>
    </div>
  );
}
