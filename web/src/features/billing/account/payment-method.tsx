// The card that pays, and another one in its place.
import { useState } from 'react';
import { Bone, Loaded } from '../../../components/feedback/loaded.tsx';
import { useClientToken, type Subscription, type useChangeCard } from '../api.ts';
import { CardForm } from '../card-form/card-form.tsx';
import { ConfirmPayment } from '../card-form/confirm-payment.tsx';
import { OnTheStatement } from '../on-the-statement.tsx';
import { isSubscribed } from '../subscribed.ts';
import { CallNote } from './call-note.tsx';
import { cardName, cardState, expiryOf, type Card, type CardState } from './card-words.ts';
import { isBusy, useWhenDone } from './is-busy.ts';

type Props = { subscription: Subscription; call: ReturnType<typeof useChangeCard> };

export function PaymentMethod({ subscription, call }: Props) {
  const { card, isPastDue } = subscription;
  const [open, setOpen] = useState(false);
  // When the card is given: the answer says that nothing is due any more.
  const [wasDue, setWasDue] = useState(false);
  const busy = isBusy(call);
  // A bank's question that an earlier visit left is shown as well.
  const shown = open || call.outcome.is === 'confirm';
  useWhenDone(call, () => setOpen(false));
  return (
    <section className="billing-row" aria-labelledby="payment-method">
      <h2 id="payment-method">Payment method</h2>
      <div className="billing-value">
        {card === null ? <p>No card yet.</p> : <CardShown card={card} />}
        <OnTheStatement />
        <CallNote
          call={call}
          safe="Your card was not changed."
          asWarning
          done={
            wasDue
              ? 'Your card was changed. What was due was charged to it.'
              : 'Your card was changed. It pays from now on.'
          }
        />
        {shown && <NewCard {...{ subscription, call, busy }} onUse={() => setWasDue(isPastDue)} />}
      </div>
      {isSubscribed(subscription) && (
        <button
          type="button"
          className="button"
          aria-label={shown ? 'Keep the card as it is' : 'Change the card'}
          aria-expanded={shown}
          aria-disabled={busy}
          onClick={() => {
            if (busy) return;
            call.reset();
            setOpen(!open);
          }}
        >
          {shown ? 'Close' : 'Change'}
        </button>
      )}
    </section>
  );
}

function CardShown({ card }: { card: Card }) {
  const [now] = useState(() => new Date());
  const state = cardState(card, now);
  return (
    <>
      <p className="billing-main">{cardName(card)}</p>
      <p className={tones[state]}>
        {state === 'expired' ? 'Expired' : 'Expires'} {expiryOf(card)}
        {hints[state]}
      </p>
    </>
  );
}

const tones: Record<CardState, string> = { expired: 'bad', soon: 'warn', valid: 'help' };
const hints: Record<CardState, string> = {
  expired: '. Please change it before the next charge.',
  soon: ', soon. Please change it before the next charge.',
  valid: '',
};

type NewProps = Props & { busy: boolean; onUse: () => void };

function NewCard({ subscription: { processor, isPastDue }, call, busy, onUse }: NewProps) {
  const token = useClientToken();
  const use = (cardToken: string) => {
    onUse();
    call.run({ billing: processor, cardToken });
  };
  const { outcome } = call;
  const confirming = outcome.is === 'confirm';
  return (
    <Loaded query={token} skeleton={<Bone height={320} />} safe="Your card was not changed.">
      {({ clientToken }) => (
        <div className="new-card">
          {confirming && (
            <ConfirmPayment
              processor={processor}
              clientToken={clientToken}
              clientSecret={outcome.clientSecret}
              onAnswered={call.lookAgain}
              onResult={(result) => {
                const asked = call.asked();
                if (asked === null) call.reset();
                else use(`${asked.cardToken}/${result}`);
              }}
              onGivenUp={call.reset}
            />
          )}
          {/* Kept while the bank asks, so that nothing has to be typed again. */}
          <div hidden={confirming}>
            {isPastDue && <p>What is due is charged to the new card at once.</p>}
            <CardForm
              processor={processor}
              clientToken={clientToken}
              submitLabel={isPastDue ? 'Use this card and pay' : 'Use this card'}
              busy={busy}
              onToken={use}
            />
          </div>
        </div>
      )}
    </Loaded>
  );
}
