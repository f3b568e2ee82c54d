import { Icon } from '../components/layout/icon.tsx';
import { useAction } from '../components/forms/use-action.ts';
import { mayLeave } from '../navigation/unsaved-changes.ts';
import { logOut } from './log-out.ts';

/** Logs out; `onLeft` runs once the session has ended. Says so where it has not. */
export function LogOutButton({ onLeft }: { onLeft?: () => void }) {
  const leaving = useAction(logOut, onLeft);
  return (
    <>
      <button
        type="button"
        className="button quiet"
        aria-label="Log out"
        title="Log out"
        aria-disabled={leaving.pending}
        onClick={() => !leaving.pending && mayLeave() && void leaving.run(undefined)}
      >
        <Icon name="leave" />
      </button>
      {leaving.error !== null && (
        <p className="problem not-left" role="alert">
          You are still logged in: the server could not be reached. Log out again when you are connected.
        </p>
      )}
    </>
  );
}
