import { useState, type FormEvent } from 'react';
import { Field } from '../../components/forms/field.tsx';
import { problemsAt, useFocusOnProblem } from '../../components/forms/form-problems.ts';
import { Failed } from '../../components/feedback/loaded.tsx';
import { PageTitle } from '../../components/pages/page-title.tsx';
import { useAction } from '../../components/forms/use-action.ts';
import { useGoOn } from '../../navigation/go.ts';
import { Link } from '../../navigation/links.ts';
import { paths } from '../../navigation/paths.ts';
import { ServerProblem, wordsFor } from '../../server/problem.ts';
import { signedIn } from '../../server/session.ts';
import { confirmSignUp } from './api.ts';
import { takeNext } from './next-after-mail.ts';

const words = { password: 'A password has at most 256 characters.' };

/** Opens the account of the mailed link. */
export function ChoosePassword({ token }: { token: string }) {
  const goOn = useGoOn();
  const action = useAction(confirmSignUp, (person) => {
    signedIn(person);
    goOn(takeNext(paths.search), { replace: true });
  });
  const [password, setPassword] = useState('');
  const form = useFocusOnProblem(action.error);
  const { at, rest } = problemsAt(action.error, words);
  const tooWeak =
    action.error instanceof ServerProblem && action.error.code === 'password-too-weak'
      ? wordsFor(action.error)
      : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (action.pending) return;
    void action.run({ token, password });
  };
  return (
    <div className="page narrow door">
      <PageTitle>Choose a password</PageTitle>
      <p>This opens your account. The next page says whether it has a free trial.</p>
      <form className="form" ref={form} onSubmit={submit}>
        <Field
          label="Password"
          type="password"
          name="new-password"
          autoComplete="new-password"
          required
          help="Several words that only you would combine are better than symbols and digits."
          problem={at.password ?? tooWeak}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        {rest !== null && tooWeak === undefined && <Failed error={rest} />}
        <button type="submit" className="button primary large" aria-disabled={action.pending}>
          {action.pending ? 'Opening…' : 'Open my account'}
        </button>
      </form>
      <p>
        Link not working? <Link to={paths.signUp}>Sign up again</Link>
      </p>
    </div>
  );
}
