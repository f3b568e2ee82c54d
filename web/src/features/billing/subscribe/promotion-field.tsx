import { useState, type FormEvent } from 'react';
import { Field } from '../../../components/forms/field.tsx';
import { useKeptWork } from '../../../components/forms/use-kept-work.ts';
import { useFocusOnProblem } from '../../../components/forms/form-problems.ts';
import { wordsFor } from '../../../server/problem.ts';

type Props = {
  /** The code that was applied or opened as a link; null: none. */
  code: string | null;
  error: unknown;
  looking: boolean;
  /** The plan cannot change now. */
  busy: boolean;
  /** null: without a promotion. */
  onCode: (code: string | null) => void;
};

/** Where a promotion's code is typed. What speaks against it stands at the field, and the plan stays as it was. */
export function PromotionField({ code, error, looking, busy, onCode }: Props) {
  const [typed, setTyped] = useKeptWork('promotion', code ?? '');
  const [empty, setEmpty] = useState(false);
  const form = useFocusOnProblem(empty ? true : error);
  const applied = code !== null && error === null && !looking;
  const problem = empty ? 'Please enter a code.' : error === null ? undefined : wordsFor(error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || looking) return;
    const wanted = typed.trim();
    setEmpty(wanted === '');
    if (wanted !== '') onCode(wanted);
  };
  return (
    <form className="promotion-code" ref={form} onSubmit={submit} noValidate>
      <Field
        label="Promotion code"
        name="promotion"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        problem={problem}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setEmpty(false);
        }}
      />
      <button type="submit" className="button" aria-disabled={busy || looking}>
        {looking ? 'Looking…' : 'Apply'}
      </button>
      <p className="help" role="status">
        {applied && (
          <>
            Your code is applied.{' '}
            <button
              type="button"
              className="link"
              aria-disabled={busy}
              onClick={() => {
                if (busy) return;
                setTyped('');
                onCode(null);
                form.current?.querySelector('input')?.focus();
              }}
            >
              Remove it
            </button>
          </>
        )}
      </p>
    </form>
  );
}
