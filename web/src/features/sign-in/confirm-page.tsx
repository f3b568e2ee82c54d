import { useState, type FormEvent } from 'react';
import { Field } from '../../components/field.tsx';
import { Failed } from '../../components/loaded.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { Link, useNavigate, useSearchParams } from '../../navigation/links.ts';
import { paths } from '../../navigation/paths.ts';
import { ServerProblem } from '../../server/problem.ts';
import { useConfirmSignUp } from './api.ts';
import { takeNext } from './next-after-mail.ts';

export function ConfirmPage() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const navigate = useNavigate();
  const confirm = useConfirmSignUp();
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    confirm.mutate({ token, password }, { onSuccess: () => void navigate(takeNext(paths.search), { replace: true }) });
  };
  const tooWeak = confirm.error instanceof ServerProblem && confirm.error.code === 'password-too-weak' ? confirm.error.message : undefined;
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
        {confirm.isError && tooWeak === undefined && <Failed error={confirm.error} />}
        <button type="submit" className="button primary large" disabled={confirm.isPending || token === ''}>
          {confirm.isPending ? 'Opening…' : 'Open my account'}
        </button>
      </form>
      {token === '' && <p>This address lacks the token of the mailed link. Open the link from the mail again.</p>}
      <p>
        No link that works? <Link to={paths.signUp}>Sign up again</Link>
      </p>
    </div>
  );
}
