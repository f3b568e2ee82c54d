import { useId } from 'react';
import { Bone, Failed, Loaded } from '../../components/feedback/loaded.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { PageTitle } from '../../components/pages/page-title.tsx';
import { useChoose, usePreferences, type Preference } from './api.ts';
import { HeldBack } from './held-back.tsx';
import './messages.css';
import { topicWords } from './topics.ts';

/** Which e-mails the person gets, beside those that are necessary. */
export function MailsPage() {
  const preferences = usePreferences();
  return (
    <>
      <PageTitle>Your e-mails</PageTitle>
      <p>
        Choose what we e-mail you about this account. What keeps your account safe or needs you to act always comes:
        links that you ask for, warnings, renewals, and payments that did not work. Who opted out of the use of their
        data gets only that, whatever is chosen here.
      </p>
      <HeldBack />
      <Loaded query={preferences} skeleton={<Bone width={320} />}>
        {(topics) => <Topics topics={topics} />}
      </Loaded>
    </>
  );
}

function Topics({ topics }: { topics: Preference[] }) {
  const choose = useChoose();
  return (
    <>
      <div aria-live="polite">
        {choose.isSuccess && (
          <Notice tone="ok">
            {topicWords[choose.variables.topic].name}: {choose.variables.wanted ? 'we e-mail you.' : 'no more e-mails.'}
          </Notice>
        )}
      </div>
      {choose.isError && <Failed error={choose.error} />}
      <ul className="mail-topics" aria-label="E-mails that you can switch off">
        {topics.map((preference) => (
          <li key={preference.topic}>
            <Row
              preference={preference}
              busy={choose.isPending}
              onChange={(wanted) => choose.mutate({ topic: preference.topic, wanted })}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

type RowProps = { preference: Preference; busy: boolean; onChange: (wanted: boolean) => void };

function Row({ preference: { topic, wanted }, busy, onChange }: RowProps) {
  const about = useId();
  const words = topicWords[topic];
  return (
    <>
      <label>
        <input
          type="checkbox"
          checked={wanted}
          aria-describedby={about}
          aria-disabled={busy}
          onChange={(event) => !busy && onChange(event.target.checked)}
        />
        {words.name}
      </label>
      <p id={about} className="help">
        {words.about}
      </p>
    </>
  );
}
