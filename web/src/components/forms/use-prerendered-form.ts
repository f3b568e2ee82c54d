import { useLayoutEffect, useSyncExternalStore, type RefObject } from 'react';

const never = () => () => undefined;

/**
 * For a form that stands in the HTML of the build, before there is a program to hear of it. What was typed until then is
 * given to `take`, by the field's name, and does not go. Answers whether the form can be sent: until then the browser would
 * send it itself, with what was typed in the address.
 */
export function usePrerenderedForm(
  form: RefObject<HTMLFormElement | null>,
  take: Readonly<Record<string, (typed: string) => void>>,
): boolean {
  const canBeSent = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  // Before the first change of the page writes the empty state into its fields.
  useLayoutEffect(() => {
    for (const [name, give] of Object.entries(take)) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement && field.value !== '') give(field.value);
    }
    // Once, of the form as it was found.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return canBeSent;
}
