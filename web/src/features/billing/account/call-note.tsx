// What became of a change of the subscription, in words.
import type { ReactNode } from 'react';
import { Failed } from '../../../components/feedback/loaded.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { ServerProblem, wordsFor } from '../../../server/problem.ts';
import type { BillingCall } from '../billing-call.ts';

type Props = {
  call: Pick<BillingCall<never>, 'outcome' | 'lookAgain'>;
  /** What is safe where nothing arrived, for example "Nothing was charged." */
  safe: string;
  /** What stands where it worked; nothing where the page shows it anyway. */
  done?: ReactNode;
  /** What helps where the server did not manage it. */
  otherwise?: string;
  /** A refusal is the message alone, as a warning. */
  asWarning?: boolean;
};

/** Nothing before the click and while it is sent; the button says that. */
export function CallNote({ call: { outcome, lookAgain }, safe, done, otherwise, asWarning = false }: Props) {
  switch (outcome.is) {
    case 'none':
    case 'sending':
    case 'confirm':
      return null;
    case 'unknown':
      return (
        <Notice tone="warn">
          No answer has come yet. We are looking up what became of it. Please do not start it again elsewhere.
        </Notice>
      );
    case 'not-made':
      return (
        <Notice tone="warn">
          This did not go through. {safe} You can try again. {otherwise}
        </Notice>
      );
    case 'unclear':
      return (
        <>
          <Failed
            error={outcome.error}
            safe="We do not know yet what became of it."
            retry={() => Promise.resolve(lookAgain())}
          />
          {otherwise !== undefined && <Notice tone="bad">{otherwise}</Notice>}
        </>
      );
    case 'refused':
      return (
        <>
          <Refusal error={outcome.error} safe={safe} asWarning={asWarning} />
          {otherwise !== undefined && isOurFault(outcome.error) && <Notice tone="bad">{otherwise}</Notice>}
        </>
      );
    case 'done':
      return done === undefined ? null : <Notice tone="ok">{done}</Notice>;
  }
}

const isOurFault = (error: unknown): boolean => error instanceof ServerProblem && error.status >= 500;

function Refusal({ error, safe, asWarning }: { error: unknown; safe: string; asWarning: boolean }) {
  const title = titleOf(error);
  if (title === null) return <Failed error={error} safe={safe} />;
  if (asWarning) return <Notice tone="warn">{wordsFor(error)}</Notice>;
  return (
    <Notice tone="bad">
      <p>
        <strong>{title}</strong>
      </p>
      <p>{wordsFor(error)}</p>
    </Notice>
  );
}

/** The heading that the server gives a refusal: 'Payment failed' or 'Bummer :('. */
function titleOf(error: unknown): string | null {
  if (!(error instanceof ServerProblem)) return null;
  const { details } = error;
  if (typeof details !== 'object' || details === null || !('title' in details)) return null;
  return typeof details.title === 'string' ? details.title : null;
}
