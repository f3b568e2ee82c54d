// The end of a subscription: asked for, confirmed, and taken back while it has not come.
import { useState } from 'react';
import { Dialog } from '../../../components/layout/dialog.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { billingDay } from '../../../components/words/billing-days.tsx';
import type { Subscription, useCancel, useReactivate } from '../api.ts';
import type { Credit } from '../own-credit.ts';
import { isSubscribed } from '../subscribed.ts';
import { CallNote } from './call-note.tsx';
import { byMail, CancelQuestion } from './cancel-question.tsx';
import { isBusy, useOnePress, useWhenDone } from './is-busy.ts';

type Props = {
  credit?: Credit | undefined;
  subscription: Subscription;
  /** The running period is not paid for. */
  isUnpaid: boolean;
  cancel: ReturnType<typeof useCancel>;
  reactivate: ReturnType<typeof useReactivate>;
};

/** Says when access ends, and offers to take the cancellation back. */
export function EndNotice({ subscription, isUnpaid, cancel, reactivate }: Props) {
  useWhenDone(reactivate, cancel.reset);
  const { isCancelling, periodEnd } = subscription;
  return (
    <>
      {isCancelling && periodEnd !== null && (
        <Notice tone="warn" action={<Reactivate call={reactivate} onPress={() => reactivate.run()} />}>
          Your subscription is cancelled and ends on {billingDay(periodEnd)}. Until then you keep{' '}
          {isUnpaid ? 'what is left of it' : 'your plan and your leads'}. Nothing more is charged.
        </Notice>
      )}
      <CallNote
        call={reactivate}
        safe="Your subscription is as it was."
        done="Your subscription goes on. It is renewed as before."
      />
    </>
  );
}

function Reactivate({ call, onPress }: { call: Props['reactivate']; onPress: () => void }) {
  const busy = isBusy(call);
  const once = useOnePress(call);
  return (
    <button
      type="button"
      className="button primary"
      aria-disabled={busy}
      onClick={() => {
        if (!busy) once(onPress);
      }}
    >
      {busy ? 'One moment…' : 'Reactivate'}
    </button>
  );
}

/** The row with the button, and the question that it opens. */
export function CancelRow({ subscription, isUnpaid, credit, cancel, reactivate }: Props) {
  const [open, setOpen] = useState(false);
  const { processor, subscriptionId, isCancelled } = subscription;
  const busy = isBusy(cancel);
  const finished = cancel.outcome.is === 'done';
  useWhenDone(cancel, () => setOpen(false));
  return (
    <section className="billing-row" aria-labelledby="cancellation">
      <h2 id="cancellation">Cancellation</h2>
      <div className="billing-value">
        {!finished && (
          <p>
            {subscription.isPastDue
              ? 'Nothing more is charged, and your plan ends at once.'
              : isUnpaid
                ? 'You keep what is left of your plan until the period ends.'
                : 'You keep what you paid for until the period ends.'}
          </p>
        )}
        {!open && (
          <CallNote
            call={cancel}
            safe="Your subscription is as it was."
            otherwise={byMail(subscription)}
            done={isCancelled ? 'Your subscription has ended.' : 'Your subscription was cancelled.'}
          />
        )}
      </div>
      {isSubscribed(subscription) && !subscription.isCancelling && (
        <button
          type="button"
          className="button"
          aria-disabled={busy}
          onClick={() => {
            if (busy) return;
            cancel.reset();
            reactivate.reset();
            setOpen(true);
          }}
        >
          Cancel subscription
        </button>
      )}
      <Dialog title="Cancel your subscription?" open={open} onClose={() => setOpen(false)}>
        <CancelQuestion
          subscription={subscription}
          credit={credit}
          call={cancel}
          busy={busy}
          onConfirm={(when) => {
            if (subscriptionId !== null) cancel.run({ billing: processor, subscriptionId, when });
          }}
          onClose={() => setOpen(false)}
        />
      </Dialog>
    </section>
  );
}
