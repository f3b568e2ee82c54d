import { Failed } from '../../components/feedback/loaded.tsx';
import { useAction } from '../../components/forms/use-action.ts';
import { InsteadPage } from '../../components/pages/instead-page.tsx';
import { useGoOn } from '../../navigation/go.ts';
import { paths } from '../../navigation/paths.ts';
import { signedIn } from '../../server/session.ts';
import { goOnAlone } from './api.ts';

/** What who was removed from the account reads in place of every page. */
export function LostAccess() {
  const goOn = useGoOn();
  const { run, pending, error } = useAction(goOnAlone, (person) => {
    signedIn(person);
    goOn(paths.signUp, { replace: true });
  });
  return (
    <InsteadPage
      tab="No access"
      title="You no longer have access to this account"
      actions={
        <button
          type="button"
          className="button primary"
          aria-disabled={pending}
          onClick={() => pending || void run({})}
        >
          Signup
        </button>
      }
    >
      <p>An admin of the account removed you, or ended your access for now. Ask an admin, or sign up for your own.</p>
      {error !== null && <Failed error={error} safe="Nothing was changed." />}
    </InsteadPage>
  );
}
