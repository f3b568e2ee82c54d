import { useState, type FormEvent } from 'react';
import { Link } from '../../navigation/links.ts';
import { paths } from '../../navigation/paths.ts';
import { post } from '../../server/client.ts';
import { ServerProblem } from '../../server/problem.ts';
import { Failed } from '../feedback/loaded.tsx';
import { Notice } from '../feedback/notice.tsx';
import { Field } from '../forms/field.tsx';
import { problemsAt, useFocusOnProblem } from '../forms/form-problems.ts';
import { useAction } from '../forms/use-action.ts';

const words = { currentPassword: 'Enter your current password. It has at most 256 characters.' };

async function reauthenticate(given: { currentPassword: string }): Promise<void> {
  await post('/api/v2/me/reauthentication', { body: given });
}

/** Whether the server says that this is not the current password. */
export const isPasswordWrong = (error: unknown): boolean =>
  error instanceof ServerProblem && error.code === 'password-wrong';

/** Asks for the current password before something that a forgotten screen must not allow. The server asks again. */
export function Reauthenticate({ onDone }: { onDone: (currentPassword: string) => void }) {
  const [password, setPassword] = useState('');
  const action = useAction(reauthenticate, () => onDone(password));
  const form = useFocusOnProblem(action.error);
  const { at, rest } = problemsAt(action.error, words);
  const wrong = isPasswordWrong(action.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!action.pending) void action.run({ currentPassword: password });
  };
  return (
    <form className="form" ref={form} onSubmit={submit}>
      {wrong && <Notice tone="bad">Uh oh, that didn't work :(</Notice>}
      <Field
        label="Current password"
        type="password"
        name="current-password"
        autoComplete="current-password"
        required
        problem={at.currentPassword ?? (wrong ? 'The current password is wrong.' : undefined)}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {rest !== null && !wrong && <Failed error={rest} />}
      <button type="submit" className="button primary large" aria-disabled={action.pending}>
        {action.pending ? 'Checking…' : 'Continue'}
      </button>
      <p>
        <Link to={paths.resetPassword}>Forgot your password?</Link>
      </p>
    </form>
  );
}

/** Stands above what the password has opened. */
export function Reauthenticated() {
  return <Notice tone="ok">You're in! Nice work.</Notice>;
}
