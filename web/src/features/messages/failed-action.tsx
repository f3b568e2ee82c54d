// What the API refuses about a link below an e-mail, in words.
import { Failed } from '../../components/feedback/loaded.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { ServerProblem } from '../../server/problem.ts';

export function FailedAction({ error }: { error: unknown }) {
  const isUnusable = error instanceof ServerProblem && error.code === 'unsubscribe-link-not-usable';
  if (!isUnusable) return <Failed error={error} />;
  return <Notice tone="bad">This link cannot be used. You can choose your e-mails in your settings.</Notice>;
}
