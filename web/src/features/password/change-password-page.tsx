import { useState, type FormEvent } from 'react';
import { Field } from '../../components/forms/field.tsx';
import { Failed } from '../../components/feedback/loaded.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { problemsAt, useFocusOnProblem } from '../../components/forms/form-problems.ts';
import { useAction } from '../../components/forms/use-action.ts';
import { PageTitle } from '../../components/pages/page-title.tsx';
import { Link } from '../../navigation/links.ts';
import { paths } from '../../navigation/paths.ts';
import { ServerProblem } from '../../server/problem.ts';
import { changePassword, reauthenticate } from './api.ts';
import { NewPassword } from './new-password.tsx';

/** First the current password, then the new one; the server asks for both again at the change. */
export function ChangePasswordPage() {
  const [currentPassword, setCurrentPassword] = useState<string | null>(null);
  return (
    <>
      <PageTitle>Change password</PageTitle>
      {currentPassword === null ? (
        <Reauthenticate onDone={setCurrentPassword} />
      ) : (
        <ChooseNewPassword currentPassword={currentPassword} again={() => setCurrentPassword(null)} />
      )}
    </>
  );
}

const words = { currentPassword: 'Enter your current password. It has at most 256 characters.' };

function Reauthenticate({ onDone }: { onDone: (currentPassword: string) => void }) {
  const [password, setPassword] = useState('');
  const action = useAction(reauthenticate, () => onDone(password));
  const form = useFocusOnProblem(action.error);
  const { at, rest } = problemsAt(action.error, words);
  const wrong = isWrong(action.error);
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

function ChooseNewPassword({ currentPassword, again }: { currentPassword: string; again: () => void }) {
  const action = useAction(changePassword);
  if (action.done)
    return (
      <Notice tone="ok">
        Your password was updated, and your other sessions were ended. A notice is on its way to your mailbox.
      </Notice>
    );
  const wrong = isWrong(action.error);
  return (
    <>
      <Notice tone="ok">You're in! Nice work.</Notice>
      {wrong ? (
        <Notice
          tone="bad"
          action={
            <button type="button" className="button" onClick={again}>
              Enter it again
            </button>
          }
        >
          Password was not updated: the current password has changed meanwhile.
        </Notice>
      ) : (
        <NewPassword
          submit="Change password"
          failure="Password was not updated: "
          pending={action.pending}
          error={action.error}
          onChosen={(newPassword) => void action.run({ currentPassword, newPassword })}
        />
      )}
    </>
  );
}

const isWrong = (error: unknown): boolean => error instanceof ServerProblem && error.code === 'password-wrong';
