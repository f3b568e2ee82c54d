// The new password, typed twice.
import { useState, type FormEvent } from 'react';
import { Field } from '../../components/forms/field.tsx';
import { Failed } from '../../components/feedback/loaded.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { problemsAt, useFocusOnProblem } from '../../components/forms/form-problems.ts';
import { ServerProblem, wordsFor } from '../../server/problem.ts';

const words = {
  password: 'A password has at most 256 characters.',
  newPassword: 'A password has at most 256 characters.',
};
const MISMATCH = 'The two passwords are not the same.';

type Props = {
  submit: string;
  pending: boolean;
  error: unknown;
  onChosen: (password: string) => void;
  /** What stands before the reason of a refusal. */
  failure?: string;
};

/** Calls `onChosen` once both fields are the same and not empty. */
export function NewPassword({ submit, pending, error, onChosen, failure = '' }: Props) {
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [mismatch, setMismatch] = useState<Error | null>(null);
  const form = useFocusOnProblem(mismatch ?? error);
  const { at, rest } = problemsAt(error, words);
  const tooWeak =
    error instanceof ServerProblem && error.code === 'password-too-weak' ? `${failure}${wordsFor(error)}` : undefined;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    // Another error each time, so that the focus moves each time.
    setMismatch(password === again ? null : new Error(MISMATCH));
    if (password === again) onChosen(password);
  };
  return (
    <form className="form" ref={form} onSubmit={send}>
      <Field
        label="New password"
        type="password"
        name="new-password"
        autoComplete="new-password"
        required
        help="Several words that only you would combine are better than symbols and digits."
        problem={at.password ?? at.newPassword ?? tooWeak}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Field
        label="New password again"
        type="password"
        name="new-password-again"
        autoComplete="new-password"
        required
        problem={mismatch?.message}
        value={again}
        onChange={(event) => setAgain(event.target.value)}
      />
      {rest !== null && tooWeak === undefined && failure === '' && <Failed error={rest} />}
      {rest !== null && tooWeak === undefined && failure !== '' && (
        <Notice tone="bad">
          {failure}
          {wordsFor(rest)}
        </Notice>
      )}
      <button type="submit" className="button primary large" aria-disabled={pending}>
        {pending ? 'Saving…' : submit}
      </button>
    </form>
  );
}
