import { useState, type FormEvent } from 'react';
import { Field } from '../../components/field.tsx';
import { Failed } from '../../components/loaded.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { useAction } from '../../components/use-action.ts';
import { Link, Navigate, useSearchParams } from '../../navigation/links.ts';
import { paths, safeNext, signUpThen } from '../../navigation/paths.ts';
import { signedIn, useSession } from '../../server/session.ts';
import { logIn } from './api.ts';

export function LogInPage() {
  const [params] = useSearchParams();
  const next = safeNext(params.get('next'), paths.search);
  const session = useSession();
  const action = useAction(logIn, signedIn);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void action.run({ email: email.trim(), password });
  };
  if (session.state === 'in') return <Navigate to={next} replace />;
  return (
    <div className="page narrow door">
      <PageTitle>Log in</PageTitle>
      {session.state === 'out' && session.because === 'over' && <Notice tone="info">Your session is over. Log in to go on where you were.</Notice>}
      <form className="form" onSubmit={submit}>
        <Field label="E-mail" type="email" name="email" autoComplete="username" required value={email} onChange={(event) => setEmail(event.target.value)} />
        <Field label="Password" type="password" name="password" autoComplete="current-password" required value={password} onChange={(event) => setPassword(event.target.value)} />
        {action.error !== null && <Failed error={action.error} />}
        <button type="submit" className="button primary large" disabled={action.pending}>
          {action.pending ? 'Logging in…' : 'Log in'}
        </button>
      </form>
      <p>
        New here? <Link to={signUpThen(next)}>Sign up for 100 free leads</Link>
      </p>
    </div>
  );
}
