// Where a bank asks its cardholder whether a payment is theirs (3-D Secure). What the holder says, the server asks the
// provider; the page only shows the question.
import { useEffect, useRef, useState } from 'react';
import { Failed } from '../../../components/feedback/loaded.tsx';
import { useLatest } from '../../../components/forms/use-latest.ts';
import { Notice } from '../../../components/feedback/notice.tsx';
import { post } from '../../../server/client.ts';
import { useCommand } from '../../../server/command.ts';
import { confirmAtStripe } from './stripe.ts';
import { openChallenge } from './recurly.ts';
import './card-form.css';

type Props = {
  processor: string;
  clientToken: string;
  clientSecret: string;
  /** The holder answered: look up what became of the payment. */
  onAnswered: () => void;
  /** Recurly wants the card's token again, with what its challenge gave. */
  onResult: (resultToken: string) => void;
  /** The question could not be answered; nothing was charged. */
  onGivenUp: () => void;
};

/** The step between the card and the payment. */
export function ConfirmPayment(props: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="confirm-payment" aria-labelledby="confirm-payment">
      <h2 id="confirm-payment" ref={heading} tabIndex={-1}>
        Your bank asks you to confirm this payment
      </h2>
      <p>Nothing is charged until you confirm it.</p>
      {props.processor === 'sandbox' && <SandboxQuestion {...props} />}
      {props.processor === 'stripe' && <StripeQuestion {...props} />}
      {props.processor === 'recurly' && <RecurlyQuestion {...props} />}
      <div>
        <button type="button" className="link" onClick={props.onGivenUp}>
          Use another card
        </button>
      </div>
    </section>
  );
}

function SandboxQuestion({ clientSecret, onAnswered }: Props) {
  const answer = useCommand({
    send: (given: 'approve' | 'decline') =>
      post('/api/v2/sandbox/payments/{clientSecret}/confirm', { path: { clientSecret }, body: { answer: given } }),
    onSuccess: onAnswered,
  });
  const say = (given: 'approve' | 'decline') => () => {
    if (!answer.isPending) answer.mutate(given);
  };
  return (
    <>
      <Notice tone="info">
        <strong>Sandbox.</strong> This stands for the page of a bank. No money moves here.
      </Notice>
      {answer.isError && <Failed error={answer.error} safe="Nothing was charged." />}
      <div className="actions">
        <button
          type="button"
          className="button primary large"
          aria-disabled={answer.isPending}
          onClick={say('approve')}
        >
          Approve the payment
        </button>
        <button type="button" className="button large" aria-disabled={answer.isPending} onClick={say('decline')}>
          Decline it
        </button>
      </div>
    </>
  );
}

function StripeQuestion({ clientToken, clientSecret, onAnswered }: Props) {
  const [failed, setFailed] = useState(false);
  const answered = useLatest(onAnswered);
  useEffect(() => {
    // The same secret again shows the same question; a payment is confirmed once.
    confirmAtStripe(clientToken, clientSecret).then(
      () => answered.current(),
      () => setFailed(true),
    );
  }, [clientToken, clientSecret, answered]);
  return failed ? <NotReached /> : <p role="status">Waiting for your bank…</p>;
}

function RecurlyQuestion({ clientToken, clientSecret, onResult }: Props) {
  const [failed, setFailed] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const got = useLatest(onResult);
  useEffect(() => {
    const shown = place.current;
    if (shown === null) return;
    return openChallenge(shown, { publicKey: clientToken, actionTokenId: clientSecret }, (result) =>
      result === null ? setFailed(true) : got.current(result),
    );
  }, [clientToken, clientSecret, got]);
  return (
    <>
      <div ref={place} className="challenge" />
      {failed && <NotReached />}
    </>
  );
}

function NotReached() {
  return (
    <Notice tone="bad">
      The confirmation did not come through. Nothing was charged. Use the card again, or another.
    </Notice>
  );
}
