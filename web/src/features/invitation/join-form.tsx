import { useState, type FormEvent } from 'react';
import { Failed } from '../../components/feedback/loaded.tsx';
import { Field } from '../../components/forms/field.tsx';
import { problemsAt, useFocusOnProblem } from '../../components/forms/form-problems.ts';
import { useAction } from '../../components/forms/use-action.ts';
import { PageTitle } from '../../components/pages/page-title.tsx';
import { useGoOn } from '../../navigation/go.ts';
import { paths } from '../../navigation/paths.ts';
import { ServerProblem, wordsFor } from '../../server/problem.ts';
import { signedIn } from '../../server/session.ts';
import { acceptInvitation, type Checked } from './api.ts';

const words = {
  name: 'A name has at most 200 characters and no internet address.',
  password: 'A password has at most 256 characters.',
};

/** Somebody new chooses name and password, and is then logged in. */
export function JoinForm({ token, link }: { token: string; link: Checked }) {
  const goOn = useGoOn();
  const action = useAction(acceptInvitation, (person) => {
    signedIn(person);
    goOn(paths.search, { replace: true });
  });
  const [name, setName] = useState(link.name ?? '');
  const [password, setPassword] = useState('');
  const form = useFocusOnProblem(action.error);
  const { at, rest } = problemsAt(action.error, words);
  const tooWeak =
    action.error instanceof ServerProblem && action.error.code === 'password-too-weak'
      ? wordsFor(action.error)
      : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!action.pending) void action.run({ token, name: name.trim(), password });
  };
  return (
    <div className="page narrow door">
      <PageTitle>Join {link.company ?? 'the team'}</PageTitle>
      <p>You were invited as {link.role}. Choose the name that your team sees and a password.</p>
      <form className="form" ref={form} onSubmit={submit}>
        <Field
          label="Name"
          autoComplete="name"
          required
          maxLength={200}
          problem={at.name}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
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
          {action.pending ? 'Joining…' : 'Join the team'}
        </button>
      </form>
    </div>
  );
}
