import { useEffect, useRef } from 'react';
import type { BillingCall } from '../billing-call.ts';

type Call = Pick<BillingCall<never>, 'outcome'>;

/** Whether a call is under way, or its outcome is not known: then none is started. */
export function isBusy({ outcome: { is } }: Call): boolean {
  return is !== 'none' && is !== 'done' && is !== 'refused' && is !== 'not-made';
}

/**
 * Runs the work of a button once: a second press counts only after the first was refused or did not arrive. The
 * answer may come between two presses, before what it changed is shown.
 */
export function useOnePress({ outcome }: Call): (work: () => void) => void {
  const pressed = useRef(false);
  useEffect(() => {
    if (outcome.is === 'refused' || outcome.is === 'not-made') pressed.current = false;
  }, [outcome]);
  return (work) => {
    if (pressed.current) return;
    pressed.current = true;
    work();
  };
}

/**
 * Runs `work` when the call has worked, then moves the focus to the page's heading: what was pressed is gone.
 */
export function useWhenDone({ outcome }: Call, work: () => void): void {
  const done = outcome.is === 'done';
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  useEffect(() => {
    if (!done) return;
    latest.current();
    // After the dialog that closes has given the focus back.
    const timer = setTimeout(() => document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true }), 0);
    return () => clearTimeout(timer);
  }, [done]);
}
