import { useState } from 'react';
import { FailedAction, isUnusable } from './failed-action.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { useAction } from '../../components/forms/use-action.ts';
import { useMailedToken } from '../../components/mailbox/use-mailed-token.ts';
import { PageTitle } from '../../components/pages/page-title.tsx';
import { Link } from '../../navigation/links.ts';
import { paths } from '../../navigation/paths.ts';
import { post } from '../../server/client.ts';
import { topicWords, type Topic } from './topics.ts';

/** The page of the link below an e-mail. A click ends the e-mails: programs that follow links in mails must not. */
export function UnsubscribePage() {
  const token = useMailedToken();
  const [topic, setTopic] = useState<Topic | null>(null);
  const action = useAction(
    () => post('/api/v2/unsubscribes', { query: { token }, body: {} }),
    (answer) => setTopic(answer.topic),
  );
  return (
    <div className="page narrow door">
      <PageTitle title="Unsubscribe">Unsubscribe</PageTitle>
      {topic === null ? (
        <>
          <p>We stop the e-mails of this kind at once. E-mails that keep your account safe still come.</p>
          {action.error !== null && <FailedAction error={action.error} />}
          {!isUnusable(action.error) && (
            <p className="actions">
              <button
                type="button"
                className="button primary large"
                aria-disabled={action.pending}
                onClick={() => !action.pending && void action.run(undefined)}
              >
                {action.pending ? 'Unsubscribing…' : 'Unsubscribe'}
              </button>
            </p>
          )}
        </>
      ) : (
        <>
          <Notice tone="ok">You get no more e-mails about this: {topicWords[topic].name}.</Notice>
          <p>
            You can change that in <Link to={paths.mails}>your settings</Link>.
          </p>
        </>
      )}
    </div>
  );
}
