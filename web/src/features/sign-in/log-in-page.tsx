import { useState, type FormEvent } from 'react';
import { Field } from '../../components/forms/field.tsx';
import { problemsAt, useFocusOnProblem } from '../../components/forms/form-problems.ts';
import { Failed } from '../../components/feedback/loaded.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { PageTitle } from '../../components/pages/page-title.tsx';
import { useAction } from '../../components/forms/use-action.ts';
import { Link, Navigate, useLocation, useSearchParams } from '../../navigation/links.ts';
import { paths, safeNext, signUpThen } from '../../navigation/paths.ts';
import { ServerProblem, wordsFor } from '../../server/problem.ts';
import { signedIn, useSession } from '../../server/session.ts';
import { logIn } from './api.ts';

const words = {
  email: 'Enter your e-mail address, like name@company.com.',
  password: 'Enter your password. It has at most 256 characters.',
};

export function LogInPage() {
  const [params] = useSearchParams();
  const { state } = useLocation();
  const next = safeNext(params.get('next'), paths.search);
  const session = useSession();
  const action = useAction(logIn, signedIn);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const form = useFocusOnProblem(action.error);
  const { at, rest } = problemsAt(action.error, words);
  // Shown at the password, because most people mistype that one; the server does not say which is wrong.
  const wrong =
    action.error instanceof ServerProblem && action.error.code === 'wrong-credentials'
      ? wordsFor(action.error)
      : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (action.pending) return;
    void action.run({ email: email.trim(), password });
  };
  if (session.state === 'in') return <Navigate to={next} replace state={state} />;
  return (
    <div className="page narrow door">
      <PageTitle>Log in</PageTitle>
      {session.state === 'out' && session.because === 'over' && (
        <Notice tone="info">Your session has ended. Log in to continue where you were.</Notice>
      )}
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
        <Field
          label="Password"
          type="password"
          name="password"
          autoComplete="current-password"
          required
          problem={at.password ?? wrong}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        {rest !== null && wrong === undefined && <Failed error={rest} />}
        <button type="submit" className="button primary large" aria-disabled={action.pending}>
          {action.pending ? 'Logging in…' : 'Log in'}
        </button>
      </form>
      <p>
        <Link to={paths.resetPassword}>Forgot your password?</Link>
      </p>
      <p>
        New here? <Link to={signUpThen(next)}>Sign up for 100 free leads</Link>
      </p>
    </div>
  );
}
