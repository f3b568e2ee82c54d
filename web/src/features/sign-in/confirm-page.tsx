import { useState, type FormEvent } from 'react';
import { Field } from '../../components/field.tsx';
import { Failed } from '../../components/loaded.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { useAction } from '../../components/use-action.ts';
import { Link, useNavigate, useSearchParams } from '../../navigation/links.ts';
import { paths } from '../../navigation/paths.ts';
import { ServerProblem } from '../../server/problem.ts';
import { confirmSignUp } from './api.ts';
import { signedIn } from '../../server/session.ts';
import { takeNext } from './next-after-mail.ts';

export function ConfirmPage() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const navigate = useNavigate();
  const action = useAction(confirmSignUp, (person) => {
    signedIn(person);
    void navigate(takeNext(paths.search), { replace: true });
  });
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void action.run({ token, password });
  };
  const tooWeak = action.error instanceof ServerProblem && action.error.code === 'password-too-weak' ? action.error.message : undefined;
  return (
    <div className="page narrow door">
      <PageTitle>Choose a password</PageTitle>
      <p>This opens your account with a free trial of 100 leads.</p>
      <form className="form" onSubmit={submit}>
        <Field
          label="Password" type="password" name="new-password" autoComplete="new-password" required
          help="A few words that belong together only for you are better than signs and digits."
          problem={tooWeak} value={password} onChange={(event) => setPassword(event.target.value)}
        />
        {action.error !== null && tooWeak === undefined && <Failed error={action.error} />}
        <button type="submit" className="button primary large" disabled={action.pending || token === ''}>
          {action.pending ? 'Opening…' : 'Open my account'}
        </button>
      </form>
      {token === '' && <p>This address lacks the token of the mailed link. Open the link from the mail again.</p>}
      <p>
        No link that works? <Link to={paths.signUp}>Sign up again</Link>
      </p>
    </div>
  );
}
