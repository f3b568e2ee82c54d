import { useId, useState, type ReactNode } from 'react';
import { billingDay } from '../../../components/words/billing-days.tsx';
import { formatDay, formatLeads, formatMoney } from '../../../components/words/format.ts';
import type { Usage } from '../../../server/api-types.ts';
import { useUsage } from '../../../server/usage.ts';
import type { Subscription, useCancel } from '../api.ts';
import type { Credit } from '../own-credit.ts';
import { isPast, lastDayToCancel } from './business-days.ts';
import { CallNote } from './call-note.tsx';
import { useOnePress } from './is-busy.ts';

type When = 'at-period-end' | 'now';
type Props = {
  subscription: Subscription;
  credit: Credit | undefined;
  call: ReturnType<typeof useCancel>;
  busy: boolean;
  onConfirm: (when: When) => void;
  onClose: () => void;
};

/** When it shall end, what is lost then, and the term of the terms of service. */
export function CancelQuestion({ subscription, credit, call, busy, onConfirm, onClose }: Props) {
  const { periodEnd, isPastDue } = subscription;
  // What is not paid for has no period to wait for.
  const endsWithPeriod = periodEnd !== null && !isPastDue;
  const [when, setWhen] = useState<When>(endsWithPeriod ? 'at-period-end' : 'now');
  const usage = useUsage().data;
  const once = useOnePress(call);
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) once(() => onConfirm(when));
      }}
    >
      <fieldset className="choices">
        <legend className="only-heard">When it ends</legend>
        {endsWithPeriod && (
          <Choice
            label={`At the end of the period, on ${billingDay(periodEnd)}`}
            value="at-period-end"
            chosen={when}
            onChoose={setWhen}
          >
            You keep {usage?.unpaid === true ? 'what is left of it' : 'your plan and your leads'} until then. You can
            take the cancellation back until then.
          </Choice>
        )}
        <Choice label="End now" value="now" chosen={when} onChoose={setWhen}>
          {lossWords(usage)} Payments are not refunded. This cannot be taken back.
        </Choice>
      </fieldset>
      {credit !== undefined && credit.leftCents > 0 && (
        <p className="help">
          Your credit of {formatMoney(credit.leftCents)} stays, and pays first when you subscribe again.
        </p>
      )}
      {endsWithPeriod && <Term renewalAt={periodEnd} />}
      <CallNote call={call} safe="Your subscription is as it was." otherwise={byMail(subscription)} />
      <p className="actions">
        <button type="submit" className="button primary" aria-disabled={busy}>
          {busy ? 'One moment…' : when === 'now' ? 'End my subscription now' : 'Cancel my subscription'}
        </button>
        <button type="button" className="button" onClick={onClose}>
          Keep my subscription
        </button>
      </p>
    </form>
  );
}

/** What helps where it cannot be done here. */
export function byMail({ supportEmail }: Pick<Subscription, 'supportEmail'>): string {
  return `Uh oh, something went wrong.  Please send an email to ${supportEmail} to cancel your subscription.`;
}

type ChoiceProps = {
  label: string;
  value: When;
  chosen: When;
  onChoose: (when: When) => void;
  children: ReactNode;
};

function Choice({ label, value, chosen, onChoose, children }: ChoiceProps) {
  const id = useId();
  return (
    <div className="choice">
      <input
        type="radio"
        id={id}
        name="when"
        value={value}
        checked={chosen === value}
        aria-describedby={`${id}-help`}
        onChange={() => onChoose(value)}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        <p className="help" id={`${id}-help`}>
          {children}
        </p>
      </div>
    </div>
  );
}

function Term({ renewalAt }: { renewalAt: string }) {
  const last = lastDayToCancel(renewalAt);
  const [nowMs] = useState(() => Date.now());
  return (
    <p className="help">
      The terms ask you to cancel at least 3 business days before the renewal: by {formatDay(`${last}T12:00:00`)}.{' '}
      {isPast(last, nowMs) &&
        `That day has passed. Your subscription still ends on ${billingDay(renewalAt)} and is not renewed.`}
    </p>
  );
}

/** Leads of the plan end with it; what was given otherwise stays, and waits for a plan. */
function lossWords(usage: Usage | undefined): string {
  const leftOf = (isOfPlan: boolean): number =>
    (usage?.lots ?? [])
      .filter(({ kind }) => (kind === 'plan') === isOfPlan)
      .reduce((sum, { available }) => sum + available, 0);
  const [lost, kept] = [leftOf(true), leftOf(false)];
  const ends = lost === 0 ? '' : `, and ${formatLeads(lost)} of it ${lost === 1 ? 'is' : 'are'} lost`;
  const stays =
    kept === 0 ? '' : ` ${formatLeads(kept)} ${kept === 1 ? 'stays' : 'stay'}, to be downloaded with a plan.`;
  return `Your plan ends at once${ends}.${stays}`;
}
