import { useEffect, useRef } from 'react';
import { Failed } from '../../../components/feedback/loaded.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { useOnline } from '../../../server/live/online.ts';
import { ServerProblem } from '../../../server/problem.ts';
import type { Outcome } from '../billing-call.ts';

/** What became of the last press of Subscribe, and what is safe. */
export function PaymentNote({ outcome, lookAgain }: { outcome: Outcome; lookAgain: () => void }) {
  const online = useOnline();
  switch (outcome.is) {
    case 'none':
    case 'done':
    case 'confirm':
      return null;
    case 'sending':
      return <p role="status">Asking our payment provider…</p>;
    case 'unknown':
      return (
        <Notice tone="warn">
          We do not know yet whether your payment went through; we{' '}
          {online ? 'are asking.' : 'will ask as soon as you are online.'} Asking charges nothing. Please do not pay
          again elsewhere.
        </Notice>
      );
    case 'not-made':
      return (
        <Notice tone="warn">Your payment did not go through. Nothing was charged. Press Subscribe to try again.</Notice>
      );
    case 'unclear':
      return (
        <Failed
          error={outcome.error}
          safe="We do not know yet whether your payment went through. Trying again only asks."
          retry={async () => lookAgain()}
        />
      );
    case 'refused':
      return <Refused error={outcome.error} />;
  }
}

function Refused({ error }: { error: unknown }) {
  const note = useRef<HTMLDivElement>(null);
  // The button that was pressed says nothing of it.
  useEffect(() => note.current?.querySelector<HTMLElement>('[role="alert"]')?.focus(), [error]);
  return (
    <div ref={note}>
      {isAboutPayment(error) ? (
        <Notice tone="bad">
          <p>
            <strong>Payment failed</strong>
          </p>
          <p>{withTryAgain(error.message)}</p>
        </Notice>
      ) : (
        <Failed error={error} safe="Nothing was charged." />
      )}
    </div>
  );
}

function isAboutPayment(error: unknown): error is ServerProblem {
  return error instanceof ServerProblem && error.status === 402;
}

const tryAgain = ' Please try again.';

/** The server's sentence, which says what the provider says, and ends as the specification wants it. */
function withTryAgain(message: string): string {
  return message.endsWith(tryAgain) ? message : `${message}${tryAgain}`;
}
