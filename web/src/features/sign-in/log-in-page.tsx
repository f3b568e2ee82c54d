import { useState, type FormEvent } from 'react';
import { Field } from '../../components/field.tsx';
import { Failed } from '../../components/loaded.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { Link, Navigate, useSearchParams } from '../../navigation/links.ts';
import { paths, safeNext, signUpThen } from '../../navigation/paths.ts';
import { useSession } from '../../server/session.ts';
import { useLogIn } from './api.ts';

export function LogInPage() {
  const [params] = useSearchParams();
  const next = safeNext(params.get('next'), paths.search);
  const session = useSession();
  const logIn = useLogIn();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    logIn.mutate({ email: email.trim(), password });
  };
  if (session.state === 'in') return <Navigate to={next} replace />;
  return (
    <div className="page narrow door">
      <PageTitle>Log in</PageTitle>
      {session.state === 'out' && session.because === 'over' && <Notice tone="info">Your session is over. Log in to go on where you were.</Notice>}
      <form className="form" onSubmit={submit}>
        <Field label="E-mail" type="email" name="email" autoComplete="username" required value={email} onChange={(event) => setEmail(event.target.value)} />
        <Field label="Password" type="password" name="password" autoComplete="current-password" required value={password} onChange={(event) => setPassword(event.target.value)} />
        {logIn.isError && <Failed error={logIn.error} />}
        <button type="submit" className="button primary large" disabled={logIn.isPending}>
          {logIn.isPending ? 'Logging in…' : 'Log in'}
        </button>
      </form>
      <p>
        New here? <Link to={signUpThen(next)}>Sign up for 100 free leads</Link>
      </p>
    </div>
  );
}
