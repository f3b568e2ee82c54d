import { Dialog } from '../../../components/layout/dialog.tsx';
import { Link } from '../../../navigation/links.ts';
import { paths } from '../../../navigation/paths.ts';

/** The answer to Change where there is no subscription to change. */
export function NoSubscription({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog title="Bummer :(" open={open} onClose={onClose}>
      <p className="no-subscription">Uh oh, you don&apos;t currently have a subscription.</p>
      <p className="actions">
        <Link className="button primary" to={paths.signUp}>
          Sign up
        </Link>
        <button type="button" className="button" onClick={onClose}>
          Close
        </button>
      </p>
    </Dialog>
  );
}
