import { readAddress } from '@leadwright/runtime/mailboxes/email-address';
import { useState, type FormEvent } from 'react';
import { Field } from '../../components/forms/field.tsx';
import { problemsAt, useFocusOnProblem } from '../../components/forms/form-problems.ts';
import { usePrerenderedForm } from '../../components/forms/use-prerendered-form.ts';
import { Failed } from '../../components/feedback/loaded.tsx';
import { PageTitle } from '../../components/pages/page-title.tsx';
import { useAction } from '../../components/forms/use-action.ts';
import { Link, useSearchParams } from '../../navigation/links.ts';
import { logInThen, paths } from '../../navigation/paths.ts';
import { useMailbox } from '../../components/mailbox/use-mailbox.ts';
import { afterSignUp, useHasCode } from './after-sign-up.ts';
import { signUp } from './api.ts';
import { rememberNext } from './next-after-mail.ts';

const words = {
  email: 'Enter an e-mail address like name@company.com.',
  name: 'This name cannot be used. Use at most 200 letters and no internet address, or leave it empty.',
};

export function SignUpPage() {
  const [params] = useSearchParams();
  const next = afterSignUp(params);
  const hasCode = useHasCode(params);
  const action = useAction(signUp);
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const form = useFocusOnProblem(action.error);
  const canBeSent = usePrerenderedForm(form, { email: setEmail, name: setName });
  const { at, rest } = problemsAt(action.error, words);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (action.pending) return;
    rememberNext(next);
    void action.run({ email: email.trim(), ...(name.trim() === '' ? {} : { name: name.trim() }) });
  };
  if (action.done) return <CheckYourMail email={readAddress(email)} again={action.reset} />;
  return (
    <div className="page narrow door">
      <PageTitle>Sign up</PageTitle>
      <p>
        No card needed. New customers get 100 leads to try it, while free trials of the day are left. We mail you a
        link, and you choose a password there.
      </p>
      {hasCode && <p>Your promotion code is kept until you have signed up or logged in.</p>}
      <form className="form" ref={form} onSubmit={submit}>
        <Field
          label="E-mail"
          type="email"
          name="email"
          autoComplete="email"
          required
          problem={at.email}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Field
          label="Name (optional)"
          name="name"
          autoComplete="name"
          maxLength={100}
          problem={at.name}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        {rest !== null && <Failed error={rest} />}
        <button type="submit" className="button primary large" disabled={!canBeSent} aria-disabled={action.pending}>
          {action.pending ? 'Sending…' : 'Send me the link'}
        </button>
        <p className="help">
          By signing up you accept the <Link to={paths.terms}>terms of service</Link> and the{' '}
          <Link to={paths.privacy}>privacy policy</Link>. You have to be 18 or older.
        </p>
      </form>
      <p>
        Have an account? <Link to={logInThen(next)}>Log in</Link>
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
        If <strong>{email}</strong> can open an account, a link is on its way to it. Open it within a day to choose your
        password.
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
