import { useState, type FormEvent } from 'react';
import { Failed } from '../../components/feedback/loaded.tsx';
import { Field } from '../../components/forms/field.tsx';
import { problemsAt, useFocusOnProblem } from '../../components/forms/form-problems.ts';
import { useAction } from '../../components/forms/use-action.ts';
import { useMailbox } from '../../components/mailbox/use-mailbox.ts';
import { PageTitle } from '../../components/pages/page-title.tsx';
import { Link } from '../../navigation/links.ts';
import { paths } from '../../navigation/paths.ts';
import { requestReset } from './api.ts';

const words = { email: 'Enter your e-mail address, like name@company.com.' };

/** Asks for the mailed link. What it says afterwards is the same whether the address is known or not. */
export function RequestReset() {
  const action = useAction(requestReset);
  const [email, setEmail] = useState('');
  const form = useFocusOnProblem(action.error);
  const { at, rest } = problemsAt(action.error, words);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!action.pending) void action.run({ email: email.trim() });
  };
  if (action.done) return <CheckYourMail email={email.trim()} again={action.reset} />;
  return (
    <div className="page narrow door">
      <PageTitle>Forgot your password?</PageTitle>
      <p>We mail you a link, and you choose a new password there.</p>
      <form className="form" ref={form} onSubmit={submit}>
        <Field
          label="E-mail"
          type="email"
          name="email"
          autoComplete="username"
          required
          problem={at.email}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        {rest !== null && <Failed error={rest} />}
        <button type="submit" className="button primary large" aria-disabled={action.pending}>
          {action.pending ? 'Sending…' : 'Send me the link'}
        </button>
      </form>
      <p>
        Remembered it? <Link to={paths.logIn}>Log in</Link>
      </p>
    </div>
  );
}

function CheckYourMail({ email, again }: { email: string; again: () => void }) {
  const mailbox = useMailbox();
  return (
    <div className="page narrow door">
      <PageTitle title="Check your mail">Check your mail</PageTitle>
      <p>
        If <strong>{email}</strong> has an account, a link is on its way to it. It works once, for 30 minutes.
      </p>
      {mailbox && (
        <p>
          This installation shows its mail on a page: <a href={paths.mailbox}>open the mailbox</a>.
        </p>
      )}
      <p>
        <button type="button" className="button" onClick={again}>
          Use another address
        </button>
      </p>
    </div>
  );
}
