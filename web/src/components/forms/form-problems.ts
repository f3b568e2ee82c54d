// A refusal is shown at its field, in the page's words; a refusal that concerns no field is shown under the form.
import { useEffect, useRef, type RefObject } from 'react';
import { refusedFields } from '../../server/problem.ts';

export type FormProblems<Field extends string> = {
  at: Partial<Record<Field, string>>;
  /** What no field is to blame for; null: nothing. */ rest: unknown;
};

/** `words` has one sentence per field: the only reason for which the server refuses that field. */
export function problemsAt<Field extends string>(error: unknown, words: Record<Field, string>): FormProblems<Field> {
  const refused = refusedFields(error);
  const known = refused.filter((name): name is Field => name in words);
  const at = Object.fromEntries(known.map((name) => [name, words[name]])) as Partial<Record<Field, string>>;
  return { at, rest: known.length > 0 && known.length === refused.length ? null : error };
}

/**
 * Moves the focus whenever `error` is another one: to the first field with a problem, or to the message where no
 * field is to blame. The button that was pressed was disabled meanwhile and has lost it. Give the ref to the form.
 */
export function useFocusOnProblem(error: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error === null || form.current === null) return;
    const field = form.current.querySelector<HTMLElement>('[aria-invalid="true"]');
    (field ?? form.current.querySelector<HTMLElement>('[role="alert"]'))?.focus();
  }, [error]);
  return form;
}
