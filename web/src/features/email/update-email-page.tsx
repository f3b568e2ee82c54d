import { normaliseEmail } from '@leadwright/runtime/mailboxes/email-address';
import { useState, type FormEvent } from 'react';
import { Notice } from '../../components/feedback/notice.tsx';
import { Field } from '../../components/forms/field.tsx';
import { problemsAt, useFocusOnProblem } from '../../components/forms/form-problems.ts';
import { useAction } from '../../components/forms/use-action.ts';
import { useMailbox } from '../../components/mailbox/use-mailbox.ts';
import { PageTitle } from '../../components/pages/page-title.tsx';
import { isPasswordWrong, Reauthenticate, Reauthenticated } from '../../components/reauthenticate/reauthenticate.tsx';
import { paths } from '../../navigation/paths.ts';
import { wordsFor } from '../../server/problem.ts';
import { useSession } from '../../server/session.ts';
import { requestEmailChange } from './api.ts';
import { MailAddress } from '../../components/words/mail-address.tsx';

/** First the current password, then the new address; nothing is changed before the mailed link is opened. */
export function UpdateEmailPage() {
  const session = useSession();
  const [currentPassword, setCurrentPassword] = useState<string | null>(null);
  return (
    <>
      <PageTitle>Update email</PageTitle>
      {session.state === 'in' && (
        <p>
          You log in as{' '}
          <strong className="wrap">
            <MailAddress>{session.person.email}</MailAddress>
          </strong>
          .
        </p>
      )}
      {currentPassword === null ? (
        <Reauthenticate onDone={setCurrentPassword} />
      ) : (
        <ChooseEmail currentPassword={currentPassword} again={() => setCurrentPassword(null)} />
      )}
    </>
  );
}

const GOOD = 'Email looks good.';
const BAD = "Uh oh, that doesn't look like an email address.";
// What the server takes: one @ with text on both sides, and a dot after it.
const mailbox = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;

function ChooseEmail({ currentPassword, again }: { currentPassword: string; again: () => void }) {
  const [email, setEmail] = useState('');
  const [refused, setRefused] = useState<Error | null>(null);
  const action = useAction(requestEmailChange);
  const form = useFocusOnProblem(refused ?? action.error);
  const { at, rest } = problemsAt(action.error, { email: BAD });
  const wanted = normaliseEmail(email);
  const good = mailbox.test(wanted);
  if (action.done) return <CheckYourMail email={wanted} again={action.reset} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (action.pending) return;
    // Another error each time, so that the focus moves each time.
    setRefused(good ? null : new Error(BAD));
    if (good) void action.run({ currentPassword, email: wanted });
  };
  return (
    <>
      <Reauthenticated />
      <form className="form" ref={form} onSubmit={submit} noValidate>
        <Field
          label="New e-mail"
          type="email"
          name="new-email"
          autoComplete="email"
          required
          problem={at.email ?? (wanted !== '' && !good ? BAD : refused?.message)}
          value={email}
          onChange={(event) => {
            setEmail(event.target.value);
            setRefused(null);
          }}
        />
        <p className="help" role="status">
          {good ? GOOD : ''}
        </p>
        <p className="help">
          We mail a link to this address. Once you open it, you log in with the new address, and all your sessions are
          ended.
        </p>
        {rest !== null && <NotUpdated error={rest} again={again} />}
        <button type="submit" className="button primary large" aria-disabled={action.pending}>
          {action.pending ? 'Sending…' : 'Update email'}
        </button>
      </form>
    </>
  );
}

function NotUpdated({ error, again }: { error: unknown; again: () => void }) {
  const enterAgain = (
    <button type="button" className="button" onClick={again}>
      Enter it again
    </button>
  );
  return (
    <Notice tone="bad" {...(isPasswordWrong(error) && { action: enterAgain })}>
      {`Email was not updated: ${wordsFor(error)}`}
    </Notice>
  );
}

function CheckYourMail({ email, again }: { email: string; again: () => void }) {
  const shown = useMailbox();
  return (
    <>
      <Notice tone="ok">
        We have sent a link to{' '}
        <strong className="wrap">
          <MailAddress>{email}</MailAddress>
        </strong>
        . It works once, for 30 minutes. Until you open it, nothing is changed.
      </Notice>
      {shown && (
        <p>
          This installation shows its mail on a page: <a href={paths.mailbox}>open the mailbox</a>.
        </p>
      )}
      <p>
        <button type="button" className="button" onClick={again}>
          Use another address
        </button>
      </p>
    </>
  );
}
