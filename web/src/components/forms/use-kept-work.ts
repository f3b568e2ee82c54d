import { useCallback, useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { forgetWork, keepWork, keptWork, slotOf } from '../../server/kept/kept-work.ts';

/**
 * The state of a form that has not been sent. It begins as `first`, or as this person left it in this tab when the session
 * ended or the page was loaded again. Leaving the form while signed in forgets it, and so does the third part of the
 * answer, for what was sent. `work` names the form and what it is about, and stays the same while the form is open.
 */
export function useKeptWork<Work>(work: string, first: Work): [Work, Dispatch<SetStateAction<Work>>, () => void] {
  const [slot] = useState(() => slotOf(work));
  const [start] = useState(first);
  const [typed, setTyped] = useState(() => keptWork<Work>(slot) ?? start);
  useEffect(() => {
    if (typed !== start) keepWork(slot, typed);
  }, [slot, typed, start]);
  useEffect(
    () => () => {
      if (slotOf(work) === slot) forgetWork(slot);
    },
    [slot, work],
  );
  return [typed, setTyped, useCallback(() => forgetWork(slot), [slot])];
}
