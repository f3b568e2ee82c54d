// What the API refuses about a link below an e-mail, in words.
import { Failed } from '../../components/feedback/loaded.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { Link } from '../../navigation/links.ts';
import { paths } from '../../navigation/paths.ts';
import { ServerProblem } from '../../server/problem.ts';

/** Whether the link was not made here: trying again changes nothing. */
export const isUnusable = (error: unknown): boolean =>
  error instanceof ServerProblem && error.code === 'unsubscribe-link-not-usable';

export function FailedAction({ error }: { error: unknown }) {
  if (!isUnusable(error)) return <Failed error={error} />;
  return (
    <Notice tone="bad">
      This link cannot be used. You can choose your e-mails in <Link to={paths.mails}>your settings</Link>.
    </Notice>
  );
}
