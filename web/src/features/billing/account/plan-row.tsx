// The plan: what it is, another one in its place, and a change that is to come.
import { useState } from 'react';
import { planInWords, type AccountNow } from '@leadwright/leads/rules/account-now';
import { Notice } from '../../../components/feedback/notice.tsx';
import { billingDay } from '../../../components/words/billing-days.tsx';
import { formatLeads, formatMoney, formatNumber } from '../../../components/words/format.ts';
import type { Plan } from '../../../server/api-types.ts';
import { useGoOn } from '../../../navigation/go.ts';
import { signUpOn } from '../../../navigation/paths.ts';
import { useUsage } from '../../../server/usage.ts';
import type { Subscription, useChangePlan } from '../api.ts';
import { isSubscribed } from '../subscribed.ts';
import { CallNote } from './call-note.tsx';
import { ChoosePlan } from './choose-plan.tsx';
import { ConfirmChange } from './confirm-change.tsx';
import { NoSubscription } from './no-subscription.tsx';
import { SelectPlan } from '../select-plan.tsx';
import { isBusy, useOnePress } from './is-busy.ts';

type Props = { subscription: Subscription; now: AccountNow; call: ReturnType<typeof useChangePlan> };

type Asked = Parameters<Parameters<typeof ConfirmChange>[0]['onConfirm']>[2];

export function PlanRow({ subscription, now, call }: Props) {
  const [step, setStep] = useState<'none' | 'choose' | Plan>('none');
  const [paid, setPaid] = useState(false);
  const usage = useUsage().data;
  const { subscriptionId, planId, nextPlanId, processor, isFreeTrial } = subscription;
  const hindrance = hindranceOf(subscription);
  const busy = isBusy(call);
  const goOn = useGoOn();
  const close = () => setStep('none');
  const change = (to: string, pays = false, { timing, quoted }: Partial<Asked> = {}) => {
    setPaid(pays);
    const when = { ...(timing && { timeframe: timing }), ...(quoted && { quoted }) };
    if (subscriptionId !== null) call.run({ billing: processor, subscriptionId, planId: to, ...when });
  };
  const choose = (plan: Plan) => {
    if (plan.planId === planId && nextPlanId === null) close();
    else setStep(plan);
  };
  return (
    <section className="billing-row" aria-labelledby="your-plan">
      <h2 id="your-plan">Plan</h2>
      <div className="billing-value">
        <p className="billing-main">{planInWords(now)}</p>
        {isFreeTrial ? (
          <p>Free</p>
        ) : (
          now.planName !== null &&
          subscription.priceCents !== null && <p>{formatMoney(subscription.priceCents)} a month</p>
        )}
        {usage !== undefined && now.planName !== null && (
          <p className="help">
            {usage.unlimited ? 'Unlimited leads' : leadsInWords(usage.leads, subscription.terms)},{' '}
            {formatNumber(usage.downloadLimit)} in one download
          </p>
        )}
        {hindrance !== null && <p className="help">{hindrance}</p>}
        <NextPlan
          key={nextPlanId}
          subscription={subscription}
          call={call}
          busy={busy}
          onKeep={() => planId !== null && change(planId)}
        />
        {typeof step === 'string' && (
          <CallNote
            call={call}
            safe="Nothing was charged."
            done={paid ? 'Payment successful!' : 'Your change of plan was saved.'}
          />
        )}
      </div>
      <button
        type="button"
        className="button"
        aria-label="Change the plan"
        aria-disabled={busy || hindrance !== null}
        onClick={() => {
          if (busy || hindrance !== null) return;
          call.reset();
          setStep('choose');
        }}
      >
        Change
      </button>
      <NoSubscription open={step === 'choose' && !isSubscribed(subscription) && now.is !== 'ended'} onClose={close} />
      {now.is === 'ended' && (
        <SelectPlan
          title="Subscribe"
          open={step === 'choose'}
          onClose={close}
          currentPlanId={null}
          onChoose={(plan) => goOn(signUpOn(plan.planId))}
        />
      )}
      <ChoosePlan
        subscription={subscription}
        open={step === 'choose' && isSubscribed(subscription)}
        onClose={close}
        onChoose={choose}
      />
      {typeof step === 'object' && (
        <ConfirmChange subscription={subscription} plan={step} call={call} onConfirm={change} onClose={close} />
      )}
    </section>
  );
}

/** Of a promotion the first period alone may have more. */
function leadsInWords(leads: number, terms: Subscription['terms']): string {
  const later = Number(terms?.['leadsPerPeriod'] ?? leads);
  return leads === later
    ? `${formatLeads(leads)} a period`
    : `${formatLeads(leads)} in this period, then ${formatNumber(later)} a period`;
}

/** Why the plan cannot be changed for now, and what helps. */
function hindranceOf({ isPastDue, isCancelling }: Subscription): string | null {
  if (isPastDue) return 'While a payment is due, the plan cannot be changed.';
  return isCancelling ? 'Reactivate your subscription first to change the plan.' : null;
}

type NextProps = Pick<Props, 'subscription' | 'call'> & { busy: boolean; onKeep: () => void };

/** The plan that begins at the renewal, and how to take that back. */
function NextPlan({ subscription: { nextPlan, periodEnd, planName }, call, busy, onKeep }: NextProps) {
  const once = useOnePress(call);
  if (nextPlan === null || periodEnd === null) return null;
  const { name, priceCents: price } = nextPlan;
  return (
    <Notice
      tone="info"
      action={
        <button type="button" className="button" aria-disabled={busy} onClick={() => !busy && once(onKeep)}>
          Keep {planName}
        </button>
      }
    >
      From {billingDay(periodEnd)} you are on {name}
      {price !== null && `, at ${formatMoney(price)} a month`}.
    </Notice>
  );
}
