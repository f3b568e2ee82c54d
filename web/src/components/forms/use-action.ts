// One call started by a click. Public pages use it instead of the query library, which they do not load.
import { useState } from 'react';

export type Action<Given> = {
  run: (given: Given) => Promise<void>;
  pending: boolean;
  error: unknown;
  done: boolean;
  reset: () => void;
};

type State = { pending: boolean; error: unknown; done: boolean };
const idle: State = { pending: false, error: null, done: false };

/** Each `run` calls `work`; a failure is returned as `error`, not thrown. `then` runs after a success. */
export function useAction<Given, Answer>(
  work: (given: Given) => Promise<Answer>,
  then?: (answer: Answer) => void,
): Action<Given> {
  const [state, setState] = useState(idle);
  const run = async (given: Given) => {
    setState({ ...idle, pending: true });
    try {
      const answer = await work(given);
      setState({ ...idle, done: true });
      then?.(answer);
    } catch (error) {
      setState({ ...idle, error });
    }
  };
  return { ...state, run, reset: () => setState(idle) };
}
