import { accountNow, type AccountNow } from '@leadwright/leads/rules/account-now';
import type { Usage } from '../../../server/api-types.ts';
import { Bone, Loaded } from '../../../components/feedback/loaded.tsx';
import { PageTitle } from '../../../components/pages/page-title.tsx';
import { PastDueNotice, SubscriptionState } from '../../../components/subscription/subscription-notices.tsx';
import { useUsage } from '../../../server/usage.ts';
import { useCancel, useChangeCard, useChangePlan, useReactivate, useSubscription, type Subscription } from '../api.ts';
import { useCredit } from '../own-credit.ts';
import { isSubscribed } from '../subscribed.ts';
import { CancelRow, EndNotice } from './cancelling.tsx';
import { CreditRow } from '../credit/credit-row.tsx';
import { NextCharge } from './next-charge.tsx';
import { PaymentMethod } from './payment-method.tsx';
import { PaymentNotices } from '../credit/payment-notices.tsx';
import { PlanRow } from './plan-row.tsx';
import './billing-page.css';

export function BillingPage() {
  const subscription = useSubscription();
  return (
    <>
      <PageTitle>Billing &amp; Payment</PageTitle>
      <Loaded query={subscription} skeleton={<Skeleton />} safe="Nothing was charged.">
        {(current) => <Billing subscription={current} />}
      </Loaded>
    </>
  );
}

function Billing({ subscription }: { subscription: Subscription }) {
  // Here and not in the dialogs: a call that a reload cut off is looked up whatever is open.
  const card = useChangeCard();
  const plan = useChangePlan();
  const cancel = useCancel();
  const reactivate = useReactivate();
  // What the processor has not heard of may be known here: a trial that was refused, or a plan that ended before.
  const kept = useUsage().data;
  const now = nowOf(subscription, kept);
  const credit = useCredit();
  const isPaying = isSubscribed(subscription);
  const isUnpaid = kept !== undefined && accountNow(kept).unpaid;
  return (
    <>
      {now.is === 'past-due' && <PastDueNotice />}
      <SubscriptionState is={now.is} />
      <PaymentNotices credit={credit} usage={kept} />
      <EndNotice subscription={subscription} isUnpaid={isUnpaid} cancel={cancel} reactivate={reactivate} />
      <div className="billing-rows">
        <PlanRow subscription={subscription} now={now} call={plan} />
        <PaymentMethod subscription={subscription} call={card} />
        <CreditRow credit={credit} />
        {isPaying && <NextCharge subscription={subscription} credit={credit} />}
        {(isPaying || cancel.outcome.is !== 'none') && (
          <CancelRow {...{ subscription, isUnpaid, credit, cancel, reactivate }} />
        )}
      </div>
    </>
  );
}

function nowOf(subscription: Subscription, kept: Usage | undefined): AccountNow {
  const now = accountNow(subscription);
  if (now.is !== 'never' || kept === undefined) return now;
  const before = accountNow(kept);
  return ['ended', 'trial-refused', 'trials-over'].includes(before.is) ? before : now;
}

function Skeleton() {
  return (
    <div className="bones">
      <p>One Sec, grabbing your billing information.</p>
      <Bone height={96} />
      <Bone height={72} />
      <Bone height={72} />
    </div>
  );
}
